/**
 * What every legal position satisfies (3.2). Positions read from foreign text are checked with it; so are, in the tests, all positions
 * that play leads to.
 */
import type { Square } from './board';
import { OFF, SPRINGBOARD, campFacing, campOf, facingOf, inZone, isCamp, isObstacle, squareOf } from './board';
import {
	FLIGHT_MP,
	MODE_SPECS,
	OUT_AT,
	PLAYS,
	PLAYS_WITH_BONUS,
	TRAPS_PER_CLAN,
	VEHICLES_PER_CLAN,
	clanOf,
	kindOf,
	typeOf
} from './content';
import { OUTCOME_REASONS } from './outcome';
import type { ClanLetter, State, VehicleState } from './types';
import { CLAN_LETTERS } from './types';

type Check = (state: State) => string | null;

/** The first thing that is wrong with a position, in English for developers; null if it is legal. */
export function faultIn(state: State): string | null {
	for (const check of CHECKS) {
		const fault = check(state);
		if (fault !== null) return fault;
	}
	return null;
}

const CHECKS: readonly Check[] = [
	phaseFault,
	rosterFault,
	standingFault,
	pendingFault,
	trapFault,
	poisonFault,
	strengthFault,
	turnFault,
	activeFault
];

const squareAt = (vehicle: VehicleState): Square => (vehicle.at === null ? OFF : squareOf(vehicle.at));

function phaseFault({ phase, options, clans, turn, pending, result }: State): string | null {
	if ((phase === 'over') !== (result !== null)) return 'only a game that is over has a result';
	if (result !== null) {
		if (!OUTCOME_REASONS.some((reason) => reason === result.reason)) return 'no such reason of ending';
		const seats = MODE_SPECS[options.mode].seats;
		const ascending = result.winners.every(
			(seat, i) => seat < seats && (i === 0 || seat > (result.winners[i - 1] ?? 0))
		);
		if (!ascending) return 'winners are seats in ascending order';
	}
	if (clans[options.first] === undefined || clans[turn.clan] === undefined) return 'a clan that is not in play';
	if ((phase === 'build' || phase === 'over') && pending.length > 0) return 'nothing can be pending in this phase';
	if (phase === 'deploy' && pending.length === 0) return 'deployment without anything to place';
	if (phase === 'build' && clans[turn.clan]?.out === true) return 'a clan that is out cannot build';
	if (phase === 'play' && pending.length === 0 && clans[turn.clan]?.out === true)
		return 'a clan that is out cannot play';
	const before = phase === 'build' || phase === 'deploy';
	return before === (turn.number === 0) || phase === 'over' ? null : 'turns are counted from 1 in play';
}

function rosterFault({ phase, options, clans, vehicles }: State): string | null {
	for (const letter of CLAN_LETTERS) {
		const clan = clans[letter];
		if (clan === undefined) continue;
		const { roster, out } = clan;
		if (roster.length > VEHICLES_PER_CLAN) return 'a roster is too long';
		const complete = roster.length === VEHICLES_PER_CLAN;
		if (!complete && (options.build !== 'draft' ? roster.length > 0 || options.build === 'preset' : false)) {
			return 'a roster is named as a whole';
		}
		const exist = roster.filter((type) => vehicles[letter + type] !== undefined).length;
		if (exist !== 0 && exist !== VEHICLES_PER_CLAN) return 'a clan has all its vehicles or none';
		if (phase === 'build' && exist > 0) return 'no vehicles while building';
		if ((phase === 'deploy' || phase === 'play') && !out && exist === 0) return 'a clan without vehicles';
	}
	return null;
}

function standingFault({ vehicles, clans, phase, pending }: State): string | null {
	const taken = new Set<Square>();
	for (const [id, vehicle] of Object.entries(vehicles)) {
		const { at, face, hp, latent } = vehicle;
		const square = squareAt(vehicle);
		const home = CLAN_LETTERS.indexOf(clanOf(id));
		if (hp > kindOf(typeOf(id)).hp) return `${id} has too many hearts`;
		if (at !== null) {
			if (square === OFF || square === SPRINGBOARD || isObstacle(square)) return `${id} cannot stand there`;
			if (isCamp(square) && campOf(square) !== home) return `${id} stands in a camp of others`;
			if (taken.has(square)) return `two vehicles on ${at}`;
			if (hp < 1) return `${id} is destroyed but stands`;
			if (latent > 0 && campOf(square) !== home) return `${id} is latent outside its camp`;
			if (clans[clanOf(id)]?.out === true) return `${id} belongs to a clan that is out`;
			taken.add(square);
			continue;
		}
		if (face !== facingOf(campFacing(clanOf(id)))) return `${id} is off the board and faces elsewhere`;
		if (hp === 0 && latent > 0) return `${id} is destroyed and latent`;
		const waits = pending.some((entry) => entry.kind === 'place' && entry.vehicle === id);
		if (waits !== hp > 0 && phase !== 'over')
			return `${id} waits for a place or is destroyed, and pending says otherwise`;
	}
	return null;
}

