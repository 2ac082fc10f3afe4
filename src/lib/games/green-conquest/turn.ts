/** Beginning and end of a turn (5.5). */
import { inZone } from './board';
import type { Clan, Field } from './field';
import { finishQuiet } from './outcome';
import type { VehicleId } from './types';

const NOBODY: readonly VehicleId[] = [];

/** The next clan clockwise for which the test holds; the given one comes last. */
export function nextClan(field: Field, after: Clan, test: (clan: Clan) => boolean): Clan | undefined {
	const { clans } = field;
	const start = clans.indexOf(after);
	for (let i = 1; i <= clans.length; i++) {
		const clan = clans[(start + i) % clans.length];
		if (clan !== undefined && test(clan)) return clan;
	}
	return undefined;
}

const isIn = (clan: Clan): boolean => !clan.out;

/** Turn 1 of the game: for the clan at turn, or the next living one if it is out. */
export function beginPlay(field: Field): void {
	field.phase = 'play';
	beginTurn(field, field.clan.out ? (nextClan(field, field.clan, isIn) ?? field.clan) : field.clan);
}

function beginTurn(field: Field, clan: Clan): void {
	for (const victim of field.vehicles) {
		if (victim.poisonedBy?.clan !== clan) continue;
		field.setPoison(victim, null);
		field.tell?.({ type: 'poison-ended', vehicle: victim.id });
	}
	field.clan = clan;
	field.number++;
	field.bonus = false;
	field.moved = false;
	field.played = NOBODY;
	field.barred = NOBODY;
	field.active = null;
	field.tell?.({ type: 'turn', clan: clan.letter, number: field.number });
	checkBonus(field);
}

/** A vehicle of the clan at turn in the central zone earns the third play, for the whole turn (5.2). */
export function checkBonus(field: Field): void {
	if (field.bonus) return;
	for (const vehicle of field.clan.vehicles) {
		if (!inZone(vehicle.at)) continue;
		field.bonus = true;
		field.tell?.({ type: 'bonus', clan: field.clan.letter });
		return;
	}
}

export function endTurn(field: Field): void {
	for (const vehicle of field.clan.vehicles) {
		if (vehicle.latent === 0) continue;
		vehicle.latent--;
		field.tell?.({ type: 'rested', vehicle: vehicle.id, latent: vehicle.latent });
	}
	passTurn(field);
}

/** The turn is over; what `endTurn` adds is left out for a clan that fell in its own turn. */
export function passTurn(field: Field): void {
	const { quietLimit } = field.options;
	field.quiet++;
	field.tell?.({ type: 'turn-ended', clan: field.clan.letter, quiet: field.quiet });
	if (quietLimit > 0 && field.quiet >= quietLimit) finishQuiet(field);
	else beginTurn(field, nextClan(field, field.clan, isIn) ?? field.clan);
}
