/** A replay as the screen of a game is given it: everything to look at, nothing to do. */
import { NO_FACTS, type Facts, type GameEvent } from '../engine/contract';
import type { AnyModule, Language, Names } from '../engine/module';
import type { Replay } from '../table/replay';
import type { LanguageState } from './language.svelte';
import type { GameUi, Play } from './game/play';
import type { ToldStep } from './game/retelling';
import { scribeFor, type Scribe } from './log';
import { namesOf } from './names';
import { Reel } from './reel.svelte';
import type { Settings } from './settings.svelte';

export class ReplayPlay implements Play {
	readonly reel: Reel;
	readonly seat = null;
	readonly bottom = 0;
	readonly legal = [];
	readonly recent = [];
	readonly takeBacks = 0;
	readonly countdown = null;
	readonly confirm = false;
	readonly #names: Names = $derived.by(() => namesOf(this.replay.seats, this.languages.current));

	readonly scribe: Scribe = $derived.by(() => scribeFor(this.replay, this, this.ui));

	constructor(
		readonly replay: Replay,
		readonly ui: Pick<GameUi, 'quiet' | 'turn'>,
		readonly settings: Settings,
		readonly languages: LanguageState
	) {
		const tale = {
			step: (ply: number) => replay.step(ply),
			standing: (ply: number) => replay.standing(ply),
			stateAt: (ply: number) => replay.stateAt(ply),
			sees: (_: number | null, ply: number) => replay.sees(ply)
		};
		this.reel = new Reel(tale, replay.ply, () => ({ hasMotion: settings.motion, hold: 0 }), {
			isOwn: () => false,
			isTold: () => true
		});
		this.reel.reviewing = true;
	}

	get module(): AnyModule {
		return this.replay.module;
	}

	get state(): unknown {
		return this.reel.state;
	}

	get before(): unknown {
		return this.reel.before;
	}

	get events(): readonly GameEvent[] {
		return this.reel.events;
	}

	story(): readonly ToldStep[] {
		return this.replay.standing(this.reel.shown).map((ply) => this.replay.step(ply));
	}

	visit(ply: number): void {
		this.reel.go(ply);
	}

	get ply(): number {
		return this.reel.shown;
	}

	get sees(): Facts {
		return this.reel.shown === 0 ? NO_FACTS : this.replay.sees(this.reel.shown);
	}

	get names(): Names {
		return this.#names;
	}

	get language(): Language {
		return this.languages.current;
	}

	get motion(): boolean {
		return this.settings.motion;
	}

	commit(): void {
		// A replay is only looked at.
	}

	back(): void {
		// A replay is only looked at.
	}

	refuse(): void {
		// A tap on a replay asks for nothing.
	}

	close(): void {
		this.reel.stop();
	}
}
