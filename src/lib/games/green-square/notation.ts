/**
 * One line for a move: its type, what it must name in order, then what it may name as `field=value`. Lists are joined by commas, an empty one is
 * left out; nobody is `-`. An offer is written as its four fields; without any, help is asked for nothing. Positions are canonical JSON.
 *
 *   play upg:4 side=heroes · play upg:2 with=upg:5 · play loc:3 bring=loc:7 · set-food vegan · equip upg:1 · stow upg:1 upg:5
 *   sell upg:1,upg:2,upg:9 · propose 2 give=upg:1 take=upg:6 · open · trouble loc:4 · explore regrow=upg:3 · share loc:4 - · end-turn
 *   ask-help 2 upgrades=1 first=helper items=upg:0 play=upg:8 · counter upgrades=2 first=helper · accept · decline · settle · back-out
 *   use green-boost cards=loc:1,upg:3 · use chase beast=1 · flee 2 · pass w=7 rest=true · choose upg:3 · resign
 */
import { canonical, equalJson } from '../../engine/canonical';
import type { Notation, Parsed } from '../../engine/module';
import { readMove, readOffer } from './moves';
import { readPosition } from './position';
import type { Move, State } from './types';

type Fields = { readonly [field: string]: unknown };

/** How the value of a field is written: a slot, a list of slots, a number, a number or nobody, a flag, a word of the rules. */
type Form = 'slot' | 'slots' | 'number' | 'nobody' | 'flag' | 'word' | 'pick';

interface Sentence {
	readonly must?: { readonly [field: string]: Form };
	readonly may?: { readonly [field: string]: Form };
	/** What it means to leave a field out; nothing, if it is not named here. */
	readonly unless?: Fields;
	/** The fields of `may` are those of the move's offer. */
	readonly offers?: true;
}

const OFFER: Sentence = {
	may: { upgrades: 'number', first: 'word', items: 'slots', play: 'slots' },
	unless: { upgrades: 0, first: 'main', items: [], play: [] },
	offers: true
};

const SENTENCES: { readonly [T in Move['type']]: Sentence } = {
	play: {
		must: { card: 'slot' },
		may: {
			with: 'slot',
			on: 'slot',
			target: 'number',
			lasting: 'slot',
			beast: 'number',
			bring: 'slot',
			side: 'word'
		}
	},
	'set-food': { must: { food: 'word' } },
	equip: { must: { card: 'slot' } },
	unequip: { must: { card: 'slot' } },
	stow: { must: { card: 'slot', with: 'slot' } },
	unstow: { must: { card: 'slot' } },
	drop: { must: { card: 'slot' } },
	sell: { must: { cards: 'slots' } },
	propose: { must: { to: 'number' }, may: { give: 'slots', take: 'slots' }, unless: { give: [], take: [] } },
	open: {},
	trouble: { must: { card: 'slot' } },
	explore: { may: { regrow: 'slot' } },
	'end-turn': {},
	share: { must: { card: 'slot', to: 'nobody' } },
	'ask-help': { ...OFFER, must: { seat: 'number' } },
	counter: OFFER,
	accept: {},
	decline: {},
	settle: {},
	'back-out': {},
	flee: { must: { beast: 'number' } },
	use: {
		must: { ability: 'word' },
		may: { cards: 'slots', target: 'number', item: 'slot', beast: 'number', lasting: 'slot' }
	},
	pass: { may: { w: 'number', rest: 'flag' } },
	choose: { must: { pick: 'pick' } },
	resign: {}
};

function formatMove(move: Move): string {
	const { must = {}, may = {}, unless = {}, offers } = SENTENCES[move.type];
	const fields: Fields = { ...move };
	const named = offers === true ? (fields['offer'] as Fields) : fields;
	const words: string[] = [move.type];
	for (const field of Object.keys(must)) words.push(written(fields[field]));
	for (const field of Object.keys(may)) {
		if (!equalJson(named[field], unless[field])) words.push(`${field}=${written(named[field])}`);
	}
	return words.join(' ');
}

function written(value: unknown): string {
	if (value === null) return '-';
	return Array.isArray(value) ? value.join(',') : String(value);
}

function parseMove(text: string): Parsed<Move> {
	const move = readMove(fieldsFrom(text.trim().split(/\s+/)));
	const isWhole = move !== null && (!('offer' in move) || readOffer(move.offer) !== null);
	return isWhole ? { ok: true, value: move } : { ok: false, error: 'not a move of Green Square' };
}

/** The move as an object, its values of the right form; null if a word is missing, unknown, given twice or too much. */
function fieldsFrom([type = '', ...words]: readonly string[]): Fields | null {
	if (!Object.hasOwn(SENTENCES, type)) return null;
	const { must = {}, may = {}, unless = {}, offers } = SENTENCES[type as Move['type']];
	const fields: { [field: string]: unknown } = { type };
	for (const [field, form] of Object.entries(must)) {
		const value = read(form, words.shift() ?? '');
		if (value === undefined) return null;
		fields[field] = value;
	}
	const named: { [field: string]: unknown } = {};
	for (const word of words) {
		const [field = '', text = '', ...more] = word.split('=');
		const form = Object.hasOwn(may, field) ? may[field] : undefined;
		const isNew = form !== undefined && more.length === 0 && !Object.hasOwn(named, field);
		const value = isNew ? read(form, text) : undefined;
		if (value === undefined) return null;
		named[field] = value;
	}
	return offers === true ? { ...fields, offer: { ...unless, ...named } } : { ...fields, ...unless, ...named };
}

const NUMBER = /^(0|[1-9]\d{0,5})$/;
const SLOT = /^(loc|upg):(0|[1-9]\d{0,5})$/;
const WORD = /^[a-z-]+$/;

/** The value, or undefined if the text is not of this form. */
function read(form: Form, text: string): unknown {
	switch (form) {
		case 'slot':
			return SLOT.test(text) ? text : undefined;
		case 'slots': {
			const slots = text.split(',');
			return slots.every((slot) => SLOT.test(slot)) ? slots : undefined;
		}
		case 'number':
			return NUMBER.test(text) ? Number(text) : undefined;
		case 'nobody':
			return text === '-' ? null : read('number', text);
		case 'flag':
			return text === 'true' || text === 'false' ? text === 'true' : undefined;
		case 'word':
			return WORD.test(text) ? text : undefined;
		case 'pick':
			return read('slot', text) ?? read('number', text) ?? read('flag', text);
	}
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
