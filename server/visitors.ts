/**
 * What each address has taken of the server: sockets, messages, and bytes that wait for it to read. One address, or one
 * network that hands out addresses by the billion, must not fill what is there for all.
 */
import { isIPv6 } from 'node:net';

export interface VisitorLimits {
	readonly sockets: number;
	/** Units of 2 kB: sustained rate, and what may come at once. */
	readonly unitsPerSecond: number;
	readonly burst: number;
}

/** One address. */
export interface Visitor {
	readonly address: string;
	sockets: number;
	/** Sent to it and not read yet, by all its sockets together. */
	unread: number;
	readonly bucket: Bucket;
}

/** An allowance that refills with time. */
export class Bucket {
	#left: number;
	#refilled: number;

	constructor(
		readonly perSecond: number,
		readonly most: number,
		readonly now: () => number
	) {
		this.#left = most;
		this.#refilled = now();
	}

	/** False, and nothing is taken, when less than `units` are left. */
	spend(units: number): boolean {
		this.#refill();
		if (this.#left < units) return false;
		this.#left -= units;
		return true;
	}

	get isFull(): boolean {
		this.#refill();
		return this.#left === this.most;
	}

	#refill(): void {
		const now = this.now();
		this.#left = Math.min(this.most, this.#left + ((now - this.#refilled) / 1000) * this.perSecond);
		this.#refilled = now;
	}
}

/**
 * The address that counts. A home or a phone has a whole IPv6 network of 64 bits, so that counts as one. A mapped
 * address is the IPv4 address that it stands for.
 */
export function countedAddress(address: string): string {
	const bare = (address.split('%', 1)[0] ?? '').toLowerCase();
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
	if (mapped) return mapped[1] ?? bare;
	if (!isIPv6(bare)) return bare;
	const [front = '', back = ''] = bare.split('::', 2);
	const head = front === '' ? [] : front.split(':');
	const tail = back === '' ? [] : back.split(':');
	const zeros = bare.includes('::') ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0') : [];
	const groups = [...head, ...zeros, ...tail].slice(0, 4);
	return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export class Visitors {
	readonly #known = new Map<string, Visitor>();

	constructor(
		readonly limits: VisitorLimits,
		readonly now: () => number
	) {}

	get size(): number {
		return this.#known.size;
	}

	/** By all of them together. */
	get unread(): number {
		return [...this.#known.values()].reduce((sum, { unread }) => sum + unread, 0);
	}

	/** One socket more from an address; null if it has enough. */
	come(address: string): Visitor | null {
		const visitor = this.#known.get(address) ?? this.#meet(address);
		if (visitor.sockets >= this.limits.sockets) return null;
		visitor.sockets += 1;
		return visitor;
	}

	leave(visitor: Visitor): void {
		visitor.sockets -= 1;
	}

	/** Forgets those who have nothing open. Not at once: coming again must not refill the bucket. */
	sweep(): void {
		for (const [address, { sockets, unread, bucket }] of this.#known)
			if (sockets === 0 && unread <= 0 && bucket.isFull) this.#known.delete(address);
	}

	#meet(address: string): Visitor {
		const bucket = new Bucket(this.limits.unitsPerSecond, this.limits.burst, this.now);
		const visitor = { address, sockets: 0, unread: 0, bucket };
		this.#known.set(address, visitor);
		return visitor;
	}
}
