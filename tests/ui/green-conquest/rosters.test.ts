/** The clans of a match that starts with given vehicles, as the form for a new match makes them. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/lib/games/green-conquest';
import { DEFAULT_ROSTER } from '../../../src/lib/games/green-conquest/content';
import { missing, optionOf, rostersIn, toggled } from '../../../src/lib/games/green-conquest/ui/model/rosters';
import { defaults, optionsFrom, seatsWith, withChoice } from '../../../src/lib/ui/options';

describe('the form of rosters', () => {
	it('starts with the five that the rules propose, for each clan of the mode', () => {
		expect(rostersIn('duel', {}).map(({ clan }) => clan)).toEqual(['r', 'b']);
		expect(rostersIn('melee', {})).toHaveLength(4);
		for (const { types } of rostersIn('coalition', undefined)) expect(types).toEqual(DEFAULT_ROSTER);
	});

	it('lets a vehicle go before another joins', () => {
		const start = rostersIn('duel', {});
		expect(toggled(start, 'r', 'K')).toBeNull();
		const four = toggled(start, 'r', 'S') ?? [];
		expect(four.map(missing)).toEqual([1, 0]);
		const five = toggled(four, 'r', 'K') ?? [];
		expect(five.map(missing)).toEqual([0, 0]);
		expect(five[0]?.types).toEqual(['R', 'G', 'O', 'D', 'K']);
	});

	it('blocks the match while a clan is incomplete, and starts it with what was chosen', () => {
		const preset = withChoice(module, [2], defaults(module.options, 2), 'build', 'preset');
		const four = toggled(rostersIn(preset.mode, preset.rosters), 'b', 'D') ?? [];
		const without = withChoice(module, [2], preset, 'rosters', optionOf(four));
		expect(seatsWith(module, without)).toBeNull();
		const five = toggled(rostersIn(without.mode, without.rosters), 'b', 'N') ?? [];
		const whole = withChoice(module, [2], without, 'rosters', optionOf(five));
		expect(seatsWith(module, whole)).toBe(2);
		expect(module.game.setup(optionsFrom(whole)).clans.b?.roster).toEqual(['S', 'R', 'G', 'O', 'N']);
	});
});
