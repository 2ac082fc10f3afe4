/** What is done for an absent player (§8): nothing that costs a card, and no bargain. */
import type { Facts, Seat } from '../../engine/contract';
import { legal } from './legal/index';
import { actors, situationOf } from './situation';
import type { Move, State } from './types';

export function neutral(state: State, seat: Seat, sees: Facts): Move | null {
	if (!actors(state).includes(seat)) return null;
	switch (situationOf(state)) {
		case 'prep':
		case 'settle':
		case 'table':
			return { type: 'pass' };
		case 'act':
			return { type: 'settle' };
		case 'flee':
			return { type: 'flee', beast: state.battle?.left[0] ?? 0 };
		case 'share':
			return legal(state, seat, sees)[0] ?? null;
		case 'ask':
			return answer(state, sees);
		case 'open':
			return { type: state.phase === 'ready' ? 'open' : state.phase === 'choice' ? 'explore' : 'end-turn' };
	}
}

/** The first option; a bargain is declined. A card that is to be shown waits until the seat sees it. */
function answer(state: State, sees: Facts): Move | null {
	const { ask } = state;
	if (ask === null) return null;
	if (ask.kind === 'help' || ask.kind === 'counter' || ask.kind === 'trade') return { type: 'decline' };
	const [pick] = ask.from;
	if (pick === undefined) return null;
	const isSeen = typeof pick !== 'string' || state.faces[pick] !== undefined || sees[pick] !== undefined;
	return ask.kind === 'lose-hand' && !isSeen ? null : { type: 'choose', pick };
}
