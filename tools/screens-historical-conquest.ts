/**
 * Situations at a table of Historical Conquest that the pictures 05 and 12 show, reached by bots in Node: the position to stop at, and
 * what is tapped there.
 */
import type { Move, Options, State } from '../src/lib/games/historical-conquest';
import { ALL_CARDS, cardById } from '../src/lib/games/historical-conquest/content';
import { findLand } from '../src/lib/games/historical-conquest/table';
import type { Wanted } from '../tests/e2e/historical-conquest-games';

export interface Scene {
	readonly name: string;
	readonly wanted: Wanted;
	/** Selectors, tapped one after the other. */
	readonly taps?: readonly string[];
	/** As `phone-light-en`. */
	readonly looks: readonly string[];
}

const seatsOf = (...names: readonly string[]): Wanted['seats'] =>
	names.map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' }));
const THREE = seatsOf('', 'Tom', 'Ana');
const FOUR = seatsOf('', 'Tom', 'Ana', 'Zoé');
const TEN = seatsOf('', 'Tom', 'Ana', 'Zoé', 'Ben', 'Mia', 'Leo', 'Ida', 'Max', 'Lou');
const FIRST: Options = { firstPlayer: 0 };

const HELD = '.hand .held:not(.dim), .spines .held:not(.dim)';
const LAND = '.lands .glows[data-pick^="land"]';

type Asks = (state: State, moves: readonly Move[]) => boolean;
const inPhase =
	(phase: State['phase'], asks: Asks): Asks =>
	(state, moves) =>
		state.turn === 0 &&
		state.phase === phase &&
		state.window === null &&
		state.pending.length === 0 &&
		asks(state, moves);
const due =
	(kind: State['pending'][number]['kind'], least: number): Asks =>
	({ pending: [first] }) =>
		first?.kind === kind && first.seat === 0 && (first.kind === 'hand-discard' || first.units.length >= least);
const lands = (state: State, seat = 0): number => state.players[seat]?.lands.length ?? 0;
const crowd = (state: State): number =>
	Math.max(0, ...(state.players[0]?.lands ?? []).map(({ cards }) => cards.length));
const settled: Asks = (state) => lands(state) >= 2 && crowd(state) >= 2;
const plays = (moves: readonly Move[], test: (id: string, move: Move & { type: 'play' }) => boolean): boolean =>
	moves.some((move) => move.type === 'play' && test(move.card, move));
const EXPLORERS = ALL_CARDS.filter((card) => card.category === 'explorer').map(({ id }) => id);
const EXPLORER = EXPLORERS.map((id) => `.held:not(.dim)[data-card="${id}"]`).join(', ');
const TRAVELLER = EXPLORERS.map((id) => `.lands .glows[data-pick^="unit"][data-pick$="/${id}"]`).join(', ');
const explores: Asks = inPhase(
	'play',
	(state, moves) => settled(state, moves) && plays(moves, (_, { discover }) => discover === true)
);
const answers: Asks = ({ window, pending }, moves) =>
	window !== null && pending.length === 0 && window.waiting.includes(0) && moves.some(({ type }) => type === 'play');
const isHostile = (state: State, move: Move): boolean =>
	move.type === 'play' &&
	(move.opponent !== undefined ||
		move.targetUnit !== undefined ||
		move.targetLand !== undefined ||
		(move.land !== undefined && findLand(state, move.land)?.seat !== 0));

