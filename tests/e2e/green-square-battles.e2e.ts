/** Battles of Green Square that take a turn: one that others spoil, one that is lost to two beasts, one that is won for good with help. */
import type { Page } from '@playwright/test';
import { helpers } from '../../src/lib/games/green-square/helpers';
import type { Event } from '../../src/lib/games/green-square/events';
import { heroesWin, isForTheWin } from '../../src/lib/games/green-square/strength';
import { tryOut } from '../../src/lib/games/green-square/ui/model/trial';
import type { Move, State } from '../../src/lib/games/green-square';
import { matchOnDisk } from './disk';
import { gameFile, people, solo, type Decision } from './green-square-games';
import { flaws, has, make, passOn, pick, primary, send, sit, whenAsked } from './green-square-table';
import { inLook } from './looks';
import { expect, test } from './site';

const stateOf = async (page: Page): Promise<State> => (await matchOnDisk(page)).snapshot.state as State;

/** What has happened after this step. */
async function eventsSince(page: Page, ply: number): Promise<readonly Event[]> {
	const table = await matchOnDisk(page);
	return Array.from({ length: table.snapshot.ply - ply }, (_, at) => table.step(ply + 1 + at)).flatMap(
		({ events }) => events as readonly Event[]
	);
}

/** The battle would be lost after it, and was won before. */
const spoils = (move: Move, { state, seat, sees }: Decision): boolean =>
	move.type === 'play' && heroesWin(state) && !heroesWin(tryOut(state, seat, move, sees).after);

inLook({ size: 'phone', language: 'en', scheme: 'light' }, () => {
	test('a settled battle is turned by interference @long', async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const file = await gameFile('interference', {
			options: { seats: 3 },
			seats: solo(2),
			until: ({ window }, moves, view) =>
				view.seat === 0 && window?.kind === 'settle' && moves.some((move) => spoils(move, view))
		});
		await sit(page, site, file);
		const view = (await whenAsked(page, [0])).decision(0) as Decision;
		const { snapshot } = await make(page, 0, (move) => spoils(move, view));
		await expect.poll(() => flaws(page)).toEqual([]);
		// Whoever fights has to think again.
		const after = (await matchOnDisk(page)).step(snapshot.ply + 1).state as State;
		expect(after.battle?.stage).toBe('act');
		expect(heroesWin(after)).toBe(false);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'phone', language: 'fr', scheme: 'dark' }, () => {
	test('a battle lost to two beasts is run from, beast after beast @long', async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const file = await gameFile('a pair of beasts', {
			options: { seats: 3 },
			seats: solo(2),
			until: ({ battle, ask }, _, { seat }) =>
				seat === 0 && ask === null && battle?.stage === 'flee' && battle.runner === 0 && battle.left.length === 2
		});
		await sit(page, site, file);
		const { snapshot } = await whenAsked(page, [0]);
		for (;;) {
			const { battle, ask } = (await whenAsked(page, [0])).snapshot.state as State;
			if (battle?.runner !== 0) break;
			await expect.poll(() => flaws(page)).toEqual([]);
			const last = battle.left.at(-1);
			await make(page, 0, (move) =>
				ask === null ? move.type === 'flee' && move.beast === last : move.type === 'choose' && move.pick !== true
			);
		}
		const events = await eventsSince(page, snapshot.ply);
		const rolls = events.filter((event) => event.type === 'flight-rolled').filter(({ seat }) => seat === 0);
		expect(rolls.map(({ escaped }) => escaped).sort()).toEqual([false, true]);
		expect(events.filter((event) => event.type === 'caught' && event.seat === 0)).toHaveLength(1);
		expect(complaints).toEqual([]);
	});
});

inLook({ size: 'desktop', language: 'en', scheme: 'dark' }, () => {
	test('the game is won with a helper @long', async ({ page, site, complaints }) => {
		test.setTimeout(180_000);
		const file = await gameFile('won with help', {
			options: { seats: 2, goal: 6 },
			seats: people(2),
			until: (state, moves) =>
				state.battle?.stage === 'act' &&
				has(moves, 'ask-help') &&
				!heroesWin(state) &&
				isForTheWin(state) &&
				helpers(state).some(({ reason, wins }) => reason === null && wins)
		});
		await sit(page, site, file);
		const main = (await stateOf(page)).battle?.main ?? 0;
		await pick(page, 'pill ask').click();
		const chip = page.getByRole('group', { name: 'Heroes' }).getByRole('button', { name: /can be chosen/ });
		await expect(send(page).or(chip).first()).toBeVisible();
		if ((await send(page).count()) === 0) await chip.first().click();
		await passOn(page, () => send(page).click());
		await expect(page.getByText('For the win.')).toBeVisible();
		await passOn(page, () => page.locator('dialog[open] [data-pick="button accept"]').click());
		await passOn(page, () => primary(page).click());
		await pick(page, 'button pass').click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(main === 0 ? /Ana/ : /Tom/);
		const { result } = (await matchOnDisk(page)).snapshot;
		expect(result?.winners).toContain(main);
		expect(result?.reason).toBe('goal');
		expect(complaints).toEqual([]);
	});
});
