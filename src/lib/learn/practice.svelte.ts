/** A task on the screen: `Play` for the learner alone, straight on the rules and kept nowhere. */
import type { Facts, GameEvent, Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import type { AnyModule, Language, Names } from '../engine/module';
import { printed } from '../ui/french';
import type { LanguageState } from '../ui/language.svelte';
import { you } from '../ui/messages/common';
import type { Play } from '../ui/game/play';
import type { Settings } from '../ui/settings.svelte';
import type { Toasts } from '../ui/toasts.svelte';
import { advance, judge, LEARNER, seenIn, startOf, type Verdict } from './judge';
import type { AnyTask } from './task';

interface Step {
	readonly fold: Fold<unknown>;
	readonly events: readonly GameEvent[];
}

/** Whoever sits opposite. */
const RIVAL = 'Ana';

export class Practice implements Play {
	readonly seat: Seat = LEARNER;
	readonly bottom: Seat = LEARNER;
	readonly recent = [];
	readonly countdown = null;
	/** Counts on through new tries, so that each step is animated. */
	ply = $state(0);
	/** The moves of this try are the task's own: nothing the learner has found. */
	shown = $state(false);
	/** The position was come back to: there is nothing to animate. */
	#still = $state(false);
	#steps = $state.raw<readonly Step[]>([]);

	constructor(
		readonly module: AnyModule,
		readonly task: AnyTask,
		private readonly settings: Settings,
		private readonly languages: LanguageState,
		private readonly toasts: Toasts
	) {
		this.#steps = [{ fold: startOf(module, task), events: [] }];
	}

	readonly #last = $derived(this.#steps.at(-1) as Step);
	readonly state = $derived(this.#last.fold.state);
	readonly before = $derived((this.#steps.at(-2) ?? this.#last).fold.state);
	readonly events = $derived(this.#still ? [] : this.#last.events);
	readonly sees: Facts = $derived.by(() => seenIn(this.task, this.#last.fold));
	readonly verdict: Verdict = $derived.by(() => {
		const [first] = this.#steps;
		const tried = {
			before: first?.fold.state,
			after: this.state,
			events: this.#steps.flatMap(({ events }) => events)
		};
		return judge(this.module, this.task, tried, this.#steps.length - 1);
	});
	readonly legal: readonly unknown[] = $derived.by(() =>
		this.verdict.kind === 'going' ? this.module.game.legal(this.state, LEARNER, this.sees) : []
	);

	get language(): Language {
		return this.languages.current;
	}

	get motion(): boolean {
		return this.settings.motion;
	}

	get confirm(): boolean {
		return this.settings.choices.confirm;
	}

	get names(): Names {
		return { reader: LEARNER, seat: (seat) => (seat === LEARNER ? this.languages.say(you) : RIVAL) };
	}

	get takeBacks(): number {
		return this.verdict.kind === 'going' ? this.#steps.length - 1 : 0;
	}

	commit(move: unknown): void {
		if (this.verdict.kind !== 'going') return;
		const events: GameEvent[] = [];
		const fold = advance(this.module, this.task, this.#last.fold, move, (event) => events.push(event));
		this.#steps = [...this.#steps, { fold, events }];
		this.#still = false;
		this.ply += 1;
		const said = this.module.words.gist(events, this.language, this.names);
		if (said !== '') this.toasts.announce(printed(said, this.language));
	}

	back(): void {
		if (this.takeBacks === 0) return;
		this.#steps = this.#steps.slice(0, -1);
		this.#still = true;
		this.ply += 1;
	}

	/** From the beginning. */
	again(): void {
		this.#steps = this.#steps.slice(0, 1);
		this.shown = false;
		this.ply += 1;
	}

	/** Shows the task's own way from the beginning: one move at each call. False: that was the last. */
	show(): boolean {
		if (!this.shown) this.again();
		this.shown = true;
		const text = this.task.solution[this.#steps.length - 1];
		const parsed = text === undefined ? null : this.module.notation.parseMove(text);
		if (parsed?.ok) this.commit(parsed.value);
		return this.verdict.kind === 'going';
	}

	refuse(code: string, sentence?: string): void {
		this.toasts.show(sentence ?? printed(this.module.words.reason(code, this.language), this.language));
	}
}
