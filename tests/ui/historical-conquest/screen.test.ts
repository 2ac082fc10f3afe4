/** What the table shows and says: previews as the rules would have it, one next act, windows that tell nothing, covers. */
import { describe, expect, it } from 'vitest';
import { module, type Move } from '../../../src/lib/games/historical-conquest';
import { answers } from '../../../src/lib/games/historical-conquest/foresight/answers';
import { playerAt } from '../../../src/lib/games/historical-conquest/table';
import { Choices } from '../../../src/lib/games/historical-conquest/ui/model/choices';
import { columnsOf, rivalForm } from '../../../src/lib/games/historical-conquest/ui/model/forms';
import { NEXT, pickHand, pickLand } from '../../../src/lib/games/historical-conquest/ui/model/picks';
import { pointing } from '../../../src/lib/games/historical-conquest/ui/model/pointing';
import {
	blockedPrimary,
	phaseLabel,
	primaryLabel,
	prompt
} from '../../../src/lib/games/historical-conquest/ui/model/prompts';
import { previewSentence } from '../../../src/lib/games/historical-conquest/ui/model/sentences';
import { formality, nextStop, offersItsOwn } from '../../../src/lib/games/historical-conquest/ui/model/stops';
import { tryOut } from '../../../src/lib/games/historical-conquest/ui/model/trial';
import { windowOptions, windowStake, windowTitle } from '../../../src/lib/games/historical-conquest/ui/model/window';
import { warningOf } from '../../../src/lib/games/historical-conquest/ui/model/warning';
import { cover } from '../../../src/lib/games/historical-conquest/ui/telling';
import { some, viewsOf, type SeatView } from './views';

const bots = viewsOf('bots', [{ players: 2 }, { players: 3 }]);
const views = [...some(bots, 120), ...some(viewsOf('random', [{ players: 2 }, { players: 4, mode: 'morale' }]), 80)];
const names = { reader: 0, seat: (seat: number): string => `Seat ${seat}` };
const LANGUAGES = ['en', 'fr'] as const;
const SPOILT = /undefined|null|NaN|\{|\}/;

const choicesOf = ({ state, seat, legal, sees }: SeatView): Choices => new Choices({ state, seat, legal, sees });
const asked = (view: SeatView, ask: 'fits' | 'always' | 'rest' = 'fits', shared = false) => ({ ...view, ask, shared });

describe('a preview', () => {
	it('comes from the rules and has words in both languages, for every legal move', () => {
		let told = 0;
		for (const view of views) {
			const choices = choicesOf(view);
			for (const move of new Set(choices.pointed.map((way) => way.move))) {
				const trial = tryOut(view.state, view.seat, move, view.sees);
				if (trial === null) throw new Error(`the rules refuse ${JSON.stringify(move)}`);
				for (const language of LANGUAGES) {
					const { lead, rest } = previewSentence(trial, names, language);
					expect(lead, JSON.stringify(move)).toMatch(/\w.*[.!?]$/);
					expect(`${lead} ${rest}`).not.toMatch(SPOILT);
					expect(primaryLabel(trial, names, language)).toMatch(/\w/);
					expect(primaryLabel(trial, names, language)).not.toMatch(SPOILT);
				}
				told++;
			}
		}
		expect(told).toBeGreaterThan(1000);
	});

	it('asks in words wherever a way is half gone', () => {
		for (const view of views) {
			const choices = choicesOf(view);
			const halves = [[], ...choices.pointed.map(({ picks }) => picks.slice(0, 1).flat())];
			for (const hand of halves) {
				for (const language of LANGUAGES) {
					const { lead, rest } = prompt(choices, hand, names, language);
					expect(`${lead} ${rest}`).toMatch(/\w/);
					expect(`${lead} ${rest}`).not.toMatch(SPOILT);
					expect(blockedPrimary(choices, hand, names, language)).toMatch(/\w/);
				}
			}
		}
	});
});

describe('the hand', () => {
	const view = bots.find(
		({ legal, state }) => state.window === null && legal.some((move) => move.type === 'play')
	) as SeatView;

	it('puts a card back at the second tap and never plays it so', () => {
		const choices = choicesOf(view);
		for (const slot of playerAt(view.state, view.seat).hand) {
			const pick = pickHand(slot);
			if (!choices.next([]).has(pick)) continue;
			const held = pointing.tap(choices, [], pick, true).hand;
			expect(held).toEqual([pick]);
			expect(pointing.tap(choices, held, pick, true)).toEqual({ hand: [] });
		}
	});

	it('plays by a second tap on the place, also on one that went without saying', () => {
		const alone = bots.find(
			({ state, seat, legal }) =>
				state.phase === 'play' &&
				playerAt(state, seat).lands.length === 1 &&
				legal.some((move) => move.type === 'play' && move.land !== undefined && move.discover !== true)
		) as SeatView;
		const choices = choicesOf(alone);
		const play = alone.legal.find(
			(move) =>
				move.type === 'play' &&
				move.land === playerAt(alone.state, alone.seat).lands[0]?.id &&
				!alone.legal.some((other) => other.type === 'play' && other.slot === move.slot && other.discover === true)
		) as Extract<Move, { type: 'play' }>;
		const held = [pickHand(play.slot)];
		expect([...choices.shown(held)]).toContain(pickLand(play.land ?? ''));
		expect(pointing.tap(choices, held, pickLand(play.land ?? ''), true).move).toEqual(play);
		expect(pointing.tap(choices, held, pickLand(play.land ?? ''), false).move).toBeUndefined();
	});
});

