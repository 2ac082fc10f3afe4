/** How many cards the seat that is asked still has to choose, this one included. */
import type { Ask, State, Step } from './types';

/** 0 while nobody is asked to choose among cards. */
export function picksLeft(state: State): number {
	const { ask, spoils } = state;
	switch (ask?.kind) {
		case 'lose-item':
		case 'lose-hand':
		case 'pass-card':
			return Math.min(ask.from.length, 1 + repetitions(state.todo[0], ask));
		case 'pick':
			return spoils?.order.filter((seat) => seat === ask.seat).length ?? 1;
		case 'lose-profession':
		case 'lose-tribe':
		case 'excess':
		case 'big':
		case 'loot':
			return 1;
		default:
			return 0;
	}
}

/** A blow that strikes several times waits as the next step, with what is left of it. */
function repetitions(next: State['todo'][number] | undefined, ask: Extract<Ask, { readonly why: unknown }>): number {
	if (next === undefined || !isRestOf(next, ask)) return 0;
	const { op } = next;
	return 'n' in op && op.n !== 'all' ? op.n : 0;
}

function isRestOf(
	step: State['todo'][number],
	{ seat, why, kind }: Extract<Ask, { readonly why: unknown }>
): step is Extract<Step, { readonly do: 'op' }> {
	return step.do === 'op' && step.again === true && step.seat === seat && step.why === why && step.op.op === kind;
}
