/** `play` (§6.1, §6.2): a card from the hand, or a one-shot from the table, does what its kind does. */
import type { Seat, Slot } from '../../../engine/contract';
import { tagPresent } from '../conditions';
import type { BoonOp, Card, ItemCard, OneShotOp } from '../content';
import { remove } from '../draft';
import type { Draft } from '../draft';
import { effectOf } from '../effects/index';
import type { PlayMove } from '../effects/kind';
import { addBeast, beastJoined } from '../flow/beasts';
import { disasterStrikes } from '../flow/disaster';
import { mend, refit } from '../flow/leave';
import { faceOf, heroOf, isBarred, isPromised, openCard } from '../heroes';
import { entryOf, fitted, isFreeVolunteer, tooManyBig } from '../items';
import type { Reason } from '../reasons';
import type { Situation } from '../situation';
import { badTarget } from '../targets';
import type { Carried } from '../types';
import { fromHand } from '../zones';
import { cardIn } from './rule';
import type { Rule, Sight } from './rule';

type Place = 'yes' | 'fresh' | 'no';

const SITUATIONS: ReadonlySet<Situation> = new Set(['prep', 'open', 'act', 'settle', 'flee', 'table']);
const IN_BATTLE: ReadonlySet<Situation> = new Set(['act', 'settle', 'flee']);

export const play: Rule<PlayMove> = {
	check(sight, move) {
		const { state, seat, situation } = sight;
		if (!SITUATIONS.has(situation)) return 'wrong-phase';
		const hero = heroOf(state, seat);
		const inHand = hero.hand.includes(move.card);
		if (!inHand && entryOf(state, seat, move.card) === undefined) return 'not-in-hand';
		const card = cardIn(sight, move.card);
		if (typeof card === 'string') return card;
		if (!inHand && !(card.kind === 'oneshot' && IN_BATTLE.has(situation))) return 'not-in-hand';
		if (isPromised(state, seat, move.card)) return 'promised';
		const place = placeOf(card, situation);
		if (place === 'no') return 'wrong-phase';
		if (place === 'fresh' && !hero.fresh.includes(move.card)) return 'not-fresh';
		if (isPutDown(card, situation) && isBarred(state, seat)) return 'barred';
		return checkKind(sight, move, card);
	},

	perform(d, seat, move) {
		const card = openCard(d.s, move.card);
		const hero = heroOf(d.s, seat);
		if (hero.hand.includes(move.card)) fromHand(d, seat, move.card);
		else remove(hero.items, entryOf(d.s, seat, move.card) as Carried);
		performKind(d, seat, move, card);
	}
};

/** The table of §6.1. */
export function placeOf(card: Card, situation: Situation): Place {
	switch (card.kind) {
		case 'item':
		case 'detour':
			return putDownPlace(situation);
		case 'oneshot':
			return IN_BATTLE.has(situation) ? usePlace(card.use, situation) : putDownPlace(situation);
		case 'volunteer':
			return situation === 'flee' ? 'no' : 'yes';
		case 'profession':
		case 'tribe':
		case 'master':
		case 'heritage':
			return situation === 'prep' || situation === 'open' || situation === 'act' ? 'yes' : 'no';
		case 'disaster':
			return situation === 'prep' || situation === 'flee' ? 'no' : 'yes';
		case 'boon':
			return boonPlace(card.use, situation);
		case 'enhancer':
		case 'mate':
		case 'lunatic':
		case 'beast':
			return situation === 'act' || situation === 'settle' ? 'yes' : 'no';
	}
}

function putDownPlace(situation: Situation): Place {
	if (situation === 'table') return 'fresh';
	return situation === 'prep' || situation === 'open' ? 'yes' : 'no';
}

function usePlace(use: OneShotOp, situation: Situation): Place {
	const flees = use.op === 'escape' || use.op === 'flee-bonus';
	if (situation === 'flee') return flees ? 'yes' : 'no';
	if (flees || (use.op === 'force-help' && situation !== 'act')) return 'no';
	return 'yes';
}

function boonPlace(use: BoonOp, situation: Situation): Place {
	if (use.op === 'draw') return situation === 'open' ? 'yes' : 'no';
	return situation === 'prep' || situation === 'flee' ? 'no' : 'yes';
}

function isPutDown(card: Card, situation: Situation): boolean {
	if (card.kind === 'item' || card.kind === 'detour') return true;
	return card.kind === 'oneshot' && !IN_BATTLE.has(situation);
}

function checkKind(sight: Sight, move: PlayMove, card: Card): Reason | null {
	const { state, seat, situation } = sight;
	const hero = heroOf(state, seat);
	switch (card.kind) {
		case 'item':
			return checkItem(sight, move, card);
		case 'oneshot':
			return IN_BATTLE.has(situation) ? effectOf(card.use).check(state, seat, move, card.use) : null;
		case 'detour':
			return checkDetour(sight, move);
		case 'volunteer':
			return null;
		case 'profession':
			if (hasFace(sight, hero.professions, card)) return 'same-card';
			return hero.professions.length >= (hero.master === null ? 1 : 2) ? 'profession-full' : null;
		case 'tribe':
			if (hasFace(sight, hero.tribes, card)) return 'same-card';
			return hero.tribes.length >= (hero.heritage === null ? 1 : 2) ? 'tribe-full' : null;
		case 'master':
			if (hero.professions.length === 0) return 'needs-profession';
			return hero.master === null ? null : 'same-card';
		case 'heritage':
			if (hero.tribes.length === 0) return 'needs-tribe';
			return hero.heritage === null ? null : 'same-card';
		case 'disaster':
			return badTarget(state, move.target);
		case 'boon':
			return effectOf(card.use).check(state, seat, move, card.use);
		case 'enhancer':
		case 'mate':
			return state.battle?.beasts.some(({ id }) => id === move.beast) ? null : 'bad-target';
		case 'lunatic':
			return checkLunatic(sight, move);
		case 'beast':
			return card.tags.includes('radioactive') && tagPresent(state, 'radioactive') ? null : 'not-radioactive';
	}
}

