/** Every way to play each card. Keys in alphabetical order. */
import { placeOf } from '../apply/play';
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { SIDES } from '../content';
import type { BoonOp, Card, OneShotOp } from '../content';
import { checkMove } from '../apply/index';
import type { PlayMove } from '../effects/kind';
import { heroOf, seatsInGame } from '../heroes';
import type { Reason } from '../reasons';
import { actors } from '../situation';
import type { Move, Slot } from '../types';
import { addIfLegal } from './listing';

export function plays(sight: Sight, moves: Move[]): void {
	const hero = heroOf(sight.state, sight.seat);
	for (const card of hero.hand) playsOf(sight, moves, card);
	if (isBattle(sight)) for (const { card } of hero.items) playsOf(sight, moves, card);
}

function playsOf(sight: Sight, moves: Move[], slot: Slot): void {
	const card = cardIn(sight, slot);
	if (typeof card === 'string' || placeOf(card, sight.situation) === 'no') return;
	for (const move of waysToPlay(sight, slot, card)) addIfLegal(sight, moves, move);
}

/** A way to play a card; `reason`: why it is refused, null if it is not. */
export interface PlayWay {
	readonly move: PlayMove;
	readonly reason: Reason | null;
}

/** Every way to play one of the seat's own cards, to whatever it could be pointed at, with the reason where that is refused. */
export function playWays(sight: Sight, slot: Slot): readonly PlayWay[] {
	const bare: PlayMove = { card: slot, type: 'play' };
	if (!actors(sight.state).includes(sight.seat)) return [{ move: bare, reason: 'not-your-turn' }];
	const card = cardIn(sight, slot);
	const isOutOfPlace = typeof card === 'string' || placeOf(card, sight.situation) === 'no';
	if (isOutOfPlace) return [{ move: bare, reason: checkMove(sight, bare) }];
	return waysToPlay(sight, slot, card).map((move) => ({ move, reason: checkMove(sight, move) }));
}

function waysToPlay(sight: Sight, card: Slot, design: Card): PlayMove[] {
	const { state, seat } = sight;
	const hero = heroOf(state, seat);
	const type = 'play';
	switch (design.kind) {
		case 'item':
			return [{ card, type }, ...hero.volunteers.map((volunteer): PlayMove => ({ card, type, with: volunteer }))];
		case 'detour':
			return [...hero.items.map((entry) => entry.card), ...hero.hand].map((on) => ({ card, on, type }));
		case 'disaster':
			return seatsInGame(state).map((target) => ({ card, target, type }));
		case 'enhancer':
		case 'mate':
			return (state.battle?.beasts ?? []).map(({ id }) => ({ beast: id, card, type }));
		case 'lunatic':
			return hero.hand.map((bring) => ({ bring, card, type }));
		case 'oneshot':
			return isBattle(sight) ? waysToUse(sight, card, design.use) : [{ card, type }];
		case 'boon':
			return waysToUse(sight, card, design.use);
		default:
			return [{ card, type }];
	}
}

function waysToUse({ state, seat }: Sight, card: Slot, { op }: OneShotOp | BoonOp): PlayMove[] {
	const type = 'play';
	switch (op) {
		case 'boost':
			return SIDES.map((side) => ({ card, side, type }));
		case 'remove-beast':
			return (state.battle?.beasts ?? []).map(({ id }) => ({ beast: id, card, type }));
		case 'force-help':
		case 'level-up':
			return seatsInGame(state).map((target) => ({ card, target, type }));
		case 'cleanse':
			return heroOf(state, seat).lasting.map((lasting) => ({ card, lasting, type }));
		default:
			return [{ card, type }];
	}
}

function isBattle({ situation }: Sight): boolean {
	return situation === 'act' || situation === 'settle' || situation === 'flee';
}
