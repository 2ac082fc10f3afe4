/** Passing by itself, as §5.4 has it, and what a seat may do though nobody asks it. */
import { describe, expect, it } from 'vitest';
import { asides } from '../../../src/lib/games/green-square/legal/asides';
import type { Move } from '../../../src/lib/games/green-square';
import { asideOf } from '../../../src/lib/games/green-square/ui/model/asides';
import {
	delay,
	holdsSomething,
	passesItself,
	readAutoPass,
	USUAL
} from '../../../src/lib/games/green-square/ui/model/passing';
import { botPositions } from './positions';

const PASS: Move = { type: 'pass' };
const DROP: Move = { type: 'drop', card: 'loc:1' };
const TRADE: Move = { type: 'propose', to: 1, give: ['upg:1'], take: [] };
const PLAY: Move = { type: 'play', card: 'loc:2' };

describe('passing by itself', () => {
	it('is meant for those who hold nothing, unless the player says otherwise', () => {
		expect(USUAL).toBe('nothing');
		expect(readAutoPass(undefined)).toBe('nothing');
		expect(readAutoPass('turn')).toBe('nothing');
		expect(readAutoPass('never')).toBe('never');
	});

	it('does not count giving up, arranging and trading as something', () => {
		expect(holdsSomething([PASS, DROP, TRADE, { type: 'unequip', card: 'upg:1' }])).toBe(false);
		expect(holdsSomething([PASS, PLAY])).toBe(true);
		expect(holdsSomething([PASS, { type: 'back-out' }])).toBe(true);
	});

	it('has three positions, and never answers what is no window', () => {
		expect(passesItself('never', [PASS])).toBe(false);
		expect(passesItself('nothing', [PASS, TRADE])).toBe(true);
		expect(passesItself('nothing', [PASS, PLAY])).toBe(false);
		expect(passesItself('turn', [PASS, PLAY])).toBe(true);
		expect(passesItself('turn', [{ type: 'accept' }, { type: 'decline' }])).toBe(false);
	});

	it('takes one to five seconds', () => {
		expect(delay(() => 0)).toBe(1000);
		expect(delay(() => 1)).toBe(5000);
	});
});

describe('asides', () => {
	it('are offered to whoever rests or waits for an answer, in both languages', () => {
		const position = botPositions(1)[0];
		if (position === undefined) throw new Error('no position');
		const { state } = position;
		expect(asideOf(asides(state, 0), 'en')).toBeNull();
		const hero = state.players['0'];
		if (hero === undefined) throw new Error('no hero');
		const resting = { ...state, players: { ...state.players, '0': { ...hero, resting: true } } };
		expect(asideOf(asides(resting, 0), 'en')).toEqual({ move: { type: 'wake' }, label: 'Wait, I want to react' });
		expect(asideOf([{ type: 'wake' }, { type: 'withdraw' }], 'fr')).toEqual({
			move: { type: 'withdraw' },
			label: 'Retirer l’offre'
		});
	});
});
