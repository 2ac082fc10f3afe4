/** Games of Historical Conquest that lead to a wanted position, the same every time, as files that the app imports. */
import { greedyFor } from '../../src/lib/bots';
import type { AnyModule } from '../../src/lib/engine/module';
import { seeded } from '../../src/lib/engine/random';
import { module, type Move, type Options, type State } from '../../src/lib/games/historical-conquest';
import { playerAt } from '../../src/lib/games/historical-conquest/table';
import { Shelf } from '../../src/lib/table/shelf';
import { bestVerify } from '../../src/lib/table/signature';
import { memoryStore } from '../../src/lib/table/store';
import { bytesFrom } from './chance';

export const TITLE = 'Voyage';

const NAMES = ['', 'Tom', 'Ana', 'Zoé', 'Mia', 'Leo', 'Ida', 'Lou', 'Max', 'Eva'];

/** A person against bots. */
export const solo = (count: number): Wanted['seats'] =>
	NAMES.slice(0, count).map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' }));

/** Two who share the device. */
export const PEOPLE: Wanted['seats'] = [
	{ name: 'Blue', bot: '' },
	{ name: 'Yellow', bot: '' }
];

/** The first seat is on turn and nothing has to be answered. */
export const isFree = ({ turn, pending, window }: State): boolean =>
	turn === 0 && pending.length === 0 && window === null;

/** The second of two people may answer. In the game called 'cover' that is a card that fits, so that the cover comes up. */
export const COVERED: Wanted = {
	seats: PEOPLE,
	options: { firstPlayer: 0 },
	until: ({ window, pending }, moves) =>
		pending.length === 0 && window?.waiting[0] === 1 && moves.some(({ type }) => type === 'play')
};

/** In the middle of a game, with cards to play. */
export const PLAY: Wanted = {
	seats: solo(3),
	options: { firstPlayer: 0 },
	until: (state) => isFree(state) && state.phase === 'play' && state.round === 4
};

export interface Wanted {
	readonly options?: Options;
	/** '' is a person, else the level of a bot. */
	readonly seats: readonly { readonly name: string; readonly bot: string }[];
	/** The position to stop at. Left out: the end of the game. */
	until?(state: State, moves: readonly Move[]): boolean;
	/** Moves that need not be made on the way: the bot chooses among the rest. */
	readonly wishes?: (state: State, moves: readonly Move[]) => readonly Move[];
}

export interface Sample {
	readonly file: Buffer;
	/** What each seat, and nobody else, has in its hand: card ids. */
	readonly secrets: readonly (readonly string[])[];
	/** All that each seat has come to know of hidden cards: card ids. */
	readonly knows: readonly (readonly string[])[];
}

const MOST_MOVES = 900;
const MOST_SEEDS = 40;

const files = new Map<string, Promise<Sample>>();

/** One match as a file; made once for each name. */
export function gameFile(name: string, wanted: Wanted): Promise<Sample> {
	const made = files.get(name) ?? play(name, wanted);
	files.set(name, made);
	return made;
}

async function play(seed: string, { options = {}, seats, until, wishes }: Wanted): Promise<Sample> {
	const verify = await bestVerify();
	const player = await greedyFor(module);
	for (let attempt = 0; attempt < MOST_SEEDS; attempt++) {
		const source = `${seed} ${attempt}`;
		const shelf = new Shelf(memoryStore(), () => Promise.resolve(module as AnyModule), verify, bytesFrom(source));
		const full = { players: seats.length, ...options };
		const table = await shelf.create({ game: 'historical-conquest', options: full, title: TITLE, seats });
		const random = seeded(source);
		for (let made = 0; made < MOST_MOVES; made++) {
			const state = table.snapshot.state as State;
			const [seat] = table.snapshot.asked;
			const legal = seat === undefined ? [] : (table.legal(seat) as readonly Move[]);
			if (until === undefined ? state.phase === 'over' : legal.length > 0 && until(state, legal)) {
				const secrets = seats.map((_, of) => {
					const sees = table.sees(of);
					return playerAt(state, of).hand.map((slot) => String(sees[slot]));
				});
				const knows = seats.map((_, of) => Object.values(table.sees(of)).map(String));
				return { file: Buffer.from(await shelf.export()), secrets, knows };
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
