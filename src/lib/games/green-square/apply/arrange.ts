/** Arranging what lies before a hero (§6.3): food, equipment, Volunteers, giving up a profession or tribe. */
import type { Seat } from '../../../engine/contract';
import type { ItemCard } from '../content';
import type { Draft } from '../draft';
import { discardFromPlay, mend, refit } from '../flow/leave';
import { carriedCard, faceOf, heroOf } from '../heroes';
import { entryOf, fitted, hasRoom, isAllowed, isDetour, isFreeVolunteer, tooManyBig } from '../items';
import type { Reason } from '../reasons';
import type { Situation } from '../situation';
import type { Carried, MoveOf } from '../types';
import type { Rule, Sight } from './rule';

const QUIET: ReadonlySet<Situation> = new Set(['prep', 'open', 'table']);
const DROPPING: ReadonlySet<Situation> = new Set(['prep', 'open', 'act', 'settle', 'table']);

export const setFood: Rule<MoveOf<'set-food'>> = {
	check: ({ situation }) => (situation === 'prep' ? null : 'wrong-phase'),
	perform(d, seat, { food }) {
		heroOf(d.s, seat).food = food;
		d.tell?.({ type: 'food-set', seat, food });
		refit(d, seat);
		mend(d, seat);
	}
};

export const equip: Rule<MoveOf<'equip'>> = {
	check({ state, seat, situation }, { card }) {
		if (!QUIET.has(situation)) return 'wrong-phase';
		const entry = entryOf(state, seat, card);
		if (entry === undefined) return 'not-yours';
		const item = carriedCard(state, card);
		if (item.kind !== 'item') return 'wrong-kind';
		if (entry.on) return 'already-equipped';
		if (isDetour(state, entry.by)) return null;
		if (!isAllowed(state, seat, item)) return 'restricted';
		return entry.by !== null || hasRoom(state, heroOf(state, seat).items, item, card) ? null : 'slot-full';
	},
	perform(d, seat, { card }) {
		replace(d, seat, { ...(entryOf(d.s, seat, card) as Carried), on: true });
		d.tell?.({ type: 'equipped', seat, card, face: faceOf(d.s, card) });
	}
};

export const unequip: Rule<MoveOf<'unequip'>> = {
	check({ state, seat, situation }, { card }) {
		if (!QUIET.has(situation)) return 'wrong-phase';
		const entry = entryOf(state, seat, card);
		if (entry === undefined) return 'not-yours';
		if (!entry.on) return 'not-equipped';
		return tooManyBig(state, replaced(state, seat, { ...entry, on: false })) ? 'too-many-big' : null;
	},
	perform(d, seat, { card }) {
		replace(d, seat, { ...(entryOf(d.s, seat, card) as Carried), on: false });
		d.tell?.({ type: 'unequipped', seat, card, face: faceOf(d.s, card), forced: false });
	}
};

export const stow: Rule<MoveOf<'stow'>> = {
	check(sight, { card, with: by }) {
		const { state, seat, situation } = sight;
		if (!QUIET.has(situation)) return 'wrong-phase';
		const entry = entryOf(state, seat, card);
		if (entry === undefined) return 'not-yours';
		if (carriedCard(state, card).kind !== 'item') return 'wrong-kind';
		if (!isFreeVolunteer(state, seat, by) || entry.by !== null) return 'bad-target';
		return afterHolding(sight, card, by);
	},
	perform(d, seat, { card, with: by }) {
		const entry = heldBy(d.s, seat, card, by);
		replace(d, seat, entry);
		d.tell?.({ type: 'stowed', seat, card, face: faceOf(d.s, card), with: by, on: entry.on });
	}
};

export const unstow: Rule<MoveOf<'unstow'>> = {
	check(sight, { card }) {
		const { state, seat, situation } = sight;
		if (!QUIET.has(situation)) return 'wrong-phase';
		const entry = entryOf(state, seat, card);
		if (entry === undefined) return 'not-yours';
		if (entry.by === null || isDetour(state, entry.by)) return 'bad-target';
		return afterHolding(sight, card, null);
	},
	perform(d, seat, { card }) {
		const entry = heldBy(d.s, seat, card, null);
		replace(d, seat, entry);
		d.tell?.({ type: 'unstowed', seat, card, face: faceOf(d.s, card), on: entry.on });
	}
};

export const drop: Rule<MoveOf<'drop'>> = {
	check({ state, seat, situation }, { card }) {
		if (!DROPPING.has(situation)) return 'wrong-phase';
		const hero = heroOf(state, seat);
		return hero.professions.includes(card) || hero.tribes.includes(card) ? null : 'not-yours';
	},
	perform(d, seat, { card }) {
		d.tell?.({ type: 'dropped', seat, card, face: faceOf(d.s, card) });
		discardFromPlay(d, seat, card);
		mend(d, seat);
	}
};

/** The entry with another holder: equipped if it can be now. */
function heldBy(state: Sight['state'], seat: Seat, card: string, by: string | null): Carried {
	return fitted(state, seat, heroOf(state, seat).items, card, carriedCard(state, card) as ItemCard, by);
}

function afterHolding({ state, seat }: Sight, card: string, by: string | null): Reason | null {
	return tooManyBig(state, replaced(state, seat, heldBy(state, seat, card, by))) ? 'too-many-big' : null;
}

function replaced(state: Sight['state'], seat: Seat, entry: Carried): Carried[] {
	return heroOf(state, seat).items.map((other) => (other.card === entry.card ? entry : other));
}

function replace(d: Draft, seat: Seat, entry: Carried): void {
	heroOf(d.s, seat).items = replaced(d.s, seat, entry);
}
