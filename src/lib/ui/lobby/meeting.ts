/** Where devices meet: the server that serves the app, unless whoever deployed it named others. No third party is ever assumed. */
import { base } from '$app/paths';
import { roomPassword, roomTopic } from '../../table/invitation';
import type { RoomAddress } from '../../wires/room/room';

const listed = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

/** Set when the app is built, for hosts that only serve files. Links name them, so that they work from anywhere. */
export const deployedServers: readonly string[] = listed(import.meta.env.VITE_SIGNALLING);
const deployedIce: readonly string[] = listed(import.meta.env.VITE_ICE);

/** `servers` as the link or the deployer names them; none: our own. */
export function roomAddress(room: string, servers: readonly string[]): RoomAddress {
	const { protocol, host, hostname, port } = location;
	const isSecure = protocol === 'https:';
	const topic = roomTopic(room);
	const iceServers = deployedIce.map((urls) => ({ urls }));
	if (servers.length === 0) {
		const own = `${isSecure ? 'wss' : 'ws'}://${host}${base}/signal`;
		const stun = { urls: `stun:${hostname}:${port || (isSecure ? 443 : 80)}` };
		return { topic, password: '', servers: [own], iceServers: [...iceServers, stun] };
	}
	// Without WebCrypto nothing can be encrypted for them, so nothing is said there.
	const canEncrypt = (globalThis.crypto as { subtle?: SubtleCrypto }).subtle !== undefined;
	return { topic, password: roomPassword(room), servers: canEncrypt ? servers : [], iceServers };
}
