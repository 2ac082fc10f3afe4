/** The morale log: for each seat "event – change – total", read off the events of a match and nothing else. */
import type { GameEvent, Seat } from '../../../engine/contract';
import type { Timing } from '../ability';
import { cardOf, ownerOf } from '../content';
import type { Event } from '../events';
import type { CardRef } from '../types';

/** The events of one move, as a replay keeps them. */
export interface Step {
	readonly ply: number;
	readonly events: readonly GameEvent[];
}

/** What changed somebody's morale. */
export interface Cause {
	/**
	 * How: a card was played, an ability used, a turn began, a unit died or won or was given up, or a battle was lost.
	 */
	readonly kind: 'played' | 'used' | 'upkeep' | 'death' | 'victory' | 'discarded' | 'battle';
	/** Null for a battle. */
	readonly card: CardRef | null;
	/** Who did it: who played or used the card, holds it, or won the battle. */
	readonly by: Seat;
	/** Where: the land the card went to or lies in, or was fought for. Null: nowhere. */
	readonly land: CardRef | null;
}

export interface MoraleLine {
	/** Where in the match: the step to which a tap leads. */
	readonly ply: number;
	readonly round: number;
	readonly seat: Seat;
	readonly cause: Cause;
	readonly change: number;
	/**
	 * What the cause asked for; more than `change` if the limit of the turn or something that softens it kept a part
	 * back.
	 */
	readonly wanted: number;
	readonly total: number;
}

/** All lines in order; those of a seat are found by `seat`. */
export function moraleLog(steps: readonly Step[]): readonly MoraleLine[] {
	const reader = new Reader();
	return steps.flatMap(({ ply, events }) => events.flatMap((event) => reader.read(event as Event, ply)));
}

const KINDS: { readonly [T in Timing]: Cause['kind'] } = {
	'on-play': 'played',
	saved: 'used',
	'each-turn': 'used',
	upkeep: 'upkeep',
	continuous: 'played',
	battle: 'battle',
	'on-victory': 'victory',
	'on-death': 'death',
	'on-discard': 'discarded'
};

/** Remembers of each card what it did last, so that a change of morale finds its cause. */
class Reader {
	#round = 1;
	#battle: Cause = { kind: 'battle', card: null, by: 0, land: null };
	readonly #doing = new Map<CardRef, Cause>();

	read(event: Event, ply: number): readonly MoraleLine[] {
		switch (event.type) {
			case 'turn-started':
				this.#round = event.round;
				break;
			case 'card-played':
				this.#doing.set(event.card, { kind: 'played', card: event.card, by: event.seat, land: event.land });
				break;
			case 'land-settled':
				if (event.explorer !== null) this.#place(event.explorer, event.land);
				break;
			case 'card-placed':
				if (event.land !== null) this.#place(event.card, event.land);
				break;
			case 'unit-moved':
				this.#place(event.unit, event.to);
				break;
			case 'ability-worked':
				this.#work(event.card, event.seat, event.ability);
				break;
			case 'battle-fought': {
				const by = event.result === 'lost' ? event.defender : event.attacker;
				this.#battle = { kind: 'battle', card: null, by, land: event.to };
				break;
			}
			case 'morale-changed': {
				const { seat, change, wanted, morale: total, card } = event;
				const cause = card === null ? this.#battle : this.#causeOf(card);
				return [{ ply, round: this.#round, seat, cause, change, wanted, total }];
			}
		}
		return [];
	}

	#place(card: CardRef, land: CardRef): void {
		this.#doing.set(card, { ...this.#causeOf(card), land });
	}

	#work(card: CardRef, by: Seat, ability: number): void {
		const timing = cardOf(card).abilities[ability]?.when ?? 'on-play';
		this.#doing.set(card, { ...this.#causeOf(card), kind: KINDS[timing], by });
	}

	#causeOf(card: CardRef): Cause {
		const home = cardOf(card).land === null ? null : card;
		return this.#doing.get(card) ?? { kind: 'played', card, by: ownerOf(card), land: home };
	}
}
