/** An honest player in the simulation: what the conduct allows, with random choices where a person would choose. */
import type { Seat } from '../../../src/lib/engine/contract';
import { pickFacts, sees } from '../../../src/lib/engine/fold';
import type { Random } from '../../../src/lib/engine/random';
import { mayBeAgreed } from '../../../src/lib/table/agreement';
import type { Conduct } from '../../../src/lib/table/conduct';
import type { AgreementKind, Head, Key } from '../../../src/lib/table/entry';
import { countDetail } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import type { Place, View } from '../../../src/lib/table/node';
import { askedOf, seatOf } from '../../../src/lib/table/node';
import { agreedDuty, consentsTo, standingOffers } from '../../../src/lib/table/offers';
import type { Book } from './book';
import { writeShare } from './shares';

export interface Mood {
	/** Chance in a thousand to resign, take back, offer something. */
	readonly odd: number;
	/** Calls absent seats gone, or lets a bot play on, and pays in their stead. */
	readonly isImpatient: boolean;
	/** A stand-in moves, and goes along with what people offer. */
	readonly isStandIn: boolean;
	/** Whether the only device with a key is known to be lost: then others need no patience. */
	isLost(key: Key | null): boolean;
	/** The key of a bot that this device would run for a seat. */
	standInFor(seat: Seat): Key;
}

/** A player who only plays, and waits for everybody. */
export const PATIENT: Mood = {
	odd: 0,
	isImpatient: false,
	isStandIn: false,
	isLost: () => false,
	standInFor: () => ''
};

/** The next thing that the player signs, or null. */
export function step(conduct: Conduct, book: Book, random: Random, mood: Mood): Item | null {
	const duty = conduct.duty();
	if (duty !== null) return duty;
	const view = conduct.chain.view();
	if (view.result !== null || conduct.isHeld(view) || view.tip.left.has(conduct.seat)) return null;
	if (view.waiting) return share(conduct, book, view, mood);
	const place = conduct.place();
	const answered = place === null ? null : answer(conduct, book, random, mood, view, place);
	if (answered !== null) return answered;
	if (mood.isStandIn) return goAlong(conduct, () => true);
	return (
		aside(conduct, random, mood, view) ??
		offer(conduct, random, mood, view) ??
		goAlong(conduct, () => chance(random, mood.odd && 300)) ??
		speak(conduct, random, mood, view)
	);
}

const chance = (random: Random, thousandths: number): boolean => thousandths > 0 && random.int(1000) < thousandths;

function answer(conduct: Conduct, book: Book, random: Random, mood: Mood, view: View, place: Head): Item | null {
	const { chain, seat } = conduct;
	const { game, notation, neutral } = chain.module;
	if (!conduct.isFirst()) {
		const pass = neutral(view.fold.state, seat, {});
		return pass !== null && random.int(2) === 0 ? conduct.move(place, notation.formatMove(pass), {}) : null;
	}
	const agreed = agreedDuty(conduct);
	if (agreed !== null) return agreed;
	if (!mood.isStandIn && chance(random, mood.odd)) return conduct.resign(place);
	const backs = conduct.takeBacks();
	if (backs > 0 && chance(random, mood.odd * 4)) return conduct.back(place, 1 + random.int(backs));
	const seen = sees(view.fold, seat, book.match.truth(view.fold));
	const legal = game.legal(view.fold.state, seat, seen);
	if (legal.length === 0) return null;
	// Whoever is asked first makes a move that nobody asks for like any other.
	const asides = game.asides?.(view.fold.state, seat) ?? [];
	const move = random.pick(asides.length > 0 && chance(random, mood.odd * 5) ? asides : legal);
	return conduct.move(place, notation.formatMove(move), pickFacts(seen, game.shows(view.fold.state, seat, move)));
}

