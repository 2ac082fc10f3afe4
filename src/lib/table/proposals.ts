/**
 * What stands between the seats of a match beside its moves: offers that concern all, and what the others say about a
 * seat that does not answer. A device speaks with one voice: whoever agrees on it agrees for every seat that it plays,
 * bots included.
 */
import type { Seat } from '../engine/contract';
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import { inOrder } from './conduct';
import { isPossible } from './effect';
import type { AgreementKind, Head, Id } from './entry';
import { countIn } from './entry';
import type { Item } from './item';
import type { Place } from './node';
import { consentsTo, standingOffers } from './offers';

export type Conducts = ReadonlyMap<Seat, Conduct>;

export interface Proposal {
	readonly id: Id;
	/** Who asks. */
	readonly seat: Seat;
	readonly what: 'draw' | 'call-off' | 'take-back' | 'resign';
	/** Of a take-back: how many moves. */
	readonly count: number;
	readonly agreed: readonly Seat[];
	/** Who has not agreed yet. */
	readonly missing: readonly Seat[];
	/** Somebody at this device has still to say something, and has not declined. */
	readonly isOpen: boolean;
}

/** What may be said in the place of an absent seat's answer here; another device for a seat has its own way. */
export type Remedy = Exclude<AgreementKind, 'device'>;

/** The first seat asked, played elsewhere, and what the others say about it. */
export interface Absence extends Place {
	/** What has been consented to so far; null: nothing, or not the same. */
	readonly wish: AgreementKind | null;
	readonly agreed: readonly Seat[];
	/** Who has not spoken yet, in the order in which they have to. */
	readonly missing: readonly Seat[];
	/** What this device may consent to now. */
	readonly open: readonly Remedy[];
	/** Two other parties are left at least: fewer decide nothing about a seat, and go on in a new match. */
	readonly isEnough: boolean;
}

/** Names all that a seat asks at one head: whoever declines is not asked again before the next entry. */
export function declinedKey(head: Head, seat: Seat): string {
	return `${head}/${seat}`;
}

export function proposalsOf(chain: Chain, conducts: Conducts, declined: ReadonlySet<string>): readonly Proposal[] {
	const view = chain.view();
	if (view.result !== null) return [];
	const playing = chain.playing(view.tip);
	const resignations = playing.flatMap((seat) =>
		chain.pool.offers(seat).filter(({ entry }) => entry.what === 'resign')
	);
	const offers = standingOffers(chain).filter((offer) => isPossible(chain, view.tip, offer.entry));
	return [...resignations, ...offers].flatMap((offer): Proposal[] => {
		const { seat, what, detail } = offer.entry;
		if (what === 'rematch' || what === 'device' || what === 'aside') return [];
		if (offer.key !== view.tip.keys[seat]) return [];
		const agreed = [...new Set([seat, ...consentsTo(chain, offer).map(({ entry }) => entry.seat)])];
		const missing = what === 'resign' ? [] : playing.filter((other) => !agreed.includes(other));
		const mayAgree = missing.some((other) => conducts.get(other)?.plays === true);
		const isOpen = mayAgree && !declined.has(declinedKey(view.head, seat));
		return [{ id: offer.id, seat, what, count: countIn(detail), agreed, missing, isOpen }];
	});
}

/** The next consent of this device to an offer; null: all its seats have spoken, or the offer no longer stands. */
export function nextConsent(
	chain: Chain,
	conducts: Conducts,
	offer: Id,
	speaks: (seat: Seat) => boolean = () => true
): Item | null {
	const { tip } = chain.view();
	const item = standingOffers(chain).find(({ id }) => id === offer);
	if (item === undefined || !isPossible(chain, tip, item.entry)) return null;
	const agreed = new Set([item.entry.seat, ...consentsTo(chain, item).map(({ entry }) => entry.seat)]);
	for (const [seat, conduct] of conducts) {
		if (!conduct.plays || agreed.has(seat) || tip.left.has(seat) || !speaks(seat)) continue;
		return conduct.consentTo(item);
	}
	return null;
}

/** Null: nobody elsewhere is asked first, or nobody here may speak about it. */
export function absenceOf(chain: Chain, conducts: Conducts): Absence | null {
	const { tip, asked, result, waiting } = chain.view();
	const [first] = asked;
	if (first === undefined || result !== null || waiting || conducts.get(first.seat)?.plays) return null;
	const others = inOrder(chain, tip, first.seat);
	const here = others.filter((seat) => conducts.get(seat)?.plays);
	if (here.length === 0) return null;
	const voices = others.flatMap((seat) =>
		chain.pool
			.voices(first.seat, first.at, seat)
			.flatMap(({ entry, key }) =>
				entry.kind === 'consent' && entry.what !== 'offer' && key === tip.keys[seat]
					? [{ seat, what: entry.what, detail: entry.detail }]
					: []
			)
	);
	const [wish] = voices;
	const isOne = voices.every(({ what, detail }) => what === wish?.what && detail === wish.detail);
	const isEnough = chain.parties(others).size >= chain.fewest;
	const next = here.map((seat) => conducts.get(seat)).find((conduct) => conduct?.absent() != null);
	const before = next?.consentBefore(first);
	let open: readonly Remedy[] = [];
	if (isEnough && next !== undefined && before === undefined) open = ['bot', 'gone'];
	else if (isEnough && before != null && before.what !== 'device') open = [before.what];
	return {
		seat: first.seat,
		at: first.at,
		wish: wish !== undefined && isOne ? wish.what : null,
		agreed: voices.map(({ seat }) => seat),
		missing: others.filter((seat) => voices.every((voice) => voice.seat !== seat)),
		open,
		isEnough
	};
}

/**
 * The next consent of this device about an absent seat; null: its seats have spoken, or may not. `key` is the bot's,
 * where this device proposes one.
 */
export function nextVoice(chain: Chain, conducts: Conducts, place: Place, what: Remedy, key: string): Item | null {
	for (const seat of inOrder(chain, chain.view().tip, place.seat)) {
		const conduct = conducts.get(seat);
		const absent = conduct?.absent();
		if (conduct === undefined || absent?.seat !== place.seat || absent.at !== place.at) continue;
		const before = conduct.consentBefore(place);
		if (before === undefined) return conduct.consent(place, what, what === 'bot' ? key : '');
		return before?.what === what ? conduct.consent(place, what, before.detail) : null;
	}
	return null;
}
