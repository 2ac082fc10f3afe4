/** What the panel says and what its button is called, for every seat and every move in hand, in both languages. */
import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/lib/games/green-square';
import { heroesWin } from '../../../src/lib/games/green-square/strength';
import { besideAct, mainAct, secondAct } from '../../../src/lib/games/green-square/ui/model/acts';
import type { CardId } from '../../../src/lib/games/green-square/content';
import { othersAsk } from '../../../src/lib/games/green-square/ui/model/asks';
import { actLabel } from '../../../src/lib/games/green-square/ui/model/labels';
import { cardName, type Voice } from '../../../src/lib/games/green-square/ui/model/names';
import { SETTLE, SETTLE_ANYWAY, TROUBLE, pickHand, pickPill } from '../../../src/lib/games/green-square/ui/model/picks';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { prompt } from '../../../src/lib/games/green-square/ui/model/prompts';
import { previewSentence } from '../../../src/lib/games/green-square/ui/model/sentences';
import { statusOf } from '../../../src/lib/games/green-square/ui/model/status';
import { tryOut } from '../../../src/lib/games/green-square/ui/model/trial';
import { botPositions, chancePositions } from './positions';

const positions = botPositions(80);
const voice = (seat: number | null, language: Voice['language']): Voice => ({
	seat,
	language,
	names: { reader: seat, seat: (other) => `P${other}` }
});
const isWorded = (text: string): boolean => text.trim() !== '' && !/[{}]|undefined|NaN/.test(text);
const seatsOf = ({ options: { seats } }: State): number[] => Array.from({ length: seats }, (_, seat) => seat);

describe.each(['en', 'fr'] as const)('in %s', (language) => {
	it('tells whoever is asked, whoever waits and whoever watches what is going on', () => {
		for (const view of positions) {
			for (const seat of [...seatsOf(view.state), null]) {
				const legal = seat === view.seat ? view.legal : [];
				const choices = pointing.choices({ state: view.state, seat, legal, sees: view.sees });
				const { lead, rest } = prompt(choices, [], voice(seat, language));
				expect(lead).toSatisfy(isWorded);
				expect(`${lead} ${rest}`).toSatisfy(isWorded);
			}
		}
	});

	it('names every move in hand by its result', () => {
		for (const view of positions) {
			const choices = pointing.choices(view);
			for (const { picks, move } of choices.pointed) {
				if (choices.draft(picks.flat()) !== null) continue;
				const trial = tryOut(view.state, view.seat, move, view.sees);
				expect(actLabel(trial, choices, voice(view.seat, language))).toSatisfy(isWorded);
				expect(previewSentence(trial, choices, voice(view.seat, language))?.lead ?? 'as asked').toSatisfy(isWorded);
			}
		}
	}, 60_000);
});

describe('the main button', () => {
	it('settles a fight that is won, and asks for help or once more before one that is lost', () => {
		const fights = positions.filter(({ legal }) => legal.some(({ type }) => type === 'settle'));
		expect(fights.length).toBeGreaterThan(5);
		for (const view of fights) {
			const pick = mainAct(pointing.choices(view), voice(view.seat, 'en'))?.pick;
			if (heroesWin(view.state)) expect(pick).toBe(SETTLE);
			else expect([pickPill('ask'), SETTLE_ANYWAY]).toContain(pick);
		}
	});
});

describe('looking for trouble', () => {
	it('is the second button: it lights up the beasts of the hand, or says that there is none', () => {
		const seen = { beasts: 0, none: 0 };
		for (const view of chancePositions('trouble', 8).filter(
			({ state }) => state.phase === 'choice' && state.ask === null
		)) {
			const choices = pointing.choices(view);
			const beasts = view.legal.flatMap((move) => (move.type === 'trouble' ? [pickHand(move.card)] : []));
			const second = secondAct(choices, voice(view.seat, 'fr'));
			expect(second).toMatchObject({ pick: TROUBLE });
			expect(second?.isBlocked ?? false).toBe(beasts.length === 0);
			if (beasts.length === 0) seen.none++;
			else {
				seen.beasts++;
				expect([...choices.next([TROUBLE])].sort()).toEqual([...beasts].sort());
				const { hand } = pointing.tap(choices, [], TROUBLE, true);
				expect(hand.length).toBe(beasts.length === 1 ? 2 : 1);
			}
		}
		expect(Math.min(seen.beasts, seen.none)).toBeGreaterThan(0);
	}, 60_000);
});

describe('an ask', () => {
	it('is told to the others by what it is about, and never names a card that they cannot see', () => {
		const kinds = new Set<string>();
		for (const { state, sees, seat } of [...chancePositions('asks', 12), ...positions]) {
			const { ask } = state;
			if (ask === null) continue;
			kinds.add(ask.kind);
			const hidden = Object.entries(sees).flatMap(([slot, face]) => (state.faces[slot] === undefined ? [face] : []));
			for (const language of ['en', 'fr'] as const) {
				for (const reader of seatsOf(state).filter((other) => other !== seat)) {
					const said = othersAsk(state, ask, voice(reader, language));
					expect(said).toSatisfy(isWorded);
					expect(said).not.toContain(`P${reader} `);
					for (const face of hidden) expect(said).not.toContain(cardName(face as CardId, language));
				}
			}
		}
		expect(kinds.size).toBeGreaterThan(6);
	});
});

describe('a boost in hand', () => {
	it('has the other side as its second button, with the totals of it', () => {
		let both = 0;
		for (const view of chancePositions('sides', 12)) {
			const choices = pointing.choices(view);
			for (const { picks } of choices.pointed) {
				const [first, second] = picks.flat();
				if (first === undefined || second?.startsWith('side ') !== true) continue;
				const beside = besideAct(choices, [first, second], voice(view.seat, 'en'));
				const other = [...choices.next([first])].find((pick) => pick !== second);
				expect(beside?.pick).toBe(other);
				if (beside === null) continue;
				both++;
				expect(beside.label).toMatch(/^For (us|P\d|the beast) -?\d+ : -?\d+$/);
			}
		}
		expect(both).toBeGreaterThan(0);
	});
});

describe('chips', () => {
	it('say of those who may still react nothing but that they are waited for', () => {
		const windows = positions.filter(({ state }) => state.window?.kind === 'settle' && state.ask === null);
		expect(windows.length).toBeGreaterThan(5);
		for (const { state, seat } of windows) {
			const waiting = state.window?.waiting.filter((other) => other !== seat) ?? [];
			const told = new Set(waiting.map((other) => JSON.stringify(statusOf(state, other, seat))));
			expect(told.size).toBeLessThanOrEqual(1);
		}
	});
});
