/**
 * A draft: the copy of a state on which a move is worked off. Everything small is copied at the start, so rules may write to it freely;
 * `faces`, `batches` and the entries of lists are shared with the earlier state and are replaced, never changed.
 */
import type { Event, Telling } from './events';
import type { Battle, Hero, State, Step, Working } from './types';

export interface Draft {
	readonly s: Working;
	/** Left out by callers that want no log; then no event is even built: `d.tell?.({ … })`. */
	readonly tell: Telling;
}

export function draftOf(state: State, tell?: (event: Event) => void): Draft {
	const players: { [seat: string]: Hero } = {};
	for (let seat = 0; seat < state.options.seats; seat++) {
		const hero = state.players[seat];
		if (hero !== undefined) players[seat] = copyHero(hero as Hero);
	}
	const s: Working = {
		game: state.game,
		options: state.options,
		phase: state.phase,
		turn: state.turn,
		turnNo: state.turnNo,
		rolls: state.rolls,
		windows: state.windows,
		decks: { loc: { ...state.decks.loc }, upg: { ...state.decks.upg } },
		discard: { loc: state.discard.loc.slice(), upg: state.discard.upg.slice() },
		faces: state.faces,
		players,
		battle: state.battle === null ? null : copyBattle(state.battle as Battle),
		spoils: state.spoils === null ? null : { pool: state.spoils.pool.slice(), order: state.spoils.order.slice() },
		body:
			state.body === null
				? null
				: { seat: state.body.seat, cards: state.body.cards.slice(), order: state.body.order.slice() },
		resolving: state.resolving,
		shared: { ...state.shared },
		window: state.window,
		ask: state.ask,
		need: state.need.slice(),
		todo: state.todo.slice(),
		result: state.result
	};
	return { s, tell };
}

function copyHero(hero: Hero): Hero {
	return {
		level: hero.level,
		food: hero.food,
		alive: hero.alive,
		reborn: hero.reborn,
		out: hero.out,
		hand: hero.hand.slice(),
		items: hero.items.slice(),
		professions: hero.professions.slice(),
		tribes: hero.tribes.slice(),
		master: hero.master,
		heritage: hero.heritage,
		volunteers: hero.volunteers.slice(),
		lasting: hero.lasting.slice(),
		fresh: hero.fresh.slice(),
		used: hero.used.slice(),
		proposals: hero.proposals,
		resting: hero.resting
	};
}

function copyBattle(battle: Battle): Battle {
	return {
		main: battle.main,
		helper: battle.helper,
		forced: battle.forced,
		deal: battle.deal,
		stage: battle.stage,
		beasts: battle.beasts.slice(),
		gone: battle.gone.slice(),
		enhancers: battle.enhancers.slice(),
		plays: battle.plays.slice(),
		cards: battle.cards.slice(),
		boosts: { ...battle.boosts },
		hits: { ...battle.hits },
		hitters: battle.hitters.slice(),
		rerolled: battle.rerolled.slice(),
		asked: { ...battle.asked },
		nextId: battle.nextId,
		runner: battle.runner,
		runners: battle.runners.slice(),
		left: battle.left.slice(),
		escaped: battle.escaped.slice(),
		fleeBonus: { ...battle.fleeBonus },
		dead: battle.dead.slice(),
		lastRoll: battle.lastRoll,
		strength: battle.strength
	};
}

/** Puts steps before everything that is still to be done, the first given first. */
export function doNext(d: Draft, ...steps: readonly Step[]): void {
	d.s.todo.unshift(...steps);
}

/** Puts a step behind everything that is still to be done. */
export function doLast(d: Draft, step: Step): void {
	d.s.todo.push(step);
}

export function remove<T>(list: T[], entry: T): void {
	const at = list.indexOf(entry);
	if (at >= 0) list.splice(at, 1);
}

/** Lists of seats are ascending (§3.1). */
export function insertSeat(list: number[], seat: number): void {
	if (list.includes(seat)) return;
	list.push(seat);
	list.sort((a, b) => a - b);
}
