/** Calls without WebRTC: an offer, an answer, and both are connected. Every call that was ever made is counted. */
import type { RoomKeys } from '../../../src/lib/wires/room/keys';
import { Meeting, type Call, type CallEvents } from '../../../src/lib/wires/room/meeting';
import type { MeetingPlace } from '../../../src/lib/wires/room/place';
import type { Signal } from '../../../src/lib/wires/room/signal';

export class Phone {
	readonly meeting: Meeting;
	readonly calls: FakeCall[] = [];

	/** `isDead`: no call of this phone ever comes about. */
	constructor(
		keys: RoomKeys,
		places: readonly MeetingPlace[],
		readonly isDead = false
	) {
		this.meeting = new Meeting(
			keys,
			places,
			(isCaller, events) => {
				const call = new FakeCall(isCaller, events, isDead);
				this.calls.push(call);
				return call;
			},
			() => undefined
		);
	}

	get connected(): number {
		return this.calls.filter(({ isConnected }) => isConnected).length;
	}
}

export class FakeCall implements Call {
	isConnected = false;
	isOver = false;

	constructor(
		readonly isCaller: boolean,
		readonly events: CallEvents,
		readonly isDead: boolean
	) {
		if (isCaller) queueMicrotask(() => events.signal({ type: 'offer', sdp: 'offer' }));
	}

	signal({ type }: Signal): void {
		if (this.isOver || this.isDead) return;
		if (type === 'candidate') return;
		if (type === 'offer') this.events.signal({ type: 'answer', sdp: 'answer' });
		this.isConnected = true;
	}

	end(): void {
		if (this.isOver) return;
		this.isOver = true;
		this.isConnected = false;
		queueMicrotask(() => this.events.ended());
	}
}
