/** A task on the screen: `Play` for the learner alone, straight on the rules and kept nowhere. */
import { NO_FACTS, type Facts, type GameEvent, type Seat } from '../engine/contract';
import type { AnyModule, Language, Names } from '../engine/module';
import type { LanguageState } from '../ui/language.svelte';
import { you } from '../ui/messages/common';
import type { Play } from '../ui/play';
import type { Settings } from '../ui/settings.svelte';
import type { Toasts } from '../ui/toasts.svelte';
import { judge, LEARNER, startOf, type Verdict } from './judge';
import type { AnyTask } from './task';

interface Step {
	readonly state: unknown;
	readonly events: readonly GameEvent[];
}

export class Practice implements Play {
	readonly seat: Seat = LEARNER;
	readonly bottom: Seat = LEARNER;
	readonly sees: Facts = NO_FACTS;
	/** Counts on through new tries, so that each step is animated. */
	ply = $state(0);
	/** The moves of this try are the task's own: nothing the learner has found. */
	shown = $state(false);
	#steps = $state.raw<readonly Step[]>([]);

	constructor(
		readonly module: AnyModule,
		readonly task: AnyTask,
		private readonly settings: Settings,
		private readonly languages: LanguageState,
		private readonly toasts: Toasts
	) {
		this.#steps = [{ state: startOf(module, task), events: [] }];
	}

	readonly #last = $derived(this.#steps.at(-1) as Step);
	readonly state = $derived(this.#last.state);
	readonly before = $derived((this.#steps.at(-2) ?? this.#last).state);
	readonly events = $derived(this.#last.events);
	readonly verdict: Verdict = $derived.by(() => {
		const [first] = this.#steps;
		const tried = {
			before: first?.state,
			after: this.state,
			events: this.#steps.flatMap(({ events }) => events)
		};
		return judge(this.module, this.task, tried, this.#steps.length - 1);
	});
	readonly legal: readonly unknown[] = $derived.by(() =>
		this.verdict.kind === 'going' ? this.module.game.legal(this.state, LEARNER, NO_FACTS) : []
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
		return { seat: () => this.languages.say(you) };
	}

	get takeBacks(): number {
		return this.verdict.kind === 'going' ? this.#steps.length - 1 : 0;
	}

	commit(move: unknown): void {
		if (this.verdict.kind !== 'going') return;
		const events: GameEvent[] = [];
		const state = this.module.game.apply(this.state, LEARNER, move, NO_FACTS, (event) => events.push(event));
		this.#steps = [...this.#steps, { state, events }];
		this.ply += 1;
		const said = events.map((event) => this.module.words.event(event, this.language, this.names)).filter(Boolean);
		if (said.length > 0) this.toasts.announce(said.join(' '));
	}

	back(): void {
		if (this.takeBacks === 0) return;
		this.#steps = [...this.#steps.slice(0, -2), { state: this.before, events: [] }];
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

	refuse(code: string): void {
		this.toasts.show(this.module.words.reason(code, this.language));
	}
}
