/** Laws of The Green Conquest beyond the contract, for `npm test` (a few cases) and `npm run fuzz` (many). Each throws where it is broken. */
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import { refusal } from '../../src/lib/engine/illegal';
import type { Random } from '../../src/lib/engine/random';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Event, Move, Options, State } from '../../src/lib/games/green-conquest';
import { game, module } from '../../src/lib/games/green-conquest';
import { faultIn } from '../../src/lib/games/green-conquest/invariants';
import { MODES, everyMove, randomRosters } from '../contract/games/green-conquest';
import { retold } from './green-conquest-retold';

const { notation } = module;

function law(holds: boolean, broken: () => string): asserts holds {
	if (!holds) throw new Error(broken());
}

/** A random game between random rosters, in the modes by turns. Returns the positions met. */
export function randomGame(seed: string, number: number, more: Options = {}): State[] {
	const options: Options = { ...randomRosters(seed), mode: MODES[number % MODES.length] ?? 'duel', ...more };
	const met: State[] = [];
	const { fold } = selfPlay<State, Move, Options>({
		game,
		options,
		players: Array.from({ length: game.seats(options) }, () => randomPlayer),
		dealer: localDealer(seed),
		random: seeded(seed),
		watch: ({ fold: { state } }) => met.push(state)
	});
	return [...met, fold.state];
}

/** The position is a legal one and comes back from its notation; so do its moves. */
export function lawOfPosition(state: State): void {
	const line = notation.formatPosition(state);
	const fault = faultIn(state);
	law(fault === null, () => `${line}: ${fault}`);
	const parsed = notation.parsePosition(line);
	law(parsed.ok && canonical(parsed.value) === canonical(state), () => `does not come back: ${line}`);
	for (const seat of game.actors(state)) {
		for (const move of game.legal(state, seat, {})) {
			const text = notation.formatMove(move);
			const back = notation.parseMove(text);
			law(back.ok && canonical(back.value) === canonical(move), () => `does not come back: ${text}`);
		}
	}
}

/** What the events of a move tell is what has happened. */
export function lawOfEvents(state: State, random: Random): void {
	const seat = game.actors(state)[0];
	if (seat === undefined || state.phase !== 'play') return;
	const move = random.pick(game.legal(state, seat, {}));
	const events: Event[] = [];
	const next = game.apply(state, seat, move, {}, (event) => events.push(event as Event));
	const told = retold(state, events);
	for (const part of ['vehicles', 'traps', 'poison'] as const) {
		law(
			canonical(told[part]) === canonical(next[part]),
			() => `${notation.formatPosition(state)} ${notation.formatMove(move)}: events tell other ${part}`
		);
	}
}

/** Steps of a path, then its length, then its text: the order of preference among drives with one result (6.0). */
function preference(path: string): readonly [number, number, string] {
	const counts = path.replace(/\*\d|@../g, '').match(/\d/g) ?? [];
	return [counts.reduce((sum, count) => sum + Number(count), 0), path.length, path];
}

function isPreferred(a: string, b: string): boolean {
	const [[aSteps, aLength], [bSteps, bLength]] = [preference(a), preference(b)];
	return aSteps !== bSteps ? aSteps < bSteps : aLength !== bLength ? aLength < bLength : a < b;
}

/** `legal` lists one move, the canonical one, for every result that any move one could write down has. */
export function lawOfLegal(state: State): void {
	const seat = game.actors(state)[0];
	if (seat === undefined) return;
	const line = notation.formatPosition(state);
	const resultOf = (move: Move): string | null => {
		let next: State | null = null;
		return refusal(() => (next = game.apply(state, seat, move, {}))) === null ? canonical(next) : null;
	};
	const listed = new Map<string, Move>();
	for (const move of game.legal(state, seat, {})) {
		const result = resultOf(move);
		law(result !== null, () => `${line}: listed but refused: ${notation.formatMove(move)}`);
		law(!listed.has(result), () => `${line}: listed twice: ${notation.formatMove(move)}`);
		listed.set(result, move);
	}
	const found = new Set<string>();
	for (const move of everyMove(state, seat)) {
		const result = resultOf(move);
		if (result === null) continue;
		found.add(result);
		const canonicalMove = listed.get(result);
		law(canonicalMove !== undefined, () => `${line}: possible but not listed: ${notation.formatMove(move)}`);
		law(canonicalMove.type === move.type, () => `${line}: two types with one result: ${notation.formatMove(move)}`);
		if (move.type !== 'drive' || canonicalMove.type !== 'drive') continue;
		law(!isPreferred(move.path, canonicalMove.path), () => `${line}: ${canonicalMove.path} listed for ${move.path}`);
	}
	law(found.size === listed.size, () => `${line}: listed, but no move that one could write down`);
}

const CHARACTERS = [...' -+:*!/.,<>@#%^=?\'"0123456789abcdefghijklmnorsuwxyBDGHKNORSTUW\n\0é💥'];

/** A text with a few characters lost, doubled, swapped or replaced. */
export function spoilt(text: string, random: Random): string {
	const characters = [...text];
	for (let changes = 1 + random.int(4); changes > 0; changes--) {
		const at = random.int(characters.length + 1);
		const kind = random.int(5);
		if (kind === 0) characters.splice(at, 1);
		else if (kind === 1) characters.splice(at, 0, random.pick(CHARACTERS));
		else if (kind === 2) characters.splice(at, 1, random.pick(CHARACTERS));
		else if (kind === 3) characters.splice(at, 0, ...characters.slice(at, at + random.int(12)));
		else characters.length = at;
	}
	return characters.join('');
}

/** Foreign text is a move or an error value; a move that is read is written the same. */
export function lawOfSpoiltMove(text: string): boolean {
	const parsed = notation.parseMove(text);
	if (parsed.ok) law(notation.formatMove(parsed.value) === text, () => `read otherwise than written: ${text}`);
	else law(parsed.error.length > 0, () => 'an error without a word');
	return parsed.ok;
}

/** Foreign text is a position that the rules go on from, or an error value. */
export function lawOfSpoiltPosition(text: string): boolean {
	const parsed = notation.parsePosition(text);
	if (!parsed.ok) {
		law(parsed.error.length > 0, () => 'an error without a word');
		return false;
	}
	const state = parsed.value;
	law(notation.formatPosition(state) === text, () => `read otherwise than written: ${text}`);
	for (const seat of game.actors(state)) {
		const legal = game.legal(state, seat, {});
		law(legal.length > 0, () => `a dead end: ${text}`);
		for (const move of legal) {
			const fault = faultIn(game.apply(state, seat, move, {}));
			law(fault === null, () => `${text} ${notation.formatMove(move)}: ${fault}`);
		}
	}
	return true;
}
