/** Reach (2.4): how one land is reached from another. It never depends on what lies between. */
import type { Seat } from '../../engine/contract';
import type { Travel } from './card';
import { landOf } from './content';
import { visitLand } from './continuous';
import type { CardRef, Land, State } from './types';

export function reaches(by: Travel, from: CardRef, to: CardRef): boolean {
	if (by === 'air' || by === 'space') return true;
	const a = landOf(from).land;
	const b = landOf(to).land;
	return by === 'sea' ? a.sea && b.sea : a.landmass === b.landmass;
}

export function sameContinent(a: CardRef, b: CardRef): boolean {
	return landOf(a).continent === landOf(b).continent;
}

/** All units of `from` may attack `to`: one continent, or an effect at `from` that reaches it. */
export function isDirect(state: State, seat: Seat, from: Land, to: CardRef): boolean {
	if (sameContinent(from.id, to)) return true;
	let direct = false;
	visitLand(state, seat, from, 'reach', (effect) => {
		direct ||= reaches(effect.by, from.id, to);
	});
	return direct;
}
