/** An honest player in the simulation: what the conduct allows, with random choices where a person would choose. */
import type { Seat } from '../../../src/lib/engine/contract';
import { pickFacts, sees } from '../../../src/lib/engine/fold';
import type { Random } from '../../../src/lib/engine/random';
import type { Conduct } from '../../../src/lib/table/conduct';
import type { Head, Offer } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import type { View } from '../../../src/lib/table/node';
import { askedOf, seatOf } from '../../../src/lib/table/node';
import type { ShareReferee } from './shares';
import { writeShare } from './shares';

export interface Mood {
	/** Chance in a thousand to resign, take back, offer to resign. */
	readonly odd: number;
	/** Calls absent seats gone and pays in their stead. */
	readonly impatient: boolean;
}

/** The next thing the player signs, or null. Its standing must be noticed and saved before. */
export function step(conduct: Conduct, referee: ShareReferee, random: Random, mood: Mood): Item | null {
	if (!conduct.standing.active) return conduct.seatRequest();
	const duty = conduct.duty();
	if (duty !== null) return duty;
	const view = conduct.chain.view();
	if (view.result !== null || conduct.isHeld(view) || view.tip.left.has(conduct.seat)) return null;
	if (view.waiting) return share(conduct, referee, view, mood.impatient);
	const place = conduct.place();
	const answered = place === null ? null : answer(conduct, referee, random, mood, view, place);
	if (answered !== null) return answered;
	if (askedOf(view.asked, conduct.seat) === undefined && chance(random, mood.odd / 2) && !hasResigned(conduct))
		return conduct.offer('resign');
	return consent(conduct, mood.impatient);
}

const chance = (random: Random, thousandths: number): boolean => thousandths > 0 && random.int(1000) < thousandths;

function hasResigned(conduct: Conduct): boolean {
	return conduct.chain.pool.offers(conduct.seat).some(({ entry }) => entry.what === 'resign');
}

function answer(
	conduct: Conduct,
	referee: ShareReferee,
	random: Random,
	mood: Mood,
	view: View,
	place: Head
): Item | null {
	const { chain, seat } = conduct;
	const { game, notation } = chain.module;
	if (!conduct.isFirst()) {
		const pass = chain.module.neutral(view.fold.state, seat, {});
		return pass !== null && random.int(2) === 0 ? conduct.move(place, notation.formatMove(pass), {}) : null;
	}
	const resignation = conduct.resignationToTakeIn();
	if (resignation !== null) return conduct.accept(place, resignation, []);
	if (chance(random, mood.odd) || hasResigned(conduct)) return conduct.resign(place);
	const backs = conduct.takeBacks();
	if (backs > 0 && chance(random, mood.odd * 4)) return conduct.back(place, 1 + random.int(backs));
	const seen = sees(view.fold, seat, referee.truth(view.fold));
	const legal = game.legal(view.fold.state, seat, seen);
	if (legal.length === 0) return null;
	const move = random.pick(legal);
	return conduct.move(place, notation.formatMove(move), pickFacts(seen, game.shows(view.fold.state, seat, move)));
}

/** Round the table after the asker: each gives its share when the ones before it have. */
function share(conduct: Conduct, referee: ShareReferee, view: View, impatient: boolean): Item | null {
	const { chain, seat } = conduct;
	const { pool } = chain;
	const playing = chain.playing(view.tip);
	const missing = referee.missing(view.fold, view.head, pool, playing);
	if (missing === null || !playing.includes(seat)) return null;
	const asker = seatOf(view.tip);
	if (!conduct.mayRelease(asker)) return null;
	const order = (other: Seat): number => (other - asker + chain.seats) % chain.seats;
	const due = [...missing.seats].sort((a, b) => order(a) - order(b))[0] as Seat;
	const { key } = missing;
	if (due === seat) return conduct.fact(view.head, writeShare({ key }));
	const paidByOthers = playing.some((other) => referee.hasPaid(pool, view.head, key, other, due));
	if (playing.length > 2 && (impatient || paidByOthers) && !referee.hasPaid(pool, view.head, key, seat, due)) {
		return conduct.fact(view.head, writeShare({ key, behalf: due }));
	}
	return null;
}

function consent(conduct: Conduct, impatient: boolean): Item | null {
	const place = conduct.absent();
	if (place === null) return null;
	const before = conduct.consentBefore(place);
	if (before === null) return null;
	if (before !== undefined) return conduct.consent(place, before.what, before.detail);
	const wish = conduct.chain.pool
		.offers(place.seat)
		.find((offer: Item<Offer>) => offer.entry.what === 'device' && offer.entry.at === place.at);
	if (wish !== undefined) return conduct.consent(place, 'device', wish.entry.detail);
	const others = conduct.chain.playing(conduct.chain.view().tip).length - 1;
	return impatient && others > 1 ? conduct.consent(place, 'gone', '') : null;
}
