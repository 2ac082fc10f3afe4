/** Who is asked, and what (5.1). There is never more than one seat to act. */
import type { Seat } from '../../engine/contract';
import type { Pending, State, TurnState } from './types';
import { isClanLetter } from './content';

interface Asking {
	readonly phase: State['phase'];
	readonly pending: readonly Pending[];
}

/** The clan whose answer the game waits for. */
function askedClan(pending: readonly Pending[], turnClan: string): string {
	const [asked] = pending;
	if (asked === undefined) return turnClan;
	return asked.kind === 'place' ? asked.vehicle.charAt(0) : asked.clan;
}

/** The seat to act, -1 when the game is over. */
export function actorOf(
	field: Asking & {
		readonly clan: { readonly letter: string };
		readonly clans: readonly { letter: string; seat: Seat }[];
	}
): Seat {
	if (field.phase === 'over') return -1;
	const letter = askedClan(field.pending, field.clan.letter);
	return field.clans.find((clan) => clan.letter === letter)?.seat ?? -1;
}

export function actors(state: State): readonly Seat[] {
	if (state.phase === 'over') return [];
	const letter = askedClan(state.pending, state.turn.clan);
	const clan = isClanLetter(letter) ? state.clans[letter] : undefined;
	return clan === undefined ? [] : [clan.seat];
}

/** Names the decision: the clan's turn by its number, or the open choice. */
export function question(state: State, seat: Seat): string {
	if (!actors(state).includes(seat)) return '';
	const [asked] = state.pending;
	if (asked !== undefined) return asked.kind === 'place' ? `place:${asked.vehicle}` : `regenerate:${asked.clan}`;
	const { clan, number }: TurnState = state.turn;
	return state.phase === 'build' ? `build:${clan}:${state.clans[clan]?.roster.length ?? 0}` : `turn:${number}`;
}
