/**
 * A move as it is watched: where every vehicle is at each moment, made from what `apply` told and the position before it. Times are the style
 * guide's; the end of the timeline is the position itself, which needs no animation to be shown.
 */
import type { Noise, Timeline as Heard } from '../../../../ui/game/playback.svelte';
import type { SoundName } from '../../../../ui/game/sound';
import { campSquares, squareOf } from '../../board';
import { clanOf } from '../../content';
import type { Event } from '../../events';
import type { Facing, SquareName, State, VehicleId } from '../../types';
import { angleOf, centreOf, spotOf, type Spot, type Turns } from './view';

/** Middle of the token in units of the board (26 a square). */
export interface Pose {
	readonly x: number;
	readonly y: number;
	readonly angle: number;
	readonly scale: number;
	readonly opacity: number;
	readonly hp: number;
}

interface Key extends Pose {
	readonly at: number;
}

/** A number that shows for a while: hearts lost, or the momentum of a drive. */
export interface Cry {
	/** Its place among all cries of the timeline. */
	readonly key: number;
	readonly at: number;
	readonly until: number;
	readonly x: number;
	readonly y: number;
	readonly kind: 'lost' | 'momentum';
	readonly number: number;
}

export interface Timeline extends Heard {
	readonly tracks: ReadonlyMap<VehicleId, readonly Key[]>;
	readonly cries: readonly Cry[];
}

const STEP = 70;
const SLIDE = 60;
const HOLD = 60;
const SHAKE = 160;
const FALL = 300;
const HOME = 260;
const JUMP = 320;
const TURN = 120;
const PLACE = 180;
const CRY = 700;

class Film {
	now = 0;
	private stepped = 0;
	private readonly tracks = new Map<VehicleId, Key[]>();
	private readonly cries: Cry[] = [];
	private readonly noises: Noise[] = [];

	constructor(
		private readonly before: State,
		private readonly turns: Turns
	) {}

	show(event: Event): void {
		switch (event.type) {
			case 'step':
				this.stepped = this.now;
				this.count(event.to, event.momentum);
				this.noise('drive', 1 + 0.12 * event.momentum);
				if (event.wrapped) this.go(event.vehicle, STEP / 2, { opacity: 0 });
				this.go(event.vehicle, event.wrapped ? 0 : STEP, {
					...this.at(event.to),
					angle: this.angle(event.face),
					scale: 1
				});
				if (event.wrapped) this.go(event.vehicle, STEP / 2, { opacity: 1 });
				break;
			case 'flown':
				this.count(event.over, event.momentum);
				this.go(event.vehicle, STEP, { ...this.at(event.over), scale: 1.2 });
				break;
			case 'jump':
				this.jump(event.vehicle, event.from, event.to);
				break;
			case 'forced':
				this.force(event.vehicle, event.to, event.force === 'hypnosis', event.wrapped);
				break;
			case 'hit':
			case 'crush':
				this.go(event.vehicle, 0, { scale: 1 });
				this.now += HOLD;
				this.noise('impact');
				this.shake(event.target);
				break;
			case 'collision':
				this.noise('impact');
				this.shake(event.vehicle);
				if (event.with !== null) this.shake(event.with);
				break;
			case 'trap-sprung':
				this.noise('trap');
				break;
			case 'lost':
				this.lose(event.vehicle, event.hearts, event.left);
				break;
			case 'destroyed':
				this.go(event.vehicle, FALL, { opacity: 0, scale: 0.6 }, false);
				break;
			case 'home':
			case 'lifted':
				this.goHome(event.vehicle);
				break;
			case 'placed':
				this.go(event.vehicle, PLACE, { ...this.at(event.at), opacity: 1, scale: 1, angle: this.angle(event.face) });
				break;
			case 'pivoted':
				this.go(event.vehicle, TURN, { angle: this.angle(event.face) });
				break;
			case 'exchanged':
				this.exchange(event.vehicle, event.with, event.at, event.other);
				break;
			case 'regenerated':
				this.go(event.vehicle, 0, { hp: event.left });
				break;
		}
	}

	finish(): Timeline {
		const last = [...this.tracks.values()].map((keys) => keys.at(-1)?.at ?? 0);
		const { tracks, cries, noises } = this;
		return { duration: Math.max(0, this.now, ...last), tracks, cries, noises };
	}

	private at(name: SquareName): Spot {
		return centreOf(squareOf(name), this.turns);
	}

	private angle(face: Facing): number {
		return angleOf(face, this.turns);
	}

	private track(id: VehicleId): Key[] {
		let keys = this.tracks.get(id);
		if (keys === undefined) {
			const pose = poseIn(this.before, id, this.turns);
			this.tracks.set(id, (keys = pose === null ? [] : [{ ...pose, at: 0 }]));
		}
		return keys;
	}

	/** From where the vehicle is to a new pose. `wait`: what follows waits for it. */
	private go(id: VehicleId, time: number, change: Partial<Pose>, wait = true, start = this.now): void {
		const keys = this.track(id);
		const last = keys.at(-1) ?? { ...this.waiting(id), at: start };
		if (last.at < start || keys.length === 0) keys.push({ ...last, at: start });
		keys.push({ ...last, ...change, at: start + time });
		if (wait) this.now = Math.max(this.now, start + time);
	}

