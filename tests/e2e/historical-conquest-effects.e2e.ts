/** Every kind of effect and every category of card of Historical Conquest, tapped out: one case a look, over eight looks. */
import { CATEGORIES } from '../../src/lib/games/historical-conquest/card';
import { EFFECTS } from '../../src/lib/games/historical-conquest/effects';
import { cardById } from '../../src/lib/games/historical-conquest/content';
import type { Event } from '../../src/lib/games/historical-conquest/events';
import { abilityText } from '../../src/lib/games/historical-conquest/text';
import type { State } from '../../src/lib/games/historical-conquest/types';
import { pointing } from '../../src/lib/games/historical-conquest/ui/model/pointing';
import { matchOnDisk } from './disk';
import { CASES, positionFor, type Case } from './historical-conquest-effects';
import { gameFile } from './historical-conquest-games';
import { MEASURES, sit } from './historical-conquest-table';
import { expect, test } from './site';
import { untidy } from './tidy';
import { atHead, tapOut } from './ways';
import type { Page } from '@playwright/test';

const LOOKS = ['phone', 'desktop'].flatMap((size) =>
	(['en', 'fr'] as const).flatMap((language) =>
		(['light', 'dark'] as const).map((scheme) => ({ size, language, scheme }))
	)
);

test('no kind of effect and no category of card is left out @long', () => {
	expect(new Set(CASES.map(({ effect }) => effect))).toEqual(new Set(Object.keys(EFFECTS)));
	const categories = CASES.map(({ card }) => cardById(card).card.category);
	// A land is never played from the hand: an explorer discovers it.
	expect(new Set([...categories, 'land'])).toEqual(new Set(CATEGORIES));
});

/** Everything that has happened since the step, once it includes what is awaited. */
async function eventsSince(page: Page, ply: number, shows: NonNullable<Case['shows']>): Promise<void> {
	await expect(async () => {
		const { snapshot, step } = await eventsOf(page);
		const events = Array.from({ length: snapshot.ply - ply }, (_, at) => step(ply + 1 + at)).flat();
		expect(events.some(shows), events.map(({ type }) => type).join()).toBe(true);
	}).toPass({ timeout: 20_000, intervals: [100, 300] });
}

async function eventsOf(page: Page) {
	const table = await matchOnDisk(page);
	return { snapshot: table.snapshot, step: (ply: number) => table.step(ply).events as readonly Event[] };
}

for (const language of ['en', 'fr'] as const) {
	test.describe(language, () => {
		test.use({ locale: language === 'en' ? 'en-GB' : 'fr-FR' });

		for (const [index, wanted] of CASES.entries()) {
			const look = LOOKS[index % LOOKS.length];
			if (look?.language !== language) continue;
			const { card, effect, isIt, shows } = wanted;
			test(`${effect}: ${card}, ${look.scheme} on a ${look.size} @long`, async ({ page, site, complaints }, info) => {
				test.skip(info.project.name !== look.size, `for ${look.size}`);
				test.setTimeout(180_000);
				await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
				const { file } = await gameFile(`${effect} ${card}`, positionFor(wanted));
				await sit(page, site, file);
				const table = await atHead(page);
				const view = table.decision(0);
				if (view === null) throw new Error('nobody is asked');
				const choices = pointing.choices(view as Parameters<typeof pointing.choices>[0]);
				const way = [...pointing.ways(choices)].find(({ move }) => isIt(move, view.state as State));
				if (way === undefined) throw new Error('there is no way to it');
				expect(await untidy(page, MEASURES)).toEqual([]);
				await tapOut(page, table, way);
				if (shows !== undefined) await eventsSince(page, table.snapshot.ply, shows);
				else {
					await page.locator(`[data-opens="toss 0/${card}"]`).first().click();
					const [ability] = cardById(card).abilities.filter((each) => each.do.some((one) => one.effect === effect));
					if (ability === undefined) throw new Error(`${card} has no ${effect}`);
					await expect(page.getByRole('dialog')).toContainText(abilityText(ability, language));
				}
				expect(await untidy(page, MEASURES)).toEqual([]);
				expect(complaints).toEqual([]);
			});
		}
	});
}
