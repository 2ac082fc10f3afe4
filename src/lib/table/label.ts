/**
 * What a match is written in: format, game and version of the rules. A genesis begins with them, in the same form in every format, and links say them first: so what this app cannot read is still known for what it is, and the screen
 * says "made with a newer Mangrove" instead of "damaged".
 */
import type { Age } from './age';
import { ageOf } from './age';
import { Reader, type Writer } from './bytes';
import { FORMAT } from './codec';
import type { Id } from './entry';
import { LIMITS } from './entry';
import { SIGNATURE } from './item';

export interface Label {
	readonly format: number;
	readonly game: string;
	/** Version of the rules. */
	readonly rules: number;
}

const GENESIS = 0;

/** Null if the bytes are no signed genesis of any format. */
export function labelOf(genesis: Uint8Array): Label | null {
	const reader = new Reader(genesis, SIGNATURE);
	const format = reader.byte();
	const kind = reader.byte();
	const game = reader.text(LIMITS.name);
	const rules = reader.number();
	return reader.ok && format > 0 && kind === GENESIS ? { format, game, rules } : null;
}

/** Of the format of a match; null: this app knows it, or the bytes are no genesis. */
export function formatAge(genesis: Uint8Array): Age | null {
	const label = labelOf(genesis);
	return label === null ? null : ageOf(label.format, FORMAT);
}

/** The seating that a match is told with: a list of the id of its start or of the one sit, or of nothing. */
export function writeSeating(writer: Writer, seating: Id | ''): Writer {
	return writer.list(seating === '' ? [] : [seating], (id) => writer.hex(id));
}

export function readSeating(reader: Reader): Id | '' {
	return reader.list(1, () => reader.hex(32))[0] ?? '';
}
