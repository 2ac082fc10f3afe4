/** Settling (5.6): what follows every accepted move of the play phase, in this order. */
import { playsAllowed } from './apply/activation';
import { placeByList } from './apply/place';
import type { Clan, Field } from './field';
import { eliminate, finishIfDecided } from './outcome';
import { checkBonus, endTurn, passTurn } from './turn';

/** `resigned`: clans that have just gone out by resignation. */
export function settle(field: Field, resigned: readonly Clan[] = []): void {
	placeAutomatically(field);
	const fallen = eliminate(field);
	finishIfDecided(field, resigned.length === 0 ? fallen : [...resigned, ...fallen], resigned.length > 0);
	if (field.phase === 'over') return;
	if (field.clan.out) {
		field.active = null;
		if (field.pending.length === 0) passTurn(field);
		return;
	}
	checkBonus(field);
	if (field.pending.length > 0) return;
	if (field.active === null && field.played.length >= playsAllowed(field)) endTurn(field);
}

function placeAutomatically(field: Field): void {
	if (field.options.returns !== 'auto') return;
	for (let entry = field.pending[0]; entry?.kind === 'place'; entry = field.pending[0]) {
		const vehicle = field.vehicle(entry.vehicle);
		if (vehicle === undefined) return;
		placeByList(field, vehicle);
	}
}
