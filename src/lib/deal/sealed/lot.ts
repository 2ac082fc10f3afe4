/**
 * Chance that nobody makes and everybody checks: each party applies its deal key to a point that hangs on what is asked, and the sum is
 * hashed. Until the last part is given it is unknown to all, and no part can be other than it is. Rolls are read from it, and lots:
 * which sealed card of an owner's deck, or which face of an open one, is next.
 */
import type { Part } from './encoding';
import { context } from './encoding';
import { proveEquality, verifyEquality } from './equality';
import type { Group } from './group';
import { hash } from './hash';
import { littleEndian } from './scalar';
import type { Proved } from './share';

/** What is asked at one head: `points` to be multiplied, in order, under one context. */
export interface Question<P> {
	readonly context: Uint8Array;
	readonly points: readonly P[];
}

/** Bound to the head at which it is asked: on another branch it is another roll. */
export function rollQuestion<P>(group: Group<P>, gameId: Uint8Array, roll: string, head: Uint8Array): Question<P> {
	const about = context(gameId, 'roll', roll, head);
	return { context: about, points: [group.hash(about)] };
}

/** A slot that somebody may now see. `step` names the sealed deck of an owner: its lots hang on it. Null for a lot deck. */
export interface DrawnSlot {
	readonly slot: string;
	readonly step: Uint8Array | null;
}

export function drawQuestion<P>(
	group: Group<P>,
	gameId: Uint8Array,
	head: Uint8Array,
	slots: readonly DrawnSlot[]
): Question<P> {
	const points = slots.map(({ slot, step }) => {
		const parts: Part[] = step === null ? [slot, head] : [slot, head, step];
		return group.hash(context(gameId, 'draw', ...parts));
	});
	return { context: context(gameId, 'draws', head, ...slots.map(({ slot }) => slot)), points };
}

export function answerQuestion<P>(
	group: Group<P>,
	{ deal, nonce }: { readonly deal: bigint; readonly nonce: Uint8Array },
	question: Question<P>
): Proved<P> {
	const results = question.points.map((point) => group.times(point, deal));
	const statement = { ...question, key: group.times(group.base, deal), results };
	return { results, proof: proveEquality(group, statement, deal, nonce) };
}

/** `key` is the answering party's deal key. */
export function isAnswer<P>(group: Group<P>, key: P, question: Question<P>, { results, proof }: Proved<P>): boolean {
	return verifyEquality(group, { ...question, key, results }, proof);
}

/** The value of a point that all have answered. */
export function lotValue<P>(group: Group<P>, parts: readonly P[]): P {
	return parts.reduce((sum, part) => group.add(sum, part), group.zero);
}

/** 1..sides, 2 ≤ sides ≤ 256: the first byte that falls into a whole number of rounds. Without one, below 2^-64, it is 1. */
export function rolled<P>(group: Group<P>, gameId: Uint8Array, roll: string, value: P, sides: number): number {
	const bytes = hash('roll-out', gameId, roll, group.encode(value));
	const limit = Math.floor(256 / sides) * sides;
	const byte = bytes.find((candidate) => candidate < limit) ?? 0;
	return 1 + (byte % sides);
}

/**
 * Where the slots of a deck lie, in the order in which they were asked for: each at one of the `size` positions that the ones before it
 * left free. An owner's deck has its sealed cards there, a lot deck its faces. Ends before the first slot whose value is not known.
 */
export function positions<P>(
	group: Group<P>,
	gameId: Uint8Array,
	asked: readonly string[],
	size: number,
	valueOf: (slot: string) => P | null
): number[] {
	const free = Array.from({ length: size }, (_, i) => i);
	const found: number[] = [];
	for (const slot of asked) {
		const value = valueOf(slot);
		if (value === null || free.length === 0) return found;
		const index = littleEndian(hash('draw-out', gameId, slot, group.encode(value))) % BigInt(free.length);
		found.push(...free.splice(Number(index), 1));
	}
	return found;
}
