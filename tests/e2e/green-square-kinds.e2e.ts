/** Every kind of card and every ability of Green Square used by tapping, spread over the eight looks. */
import { CARDS } from '../../src/lib/games/green-square/content';
import { gameFile, type Decision } from './green-square-games';
import { gameWith, KINDS } from './green-square-kinds';
import { flaws, make, sit, whenAsked } from './green-square-table';
import { inLook, lookOf } from './looks';
import { expect, test } from './site';

test('no kind of card is left out @long', () => {
	const told = new Set(KINDS.map(({ name }) => name));
	const kinds = CARDS.map((card) => (card.kind === 'oneshot' || card.kind === 'boon' ? card.use.op : card.kind));
	// Beasts are told of by what becomes of them.
	expect([...new Set(kinds)].filter((kind) => kind !== 'beast' && !told.has(kind))).toEqual([]);
});

for (const [index, kind] of KINDS.entries()) {
	inLook(lookOf(index), () => {
		test(`${kind.name} is used by tapping @long`, async ({ page, site, complaints }) => {
			test.setTimeout(180_000);
			await sit(page, site, await gameFile(kind.name, gameWith(kind)));
			const view = (await whenAsked(page, [0])).decision(0) as Decision;
			await expect.poll(() => flaws(page)).toEqual([]);
			await make(page, 0, (move) => kind.uses(move, view));
			expect(complaints).toEqual([]);
		});
	});
}
