/** The law of completeness: every move that one could write down is tried on small positions. */
import { canonical } from '../../src/lib/engine/canonical';
import { beginAt, pickFacts, sees } from '../../src/lib/engine/fold';
import { stateHash } from '../../src/lib/engine/hash';
import { refusal } from '../../src/lib/engine/illegal';
import type { AnyCase, SmallPosition } from './case';
import { deepFreeze } from './hostile';
import { law } from './law';

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
