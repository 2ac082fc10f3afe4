/**
 * Plays each step that comes onto the screen, with its sounds. Pure time: a game says how long a step takes and what is
 * heard when; what is drawn at a moment is the game's business.
 */
import { untrack } from 'svelte';
import type { Play } from './play';
import { sound, type SoundName } from './sound';

export interface Noise {
	/** From the beginning of the step, ms. */
	readonly at: number;
	readonly noise: SoundName;
	readonly pitch?: number;
}

export interface Timeline {
	/** Ms; 0 for what is only heard. */
	readonly duration: number;
	readonly noises: readonly Noise[];
}

/** Shorter things are not worth watching. */
const SHORTEST = 70;

export class Playback<S, M, T extends Timeline> {
	#running = $state.raw<T | null>(null);
	#before = $state.raw<S | null>(null);
	#now = $state(0);
	#frame = 0;
	#heard = 0;
	#ply: number | null = null;

	constructor(
		protected readonly play: Play<S, M>,
		private readonly timelineOf: (play: Play<S, M>) => T
	) {}

	get playing(): boolean {
		return this.#running !== null;
	}

	/** The position under a running animation: what does not move stays as it was until it is over. */
	get scene(): S {
		return this.#before ?? this.play.state;
	}

	/** What is being played, and how far it has come. */
	get moment(): { readonly timeline: T; readonly now: number } | null {
		return this.#running === null ? null : { timeline: this.#running, now: this.#now };
	}

	/** To be called in an effect whenever the step changes. The position that is there first is only shown. */
	follow(ply: number): void {
		const isNews = this.#ply !== null && this.#ply !== ply;
		this.#ply = ply;
		if (isNews) untrack(() => this.start());
	}

	start(): void {
		this.skip();
		const timeline = this.timelineOf(this.play);
		if (!this.play.motion || timeline.duration < SHORTEST) {
			const loudest = timeline.noises.find(({ noise }) => noise === 'impact') ?? timeline.noises[0];
			if (loudest !== undefined) sound(loudest.noise);
			return;
		}
		this.#running = timeline;
		this.#before = this.play.before;
		this.#now = 0;
		this.#heard = 0;
		const begun = performance.now();
		const tick = (time: number): void => {
			this.#now = Math.max(0, time - begun);
			this.#listen(timeline);
			if (this.#now >= timeline.duration) this.skip();
			else this.#frame = requestAnimationFrame(tick);
		};
		this.#frame = requestAnimationFrame(tick);
	}

	/** To the end at once. */
	readonly skip = (): void => {
		cancelAnimationFrame(this.#frame);
		this.#running = null;
		this.#before = null;
	};

	#listen({ noises }: Timeline): void {
		for (let noise = noises[this.#heard]; noise !== undefined && noise.at <= this.#now; noise = noises[++this.#heard]) {
			sound(noise.noise, noise.pitch);
		}
	}
}