function pendingFault({ pending, vehicles, clans, turn, phase }: State): string | null {
	const seen = new Set<string>();
	for (const entry of pending) {
		const name = entry.kind === 'place' ? entry.vehicle : entry.clan;
		if (seen.has(name)) return 'the same choice twice';
		seen.add(name);
		if (entry.kind === 'place' && vehicles[entry.vehicle]?.at !== null) return `${name} does not wait for a place`;
		if (entry.kind === 'regen') {
			if (phase !== 'play' || entry.clan !== turn.clan) return 'only the clan at turn regenerates';
			if (clans[entry.clan]?.regen !== false) return 'the regeneration is still available';
			const candidate = ([id, { hp }]: [string, VehicleState]): boolean =>
				clanOf(id) === entry.clan && hp < kindOf(typeOf(id)).hp;
			if (!Object.entries(vehicles).some(candidate)) return 'nothing to regenerate';
		}
	}
	return null;
}

function trapFault({ traps, vehicles, clans }: State): string | null {
	const taken = new Set(Object.values(vehicles).map(squareAt));
	const laid = new Map<ClanLetter, number>();
	for (const [name, clan] of Object.entries(traps)) {
		const square = squareOf(name);
		if (square === OFF || square === SPRINGBOARD || isObstacle(square) || isCamp(square))
			return 'no trap can lie there';
		if (taken.has(square)) return 'a trap under a vehicle';
		if (clans[clan]?.out !== false) return 'a trap of a clan that is not in';
		laid.set(clan, (laid.get(clan) ?? 0) + 1);
	}
	return [...laid.values()].some((count) => count > TRAPS_PER_CLAN) ? 'too many traps' : null;
}

function poisonFault({ poison, vehicles, clans }: State): string | null {
	for (const [victim, snake] of Object.entries(poison)) {
		if (!kindOf(typeOf(snake)).can.poison) return `${snake} has no poison`;
		if ((vehicles[victim]?.hp ?? 0) === 0 || (vehicles[snake]?.hp ?? 0) === 0)
			return 'poison between vehicles that are gone';
		if (clans[clanOf(victim)]?.team === clans[clanOf(snake)]?.team) return 'poison between allies';
	}
	return null;
}

function strengthFault({ phase, clans, vehicles }: State): string | null {
	for (const letter of CLAN_LETTERS) {
		const clan = clans[letter];
		if (clan === undefined) continue;
		const alive = clan.roster.filter((type) => (vehicles[letter + type]?.hp ?? 0) > 0).length;
		if (phase === 'play' && !clan.out && alive <= OUT_AT) return 'a clan so weak is out';
		if (clan.out && alive > 0) return 'a clan that is out has no vehicles left';
	}
	return null;
}

function turnFault({ phase, turn, vehicles, clans }: State): string | null {
	const { clan, played, barred, bonus, moved } = turn;
	const named = [...played, ...barred];
	if (new Set(named).size !== named.length) return 'a vehicle named twice in the turn';
	if (named.some((id) => clanOf(id) !== clan || vehicles[id] === undefined)) return 'a stranger in the turn';
	if (played.length > (bonus ? PLAYS_WITH_BONUS : PLAYS)) return 'too many vehicles played';
	if (phase === 'build' || phase === 'deploy') {
		return named.length > 0 || bonus || moved ? 'nothing is played before the first turn' : null;
	}
	const inTheZone = ([id, vehicle]: [string, VehicleState]): boolean =>
		clanOf(id) === clan && inZone(squareAt(vehicle));
	const owed = phase === 'play' && clans[clan]?.out === false && Object.entries(vehicles).some(inTheZone);
	return owed && !bonus ? 'a vehicle in the central zone without the bonus' : null;
}

/** The open activation must be one that a move can leave behind (5.3). */
function activeFault({ phase, turn, vehicles }: State): string | null {
	const { active, played } = turn;
	if (active === null) return null;
	const { vehicle, mp, ability, trail } = active;
	if (phase !== 'play' || played.at(-1) !== vehicle) return 'the active vehicle is the last one played';
	if ((vehicles[vehicle]?.at ?? null) === null) return 'the active vehicle is off the board';
	const { can, mp: full } = kindOf(typeOf(vehicle));
	const possible =
		(can.flee && mp === FLIGHT_MP && ability) ||
		(can.trap && mp === 0 && ability && trail.length > 0) ||
		(can.exchange && mp === full && !ability) ||
		(can.pull && (ability ? mp === 0 : mp === full));
	if (!possible) return 'no move leaves such an activation';
	if (!can.trap && trail.length > 0) return 'only a Trapper leaves a trail';
	if (new Set(trail).size !== trail.length) return 'a square twice on the trail';
	const wrong = (name: string): boolean => {
		const square = squareOf(name);
		return square === OFF || square === SPRINGBOARD || isCamp(square) || isObstacle(square);
	};
	return trail.some(wrong) ? 'a square that cannot be on a trail' : null;
}
