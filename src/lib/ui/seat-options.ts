/** What seats choose for themselves in the form for a new match, where a game lets them (`GameUi.seatOption`). */
import type { OptionValue, Text } from '../engine/module';
import type { SeatOption } from './game/play';
import type { Values } from './options';

/** By seat; a seat that is not here has what the form proposes. */
export type Picks = Readonly<Record<number, OptionValue>>;

type Option = Pick<SeatOption, 'path' | 'fault'>;

function listIn(values: Values, { path }: Option): readonly OptionValue[] {
	const list = values[path];
	return Array.isArray(list) ? (list as readonly OptionValue[]) : [];
}

/** What a seat has chosen, whether a match can be played with it or not. */
export function pickOf(values: Values, option: Option, picks: Picks, seat: number): OptionValue {
	return picks[seat] ?? listIn(values, option)[seat] ?? null;
}

/** The values of the form with what seats have chosen; what cannot be played with is left out. */
export function withPicks(values: Values, option: Option | undefined, picks: Picks): Values {
	if (option === undefined) return values;
	const list = listIn(values, option).map((proposed, seat) => {
		const pick = picks[seat];
		return pick === undefined || option.fault(pick) !== null ? proposed : pick;
	});
	return { ...values, [option.path]: list };
}

export interface FaultySeat {
	readonly seat: number;
	readonly why: Text;
	readonly help: Text;
	readonly mend: Text;
}

/** The first seat with whose choice no match can be played; null: there is none. */
export function faultySeat(seats: number, values: Values, option: Option | undefined, picks: Picks): FaultySeat | null {
	if (option === undefined) return null;
	for (let seat = 0; seat < seats; seat++) {
		const fault = option.fault(pickOf(values, option, picks, seat));
		if (fault !== null) return { seat, ...fault };
	}
	return null;
}
