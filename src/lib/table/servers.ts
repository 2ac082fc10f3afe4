/** Signalling servers as links, files and settings name them. */

export const MOST_SERVERS = 4;
export const LONGEST_SERVER = 300;

/** The address of a WebSocket. A name and a password in it would be sent to nobody, so it has none. */
export function isServer(text: string): boolean {
	if (text.length > LONGEST_SERVER || !/^wss?:\/\/[^\s/?#@]+(?:[/?][^\s#]*)?$/i.test(text)) return false;
	try {
		return new URL(text).host !== '';
	} catch {
		return false;
	}
}

export function isServers(value: unknown): value is readonly string[] {
	if (!Array.isArray(value) || value.length > MOST_SERVERS) return false;
	return value.every((server) => typeof server === 'string' && isServer(server));
}
