/** Facts that the rules refuse (section 9), and positions that are none. */
import { describe, expect, it } from 'vitest';
import { refusal } from '../../src/lib/engine/illegal';
import { game, module } from '../../src/lib/games/historical-conquest';

const start = game.setup({ players: 2 });

describe('facts', () => {
	it('not-requested: nobody asked for it', () => {
		for (const key of ['land-0:1', 'draw-0-0:0', 'roll:2'])
			expect(refusal(() => game.resolve(start, { [key]: 1 }))).toBe('not-requested');
	});

	it('bad-roll: out of range or no number', () => {
		for (const roll of [0, 3, 1.5, 'x'])
			expect(refusal(() => game.resolve(start, { 'roll:1': roll }))).toBe('bad-roll');
	});

	it('face-mismatch: no land of that pile, or one that is known already', () => {
		for (const face of ['france', 'confucius', 'x', 7]) {
			expect(refusal(() => game.resolve(start, { 'land-0:0': face }))).toBe('face-mismatch');
		}
		const begun = game.resolve(start, { 'land-0:0': 'egypt', 'land-1:0': 'india', 'roll:1': 1 });
		const asked = { ...begun, requests: [{ slot: 'land-0:1', to: 'all' as const }] };
		expect(refusal(() => game.resolve(asked, { 'land-0:1': 'egypt' }))).toBe('face-mismatch');
	});
});

describe('positions', () => {
	const { notation } = module;
	const begun = game.resolve(start, { 'land-0:0': 'egypt', 'land-1:0': 'india', 'roll:1': 1 });
	const player = begun.players['0'];
	const spoilt: { readonly [fault: string]: unknown } = {
		'no JSON': undefined,
		'no object': 7,
		'options missing': { ...begun, options: undefined },
		'options impossible': { ...begun, options: { players: 11 } },
		'a key too many': { ...begun, more: 1 },
		'a player missing': { ...begun, players: { '0': player } },
		'a card in two places': { ...begun, players: { ...begun.players, '0': { ...player, discard: ['0/egypt'] } } },
		'a card of no deck': { ...begun, players: { ...begun.players, '0': { ...player, discard: ['0/voltaire'] } } },
		'a unit among the active cards': {
			...begun,
			players: { ...begun.players, '0': { ...player, active: ['0/cai-lun'] } }
		},
		'a hand of another deck': { ...begun, players: { ...begun.players, '0': { ...player, hand: ['draw-1-0:0'] } } },
		'another pile': {
			...begun,
			players: { ...begun.players, '0': { ...player, landPile: { deck: 'land-0', cards: [], next: 0 } } }
		},
		'an outcome in the middle': { ...begun, outcome: { winners: [0], reason: 'all-out' } },
		'nobody whose turn it is': { ...begun, turn: null },
		'a battle window without a battle': {
			...begun,
			window: { id: 1, kind: 'battle', item: null, members: [0], waiting: [0] }
		}
	};

	it('what was written is read', () => {
		for (const state of [start, begun])
			expect(notation.parsePosition(notation.formatPosition(state))).toEqual({ ok: true, value: state });
	});

	for (const [fault, value] of Object.entries(spoilt)) {
		it(`refused: ${fault}`, () => {
			expect(notation.parsePosition(value === undefined ? '{' : JSON.stringify(value)).ok).toBe(false);
		});
	}
});

describe('moves in notation', () => {
	const { notation } = module;

	it('examples', () => {
		for (const line of [
			'play draw-0-0:3 ludwig-van-beethoven land=0/germany',
			'play draw-0-0:4 ferdinand-magellan discover',
			'play draw-1-0:2 salem-witch-trials opponent=0 w=4',
			'discard draw-0-0:3 black-death',
			'discard 0/napoleon-bonaparte',
			'use 1/eli-whitney 0 pay=1/claude-monet',
			'attack 0/germany 1/france explorer=0/marco-polo escort=0/hatshepsut',
			'voyage 0/ferdinand-magellan 0/australia escort=0/hatshepsut',
			'pass w=4 rest',
			'resign'
		]) {
			const parsed = notation.parseMove(line);
			expect(parsed.ok && notation.formatMove(parsed.value)).toBe(line);
		}
	});

	it('refused', () => {
		for (const line of [
			...[
				'',
				'sing',
				'toString',
				'play',
				'play draw-0-0:3',
				'play land-0:3 egypt',
				'play draw-0-0:3 nobody',
				'next now'
			],
			...[
				'pass rest=1',
				'pass w',
				'pass w=1 w=2',
				'use 1/eli-whitney x',
				'step 0/cai-lun',
				'discard 0/nobody',
				'lose 12/cai-lun'
			]
		]) {
			expect(notation.parseMove(line).ok, line).toBe(false);
		}
	});
});
