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
import type { Fields, Form, Line } from '../../engine/line';
import { BARE_FLAG, matching, readLine, wholeNumber, writeLine } from '../../engine/line';
import type { Notation, Parsed } from '../../engine/module';
import { findCard } from './content';
import { readPosition } from './position';
import type { Move, State } from './types';

const SLOT = matching(/^draw-\d-(0|[1-9]\d{0,5}):(0|[1-9]\d{0,5})$/);
const CARD: Form = { read: (word) => (findCard(word) === undefined ? undefined : word) };
/** `"<seat>/<card id>"`. */
const REF: Form = {
	read: (word) => (/^\d\/[a-z0-9-]+$/.test(word) && findCard(word.slice(2)) !== undefined ? word : undefined)
};
const NUMBER = wholeNumber(9);

const CHOICES = { opponent: NUMBER, targetUnit: REF, targetLand: REF };

/** `discard` has two forms; the one of the table comes second. */
const LINES: { readonly [T in Move['type']]: readonly Line[] } = {
	play: [{ must: { slot: SLOT, card: CARD }, may: { land: REF, discover: BARE_FLAG, ...CHOICES, w: NUMBER } }],
	discard: [{ must: { slot: SLOT, card: CARD } }, { must: { unit: REF } }],
	use: [{ must: { unit: REF, ability: NUMBER }, may: { pay: REF, ...CHOICES } }],
	attack: [{ must: { from: REF, to: REF }, may: { explorer: REF, escort: REF } }],
	step: [{ must: { unit: REF, to: REF } }],
	voyage: [{ must: { unit: REF, to: REF }, may: { escort: REF } }],
	next: [{}],
	pass: [{ may: { w: NUMBER, rest: BARE_FLAG } }],
	lose: [{ must: { unit: REF } }],
	occupy: [{ must: { unit: REF } }],
	drop: [{ must: { slot: SLOT, card: CARD } }],
	resign: [{}]
};

function formatMove(move: Move): string {
	const fields: Fields = { ...move };
	const fits = ({ must = {} }: Line): boolean => Object.keys(must).every((field) => fields[field] !== undefined);
	return writeLine(move.type, LINES[move.type].find(fits) ?? {}, fields);
}

function parseMove(text: string): Parsed<Move> {
	const [type = '', ...words] = text.trim().split(/\s+/);
	for (const line of Object.hasOwn(LINES, type) ? LINES[type as Move['type']] : []) {
		const fields = readLine(line, words);
		if (fields !== null) return { ok: true, value: { type, ...fields } as unknown as Move };
	}
	return { ok: false, error: 'not a move of Historical Conquest' };
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
