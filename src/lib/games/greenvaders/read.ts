/**
 * Reads a move from outside (specification, section 6, check 1): whatever comes in, the result is a well-formed move with
 * the listed fields only, or null. Nothing here knows the position.
 */
import { COLOURS, POTS, type Colour, type Pot } from './content';
import type { Cell, Move, PotMove } from './types';

type Fields = { readonly [key: string]: unknown };

export function readMove(value: unknown, players: number): Move | null {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
	const fields = value as Fields;
	switch (fields['type']) {
		case 'blocked':
		case 'skip':
		case 'pass':
		case 'resign':
			return { type: fields['type'] };
		case 'pick':
		case 'reactivate':
			return isPot(fields['pot']) ? { type: fields['type'], pot: fields['pot'] } : null;
		case 'start':
			return isColour(fields['colour']) ? { type: 'start', colour: fields['colour'] } : null;
		case 'play':
		case 'reinforce':
			return readCardMove(fields['type'], fields, players);
		case 'destroy': {
			const cell = readCell(fields['cell']);
			return cell !== null && isSeat(fields['grid'], players) ? { type: 'destroy', grid: fields['grid'], cell } : null;
		}
		case 'move': {
			const from = readCell(fields['from']);
			const to = readCell(fields['to']);
			if (from === null || to === null || !isSeat(fields['grid'], players)) return null;
			return { type: 'move', grid: fields['grid'], from, to };
		}
		case 'special': {
			const cell = readCell(fields['cell']);
			return cell !== null && isColour(fields['colour']) ? { type: 'special', colour: fields['colour'], cell } : null;
		}
		case 'place': {
			const cell = readCell(fields['cell']);
			return cell === null ? null : { type: 'place', cell };
		}
		case 'draw':
			if (fields['from'] === 'pile') return { type: 'draw', from: 'pile' };
			if (fields['from'] !== 'river' || typeof fields['card'] !== 'string') return null;
			return { type: 'draw', from: 'river', card: fields['card'] };
		case 'arrange': {
			const order = fields['order'];
			return Array.isArray(order) && order.every(isText) ? { type: 'arrange', order: order.slice() } : null;
		}
		case 'pot':
			return readPotMove(fields);
		default:
			return null;
	}
}

function readCardMove(type: 'play' | 'reinforce', fields: Fields, players: number): Move | null {
	const cell = readCell(fields['cell']);
	const { card, grid } = fields;
	if (cell === null || typeof card !== 'string' || !isSeat(grid, players)) return null;
	return { type, card, grid, cell };
}

function readPotMove(fields: Fields): PotMove | null {
	const { pot, card, take } = fields;
	switch (pot) {
		case 'vacuum':
		case 'multipass':
		case 'periscope':
		case 'vip':
			return { type: 'pot', pot };
		case 'telepot': {
			const a = readCell(fields['a']);
			const b = readCell(fields['b']);
			return a === null || b === null ? null : { type: 'pot', pot, a, b };
		}
		case 'copier':
		case 'surprise':
		case 'fort': {
			const cell = readCell(fields['cell']);
			return cell === null ? null : { type: 'pot', pot, cell };
		}
		case 'helicopter': {
			const cell = readCell(fields['cell']);
			return cell === null || typeof card !== 'string' ? null : { type: 'pot', pot, card, cell };
		}
		case 'necro':
			return typeof card === 'string' && typeof take === 'string' ? { type: 'pot', pot, card, take } : null;
		default:
			return null;
	}
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isColour = (value: unknown): value is Colour => (COLOURS as readonly unknown[]).includes(value);

const isPot = (value: unknown): value is Pot => (POTS as readonly unknown[]).includes(value);

const isSeat = (value: unknown, players: number): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < players;

/** Adding 0 turns a negative zero, which JSON can carry, into zero. */
function readCell(value: unknown): Cell | null {
	if (!Array.isArray(value) || value.length !== 2) return null;
	const [x, y] = value as readonly unknown[];
	return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [(x as number) + 0, (y as number) + 0] : null;
}
