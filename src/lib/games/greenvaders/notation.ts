/**
 * One line for a move: its type and what it names, separated by blanks. A cell is `x,y`; a cell of somebody's grid has the seat in front,
 * `seat/x,y`. Positions are canonical JSON.
 *
 *   pick vip · start red · play main:4 0/1,0 · blocked · reinforce red-simple 1/0,1 · destroy 1/0,0 · move 0/0,0 2,1 · skip
 *   special green 1,1 · draw pile · draw blue-simple · pot telepot 0,0 1,0 · pot vacuum · pot helicopter main:4 1,0
 *   pot necro main:4 red-move-blue · place 1,1 · arrange main:11 main:9 main:10 · reactivate vip · pass · resign
 */
import { canonical } from '../../engine/canonical';
import type { Notation, Parsed } from '../../engine/module';
import { CARDS } from './content';
import { readPosition } from './position';
import { readMove } from './read';
import type { Cell, Move, PotMove, State } from './types';

const MAX_PLAYERS = 4;

const cellText = (cell: Cell): string => `${cell[0]},${cell[1]}`;

function formatMove(move: Move): string {
	switch (move.type) {
		case 'blocked':
		case 'skip':
		case 'pass':
		case 'resign':
			return move.type;
		case 'pick':
		case 'reactivate':
			return `${move.type} ${move.pot}`;
		case 'start':
			return `start ${move.colour}`;
		case 'play':
		case 'reinforce':
			return `${move.type} ${move.card} ${move.grid}/${cellText(move.cell)}`;
		case 'destroy':
			return `destroy ${move.grid}/${cellText(move.cell)}`;
		case 'move':
			return `move ${move.grid}/${cellText(move.from)} ${cellText(move.to)}`;
		case 'special':
			return `special ${move.colour} ${cellText(move.cell)}`;
		case 'place':
			return `place ${cellText(move.cell)}`;
		case 'draw':
			return `draw ${move.from === 'pile' ? 'pile' : move.card}`;
		case 'arrange':
			return ['arrange', ...move.order].join(' ');
		case 'pot':
			return ['pot', move.pot, ...potWords(move)].join(' ');
	}
}

function potWords(move: PotMove): string[] {
	switch (move.pot) {
		case 'telepot':
			return [cellText(move.a), cellText(move.b)];
		case 'copier':
		case 'surprise':
		case 'fort':
			return [cellText(move.cell)];
		case 'helicopter':
			return [move.card, cellText(move.cell)];
		case 'necro':
			return [move.card, move.take];
		default:
			return [];
	}
}

/** The words that follow the type, by name. */
const FORMS: ReadonlyMap<string, readonly string[]> = new Map([
	['blocked', []],
	['skip', []],
	['pass', []],
	['resign', []],
	['pick', ['pot']],
	['reactivate', ['pot']],
	['start', ['colour']],
	['play', ['card', 'grid/cell']],
	['reinforce', ['card', 'grid/cell']],
	['destroy', ['grid/cell']],
	['move', ['grid/from', 'to']],
	['special', ['colour', 'cell']],
	['place', ['cell']],
	['pot telepot', ['a', 'b']],
	['pot vacuum', []],
	['pot multipass', []],
	['pot periscope', []],
	['pot vip', []],
	['pot copier', ['cell']],
	['pot surprise', ['cell']],
	['pot fort', ['cell']],
	['pot helicopter', ['card', 'cell']],
	['pot necro', ['card', 'take']]
]);

const CELL = /^(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})$/;
const SLOT = /^main(\.[1-9]\d{0,5})?:(0|[1-9]\d{0,5})$/;

const isCardName = (word: string): boolean => CARDS.has(word) || SLOT.test(word);

function parseMove(text: string): Parsed<Move> {
	const words = text.trim().split(/\s+/);
	const move = readMove(fieldsFrom(words), MAX_PLAYERS);
	return move === null ? { ok: false, error: 'not a move of Greenvaders' } : { ok: true, value: move };
}

/** The move as an object, not yet checked; null if the words are too many or too few. */
function fieldsFrom([type = '', ...words]: readonly string[]): { [field: string]: unknown } | null {
	if (type === 'arrange') return words.every(isCardName) ? { type, order: words } : null;
	if (type === 'draw') return drawFields(words);
	const pot = type === 'pot' ? words.shift() : undefined;
	const form = FORMS.get(pot === undefined ? type : `pot ${pot}`);
	if (form === undefined || form.length !== words.length) return null;
	const fields: { [field: string]: unknown } = pot === undefined ? { type } : { type, pot };
	for (const [index, names] of form.entries()) {
		let word = words[index] ?? '';
		const [first = '', second] = names.split('/');
		if (second !== undefined) {
			if (!/^\d\//.test(word)) return null;
			fields[first] = Number(word.slice(0, 1));
			word = word.slice(2);
		}
		fields[second ?? first] = wordValue(second ?? first, word);
	}
	return fields;
}

function drawFields(words: readonly string[]): { [field: string]: unknown } | null {
	const [word, ...more] = words;
	if (word === undefined || more.length > 0) return null;
	if (word === 'pile') return { type: 'draw', from: 'pile' };
	return CARDS.has(word) ? { type: 'draw', from: 'river', card: word } : null;
}

function wordValue(field: string, word: string): unknown {
	switch (field) {
		case 'pot':
		case 'colour':
			return word;
		case 'card':
		case 'take':
			return isCardName(word) ? word : null;
		default: {
			const cell = CELL.exec(word);
			return cell === null ? null : [Number(cell[1]), Number(cell[2])];
		}
	}
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
