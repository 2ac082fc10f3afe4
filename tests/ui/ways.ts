/**
 * The law of a game's screen, in the model: every legal move has a way, and every way ends in a legal move.
 * `ways.test.ts` holds every game with a screen to it, `ways.e2e.ts` taps some of the ways out in a browser.
 */
import { localDealer } from '../../src/lib/deal/local';
import { canonical } from '../../src/lib/engine/canonical';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay, type View } from '../../src/lib/engine/selfplay';
import type { Pointing, Position, Way } from '../../src/lib/ui/game/pointing';
import type { AnyCase } from '../contract/case';

/** Choices and hand are the game's own business. */
export type AnyPointing = Pointing<unknown, unknown, unknown, unknown>;

const screens = import.meta.glob('../../src/lib/games/*/ui/index.ts');
const pointings = import.meta.glob<{ readonly pointing: AnyPointing }>('../../src/lib/games/*/ui/model/pointing.ts');

/** The games with a screen. */
export const drawn = (): readonly string[] => Object.keys(screens).map((path) => path.split('/').at(-3) ?? '');

/** Throws for a game that does not say how its screen is pointed at. */
export async function pointingOf(game: string): Promise<AnyPointing> {
	const load = pointings[`../../src/lib/games/${game}/ui/model/pointing.ts`];
	if (load === undefined) throw new Error(`${game}: no ui/model/pointing.ts`);
	return (await load()).pointing;
}

/** So many decisions of random games, evenly from each option set, none beside the next. */
export function randomPositions({ module, options }: AnyCase, wanted: number): readonly View<unknown, unknown>[] {
	const share = Math.ceil(wanted / options.length);
	const EVERY = 7;
	return options
		.flatMap((chosen, index) => {
			const views: View<unknown, unknown>[] = [];
			for (let seed = 0; views.length < share * EVERY; seed++) {
				const source = `ways ${index} ${seed}`;
				selfPlay({
					game: module.game,
					options: chosen,
					players: Array.from({ length: module.game.seats(chosen) }, () => randomPlayer),
					dealer: localDealer(source),
					random: seeded(source),
					watch: (_, view) => views.push(view)
				});
			}
			return views.filter((_, place) => place % EVERY === 0).slice(0, share);
		})
		.slice(0, wanted);
}

/** Taps a way out without a second tap on its end: the move comes of the last touch (a button), or of confirming. */
export function follow(pointing: AnyPointing, choices: unknown, { picks }: Way<unknown>): unknown {
	let hand = pointing.fresh(choices);
	const things = picks.flat();
	for (const [index, pick] of things.entries()) {
		const answer = pointing.tap(choices, hand, pick, false);
		if (answer.refusal !== undefined) throw new Error(`${pick} is refused (${answer.refusal}) on ${things.join(', ')}`);
		if (answer.move !== undefined && index < things.length - 1) throw new Error(`${pick} makes a move too early`);
		if (answer.move !== undefined) return answer.move;
		hand = answer.hand;
	}
	return pointing.confirm(choices, hand).move;
}

/** Throws where the law is broken; gives back how many ways there are. */
export function holdToLaw(pointing: AnyPointing, position: Position<unknown, unknown>): number {
	const choices = pointing.choices(position);
	const legal = new Set(position.legal.map((move) => canonical(move)));
	const reached = new Set<string>();
	let count = 0;
	for (const way of pointing.ways(choices)) {
		const made = follow(pointing, choices, way);
		const name = way.picks.flat().join(', ');
		if (made === undefined) throw new Error(`nothing comes of ${name}`);
		if (canonical(made) !== canonical(way.move)) throw new Error(`${name} makes ${canonical(made)}`);
		if (!legal.has(canonical(made))) throw new Error(`${canonical(made)} is not legal`);
		reached.add(canonical(made));
		count++;
	}
	for (const move of legal) if (!reached.has(move)) throw new Error(`no way to ${move}`);
	return count;
}
