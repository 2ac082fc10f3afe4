/** `end` (6.9): the turn ends, unless a vehicle in camp still has to make the clan move. */
import { canMove } from '../legal';
import type { Field } from '../field';
import { inCamp } from '../field';
import type { Refusal } from '../reasons';
import { endTurn } from '../turn';

export function end(field: Field): Refusal {
	if (owesMove(field) && canMove(field)) return 'must-move';
	endTurn(field);
	return null;
}

/** The duty to move stands: a vehicle in camp, latent ones included, and no drive or pivot yet. */
export function owesMove(field: Field): boolean {
	return !field.moved && field.clan.vehicles.some(inCamp);
}
