import { describe, expect, it } from 'vitest';
import { module } from '../games/green-conquest';
import { lineUp } from './line-up';
import type { Place, Who } from './seating';

const place = (who: Who, name = ''): Place => ({ who, name });

describe('the line-up', () => {
	it('says who sits with whom, the player first', () => {
		const sides = module.sides({ mode: 'coalition' });
		expect(lineUp([place('me'), place('easy'), place('hard'), place('easy')], sides)).toEqual({
			en: 'You and a bot against two bots.',
			fr: 'Vous et un bot contre deux bots.'
		});
		expect(lineUp([place('easy'), place('me'), place('easy'), place('person', 'Ana')], sides)?.en).toBe(
			'You and Ana against two bots.'
		);
		expect(lineUp([place('me'), place('person'), place('elsewhere'), place('person')], sides)).toEqual({
			en: 'You and someone elsewhere against two people here.',
			fr: 'Vous et quelqu’un ailleurs contre deux personnes ici.'
		});
	});

	it('tells sides of different size apart', () => {
		expect(lineUp([place('easy'), place('me'), place('person', 'Tom')], module.sides({ mode: 'trio' }))?.en).toBe(
			'You against Tom and a bot.'
		);
	});

	it('is silent where everybody plays alone', () => {
		expect(lineUp([place('me'), place('easy')], module.sides({ mode: 'duel' }))).toBeNull();
		const four = [place('me'), place('easy'), place('easy'), place('easy')];
		expect(lineUp(four, module.sides({ mode: 'melee' }))).toBeNull();
	});
});