function checkItem({ state, seat }: Sight, move: PlayMove, item: ItemCard): Reason | null {
	const { items } = heroOf(state, seat);
	if (move.with !== undefined && !isFreeVolunteer(state, seat, move.with)) return 'bad-target';
	const entry = fitted(state, seat, items, move.card, item, move.with ?? null);
	return tooManyBig(state, items, { item, entry }) ? 'too-many-big' : null;
}

/** On an own carried item that nothing holds, or on one that is put down from the hand with it. */
function checkDetour(sight: Sight, move: PlayMove): Reason | null {
	const { state, seat, situation } = sight;
	const hero = heroOf(state, seat);
	const carried = entryOf(state, seat, move.on);
	if (carried === undefined && !hero.hand.includes(move.on as Slot)) return 'bad-target';
	const item = cardIn(sight, move.on as Slot);
	if (typeof item === 'string') return item;
	if (item.kind !== 'item') return 'bad-target';
	if (carried !== undefined) return carried.by === null ? null : 'bad-target';
	return situation === 'table' && !hero.fresh.includes(move.on as Slot) ? 'not-fresh' : null;
}

function checkLunatic(sight: Sight, move: PlayMove): Reason | null {
	if (!heroOf(sight.state, sight.seat).hand.includes(move.bring as Slot)) return 'bad-target';
	const beast = cardIn(sight, move.bring as Slot);
	if (typeof beast === 'string') return beast;
	return beast.kind === 'beast' ? null : 'bad-target';
}

function hasFace({ state }: Sight, slots: readonly Slot[], card: Card): boolean {
	return slots.some((slot) => state.faces[slot] === card.id);
}

function performKind(d: Draft, seat: Seat, move: PlayMove, card: Card): void {
	const hero = heroOf(d.s, seat);
	const slot = move.card;
	switch (card.kind) {
		case 'item':
			return putDown(d, seat, fitted(d.s, seat, hero.items, slot, card, move.with ?? null));
		case 'oneshot':
			if (d.s.battle === null) return putDown(d, seat, { card: slot, on: false, by: null });
			d.s.battle.cards.push(slot);
			return effectOf(card.use).play(d, seat, move, card.use, slot);
		case 'detour':
			return detour(d, seat, slot, move.on as Slot);
		case 'volunteer':
			return takeUp(d, seat, slot, 'volunteers');
		case 'profession':
			return takeUp(d, seat, slot, 'professions');
		case 'tribe':
			return takeUp(d, seat, slot, 'tribes');
		case 'master':
		case 'heritage':
			hero[card.kind] = slot;
			d.tell?.({ type: 'took-up', seat, card: slot, face: card.id, zone: card.kind });
			refit(d, seat);
			return mend(d, seat);
		case 'disaster':
			d.tell?.({ type: 'disaster-played', seat, target: move.target as Seat, card: slot, face: card.id });
			return disasterStrikes(d, move.target as Seat, slot);
		case 'boon':
			return effectOf(card.use).play(d, seat, move, card.use, slot);
		case 'enhancer':
		case 'mate':
			return changeBeast(d, seat, move, card);
		case 'lunatic':
			return bringBeast(d, seat, slot, move.bring as Slot);
		case 'beast':
			return beastJoined(d, seat, addBeast(d, seat, slot, card.id, null), 'radioactive');
	}
}

function putDown(d: Draft, seat: Seat, entry: Carried): void {
	heroOf(d.s, seat).items.push(entry);
	const { card, on, by } = entry;
	d.tell?.({ type: 'put-down', seat, card, face: faceOf(d.s, card), on, with: by });
}

function takeUp(d: Draft, seat: Seat, slot: Slot, zone: 'volunteers' | 'professions' | 'tribes'): void {
	heroOf(d.s, seat)[zone].push(slot);
	d.tell?.({ type: 'took-up', seat, card: slot, face: faceOf(d.s, slot), zone });
	refit(d, seat);
	mend(d, seat);
}

function detour(d: Draft, seat: Seat, by: Slot, item: Slot): void {
	const hero = heroOf(d.s, seat);
	const at = hero.items.findIndex((entry) => entry.card === item);
	const entry: Carried = { card: item, on: true, by };
	if (at >= 0) {
		hero.items[at] = entry;
	} else {
		fromHand(d, seat, item);
		putDown(d, seat, entry);
	}
	d.tell?.({ type: 'detoured', seat, card: by, face: faceOf(d.s, by), item, itemFace: faceOf(d.s, item) });
}

function changeBeast(d: Draft, seat: Seat, move: PlayMove, card: Card): void {
	const { battle } = d.s;
	const beast = battle?.beasts.find(({ id }) => id === move.beast);
	if (battle === null || beast === undefined) return;
	if (card.kind === 'mate') {
		return beastJoined(d, seat, addBeast(d, seat, move.card, beast.face, beast.family), 'mate');
	}
	battle.cards.push(move.card);
	battle.enhancers.push({ card: move.card, family: beast.family, by: seat });
	d.tell?.({ type: 'enhanced', seat, card: move.card, face: card.id, beast: beast.id, beastFace: beast.face });
}

function bringBeast(d: Draft, seat: Seat, lunatic: Slot, beast: Slot): void {
	d.s.battle?.cards.push(lunatic);
	fromHand(d, seat, beast);
	beastJoined(d, seat, addBeast(d, seat, beast, faceOf(d.s, beast), null), 'lunatic');
}
