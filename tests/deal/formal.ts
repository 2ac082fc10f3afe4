/**
 * A group that computes with symbols: a point is a sum of terms, each a hashed point (or the base) times a product of secrets. Every scalar that
 * goes through `times` is a secret, and belongs to the party that is acting when it is first used. What a coalition can compute from
 * points it has seen is then a question of linear algebra. Proofs made in it mean nothing: they are taken to say nothing. For tests alone.
 */
import { hash } from '../../src/lib/deal/sealed/hash';
import type { Group } from '../../src/lib/deal/sealed/group';
import { inverse, mod } from '../../src/lib/deal/sealed/scalar';
import { hex } from '../../src/lib/engine/hash';

/** Coefficients by term. A term is its symbols in order: `"G s1 s4"`. */
export type FormalPoint = ReadonlyMap<string, bigint>;

export class FormalGroup implements Group<FormalPoint> {
	readonly zero: FormalPoint = new Map();
	readonly base: FormalPoint = new Map([['G', 1n]]);
	/** Whose secrets are being used. */
	acting = 0;
	readonly #names = new Map<bigint, string>();
	readonly #owners = new Map<string, number>();
	readonly #numbers = new Map<string, number>();

	add(a: FormalPoint, b: FormalPoint): FormalPoint {
		return combined(a, b, 1n);
	}

	subtract(a: FormalPoint, b: FormalPoint): FormalPoint {
		return combined(a, b, -1n);
	}

	double(point: FormalPoint): FormalPoint {
		return combined(point, point, 1n);
	}

	negate(point: FormalPoint): FormalPoint {
		return combined(this.zero, point, -1n);
	}

	times(point: FormalPoint, scalar: bigint): FormalPoint {
		return multiplied(point, this.#secret(scalar));
	}

	sum(points: readonly FormalPoint[], scalars: readonly bigint[]): FormalPoint {
		return points.reduce((sum, point, i) => combined(sum, point, scalars[i] as bigint), this.zero);
	}

	equals(a: FormalPoint, b: FormalPoint): boolean {
		return this.isZero(this.subtract(a, b));
	}

	isZero(point: FormalPoint): boolean {
		return point.size === 0;
	}

	encode(point: FormalPoint): Uint8Array {
		if (this.isZero(point)) return new Uint8Array(32);
		const terms = [...point].map(([term, value]) => `${term}=${value}`).sort();
		return hash('formal', ...terms).slice(0, 32);
	}

	decode(): null {
		return null;
	}

	hash(message: Uint8Array): FormalPoint {
		return new Map([[`H${this.#number(hex(message))}`, 1n]]);
	}

	prepare(): void {
		// There is nothing to make cheaper.
	}

	/** The secrets of some parties, by name. */
	secretsOf(parties: readonly number[]): string[] {
		return [...this.#owners].filter(([, owner]) => parties.includes(owner)).map(([name]) => name);
	}

	#secret(scalar: bigint): string {
		let name = this.#names.get(scalar);
		if (name === undefined) {
			this.#names.set(scalar, (name = `s${this.#names.size}`));
			this.#owners.set(name, this.acting);
		}
		return name;
	}

	#number(name: string): number {
		let number = this.#numbers.get(name);
		if (number === undefined) this.#numbers.set(name, (number = this.#numbers.size));
		return number;
	}
}

/** Every term times a secret. */
export function multiplied(point: FormalPoint, secret: string): FormalPoint {
	return new Map([...point].map(([term, value]) => [[...term.split(' '), secret].sort().join(' '), value]));
}

function combined(a: FormalPoint, b: FormalPoint, factor: bigint): FormalPoint {
	const sum = new Map(a);
	for (const [term, value] of b) {
		const coefficient = mod((sum.get(term) ?? 0n) + value * factor);
		if (coefficient === 0n) sum.delete(term);
		else sum.set(term, coefficient);
	}
	return sum;
}

/** All that can be reached from some points by sums and by products with numbers. */
export class Span {
	/** Reduced points by their leading term. */
	readonly #rows = new Map<string, FormalPoint>();

	add(point: FormalPoint): void {
		const rest = this.#reduced(point);
		const lead = leading(rest);
		if (lead === null) return;
		this.#rows.set(lead, combined(new Map(), rest, inverse(rest.get(lead) as bigint)));
	}

	has(point: FormalPoint): boolean {
		return this.#reduced(point).size === 0;
	}

	#reduced(point: FormalPoint): FormalPoint {
		const skipped = new Set<string>();
		for (;;) {
			const lead = leading(point, skipped);
			if (lead === null) return point;
			const row = this.#rows.get(lead);
			if (row === undefined) skipped.add(lead);
			else point = combined(point, row, -(point.get(lead) as bigint));
		}
	}
}

/** The last term in the order of texts. */
function leading(point: FormalPoint, but: ReadonlySet<string> = new Set()): string | null {
	let lead: string | null = null;
	for (const term of point.keys()) if (!but.has(term) && (lead === null || term > lead)) lead = term;
	return lead;
}
