/**
 * The laws of the contract, each a function that throws where a game breaks it. `suite.ts` makes tests of them for every game;
 * `mutants.test.ts` proves that each can fail.
 */
import { canonical, compareText } from '../../src/lib/engine/canonical';
import type { AnyGame, Facts, GameEvent, Seat, Slot } from '../../src/lib/engine/contract';
import { determinize } from '../../src/lib/engine/determinize';
import { begin, beginAt, learn, pickFacts, play, requestKey, sees } from '../../src/lib/engine/fold';
import type { Fold } from '../../src/lib/engine/fold';
import { stateHash } from '../../src/lib/engine/hash';
import { Illegal, refusal } from '../../src/lib/engine/illegal';
import type { GameModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Finished, Player } from '../../src/lib/engine/selfplay';
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { deepFreeze, garbageChoices, garbageMoves } from './hostile';

export interface ZoneRow {
	readonly name: string;
	readonly slots: readonly Slot[];
	readonly sees: 'all' | readonly Seat[];
}

export interface SmallPosition<S> {
	readonly state: S;
	readonly seats: number;
	/** The truth about slots; a seat gets those it is entitled to. */
	readonly facts: Facts;
}

export interface ContractCase<S, M, O> {
	/** A game's module; the toys have rules only. */
	readonly module: Pick<GameModule<S, M, O>, 'game'> & Partial<GameModule<S, M, O>>;
	/** The option sets to exercise: each mode, each seat count. */
	readonly options: readonly O[];
	/** The specification's table of who sees what, written independently of `audience`. Slots in no zone: nobody sees them. */
	zones(state: S): readonly ZoneRow[];
	/** What the seat may bring, where the game has `seated`: three at least that differ. */
	choices?(options: O, seat: Seat): readonly unknown[];
	/**
	 * Every syntactically possible move of the seat, ids and numbers out of range among them. Where `legal` lists only a canonical
	 * subset of combinations, leave the other combinations out.
	 */
	everyMove(state: S, seat: Seat): Iterable<M>;
	smallPositions(): readonly SmallPosition<S>[];
	/** Random games per option set; 2 if left out. The fuzz run multiplies it. */
	readonly games?: number;
	/** A bot of the game's own; the generic greedy bot if left out. */
	readonly bot?: Player<S, M>;
}

export type AnyCase = ContractCase<unknown, unknown, unknown>;

/** A law as one line. Cheaper than an assertion library, of which a random game would make millions of calls. */
function law(holds: boolean, broken: string | (() => string)): asserts holds {
	if (!holds) throw new Error(typeof broken === 'string' ? broken : broken());
}

function recordedGame(game: AnyGame, options: unknown, seed: string): Finished<unknown, unknown> {
	const players = Array.from({ length: game.seats(options) }, () => randomPlayer);
	return selfPlay({ game, options, players, dealer: localDealer(seed), random: seeded(seed) });
}

/** Plays a random game and checks every law that can be read off a single state or a single step. */
export function watchedGame(subject: AnyCase, options: unknown, seed: string): void {
	const game = frozen(subject.module.game);
	const random = seeded(`${seed}/watch`);
	const past: { state: unknown; hash: string }[] = [];
	const events: GameEvent[] = [];
	const codes = new Set<string>();
	const owner = new Map<Slot, string>();
	const finished = selfPlay({
		game,
		options,
		players: Array.from({ length: game.seats(options) }, () => randomPlayer),
		dealer: localDealer(seed),
		random: seeded(seed),
		tell: (event) => events.push(event),
		watch({ fold, truth }, view) {
			const { state } = fold;
			const hash = stateHash(state);
			past.push({ state, hash });
			law(stateHash(JSON.parse(JSON.stringify(state))) === hash, 'a state does not survive JSON');
			law(game.requests(state).length === 0, 'somebody is asked while a request stands');
			lawOfDecks(game, fold, owner);
			lawOfZones(subject, fold);
			lawOfSeats(game, fold, truth);
			const sample = view.legal.length > 12 ? Array.from({ length: 12 }, () => random.pick(view.legal)) : view.legal;
			for (const move of sample) lawOfLegalMoves(subject, state, view.seat, move, view.sees);
			lawOfRefusals(game, fold, view.seat, random.pick(view.legal), view.sees, codes, past.length % 8 === 1);
			if (past.length % 16 === 1) lawOfModules(subject, state, view.seat, view.sees);
		}
	});
	const end = finished.fold.state;
	law(game.actors(end).length === 0, 'somebody acts after the end');
	for (let seat = 0; seat < game.seats(options); seat++) {
		law(game.legal(end, seat, {}).length === 0 && game.question(end, seat) === '', 'a seat is asked after the end');
	}
	for (const { state, hash } of past) law(stateHash(state) === hash, 'an earlier state changed');
	const { words, reasonCodes } = subject.module;
	lawOfWords(subject, events);
	law(words?.outcome(finished.outcome.reason, 'en') !== '', `no words for ${finished.outcome.reason}`);
	if (reasonCodes) for (const code of codes) law(reasonCodes.includes(code), `unlisted reason code ${code}`);
}

