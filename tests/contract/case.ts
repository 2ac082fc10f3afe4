/** What a game states about itself for the contract suite, in `tests/contract/games/<id>.ts`. */
import type { Facts, Seat, Slot } from '../../src/lib/engine/contract';
import type { GameModule, Language } from '../../src/lib/engine/module';
import type { Player } from '../../src/lib/engine/selfplay';

export interface ZoneRow {
	readonly name: string;
	readonly slots: readonly Slot[];
	readonly sees: 'all' | readonly Seat[];
}

export interface SmallPosition<S> {
	readonly state: S;
	readonly seats: number;
	/** The truth about slots; a seat gets those it is entitled to. */
	readonly facts: Facts;
}

export interface ContractCase<S, M, O> {
	/** A game's module; the toys have rules only. */
	readonly module: Pick<GameModule<S, M, O>, 'game'> & Partial<GameModule<S, M, O>>;
	/** The option sets to exercise: each mode, each seat count. */
	readonly options: readonly O[];
	/** The specification's table of who sees what, written independently of `audience`. Slots in no zone: nobody sees them. */
	zones(state: S): readonly ZoneRow[];
	/** What the seat may bring, where the game has `seated`: three at least that differ. */
	choices?(options: O, seat: Seat): readonly unknown[];
	/**
	 * Every syntactically possible move of the seat, ids and numbers out of range among them. Where `legal` lists only a canonical
	 * subset of combinations, leave the other combinations out.
	 */
	everyMove(state: S, seat: Seat): Iterable<M>;
	smallPositions(): readonly SmallPosition<S>[];
	/** Random games per option set; 2 if left out. The fuzz run multiplies it. */
	readonly games?: number;
	/** Kinds of events that need no words, always or now and then. */
	readonly silent?: readonly string[];
	/** What sentences may call a seat that does not read, beside its name: the colour of its pieces. */
	called?(options: O, seat: Seat, language: Language): readonly string[];
	/** A bot of the game's own; the generic greedy bot if left out. */
	readonly bot?: Player<S, M>;
}

export type AnyCase = ContractCase<unknown, unknown, unknown>;
