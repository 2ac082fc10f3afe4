/** Options and setup (sections 1, 2.5 and 4), and the facts that the rules wait for. */
import type { Facts, Seat, Tell } from '../../engine/contract';
import { landOf, refOf, isStarter } from './content';
import { deckProblem } from './deck';
import { Draft } from './draft';
import { isPossibleLand, pilesOf } from './hidden';
import { asRaw, deny, insist } from './raw';
import { settle } from './settle';
import { settleLand } from './lands';
import { startTurn } from './turn';
import type { DeckChoice, FullOptions, Options, PendingFact, Player, State } from './types';
import { INTERRUPT_MODES, MODES } from './types';
import { HAND_SIZE } from './constants';

const DEFAULT_DECKS = ['starter-compass', 'starter-lantern', 'starter-quill'] as const;

export function fullOptions(options: unknown): FullOptions {
	if (typeof options !== 'object' || options === null || Array.isArray(options)) deny('bad-options');
	const raw = asRaw(options);
	const players = numberIn(raw.players, 2, 10, 2);
	const { firstPlayer = 'random' } = raw;
	const first =
		firstPlayer === 'random' || firstPlayer === 'north' ? firstPlayer : numberIn(firstPlayer, 0, players - 1, 0);
	const goal = numberIn(raw.goal, 1000, 5000, 3000);
	if (goal % 100 !== 0) deny('bad-options');
	const { evenTurns = true } = raw;
	if (typeof evenTurns !== 'boolean') deny('bad-options');
	const full: Omit<FullOptions, 'decks'> = {
		players,
		mode: oneOf(raw.mode, MODES),
		firstPlayer: first,
		goal,
		roundLimit: numberIn(raw.roundLimit, 0, 100, 30),
		evenTurns,
		interrupts: oneOf(raw.interrupts, INTERRUPT_MODES)
	};
	return { ...full, decks: deckChoices(raw.decks, players) };
}

function numberIn(value: unknown, min: number, max: number, otherwise: number): number {
	if (value === undefined) return otherwise;
	if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) deny('bad-options');
	return value;
}

/** One of the values; the first if left out. */
function oneOf<T extends string>(value: unknown, values: readonly [T, ...T[]]): T {
	if (value === undefined) return values[0];
	return values.find((each) => each === value) ?? deny('bad-options');
}

/** The shape of all decks is checked before the cards of any. */
function deckChoices(value: unknown, players: number): readonly DeckChoice[] {
	if (value === undefined) {
		return Array.from({ length: players }, (_, seat) => DEFAULT_DECKS[seat % 3] ?? DEFAULT_DECKS[0]);
	}
	if (!Array.isArray(value) || value.length !== players) deny('bad-options');
	const choices = Array.from(value as readonly unknown[], deckShape);
	for (const choice of choices) if (typeof choice !== 'string') insist(deckProblem(choice.cards));
	return choices as readonly DeckChoice[];
}

/** A starter that there is, or a list of anything. */
function deckShape(choice: unknown): string | { readonly cards: readonly unknown[] } {
	if (typeof choice === 'string') return isStarter(choice) ? choice : deny('bad-options');
	const { cards } = asRaw(choice);
	return Array.isArray(cards) ? { cards: Array.from(cards as readonly unknown[]) } : deny('bad-options');
}

/** A seat brings `{"deck": …}`, a starter's id or `{"cards":[ids]}`: it takes the place of the one the options name for it. */
export function seated(options: Options, seat: Seat, own: unknown): Options {
	const { decks } = fullOptions(options);
	const brought = deckShape(asRaw(own).deck);
	if (decks[seat] === undefined) deny('bad-options');
	if (typeof brought !== 'string' && deckProblem(brought.cards) !== null) deny('bad-options');
	return { ...options, decks: decks.map((deck, place) => (place === seat ? (brought as DeckChoice) : deck)) };
}

