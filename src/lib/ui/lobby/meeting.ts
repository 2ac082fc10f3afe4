/** Where devices meet: the server that serves the app, unless whoever deployed it named others. No third party is ever assumed. */
import { base } from '$app/paths';
import { roomPassword, roomTopic } from '../../table/invitation';
import type { RoomAddress } from '../../wires/room/room';

const listed = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

/** Set when the app is built, for hosts that only serve files. Links name them, so that they work from anywhere. */
export const deployedServers: readonly string[] = listed(import.meta.env.VITE_SIGNALLING);
const deployedIce: readonly string[] = listed(import.meta.env.VITE_ICE);

/** Who tells a device how it looks from outside: whom the deployer named, and the server that serves the app. */
export function iceServers(): readonly RTCIceServer[] {
	const { protocol, hostname, port } = location;
	const own = { urls: `stun:${hostname}:${port || (protocol === 'https:' ? 443 : 80)}` };
	return [...deployedIce.map((urls) => ({ urls })), own];
}

/** `servers` as the link or the deployer names them; none: our own. */
export function roomAddress(room: string, servers: readonly string[]): RoomAddress {
	const { protocol, host } = location;
	const topic = roomTopic(room);
	if (servers.length === 0) {
		const own = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${base}/signal`;
		return { topic, password: '', servers: [own], iceServers: iceServers() };
	}
	// Without WebCrypto nothing can be encrypted for them, so nothing is said there.
	const canEncrypt = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
	return {
		topic,
		password: roomPassword(room),
		servers: canEncrypt ? servers : [],
		iceServers: deployedIce.map((urls) => ({ urls }))
	};
}
