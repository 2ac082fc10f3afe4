/** What totals are made of, in words: short beneath the bar, at length in the sheet. */
import type { Language } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import { groupOf } from '../../texts/groups';
import type { BattleTotals, BeastTotal, HeroTotal, Part } from '../../totals';
import { texts } from '../texts';
import { cardName, shortName, titleOf, type Voice } from './names';

export interface Line {
	readonly text: string;
	readonly n: number;
}

const sum = (parts: readonly Part[]): number => parts.reduce((total, { n }) => total + n, 0);

/** "You: level 6, items 7". */
export function heroLine({ seat, parts, total }: HeroTotal, voice: Voice): Line {
	const { language } = voice;
	const of = (...kinds: readonly Part['kind'][]): number => sum(parts.filter(({ kind }) => kinds.includes(kind)));
	const pieces = [
		say(texts.partLevel, language, { n: of('level') }),
		...piece(of('item'), (n) => say(texts.partItems, language, { n })),
		...parts
			.filter(({ kind }) => kind === 'calling' || kind === 'lasting')
			.map((part) => `${partText(part, language)} ${signed(part.n)}`),
		...piece(of('boost'), (n) => `${texts.partBoost[language]} ${signed(n)}`),
		...piece(of('hit'), (n) => `${texts.partHit[language]} ${signed(n)}`)
	];
	return { text: say(texts.heroParts, language, { name: titleOf(seat, voice), parts: pieces.join(', ') }), n: total };
}

const piece = (n: number, text: (n: number) => string): string[] => (n === 0 ? [] : [text(n)]);

/** "Jelly 8, Enraged +4". */
export function beastLine({ beast, parts, total }: BeastTotal, { language }: Voice): Line {
	const rest = parts
		.filter(({ kind }) => kind !== 'level')
		.map((part) => `${partText(part, language)} ${signed(part.n)}`);
	const level = parts.find(({ kind }) => kind === 'level')?.n ?? 0;
	const name = shortName(beast.face, language);
	return { text: rest.length === 0 ? name : [`${name} ${level}`, ...rest].join(', '), n: total };
}

/** "Rose Oil, from Tom". */
export function cardLine({ face, by, n }: Part, voice: Voice): Line {
	const card = face === null ? '' : cardName(face, voice.language);
	if (by === null || by === voice.seat) return { text: card, n };
	return { text: say(texts.fromWhom, voice.language, { card, name: voice.names.seat(by) }), n };
}

/** One part by itself: the card, or the condition under which it counts. */
export function partText({ kind, face, because, n }: Part, language: Language): string {
	if (face !== null) return cardName(face, language);
	if (kind === 'level') return say(texts.partLevel, language, { n });
	if (kind === 'boost') return texts.partBoost[language];
	if (kind === 'hit') return texts.partHit[language];
	if (kind === 'least') return texts.partLeast[language];
	return because === null ? '' : groupOf(because)[language];
}

export function heroLines({ heroes }: BattleTotals, voice: Voice): Line[] {
	return [
		...heroes.fighters.map((hero) => heroLine(hero, voice)),
		...heroes.cards.map((part) => cardLine(part, voice))
	];
}

export function beastLines({ beasts }: BattleTotals, voice: Voice): Line[] {
	return [
		...beasts.beasts.map((beast) => beastLine(beast, voice)),
		...beasts.cards.map((part) => cardLine(part, voice))
	];
}
