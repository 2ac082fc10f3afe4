/**
 * `legal`: every move that `apply` accepts, except resigning, in the order of canonical JSON. Hand cards are listed for each
 * distinct string, river and discard cards for each distinct face.
 */
import type { Facts, Seat } from '../../engine/contract';
import { actorOf } from './actors';
import { cardOf } from './content';
import { openCells } from './grid';
import { armedOf, cellsFor, faceOf, facesOfHand, fieldsOf, isBlocked } from './hand';
import { potMoves } from './legal-pots';
import { inCanonicalOrder } from './move-order';
import { hasRequest } from './requests';
import { sideOf } from './sides';
import { canTake, handOf } from './supply';
import { destinations, targets } from './targets';
import { specialChoices } from './turn';
import type { Move, State } from './types';

const NO_MOVES: readonly Move[] = [];

export function legal(state: State, seat: Seat, sees: Facts): readonly Move[] {
	if (hasRequest(state) || actorOf(state) !== seat) return NO_MOVES;
	return inCanonicalOrder(movesOf(state, seat, sees));
}

function movesOf(state: State, seat: Seat, sees: Facts): Move[] {
	switch (state.phase) {
		case 'draft':
			return state.pots.offer.map((pot) => ({ type: 'pick', pot }) as Move);
		case 'start':
			return state.reserve[sideOf(seat)].map((colour) => ({ type: 'start', colour }));
		case 'play':
			return [...playMoves(state, seat, sees), ...potMoves(state, seat, sees)];
		case 'action':
			return actionMoves(state);
		case 'special': {
			const [vacancy] = state.vacant;
			if (vacancy === undefined) return [];
			return specialChoices(state, vacancy).map(({ colour, cell }) => ({ type: 'special', colour, cell }));
		}
		case 'place':
			return openCells(state.grids[seat] ?? []).map((cell) => ({ type: 'place', cell }));
		case 'arrange':
			return permutations(state.peek ?? []).map((order) => ({ type: 'arrange', order }));
		case 'draw':
			return [...drawMoves(state), ...potMoves(state, seat, sees)];
		case 'reactivate':
			return [...state.pots.used[sideOf(seat)].map((pot): Move => ({ type: 'reactivate', pot })), { type: 'pass' }];
		case 'over':
			return [];
	}
}

function playMoves(state: State, seat: Seat, sees: Facts): Move[] {
	const fields = fieldsOf(state, seat);
	const armed = armedOf(state, seat);
	const moves: Move[] = [];
	for (const card of new Set(handOf(state, seat))) {
		const face = faceOf(card, sees);
		if (face === null) continue;
		for (const field of fields) {
			for (const cell of cellsFor(field, cardOf(face), armed))
				moves.push({ type: 'play', card, grid: field.grid, cell });
		}
	}
	if (moves.length > 0) return moves;
	const faces = facesOfHand(state, seat, sees);
	return faces !== null && isBlocked(faces, fields, armed) ? [{ type: 'blocked' }] : [];
}

function actionMoves(state: State): Move[] {
	const can = state.act?.can ?? [];
	const moves: Move[] = [{ type: 'skip' }];
	if (can.includes('reinforce')) {
		const faces = new Set(state.river);
		state.grids.forEach((cards, grid) => {
			const cells = openCells(cards);
			for (const card of faces) for (const cell of cells) moves.push({ type: 'reinforce', card, grid, cell });
		});
	}
	if (can.includes('destroy')) for (const { grid, cell } of targets(state)) moves.push({ type: 'destroy', grid, cell });
	if (can.includes('move')) {
		for (const target of targets(state)) {
			const { grid, cell: from } = target;
			for (const to of destinations(state, target)) moves.push({ type: 'move', grid, from, to });
		}
	}
	return moves;
}

function drawMoves(state: State): Move[] {
	const moves: Move[] = [];
	if (canTake(state)) moves.push({ type: 'draw', from: 'pile' });
	for (const card of new Set(state.river)) moves.push({ type: 'draw', from: 'river', card });
	return moves;
}

function permutations<T>(items: readonly T[]): T[][] {
	if (items.length <= 1) return [items.slice()];
	return items.flatMap((item, at) => {
		const others = items.filter((_, index) => index !== at);
		return permutations(others).map((rest) => [item, ...rest]);
	});
}
