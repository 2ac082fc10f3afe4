/** Plays the timeline of each step that comes onto the screen. Pure time: what is drawn at a moment is the timeline's business. */
import { sound } from '../../../ui/game/sound';
import type { Event } from '../events';
import type { State, VehicleId } from '../types';
import type { Cry, Pose, Timeline } from './model/timeline';
import { poseAt, poseIn, timelineOf } from './model/timeline';
import type { Session } from './session.svelte';

/** Shorter things are not worth watching. */
const SHORTEST = 70;

export class Playback {
	#timeline = $state.raw<Timeline | null>(null);
	#before = $state.raw<State | null>(null);
	#now = $state(0);
	#frame = 0;
	#heard = 0;

	constructor(private readonly session: Session) {}

	get playing(): boolean {
		return this.#timeline !== null;
	}

	/** The position under a running animation: traps stay where they were until it is over. */
	get scene(): State {
		return this.#before ?? this.session.play.state;
	}

	get cries(): readonly Cry[] {
		return this.#timeline?.cries.filter(({ at, until }) => at <= this.#now && this.#now < until) ?? [];
	}

	pose(id: VehicleId): Pose | null {
		const { play, turns } = this.session;
		const keys = this.#timeline?.tracks.get(id);
		if (keys !== undefined) return poseAt(keys, this.#now);
		return poseIn(this.playing ? this.scene : play.state, id, turns);
	}

	/** Called for every step but the first one shown. */
	start(): void {
		this.skip();
		const { play, turns } = this.session;
		const timeline = timelineOf(play.before, play.events as readonly Event[], turns);
		if (!play.motion || timeline.duration < SHORTEST) {
			const loudest = timeline.noises.find(({ noise }) => noise === 'impact') ?? timeline.noises[0];
			if (loudest !== undefined) sound(loudest.noise);
			return;
		}
		this.#timeline = timeline;
		this.#before = play.before;
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
		this.#timeline = null;
		this.#before = null;
	};

	#listen({ noises }: Timeline): void {
		for (let noise = noises[this.#heard]; noise !== undefined && noise.at <= this.#now; noise = noises[++this.#heard]) {
			sound(noise.noise, noise.pitch);
		}
	}
}
