/** Each rule of the chain switched off in turn: the simulation must notice, or it proves nothing. The seeds are ones at which it does so soon. */
import { describe, expect, it } from 'vitest';
import type { MutantName } from './sim/mutants';
import { MUTANTS } from './sim/mutants';
import type { Flag } from './sim/promises';
import { run } from './sim/schedule';
import type { NamedSetting } from './sim/settings';
import { HASTY, RELAY, WAGER, settingsOf } from './sim/settings';

interface Expected {
	readonly setting: string;
	readonly seeds: readonly number[];
	readonly breaks: Flag;
}

const EXPECTED: Readonly<Record<MutantName, Expected>> = {
	'signatures are not checked': { setting: 'relay 3 seats, 1 hostile', seeds: [6, 22, 34], breaks: 'accused' },
	'an answer may name any parent': { setting: 'relay 2 seats, 0 hostile', seeds: [3, 4], breaks: 'unconfirmed' },
	'answers are taken in any order': { setting: 'wager 4 seats, 0 hostile', seeds: [4, 5], breaks: 'stuck' },
	'a fork goes to the lower id': { setting: 'relay 3 seats, 1 hostile', seeds: [1, 3, 6], breaks: 'unconfirmed' },
	'a fork goes to the first that came': { setting: 'relay 3 seats, 1 hostile', seeds: [4, 20], breaks: 'diverged' },
	'a consent does not bind': { setting: 'hasty wager 4 seats, 0 hostile, two devices', seeds: [11], breaks: 'lost' },
	'nobody signs the result': { setting: 'relay 3 seats, 1 hostile', seeds: [3, 6, 17], breaks: 'reopened' },
	'an entry is sent before it is in the ledger': {
		setting: 'wager 3 seats, 0 hostile',
		seeds: [12, 38],
		breaks: 'accused'
	},
	'the ledger repairs nothing': { setting: 'wager 3 seats, 1 hostile', seeds: [1, 2, 4], breaks: 'diverged' },
	'no limit on rivals': { setting: 'wager 4 seats, 1 hostile', seeds: [1, 2, 3], breaks: 'flooded' },
	'the first rivals to come are kept': { setting: 'wager 4 seats, 1 hostile', seeds: [3], breaks: 'diverged' },
	'a roll is given again on another branch': {
		setting: 'wager 3 seats, 2 hostile',
		seeds: [132, 161, 196],
		breaks: 'rerollCaught'
	}
};

const PLAYS = [RELAY, WAGER, ...HASTY];
const find = (name: string, mutant?: MutantName): NamedSetting =>
	PLAYS.flatMap((play) => settingsOf(play, mutant && MUTANTS[mutant])).find(
		(setting) => setting.name === name
	) as NamedSetting;

describe('a rule switched off breaks a promise', () => {
	for (const [mutant, { setting, seeds, breaks }] of Object.entries(EXPECTED) as [MutantName, Expected][]) {
		it(mutant, () => {
			for (const seed of seeds) {
				expect(run(seed, find(setting)).broken, `seed ${seed}, all rules on`).toEqual([]);
				expect(run(seed, find(setting, mutant)).broken, `seed ${seed}`).toContain(breaks);
			}
		});
	}
});
