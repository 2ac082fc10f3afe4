/** Games of Greenvaders that lead to a wanted position, the same every time, as files that the app imports. */
import { greedyFor } from '../../src/lib/bots';
import { seeded } from '../../src/lib/engine/random';
import { module } from '../../src/lib/games/greenvaders';
import { isSlot } from '../../src/lib/games/greenvaders/content';
import type { Move, Options, State } from '../../src/lib/games/greenvaders/types';
import type { AnyModule } from '../../src/lib/engine/module';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import { bytesFrom } from './chance';

export interface Wanted {
	readonly options?: Options;
	/** '' is a person, else the level of a bot. */
	readonly seats?: readonly { readonly name: string; readonly bot: string }[];
	readonly title?: string;
	/** The first seed that is tried; others follow until the position comes about. */
	readonly seed?: string;
	/** The position to stop at. Left out: the end of the game. */
	until?(state: State, moves: readonly Move[]): boolean;
	/** Moves that must not, or need not, be made on the way: the bot chooses among the rest. */
	readonly wishes?: (state: State, moves: readonly Move[]) => readonly Move[];
}

const PEOPLE = [
	{ name: 'Ana', bot: '' },
	{ name: 'Tom', bot: '' }
] as const;
const MOST_MOVES = 400;
const MOST_SEEDS = 60;

export interface Sample {
	readonly file: Buffer;
	/** What each seat, and nobody else, has in its hand. */
	readonly secrets: readonly (readonly string[])[];
}

const files = new Map<string, Promise<Sample>>();

/** One match as a file; made once for each name. */
export function gameFile(name: string, wanted: Wanted): Promise<Sample> {
	const made = files.get(name) ?? play({ seed: name, ...wanted });
	files.set(name, made);
	return made;
}

async function play({
	options = {},
	seats = PEOPLE,
	title = 'Fountain',
	seed = '',
	until,
	wishes
}: Wanted): Promise<Sample> {
	const verify = await bestVerify();
	const player = await greedyFor(module);
	for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
		const source = `${seed} ${attempt}`;
		const shelf = new Shelf(memoryStore(), () => Promise.resolve(module as AnyModule), verify, bytesFrom(source));
		const table = await shelf.create({ game: 'greenvaders', options, title, seats });
		const random = seeded(source);
		for (let made = 0; made < MOST_MOVES; made++) {
			const state = table.snapshot.state as State;
			const [seat] = table.snapshot.asked;
			const legal = seat === undefined ? [] : (table.legal(seat) as readonly Move[]);
			if (until === undefined ? state.phase === 'over' : legal.length > 0 && until(state, legal)) {
				const secrets = state.hands.map((hand, of) => {
					const sees = table.sees(of);
					return hand.filter(isSlot).map((slot) => String(sees[slot]));
				});
				return { file: Buffer.from(await shelf.export()), secrets };
			}
			const decision = seat === undefined ? null : table.decision(seat);
			if (seat === undefined || decision === null) break;
			const moves = wishes?.(state, decision.legal as readonly Move[]) ?? decision.legal;
			const done = await table.play(seat, player({ ...decision, legal: moves }, random));
			if (!done.ok) throw new Error(`the bot's move was refused: ${done.reason}`);
		}
	}
	throw new Error(`no game leads to ${seed}`);
}
