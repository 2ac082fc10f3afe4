/** Four browsers at one table: everybody reaches everybody, and nobody is needed for the others to go on. */
import type { Browser } from '@playwright/test';
import { openCount } from './connections';
import { enlist, invite, leaveAll, player, sameStep, takeSeat, takeTurn, toAct, toBoard, type Player } from './players';
import { expect, test, type Site } from './site';
import { grid } from './table';

const CHOICES = {
	Mode: 'Coalition: 4 players, two teams',
	'Choosing vehicles': 'Five at once',
	'Starting squares': 'Automatic'
};

test.beforeEach(() => {
	const { project } = test.info();
	test.skip(project.name !== 'phone', 'the size of the screen plays no part');
	test.setTimeout(300_000);
});

/** Four people, the host first, who have all chosen their vehicles. */
async function coalition(browser: Browser, site: Site): Promise<{ players: Player[]; links: readonly string[] }> {
	const players = await Promise.all([1, 2, 3, 4].map(() => player(browser)));
	const [host, ...guests] = players as [Player, ...Player[]];
	const links = await invite(host, site, { seats: 4, choices: CHOICES });
	await Promise.all(guests.map((guest, i) => takeSeat(guest, links[i] ?? '', ['Bo', 'Cleo', 'Dan'][i] ?? '')));
	// Nobody plays before all have sat down: who came early has waited at the table.
	await Promise.all(players.map(toBoard));
	for (let turn = 0; turn < 4; turn++) await enlist(await toAct(players));
	return { players, links };
}

test('a coalition of four devices: everybody takes a turn, and all see all of them', async ({ browser, site }) => {
	const { players } = await coalition(browser, site);
	const turns = new Set<Player>();
	for (let turn = 0; turn < 4; turn++) {
		const mover = await toAct(players);
		turns.add(mover);
		await takeTurn(mover, ...players.filter((other) => other !== mover));
	}
	expect(turns.size).toBe(4);
	// Three connections and a socket each: nobody is in the middle.
	for (const { page } of players) await expect.poll(() => openCount(page)).toBe(4);
	await leaveAll(...players);
});

test('the host leaves for good: the rest play on, and a latecomer gets everything from them @long', async ({
	browser,
	site
}) => {
	const { players, links } = await coalition(browser, site);
	const [host, ...rest] = players as [Player, ...Player[]];
	expect(await toAct(players)).toBe(host);
	await takeTurn(host, ...rest);
	await leaveAll(host);

	const first = await toAct(rest);
	await takeTurn(first, ...rest);
	const latecomer = await player(browser);
	await latecomer.page.goto(links[0] ?? '');
	await latecomer.page.getByRole('button', { name: 'Watch' }).click();
	await expect(grid(latecomer.page)).toBeVisible();
	await sameStep(first, latecomer);
	for (let turn = 0; turn < 2; turn++) {
		const mover = await toAct(rest);
		await takeTurn(mover, ...rest, latecomer);
	}
	for (const { page } of rest) {
		const seat = page.getByRole('listitem').filter({ hasText: 'Player 1' });
		await expect(seat.getByText('away')).toBeAttached();
		await expect(seat).toContainText('to play');
	}
	await leaveAll(...rest, latecomer);
});
