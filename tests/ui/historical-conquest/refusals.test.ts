/** Why a tap cannot be: every thing on the table that is on no way says so, with the thing named. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/lib/games/historical-conquest';
import type { ReasonCode } from '../../../src/lib/games/historical-conquest/reasons';
import { playerAt } from '../../../src/lib/games/historical-conquest/table';
import { Choices } from '../../../src/lib/games/historical-conquest/ui/model/choices';
import { landWords } from '../../../src/lib/games/historical-conquest/ui/model/lands';
import { pickHand, pickLand, pickUnit } from '../../../src/lib/games/historical-conquest/ui/model/picks';
import { refusalText } from '../../../src/lib/games/historical-conquest/ui/model/refusal-words';
import { viewsOf } from './views';

const views = [
	...viewsOf('bots', [{ players: 2 }, { players: 3 }]),
	...viewsOf('random', [{ players: 2 }, { players: 3, mode: 'morale' }])
].filter(({ state, seat }) => state.turn === seat && state.window === null && state.pending.length === 0);
const names = { reader: 0, seat: (seat: number): string => `Seat ${seat}` };

interface Said {
	readonly code: ReasonCode;
	readonly pick: string;
	readonly en: string | null;
	readonly fr: string | null;
}

/** What every tap that cannot be says, from the empty hand and from every first thing. */
function* taps(): Generator<Said> {
	for (const { state, seat, legal, sees } of views) {
		const choices = new Choices({ state, seat, legal, sees });
		const players = Object.keys(state.players).map((other) => playerAt(state, Number(other)));
		const things = [
			...playerAt(state, seat).hand.map(pickHand),
			...players.flatMap(({ lands }) => lands.flatMap(({ id, cards }) => [pickLand(id), ...cards.map(pickUnit)]))
		];
		const firsts = [...choices.next([])].filter((pick) => state.phase !== 'play' || pick.startsWith('ability'));
		for (const hand of [[], ...firsts.slice(0, 3).map((pick) => [pick])]) {
			const wanted = choices.open(hand);
			for (const pick of things) {
				if (wanted.has(pick) || choices.next([]).has(pick) || hand.includes(pick)) continue;
				const code = choices.refusal(hand, pick) as ReasonCode | null;
				if (code === null) continue;
				const said = (language: 'en' | 'fr'): string | null =>
					refusalText({ choices, hand, pick, code, names, language });
				yield { code, pick, en: said('en'), fr: said('fr') };
			}
		}
	}
}

describe('a refusal', () => {
	const all = [...taps()];
	const of = (code: ReasonCode): Said[] => all.filter((each) => each.code === code);

	it('has words in both languages or in none, and leaves no blank', () => {
		expect(all.length).toBeGreaterThan(500);
		for (const { code, en, fr } of all) {
			expect(module.reasonCodes).toContain(code);
			expect(en === null).toBe(fr === null);
			expect(`${en} ${fr}`).not.toMatch(/undefined|NaN|\{|\}|\(\)/);
			if (en !== null) expect(en).toMatch(/\.$/);
		}
	});

	it.each(['defended', 'out-of-reach', 'no-defenders', 'land-full'] as const)(
		'names what stands in the way: %s',
		(code) => {
			const found = of(code);
			expect(found.length).toBeGreaterThan(0);
			for (const { pick, en } of found) {
				const land = pick.startsWith('land ') ? pick.slice(5) : null;
				expect(en).toContain(land === null ? '' : landWords(land, 'en').land);
				expect(en).not.toBeNull();
			}
		}
	);

	it('says how much morale an attack takes, and what a unit has done', () => {
		for (const { en } of of('morale-too-low')) expect(en).toMatch(/^You need \d+ morale to attack and have -?\d+\.$/);
		for (const { en } of of('already-moved')) expect(en).toMatch(/^Moved already this turn: /);
		expect(of('already-moved').length).toBeGreaterThan(0);
	});

	it('blames distance only on lands that are far', () => {
		const far = of('out-of-reach').filter(({ pick }) => pick.startsWith('land '));
		expect(far.some(({ en }) => en?.includes('can’t reach') === true)).toBe(true);
	});
});
