/**
 * Where the devices of a room find each other before they are connected. A place carries sealed notes and understands
 * none; it may lose, repeat and reorder them. Our own server is one (`signal-place.ts`).
 */
export interface MeetingPlace {
	readonly state: PlaceState;
	/** To everybody else there. Lost where the place is not open. */
	announce(note: Uint8Array): void;
	/** Once, before anything else. */
	hear(listener: PlaceListener): void;
	/** Resolves when nothing is open any more. */
	close(): Promise<void>;
}

/** `full`: it answers, and has no room for us. */
export type PlaceState = 'closed' | 'open' | 'full';

export interface PlaceListener {
	note(note: Uint8Array): void;
	/** `state` is another one. */
	changed(): void;
}
