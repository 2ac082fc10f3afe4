/**
 * The order in which `legal` lists moves: that of canonical JSON. The text is put together by hand, because listing moves is what
 * bots do most; a test holds it against the kernel's `canonical`.
 */
import { compareText } from '../../engine/canonical';
import type { Cell, Move, PotMove } from './types';

const at = (cell: Cell): string => `[${cell[0]},${cell[1]}]`;

/** The canonical JSON of a move that `legal` lists: its strings are card names and ids, none of which needs escaping. */
export function canonicalMove(move: Move): string {
	switch (move.type) {
		case 'play':
		case 'reinforce':
			return `{"card":"${move.card}","cell":${at(move.cell)},"grid":${move.grid},"type":"${move.type}"}`;
		case 'destroy':
			return `{"cell":${at(move.cell)},"grid":${move.grid},"type":"destroy"}`;
		case 'move':
			return `{"from":${at(move.from)},"grid":${move.grid},"to":${at(move.to)},"type":"move"}`;
		case 'special':
			return `{"cell":${at(move.cell)},"colour":"${move.colour}","type":"special"}`;
		case 'place':
			return `{"cell":${at(move.cell)},"type":"place"}`;
		case 'draw':
			return move.from === 'pile'
				? '{"from":"pile","type":"draw"}'
				: `{"card":"${move.card}","from":"river","type":"draw"}`;
		case 'pot':
			return canonicalPotMove(move);
		case 'arrange':
			return `{"order":["${move.order.join('","')}"],"type":"arrange"}`;
		case 'pick':
		case 'reactivate':
			return `{"pot":"${move.pot}","type":"${move.type}"}`;
		case 'start':
			return `{"colour":"${move.colour}","type":"start"}`;
		case 'blocked':
		case 'skip':
		case 'pass':
		case 'resign':
			return `{"type":"${move.type}"}`;
	}
}

function canonicalPotMove(move: PotMove): string {
	const tail = `"pot":"${move.pot}"`;
	switch (move.pot) {
		case 'telepot':
			return `{"a":${at(move.a)},"b":${at(move.b)},${tail},"type":"pot"}`;
		case 'helicopter':
			return `{"card":"${move.card}","cell":${at(move.cell)},${tail},"type":"pot"}`;
		case 'necro':
			return `{"card":"${move.card}",${tail},"take":"${move.take}","type":"pot"}`;
		case 'copier':
		case 'surprise':
		case 'fort':
			return `{"cell":${at(move.cell)},${tail},"type":"pot"}`;
		default:
			return `{${tail},"type":"pot"}`;
	}
}

/** Moves that differ, sorted. */
export function inCanonicalOrder(moves: readonly Move[]): readonly Move[] {
	if (moves.length < 2) return moves;
	const keyed = moves.map((move) => ({ key: canonicalMove(move), move }));
	keyed.sort((a, b) => compareText(a.key, b.key));
	return keyed.map(({ move }) => move);
}
