/** A game between people on one device, straight on the fold and kept nowhere: for development and for stories from any position. */
import { NO_FACTS, type Facts, type GameEvent, type Seat } from '$lib/engine/contract';
import { beginAt, play, type Fold } from '$lib/engine/fold';
import type { AnyModule, Language, Names } from '$lib/engine/module';
import type { Play } from '$lib/ui/game/play';

interface Step {
	readonly fold: Fold<unknown>;
	readonly events: readonly GameEvent[];
	readonly seat: Seat | null;
	readonly move: unknown;
}

export class HotSeat implements Play {
	refused = $state('');
	#steps = $state.raw<readonly Step[]>([]);

	constructor(
		readonly module: AnyModule,
		start: unknown,
		seats: number,
		readonly language: Language,
		readonly motion: boolean,
		readonly bottom: Seat | null
	) {
		this.#steps = [{ fold: beginAt(module.game, start, seats), events: [], seat: null, move: null }];
	}

	readonly #last = $derived(this.#steps.at(-1) as Step);
	readonly state = $derived(this.#last.fold.state);
	readonly before = $derived((this.#steps.at(-2) ?? this.#last).fold.state);
	readonly events = $derived(this.#last.events);
	readonly seat = $derived.by(() => this.module.game.actors(this.state)[0] ?? this.bottom);
	readonly legal = $derived.by(() =>
		this.seat === null ? [] : this.module.game.legal(this.state, this.seat, NO_FACTS)
	);
	readonly sees: Facts = NO_FACTS;
	readonly names: Names = { reader: null, seat: (seat) => `Seat ${seat + 1}` };
	readonly confirm = false;
	readonly recent = [];
	readonly countdown = null;

	/** The moves so far, in notation. */
	get made(): readonly string[] {
		return this.#steps.flatMap(({ move }) => (move === null ? [] : [this.module.notation.formatMove(move)]));
	}

	get ply(): number {
		return this.#steps.length - 1;
	}

	get takeBacks(): number {
		return this.#last.seat === this.seat ? 1 : 0;
	}

	commit(move: unknown): void {
		const { seat } = this;
		if (seat === null) return;
		const events: GameEvent[] = [];
		const fold = play(this.module.game, this.#last.fold, seat, move, NO_FACTS, (event) => events.push(event));
		this.#steps = [...this.#steps, { fold, events, seat, move }];
	}

	back(): void {
		if (this.takeBacks > 0) this.#steps = this.#steps.slice(0, -1);
	}

	refuse(code: string, said?: string): void {
		this.refused = said ?? this.module.words.reason(code, this.language);
	}
}
