/**
 * One line for a move: its type, what it must name in order, then what it may name as `field=value`. Lists are joined by commas, an empty one is
 * left out; nobody is `-`. An offer is written as its four fields; without any, help is asked for nothing. Positions are canonical JSON.
 *
 *   play upg:4 side=heroes · play upg:2 with=upg:5 · play loc:3 bring=loc:7 · set-food vegan · equip upg:1 · stow upg:1 upg:5
 *   sell upg:1,upg:2,upg:9 · propose 2 give=upg:1 take=upg:6 · open · trouble loc:4 · explore regrow=upg:3 · share loc:4 - · end-turn
 *   ask-help 2 upgrades=1 first=helper items=upg:0 play=upg:8 · counter upgrades=2 first=helper · accept · decline · settle · back-out
 *   use green-boost cards=loc:1,upg:3 · use chase beast=1 · flee 2 · pass w=7 rest=true · choose upg:3 · resign · wake · withdraw
 */
import { canonical } from '../../engine/canonical';
import type { Fields, Form, Line } from '../../engine/line';
import { matching, readLine, wholeNumber, writeLine } from '../../engine/line';
import type { Notation, Parsed } from '../../engine/module';
import { readMove, readOffer } from './moves';
import { readPosition } from './position';
import type { Move, State } from './types';

interface Sentence extends Line {
	/** The fields of `may` are those of the move's offer. */
	readonly offers?: true;
}

const SLOT = matching(/^(loc|upg):(0|[1-9]\d{0,5})$/);
const NUMBER = wholeNumber(6);
const WORD = matching(/^[a-z-]+$/);
const SLOTS: Form = {
	read(word) {
		const slots = word.split(',');
		return slots.every((slot) => SLOT.read(slot) !== undefined) ? slots : undefined;
	}
};
const NOBODY: Form = { read: (word) => (word === '-' ? null : NUMBER.read(word)) };
const FLAG: Form = { read: (word) => (word === 'true' || word === 'false' ? word === 'true' : undefined) };
const PICK: Form = { read: (word) => SLOT.read(word) ?? NUMBER.read(word) ?? FLAG.read(word) };

const OFFER = {
	may: { upgrades: NUMBER, first: WORD, items: SLOTS, play: SLOTS },
	unless: { upgrades: 0, first: 'main', items: [], play: [] },
	offers: true
} as const satisfies Sentence;

const SENTENCES: { readonly [T in Move['type']]: Sentence } = {
	play: {
		must: { card: SLOT },
		may: {
			with: SLOT,
			on: SLOT,
			target: NUMBER,
			lasting: SLOT,
			beast: NUMBER,
			bring: SLOT,
			side: WORD
		}
	},
	'set-food': { must: { food: WORD } },
	equip: { must: { card: SLOT } },
	unequip: { must: { card: SLOT } },
	stow: { must: { card: SLOT, with: SLOT } },
	unstow: { must: { card: SLOT } },
	drop: { must: { card: SLOT } },
	sell: { must: { cards: SLOTS } },
	propose: { must: { to: NUMBER }, may: { give: SLOTS, take: SLOTS }, unless: { give: [], take: [] } },
	open: {},
	trouble: { must: { card: SLOT } },
	explore: { may: { regrow: SLOT } },
	'end-turn': {},
	share: { must: { card: SLOT, to: NOBODY } },
	'ask-help': { ...OFFER, must: { seat: NUMBER } },
	counter: OFFER,
	accept: {},
	decline: {},
	settle: {},
	'back-out': {},
	flee: { must: { beast: NUMBER } },
	use: {
		must: { ability: WORD },
		may: { cards: SLOTS, target: NUMBER, item: SLOT, beast: NUMBER, lasting: SLOT }
	},
	pass: { may: { w: NUMBER, rest: FLAG } },
	choose: { must: { pick: PICK } },
	resign: {},
	wake: {},
	withdraw: {}
};

function formatMove(move: Move): string {
	const sentence = SENTENCES[move.type];
	const fields: Fields = { ...move };
	return writeLine(move.type, sentence, sentence.offers ? { ...fields, ...(fields['offer'] as Fields) } : fields);
}

function parseMove(text: string): Parsed<Move> {
	const move = readMove(fieldsFrom(text.trim().split(/\s+/)));
	const isWhole = move !== null && (!('offer' in move) || readOffer(move.offer) !== null);
	return isWhole ? { ok: true, value: move } : { ok: false, error: 'not a move of Green Square' };
}

/** The move as an object, its values of the right form; null if a word is missing, unknown, given twice or too much. */
function fieldsFrom([type = '', ...words]: readonly string[]): Fields | null {
	if (!Object.hasOwn(SENTENCES, type)) return null;
	const sentence = SENTENCES[type as Move['type']];
	const fields = readLine(sentence, words);
	if (fields === null || !sentence.offers) return fields && { type, ...fields };
	const { seat, ...offer } = fields;
	return seat === undefined ? { type, offer } : { type, seat, offer };
}

export const notation: Notation<State, Move> = {
	formatPosition: canonical,
	parsePosition: readPosition,
	formatMove,
	parseMove
};
