/**
 * The law of the sheets: every offer, counter-offer, sale and trade that the rules take can be put together by taps on
 * what the sheet shows, and nothing that a sheet puts together is refused by the rules.
 */
import { describe, expect, it } from 'vitest';
import { player } from '../../../src/lib/bots/green-square';
import { localDealer } from '../../../src/lib/deal/local';
import { canonical } from '../../../src/lib/engine/canonical';
import { pickFacts } from '../../../src/lib/engine/fold';
import { refusal } from '../../../src/lib/engine/illegal';
import { seeded, type Random } from '../../../src/lib/engine/random';
import { randomPlayer, selfPlay, type View } from '../../../src/lib/engine/selfplay';
import { game, module } from '../../../src/lib/games/green-square';
import type { Move, Options, State } from '../../../src/lib/games/green-square';
import { saleOf } from '../../../src/lib/games/green-square/sale';
import type { Offer, Slot } from '../../../src/lib/games/green-square/types';
import {
	judged,
	moveOf,
	tapDraft,
	tapsTo,
	thingsOf,
	type Draft
} from '../../../src/lib/games/green-square/ui/sheets/draft';
import { openAsk, openCounter } from '../../../src/lib/games/green-square/ui/sheets/offer';
import { openSale } from '../../../src/lib/games/green-square/ui/sheets/sale';
import { openTrade } from '../../../src/lib/games/green-square/ui/sheets/trade';

type SeatView = View<State, Move>;
type Kind = 'ask-help' | 'counter' | 'sell' | 'propose';

const WANTED = 500;
const GAMES = 12;

/** Decisions of random and bot games in which something can be bargained, sold or traded. */
function views(): readonly SeatView[] {
	const seen: SeatView[] = [];
	for (let index = 0; index < GAMES; index++) {
		const options: Options = { seats: 2 + (index % 5), goal: 10, rounds: 12 };
		const seed = `sheets ${index}`;
		selfPlay<State, Move, Options>({
			game,
			options,
			players: module.sides(options).map((seat) => ((seat + index) % 3 === 0 ? player : randomPlayer)),
			dealer: localDealer(seed),
			random: seeded(seed),
			watch: (_, view) => seen.push(view)
		});
	}
	return seen;
}

const isTaken = ({ state, seat, sees }: SeatView, move: Move): boolean =>
	refusal(() => game.apply(state, seat, move, pickFacts(sees, game.shows(state, seat, move)))) === null;

/** Some of these, in any order. */
function some<T>(random: Random, list: readonly T[]): readonly T[] {
	return random.shuffle(list.filter(() => random.int(2) === 0));
}

const carried = ({ state }: SeatView, seat: number): readonly Slot[] =>
	(state.players[seat]?.items ?? []).map(({ card }) => card);

function anyOffer(random: Random, items: readonly Slot[], play: readonly Slot[]): Offer {
	const upgrades = random.int(13);
	const first = upgrades > 0 && random.int(2) === 0 ? 'helper' : 'main';
	return { items: some(random, items), upgrades, first, play: some(random, play) };
}

/** A random move of a kind, valid or not: written from what the rules accept, not from what the sheet shows. */
function anyMove(view: SeatView, kind: Kind, random: Random): Move | null {
	const { state, seat } = view;
	const hero = state.players[seat];
	const others = Object.keys(state.players)
		.map(Number)
		.filter((other) => other !== seat);
	if (hero === undefined) return null;
	switch (kind) {
		case 'ask-help':
			return { type: kind, seat: random.pick(others), offer: anyOffer(random, carried(view, seat), hero.hand) };
		case 'counter': {
			const { ask } = state;
			if (ask?.kind !== 'help') return null;
			return { type: kind, offer: anyOffer(random, carried(view, ask.by), ask.offer.play) };
		}
		case 'sell':
			return { type: kind, cards: some(random, [...hero.hand, ...carried(view, seat)]) };
		case 'propose': {
			const to = random.pick(others);
			return { type: kind, to, give: some(random, carried(view, seat)), take: some(random, carried(view, to)) };
		}
	}
}

/** The sheet that a player would open for such a move. */
function sheetFor(view: SeatView, move: Move): Draft {
	switch (move.type) {
		case 'ask-help':
			return openAsk(view, move.seat);
		case 'sell':
			return openSale(view, view.legal);
		case 'propose':
			return openTrade(move.to);
		default: {
			const { ask } = view.state;
			if (ask?.kind !== 'help') throw new Error('nobody asks for help');
			return openCounter(ask);
		}
	}
}

describe('the sheets of Green Square', () => {
	const seen = views();

	it.each(['ask-help', 'counter', 'sell', 'propose'] as const)('put together every valid %s', (kind) => {
		const random = seeded(`law ${kind}`);
		const fitting = seen.filter(({ legal }) => legal.some(({ type }) => type === kind));
		expect(fitting.length).toBeGreaterThan(3);
		let built = 0;
		let most = 0;
		for (let tries = 0; built < WANTED && tries < 400_000; tries++) {
			const view = random.pick(fitting);
			const move = anyMove(view, kind, random);
			if (move === null || !isTaken(view, move)) continue;
			let draft = sheetFor(view, move);
			for (const pick of tapsTo(draft, move) ?? []) {
				expect(thingsOf(view, draft)).toContain(pick);
				draft = tapDraft(draft, pick);
			}
			expect(canonical(judged(view, draft).move)).toBe(canonical(move));
			most = Math.max(most, (canonical(move).match(/"(loc|upg):/g) ?? []).length);
			built++;
		}
		expect(built).toBe(WANTED);
		expect(most).toBeGreaterThan(2);
	});

	it('never put together what the rules refuse, and say why they cannot', () => {
		const random = seeded('taps');
		let made = 0;
		let refused = 0;
		for (let tries = 0; tries < 3000; tries++) {
			const view = random.pick(seen);
			const kinds = (['ask-help', 'counter', 'sell', 'propose'] as const).filter((kind) =>
				view.legal.some(({ type }) => type === kind)
			);
			const listed = kinds.length === 0 ? undefined : view.legal.find(({ type }) => type === random.pick(kinds));
			if (listed === undefined) continue;
			let draft = sheetFor(view, listed);
			for (let taps = random.int(9); taps > 0; taps--) {
				const things = thingsOf(view, draft);
				if (things.length > 0) draft = tapDraft(draft, random.pick(things));
			}
			const { move, refusal: reason } = judged(view, draft);
			expect(isTaken(view, moveOf(draft))).toBe(move !== null);
			if (move !== null) made++;
			else {
				refused++;
				expect(module.words.reason(reason ?? '', 'fr')).not.toBe('');
			}
		}
		expect(made).toBeGreaterThan(300);
		expect(refused).toBeGreaterThan(30);
	});

	it('open with an offer that can be made, and with the cheapest sale', () => {
		for (const view of seen) {
			const asked = new Set(view.legal.flatMap((move) => (move.type === 'ask-help' ? [move.seat] : [])));
			for (const to of asked) expect(judged(view, openAsk(view, to)).refusal).toBeNull();
			if (!view.legal.some(({ type }) => type === 'sell')) continue;
			const draft = openSale(view, view.legal);
			expect(judged(view, draft).refusal).toBeNull();
			expect(saleOf(view.state, view.seat, view.sees, draft.cards)).toMatchObject({ levels: 1, reason: null });
		}
	});
});
