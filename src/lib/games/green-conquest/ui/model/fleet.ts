/** The vehicles that a seat has enlisted, with the hearts that each has left: all of them before the first is placed. */
import type { Seat } from '../../../../engine/contract';
import { MODE_SPECS, isTypeLetter, kindOf } from '../../content';
import type { State, TypeLetter, VehicleId } from '../../types';

export interface Enlisted {
	readonly id: VehicleId;
	readonly type: TypeLetter;
	readonly hp: number;
	readonly all: number;
}

export function fleetOf(state: State, seat: Seat): readonly Enlisted[] {
	const clans = MODE_SPECS[state.options.mode].clans.filter((clan) => clan.seat === seat);
	return clans.flatMap(({ letter: clan }) =>
		(state.clans[clan]?.roster ?? []).filter(isTypeLetter).map((type) => {
			const [id, all] = [clan + type, kindOf(type).hp];
			return { id, type, all, hp: state.vehicles[id]?.hp ?? (state.phase === 'build' ? all : 0) };
		})
	);
}
