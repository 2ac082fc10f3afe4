/** What a disaster would do to its victim, and what new beasts would change for the fighters: read from the trial, in words. */
import { listed } from '../../../../engine/words';
import { say, setTexts } from '../../../../ui/game/say';
import type { BeastCard, BeastRule } from '../../content';
import { cardOf } from '../../content';
import { carriedCard, heroOf } from '../../heroes';
import type { Seat, State } from '../../types';
import { texts as table } from '../texts';
import { cardName, type Voice } from './names';
import type { Trial } from './trial';

const texts = setTexts({
	loses: { en: '{name} loses {cards}.', fr: '{name} perd : {cards}.' },
	youLose: { en: 'You lose {cards}.', fr: 'Vous perdez : {cards}.' },
	chooses: { en: '{name} chooses one of {n} items.', fr: '{name} choisit un objet sur {n}.' },
	youChoose: { en: 'You choose one of {n} items.', fr: 'Vous choisissez un objet sur {n}.' },
	choosesCard: { en: '{name} chooses one of {n} cards.', fr: '{name} choisit une carte sur {n}.' },
	youChooseCard: { en: 'You choose one of {n} cards.', fr: 'Vous choisissez une carte sur {n}.' },
	falls: { en: '{name} falls to level {n}.', fr: '{name} descend au niveau {n}.' },
	youFall: { en: 'You fall to level {n}.', fr: 'Vous descendez au niveau {n}.' },
	instead: { en: 'Nothing to take: {name} falls to level {n}.', fr: 'Rien à prendre : {name} descend au niveau {n}.' },
	youInstead: { en: 'Nothing to take: you fall to level {n}.', fr: 'Rien à prendre : vous descendez au niveau {n}.' },
	nothing: { en: 'It finds nothing to take from {name}.', fr: 'Rien à prendre à {name}.' },
	youNothing: { en: 'It finds nothing to take from you.', fr: 'Rien à vous prendre.' },
	stays: { en: 'It stays with {name}.', fr: 'La carte reste devant {name}.' },
	youStays: { en: 'It stays with you.', fr: 'La carte reste devant vous.' },
	wards: { en: '{name} can ward it off: {card}.', fr: '{name} peut s’en protéger : {card}.' },
	youWard: { en: 'You can ward it off: {card}.', fr: 'Vous pouvez vous en protéger : {card}.' },
	random: { en: 'Chance decides what {name} loses.', fr: 'Le hasard décide de ce que perd {name}.' },
	youRandom: { en: 'Chance decides what you lose.', fr: 'Le hasard décide de ce que vous perdez.' },
	dies: { en: '{name} dies.', fr: '{name} meurt.' },
	youDie: { en: 'You die.', fr: 'Vous mourez.' },
	helperLeaves: { en: '{name} has to leave, the deal is void.', fr: '{name} doit partir, le marché tombe.' },
	youLeave: { en: 'You have to leave, the deal is void.', fr: 'Vous devez partir, le marché tombe.' },
	levelOnly: { en: 'Items no longer count.', fr: 'Les objets ne comptent plus.' },
	noTies: { en: 'Ties are lost.', fr: 'Les égalités sont perdues.' }
});

type Key = keyof typeof texts;

/** Null: the trial says nothing of it. */
export function blowSentence({ after, events }: Trial, before: State, victim: Seat, voice: Voice): string | null {
	const { language, names, seat } = voice;
	const told = (other: Key, mine: Key, values: Record<string, string | number> = {}): string =>
		say(texts[seat === victim ? mine : other], language, { name: names.seat(victim), ...values });
	const { ask } = after;
	if (ask !== null && ask.seat === victim) {
		if (ask.kind === 'shield') return told('wards', 'youWard', { card: shieldOf(after, victim, voice) });
		if (ask.kind === 'lose-item') return told('chooses', 'youChoose', { n: ask.from.length });
		if (ask.kind.startsWith('lose-') || ask.kind === 'pass-card') {
			return told('choosesCard', 'youChooseCard', { n: ask.from.length });
		}
	}
	if (after.need.some(({ kind }) => kind === 'roll')) return told('random', 'youRandom');
	if (events.some((event) => event.type === 'died' && event.seat === victim)) return told('dies', 'youDie');
	const lost = lostBy(before, after, victim).map((face) => cardName(face, language));
	if (lost.length > 0) return told('loses', 'youLose', { cards: listed(lost, table.and[language]) });
	const [was, is] = [heroOf(before, victim).level, heroOf(after, victim).level];
	if (is < was) {
		const isInstead = events.some(({ type }) => type === 'nothing-lost');
		return isInstead ? told('instead', 'youInstead', { n: is }) : told('falls', 'youFall', { n: is });
	}
	if (events.some(({ type }) => type === 'lasting-began')) return told('stays', 'youStays');
	return events.some(({ type }) => type === 'nothing-lost') ? told('nothing', 'youNothing') : null;
}

function shieldOf(state: State, victim: Seat, { language }: Voice): string {
	const shield = heroOf(state, victim)
		.items.map(({ card }) => carriedCard(state, card))
		.find((item) => item.kind === 'item' && item.gives.shield === true);
	return shield === undefined ? '' : cardName(shield.id, language);
}

/** What lay before a hero and does not any more. */
function lostBy(before: State, after: State, seat: Seat) {
	const inPlay = (state: State): readonly string[] => {
		const { items, professions, tribes } = heroOf(state, seat);
		return [...items.map(({ card }) => card), ...professions, ...tribes];
	};
	const left = inPlay(after);
	return inPlay(before).flatMap((slot) => (left.includes(slot) ? [] : (before.faces[slot] ?? [])));
}

/** Rules of beasts that only the trial brings, as far as they hurt the fighters; '' for none. */
export function newRules(before: State, after: State, voice: Voice): string {
	const { language, names, seat } = voice;
	const has = ({ battle }: State, rule: BeastRule): boolean =>
		battle?.beasts.some(({ face }) => (cardOf(face) as BeastCard).rules.includes(rule)) ?? false;
	const isNew = (rule: BeastRule): boolean => !has(before, rule) && has(after, rule);
	const helper = before.battle?.helper ?? null;
	const lines = [
		...(isNew('no-help') && helper !== null
			? [say(helper === seat ? texts.youLeave : texts.helperLeaves, language, { name: names.seat(helper) })]
			: []),
		...(isNew('level-only') ? [say(texts.levelOnly, language)] : []),
		...(isNew('no-ties') ? [say(texts.noTies, language)] : [])
	];
	return lines.join(' ');
}
