/**
 * One line for a move: its type and what it names, separated by blanks. A cell is `x,y`; a cell of somebody's grid has the seat in front,
 * `seat/x,y`. Positions are canonical JSON.
 *
 *   pick vip · start red · play main:4 0/1,0 · blocked · reinforce red-simple 1/0,1 · destroy 1/0,0 · move 0/0,0 2,1 · skip
 *   special green 1,1 · draw pile · draw blue-simple · pot telepot 0,0 1,0 · pot vacuum · pot helicopter main:4 1,0
 *   pot necro main:4 red-move-blue · place 1,1 · arrange main:11 main:9 main:10 · reactivate vip · pass · resign
 */
import { canonical } from '../../engine/canonical';
import type { Fields, Form, Line } from '../../engine/line';
import { matching, readLine, writeLine } from '../../engine/line';
import type { Notation, Parsed } from '../../engine/module';
import { CARDS } from './content';
import { readPosition } from './position';
import { readMove } from './read';
import type { Move, State } from './types';

const MAX_PLAYERS = 4;

const SLOT = /^main(\.[1-9]\d{0,5})?:(0|[1-9]\d{0,5})$/;
const CARD: Form = { read: (word) => (CARDS.has(word) || SLOT.test(word) ? word : undefined) };
const WORD = matching(/^[a-z]+$/);
const CELL: Form = {
	read(word) {
		const cell = /^(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})$/.exec(word);
		return cell === null ? undefined : [Number(cell[1]), Number(cell[2])];
	}
};
/** A cell of somebody's grid: two fields in one word. */
const SPOT: Form = {
	read(word) {
		const cell = /^\d\//.test(word) ? CELL.read(word.slice(2)) : undefined;
		return cell === undefined ? undefined : [Number(word.charAt(0)), cell];
	}
};
const DRAWN: Form = { read: (word) => (word === 'pile' || CARDS.has(word) ? word : undefined) };

/** What follows the type, or the type and the tile. A field `grid/cell` stands for both. */
const LINES: { readonly [type: string]: Line } = {
	blocked: {},
	skip: {},
	pass: {},
	resign: {},
	pick: { must: { pot: WORD } },
	reactivate: { must: { pot: WORD } },
	start: { must: { colour: WORD } },
	play: { must: { card: CARD, 'grid/cell': SPOT } },
	reinforce: { must: { card: CARD, 'grid/cell': SPOT } },
	destroy: { must: { 'grid/cell': SPOT } },
	move: { must: { 'grid/from': SPOT, to: CELL } },
	special: { must: { colour: WORD, cell: CELL } },
	place: { must: { cell: CELL } },
	draw: { must: { drawn: DRAWN } },
	'pot telepot': { must: { a: CELL, b: CELL } },
	'pot vacuum': {},
	'pot multipass': {},
	'pot periscope': {},
	'pot vip': {},
	'pot copier': { must: { cell: CELL } },
	'pot surprise': { must: { cell: CELL } },
	'pot fort': { must: { cell: CELL } },
	'pot helicopter': { must: { card: CARD, cell: CELL } },
	'pot necro': { must: { card: CARD, take: CARD } }
};

function formatMove(move: Move): string {
	if (move.type === 'arrange') return ['arrange', ...move.order].join(' ');
	if (move.type === 'draw') return `draw ${move.from === 'pile' ? 'pile' : move.card}`;
	const type = move.type === 'pot' ? `pot ${move.pot}` : move.type;
	const fields: { [field: string]: unknown } = { ...move };
	for (const cell of ['cell', 'from']) fields[`grid/${cell}`] = `${String(fields['grid'])}/${String(fields[cell])}`;
	return writeLine(type, LINES[type] ?? {}, fields);
}

function parseMove(text: string): Parsed<Move> {
	const words = text.trim().split(/\s+/);
	const move = readMove(fieldsFrom(words), MAX_PLAYERS);
	return move === null ? { ok: false, error: 'not a move of Greenvaders' } : { ok: true, value: move };
}

/** The move as an object, not yet checked; null if the words are too many, too few or not of their form. */
function fieldsFrom([type = '', ...words]: readonly string[]): Fields | null {
	if (type === 'arrange')
		return words.every((word) => SLOT.test(word) || CARDS.has(word)) ? { type, order: words } : null;
	const pot = type === 'pot' ? words.shift() : undefined;
	const key = pot === undefined ? type : `pot ${pot}`;
	const read = Object.hasOwn(LINES, key) ? readLine(LINES[key] ?? {}, words) : null;
	if (read === null) return null;
	const { drawn, ...fields } = unpaired(read);
	if (drawn !== undefined) return drawn === 'pile' ? { type, from: 'pile' } : { type, from: 'river', card: drawn };
	return pot === undefined ? { type, ...fields } : { type, pot, ...fields };
}

/** Fields that share a word, each by itself. */
function unpaired(fields: Fields): Fields {
	const single: { [field: string]: unknown } = {};
	for (const [names, value] of Object.entries(fields)) {
		const [first = '', second] = names.split('/');
		if (second === undefined) single[first] = value;
		else [single[first], single[second]] = value as readonly unknown[];
	}
	return single;
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
