/** A move as it is watched on the board: where each vehicle is at a moment, and the numbers that show. */
import { Playback } from '../../../ui/game/playback.svelte';
import type { Event } from '../events';
import type { Move, State, VehicleId } from '../types';
import type { Cry, Pose, Timeline } from './model/timeline';
import { poseAt, poseIn, timelineOf } from './model/timeline';
import type { Session } from './session.svelte';

export class BoardPlayback extends Playback<State, Move, Timeline> {
	constructor(private readonly session: Session) {
		super(session.play, ({ before, events }) => timelineOf(before, events as readonly Event[], session.turns));
	}

	get cries(): readonly Cry[] {
		const { moment } = this;
		return moment?.timeline.cries.filter(({ at, until }) => at <= moment.now && moment.now < until) ?? [];
	}

	pose(id: VehicleId): Pose | null {
		const keys = this.moment?.timeline.tracks.get(id);
		if (keys !== undefined) return poseAt(keys, this.moment?.now ?? 0);
		return poseIn(this.scene, id, this.session.turns);
	}
}
