/** One-line move notation (3.5). Lossless both ways and free of state; parsing foreign text gives an error value, never a throw. */
import type { Parsed } from '../../engine/module';
import { isPathText } from './apply/path';
import { directionOf, OFF, squareOf } from './board';
import { isClanLetter, isTypeLetter } from './content';
import type { Facing, Move, VehicleId } from './types';

/** Longer than any move the rules could accept. */
export const LONGEST_MOVE_TEXT = 64;

export function formatMove(move: Move): string {
	switch (move.type) {
		case 'enlist':
			return '+' + move.types.join('');
		case 'place':
			return `${move.vehicle}@${move.at}`;
		case 'regenerate':
			return `${move.vehicle}!`;
		case 'pivot':
			return `${move.vehicle}=${move.face}`;
		case 'drive':
			return `${move.vehicle}:${move.path}`;
		case 'pull':
			return `${move.vehicle}<${move.target}@${move.to}`;
		case 'exchange':
			return `${move.vehicle}%${move.with}`;
		case 'lay':
			return `${move.vehicle}^${move.at}` + (move.remove == null ? '' : `-${move.remove}`);
		case 'end':
			return '.';
		case 'resign':
			return '#';
	}
}

export function parseMove(text: string): Parsed<Move> {
	if (typeof text !== 'string' || text.length > LONGEST_MOVE_TEXT) return { ok: false, error: 'not a move' };
	const move = readMove(text);
	return move === null ? { ok: false, error: `not a move: ${text}` } : { ok: true, value: move };
}

function readMove(text: string): Move | null {
	if (text === '.') return { type: 'end' };
	if (text === '#') return { type: 'resign' };
	if (text.startsWith('+')) return readEnlist(text.slice(1));
	const vehicle = text.slice(0, 2);
	return isId(vehicle) ? readAction(vehicle, text.charAt(2), text.slice(3)) : null;
}

/** The third character tells the kind. */
function readAction(vehicle: VehicleId, sign: string, rest: string): Move | null {
	switch (sign) {
		case '@':
			return isSquare(rest) ? { type: 'place', vehicle, at: rest } : null;
		case '!':
			return rest === '' ? { type: 'regenerate', vehicle } : null;
		case '=':
			return directionOf(rest) >= 0 ? { type: 'pivot', vehicle, face: rest as Facing } : null;
		case ':':
			return isPathText(rest) ? { type: 'drive', vehicle, path: rest } : null;
		case '<':
			return readPull(vehicle, rest);
		case '%':
			return isId(rest) ? { type: 'exchange', vehicle, with: rest } : null;
		case '^':
			return readLay(vehicle, rest);
		default:
			return null;
	}
}

function readEnlist(letters: string): Move | null {
	const types = [...letters];
	return types.length > 0 && types.every(isTypeLetter) ? { type: 'enlist', types } : null;
}

function readPull(vehicle: VehicleId, rest: string): Move | null {
	const [target, to] = [rest.slice(0, 2), rest.slice(3)];
	return isId(target) && rest.charAt(2) === '@' && isSquare(to) ? { type: 'pull', vehicle, target, to } : null;
}

function readLay(vehicle: VehicleId, rest: string): Move | null {
	const [at = '', remove, ...more] = rest.split('-');
	if (!isSquare(at) || more.length > 0) return null;
	if (remove === undefined) return { type: 'lay', vehicle, at };
	return isSquare(remove) ? { type: 'lay', vehicle, at, remove } : null;
}

const isSquare = (text: string): boolean => squareOf(text) !== OFF;

export function isId(text: string): boolean {
	return text.length === 2 && isClanLetter(text.charAt(0)) && isTypeLetter(text.charAt(1));
}
