/** Games of Green Square that lead to a wanted position, the same every time, as files that the app imports. */
import { player } from '../../src/lib/bots/green-square';
import type { AnyModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import type { View } from '../../src/lib/engine/selfplay';
import { module } from '../../src/lib/games/green-square';
import type { Move, Options, State } from '../../src/lib/games/green-square';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';

export interface Wanted {
	readonly options: Options;
	/** '' is a person, else the level of a bot. */
	readonly seats: readonly { readonly name: string; readonly bot: string }[];
	/** The position to stop at; `moves` and `view` of the first seat that is asked. Left out: the end of the game. */
	until?(state: State, moves: readonly Move[], view: View<State, Move>): boolean;
	/** Moves that must not be made on the way: the bot chooses among these. */
	wishes?(view: View<State, Move>): readonly Move[];
}

const MOST_MOVES = 400;
const MOST_SEEDS = 40;

/** Bytes that repeat themselves, for keys and the order of cards. */
function bytesFrom(seed: string): (length: number) => Uint8Array {
	const random = seeded(seed);
	return (length) => Uint8Array.from({ length }, () => random.int(256));
}

/** A match called "Compost", played by bots until the position has come about. */
export async function gameFile(name: string, { options, seats, until, wishes }: Wanted): Promise<Buffer> {
	const verify = await bestVerify();
	for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
		const source = `${name} ${attempt}`;
		const shelf = new Shelf(memoryStore(), () => Promise.resolve(module as AnyModule), verify, bytesFrom(source));
		const table = await shelf.create({ game: 'green-square', options, title: 'Compost', seats });
		const random = seeded(source);
		for (let made = 0; made < MOST_MOVES; made++) {
			const {
				asked: [seat],
				result
			} = table.snapshot;
			if (until === undefined && result !== null) return Buffer.from(await shelf.export());
			const decision = seat === undefined ? null : table.decision(seat);
			if (seat === undefined || decision === null) break;
			const view = decision as View<State, Move>;
			if (until?.(view.state, view.legal, view) === true) return Buffer.from(await shelf.export());
			const done = await table.play(seat, player({ ...view, legal: wishes?.(view) ?? view.legal }, random));
			if (!done.ok) throw new Error(`the bot's move was refused: ${done.reason}`);
		}
	}
	throw new Error(`no game leads to ${name}`);
}