/** The same rules with every state frozen as it is returned: whoever changes one later throws. */
function frozen(game: AnyGame): AnyGame {
	return {
		...game,
		setup: (options) => deepFreeze(game.setup(options)),
		apply: (state, seat, move, facts, tell) => deepFreeze(game.apply(state, seat, move, facts, tell)),
		resolve: (state, facts, tell) => deepFreeze(game.resolve(state, facts, tell))
	};
}

function lawOfDecks(game: AnyGame, fold: Fold<unknown>, owner: Map<Slot, string>): void {
	const listed = game.decks(fold.state);
	law(listed.length === fold.decks.length, 'a deck vanished');
	for (const deck of listed) {
		law(deck.faces.length === deck.slots.length, () => `deck ${deck.id}: slots and faces differ in number`);
		for (const slot of deck.slots) {
			const before = owner.get(slot);
			if (before === undefined) owner.set(slot, deck.id);
			else law(before === deck.id, () => `slot ${slot} is used twice`);
		}
	}
}

function lawOfZones(subject: AnyCase, fold: Fold<unknown>): void {
	const { game } = subject.module;
	const stated = new Map<Slot, 'all' | readonly Seat[]>();
	for (const zone of subject.zones(fold.state)) for (const slot of zone.slots) stated.set(slot, zone.sees);
	for (const deck of fold.decks) {
		for (const slot of deck.slots) {
			const audience = String(game.audience(fold.state, slot));
			const wanted = String(stated.get(slot) ?? '');
			law(audience === wanted, () => `audience of ${slot} is "${audience}", the table says "${wanted}"`);
		}
	}
}

function lawOfSeats(game: AnyGame, fold: Fold<unknown>, truth: Facts): void {
	const { state } = fold;
	const actors = game.actors(state);
	law(new Set(actors).size === actors.length, 'a seat acts twice');
	for (let seat = 0; seat < fold.known.length; seat++) {
		const seen = sees(fold, seat, truth);
		const legal = game.legal(state, seat, seen);
		const asked = game.question(state, seat) !== '';
		law(asked === actors.includes(seat), `seat ${seat}: question and actors disagree`);
		law(
			legal.length > 0 === asked,
			`seat ${seat}: ${asked ? 'asked, but without a choice' : 'not asked, but with moves'}`
		);
		const texts = legal.map(canonical);
		for (let i = 1; i < texts.length; i++) {
			law(
				compareText(texts[i - 1] as string, texts[i] as string) < 0,
				() => `not sorted: ${texts[i - 1]} before ${texts[i]}`
			);
		}
		for (const move of legal) {
			for (const slot of game.shows(state, seat, move))
				law(seen[slot] !== undefined, () => `shows ${slot}, which is not seen`);
		}
		for (const move of game.legal(state, seat, {})) {
			law(game.shows(state, seat, move).length === 0, () => `lists ${canonical(move)} although its card is not seen`);
		}
	}
}

function lawOfLegalMoves(subject: AnyCase, state: unknown, seat: Seat, move: unknown, seen: Facts): void {
	const { game, notation } = subject.module;
	const facts = pickFacts(seen, game.shows(state, seat, move));
	const silent = game.apply(state, seat, move, facts);
	const told = game.apply(state, seat, JSON.parse(JSON.stringify(move)), facts, () => undefined);
	law(stateHash(told) === stateHash(silent), 'telling changes the result');
	if (!notation) return;
	const line = notation.formatMove(move);
	const parsed = notation.parseMove(line);
	law(parsed.ok && canonical(parsed.value) === canonical(move), () => `move notation does not come back: ${line}`);
}

function lawOfRefusals(
	game: AnyGame,
	fold: Fold<unknown>,
	seat: Seat,
	legal: unknown,
	seen: Facts,
	codes: Set<string>,
	thorough: boolean
): void {
	const { state } = fold;
	const facts = pickFacts(seen, game.shows(state, seat, legal));
	const idle = fold.known.flatMap((_, other) => (game.actors(state).includes(other) ? [] : [other]));
	for (const other of [...idle, -1, 99, 0.5]) {
		const code = refusal(() => game.apply(state, other, legal, facts));
		law(code !== null, () => `seat ${other} is not asked, but may play ${canonical(legal)}`);
		codes.add(code);
	}
	if (!thorough) return;
	for (const junk of garbageMoves(legal)) {
		const shown = pickFacts(seen, game.shows(state, seat, junk));
		try {
			game.apply(state, seat, junk, shown);
		} catch (error) {
			law(
				error instanceof Illegal,
				() => `a fault, not a refusal, for ${canonical(junk).slice(0, 200)}: ${String(error)}`
			);
			codes.add(error.code);
		}
	}
}

