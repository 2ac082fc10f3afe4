/** Elimination and the end of the game (section 8). */
import { nameOf } from './board';
import { MODE_SPECS, OUT_AT } from './content';
import type { Clan, Field } from './field';
import { alive } from './field';
import { remove } from './hearts';
import type { Result, State } from './types';

export const OUTCOME_REASONS = ['last-clan', 'last-team', 'resignation', 'draw-mutual', 'quiet', 'draw-quiet'] as const;
export type OutcomeReason = (typeof OUTCOME_REASONS)[number];

export const outcome = (state: State): Result | null => state.result;

/** Every clan with at most one living vehicle goes out, all at once. Returns those that fell. */
export function eliminate(field: Field): readonly Clan[] {
	const fallen = field.clans.filter(isBroken);
	for (const clan of fallen) goOut(field, clan);
	return fallen;
}

function isBroken({ out, vehicles }: Clan): boolean {
	let living = 0;
	for (const vehicle of vehicles) if (alive(vehicle)) living++;
	return !out && living <= OUT_AT;
}

/** A clan leaves the game: its last vehicles flee, its traps, poisons and open choices vanish (8.1). */
export function goOut(field: Field, clan: Clan): void {
	for (const vehicle of clan.vehicles) {
		if (alive(vehicle)) field.tell?.({ type: 'fled', vehicle: vehicle.id });
		remove(field, vehicle);
	}
	for (const [square, owner] of field.traps) {
		if (owner !== clan) continue;
		field.removeTrap(square);
		field.tell?.({ type: 'trap-removed', clan: clan.letter, at: nameOf(square) });
	}
	field.pending = field.pending.filter(
		(entry) => (entry.kind === 'place' ? entry.vehicle.charAt(0) : entry.clan) !== clan.letter
	);
	clan.out = true;
	field.tell?.({ type: 'out', clan: clan.letter });
}

/** Finishes the game if one side is left, or none: then the sides that just fell share a draw (8.2). */
export function finishIfDecided(field: Field, fallen: readonly Clan[], resigned: boolean): void {
	if (fallen.length === 0) return;
	const living = new Set(field.clans.filter((clan) => !clan.out).map((clan) => clan.team));
	if (living.size > 1) return;
	if (living.size === 0) {
		finish(field, new Set(fallen.map((clan) => clan.team)), 'draw-mutual');
		return;
	}
	const last = MODE_SPECS[field.options.mode].teams ? 'last-team' : 'last-clan';
	finish(field, living, resigned ? 'resignation' : last);
}

/** Too long without a lost or regenerated heart: most living vehicles, then most hearts (8.3). */
export function finishQuiet(field: Field): void {
	const strength = new Map<number, number>();
	for (const clan of field.clans) {
		if (clan.out) continue;
		let points = strength.get(clan.team) ?? 0;
		for (const vehicle of clan.vehicles) if (alive(vehicle)) points += WORTH_OF_A_VEHICLE + vehicle.hp;
		strength.set(clan.team, points);
	}
	const best = Math.max(...strength.values());
	const leaders = new Set([...strength.keys()].filter((team) => strength.get(team) === best));
	finish(field, leaders, leaders.size === 1 ? 'quiet' : 'draw-quiet');
}

/** More than all hearts of a side together, so that hearts only break ties. */
const WORTH_OF_A_VEHICLE = 1000;

function finish(field: Field, teams: ReadonlySet<number>, reason: OutcomeReason): void {
	const seats = field.clans.filter((clan) => teams.has(clan.team)).map((clan) => clan.seat);
	const winners = [...new Set(seats)].sort((a, b) => a - b);
	field.phase = 'over';
	field.pending = [];
	field.active = null;
	field.result = { winners, reason };
	field.tell?.({ type: 'over', winners, reason });
}
