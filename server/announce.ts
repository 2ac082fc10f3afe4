/** What `npm start` says once it runs: where to open the app, here and on other devices of the same network. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Options } from './options';
import type { Running } from './serve';

type Interfaces = ReturnType<typeof networkInterfaces>;

const EVERY = new Set(['0.0.0.0', '::']);

/** Addresses by which other devices reach this one. IPv6 link-local addresses do not work in a browser. */
export function lanAddresses(interfaces: Interfaces): readonly string[] {
	return Object.values(interfaces)
		.flatMap((list) => list ?? [])
		.filter((entry) => !entry.internal && !entry.address.startsWith('fe80'))
		.sort((a, b) => Number(a.family === 'IPv6') - Number(b.family === 'IPv6'))
		.map((entry) => (entry.family === 'IPv6' ? `[${entry.address}]` : entry.address));
}

/** The address as a code that phones scan, for a terminal: white on black whatever its colours are. */
export function scanLines(address: string): readonly string[] {
	return renderUnicodeCompact(address, { border: 2 })
		.split('\n')
		.map((line) => `  \u001b[97;40m${line}\u001b[0m`);
}

/** The first address by which another device reaches the app; null if it listens on this machine alone. */
export function lanAddress(
	{ port }: Running,
	{ host, base, tls }: Options,
	interfaces: Interfaces = networkInterfaces()
): string | null {
	const [first] = host === undefined || EVERY.has(host) ? lanAddresses(interfaces) : [];
	return first === undefined ? null : `${tls ? 'https' : 'http'}://${first}:${port}${base}/`;
}

export function announce(
	running: Running,
	options: Options,
	interfaces: Interfaces = networkInterfaces()
): readonly string[] {
	const { port, stun } = running;
	const scheme = options.tls ? 'https' : 'http';
	const everywhere = options.host === undefined || EVERY.has(options.host);
	const lan = everywhere ? lanAddresses(interfaces) : [];
	const lines = [
		`Mangrove is open at ${everywhere ? `${scheme}://localhost:${port}` : running.origin}${options.base}/`,
		...lan.map((address) => `  on this network:  ${scheme}://${address}:${port}${options.base}/`),
		`  signalling at ${options.base}/signal, ${stun ? `STUN on UDP ${port}` : `no STUN (UDP ${port} is taken)`}`
	];
	if (lan.length > 0 && !options.tls) {
		lines.push('  Other devices can play over http, but install and offline use need https (--cert, --key).');
	}
	return lines;
}
