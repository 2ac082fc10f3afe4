/** Any legal move of The Green Conquest made on the screen as a finger makes it, and whole games made of them. */
import type { Page } from '@playwright/test';
import { greedyFor } from '../../src/lib/bots';
import { seeded } from '../../src/lib/engine/random';
import { nameOf } from '../../src/lib/games/green-conquest/board';
import { isTypeLetter, kindOf } from '../../src/lib/games/green-conquest/content';
import type { Move, State, VehicleId } from '../../src/lib/games/green-conquest/types';
import { Choices, type Mode } from '../../src/lib/games/green-conquest/ui/model/choices';
import { freshHand } from '../../src/lib/games/green-conquest/ui/model/hand';
import { FACING_NAMES, MODE_NAMES } from '../../src/lib/games/green-conquest/ui/texts';
import type { Table } from '../../src/lib/table/table';
import { matchOnDisk } from './disk';
import { expect } from './site';
import { stepCount } from './table';

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const tile = (page: Page, group: string, name: string | RegExp) =>
	page.getByRole('group', { name: group }).getByRole('button', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function kindName(letter: string): string {
	return isTypeLetter(letter) ? kindOf(letter).name.en : letter;
}

/** Taps the move out; the last tap commits it. */
export async function tapOut(page: Page, choices: Choices, move: Move): Promise<void> {
	const { vehicles } = choices.state;
	switch (move.type) {
		case 'end':
			return press(page, 'End turn');
		case 'enlist':
			for (const type of move.types) await tile(page, 'Vehicle types', kindName(type)).click();
			break;
		case 'regenerate':
			await tile(page, 'Your vehicles', new RegExp(kindName(move.vehicle.charAt(1)))).click();
			break;
		case 'place':
			await square(page, move.at).click();
			break;
		case 'pivot':
			await takeInHand(page, choices, move.vehicle, 'pivot');
			await press(page, FACING_NAMES[move.face].en);
			break;
		case 'lay':
			await takeInHand(page, choices, move.vehicle, 'lay');
			await aim(page, choices, move, 'lay');
			break;
		case 'pull':
			await takeInHand(page, choices, move.vehicle, 'pull');
			await aim(page, choices, move, 'pull');
			break;
		case 'exchange':
			await takeInHand(page, choices, move.vehicle, 'exchange');
			await square(page, vehicles[move.with]?.at ?? '').click();
			break;
		case 'drive': {
			const victim = /@(..)/.exec(move.path)?.[1];
			await takeInHand(page, choices, move.vehicle, victim === undefined ? 'drive' : 'seize');
			if (victim !== undefined && choices.seizable(move.vehicle).length > 1) {
				await square(page, vehicles[victim]?.at ?? '').click();
			}
			await aim(page, choices, move, victim === undefined ? 'drive' : 'drag', victim);
			break;
		}
		case 'resign':
			throw new Error('nobody resigns by tapping the board');
	}
	await page.locator('.actions .primary:not([aria-disabled=true])').click();
}

async function takeInHand(page: Page, choices: Choices, id: VehicleId, mode: Mode): Promise<void> {
	const held = freshHand(choices).vehicle;
	const at = (vehicle: VehicleId) => square(page, choices.state.vehicles[vehicle]?.at ?? '');
	// What is in hand is put down first: a tap on a friend may mean it as a partner.
	if (held !== null && held !== id) await at(held).click();
	if (held !== id) await at(id).click();
	if (choices.modesOf(id)[0] !== mode) await press(page, MODE_NAMES[mode].en);
}

/** Taps the target, then goes through the ways there until the wanted one is shown. */
async function aim(
	page: Page,
	choices: Choices,
	move: Move & { readonly vehicle: VehicleId },
	mode: Mode,
	seized: VehicleId | null = null
): Promise<void> {
	for (const { square: target, variants } of choices.targets(move.vehicle, mode, seized).values()) {
		const way = variants.findIndex((trial) => trial.move === move);
		if (way < 0) continue;
		await square(page, nameOf(target)).click();
		for (let pressed = 0; pressed < way; pressed++) await page.getByRole('button', { name: /^Another way/ }).click();
		return;
	}
	throw new Error('no tap means this move');
}

/** The match as it is kept, once one of these seats is asked and the screen has caught up, or it is over. */
async function whenAsked(page: Page, people: readonly number[]): Promise<Table> {
	await expect(page.locator('.stage, .end').first()).toBeVisible();
	let table = await matchOnDisk(page);
	await expect(async () => {
		table = await matchOnDisk(page);
		const { asked, result, ply } = table.snapshot;
		expect(result !== null || people.includes(asked[0] ?? -1)).toBe(true);
		if (result === null) expect(await stepCount(page)).toBe(ply);
	}).toPass({ timeout: 45_000, intervals: [100] });
	return table;
}

/** The people at the device play on to the end, each as well as our better bot can; resolves with the finished match. */
export async function playOut(page: Page, people: readonly number[], seed: string): Promise<Table> {
	const random = seeded(seed);
	for (;;) {
		const table = await whenAsked(page, people);
		const { asked, result, ply } = table.snapshot;
		const seat = asked[0] ?? 0;
		const view = result === null ? table.decision(seat) : null;
		if (view === null) return table;
		const player = await greedyFor(table.module);
		const choices = new Choices(view.state as State, seat, view.legal as readonly Move[]);
		// A turn that can only be ended ends by itself.
		const isFormality = choices.legal.length === 1 && choices.end !== null;
		if (!isFormality) await tapOut(page, choices, player(view, random) as Move);
		await expect(async () => expect((await matchOnDisk(page)).snapshot.ply).toBeGreaterThan(ply)).toPass({
			timeout: 15_000,
			intervals: [50, 100]
		});
	}
}
