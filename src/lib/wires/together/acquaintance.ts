/** Whom a session has met: what each has proved, where it stands, and whom it meets in turn. */
import type { Seat } from '../../engine/contract';
import type { Digest } from '../../table/digest';
import { toHex } from '../../table/bytes';
import { randomBytes } from '../../table/signature';
import type { Wire } from '../wire';

/** What a way is for: to play, or only to watch. */
export type Purpose = 'play' | 'watch';

export interface Others {
	readonly seats: readonly Seat[];
	readonly watching: number;
}

export interface Acquaintance {
	readonly wire: Wire;
	readonly purpose: Purpose;
	/** What it has to sign. */
	readonly nonce: string;
	/** What it asked us to sign, and for which seats we have. */
	proved: { readonly nonce: string; readonly seats: string } | null;
	/** When it last asked, ms. */
	greeted: number;
	seats: readonly Seat[];
	/** It claims seats whose keys are not known here: what gives them to it may still be on its way. */
	claimsMore: boolean;
	/** Whom it meets by other ways. */
	others: Others;
	/** How often it was told the key of the players' room. */
	admitted: number;
	/** How often it was told where the players have moved to. */
	redirected: number;
	digest: Digest | null;
	/** Since when it stands elsewhere, ms. */
	differsSince: number | null;
	/** When it was last asked for what we lack, ms, and how many entries we had written by then. */
	asked: number;
	had: number;
	/** How often in a row that brought nothing. */
	inVain: number;
	/** Whether it still owes an answer to that. */
	owes: boolean;
	given: number;
	/** When it last invited us somewhere, ms. */
	invited: number;
}

export function newAcquaintance(wire: Wire, purpose: Purpose): Acquaintance {
	const met = { wire, purpose, nonce: toHex(randomBytes(16)), proved: null, seats: [], claimsMore: false };
	return {
		...met,
		greeted: 0,
		admitted: 0,
		redirected: 0,
		others: { seats: [], watching: 0 },
		digest: null,
		differsSince: null,
		asked: 0,
		had: -1,
		inVain: 0,
		owes: false,
		given: 0,
		invited: 0
	};
}

/** By the connection. */
export type Met = ReadonlyMap<string, Acquaintance>;

/** Whoever only watches could tell us anything: what is said of others counts if somebody says it who plays. */
const playing = (met: Met): Acquaintance[] => [...met.values()].filter(({ seats }) => seats.length > 0);

/** Seats that have proved to be here, and those of whom such a seat says so. */
export function present(met: Met): Set<Seat> {
	return new Set(playing(met).flatMap(({ seats, others }) => [...seats, ...others.seats]));
}

/** How many only watch. Only the device that lets them in meets them; it tells the others. */
export function watching(met: Met): number {
	return Math.max(watchers(met), ...playing(met).map(({ others }) => others.watching));
}

/**
 * What there is to tell one of those whom it does not meet by the same wire. What others say of others is not passed
 * on.
 */
export function othersThan(one: Acquaintance, met: Met): Others {
	const elsewhere = [...met.values()].filter((peer) => peer !== one && (peer.wire !== one.wire || peer.wire.isStar));
	return { seats: [...new Set(elsewhere.flatMap(({ seats }) => seats))], watching: watchers(met) };
}

function watchers(met: Met): number {
	return [...met.values()].filter(({ purpose }) => purpose === 'watch').length;
}
