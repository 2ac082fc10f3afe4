/**
 * The bot of Green Square (§13): a policy for each situation, with the game's own value where a move can be judged by its result alone. It builds
 * on what its seat sees and draws no lots, so equal views give equal moves.
 */
import type { Player } from '../../engine/selfplay';
import { situationOf } from '../../games/green-square/situation';
import type { Move, State } from '../../games/green-square/types';
import { answer } from './answers';
import { act, respond, run } from './battle';
import { atTable, prepare, share, takeTurn } from './quiet';
import { thoughtOf } from './thought';

export const player: Player<State, Move> = (view) => {
	const [only, ...others] = view.legal;
	if (only !== undefined && others.length === 0) return only;
	const thought = thoughtOf(view);
	switch (situationOf(view.state)) {
		case 'ask':
			return answer(thought);
		case 'prep':
			return prepare(thought);
		case 'settle':
			return respond(thought);
		case 'table':
			return atTable(thought);
		case 'act':
			return act(thought);
		case 'flee':
			return run(thought);
		case 'open':
			return takeTurn(thought);
		case 'share':
			return share(thought);
	}
};
