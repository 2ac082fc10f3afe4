/** §7.7 as changes: cards leave play, items change hands, heroes are refitted. */
import type { Seat, Slot } from '../../../engine/contract';
import { doNext, remove } from '../draft';
import type { Draft } from '../draft';
import type { HandOver } from '../events';
import { carriedCard, faceOf, heroOf } from '../heroes';
import { hasRoom, isAllowed, isDetour, tooManyBig, withReceived } from '../items';
import type { Step } from '../types';
import { discard } from '../zones';

/**
 * Takes a card out of its owner's play, with what goes along, and refits the owner. Where the card itself goes is the caller's business, and
 * so are the decisions that follow: `mend`.
 */
export function leavePlay(d: Draft, seat: Seat, slot: Slot): void {
	const hero = heroOf(d.s, seat);
	const item = hero.items.find((entry) => entry.card === slot);
	if (item !== undefined) {
		remove(hero.items, item);
		if (isDetour(d.s, item.by)) discard(d, seat, item.by as Slot);
	} else if (hero.professions.includes(slot)) {
		if (hero.professions.length === 1 && hero.master !== null) {
			discard(d, seat, hero.master);
			hero.master = null;
		}
		remove(hero.professions, slot);
	} else if (hero.tribes.includes(slot)) {
		if (hero.tribes.length === 1 && hero.heritage !== null) {
			discard(d, seat, hero.heritage);
			hero.heritage = null;
		}
		remove(hero.tribes, slot);
	} else if (hero.master === slot) {
		hero.master = null;
	} else if (hero.heritage === slot) {
		hero.heritage = null;
	} else {
		remove(hero.volunteers, slot);
	}
	refit(d, seat, free(d, seat, slot));
}

export function discardFromPlay(d: Draft, seat: Seat, slot: Slot): void {
	leavePlay(d, seat, slot);
	discard(d, seat, slot);
}

/** Equipped items whose restriction no longer holds go off, and a freed one that has no room. Never equips anything. */
export function refit(d: Draft, seat: Seat, freed: Slot | null = null): void {
	const hero = heroOf(d.s, seat);
	hero.items.forEach((entry, i) => {
		const item = carriedCard(d.s, entry.card);
		if (!entry.on || item.kind !== 'item' || isDetour(d.s, entry.by)) return;
		const stays = isAllowed(d.s, seat, item) && (entry.card !== freed || hasRoom(d.s, hero.items, item, entry.card));
		if (stays) return;
		hero.items[i] = { ...entry, on: false };
		d.tell?.({ type: 'unequipped', seat, card: entry.card, face: item.id, forced: true });
	});
}

/** Queues the decisions that a hero with too much in play has to make. */
export function mend(d: Draft, seat: Seat): void {
	const hero = heroOf(d.s, seat);
	const steps: Step[] = [];
	if (hero.professions.length > 1 && hero.master === null) steps.push({ do: 'excess', seat, zone: 'professions' });
	if (hero.tribes.length > 1 && hero.heritage === null) steps.push({ do: 'excess', seat, zone: 'tribes' });
	if (tooManyBig(d.s, hero.items)) steps.push({ do: 'fix-up', seat });
	doNext(d, ...steps);
}

/** An item that has left somebody's play enters another's. */
export function receive(d: Draft, from: Seat, to: Seat, slot: Slot, how: HandOver): void {
	const hero = heroOf(d.s, to);
	hero.items = withReceived(d.s, to, hero.items, slot);
	const on = hero.items.at(-1)?.on === true;
	d.tell?.({ type: 'handed-over', from, to, card: slot, face: faceOf(d.s, slot), on, how });
}

/** A Volunteer or Detour! that is gone holds its item no longer. */
function free(d: Draft, seat: Seat, holder: Slot): Slot | null {
	const hero = heroOf(d.s, seat);
	const at = hero.items.findIndex((entry) => entry.by === holder);
	const held = hero.items[at];
	if (held === undefined) return null;
	hero.items[at] = { ...held, by: null };
	return held.card;
}