function lawOfModules(subject: AnyCase, state: unknown, seat: Seat, seen: Facts): void {
	const { game, notation, neutral, mind, resignation } = subject.module;
	if (notation) {
		const parsed = notation.parsePosition(notation.formatPosition(state));
		law(
			parsed.ok && canonical(parsed.value) === canonical(state),
			() => `position does not come back: ${notation.formatPosition(state)}`
		);
	}
	const answer = neutral?.(state, seat, seen) ?? null;
	if (answer !== null) game.apply(state, seat, answer, pickFacts(seen, game.shows(state, seat, answer)));
	if (resignation !== undefined) game.apply(state, seat, resignation, {});
	if (mind) law(Number.isSafeInteger(mind.value(state, seat, seen)), 'a bot values in integers');
}

function lawOfWords({ module: { words } }: AnyCase, events: readonly GameEvent[]): void {
	for (const event of events) {
		law(canonical(JSON.parse(JSON.stringify(event))) === canonical(event), 'an event is not plain JSON');
		for (const language of ['en', 'fr'] as const) {
			const line = words?.event(event, language, { seat: (seat) => `P${seat}` }) ?? '';
			law(!/undefined|NaN|\[object/.test(line), () => `words for ${canonical(event)}: ${line}`);
		}
	}
}

/** What seats bring: taken in any order with the same result, within the rules of `setup`, and never a fault. */
export function broughtOptions(subject: AnyCase, options: unknown): void {
	const { game } = subject.module;
	if (game.seated === undefined) {
		law(subject.choices === undefined, 'choices of seats, but no `seated` to take them');
		return;
	}
	const seated = (given: unknown, seat: Seat, own: unknown): unknown =>
		game.seated?.(deepFreeze(given), seat, deepFreeze(own));
	const seats = Array.from({ length: game.seats(options) }, (_, seat) => seat);
	const choices = seats.map((seat) => subject.choices?.(options, seat) ?? []);
	const hashOf = (given: unknown): string => stateHash(game.setup(given));
	for (const seat of seats) {
		const hashes = (choices[seat] ?? []).map((own) => hashOf(seated(options, seat, own)));
		law(hashes.length >= 3 && new Set(hashes).size === hashes.length, `choices of seat ${seat} make no difference`);
		for (const junk of garbageChoices(choices[seat]?.[0])) lawOfChoices(game, options, seat, junk);
	}
	for (const stranger of [-1, seats.length, 0.5, Number.NaN]) {
		const code = refusal(() => seated(options, stranger, choices[0]?.[0]));
		law(code === 'bad-options', `a choice for seat ${stranger}, which is not there: ${code}`);
	}
	const all = (order: readonly Seat[]): unknown =>
		order.reduce((given, seat) => seated(given, seat, choices[seat]?.[seat % 3]), options);
	const [forth, backward] = [all(seats), all(seats.toReversed())];
	law(canonical(forth) === canonical(backward), 'the order in which seats choose makes a difference');
	law(game.seats(forth) === seats.length, 'a choice changes the number of seats');
	law(canonical(JSON.parse(JSON.stringify(forth))) === canonical(forth), 'options do not survive JSON');
	law(canonical(all([...seats, ...seats])) === canonical(forth), 'the same choice again makes a difference');
}

/** A choice of any shape is refused as `bad-options`, or taken: then `setup` takes it, too. */
function lawOfChoices(game: AnyGame, options: unknown, seat: Seat, own: unknown): void {
	let taken: unknown;
	try {
		taken = game.seated?.(options, seat, own);
	} catch (error) {
		law(
			error instanceof Illegal && error.code === 'bad-options',
			() => `a choice is refused with ${String(error)}, not as bad-options: ${String(own).slice(0, 80)}`
		);
		return;
	}
	const code = refusal(() => game.setup(taken));
	law(code === null, () => `setup refuses a choice that was taken: ${code}`);
}

/** The same moves with the facts handed over one by one in another order, and all before they are asked for. */
export function factsInAnyOrder(game: AnyGame, options: unknown, seed: string): void {
	const recorded = recordedGame(game, options, seed);
	const random = seeded(`${seed}/order`);
	const end = stateHash(recorded.fold.state);
	const oneByOne = replayed(game, options, recorded, recorded.plies.length, (keys) => [random.pick(keys)]);
	law(stateHash(oneByOne.state) === end, 'facts one by one lead elsewhere');
	const early = replayed(game, options, recorded, recorded.plies.length, (keys) => keys, recorded.fold.facts);
	law(stateHash(early.state) === end, 'facts that come early lead elsewhere');
}

/** Swaps cards unknown to the acting seat: the same moves lead to the same state, legal list and choice. */
export function swappedGame(subject: AnyCase, options: unknown, seed: string): void {
	const { game, mind } = subject.module;
	const recorded = recordedGame(game, options, seed);
	if (recorded.fold.decks.length === 0) return;
	const bot = subject.bot ?? (mind ? greedyPlayer(game, mind, { budget: 200, worlds: 1 }) : null);
	const random = seeded(`${seed}/swap`);
	for (let sample = 0; sample < 3; sample++) {
		const upTo = random.int(recorded.plies.length);
		const honest = replayed(game, options, recorded, upTo);
		const seat = game.actors(honest.state)[0];
		if (seat === undefined) continue;
		const seen = sees(honest, seat, recorded.truth);
		const swapped = { ...recorded, truth: { ...recorded.truth, ...determinize(honest.decks, seen, random) } };
		const other = replayed(game, options, swapped, upTo);
		law(stateHash(other.state) === stateHash(honest.state), 'a hidden card changed the state');
		const otherSeen = sees(other, seat, swapped.truth);
		const legal = game.legal(honest.state, seat, seen);
		law(
			canonical(game.legal(other.state, seat, otherSeen)) === canonical(legal),
			'a hidden card changed the legal list'
		);
		if (bot === null || sample > 0) continue;
		const choose = (fold: Fold<unknown>, facts: Facts): string =>
			canonical(bot({ state: fold.state, seat, sees: facts, legal, decks: fold.decks }, seeded(`${seed}/bot`)));
		law(choose(other, otherSeen) === choose(honest, seen), "a hidden card changed the bot's choice");
	}
}

/** The first moves of a recorded game again. `pick` says which of the standing requests are answered next. */
function replayed(
	game: AnyGame,
	options: unknown,
	recorded: Finished<unknown, unknown>,
	upTo: number,
	pick: (keys: string[]) => string[] = (keys) => keys,
	early: Facts = {}
): Fold<unknown> {
	const { truth, fold: end } = recorded;
	const fact = (key: string): string | number =>
		(key.startsWith('roll:') ? end.facts[key] : truth[key]) as string | number;
	const give = (fold: Fold<unknown>): Fold<unknown> => {
		while (fold.requests.length > 0) {
			fold = learn(game, fold, Object.fromEntries(pick(fold.requests.map(requestKey)).map((key) => [key, fact(key)])));
		}
		return fold;
	};
	let fold = give(learn(game, begin(game, options), early));
	for (const { seat, move, shown } of recorded.plies.slice(0, upTo)) {
		const facts = Object.fromEntries(Object.keys(shown).map((slot) => [slot, fact(slot)]));
		fold = give(play(game, fold, seat, move, facts));
	}
	return fold;
}

/** Pushes every syntactically possible move through `apply`: what is accepted must be what `legal` lists. */
export function bruteForce(subject: AnyCase, position: SmallPosition<unknown>): void {
	// Nearly all of the moves are refused; their stack traces, which nobody reads, would take most of the time.
	const { stackTraceLimit } = Error;
	Error.stackTraceLimit = 0;
	try {
		tryEveryMove(subject, position);
	} finally {
		Error.stackTraceLimit = stackTraceLimit;
	}
}

function tryEveryMove(subject: AnyCase, position: SmallPosition<unknown>): void {
	const { game } = subject.module;
	const fold = beginAt(game, deepFreeze(position.state), position.seats);
	for (const seat of game.actors(fold.state)) {
		const seen = sees(fold, seat, position.facts);
		const result = (move: unknown): string | null => {
			const slots = game.shows(fold.state, seat, move);
			if (slots.some((slot) => seen[slot] === undefined)) return null;
			let next: unknown = null;
			const code = refusal(() => (next = game.apply(fold.state, seat, move, pickFacts(seen, slots))));
			return code === null ? stateHash(next) : null;
		};
		const listed = new Map(game.legal(fold.state, seat, seen).map((move) => [result(move), move]));
		const found = new Map<string | null, unknown>();
		for (const move of subject.everyMove(fold.state, seat)) found.set(result(move), move);
		found.delete(null);
		for (const [hash, move] of listed) law(found.has(hash), () => `listed but not possible: ${canonical(move)}`);
		for (const [hash, move] of found) law(listed.has(hash), () => `possible but not listed: ${canonical(move)}`);
	}
}
