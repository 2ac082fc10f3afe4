/** What a bot values. */
import type { Mind } from '../../engine/module';
import type { Move, State } from './types';
import { CLAN_LETTERS } from './types';

const WIN = 1_000_000;

function value(state: State, seat: number): number {
	if (state.result !== null) {
		const { winners, reason } = state.result;
		return reason.startsWith('draw-') ? 0 : winners.includes(seat) ? WIN : -WIN;
	}
	const team = CLAN_LETTERS.map((letter) => state.clans[letter]).find((clan) => clan?.seat === seat)?.team;
	let sum = 0;
	for (const [id, { hp }] of Object.entries(state.vehicles)) {
		const own = state.clans[id.charAt(0) as 'r']?.team === team;
		const worth = hp === 0 ? 0 : 20 + hp * 10;
		sum += own ? worth : -worth;
	}
	return sum;
}

export const mind: Mind<State, Move> = {
	value,
	stretch: (state) => String(state.turn.number)
};
