/**
 * What is told when all is over: by which way somebody won, how morale went, and which cards did the most. From events
 * only.
 */
import type { Seat } from '../../../engine/contract';
import { ownerOf } from '../content';
import type { Event } from '../events';
import type { CardRef, Outcome, State } from '../types';
import type { Step } from './morale-log';
import { moraleLog } from './morale-log';

/**
 * By which way: the goal was reached when a round ended or at once, all others went out, the rounds were over, or all
 * fell together.
 */
export interface Ending {
	readonly winners: readonly Seat[];
	readonly reason: Outcome['reason'];
	/** The round in which it ended. */
	readonly round: number;
	/** The winners' morale, and how many lands they hold. */
	readonly morale: number;
	readonly lands: number;
}

/** Null: the match is not over. */
export function endingOf({ outcome, round, players }: State): Ending | null {
	if (outcome === null) return null;
	const [first] = outcome.winners;
	const winner = first === undefined ? undefined : players[first];
	return { ...outcome, round, morale: winner?.morale ?? 0, lands: winner?.lands.length ?? 0 };
}

/** The morale of every seat as each turn ended; the first entry is the start. */
export interface Curves {
	/** The step with which each entry was reached. */
	readonly plies: readonly number[];
	readonly rounds: readonly number[];
	/** For each seat a value an entry. */
	readonly morale: readonly (readonly number[])[];
}

export function moraleCurves(steps: readonly Step[], seats: number): Curves {
	const now = Array.from({ length: seats }, () => 0);
	const plies = [0];
	const rounds = [1];
	const morale = now.map((value) => [value]);
	let round = 1;
	for (const { ply, events } of steps) {
		for (const event of events as readonly Event[]) {
			if (event.type === 'morale-changed') now[event.seat] = event.morale;
			if (event.type === 'turn-started') round = event.round;
			if (event.type !== 'turn-ended' && event.type !== 'game-ended') continue;
			// The last turn and the game may end together, or the game in the middle of a turn.
			if (event.type === 'game-ended' && plies.at(-1) === ply) continue;
			plies.push(ply);
			rounds.push(round);
			for (const [seat, value] of now.entries()) morale[seat]?.push(value);
		}
	}
	return { plies, rounds, morale };
}

/** What a card did for a seat. */
export interface Feat {
	readonly card: CardRef;
	readonly seat: Seat;
	/** Morale that it brought the seat. */
	readonly gain: number;
	/** Morale that it cost others. */
	readonly harm: number;
	/** Lands that it moved into. */
	readonly lands: number;
	/** Cards and abilities that it cancelled. */
	readonly cancelled: number;
}

/** What a land moved into and a card cancelled weigh, in morale: about what a bot gives for them. */
const LAND_WORTH = 200;
const CANCEL_WORTH = 150;

/** The cards that did the most, best first, at most `count`; equal ones in the order of their deeds. */
export function bestCards(steps: readonly Step[], count: number): readonly Feat[] {
	const feats = new Map<string, Feat>();
	const add = (card: CardRef, seat: Seat, deed: Partial<Feat>): void => {
		const key = `${seat} ${card}`;
		const feat = feats.get(key) ?? { card, seat, gain: 0, harm: 0, lands: 0, cancelled: 0 };
		feats.set(key, {
			...feat,
			gain: feat.gain + (deed.gain ?? 0),
			harm: feat.harm + (deed.harm ?? 0),
			lands: feat.lands + (deed.lands ?? 0),
			cancelled: feat.cancelled + (deed.cancelled ?? 0)
		});
	};
	for (const { seat, change, cause } of moraleLog(steps)) {
		if (cause.card === null) continue;
		// A card planted with somebody else works for whoever brought it.
		const by = cause.by === seat ? ownerOf(cause.card) : cause.by;
		if (change > 0) add(cause.card, seat, { gain: change });
		else if (change < 0 && by !== seat) add(cause.card, by, { harm: -change });
	}
	for (const event of steps.flatMap(({ events }) => events as readonly Event[])) {
		if (event.type === 'land-taken') for (const unit of event.units) add(unit, event.seat, { lands: 1 });
		if (event.type === 'item-cancelled') add(event.by, ownerOf(event.by), { cancelled: 1 });
	}
	return [...feats.values()].sort((a, b) => worthOf(b) - worthOf(a)).slice(0, count);
}

function worthOf({ gain, harm, lands, cancelled }: Feat): number {
	return gain + harm + lands * LAND_WORTH + cancelled * CANCEL_WORTH;
}
