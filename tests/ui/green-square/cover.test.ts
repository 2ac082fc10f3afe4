/** What the cover of a shared device says: in both languages, only what everybody knows, and answers that the rules take. */
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../src/lib/engine/illegal';
import { game, type Move } from '../../../src/lib/games/green-square';
import { commonCover, cover } from '../../../src/lib/games/green-square/ui/cover';
import { botPositions } from './positions';

const positions = botPositions(120);
const names = { reader: null, seat: (seat: number) => `P${seat}` };

describe.each(['en', 'fr'] as const)('the cover in %s', (language) => {
	it('is one for all in a window, and says no more than the totals and who has acted', () => {
		let windows = 0;
		for (const { state } of positions) {
			const common = commonCover(state, names, language);
			const isWindow = state.ask === null && ['settle', 'table'].includes(state.window?.kind ?? '');
			expect(common !== null).toBe(isWindow);
			if (common === null) continue;
			windows++;
			expect(common.question).toBe(state.window?.id);
			expect(common.why).toContain(`P${state.battle?.main ?? state.turn}`);
			expect(`${common.why} ${common.nobody.label}`).not.toMatch(/[{}]|undefined/);
			for (const seat of state.window?.waiting ?? []) {
				expect(refusal(() => game.apply(state, seat, common.nobody.move as Move, {}))).toBeNull();
			}
		}
		expect(windows).toBeGreaterThan(10);
	});

	it('gives unseen only what the seat may answer', () => {
		let unseen = 0;
		for (const { state, seat } of positions) {
			const words = cover(state, seat, names, language);
			expect(words.why ?? 'x').not.toMatch(/[{}]|undefined/);
			if (words.unseen === null) continue;
			unseen++;
			expect(refusal(() => game.apply(state, seat, words.unseen?.move as Move, {}))).toBeNull();
		}
		expect(unseen).toBeGreaterThan(10);
	});
});
