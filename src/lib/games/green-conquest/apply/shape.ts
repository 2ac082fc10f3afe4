/** Check 3 of 6.0: whatever arrives as a move either has the shape of one or is refused as `bad-move`. Extra fields are ignored. */
import { directionOf } from '../board';
import type { Facing, Move } from '../types';

type Raw = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

export function asMove(raw: unknown): Move | null {
	if (typeof raw !== 'object' || raw === null) return null;
	const { type, vehicle } = raw as Raw;
	if (type === 'end' || type === 'resign') return { type };
	if (type === 'enlist') return asEnlist(raw as Raw);
	if (!isText(vehicle)) return null;
	const { at, face, path, target, to, remove, with: other } = raw as Raw;
	switch (type) {
		case 'drive':
			return isText(path) ? { type, vehicle, path } : null;
		case 'pivot':
			return isText(face) && directionOf(face) >= 0 ? { type, vehicle, face: face as Facing } : null;
		case 'pull':
			return isText(target) && isText(to) ? { type, vehicle, target, to } : null;
		case 'exchange':
			return isText(other) ? { type, vehicle, with: other } : null;
		case 'lay':
			if (!isText(at)) return null;
			if (remove === undefined || remove === null) return { type, vehicle, at };
			return isText(remove) ? { type, vehicle, at, remove } : null;
		case 'place':
			return isText(at) ? { type, vehicle, at } : null;
		case 'regenerate':
			return { type, vehicle };
		default:
			return null;
	}
}

function asEnlist({ types }: Raw): Move | null {
	return Array.isArray(types) && types.every(isText) ? { type: 'enlist', types } : null;
}
