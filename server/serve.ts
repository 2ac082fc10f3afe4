/**
 * The whole server on one port: the built app, signalling (WebSocket at `/signal`), and STUN (the same number on UDP).
 * No request, frame, datagram or connection ends it, or holds what it has taken for longer than the times below.
 */
import { readFile } from 'node:fs/promises';
import {
	createServer as createHttp,
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerResponse
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Connections } from './connections';
import { LIMITS, Signalling, type SignalLimits } from './signal';
import { staticHandler, type StaticHandler } from './static';
import { serveStun } from './stun';
import { countedAddress } from './visitors';

export interface ServeOptions {
	/** The folder that holds the built app. */
	readonly root: string;
	readonly port: number;
	/** Address to listen on; all of them if left out. */
	readonly host?: string | undefined;
	/** `''` or a path such as `/mangrove`. */
	readonly base?: string;
	/** Files with the certificate and its key, for https. */
	readonly tls?: { readonly cert: string; readonly key: string } | undefined;
	/** Everybody comes through a proxy of ours, which names them in `X-Forwarded-For`. */
	readonly proxy?: boolean;
	/** Other limits than usual. */
	readonly signal?: Partial<SignalLimits>;
	readonly times?: Partial<Times>;
}

export interface Running {
	readonly port: number;
	readonly origin: string;
	/** False if the UDP port could not be had: the app then works without STUN. */
	readonly stun: boolean;
	/** How many TCP connections are open now. */
	readonly connections: number;
	/** Resolves within three seconds, whatever is open. */
	close(): Promise<void>;
}

/** How long a connection is kept that does not get on, ms. */
export interface Times {
	/** From opening it to the end of the request's headers, and of a handshake for https. */
	readonly headers: number;
	/** To the end of the request. Requests have no bodies. */
	readonly request: number;
	/** Without a byte in either direction, in the middle of an answer too. */
	readonly idle: number;
	/** For a whole answer, however slowly it is read. */
	readonly answer: number;
	/** To take a refusal and hang up. */
	readonly refusal: number;
}

const TIMES: Times = { headers: 10_000, request: 20_000, idle: 20_000, answer: 180_000, refusal: 1_000 };
/** How often late requests are looked for, ms. */
const CHECKED_EVERY = 1_000;
/** Sockets and requests together; whoever comes then is sent away before anything is kept for them. */
const MOST_CONNECTIONS = 2 * LIMITS.sockets;
const MOST_PER_ADDRESS = 2 * LIMITS.socketsPerAddress;

async function createServer(listener: RequestListener, tls: ServeOptions['tls'], times: Times): Promise<Server> {
	const patience = {
		headersTimeout: times.headers,
		requestTimeout: times.request,
		connectionsCheckingInterval: Math.min(CHECKED_EVERY, times.headers)
	};
	if (!tls) return createHttp(patience, listener);
	const [cert, key] = await Promise.all([readFile(tls.cert), readFile(tls.key)]);
	return createHttps({ ...patience, handshakeTimeout: times.headers, cert, key }, listener);
}

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen({ port, host }, () => {
			server.off('error', reject);
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : port);
		});
	});
}

/** Answers with a file. Who is not done reading by then does not read. */
function answer(files: StaticHandler, request: IncomingMessage, response: ServerResponse, within: number): void {
	const patience = setTimeout(() => response.destroy(), within);
	response.once('close', () => clearTimeout(patience));
	files(request, response).catch(() => {
		if (!response.headersSent) response.writeHead(500);
		response.end();
	});
}

/** A connection that has asked for an upgrade is nobody's any more: what we refuse, we also end. */
function refuse(socket: Duplex, within: number): void {
	const patience = setTimeout(() => socket.destroy(), within);
	socket.once('close', () => clearTimeout(patience));
	socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n', () => socket.destroy());
}

/** Who is asking: a proxy of ours adds the address it saw at the end, whatever stood there before. */
function addressOf({ headers, socket }: IncomingMessage, proxy: boolean): string {
	const forwarded = proxy
		? String(headers['x-forwarded-for'] ?? '')
				.split(',')
				.at(-1)
				?.trim()
		: undefined;
	return countedAddress(forwarded || (socket.remoteAddress ?? ''));
}

export async function serve(options: ServeOptions): Promise<Running> {
	const { root, port, host, base = '', tls, proxy = false } = options;
	const times = { ...TIMES, ...options.times };
	const files = staticHandler({ root, base, fallback: '200.html' });
	const signalling = new Signalling(options.signal);
	const sockets = new WebSocketServer({
		noServer: true,
		maxPayload: LIMITS.messageBytes,
		maxFragments: 64,
		perMessageDeflate: false,
		autoPong: false
	});
	const places = new Set(['/signal', `${base}/signal`]);

	const server = await createServer((request, response) => answer(files, request, response, times.answer), tls, times);
	const connections = new Connections(server, proxy ? null : MOST_PER_ADDRESS);
	server.maxConnections = MOST_CONNECTIONS;
	server.timeout = times.idle;
	server.on('upgrade', (request, socket: Duplex, head) => {
		socket.on('error', () => socket.destroy());
		if (!places.has((request.url ?? '').split('?', 1)[0] ?? '')) return refuse(socket, times.refusal);
		sockets.handleUpgrade(request, socket, head, (client) => signalling.accept(client, addressOf(request, proxy)));
	});

	const bound = await listen(server, port, host);
	const stun = await serveStun(bound, host).catch(() => null);
	return {
		port: bound,
		origin: `${tls ? 'https' : 'http'}://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${bound}`,
		stun: stun !== null,
		get connections() {
			return connections.size;
		},
		close: async () => {
			const closed = new Promise((resolve) => server.close(resolve));
			stun?.close();
			await signalling.close();
			connections.close();
			await closed;
		}
	};
}
