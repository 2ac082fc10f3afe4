/** What a window says of an announced ability: whom it strikes, not what is printed on the card. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/lib/games/historical-conquest/ability';
import { ALL_CARDS, cardById } from '../../../src/lib/games/historical-conquest/content';
import { playerAt } from '../../../src/lib/games/historical-conquest/table';
import type { Item } from '../../../src/lib/games/historical-conquest/types';
import { itemStake } from '../../../src/lib/games/historical-conquest/ui/model/stake';
import { viewsOf } from './views';

const names = { reader: 0, seat: (seat: number): string => ['You', 'Blue'][seat] ?? '' };
const state = viewsOf('bots', [{ players: 2 }]).find(({ state: each }) => {
	const held = playerAt(each, 0).lands.flatMap(({ cards }) => cards);
	return held.length > 0 && each.window === null;
})?.state;

/** An ability of Blue's with this effect, announced. */
function announced(wanted: Effect['effect'], choices: Item['choices']): Item {
	for (const { id } of ALL_CARDS) {
		const ability = cardById(id).usable.find((index) =>
			cardById(id).abilities[index]?.do.some(({ effect }) => effect === wanted)
		);
		if (ability !== undefined) return { seat: 1, card: `1/${id}`, class: '', ability, land: null, choices };
	}
	throw new Error(`no card can ${wanted}`);
}

describe('what is at stake', () => {
	if (state === undefined) throw new Error('no position');
	const [target = ''] = playerAt(state, 0).lands.flatMap(({ cards }) => cards);
	const said = (wanted: Effect['effect'], choices: Item['choices'], language: 'en' | 'fr' = 'en'): string =>
		itemStake(state, 0, announced(wanted, choices), names, language);

	it('is the unit that is struck or wanted', () => {
		expect(said('destroy', { targetUnit: target })).toMatch(/^Blue’s .+ strikes .+\./);
		expect(said('steal', { targetUnit: target })).toMatch(/^Blue’s .+ wants .+\./);
		expect(said('steal', { targetUnit: target }, 'fr')).toMatch(/, à Blue, veut rallier /);
	});

	it('is the hand that is looked at, if it is the own one', () => {
		expect(said('spy', { opponent: 0 })).toBe('Blue wants to see your hand.');
		expect(said('spy', { opponent: 1 })).not.toContain('your hand');
		expect(said('force-discard', { opponent: 0 })).toMatch(/^You would discard a card/);
	});
});
