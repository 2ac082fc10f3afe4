/** The Ram's push (7.4): the target is driven on by twice the momentum, and hurt again at whatever it meets. */
import type { Direction } from '../board';
import { PUSH_PER_MOMENTUM } from '../content';
import type { Field, Vehicle } from '../field';
import { forcedStep, tellCarried } from './forced';

/** The Ram stands on the target's square already; the target has a square of its own only after its first step. */
export function push(
	field: Field,
	ram: Vehicle,
	target: Vehicle,
	direction: Direction,
	momentum: number,
	impact: number
): void {
	const squares = PUSH_PER_MOMENTUM * momentum;
	field.tell?.({ type: 'push', vehicle: ram.id, target: target.id, squares });
	const start = target.at;
	target.rolling = true;
	for (let step = 1; step <= squares; step++) {
		const shove = { force: 'push', direction, momentum: step, impact, hasSquare: step > 1 } as const;
		if (!forcedStep(field, target, shove)) break;
	}
	target.rolling = false;
	tellCarried(field, target, 'push', start);
}
