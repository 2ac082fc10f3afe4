/** Pills: what can be begun is there to be tapped, what cannot says why; and what is in hand when the numbers move. */
import { describe, expect, it } from 'vitest';
import { heroOf } from '../../../src/lib/games/green-square/heroes';
import { bodyOf, rowOf } from '../../../src/lib/games/green-square/ui/model/body';
import { fate, heldIn } from '../../../src/lib/games/green-square/ui/model/keeping';
import { kindOf, pickHand, pickPill } from '../../../src/lib/games/green-square/ui/model/picks';
import { pillsOf } from '../../../src/lib/games/green-square/ui/model/pills';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { chancePositions } from './positions';

const views = chancePositions('pills', 12);
const voice = (seat: number, language: 'en' | 'fr') => ({
	seat,
	language,
	names: { reader: seat, seat: (other: number) => `P${other}` }
});

describe('pills', () => {
	it('that can be begun come first and are on a way; the others name a reason', () => {
		const reasons = new Set<string>();
		for (const view of views) {
			const choices = pointing.choices(view);
			const pills = pillsOf(choices, voice(view.seat, 'fr'));
			const blocked = pills.map(({ reason }) => reason !== null);
			expect(blocked).toEqual([...blocked].sort());
			for (const { pick, reason, note, isBlocked } of pills) {
				expect(choices.next([]).has(pick)).toBe(reason === null);
				expect(note === '').toBe(reason === null);
				expect(isBlocked ?? false).toBe(reason !== null);
				expect(note).not.toMatch(/[{}]/);
				if (reason !== null) reasons.add(reason);
			}
			const begun = [...choices.next([])].filter((pick) => kindOf(pick) === 'pill');
			expect(pills.filter(({ reason }) => reason === null).map(({ pick }) => pick)).toEqual(
				expect.arrayContaining(begun)
			);
		}
		expect([...reasons]).toEqual(expect.arrayContaining(['not-enough-points', 'already-used']));
	});

	it('count the points of a sale that is not enough', () => {
		const short = views.flatMap((view) => {
			const pill = pillsOf(pointing.choices(view), voice(view.seat, 'en')).find(
				({ pick }) => pick === pickPill('sell')
			);
			return pill?.reason === 'not-enough-points' ? [pill.note] : [];
		});
		expect(short.length).toBeGreaterThan(0);
		for (const note of short) expect(Number(/^(\d+) of 1000$/.exec(note)?.[1])).toBeLessThan(1000);
	});
});

describe('what is in hand when somebody else acts', () => {
	const [view] = views.filter(
		({ state, legal }) => state.ask === null && legal.some(({ type }) => type === 'play') && state.turnNo > 0
	);
	if (view === undefined) throw new Error('no view');
	const choices = pointing.choices(view);
	const played = view.legal.find(({ type }) => type === 'play');
	const card = played?.type === 'play' ? played.card : '';
	const pick = [...choices.next([])].find((one) => one.endsWith(` ${card}`)) ?? pickHand(card);
	const { hand } = pointing.tap(choices, [], pick, false);
	const held = heldIn(choices, hand);

	it('stays if it can still be done', () => {
		expect(held?.hand).toEqual(hand);
		expect(held === null ? null : fate(held, pointing.choices({ ...view }))).toBe('keep');
	});

	it('is put down if it cannot, and forgotten in another turn or seat', () => {
		if (held === null) throw new Error('nothing in hand');
		const rest = view.legal.filter((move) => !('card' in move && move.card === card));
		expect(fate(held, pointing.choices({ ...view, legal: rest }))).toBe('drop');
		expect(fate({ ...held, turnNo: -1 }, choices)).toBe('forget');
		expect(fate({ ...held, seat: 99 }, choices)).toBe('forget');
	});

	it('is nothing before anything was tapped, and no sheet', () => {
		expect(heldIn(choices, pointing.fresh(choices))).toBeNull();
		const selling = views.find(({ legal }) => legal.some(({ type }) => type === 'sell'));
		if (selling === undefined) throw new Error('nobody can sell');
		expect(heldIn(pointing.choices(selling), [pickPill('sell')])).toBeNull();
	});
});

describe('promised things', () => {
	it('are locked in their places', () => {
		const deal = views.find(({ state }) => Object.values(state.players).some(({ items }) => items.length > 0));
		if (deal === undefined) throw new Error('nobody carries anything');
		const { state } = deal;
		const seat =
			Object.keys(state.players)
				.map(Number)
				.find((one) => heroOf(state, one).items.length > 0) ?? 0;
		const [item] = heroOf(state, seat).items;
		const fight = views.find(({ state: { battle } }) => battle !== null)?.state.battle;
		if (item === undefined || !fight) throw new Error('no fight');
		const offer = { items: [item.card], upgrades: 0, first: 'main' as const, play: [] };
		const promised = { ...state, battle: { ...fight, main: seat, helper: null, deal: offer } };
		const places = rowOf(bodyOf(promised, seat, 'fr'));
		expect(places.filter(({ isPromised }) => isPromised).map(({ slot }) => slot)).toEqual([item.card]);
		expect(places.find(({ isPromised }) => isPromised)?.label).toContain('promise');
		expect(rowOf(bodyOf(state, seat, 'fr')).some(({ isPromised }) => isPromised)).toBe(false);
	});
});
