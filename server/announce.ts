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

const isEverywhere = ({ host }: Options): boolean => host === undefined || EVERY.has(host);
const schemeOf = ({ tls }: Options): string => (tls ? 'https' : 'http');

/** Where other devices open the app; none if it listens on one address alone. */
export function lanUrls(
	{ port }: Running,
	options: Options,
	interfaces: Interfaces = networkInterfaces()
): readonly string[] {
	const addresses = isEverywhere(options) ? lanAddresses(interfaces) : [];
	return addresses.map((address) => `${schemeOf(options)}://${address}:${port}${options.base}/`);
}

export function announce(
	running: Running,
	options: Options,
	interfaces: Interfaces = networkInterfaces()
): readonly string[] {
	const { port, stun } = running;
	const lan = lanUrls(running, options, interfaces);
	const here = isEverywhere(options) ? `${schemeOf(options)}://localhost:${port}` : running.origin;
	const lines = [
		`Mangrove is open at ${here}${options.base}/`,
		...lan.map((url) => `  on this network:  ${url}`),
		`  signalling at ${options.base}/signal, ${stun ? `STUN on UDP ${port}` : `no STUN (UDP ${port} is taken)`}`
	];
	if (lan.length > 0 && !options.tls) {
		lines.push('  Other devices can play over http, but install and offline use need https (--cert, --key).');
	}
	return lines;
}
