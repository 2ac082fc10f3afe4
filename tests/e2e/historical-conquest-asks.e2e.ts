/** Everything that the rules of Historical Conquest ask for, answered by tapping; a battle comes back after a reload. */
import type { Decision, Move, State } from '../../src/lib/games/historical-conquest/types';
import { gameFile, solo, type Wanted } from './historical-conquest-games';
import { MEASURES, sit } from './historical-conquest-table';
import { expect, test } from './site';
import { stepCount } from './table';
import { untidy } from './tidy';

const owes = (kind: Decision['kind']) => (state: State) =>
	state.pending[0]?.kind === kind && state.pending[0].seat === 0;

const isAsked = ({ window, pending }: State): boolean => pending.length === 0 && window?.waiting[0] === 0;

/** Those of the moves, if there are any. */
const rather = (moves: readonly Move[], isWanted: (move: Move) => boolean): readonly Move[] => {
	const wanted = moves.filter(isWanted);
	return wanted.length > 0 ? wanted : moves;
};

interface Ask extends Omit<Wanted, 'seats'> {
	readonly name: string;
	/** What is chosen among. */
	readonly among: string;
}

const CARDS = '.candidates .held, .spines .held';

const ASKS: readonly Ask[] = [
	{ name: 'casualty', among: CARDS, until: owes('casualty') },
	{ name: 'occupy', among: CARDS, until: owes('occupy') },
	{
		name: 'overflow',
		among: CARDS,
		until: owes('overflow'),
		wishes: (state, moves) => {
			const first = state.players[0]?.lands[0]?.id;
			return rather(moves, (move) => move.type === 'play' && move.land !== undefined && move.land === first);
		}
	},
	{
		name: 'hand-discard',
		among: '.hand .held, .spines .held',
		until: owes('hand-discard'),
		wishes: (_, moves) =>
			rather(
				moves,
				(move) =>
					(move.type === 'play' && move.card === 'blackbeard') ||
					(move.type === 'use' && move.unit.endsWith('/blackbeard') && move.opponent === 0)
			)
	},
	{
		name: 'an answer to a card',
		among: 'dialog[open] .option:not(.muted)',
		until: (state, moves) =>
			isAsked(state) && state.window?.kind === 'response' && moves.some(({ type }) => type === 'play')
	},
	{
		name: 'an answer in a battle',
		among: 'dialog[open] .option:not(.muted)',
		until: (state, moves) =>
			isAsked(state) && state.window?.kind === 'battle' && moves.some(({ type }) => type === 'play')
	}
];

for (const { name, among, ...wanted } of ASKS) {
	test(`${name}: candidates, one tap, one act @long`, async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const { file } = await gameFile(name, { seats: solo(3), options: { firstPlayer: 0 }, ...wanted });
		await sit(page, site, file);
		const candidates = page.locator(among);
		await candidates.first().click();
		const steps = await stepCount(page);
		expect(await untidy(page, MEASURES)).toEqual([]);
		await page.locator('.actions .primary:not([aria-disabled="true"])').filter({ visible: true }).last().click();
		await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
		expect(complaints).toEqual([]);
	});
}

test('nobody moves in: the land is left empty @long', async ({ page, site, complaints }) => {
	test.setTimeout(180_000);
	const { file } = await gameFile('occupy', { seats: solo(3), options: { firstPlayer: 0 }, until: owes('occupy') });
	await sit(page, site, file);
	const steps = await stepCount(page);
	await page.locator('.tide [data-pick="button pass"]').click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
	expect(complaints).toEqual([]);
});

test('a reload in the middle of a battle comes back to it @long', async ({ page, site, complaints }) => {
	test.setTimeout(180_000);
	const { file } = await gameFile('battle', {
		seats: solo(3),
		options: { firstPlayer: 0 },
		until: (state, moves) =>
			isAsked(state) &&
			state.window?.kind === 'battle' &&
			state.battle?.defender === 0 &&
			moves.some(({ type }) => type === 'play')
	});
	await sit(page, site, file);
	const sheet = page.getByRole('dialog', { name: /attacks/ });
	await expect(sheet).toBeVisible();
	await page.reload();
	await expect(sheet).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.locator('.stage [class*="side"]').first()).toBeVisible();
	const steps = await stepCount(page);
	await page.locator('.window-bar .primary').click();
	await sheet.getByRole('button', { name: 'Pass', exact: true }).click();
	await expect.poll(() => stepCount(page)).toBeGreaterThan(steps);
	expect(complaints).toEqual([]);
});