	/** Off the board, about to come in from its camp. */
	private waiting(id: VehicleId): Pose {
		const hp = this.before.vehicles[id]?.hp ?? 0;
		return { ...this.campOf(id), angle: 0, scale: 1, opacity: 0, hp };
	}

	/** A dragged vehicle moves while its driver does; a pushed or pulled one slides alone. */
	private force(id: VehicleId, to: SquareName, together: boolean, wrapped: boolean): void {
		if (!together) this.noise('drag');
		if (wrapped) this.go(id, 0, { opacity: 0 });
		this.go(id, together ? STEP : SLIDE, { ...this.at(to), opacity: 1 }, true, together ? this.stepped : this.now);
	}

	private jump(id: VehicleId, from: SquareName, to: SquareName): void {
		this.noise('springboard');
		const [a, b] = [this.at(from), this.at(to)];
		this.go(id, JUMP / 2, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, scale: 1.25 });
		this.go(id, JUMP / 2, { ...b, scale: 1 });
	}

	private shake(id: VehicleId): void {
		const { x = 0 } = this.track(id).at(-1) ?? {};
		for (const offset of [3, -3, 2, 0]) this.go(id, SHAKE / 4, { x: x + offset }, false, this.lastAt(id));
		this.now = Math.max(this.now, this.lastAt(id));
	}

	private lastAt(id: VehicleId): number {
		return Math.max(this.now, this.track(id).at(-1)?.at ?? 0);
	}

	private lose(id: VehicleId, hearts: number, left: number): void {
		this.noise('loss');
		this.cry('lost', hearts, this.track(id).at(-1) ?? this.campOf(id), CRY);
		this.go(id, 0, { hp: left }, false, this.lastAt(id));
	}

	private goHome(id: VehicleId): void {
		this.go(id, HOME, { ...this.campOf(id), scale: 0.8, opacity: 0.4 }, false, this.lastAt(id));
		this.go(id, 0, { opacity: 0, scale: 1 }, false, this.lastAt(id));
	}

	private exchange(id: VehicleId, other: VehicleId, at: SquareName, otherAt: SquareName): void {
		const [mine, theirs] = [this.track(id).at(-1), this.track(other).at(-1)];
		this.go(id, JUMP, { ...this.at(at), angle: theirs?.angle ?? 0 }, false);
		this.go(other, JUMP, { ...this.at(otherAt), angle: mine?.angle ?? 0 }, false);
		this.now += JUMP;
	}

	private campOf(id: VehicleId): Spot {
		const squares = campSquares(clanOf(id)).map((square) => spotOf(square, this.turns));
		const middle = (values: number[]): number => (Math.min(...values) + 1) * 26 + 13;
		return { x: middle(squares.map(({ x }) => x)), y: middle(squares.map(({ y }) => y)) };
	}

	private count(at: SquareName, momentum: number): void {
		const last = this.cries.at(-1);
		if (last?.kind === 'momentum' && last.until > this.now)
			this.cries[this.cries.length - 1] = { ...last, until: this.now };
		this.cry('momentum', momentum, this.at(at), 3 * STEP);
	}

	private cry(kind: Cry['kind'], number: number, { x, y }: Spot, time: number): void {
		this.cries.push({ key: this.cries.length, at: this.now, until: this.now + time, x, y, kind, number });
	}

	private noise(noise: SoundName, pitch = 1): void {
		this.noises.push({ at: this.now, noise, pitch });
	}
}

/** A vehicle at rest; null if it is not on the board. */
export function poseIn(state: State, id: VehicleId, turns: Turns): Pose | null {
	const vehicle = state.vehicles[id];
	if (vehicle?.at == null) return null;
	const centre = centreOf(squareOf(vehicle.at), turns);
	return { ...centre, angle: angleOf(vehicle.face, turns), scale: 1, opacity: 1, hp: vehicle.hp };
}

export function timelineOf(before: State, events: readonly Event[], turns: Turns): Timeline {
	const film = new Film(before, turns);
	for (const event of events) film.show(event);
	return film.finish();
}

/** Between two keys everything but the hearts moves evenly, turns by the shorter way. */
export function poseAt(keys: readonly Key[], time: number): Pose | null {
	const next = keys.findIndex(({ at }) => at > time);
	const to = next < 0 ? keys.at(-1) : keys[next];
	const from = next <= 0 ? to : keys[next - 1];
	if (from === undefined || to === undefined) return null;
	const share = to.at > from.at ? (time - from.at) / (to.at - from.at) : 1;
	const mix = (a: number, b: number): number => a + (b - a) * Math.min(1, Math.max(0, share));
	const turn = ((to.angle - from.angle + 540) % 360) - 180;
	return {
		x: mix(from.x, to.x),
		y: mix(from.y, to.y),
		angle: from.angle + turn * Math.min(1, Math.max(0, share) * 2),
		scale: mix(from.scale, to.scale),
		opacity: mix(from.opacity, to.opacity),
		hp: share >= 1 ? to.hp : from.hp
	};
}
