/**
 * Offers: what the first seat asked takes in, once everybody agrees to what concerns all, at once where nobody has a say
 * (resignations and other moves made unasked).
 */
import type { Chain } from './chain';
import type { Conduct } from './conduct';
import { isPossible } from './effect';
import type { Consent, Offer } from './entry';
import type { Item } from './item';

/** The answer by which a seat takes in what all have agreed to; null if there is nothing to take in. */
export function agreedDuty(conduct: Conduct): Item | null {
	const at = conduct.place();
	if (at === null || !conduct.isFirst()) return null;
	const resignation = conduct.resignationToTakeIn();
	if (resignation !== null) return conduct.accept(at, resignation, []);
	if (conduct.hasResigned()) return conduct.resign(at);
	const { chain } = conduct;
	const { tip } = chain.view();
	for (const offer of standingOffers(chain)) {
		const consents = consentsTo(chain, offer);
		const agreed = new Set([offer.entry.seat, ...consents.map((consent) => consent.entry.seat)]);
		const isAgreed = offer.entry.what === 'aside' || chain.playing(tip).every((seat) => agreed.has(seat));
		// One answer a parent: it must not be spent on what the chain would refuse.
		if (isAgreed && isPossible(chain, tip, offer.entry))
			return conduct.accept(
				at,
				offer,
				consents.filter((consent) => consent.entry.seat !== conduct.seat)
			);
	}
	return null;
}

/** Offers made at the head as it stands, by seats still in: any other has died. */
export function standingOffers(chain: Chain): Item<Offer>[] {
	const { tip, head } = chain.view();
	return chain
		.playing(tip)
		.flatMap((seat) =>
			chain.pool
				.offers(seat)
				.filter(
					({ entry, key }) =>
						entry.at === head && entry.what !== 'resign' && entry.what !== 'device' && key === tip.keys[seat]
				)
		);
}

export function consentsTo(chain: Chain, offer: Item<Offer>): Item<Consent>[] {
	const { tip } = chain.view();
	const { seat: about } = offer.entry;
	return chain
		.playing(tip)
		.flatMap((seat) =>
			chain.pool
				.voices(about, offer.id, seat)
				.flatMap((voice) =>
					voice.entry.kind === 'consent' && voice.entry.what === 'offer' && voice.key === tip.keys[seat]
						? [voice as Item<Consent>]
						: []
				)
		);
}
