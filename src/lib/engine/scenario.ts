/**
 * Scenario runner: a position, moves, an expected result. The format is described in `docs/scenarios.md`; the same runner serves the tests
 * and the command line.
 */
import { canonical, equalJson } from './canonical';
import type { AnyGame, Facts, Outcome, Seat } from './contract';
import type { Fold } from './fold';
import { answer, beginAt, pickFacts, play, sees } from './fold';
import { refusal } from './illegal';

export interface Scenario {
	readonly name: string;
	readonly why?: string;
	readonly options: unknown;
	readonly position?: unknown;
	readonly facts?: Facts;
	readonly moves: readonly (readonly [Seat, unknown])[];
	readonly expect: Expectation;
	/** Why this scenario is not run; it is reported by name. */
	readonly skip?: string;
}

export interface Expectation {
	readonly state?: unknown;
	readonly actors?: readonly Seat[];
	readonly illegal?: string;
	/** Whose legal moves are meant; the first actor if left out. */
	readonly seat?: Seat;
	readonly legalCount?: number;
	readonly legalIncludes?: readonly unknown[];
	readonly legalExcludes?: readonly unknown[];
	readonly outcome?: Outcome | null;
}

/** What went wrong, a line each; empty if the scenario passes. Faults of the rules (other errors than `Illegal`) pass on. */
export function runScenario(game: AnyGame, scenario: Scenario): string[] {
	const { expect, facts = {}, options, moves } = scenario;
	const refused = refusal(() => game.setup(options));
	if (moves.length === 0 && expect.illegal !== undefined) {
		return refused === expect.illegal ? [] : [`setup: expected ${expect.illegal}, got ${refused ?? 'a position'}`];
	}
	if (refused !== null) return [`setup refused: ${refused}`];

	const start = scenario.position === undefined ? game.setup(options) : merge(game.setup(options), scenario.position);
	let fold = answer(game, beginAt(game, start, game.seats(options)), facts);
	for (const [i, [seat, move]] of moves.entries()) {
		const shown = pickFacts(facts, game.shows(fold.state, seat, move));
		if (expect.illegal !== undefined && i === moves.length - 1) {
			// Facts of a refused move may be missing from the file, so the rules are asked directly.
			const before = canonical(fold.state);
			const code = refusal(() => game.apply(fold.state, seat, move, shown));
			if (code !== expect.illegal) return [`move ${i}: expected ${expect.illegal}, got ${code ?? 'acceptance'}`];
			if (canonical(fold.state) !== before) return [`move ${i}: a refused move changed the state`];
			break;
		}
		const code = refusal(() => (fold = answer(game, play(game, fold, seat, move, shown), facts)));
		if (code !== null) return [`move ${i} ${canonical(move)} refused: ${code}`];
	}
	return [...stateFailures(game, fold, expect), ...legalFailures(game, fold, facts, expect)];
}

function stateFailures(game: AnyGame, fold: Fold<unknown>, expect: Expectation): string[] {
	const failures = expect.state === undefined ? [] : mismatches(fold.state, expect.state, 'state');
	const check = (what: string, found: unknown, wanted: unknown): void => {
		if (wanted !== undefined && !equalJson(found, wanted)) {
			failures.push(`${what}: expected ${canonical(wanted)}, got ${canonical(found)}`);
		}
	};
	check('actors', game.actors(fold.state), expect.actors);
	check('outcome', game.outcome(fold.state), expect.outcome);
	return failures;
}

function legalFailures(game: AnyGame, fold: Fold<unknown>, facts: Facts, expect: Expectation): string[] {
	const { legalCount, legalIncludes = [], legalExcludes = [] } = expect;
	if (legalCount === undefined && legalIncludes.length === 0 && legalExcludes.length === 0) return [];
	const seat = expect.seat ?? game.actors(fold.state)[0];
	if (seat === undefined) return ['legal: nobody may act'];
	const legal = game.legal(fold.state, seat, sees(fold, seat, facts)).map(canonical);
	const listed = new Set(legal);
	const failures: string[] = [];
	if (legalCount !== undefined && legal.length !== legalCount) {
		failures.push(`legalCount: expected ${legalCount}, got ${legal.length}`);
	}
	for (const move of legalIncludes) if (!listed.has(canonical(move))) failures.push(`not listed: ${canonical(move)}`);
	for (const move of legalExcludes) if (listed.has(canonical(move))) failures.push(`listed: ${canonical(move)}`);
	return failures;
}

/** Objects merge key by key; arrays and plain values, `null` too, replace. */
export function merge(base: unknown, over: unknown): unknown {
	if (!isRecord(base) || !isRecord(over)) return over;
	const merged: Record<string, unknown> = { ...base };
	for (const key of Object.keys(over)) {
		merged[key] = Object.hasOwn(base, key) ? merge(base[key], over[key]) : over[key];
	}
	return merged;
}

/** Where a value differs from the expected part; an expected `null` also matches an absent key. */
export function mismatches(found: unknown, wanted: unknown, path: string): string[] {
	if (Array.isArray(wanted)) {
		if (!Array.isArray(found) || found.length !== wanted.length) return [differ(path, wanted, found)];
		return wanted.flatMap((entry, i) => mismatches(found[i], entry, `${path}[${i}]`));
	}
	if (isRecord(wanted)) {
		if (!isRecord(found)) return [differ(path, wanted, found)];
		return Object.keys(wanted).flatMap((key) => mismatches(found[key], wanted[key], `${path}.${key}`));
	}
	return (found ?? null) === wanted ? [] : [differ(path, wanted, found)];
}

function differ(path: string, wanted: unknown, found: unknown): string {
	return `${path}: expected ${canonical(wanted)}, got ${canonical(found)}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
