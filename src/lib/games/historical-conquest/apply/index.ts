/** Moves (section 6): the common checks, then the family's own, then what happens, then settling. */
import type { Facts, Seat, Tell } from '../../../engine/contract';
import { actors } from '../actors';
import { Draft } from '../draft';
import type { Raw } from '../raw';
import { asRaw, deny, insist } from '../raw';
import type { ReasonCode } from '../reasons';
import { settle } from '../settle';
import { nextPhase } from '../turn';
import type { Decision, MoveType, State } from '../types';
import { MOVE_TYPES } from '../types';
import { drop, lose, occupy, pass } from './answer';
import { attack } from './attack';
import { discardMove } from './discard';
import { play } from './play';
import { resign } from './resign';
import { step, voyage } from './travel';
import { use } from './use';

export function apply(state: State, seat: Seat, move: unknown, facts: Facts, tell?: Tell): State {
	const raw = asRaw(move);
	const type = MOVE_TYPES.find((each) => each === raw.type);
	if (type !== 'resign') insist(commonProblem(state, seat, type, raw));
	const draft = new Draft(state, tell);
	act(draft, seat, type ?? deny('unknown-move'), raw, facts);
	settle(draft);
	return draft.state;
}

function act(draft: Draft, seat: Seat, type: MoveType, raw: Raw, facts: Facts): void {
	switch (type) {
		case 'play':
			return play(draft, seat, raw, facts);
		case 'discard':
			return discardMove(draft, seat, raw, facts);
		case 'use':
			return use(draft, seat, raw);
		case 'attack':
			return attack(draft, seat, raw);
		case 'step':
			return step(draft, seat, raw);
		case 'voyage':
			return voyage(draft, seat, raw);
		case 'next':
			return nextPhase(draft, seat);
		case 'pass':
			return pass(draft, seat, raw);
		case 'lose':
			return lose(draft, raw);
		case 'occupy':
			return occupy(draft, seat, raw);
		case 'drop':
			return drop(draft, seat, raw, facts);
		case 'resign':
			return resign(draft, seat);
	}
}

/** The checks that all moves but `resign` share, in the order of section 6. */
function commonProblem(state: State, seat: Seat, type: MoveType | undefined, raw: Raw): ReasonCode | null {
	if (state.outcome !== null) return 'game-over';
	if (!actors(state).includes(seat)) return 'not-your-turn';
	if (type === undefined) return 'unknown-move';
	const due = state.pending[0];
	const answersWindow = type === 'play' || type === 'pass';
	if (answersWindow && raw.w !== undefined && (due !== undefined || raw.w !== state.window?.id)) return 'stale-window';
	if (due !== undefined) return answers(due, type) ? null : 'answer-first';
	if (type === 'lose' || type === 'occupy' || type === 'drop') return 'nothing-to-answer';
	if (state.window === null) return type === 'pass' ? 'nothing-to-answer' : null;
	return answersWindow ? null : 'window-open';
}

function answers(due: Decision, type: MoveType): boolean {
	switch (due.kind) {
		case 'casualty':
		case 'overflow':
			return type === 'lose';
		case 'occupy':
			return type === 'occupy' || type === 'pass';
		case 'hand-discard':
			return type === 'drop';
	}
}
