/** Phases: where `next` leads before somebody has to decide something again, and which `next` the screen sends itself. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Asked, Formality } from '../../../../ui/game/play';
import { cardById, findCard } from '../../content';
import { foresee } from '../../foresight/foresee';
import { holdsAnswer } from '../../foresight/answers';
import { legal } from '../../legal';
import { playerAt } from '../../table';
import type { Move, Phase, State } from '../../types';

/** What a phase is there for. */
const OWN_MOVES: { readonly [P in Phase]?: readonly Move['type'][] } = {
	attack: ['attack'],
	move: ['step', 'voyage']
};

export const offersItsOwn = (phase: Phase, moves: readonly Move[]): boolean =>
	moves.some(({ type }) => OWN_MOVES[phase]?.includes(type) === true);

/** The phase in which `next` comes to rest: phases with nothing of their own are passed by. */
export function nextStop(state: State, seat: Seat, sees: Facts): Phase {
	let ahead = state;
	for (let phases = 0; phases < 3; phases++) {
		const after = foresee(ahead, seat, { type: 'next' }, sees);
		if (after === null || after.state.turn !== seat || after.stop !== 'turn') return 'end';
		ahead = after.state;
		if (ahead.phase === 'end') return 'end';
		if (offersItsOwn(ahead.phase, legal(ahead, seat, sees))) return ahead.phase;
	}
	return ahead.phase;
}

/**
 * Interrupts among the cards just drawn: the one thing that may still be decided at the end of a turn. The draw makes up
 * for the plays, and drawn cards come last in the hand.
 */
export function lateInterrupts(state: State, seat: Seat, moves: readonly Move[]): readonly string[] {
	const { hand } = playerAt(state, seat);
	const drawn = hand.slice(Math.max(0, hand.length - state.plays));
	const late = moves.flatMap((move) =>
		move.type === 'play' && drawn.includes(move.slot) && cardById(move.card).isInterrupt ? [move.card] : []
	);
	return [...new Set(late)];
}

/**
 * What the screen answers by itself. Phases with nothing of their own: at once. The end of a turn: after a pause that
 * does not tell whether something was drawn that could be played. A window without a card that fits: after such a pause,
 * at once with an empty hand, which everybody sees, and between people who share a device.
 */
export function formality({ state, seat, legal: moves, sees, ask, shared }: Asked): Formality | null {
	const position = state as State;
	const legalMoves = moves as readonly Move[];
	if (position.pending.length > 0 || legalMoves.length === 0) return null;
	if (position.window !== null) return unasked(position, seat, sees, ask, shared);
	const { phase, turn } = position;
	if (turn !== seat) return null;
	const next: Move = { type: 'next' };
	if (phase === 'end') {
		if (lateInterrupts(position, seat, legalMoves).length > 0) return null;
		return { move: next, pace: shared || playerAt(position, seat).hand.length === 0 ? 'now' : 'hidden' };
	}
	const isEmpty = (phase === 'attack' || phase === 'move') && !offersItsOwn(phase, legalMoves);
	return isEmpty ? { move: next, pace: 'now' } : null;
}

function unasked(state: State, seat: Seat, sees: Facts, ask: Asked['ask'], shared: boolean): Formality | null {
	const { window } = state;
	if (window === null || ask === 'always') return null;
	if (ask === 'rest') return { move: { type: 'pass', w: window.id, rest: true }, pace: 'now' };
	const { hand } = playerAt(state, seat);
	const isKnown = hand.every((slot) => findCard(sees[slot]) !== undefined);
	if (!isKnown || holdsAnswer(state, seat, sees)) return null;
	return { move: { type: 'pass', w: window.id }, pace: shared || hand.length === 0 ? 'now' : 'hidden' };
}
