/** Played cards and abilities resolve (6.1, 7.1): the tasks of the queue, one small step each. */
import { allHold } from './conditions';
import { battleStep } from './battle';
import { cardOf, ownerOf, refOf } from './content';
import { shelve } from './discarding';
import type { Draft } from './draft';
import { resolveEffect } from './effects';
import { hasLandLeft, turnUpLand } from './effects/discover';
import { settleLand } from './lands';
import { changeMorale } from './morale';
import type { HeldLand } from './table';
import { findLand, isIn, placeOf } from './table';
import type { CardRef, Item, Task } from './types';
import { announce, reopenWindow } from './windows';

export function runTask(draft: Draft, task: Task): void {
	switch (task.do) {
		case 'announce':
			return announce(draft, task.item);
		case 'resolve':
			if (task.item.ability !== null) return startEffects(draft, task.item, task.item.ability);
			return resolveCard(draft, task.item, task.cancelled === true);
		case 'found':
			return placeFoundLand(draft, task);
		case 'arrive':
			return arrive(draft, task.item);
		case 'ability':
			return runAbility(draft, task.item);
		case 'effect':
			return runEffect(draft, task.item, task.index);
		case 'shelve':
			return shelve(draft, task.card, ownerOf(task.card), 'resolved');
		case 'reopen':
			return reopenWindow(draft);
		case 'battle':
			return battleStep(draft, task.step);
	}
}

/** 6.1 step 1: the card is placed by its zone; what follows waits until it stands. */
function resolveCard(draft: Draft, item: Item, cancelled: boolean): void {
	const { seat, card } = item;
	if (item.choices.discover === true) {
		if (!hasLandLeft(draft.player(seat))) return shelve(draft, card, seat, 'homeless');
		if (!cancelled) draft.first({ do: 'arrive', item });
		return turnUpLand(draft, seat, card);
	}
	if (!place(draft, item)) return shelve(draft, card, seat, 'homeless');
	const { played } = cardOf(card);
	if (played?.lasts !== undefined) draft.mark(card, { left: played.lasts });
	if (!cancelled) draft.first({ do: 'arrive', item });
}

/** False: the land named is no longer held as required. */
function place(draft: Draft, { seat, card, land }: Item): boolean {
	const { played, unit } = cardOf(card);
	if (played === null) return false;
	const { zone } = played;
	if (zone === 'discard') return true;
	let holder = seat;
	if (zone === 'active') {
		const player = draft.edit(seat);
		player.active = [...player.active, card];
	} else {
		const target = findLand(draft.state, land);
		const foreign = target !== null && target.seat !== seat;
		if (target === null || foreign !== (zone === 'enemy-land') || !isIn(draft.state, target.seat)) return false;
		putOn(draft, target, card, unit === null ? 'attached' : 'cards');
		holder = target.seat;
	}
	draft.tell?.({ type: 'card-placed', seat, holder, card, zone, land });
	return true;
}

function putOn(draft: Draft, { seat, land }: HeldLand, card: CardRef, part: 'cards' | 'attached'): void {
	draft.replaceLand(seat, { ...land, [part]: [...land[part], card] });
}

/** The fact is in: the land is placed, or, if the seat holds that country already, discarded; the explorer stands where it leads. */
function placeFoundLand(draft: Draft, { seat, slot, unit }: Extract<Task, { do: 'found' }>): void {
	const id = draft.state.known[slot];
	if (id === undefined) throw new Error(`${slot} has not been turned up`);
	const ref = refOf(seat, id);
	const copy = draft.player(seat).lands.find((land) => cardOf(land.id).id === id);
	if (copy === undefined) return settleLand(draft, seat, ref, unit);
	const player = draft.edit(seat);
	player.discard = [...player.discard, ref];
	draft.tell?.({ type: 'land-lost', seat, land: ref, by: seat });
	if (unit === null) return;
	putOn(draft, { seat, land: copy }, unit, 'cards');
	draft.tell?.({ type: 'card-placed', seat, holder: seat, card: unit, zone: 'land', land: copy.id });
}

/** 6.1 steps 2 to 4: the morale of the card, its on-play abilities, the discard pile. */
function arrive(draft: Draft, item: Item): void {
	const { seat, card } = item;
	const { played, onPlay } = cardOf(card);
	if (played === null) return;
	const land = placeOf(draft.state, card)?.land?.id ?? null;
	const tasks: Task[] = onPlay.map((ability) => ({
		do: 'ability',
		item: { ...item, class: 'ability', ability, land }
	}));
	if (played.zone === 'discard') tasks.push({ do: 'shelve', card });
	draft.first(...tasks);
	changeMorale(draft, seat, played.morale, card);
}

/** The tests of an ability are looked at once, before its first effect. */
function runAbility(draft: Draft, item: Item): void {
	if (item.ability === null) return;
	const tests = cardOf(item.card).abilities[item.ability]?.if;
	if (tests === undefined || allHold(draft.state, tests, item)) startEffects(draft, item, item.ability);
}

function startEffects(draft: Draft, item: Item, ability: number): void {
	const effects = cardOf(item.card).abilities[ability]?.do ?? [];
	draft.tell?.({ type: 'ability-worked', seat: item.seat, card: item.card, ability });
	draft.first(...effects.map((_, index): Task => ({ do: 'effect', item, index })));
}

function runEffect(draft: Draft, item: Item, index: number): void {
	const ability = item.ability === null ? undefined : cardOf(item.card).abilities[item.ability];
	const effect = ability?.do[index];
	if (effect !== undefined) resolveEffect(draft, effect, item);
}
