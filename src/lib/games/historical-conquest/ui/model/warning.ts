/** What would be left undone by ending the turn now, said once before the cards are drawn. */
import type { Language, Names, Text } from '../../../../engine/module';
import type { IconName } from '../../../../ui/game/parts';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { drawsAhead, neglects, type Neglect } from '../../foresight/neglect';
import type { Threat } from '../../foresight/threats';
import type { Move } from '../../types';
import { shortName } from '../card/names';
import type { Choices } from './choices';
import { landWords } from './lands';
import { cardName } from './names';
import { warnings } from './warning-texts';

export interface Fact {
	readonly icon: IconName;
	readonly text: string;
}

export interface Warning {
	readonly sentence: Sentence;
	/** At most three, then the draw. */
	readonly facts: readonly Fact[];
	/** A move that helps. */
	readonly help: Move | null;
}

const FACTS = 3;

/** Null: nothing is left undone. */
export function warningOf({ state, seat, sees }: Choices, names: Names, language: Language): Warning | null {
	if (seat === null) return null;
	const found = neglects(state, seat, sees);
	const [worst] = found;
	if (worst === undefined) return null;
	const put = (text: Text, values: Record<string, string | number> = {}): string => say(text, language, values);
	const n = drawsAhead(state, seat);
	const draws: Fact[] =
		n === 0 ? [] : [{ icon: 'layers', text: put(n === 1 ? warnings.youDrawOne : warnings.youDraw, { n }) }];
	const help = found.map(helpOf).find((move) => move !== null) ?? null;
	return {
		sentence: { ...leadOf(worst, names, language), alarm: true },
		facts: [...factsOf(found, language).slice(0, FACTS), ...draws],
		help
	};
}

function helpOf(neglect: Neglect): Move | null {
	if (neglect.kind === 'empty-land') return neglect.help;
	return neglect.kind === 'sure-win' ? neglect.move : null;
}

function leadOf(neglect: Neglect, names: Names, language: Language): Sentence {
	const put = (text: Text, values: Record<string, string | number> = {}): string => say(text, language, values);
	if (neglect.kind === 'empty-land') {
		const [threat] = neglect.threats;
		const card = neglect.help === null ? null : nameOf(neglect.help, language);
		const rest = [
			...(threat === undefined ? [] : [threatText(threat, names, language)]),
			...(card === null ? [] : [put(warnings.fills, { card })])
		];
		return { lead: put(warnings.landEmpty, { ...landWords(neglect.land, language) }), rest: rest.join(' ') };
	}
	const [fact] = factsOf([neglect], language);
	return { lead: `${(fact?.text ?? '').replace(/\.$/, '')}.`, rest: put(warnings.stillTime) };
}

/** Who comes, and how. */
function threatText({ by, from, move }: Threat, names: Names, language: Language): string {
	const unit = 'unit' in move ? cardName(move.unit, language) : '';
	const values = { name: names.seat(by), unit, from: landWords(from, language).theLand };
	return say(move.type === 'voyage' ? warnings.landSailed : warnings.landStepped, language, values);
}

/** The card that a helping move is about. */
function nameOf(move: Move, language: Language): string | null {
	if (move.type === 'play') return shortName(move.card, language);
	return 'unit' in move ? cardName(move.unit, language) : null;
}

/** Gravest first; what would help comes last. */
function factsOf(found: readonly Neglect[], language: Language): readonly Fact[] {
	const put = (text: Text, values: Record<string, string | number> = {}): string => say(text, language, values);
	const empty = found.filter((each) => each.kind === 'empty-land');
	const help = empty.find((each) => each.help !== null)?.help ?? null;
	const n = empty.length;
	const facts: Fact[] = [];
	if (n > 0)
		facts.push({ icon: 'triangle-alert', text: put(n === 1 ? warnings.landWithout : warnings.landsWithout, { n }) });
	for (const each of found) {
		if (each.kind === 'sure-win') {
			const ends = { from: landWords(each.move.from, language).TheLand, to: landWords(each.move.to, language).theLand };
			facts.push({ icon: 'swords', text: put(warnings.sureWin, ends) });
		} else if (each.kind === 'plays-left') {
			const text = put(each.count === 1 ? warnings.playUnused : warnings.playsUnused, { n: each.count });
			facts.push({ icon: 'layers', text });
		}
	}
	if (help?.type === 'voyage') {
		facts.push({ icon: 'anchor', text: put(warnings.voyageUnused, { card: cardName(help.unit, language) }) });
	} else if (help?.type === 'step') {
		facts.push({ icon: 'footprints', text: put(warnings.stepUnused, { card: cardName(help.unit, language) }) });
	}
	return facts;
}
