/** Seeded games between any players. */
import { localDealer } from '../../../src/lib/deal/local';
import type { Tell } from '../../../src/lib/engine/contract';
import type { Dealer } from '../../../src/lib/engine/dealer';
import { seeded } from '../../../src/lib/engine/random';
import { selfPlay } from '../../../src/lib/engine/selfplay';
import type { Finished, Player, Running, View } from '../../../src/lib/engine/selfplay';
import { game } from '../../../src/lib/games/green-square';
import type { Move, Options, State } from '../../../src/lib/games/green-square';

export interface Match {
	readonly seed: string;
	readonly options: Options & { readonly seats: number };
	readonly player: (seat: number) => Player<State, Move>;
	/** Left out: an honest one for the seed. */
	readonly dealer?: Dealer;
	readonly tell?: Tell;
	readonly watch?: (running: Running<State>, view: View<State, Move>) => void;
}

/** Throws on a dead end. */
export function playMatch({
	seed,
	options,
	player,
	dealer = localDealer(seed),
	...watching
}: Match): Finished<State, Move> {
	return selfPlay({
		game,
		options,
		players: Array.from({ length: options.seats }, (_, seat) => player(seat)),
		dealer,
		random: seeded(seed),
		...watching
	});
}
