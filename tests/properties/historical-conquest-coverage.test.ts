/** Every card is played, and each of its abilities happens, in at least one recorded game. Prints the table by category. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Facts } from '../../src/lib/engine/contract';
import { begin, learn, play } from '../../src/lib/engine/fold';
import { game, module } from '../../src/lib/games/historical-conquest';
import type { Options } from '../../src/lib/games/historical-conquest';
import { CATEGORIES } from '../../src/lib/games/historical-conquest/card';
import { cardById } from '../../src/lib/games/historical-conquest/content';
import { EVERYTHING, shownBy, workingIn } from '../playthroughs/historical-conquest/coverage';
import type { Playthrough } from '../playthroughs/replay';

const folder = new URL('../playthroughs/historical-conquest/', import.meta.url);

/** How many recorded games show each thing. */
function counts(): ReadonlyMap<string, number> {
	const shown = new Map<string, number>();
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
		const seen = seenIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Playthrough);
		for (const name of seen) shown.set(name, (shown.get(name) ?? 0) + 1);
	}
	return shown;
}

function seenIn({ options, facts, plies }: Playthrough): ReadonlySet<string> {
	const seen = new Set<string>();
	const tell = (event: Parameters<typeof shownBy>[0]): void => shownBy(event).forEach((name) => seen.add(name));
	let fold = learn(game, begin(game, options as Options), facts, tell);
	for (const [seat, text, slots] of plies) {
		const move = module.notation.parseMove(text);
		if (!move.ok) throw new Error(`${text}: ${move.error}`);
		const shown: Facts = Object.fromEntries(slots.map((slot) => [slot, facts[slot] ?? '']));
		fold = play(game, fold, seat, move.value, shown, tell);
		for (const name of workingIn(fold.state)) seen.add(name);
	}
	return seen;
}

it('every card is played and every ability happens', () => {
	const shown = counts();
	const rows = CATEGORIES.map((category) => {
		const names = EVERYTHING.filter((name) => cardById(name.split(' ')[0] ?? '').card.category === category);
		const cards = names.filter((name) => !name.includes(' '));
		const abilities = names.filter((name) => name.includes(' '));
		const met = (list: readonly string[]): string => `${list.filter((name) => shown.has(name)).length}/${list.length}`;
		const rarest = Math.min(...names.map((name) => shown.get(name) ?? 0));
		return { category, cards: met(cards), abilities: met(abilities), 'games with the rarest': rarest };
	});
	console.table(rows);
	expect(EVERYTHING.filter((name) => !shown.has(name))).toEqual([]);
});
