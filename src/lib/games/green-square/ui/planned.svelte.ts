/**
 * A match as its player sees it while others prepare before them: what is laid down ahead of one's place is a plan, shown as
 * done, changed by undo, and sent move by move once the place has come. Nobody else knows of it. It is kept on the device
 * and outlives a reload. Everything else is the match itself.
 */
import { canonical, equalJson } from '../../../engine/canonical';
import type { Facts, GameEvent, Seat } from '../../../engine/contract';
import type { Language, Names } from '../../../engine/module';
import { Keepsake } from '../../../ui/game/keepsake.svelte';
import type { Play } from '../../../ui/game/play';
import type { ToldStep } from '../../../ui/game/retelling';
import type { Move, State } from '../types';
import { after } from './sheets/trial';
import { isAhead, keyOf, planned, readPlan, type Plan } from './model/plan';

const kept = new Keepsake<Plan>('green-square-plan', readPlan);

export class Planned implements Play<State, Move> {
	constructor(private readonly play: Play<State, Move>) {}

	/** What waits of the plan, tried out; null: nothing can be planned now. */
	readonly #ahead = $derived.by(() => {
		const { state, seat, sees, shared } = this.play;
		if (seat === null || shared === true || !isAhead(state, seat)) return null;
		const { key, moves } = kept.value;
		return planned(state, seat, sees, key === keyOf(state, seat, sees) ? moves : []);
	});

	get module(): Play<State, Move>['module'] {
		return this.play.module;
	}

	get state(): State {
		return this.#ahead?.state ?? this.play.state;
	}

	get before(): State {
		return this.play.before;
	}

	get events(): readonly GameEvent[] {
		return this.play.events;
	}

	get recent(): readonly ToldStep[] {
		return this.play.recent;
	}

	story(): readonly ToldStep[] {
		return this.play.story?.() ?? [];
	}

	visit(ply: number): void {
		this.play.visit?.(ply);
	}

	get ply(): number {
		return this.play.ply;
	}

	get seat(): Seat | null {
		return this.play.seat;
	}

	get bottom(): Seat | null {
		return this.play.bottom;
	}

	get sees(): Facts {
		return this.play.sees;
	}

	get legal(): readonly Move[] {
		const { legal } = this.play;
		return this.#ahead === null || legal.length === 0 ? legal : this.#ahead.legal;
	}

	get asides(): readonly Move[] {
		return this.play.asides ?? [];
	}

	aside(move: Move): void {
		this.play.aside?.(move);
	}

	get takeBacks(): number {
		return this.#ahead !== null && this.#ahead.moves.length > 0 ? this.#ahead.moves.length : this.play.takeBacks;
	}

	get countdown(): number | null {
		return this.play.countdown;
	}

	get formal(): boolean {
		return this.play.formal ?? false;
	}

	get names(): Names {
		return this.play.names;
	}

	get language(): Language {
		return this.play.language;
	}

	get motion(): boolean {
		return this.play.motion;
	}

	get confirm(): boolean {
		return this.play.confirm;
	}

	/** A plan that ends in "ready" waits for those who prepare before. */
	get waits(): { readonly move: Move; readonly for: readonly Seat[] } | null {
		const last = this.#ahead?.moves.at(-1);
		if (last?.type !== 'pass' || this.#ahead === null) return this.play.waits ?? null;
		const waiting = this.play.state.window?.waiting ?? [];
		return { move: last, for: waiting.slice(0, waiting.indexOf(this.play.seat ?? -1)) };
	}

	withdraw(): void {
		if (this.#ahead?.moves.at(-1)?.type === 'pass') this.back();
		else this.play.withdraw?.();
	}

	get shared(): boolean {
		return this.play.shared ?? false;
	}

	/** Ahead of one's place a move joins the plan; being ready without one is sent at once. */
	commit(move: Move): void {
		const ahead = this.#ahead;
		if (ahead === null || (move.type === 'pass' && ahead.moves.length === 0)) return this.play.commit(move);
		this.#keep([...ahead.moves, move]);
	}

	back(): void {
		const moves = this.#ahead?.moves ?? [];
		if (moves.length === 0) this.play.back();
		else this.#keep(moves.slice(0, -1));
	}

	refuse(code: string, sentence?: string): void {
		this.play.refuse(code, sentence);
	}

	/** The place has come: sends the plan, one move as soon as the one before stands. To be called in an effect. */
	attend(): void {
		const { state, seat, sees, legal } = this.play;
		const [next, ...rest] = kept.value.moves;
		if (next === undefined || seat === null || legal.length === 0 || isAhead(state, seat)) return;
		if (state.window?.kind !== 'prepare' || kept.value.key !== keyOf(state, seat, sees)) return;
		if (!legal.some((move) => equalJson(move, next))) return this.#keep([]);
		const then = after({ state, seat, sees }, next) ?? state;
		kept.change(() => ({ key: keyOf(then, seat, sees), moves: rest }));
		this.play.commit(next);
	}

	#keep(moves: readonly Move[]): void {
		const { state, seat, sees } = this.play;
		const key = keyOf(state, seat ?? 0, sees);
		if (canonical(kept.value) !== canonical({ key, moves })) kept.change(() => ({ key, moves }));
	}
}