function offer(conduct: Conduct, random: Random, mood: Mood, view: View): Item | null {
	const own = conduct.chain.pool.offers(conduct.seat).filter(({ key }) => key === conduct.signer.key);
	const isAsked = askedOf(view.asked, conduct.seat) !== undefined;
	const hasResigned = own.some(({ entry }) => entry.what === 'resign');
	if (!isAsked && !hasResigned && chance(random, mood.odd / 2)) return conduct.offer('resign');
	if (own.some(({ entry }) => entry.at === view.head) || !chance(random, mood.odd / 2)) return null;
	return conduct.offer(random.int(10) < 7 ? 'draw' : 'call-off');
}

/** A move that nobody asks for; whoever has offered one at this head waits for it. */
function aside(conduct: Conduct, random: Random, mood: Mood, { fold, head }: View): Item | null {
	const { chain, seat } = conduct;
	const listed = chain.module.game.asides?.(fold.state, seat) ?? [];
	const isOffered = chain.pool.offers(seat).some(({ entry }) => entry.what === 'aside' && entry.at === head);
	if (listed.length === 0 || isOffered || !chance(random, mood.odd * 5)) return null;
	return conduct.offer('aside', countDetail(random.int(listed.length)));
}

function goAlong(conduct: Conduct, wants: () => boolean): Item | null {
	const { chain, seat } = conduct;
	const open = standingOffers(chain).find(
		(item) =>
			item.entry.what !== 'aside' &&
			item.entry.seat !== seat &&
			consentsTo(chain, item).every((consent) => consent.entry.seat !== seat) &&
			wants()
	);
	return open === undefined ? null : conduct.consentTo(open);
}

/** Round the table after the asker: each gives its share when the ones before it have. */
function share(conduct: Conduct, book: Book, view: View, mood: Mood): Item | null {
	const { chain, seat } = conduct;
	const { head, tip } = view;
	const playing = chain.playing(tip);
	const missing = book.referee.missing(view.fold, head, chain.pool, playing);
	const asker = seatOf(tip);
	if (missing === null || !playing.includes(seat) || !conduct.mayRelease(asker)) return null;
	const order = (other: Seat): number => (other - asker + chain.seats) % chain.seats;
	const due = [...missing.seats].sort((a, b) => order(a) - order(b))[0] as Seat;
	const { key } = missing;
	if (due === seat) return conduct.fact(head, writeShare({ key }));
	if (book.partyOf(due) === book.partyOf(seat) || book.referee.hasPaid(chain.pool, head, key, seat, due)) return null;
	const isPaidFor = playing.some((other) => book.referee.hasPaid(chain.pool, head, key, other, due));
	const parties = new Set(playing.map((other) => book.partyOf(other)));
	const isTime = mood.isImpatient || mood.isLost(tip.keys[due] ?? null) || isPaidFor;
	return isTime && parties.size > 2 ? conduct.fact(head, writeShare({ key, behalf: due })) : null;
}

/** What is said about the first seat asked if it does not answer. */
function speak(conduct: Conduct, random: Random, mood: Mood, view: View): Item | null {
	const place = conduct.absent();
	if (place === null) return null;
	const before = conduct.consentBefore(place);
	const wish = before === undefined ? proposal(conduct, random, mood, view, place) : before;
	if (wish === null || !mayBeAgreed(conduct.chain, view.tip, { ...place, ...wish })) return null;
	return conduct.consent(place, wish.what, wish.detail);
}

/** The first to speak proposes: another device that asks for the seat, or a way to go on without its player. */
function proposal(
	conduct: Conduct,
	random: Random,
	mood: Mood,
	{ tip }: View,
	{ seat, at }: Place
): { what: AgreementKind; detail: string } | null {
	const key = tip.keys[seat] ?? null;
	const request = conduct.chain.pool
		.offers(seat)
		.find((item) => item.key === key && item.entry.what === 'device' && item.entry.at === at);
	if (request !== undefined) return { what: 'device', detail: request.entry.detail };
	const mayGoOn = mayBeAgreed(conduct.chain, tip, { what: 'gone', seat, at, detail: '' });
	if (!mayGoOn || (!mood.isImpatient && !mood.isLost(key))) return null;
	if (!mood.isLost(key) && random.int(10) < 7) return { what: 'gone', detail: '' };
	return { what: 'bot', detail: mood.standInFor(seat) };
}
