/**
 * Reads a position from JSON text. What comes out has the shape of a state (section 3) and keeps what the rules take for granted: every
 * card is one of its owner's deck and lies in one place, and somebody is asked unless the game is over or a fact is on its way. It is not
 * checked whether play could have led there.
 */
import { equalJson } from '../../engine/canonical';
import type { Seat } from '../../engine/contract';
import type { Parsed } from '../../engine/module';
import { readJsonPosition } from '../../engine/position';
import { actors } from './actors';
import { cardOf, deckList, ownerOf } from './content';
import { pilesOf } from './hidden';
import { fullOptions } from './setup';
import { stateShape } from './shape';
import type { CardRef, Pile, Player, State } from './types';

export function readPosition(text: string): Parsed<State> {
	return readJsonPosition<State>(text, {
		options: fullOptions,
		hasShape: (value, { players }) => stateShape(players)(value),
		fault: faultOf
	});
}

/** What is wrong between the parts, or null. */
function faultOf(state: State): string | null {
	const { options, players, phase, outcome } = state;
	const seats = Array.from({ length: options.players }, (_, seat) => seat);
	const cards = seats.flatMap((seat) => openCards(players[seat] as Player));
	const announced = state.window?.item ?? null;
	if (announced !== null && announced.ability === null) cards.push(announced.card);
	if (new Set(cards).size !== cards.length) return 'a card lies in two places';
	const lists = options.decks.map((choice) => new Set(deckList(choice)));
	for (const ref of [...cards, ...namedCards(state)]) {
		if (lists[ownerOf(ref)]?.has(cardOf(ref).id) !== true) return `${ref} is in no deck`;
	}
	for (const seat of seats) {
		const fault = playerFault(state, seat, players[seat] as Player);
		if (fault !== null) return fault;
	}
	if ((phase === 'over') !== (outcome !== null)) return `phase ${phase} does not fit the outcome`;
	if (phase === 'setup' ? state.requests.length === 0 : state.turn === null)
		return `phase ${phase} does not fit the rest`;
	if (state.turn !== null && !state.order.includes(state.turn)) return 'the order lacks the seat whose turn it is';
	if ((state.window?.kind === 'battle') !== (state.window !== null && state.window.item === null))
		return 'a window fits no item';
	if (state.window?.kind === 'battle' && state.battle === null) return 'a battle window without a battle';
	return outcome === null && state.requests.length === 0 && actors(state).length === 0 ? 'nobody is asked' : null;
}

function openCards({ lands, active, discard }: Player): CardRef[] {
	return [...lands.flatMap((land) => [land.id, ...land.cards, ...land.attached]), ...active, ...discard];
}

/** Cards that other parts of the state name. */
function namedCards(state: State): readonly CardRef[] {
	const { battle, moved, marks, boosts, pending, queue } = state;
	const fighting = battle === null ? [] : [battle.from, battle.to, battle.explorer, battle.escort];
	return [
		...fighting.filter((card) => card !== null),
		...moved,
		...Object.keys(marks),
		...boosts.map((boost) => boost.source),
		...pending.flatMap((due) => (due.kind === 'hand-discard' ? [] : [due.land, ...due.units])),
		...queue.flatMap((task) => ('item' in task ? [task.item.card] : 'card' in task ? [task.card] : []))
	];
}

function playerFault({ options, rebuilt }: State, seat: Seat, player: Player): string | null {
	const { lands, active, landPile, draw, hand } = player;
	const isUnit = (ref: CardRef): boolean => cardOf(ref).unit !== null;
	if (
		!lands.every(({ id, cards, attached }) => cardOf(id).land !== null && cards.every(isUnit) && !attached.some(isUnit))
	)
		return `seat ${seat}: a card lies where it cannot`;
	if (!active.every((ref) => cardOf(ref).action !== null)) return `seat ${seat}: a card lies where it cannot`;
	const made = pilesOf(seat, options.decks[seat] ?? { cards: [] });
	const newest = rebuilt.findLast(({ deck }) => deck.startsWith(`draw-${seat}-`)) ?? made.draw;
	if (!isPile(landPile, made.landPile) || !isPile(draw, newest)) return `seat ${seat}: a pile is not what it should be`;
	const decks = [made.draw, ...rebuilt].map(({ deck }) => deck);
	if (new Set(hand).size !== hand.length) return `seat ${seat}: a slot is in the hand twice`;
	return hand.every((slot) => decks.includes(slot.slice(0, slot.indexOf(':'))) && slot.startsWith(`draw-${seat}-`))
		? null
		: `seat ${seat}: the hand holds a slot of no deck`;
}

function isPile({ deck, cards, next }: Pile, made: Pick<Pile, 'deck' | 'cards'>): boolean {
	return deck === made.deck && equalJson(cards, made.cards) && next <= cards.length;
}
