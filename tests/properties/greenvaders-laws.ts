/** Laws of Greenvaders beyond the contract, for `npm test` (a few cases) and `npm run fuzz` (many). Each throws where it is broken. */
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import type { Random } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Move, Options, State } from '../../src/lib/games/greenvaders';
import { game, module } from '../../src/lib/games/greenvaders';
import { canonicalMove } from '../../src/lib/games/greenvaders/move-order';
import { brokenInvariants } from './greenvaders-invariants';

const { notation } = module;

export const OPTIONS: readonly Options[] = [
	{ players: 2, mode: 'basic' },
	{ players: 2, mode: 'advanced' },
	{ players: 4, mode: 'basic' },
	{ players: 4, mode: 'advanced' }
];

function law(holds: boolean, broken: () => string): void {
	if (!holds) throw new Error(broken());
}

/** A random game in which every state keeps the invariants, and states and legal moves come back from their notation. */
export function lawfulGame(options: Options, seed: string): void {
	selfPlay<State, Move, Options>({
		game,
		options,
		players: module.sides(options).map(() => randomPlayer),
		dealer: localDealer(seed),
		random: seeded(seed),
		watch({ fold: { state }, truth }, { legal }) {
			const broken = brokenInvariants(state, truth);
			law(broken.length === 0, () => `${seed}, turn ${state.turn.n}: not kept: ${broken.join('; ')}`);
			const position = notation.parsePosition(notation.formatPosition(state));
			law(position.ok && canonical(position.value) === canonical(state), () => `position does not come back`);
			for (const move of legal) lawOfNotation(move);
		}
	});
}

function lawOfNotation(move: Move): void {
	law(canonicalMove(move) === canonical(move), () => `sorted by another text: ${canonicalMove(move)}`);
	const line = notation.formatMove(move);
	const parsed = notation.parseMove(line);
	law(parsed.ok && canonical(parsed.value) === canonical(move), () => `move does not come back: ${line}`);
}

/** Positions and move lines of random games: what the spoilt ones are made from. */
export function samples(seed: string): { readonly positions: string[]; readonly lines: string[] } {
	const positions: string[] = [];
	const lines = new Set<string>();
	for (const options of OPTIONS) {
		selfPlay<State, Move, Options>({
			game,
			options,
			players: module.sides(options).map(() => randomPlayer),
			dealer: localDealer(seed),
			random: seeded(seed),
			watch(_running, { state, legal }) {
				positions.push(notation.formatPosition(state));
				for (const move of legal) lines.add(notation.formatMove(move));
			}
		});
	}
	return { positions, lines: [...lines] };
}

/** A text with one to three of its parts changed, cut, doubled or taken from elsewhere. */
export function spoilt(text: string, random: Random): string {
	for (let times = 1 + random.int(3); times > 0; times--) {
		const at = random.int(text.length + 1);
		const end = Math.min(text.length, at + random.int(8));
		const insert = random.pick(FRAGMENTS);
		text = text.slice(0, at) + (random.int(3) === 0 ? text.slice(at, end).repeat(2) : insert) + text.slice(end);
	}
	return text;
}

const FRAGMENTS = [
	'',
	' ',
	'-',
	'0',
	'7',
	'1e9',
	'-0',
	'99999999999999999999',
	'null',
	'[]',
	'{}',
	'"',
	',',
	':',
	'/',
	'main:3',
	'red-simple',
	'red-special',
	'vip',
	'"over"',
	'"play"',
	'"special"',
	'[0,0]',
	'__proto__',
	'\u0000',
	'\ud800',
	'🌱'
];

/** A spoilt line is an error value, or a move that its own notation brings back. */
export function lawOfSpoiltLine(line: string): void {
	const parsed = notation.parseMove(line);
	if (parsed.ok) lawOfNotation(parsed.value);
	else law(parsed.error.length > 0, () => 'an error without a word');
}

/** A spoilt position is an error value, or one that the rules can go on from without a fault. */
export function lawOfSpoiltPosition(text: string): boolean {
	const parsed = notation.parsePosition(text);
	if (!parsed.ok) return false;
	const state: State = parsed.value;
	law(canonical(notation.parsePosition(notation.formatPosition(state))) === canonical(parsed), () => 'does not settle');
	game.outcome(state);
	game.requests(state);
	game.decks(state).forEach((deck) => deck.slots.forEach((slot) => game.audience(state, slot)));
	for (const seat of game.actors(state)) {
		for (const move of game.legal(state, seat, {})) game.apply(state, seat, move, {});
	}
	return true;
}
