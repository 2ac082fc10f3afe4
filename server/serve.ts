/** The whole server on one port: the built app, signalling (WebSocket at `/signal`), and STUN (the same number on UDP). */
import { readFile } from 'node:fs/promises';
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LIMITS, Signalling } from './signal';
import { staticHandler } from './static';
import { serveStun } from './stun';

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
}

export interface Running {
	readonly port: number;
	readonly origin: string;
	/** False if the UDP port could not be had: the app then works without STUN. */
	readonly stun: boolean;
	close(): Promise<void>;
}

/** Who has opened a connection asks for something within this, or is hung up on, ms. Requests have no bodies. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 2_000 };
/** Sockets and requests together; whoever comes then is sent away before anything is kept for them. */
const MOST_CONNECTIONS = 2 * LIMITS.connections;

async function createServer(listener: RequestListener, tls: ServeOptions['tls']): Promise<Server> {
	if (!tls) return createHttp(PATIENCE, listener);
	const [cert, key] = await Promise.all([readFile(tls.cert), readFile(tls.key)]);
	return createHttps({ ...PATIENCE, cert, key }, listener);
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

export async function serve({ root, port, host, base = '', tls }: ServeOptions): Promise<Running> {
	const files = staticHandler({ root, base, fallback: '200.html' });
	const signalling = new Signalling();
	const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes, perMessageDeflate: false });
	const places = new Set(['/signal', `${base}/signal`]);

	const server = await createServer((request, response) => {
		files(request, response).catch(() => {
			if (!response.headersSent) response.writeHead(500);
			response.end();
		});
	}, tls);
	server.maxConnections = MOST_CONNECTIONS;
	server.on('upgrade', (request, socket: Duplex, head) => {
		socket.on('error', () => socket.destroy());
		if (!places.has((request.url ?? '').split('?', 1)[0] ?? '')) {
			socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
			return;
		}
		sockets.handleUpgrade(request, socket, head, (client) => signalling.accept(client));
	});

	const bound = await listen(server, port, host);
	const stun = await serveStun(bound, host).catch(() => null);
	return {
		port: bound,
		origin: `${tls ? 'https' : 'http'}://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${bound}`,
		stun: stun !== null,
		close: async () => {
			await signalling.close();
			stun?.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		}
	};
}
