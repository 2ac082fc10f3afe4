/**
 * Rules of the chain switched off, and devices that are careless, in whole schedules: a promise breaks. The seeds are
 * ones at which it does so soon; with the rules as they are none does. Every rule is missed in a scene, too
 * (`scenes-off.test.ts`).
 */
import { describe, expect, it } from 'vitest';
import { loadAltered } from './sim/altered';
import type { Flag } from './sim/promises';
import type { RuleName } from './sim/rules';
import { RULES } from './sim/rules';
import { run } from './sim/schedule';
import type { NamedSetting } from './sim/settings';
import { HASTY, RELAY, WAGER, settingsOf } from './sim/settings';
import type { Careless } from './sim/world';

interface Expected {
	readonly setting: string;
	readonly seed: number;
	readonly breaks: Flag;
}

const WITHOUT: Partial<Record<RuleName, Expected>> = {
	'two parties agree': { setting: 'wager 3 seats, 1 hostile, host with 2', seed: 7, breaks: 'stolen' },
	'parties, not seats, have a voice': { setting: 'wager 3 seats, 1 hostile, host with 2', seed: 103, breaks: 'stolen' },
	'one seating for good': { setting: 'wager 3 seats, 1 hostile, host with 2', seed: 39, breaks: 'undone' },
	'the seating is pinned': { setting: 'relay 3 seats, 1 hostile, two devices', seed: 2, breaks: 'notNewcomer' },
	'answers that others built on stay': {
		setting: 'relay 4 seats, 3 hostile, two devices',
		seed: 4,
		breaks: 'unconfirmed'
	},
	'what most have built on is settled': {
		setting: 'hasty relay 4 seats, 3 hostile, two devices',
		seed: 48,
		breaks: 'displaced'
	},
	'more parties count more than a lower id': {
		setting: 'hasty wager 4 seats, 1 hostile',
		seed: 31,
		breaks: 'unconfirmed'
	}
};

const CARELESS: Readonly<Record<Careless, Expected>> = {
	'sends what is not stored': { setting: 'relay 4 seats, 0 hostile', seed: 3, breaks: 'stuck' },
	'stores too late': { setting: 'wager 2 seats, 0 hostile', seed: 83, breaks: 'accused' },
	'stores only its own': { setting: 'relay 2 seats, 0 hostile', seed: 33, breaks: 'undone' },
	'repairs nothing': { setting: 'relay 4 seats, 1 hostile', seed: 9, breaks: 'diverged' }
};

const ALL = [RELAY, WAGER, ...HASTY].flatMap((play) => settingsOf(play));
const find = (name: string): NamedSetting => ALL.find((setting) => setting.name === name) as NamedSetting;

describe('a rule switched off breaks a promise', () => {
	for (const [rule, { setting, seed, breaks }] of Object.entries(WITHOUT) as [RuleName, Expected][]) {
		it(rule, async () => {
			const off = await loadAltered(...RULES[rule]);
			expect((await run(seed, find(setting))).broken, 'all rules on').toEqual([]);
			expect((await off.run(seed, find(setting))).broken, 'without it').toContain(breaks);
		});
	}
});

describe('a careless device breaks a promise', () => {
	for (const [careless, { setting, seed, breaks }] of Object.entries(CARELESS) as [Careless, Expected][]) {
		it(careless, async () => {
			const chosen = { ...find(setting), full: 10 };
			expect((await run(seed, chosen)).broken, 'with care').toEqual([]);
			expect((await run(seed, { ...chosen, careless })).broken, 'without').toContain(breaks);
		});
	}
});
