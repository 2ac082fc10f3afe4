/**
 * What a bot values (section 13): living vehicles and hearts, hearts that could be lost next turn, tempo (camp, latency, paralysis), the
 * central zone, the regeneration. Everything counts for the seat's side and against the others.
 */
import type { Seat } from '../../engine/contract';
import type { Mind } from '../../engine/module';
import type { Square } from './board';
import { SIZE, SPRINGBOARD, campSquares, inZone } from './board';
import type { Clan, Vehicle } from './field';
import { Field, alive, allied, inCamp, onBoard } from './field';
import { isProtected, paralysed } from './sight';
import { threatOf } from './threats';
import type { Move, State, TypeLetter } from './types';

const WIN = 10_000_000;
const HEART = 100;
const VEHICLE = 200;
/** What so many living vehicles are worth beyond their own value: the last ones decide the game. */
const LIVING: readonly number[] = [-4000, -4000, -900, -250, 0, 100];
const LATENT = 60;
const IN_CAMP = 30;
const PARALYSED = 70;
const ZONE = 110;
const REGENERATION = 120;
const TRAP = 15;
/** For each square nearer to the centre. */
const NEARER = 6;
/** Percent of the dangers to a side that come true: an enemy plays two or three vehicles. */
const DANGERS: readonly number[] = [85, 60, 30, 15, 10];
/** Percent of the own chances that count, where the other side moves in between. */
const CHANCES = 25;
/** Losing a turn and the way back, beside the hearts. */
const SENT_HOME = 70;

/** What a roster gains by each type, in the experience of many games. */
const TYPE_WORTH: { readonly [type in TypeLetter]: number } = {
	G: 60,
	H: 50,
	K: 40,
	T: 40,
	R: 35,
	S: 35,
	U: 30,
	N: 30,
	D: 20,
	O: 10
};

function value(state: State, seat: Seat): number {
	if (state.result !== null) {
		const { winners, reason } = state.result;
		if (!winners.includes(seat)) return -WIN;
		return reason.startsWith('draw-') ? 0 : WIN;
	}
	const field = new Field(state);
	const team = field.clans.find((clan) => clan.seat === seat)?.team;
	const held = paralysed(field);
	const teams = new Set(field.clans.map((clan) => clan.team));
	let worth = 0;
	for (const clan of field.clans) {
		const share = clan.team === team ? teams.size - 1 : -1;
		worth += share * clanWorth(field, clan, held);
	}
	for (const side of teams) {
		const danger = dangerTo(field, side, held);
		const atTurn = field.clan.team !== side;
		const counted = Math.trunc((danger * (atTurn ? 100 : CHANCES)) / 100);
		worth -= (side === team ? teams.size - 1 : -1) * counted;
	}
	return worth;
}

type Held = ReadonlyMap<Vehicle, Vehicle | null>;

function clanWorth(field: Field, clan: Clan, held: Held): number {
	if (clan.out) return LIVING[0] ?? 0;
	let worth = clan.regen ? REGENERATION : 0;
	let living = 0;
	let holdsZone = false;
	for (const type of clan.roster) worth += TYPE_WORTH[type];
	for (const vehicle of clan.vehicles) {
		if (!alive(vehicle)) continue;
		living++;
		worth += VEHICLE + HEART * vehicle.hp - LATENT * vehicle.latent;
		if (held.has(vehicle)) worth -= PARALYSED;
		if (!onBoard(vehicle) || inCamp(vehicle)) worth -= IN_CAMP + campRank(vehicle);
		else worth -= NEARER * distance(vehicle.at, SPRINGBOARD);
		holdsZone ||= inZone(vehicle.at);
	}
	for (const owner of field.traps.values()) if (owner === clan) worth += TRAP;
	if (holdsZone) worth += ZONE;
	return clan.vehicles.length === 0 ? worth : worth + (LIVING[living] ?? 0);
}

/** Squares far from an exit cost time, above all slow vehicles. */
function campRank({ clan, at, kind }: Vehicle): number {
	const rank = campSquares(clan.letter).indexOf(at);
	return rank < 0 ? 0 : rank * (6 - kind.mp);
}

function distance(a: Square, b: Square): number {
	const columns = Math.abs((a % SIZE) - (b % SIZE));
	const rows = Math.abs(Math.trunc(a / SIZE) - Math.trunc(b / SIZE));
	return Math.max(columns, rows);
}

/** What a side stands to lose to the blows that its enemies could deal now. */
function dangerTo(field: Field, side: number, held: Held): number {
	const losses: number[] = [];
	for (const target of field.vehicles) {
		if (target.clan.team !== side || !onBoard(target) || inCamp(target)) continue;
		let worst = 0;
		for (const attacker of field.vehicles) {
			if (allied(attacker, target) || attacker.latent > 0 || held.has(attacker)) continue;
			const threat = threatOf(field, attacker, target);
			if (threat === null) continue;
			const loss = lossOf(field, target, threat.hearts) - (threat.headOn ? lossOf(field, attacker, threat.hearts) : 0);
			if (loss > worst) worst = loss;
		}
		if (worst > 0) losses.push(worst);
	}
	losses.sort((a, b) => b - a);
	return losses.reduce((sum, loss, i) => sum + Math.trunc((loss * (DANGERS[i] ?? 0)) / 100), 0);
}

function lossOf(field: Field, vehicle: Vehicle, hearts: number): number {
	if (isProtected(field, vehicle)) return SENT_HOME;
	if (hearts < vehicle.hp) return SENT_HOME + HEART * hearts;
	const living = vehicle.clan.vehicles.filter(alive).length;
	return VEHICLE + HEART * vehicle.hp + (LIVING[living] ?? 0) - (LIVING[living - 1] ?? 0);
}

export const mind: Mind<State, Move> = {
	value,
	stretch: ({ turn, phase }) => `${phase} ${turn.number} ${turn.clan}`
};
