import { describe, expect, it } from 'vitest';
import { faultySeat, pickOf, withPicks } from './seat-options';

const bad = { why: { en: 'Bad.', fr: 'Non.' }, help: { en: '', fr: '' }, mend: { en: 'Mend', fr: 'Corriger' } };
const option = { path: 'decks', fault: (value: unknown) => (value === 'bad' ? bad : null) };
const values = { players: 3, decks: ['a', 'b', 'c'] };

describe('what seats choose for themselves', () => {
	it('takes the place of what the form proposes, seat by seat', () => {
		expect(withPicks(values, option, { 1: 'mine' })).toEqual({ players: 3, decks: ['a', 'mine', 'c'] });
		expect(withPicks(values, undefined, { 1: 'mine' })).toBe(values);
		expect(pickOf(values, option, { 1: 'mine' }, 1)).toBe('mine');
		expect(pickOf(values, option, {}, 2)).toBe('c');
		expect(pickOf(values, option, {}, 9)).toBeNull();
	});

	it('is never given to the rules while it is at fault, and names the seat', () => {
		const picks = { 0: 'fine', 2: 'bad' };
		expect(withPicks(values, option, picks)).toEqual({ players: 3, decks: ['fine', 'b', 'c'] });
		expect(faultySeat(3, values, option, picks)).toEqual({ seat: 2, ...bad });
		expect(faultySeat(2, values, option, picks)).toBeNull();
		expect(pickOf(values, option, picks, 2)).toBe('bad');
	});
});