describe('phases', () => {
	it('are left towards the next one that offers something of its own', () => {
		for (const { state, seat, sees, legal } of views) {
			if (!legal.some(({ type }) => type === 'next')) continue;
			const stop = nextStop(state, seat, sees);
			expect(['attack', 'move', 'end']).toContain(stop);
			for (const language of LANGUAGES) expect(phaseLabel(stop, state.phase, language)).toMatch(/\w/);
		}
	});

	it('are passed by the screen exactly where nothing of their own is left', () => {
		let passed = 0;
		for (const view of bots) {
			const { state, seat, legal } = view;
			if (state.turn !== seat || state.window !== null || state.pending.length > 0) continue;
			if (state.phase !== 'attack' && state.phase !== 'move') continue;
			const due = formality(asked(view));
			expect(due === null).toBe(offersItsOwn(state.phase, legal));
			if (due !== null) {
				expect(due).toEqual({ move: { type: 'next' }, pace: 'now' });
				passed++;
			}
		}
		expect(passed).toBeGreaterThan(10);
	});

	it('warn of what would be left undone, in words', () => {
		let warned = 0;
		for (const view of views) {
			const choices = choicesOf(view);
			if (!choices.buttons.has(NEXT)) continue;
			for (const language of LANGUAGES) {
				const warning = warningOf(choices, names, language);
				if (warning === null) continue;
				warned++;
				expect(warning.sentence.alarm).toBe(true);
				expect(
					`${warning.sentence.lead} ${warning.sentence.rest} ${warning.facts.map(({ text }) => text).join(' ')}`
				).not.toMatch(SPOILT);
				expect(warning.facts.length).toBeLessThanOrEqual(4);
			}
		}
		expect(warned).toBeGreaterThan(5);
	});
});

describe('a window', () => {
	const windows = bots.filter(({ state }) => state.window !== null && state.pending.length === 0);

	it('is passed after a hidden pause without a card that fits, and asks with one', () => {
		expect(windows.length).toBeGreaterThan(5);
		for (const view of windows) {
			const { state, seat, sees } = view;
			const fits = answers(state, seat, sees).some((answer) => answer.fits);
			const due = formality(asked(view));
			const isEmpty = playerAt(state, seat).hand.length === 0;
			if (fits) expect(due).toBeNull();
			else expect(due).toEqual({ move: { type: 'pass', w: state.window?.id }, pace: isEmpty ? 'now' : 'hidden' });
			expect(formality(asked(view, 'always'))).toBeNull();
			expect(formality(asked(view, 'rest'))?.move).toEqual({ type: 'pass', w: state.window?.id, rest: true });
			if (!fits) expect(formality(asked(view, 'fits', true))?.pace).toBe('now');
		}
	});

	it('says what happens and what each interrupt would bring', () => {
		for (const { state, seat, sees } of windows) {
			for (const language of LANGUAGES) {
				const said = [
					windowTitle(state, seat, names, language),
					...windowOptions(state, seat, sees, names, language).map(({ result }) => result)
				];
				for (const text of said) expect(text).toMatch(/\w/);
				expect([...said, windowStake(state, seat, names, language)].join(' ')).not.toMatch(SPOILT);
			}
		}
	});

	it('has a cover from which it is passed unseen, by a move that the rules take, and which names no card of the hand', () => {
		for (const { state, seat, sees } of windows) {
			const words = cover(state, seat, names, 'en');
			const move = words?.unseen?.move as Move;
			expect(() => module.game.apply(state, seat, move, {})).not.toThrow();
			const held = playerAt(state, seat).hand.map((slot) => String(sees[slot]));
			for (const id of held) expect(JSON.stringify(words)).not.toContain(id);
		}
	});
});

describe('covers', () => {
	it('are left out where nothing secret is asked', () => {
		const decisions = bots.filter(({ state }) => state.pending[0] !== undefined);
		expect(decisions.length).toBeGreaterThan(0);
		for (const { state, seat } of decisions) {
			const due = state.pending[0];
			expect(cover(state, seat, names, 'fr') === null).toBe(due?.kind !== 'hand-discard');
		}
	});
});

describe('room', () => {
	it('keeps columns wide enough for a finger, and scrolls instead', () => {
		expect(columnsOf(7, 336, 5).width).toBeGreaterThanOrEqual(43);
		expect(columnsOf(9, 336, 5)).toEqual({ width: 45, scrolls: true });
	});

	it('draws one to nine opponents by number and size', () => {
		expect([1, 2, 3, 6, 9].map((others) => rivalForm(others, 390, 477))).toEqual([
			'strip',
			'strip',
			'lines',
			'tile',
			'tile'
		]);
		expect(rivalForm(3, 390, 477, 6)).toBe('tile');
		expect(rivalForm(9, 360, 356)).toBe('mini');
		expect(rivalForm(2, 360, 356)).toBe('tile');
		expect(rivalForm(3, 800, 780)).toBe('panel');
	});
});