export const SCENES: readonly Scene[] = [
	{
		name: 'play',
		looks: ['phone-light-en', 'phone-dark-fr', 'desktop-dark-fr'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase(
				'play',
				(state, moves) =>
					settled(state, moves) &&
					plays(moves, (id, { land, discover }) => land?.startsWith('0/') === true && !discover && gains(id))
			)
		},
		taps: [`${HELD.split(', ')[0]}:has(.morale)`]
	},
	{
		name: 'target',
		looks: ['phone-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase('play', (state, moves) => moves.some((move) => isHostile(state, move)))
		},
		taps: [HELD]
	},
	{
		name: 'explorer',
		looks: ['phone-light-en'],
		wanted: { seats: THREE, options: FIRST, until: explores },
		taps: [EXPLORER]
	},
	{
		name: 'discover',
		looks: ['phone-light-en', 'phone-dark-fr'],
		wanted: { seats: THREE, options: FIRST, until: explores },
		taps: [EXPLORER, '[data-pick="way discover"]', '.tide .actions .primary']
	},
	{
		name: 'attack',
		looks: ['phone-light-en', 'desktop-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase('attack', (state, moves) => lands(state) >= 3 && moves.some(({ type }) => type === 'attack'))
		},
		taps: [LAND, '.rivals .glows[data-pick^="land"]']
	},
	{
		name: 'crowded',
		looks: ['phone-light-en'],
		wanted: { seats: THREE, options: FIRST, until: due('overflow', 3) },
		taps: ['.candidates .held']
	},
	{
		name: 'casualty',
		looks: ['phone-light-en'],
		wanted: { seats: THREE, options: FIRST, until: due('casualty', 2) },
		taps: ['.candidates .held >> nth=1']
	},
	{
		name: 'occupy',
		looks: ['phone-light-en'],
		wanted: { seats: THREE, options: FIRST, until: due('occupy', 2) },
		taps: ['.candidates .held']
	},
	{
		name: 'defend',
		looks: ['phone-light-en', 'phone-dark-fr'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: (state, moves) => state.battle?.defender === 0 && answers(state, moves)
		}
	},
	{
		name: 'battle',
		looks: ['phone-light-en', 'phone-dark-fr', 'desktop-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: (state, moves) => state.battle?.defender === 0 && answers(state, moves)
		},
		taps: ['dialog[open] header button']
	},
	{
		name: 'window',
		looks: ['phone-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: (state, moves) => state.battle === null && answers(state, moves)
		}
	},
	{
		name: 'first-round',
		looks: ['phone-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase('play', ({ round, plays: made }) => round === 1 && made === 1)
		},
		taps: ['.held.dim']
	},
	{
		name: 'step',
		looks: ['phone-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase('move', (state, moves) => settled(state, moves) && moves.some(({ type }) => type === 'step'))
		},
		taps: ['.lands .glows[data-pick^="unit"]']
	},
	{
		name: 'voyage',
		looks: ['phone-light-en', 'phone-dark-fr'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase(
				'move',
				(state, moves) =>
					settled(state, moves) && moves.some((move) => move.type === 'voyage' && move.escort !== undefined)
			)
		},
		taps: [TRAVELLER, LAND]
	},
	{
		name: 'warning',
		looks: ['phone-light-en', 'phone-light-fr'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase(
				'move',
				(state, moves) =>
					state.round > 2 &&
					lands(state) >= 2 &&
					state.players[0]?.lands.some(({ cards }) => cards.length === 0) === true &&
					moves.some(({ type }) => type === 'voyage' || type === 'step')
			)
		},
		taps: ['[data-pick="button next"]']
	},
	{
		name: 'opponent',
		looks: ['phone-light-en'],
		wanted: {
			seats: THREE,
			options: FIRST,
			until: inPhase('play', (state) => lands(state, 1) >= 2 && (state.players[1]?.discard.length ?? 0) > 3)
		},
		taps: ['[data-pick="seat 1"]']
	},
	{
		name: 'four',
		looks: ['phone-light-en', 'short-light-en', 'short-light-fr'],
		wanted: { seats: FOUR, options: FIRST, until: inPhase('play', settled) },
		taps: []
	},
	{
		name: 'four-aim',
		looks: ['phone-light-en'],
		wanted: {
			seats: FOUR,
			options: FIRST,
			until: inPhase('attack', (state, moves) => lands(state) >= 3 && moves.some(({ type }) => type === 'attack'))
		},
		taps: [LAND]
	},
	{ name: 'ten', looks: ['phone-light-en'], wanted: { seats: TEN, options: FIRST, until: inPhase('play', settled) } },
	{
		name: 'ten-aim',
		looks: ['phone-light-en'],
		wanted: {
			seats: TEN,
			options: FIRST,
			until: inPhase('attack', (state, moves) => moves.filter(({ type }) => type === 'attack').length > 3)
		},
		taps: [LAND]
	},
	{
		name: 'edge',
		looks: ['phone-light-fr'],
		wanted: {
			seats: THREE,
			options: { ...FIRST, goal: 5000 },
			until: inPhase('play', (state) => lands(state) >= 5 || (state.players[0]?.hand.length ?? 0) >= 8)
		},
		taps: [HELD]
	}
];

function gains(id: string): boolean {
	return (cardById(id).played?.morale ?? 0) > 0;
}
