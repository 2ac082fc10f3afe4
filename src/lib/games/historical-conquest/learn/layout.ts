/**
 * Positions for lessons and puzzles, told by what lies on the table: for each land its column, bottom first, with
 * attached cards behind a `+` (`germany: 'albert-einstein + great-wall-of-china'`). The rest of both decks lies hidden
 * in an order of the task's own.
 */
import type { Facts, Seat } from '../../../engine/contract';
import { seeded } from '../../../engine/random';
import { apply } from '../apply';
import { PLAYS } from '../constants';
import { cardById, deckList, refOf } from '../content';
import { pilesOf } from '../hidden';
import { notation } from '../notation';
import { setup } from '../setup';
import type { DeckChoice, Item, Land, Options, Phase, Player, State } from '../types';

export interface Side {
	readonly lands: { readonly [land: string]: string };
	/** Cards of the hand, in the order of their slots from `draw-S-0:0` on. */
	readonly hand?: string;
	/** Lands still to be turned up, the next one first. */
	readonly pile?: string;
	readonly active?: string;
	readonly discard?: string;
	readonly morale: number;
}

export interface Layout {
	readonly own: Side;
	readonly rival: Side;
	/** Left out: the learner's play phase. In a later phase all plays are made. */
	readonly phase?: Phase;
	/** Nobody may attack yet, and empty lands are no danger. */
	readonly early?: true;
	/** Ana has just announced this card against the learner: a window is open. */
	readonly announced?: string;
	/** Ana has just attacked so, and the learner is asked what follows. */
	readonly attacked?: string;
}

/** In the first one nobody has had turns enough for battles, in the second everybody has. */
const EARLY = 2;
const ROUND = 5;
const STARTERS = ['starter-compass', 'starter-lantern'] as const;
/** Tasks are about the learner's turn: others are asked only where a task says so, and a win counts at once. */
const OPTIONS: Options = { players: 2, firstPlayer: 0, evenTurns: false, interrupts: 'own-turn' };

/** A position in notation, with the truth about its hidden cards. */
export function layout(drawn: Layout): { readonly start: string; readonly facts: Facts } {
	const sides = [drawn.own, drawn.rival];
	const isAsked = drawn.announced !== undefined;
	const announced = ['', drawn.announced ?? ''];
	const decks = sides.map((side, seat) => deckFor(side, seat, announced[seat]));
	const round = drawn.early === true ? EARLY : ROUND;
	const dealt = sides.map((side, seat) => {
		const { player, ...hidden } = deal(side, seat, decks[seat] ?? STARTERS[0], announced[seat]);
		return { ...hidden, player: { ...player, turns: round - 1 } };
	});
	const blank = setup({ ...OPTIONS, decks, interrupts: isAsked ? 'any-time' : 'own-turn' });
	const laid: State = {
		...blank,
		phase: drawn.attacked === undefined ? (drawn.phase ?? 'play') : 'attack',
		round,
		plays: drawn.phase === undefined ? 0 : PLAYS,
		turn: isAsked || drawn.attacked !== undefined ? 1 : 0,
		players: Object.fromEntries(dealt.map(({ player }, seat) => [seat, player])),
		requests: [],
		known: Object.assign({}, ...dealt.map(({ known }) => known)) as State['known'],
		...(drawn.announced === undefined ? {} : asking(drawn.announced))
	};
	return {
		start: notation.formatPosition(attacked(laid, drawn.attacked)),
		facts: Object.assign({}, ...dealt.map(({ facts }) => facts)) as Facts
	};
}

const idsIn = (words = ''): readonly string[] => words.split(' ').filter((word) => word !== '' && word !== '+');

/** A starter, with further cards where the position needs them. */
function deckFor(side: Side, seat: Seat, announced = ''): DeckChoice {
	const starter = STARTERS[seat] ?? STARTERS[0];
	const list = deckList(starter);
	const lands = [...Object.keys(side.lands), ...idsIn(side.pile)];
	const others = [side.hand, side.active, side.discard, announced, ...Object.values(side.lands)].flatMap(idsIn);
	const further = [...lands, ...others].filter((id) => !list.includes(id));
	return further.length === 0 ? starter : { cards: [...list, ...further] };
}

interface Dealt {
	readonly player: Player;
	readonly known: Readonly<Record<string, string>>;
	readonly facts: Facts;
}

/** Cards that lie open were drawn after those in the hand; the slots behind them hold the rest. */
function deal(side: Side, seat: Seat, deck: DeckChoice, announced = ''): Dealt {
	const { landPile, draw } = pilesOf(seat, deck);
	const hand = idsIn(side.hand);
	const open = [...Object.values(side.lands), side.active, side.discard, announced].flatMap(idsIn);
	const found = Object.keys(side.lands);
	const faces = ordered(draw.cards, [...hand, ...open]);
	const lands = ordered(landPile.cards, [...found, ...idsIn(side.pile)]);
	const slots = (name: string, list: readonly string[]): [string, string][] =>
		list.map((id, index) => [`${name}:${index}`, id]);
	const player: Player = {
		out: null,
		morale: side.morale,
		gained: 0,
		turns: 0,
		truce: false,
		resting: false,
		landPile: { ...landPile, next: found.length },
		draw: { ...draw, next: hand.length + open.length },
		hand: hand.map((_, index) => `${draw.deck}:${index}`),
		lands: Object.entries(side.lands).map(([id, column]) => landOf(seat, id, column)),
		active: idsIn(side.active).map((id) => refOf(seat, id)),
		discard: idsIn(side.discard).map((id) => refOf(seat, id)),
		seen: []
	};
	return {
		player,
		known: Object.fromEntries(slots(landPile.deck, found)),
		facts: Object.fromEntries([...slots(draw.deck, faces), ...slots(landPile.deck, lands)])
	};
}

function landOf(seat: Seat, id: string, column: string): Land {
	const refs = idsIn(column).map((card) => refOf(seat, card));
	const isUnit = (ref: string): boolean => cardById(ref.slice(2)).unit !== null;
	return { id: refOf(seat, id), cards: refs.filter(isUnit), attached: refs.filter((ref) => !isUnit(ref)) };
}

/** The given cards first, the others of the deck behind them, mixed once for all. */
function ordered(deck: readonly string[], first: readonly string[]): readonly string[] {
	const rest = deck.filter((id) => !first.includes(id));
	if (rest.length + first.length !== deck.length) throw new RangeError(`a card lies twice: ${first.join(' ')}`);
	return [...first, ...seeded('lesson').shuffle([...rest])];
}

/** The window in which the learner is asked about Ana's card. */
function asking(card: string): Pick<State, 'windows' | 'window'> {
	const item: Item = {
		seat: 1,
		card: refOf(1, card),
		class: cardById(card).card.category,
		ability: null,
		land: null,
		choices: { opponent: 0 }
	};
	return { windows: 1, window: { id: 1, kind: 'response', item, members: [0], waiting: [0] } };
}

function attacked(state: State, line: string | undefined): State {
	if (line === undefined) return state;
	const parsed = notation.parseMove(line);
	if (!parsed.ok) throw new RangeError(`${parsed.error}: ${line}`);
	return apply(state, 1, parsed.value, {});
}
