/** Every way to play each card. Keys in alphabetical order. */
import { checkMove } from '../apply/index';
import { placeOf } from '../apply/play';
import { cardIn } from '../apply/rule';
import type { Sight } from '../apply/rule';
import { SIDES } from '../content';
import type { Card } from '../content';
import { heroOf, livingSeats } from '../heroes';
import type { Move, Slot } from '../types';

export function* plays(sight: Sight): Iterable<Move> {
	const { state, seat, situation } = sight;
	const hero = heroOf(state, seat);
	const onTable = situation === 'act' || situation === 'settle' || situation === 'flee' ? hero.items : [];
	for (const card of hero.hand) yield* playsOf(sight, card);
	for (const { card } of onTable) yield* playsOf(sight, card);
}

function* playsOf(sight: Sight, slot: Slot): Iterable<Move> {
	const card = cardIn(sight, slot);
	if (typeof card === 'string' || placeOf(card, sight.situation) === 'no') return;
	for (const move of ways(sight, slot, card)) if (checkMove(sight, move) === null) yield move;
}

function* ways({ state, seat, situation }: Sight, card: Slot, { kind, ...data }: Card): Iterable<Move> {
	const hero = heroOf(state, seat);
	const type = 'play';
	const battle = situation === 'act' || situation === 'settle' || situation === 'flee' ? state.battle : null;
	switch (kind) {
		case 'item':
			yield { card, type };
			for (const volunteer of hero.volunteers) yield { card, type, with: volunteer };
			return;
		case 'detour':
			for (const item of hero.items) yield { card, on: item.card, type };
			for (const on of hero.hand) if (on !== card) yield { card, on, type };
			return;
		case 'disaster':
			for (const target of livingSeats(state)) yield { card, target, type };
			return;
		case 'enhancer':
		case 'mate':
			for (const { id } of battle?.beasts ?? []) yield { beast: id, card, type };
			return;
		case 'lunatic':
			for (const bring of hero.hand) if (bring !== card) yield { bring, card, type };
			return;
		case 'oneshot':
		case 'boon':
			break;
		default:
			yield { card, type };
			return;
	}
	const op = 'use' in data ? data.use.op : null;
	if (kind === 'oneshot' && battle === null) yield { card, type };
	else if (op === 'boost') for (const side of SIDES) yield { card, side, type };
	else if (op === 'remove-beast') for (const { id } of battle?.beasts ?? []) yield { beast: id, card, type };
	else if (op === 'force-help' || op === 'level-up') for (const target of livingSeats(state)) yield { card, target, type };
	else if (op === 'cleanse') for (const lasting of hero.lasting) yield { card, lasting, type };
	else yield { card, type };
}
