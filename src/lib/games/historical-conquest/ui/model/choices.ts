/** What the player may do in a position: every legal move as the things to point at. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Pick, Position } from '../../../../ui/game/pointing';
import { Ways } from '../../../../ui/game/ways';
import type { Move, State } from '../../types';
import { refusalFor } from './refusal';
import { waysOf, type TableWay } from './ways';

export class Choices extends Ways<Move> {
	readonly state: State;
	readonly seat: Seat | null;
	readonly legal: readonly Move[];
	readonly sees: Facts;
	readonly #ways: readonly TableWay[];

	constructor({ state, seat, legal, sees }: Position<State, Move>) {
		const ways = waysOf(legal, state, seat ?? 0);
		super(ways);
		this.#ways = ways;
		this.state = state;
		this.seat = seat;
		this.legal = legal;
		this.sees = sees;
	}

	get isAsked(): boolean {
		return this.legal.length > 0;
	}

	/** What is ringed: the things in hand, and with a complete move those that went without saying. */
	shown(taken: readonly Pick[]): ReadonlySet<Pick> {
		const move = this.move(taken);
		return new Set(this.#ways.find((way) => way.move === move && way.shown.length >= taken.length)?.shown ?? taken);
	}

	/** What may be tapped next; once a move is complete, also what could take the place of its last thing. */
	open(taken: readonly Pick[]): ReadonlySet<Pick> {
		return new Set(this.stages(taken).flatMap((stage) => [...this.next(stage)]));
	}

	/** The hands from which a tap goes on: this one, and without its last thing where it is complete. */
	stages(taken: readonly Pick[]): readonly (readonly Pick[])[] {
		return this.move(taken) === null || taken.length < 2 ? [taken] : [taken.slice(0, -1), taken];
	}

	/** Every move that is still possible from here, by the thing that would come next. */
	ahead(taken: readonly Pick[]): ReadonlyMap<Pick, Move> {
		const found = new Map<Pick, Move>();
		for (const { picks, move } of this.#ways) {
			const next = picks[taken.length];
			if (next === undefined || !taken.every((pick, place) => picks[place] === pick)) continue;
			if (!found.has(next) || picks.length === taken.length + 1) found.set(next, move);
		}
		return found;
	}

	refusal(taken: readonly Pick[], pick: Pick): string | null {
		return refusalFor(this, taken, pick);
	}
}
