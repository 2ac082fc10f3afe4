import { describe, expect, it } from 'vitest';
import { outcomeTitle } from './outcome';

const people = (...names: string[]) => names.map((name) => ({ name, bot: '' }));
const four = people('Ana', 'Tom', 'Zoé', 'Max');

describe('the title of an outcome', () => {
	it('speaks to the only person here', () => {
		expect(outcomeTitle({ winners: [0], reason: 'last-clan' }, four, 0).en).toBe('You win');
		expect(outcomeTitle({ winners: [1, 3], reason: 'last-team' }, four, 0).en).toBe('You lose');
	});

	it('calls winners by name in company', () => {
		expect(outcomeTitle({ winners: [1, 3], reason: 'last-team' }, four, null)).toEqual({
			en: 'Tom and Max win',
			fr: 'Tom et Max gagnent'
		});
	});

	it('knows a draw by nobody winning', () => {
		expect(outcomeTitle({ winners: [], reason: 'stalled' }, four, 0).en).toBe('A draw');
	});

	it('tells a match that was called off from a draw', () => {
		expect(outcomeTitle({ winners: [], reason: 'agreed-draw' }, four, 0).fr).toBe('Match nul');
		expect(outcomeTitle({ winners: [], reason: 'called-off' }, four, 0).en).toBe('Called off');
	});

	it('knows a draw that some share: it is no victory', () => {
		const shared = { winners: [0, 1], reason: 'draw-quiet' };
		expect(outcomeTitle(shared, people('Ana', 'Tom'), 0).en).toBe('A draw');
		expect(outcomeTitle(shared, people('Ana', 'Tom'), null).en).toBe('A draw');
		expect(outcomeTitle(shared, four, 3).en).toBe('You lose');
		expect(outcomeTitle(shared, four, null)).toEqual({
			en: 'A draw between Ana and Tom',
			fr: 'Égalité entre Ana et Tom'
		});
	});
});
