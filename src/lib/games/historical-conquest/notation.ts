/**
 * One line for a move: its type and what it names, separated by blanks; what may be left out is written `field=value`, a flag by its name.
 * Positions are canonical JSON.
 *
 *   play draw-0-0:3 ludwig-van-beethoven land=0/germany · play draw-0-0:4 ferdinand-magellan discover
 *   play draw-1-0:2 salem-witch-trials opponent=0 w=4 · discard draw-0-0:3 black-death · discard 0/napoleon-bonaparte
 *   use 1/eli-whitney 0 pay=1/claude-monet · attack 0/germany 1/france explorer=0/marco-polo escort=0/hatshepsut
 *   step 0/cai-lun 1/ethiopia · voyage 0/ferdinand-magellan 0/australia escort=0/hatshepsut · next · pass · pass w=4 rest
 *   lose 0/cai-lun · occupy 0/cai-lun · drop draw-0-0:3 black-death · resign
 */
import { canonical } from '../../engine/canonical';
import type { Notation, Parsed } from '../../engine/module';
import { findCard } from './content';
import { readPosition } from './position';
import type { Move, State } from './types';

type Kind = 'slot' | 'card' | 'ref' | 'number' | 'flag';

interface Form {
	/** In the order in which they are written. */
	readonly named: readonly string[];
	readonly optional?: readonly string[];
}

const KINDS: { readonly [field: string]: Kind } = {
	slot: 'slot',
	card: 'card',
	land: 'ref',
	unit: 'ref',
	from: 'ref',
	to: 'ref',
	explorer: 'ref',
	escort: 'ref',
	pay: 'ref',
	targetUnit: 'ref',
	targetLand: 'ref',
	ability: 'number',
	opponent: 'number',
	w: 'number',
	discover: 'flag',
	rest: 'flag'
};

const CHOICES = ['opponent', 'targetUnit', 'targetLand'] as const;

/** `discard` has two forms; the one of the table comes second. */
const FORMS: { readonly [type: string]: readonly Form[] } = {
	play: [{ named: ['slot', 'card'], optional: ['land', 'discover', ...CHOICES, 'w'] }],
	discard: [{ named: ['slot', 'card'] }, { named: ['unit'] }],
	use: [{ named: ['unit', 'ability'], optional: ['pay', ...CHOICES] }],
	attack: [{ named: ['from', 'to'], optional: ['explorer', 'escort'] }],
	step: [{ named: ['unit', 'to'] }],
	voyage: [{ named: ['unit', 'to'], optional: ['escort'] }],
	next: [{ named: [] }],
	pass: [{ named: [], optional: ['w', 'rest'] }],
	lose: [{ named: ['unit'] }],
	occupy: [{ named: ['unit'] }],
	drop: [{ named: ['slot', 'card'] }],
	resign: [{ named: [] }]
};

function formsOf(type: string): readonly Form[] {
	return Object.hasOwn(FORMS, type) ? (FORMS[type] ?? []) : [];
}

function formatMove(move: Move): string {
	const fields = move as unknown as { readonly [field: string]: unknown };
	const form = formsOf(move.type).find(({ named }) => named.every((field) => fields[field] !== undefined));
	const words: string[] = [move.type, ...(form?.named ?? []).map((field) => String(fields[field]))];
	for (const field of form?.optional ?? []) {
		const value = fields[field];
		if (value === true) words.push(field);
		else if (value !== undefined && value !== false) words.push(`${field}=${String(value)}`);
	}
	return words.join(' ');
}

function parseMove(text: string): Parsed<Move> {
	const [type = '', ...words] = text.trim().split(/\s+/);
	for (const form of formsOf(type)) {
		const fields = fieldsOf(form, words);
		if (fields !== null) return { ok: true, value: { type, ...fields } as unknown as Move };
	}
	return { ok: false, error: 'not a move of Historical Conquest' };
}

function fieldsOf({ named, optional = [] }: Form, words: readonly string[]): { [field: string]: unknown } | null {
	if (words.length < named.length) return null;
	const fields: { [field: string]: unknown } = {};
	for (const [index, word] of words.entries()) {
		const equals = word.indexOf('=');
		const field = named[index] ?? (equals === -1 ? word : word.slice(0, equals));
		if (index >= named.length && (!optional.includes(field) || Object.hasOwn(fields, field))) return null;
		const value = valueOf(field, index < named.length ? word : equals === -1 ? null : word.slice(equals + 1));
		if (value === null) return null;
		fields[field] = value;
	}
	return fields;
}

const SLOT = /^draw-\d-(0|[1-9]\d{0,5}):(0|[1-9]\d{0,5})$/;
const REF = /^\d\/[a-z0-9-]+$/;
const NUMBER = /^(0|[1-9]\d{0,8})$/;

/** The value of a field, null if the word cannot be one; a flag stands without a word. */
function valueOf(field: string, word: string | null): string | number | true | null {
	const kind = KINDS[field];
	if (word === null) return kind === 'flag' ? true : null;
	switch (kind) {
		case 'slot':
			return SLOT.test(word) ? word : null;
		case 'card':
			return findCard(word) === undefined ? null : word;
		case 'ref':
			return REF.test(word) && findCard(word.slice(2)) !== undefined ? word : null;
		case 'number':
			return NUMBER.test(word) ? Number(word) : null;
		default:
			return null;
	}
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
