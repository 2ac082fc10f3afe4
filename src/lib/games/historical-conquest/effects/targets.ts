/** Sets of targets that several kinds of effect share. */
import type { Seat } from '../../../engine/contract';
import type { CardInfo } from '../content';
import { cardOf } from '../content';
import { isIn, playerAt } from '../table';
import type { CardRef, Land, State } from '../types';

export function opponents(state: State, seat: Seat): readonly Seat[] {
	const others: Seat[] = [];
	for (let other = 0; other < state.options.players; other++)
		if (other !== seat && isIn(state, other)) others.push(other);
	return others;
}

export function ownLands(state: State, seat: Seat): readonly CardRef[] {
	return playerAt(state, seat).lands.map((land) => land.id);
}

export function ownUnits(state: State, seat: Seat): readonly CardRef[] {
	return playerAt(state, seat).lands.flatMap((land) => land.cards);
}

/** Units of other seats still in that pass the test. */
export function enemyUnits(
	state: State,
	seat: Seat,
	passes: (info: CardInfo, unit: CardRef, holder: Seat, land: Land) => boolean
): readonly CardRef[] {
	const units: CardRef[] = [];
	for (const other of opponents(state, seat)) {
		for (const land of playerAt(state, other).lands) {
			for (const unit of land.cards) if (passes(cardOf(unit), unit, other, land)) units.push(unit);
		}
	}
	return units;
}