export function setup(options: unknown): State {
	const full = fullOptions(options);
	const seats = Array.from({ length: full.players }, (_, seat) => seat);
	const requests: PendingFact[] = seats.map((seat) => ({ slot: `land-${seat}:0`, to: 'all' }));
	if (full.firstPlayer === 'random') requests.push({ roll: 1, sides: full.players });
	const first = typeof full.firstPlayer === 'number' ? full.firstPlayer : null;
	return {
		game: 'historical-conquest',
		version: 1,
		options: full,
		phase: 'setup',
		round: 1,
		turn: first,
		order: first === null ? [] : orderFrom(first, full.players),
		plays: 0,
		extraPlays: 0,
		attacks: 0,
		extraAttacks: 0,
		stepUsed: false,
		moved: [],
		players: Object.fromEntries(seats.map((seat) => [seat, newPlayer(seat, full.decks[seat] ?? deny('bad-options'))])),
		boosts: [],
		marks: {},
		battle: null,
		lastBattle: null,
		windows: 0,
		window: null,
		pending: [],
		requests,
		known: {},
		rebuilt: [],
		queue: [],
		outcome: null
	};
}

function newPlayer(seat: Seat, choice: DeckChoice): Player {
	const { landPile, draw } = pilesOf(seat, choice);
	return {
		out: null,
		morale: 0,
		gained: 0,
		turns: 0,
		truce: false,
		resting: false,
		landPile: { ...landPile, next: 1 },
		draw: { ...draw, next: HAND_SIZE },
		hand: Array.from({ length: HAND_SIZE }, (_, i) => `${draw.deck}:${i}`),
		lands: [],
		active: [],
		discard: [],
		seen: []
	};
}

function orderFrom(first: Seat, players: number): readonly Seat[] {
	return Array.from({ length: players }, (_, i) => (first + i) % players);
}

/** Takes facts in. Nothing goes on before the last one asked for is there. */
export function resolve(state: State, facts: Facts, tell?: Tell): State {
	const asked = new Set(state.requests.map(factKey));
	for (const key of Object.keys(facts)) if (!asked.has(key)) deny('not-requested');
	const draft = new Draft(state, tell);
	for (const request of state.requests) {
		const fact = facts[factKey(request)];
		if (fact !== undefined) note(draft, request, fact);
	}
	if (draft.state.requests.length > 0) return draft.state;
	if (draft.state.phase === 'setup') begin(draft);
	settle(draft);
	return draft.state;
}

function factKey(request: PendingFact): string {
	return 'slot' in request ? request.slot : `roll:${request.roll}`;
}

function note(draft: Draft, request: PendingFact, fact: string | number): void {
	const { state } = draft;
	if ('slot' in request) {
		const seat = seatOfLandSlot(request.slot);
		if (!isPossibleLand(state, seat, fact)) deny('face-mismatch');
		state.known = { ...state.known, [request.slot]: fact };
		draft.tell?.({ type: 'land-turned', seat, slot: request.slot, land: refOf(seat, fact) });
	} else {
		if (typeof fact !== 'number' || !Number.isInteger(fact) || fact < 1 || fact > request.sides) deny('bad-roll');
		setFirst(draft, fact - 1);
	}
	state.requests = state.requests.filter((each) => each !== request);
}

function seatOfLandSlot(slot: string): Seat {
	return Number(slot.slice('land-'.length, slot.indexOf(':')));
}

function setFirst(draft: Draft, seat: Seat): void {
	draft.state.turn = seat;
	draft.state.order = orderFrom(seat, draft.state.options.players);
}

/** Section 4 step 5: the first lands are placed, the first turn starts. */
function begin(draft: Draft): void {
	const { players, firstPlayer } = draft.state.options;
	for (let seat = 0; seat < players; seat++) {
		const id = draft.state.known[`land-${seat}:0`];
		if (id !== undefined) settleLand(draft, seat, refOf(seat, id), null);
	}
	if (firstPlayer === 'north') setFirst(draft, northernmost(draft));
	const { turn } = draft.state;
	if (turn === null) throw new Error('nobody begins');
	draft.tell?.({ type: 'first-player', seat: turn });
	startTurn(draft, turn);
}

/** The seat whose first land lies farthest north; a tie goes to the lower seat. */
function northernmost(draft: Draft): Seat {
	const latitude = (seat: Seat): number => {
		const land = draft.player(seat).lands[0];
		return land === undefined ? -90 : landOf(land.id).land.latitude;
	};
	let first = 0;
	for (let seat = 1; seat < draft.state.options.players; seat++) if (latitude(seat) > latitude(first)) first = seat;
	return first;
}
