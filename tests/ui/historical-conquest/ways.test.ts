/** The law of ways in positions of bot play, where battles, windows and decisions come about more often than in random play. */
import { describe, expect, it } from 'vitest';
import { pointing } from '../../../src/lib/games/historical-conquest/ui/model/pointing';
import { holdToLaw, type AnyPointing } from '../ways';
import { some, viewsOf } from './views';

const POSITIONS = 200;

describe('historical-conquest', () => {
	it(`has a way to every legal move, and to nothing else, in ${POSITIONS} positions of bot play`, () => {
		const views = some(viewsOf('bots', [{ players: 2 }, { players: 3 }, { players: 4 }]), POSITIONS);
		expect(views).toHaveLength(POSITIONS);
		const ways = views.reduce((sum, view) => sum + holdToLaw(pointing as unknown as AnyPointing, view), 0);
		expect(ways).toBeGreaterThan(5 * POSITIONS);
	}, 120_000);
});
