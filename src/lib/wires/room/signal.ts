/**
 * What two browsers tell each other to get connected: the part of simple-peer's signals that a data channel needs, and
 * nothing else.
 */
export type Signal =
	| { readonly type: 'offer' | 'answer'; readonly sdp: string }
	| { readonly type: 'candidate'; readonly candidate: RTCIceCandidateInit };

export function encodeSignal(signal: Signal): string {
	return JSON.stringify(signal);
}

/** Null if the text is no signal. */
export function decodeSignal(text: string): Signal | null {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return null;
	}
	return readSignal(value);
}

/** Picked field by field: what else a peer adds goes nowhere. */
export function readSignal(value: unknown): Signal | null {
	if (!isRecord(value)) return null;
	const { type, sdp, candidate } = value;
	if (type === 'offer' || type === 'answer') return typeof sdp === 'string' ? { type, sdp } : null;
	if (type !== 'candidate' || !isRecord(candidate) || typeof candidate.candidate !== 'string') return null;
	const { candidate: line, sdpMid, sdpMLineIndex } = candidate;
	// Browsers throw at one that belongs to no part of the description.
	if (typeof sdpMid !== 'string' && typeof sdpMLineIndex !== 'number') return null;
	return {
		type,
		candidate: {
			candidate: line,
			...(typeof sdpMid === 'string' && { sdpMid }),
			...(typeof sdpMLineIndex === 'number' && { sdpMLineIndex })
		}
	};
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
