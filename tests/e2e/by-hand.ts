/** What people do who connect their devices by hand. */
import type { Cable } from './cable';
import { copiedBy } from './clipboard';
import type { Player } from './players';
import { expect, kept, type Site } from './site';
import { grid, toast } from './table';

/** Opens the app and waits until all of it is on the device: the server may go. */
export async function install(each: Player, site: Site): Promise<void> {
	await each.page.goto(site.url());
	await kept(each.page);
}

/** Makes a match with seats elsewhere, as its table shows it. */
export async function makeTable(
	{ page }: Player,
	site: Site,
	options: Readonly<Record<string, string | number>>,
	seats = 2
): Promise<void> {
	await page.goto(site.url('/games/green-conquest'));
	await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true });
	for (let seat = 2; seat <= seats; seat++)
		await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('elsewhere');
	await page.getByText('Options', { exact: true }).click();
	for (const [label, value] of Object.entries({ 'Starting squares': 'Automatic', ...options })) {
		const field = page.getByLabel(label);
		if (typeof value === 'string') await field.selectOption(value);
		else {
			await field.fill(String(value));
			await field.blur();
		}
	}
	await page.getByRole('button', { name: 'Invite' }).click();
	await expect(page.getByRole('link', { name: 'Connect by hand' }).first()).toBeVisible();
}

/** The link that the screen shows as a code. */
export async function copied({ page }: Player): Promise<string> {
	const link = await copiedBy(page, () => page.getByRole('button', { name: 'Copy', exact: true }).click());
	await expect(toast(page, 'Code copied.')).toBeVisible();
	return link;
}

export const codeOf = (link: string): string => link.split('#')[1] ?? '';

export async function paste({ page }: Player, text: string): Promise<void> {
	await page.getByLabel('Or paste it here').fill(text);
	await page.getByRole('button', { name: 'Go on' }).click();
}

/** From the table of the host to a seat of the guest, by copied codes. */
export async function connect(host: Player, guest: Player, site: Site): Promise<void> {
	await host.page.getByRole('link', { name: 'Connect by hand' }).first().click();
	await guest.page.goto(site.url('/hand'));
	await exchange(host, guest);
}

/** Two codes from one screen to the other, as they are or through a cable. */
export async function exchange(host: Player, guest: Player, cable: Cable | null = null): Promise<void> {
	const offer = codeOf(await copied(host));
	await paste(guest, cable?.carryOffer(offer) ?? offer);
	const answer = codeOf(await copied(guest));
	await host.page.getByRole('button', { name: 'Now scan their code' }).click();
	await paste(host, cable?.carryAnswer(answer) ?? answer);
}

export async function sit({ page }: Player, name: string): Promise<void> {
	await page.getByLabel('Your name at the table').fill(name);
	await page.getByRole('button', { name: 'Sit down' }).click();
	await expect(grid(page)).toBeVisible();
}
