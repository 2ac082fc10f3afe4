/** Where devices meet: the server that serves the app, unless whoever deployed it or the player named others. No third party is ever assumed. */
import { base } from '$app/paths';
import type { Secrets } from '../../table/store';
import type { RoomAddress } from '../../wires/room/room';
import { iceServer, ownIce } from '../addresses';

const listed = (text: unknown): string[] => (typeof text === 'string' ? text.split(/[\s,]+/).filter(Boolean) : []);

/** Set when the app is built, for hosts that only serve files. Links name them, so that they work from anywhere. */
const deployedServers: readonly string[] = listed(import.meta.env.VITE_SIGNALLING);
const deployedIce: readonly string[] = listed(import.meta.env.VITE_ICE);

/** Who tells a device how it looks from outside: whom the player and the deployer named, and the server that serves the app. */
export function iceServers(): readonly RTCIceServer[] {
	const { protocol, hostname, port } = location;
	const own = { urls: `stun:${hostname}:${port || (protocol === 'https:' ? 443 : 80)}` };
	return [...namedIce(), own];
}

const namedIce = (): RTCIceServer[] => [...deployedIce.flatMap((line) => iceServer(line) ?? []), ...ownIce()];

/** Where a match made now will meet: the player's own servers, or those of whoever deployed the app; none: the app's own. */
export function serversFor(chosen: readonly string[]): readonly string[] {
	return chosen.length > 0 ? chosen : deployedServers;
}

/** Where a match of this device meets. */
export function serversOf({ servers = deployedServers }: Secrets): readonly string[] {
	return servers;
}

/** `servers` as the match or the link names them; none: our own. */
export function roomAddress(room: string, servers: readonly string[]): RoomAddress {
	const { protocol, host } = location;
	if (servers.length === 0) {
		const own = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${base}/signal`;
		return { room, servers: [own], iceServers: iceServers() };
	}
	// A secure page may open no plain socket.
	const reachable = servers.filter((server) => protocol !== 'https:' || /^wss:/i.test(server));
	return { room, servers: reachable, iceServers: namedIce() };
}
