/**
 * The laws of the contract that can be read off a single state or a single step, each a function that throws where a game
 * breaks it. `suite.ts` makes tests of all laws for every game; `mutants.test.ts` proves that each can fail.
 */
import { canonical, compareText } from '../../src/lib/engine/canonical';
import type { AnyGame, Facts, GameEvent, Seat, Slot } from '../../src/lib/engine/contract';
import { pickFacts, sees } from '../../src/lib/engine/fold';
import type { Fold } from '../../src/lib/engine/fold';
import { stateHash } from '../../src/lib/engine/hash';
import { Illegal, refusal } from '../../src/lib/engine/illegal';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import { localDealer } from '../../src/lib/deal/local';
import { lawOfAsides } from './asides';
import type { AnyCase } from './case';
import { deepFreeze, garbageMoves } from './hostile';
import { law } from './law';
import { lawOfWords } from './words';
import type { Step } from './words';

/** Plays a random game and checks every law that can be read off a single state or a single step. */
export function watchedGame(subject: AnyCase, options: unknown, seed: string): void {
	const game = frozen(subject.module.game);
	const random = seeded(`${seed}/watch`);
	const steps: Step[] = [];
	let events: GameEvent[] = [];
	let actor: Seat | null = null;
	let watched = 0;
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
			watched++;
			steps.push({ seat: actor, events });
			[actor, events] = [view.seat, []];
			law(stateHash(JSON.parse(JSON.stringify(state))) === stateHash(state), 'a state does not survive JSON');
			lawOfDecks(game, fold, owner);
			lawOfZones(subject, fold);
			lawOfSeats(game, fold, truth);
			lawOfAsides({ ...subject, module: { ...subject.module, game } }, fold, truth);
			const sample = view.legal.length > 12 ? Array.from({ length: 12 }, () => random.pick(view.legal)) : view.legal;
			for (const move of sample) lawOfLegalMoves(subject, state, view.seat, move, view.sees);
			lawOfRefusals(game, fold, view.seat, random.pick(view.legal), view.sees, codes, watched % 8 === 1);
			if (watched % 16 === 1) lawOfModules(subject, state, view.seat, view.sees);
		}
	});
	const end = finished.fold.state;
	law(game.actors(end).length === 0, 'somebody acts after the end');
	for (let seat = 0; seat < game.seats(options); seat++) {
		law(game.legal(end, seat, {}).length === 0 && game.question(end, seat) === '', 'a seat is asked after the end');
	}
	const { words, reasonCodes } = subject.module;
	if (words) lawOfWords(subject, words, options, [...steps, { seat: actor, events }], finished.outcome);
	if (reasonCodes) for (const code of codes) law(reasonCodes.includes(code), `unlisted reason code ${code}`);
}

/** The same rules with every state frozen as it is returned: whoever changes one later throws. */
function frozen(game: AnyGame): AnyGame {
	const returned = (state: unknown): unknown => {
		const waits = game.requests(state).length > 0;
		law(!waits || game.actors(state).length === 0, 'somebody is asked while a request stands');
		return deepFreeze(state);
	};
	return {
		...game,
		setup: (options) => returned(game.setup(options)),
		apply: (state, seat, move, facts, tell) => returned(game.apply(state, seat, move, facts, tell)),
		resolve: (state, facts, tell) => returned(game.resolve(state, facts, tell))
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

/** Options of no shape at all: refused, and never a fault. */
export function impossibleOptions(game: AnyGame): void {
	for (const junk of [null, 7, 'x', []]) {
		const code = refusal(() => game.setup(junk));
		law(code === 'bad-options', () => `options ${canonical(junk)}: ${code ?? 'accepted'}`);
	}
}
