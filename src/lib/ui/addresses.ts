/** Servers that a player names: one address a line. */
import { isServer, MOST_SERVERS } from '../table/servers';

/** STUN and TURN servers that a browser is given at most: each one slows connecting down. */
const MOST_ICE = 4;

export type Listed =
	| { readonly ok: true; readonly list: readonly string[] }
	/** `line` is the first that cannot be used; '' where there are too many. */
	| { readonly ok: false; readonly line: string };

/** Signalling servers: ws: and wss: addresses. */
export function readServers(text: string): Listed {
	return read(text, MOST_SERVERS, isServer);
}

/** STUN and TURN servers: `stun:host:port`, or `turn:host:port name password`. */
export function readIce(text: string): Listed {
	return read(text, MOST_ICE, (line) => iceServer(line) !== null);
}

/** As WebRTC takes it; null if it cannot. */
export function iceServer(line: string): { urls: string; username?: string; credential?: string } | null {
	const [urls = '', username, credential, ...rest] = line.split(/\s+/);
	if (rest.length > 0 || line.length > 300) return null;
	const [, kind] =
		/^(stun|turn)s?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/i.exec(urls) ?? [];
	if (kind?.toLowerCase() === 'stun') return username === undefined ? { urls } : null;
	// Browsers refuse a TURN server without a name and a password.
	return kind === undefined || username === undefined || credential === undefined
		? null
		: { urls, username, credential };
}

let wanted: readonly string[] = [];

/** Uses the player's own STUN and TURN servers from the next connection on. */
export function wantIce(lines: readonly string[]): void {
	wanted = lines;
}

export function ownIce(): readonly NonNullable<ReturnType<typeof iceServer>>[] {
	return wanted.flatMap((line) => iceServer(line) ?? []);
}

function read(text: string, most: number, fits: (line: string) => boolean): Listed {
	const list = [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
	const bad = list.find((line) => !fits(line));
	if (bad !== undefined) return { ok: false, line: bad };
	return list.length > most ? { ok: false, line: '' } : { ok: true, list };
}
