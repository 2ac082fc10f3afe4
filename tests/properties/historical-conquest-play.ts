/** Whole games of Historical Conquest, with every step held to what must always be so. */
import { localDealer } from '../../src/lib/deal/local';
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { pickFacts } from '../../src/lib/engine/fold';
import { seeded } from '../../src/lib/engine/random';
import { randomPlayer, selfPlay } from '../../src/lib/engine/selfplay';
import type { Finished } from '../../src/lib/engine/selfplay';
import { game, module } from '../../src/lib/games/historical-conquest';
import type { Move, Options, State } from '../../src/lib/games/historical-conquest';
import { faultOfAsked } from './historical-conquest-asked';

export const greedy = greedyPlayer(game, module.mind);

/** How often seats were asked, and of what. */
export interface Tally {
	turns: number;
	/** Windows with members, opened or reopened. */
	windows: number;
	/** Answers to windows. */
	answers: number;
	/** Losses, occupations, drops. */
	decisions: number;
	/** Moves of the turn seat. */
	moves: number;
}

export const newTally = (): Tally => ({ turns: 0, windows: 0, answers: 0, decisions: 0, moves: 0 });

/** Plays to the end; throws where somebody is asked who should not be, or is not asked who should. `bots`: seats that are greedy. */
export function playedGame(
	options: Options,
	seed: string,
	bots: (seat: number) => boolean,
	tally = newTally()
): Finished<State, Move> {
	return selfPlay<State, Move, Options>({
		game,
		options,
		players: Array.from({ length: game.seats(options) }, (_, seat) => (bots(seat) ? greedy : randomPlayer)),
		dealer: localDealer(seed),
		random: seeded(seed),
		tell(event) {
			if (event.type === 'window-opened') tally.windows++;
			if (event.type === 'turn-started') tally.turns++;
		},
		watch({ fold: { state } }, { seat }) {
			if (state.pending.length > 0) tally.decisions++;
			else if (state.window !== null) tally.answers++;
			else if (state.turn !== seat) throw new Error(`seat ${seat} is asked in the turn of ${state.turn}`);
			else tally.moves++;
		}
	});
}

/** The same game again, step by step: after each move exactly those are asked whom the specification names. Gives the number of moves checked. */
export function checkAsked(finished: Finished<State, Move>, options: Options): number {
	let state = informed(finished, game.setup(options));
	let checked = 0;
	for (const { seat, move, shown } of finished.plies) {
		const after = game.apply(state, seat, move, shown);
		if (after.outcome === null && after.requests.length === 0) {
			const fault = faultOfAsked(state, seat, move, after);
			if (fault !== null) throw new Error(`${JSON.stringify(move)} by ${seat}: ${fault}`);
			checked++;
		}
		state = informed(finished, after);
	}
	return checked;
}

/** The state once every fact that it waits for is in. */
function informed({ truth, fold }: Finished<State, Move>, state: State): State {
	for (let asked = game.requests(state); asked.length > 0; asked = game.requests(state)) {
		const keys = asked.map((each) => (each.kind === 'reveal' ? each.slot : each.id));
		state = game.resolve(state, pickFacts({ ...truth, ...fold.facts }, keys));
	}
	return state;
}
