/**
 * Serves a folder of built files. Safe against paths that leave the folder, tells caches the truth (hashed assets never change,
 * everything else is asked for again), and answers navigations to unknown pages with the app's fallback page.
 */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { encodingFor, packed } from './packed';

export interface StaticOptions {
	/** The folder that holds the built app. */
	readonly root: string;
	/** `''` or a path such as `/mangrove`, without a slash at the end. */
	readonly base?: string;
	/** The page for navigations that no file answers. */
	readonly fallback?: string;
}

export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Found {
	readonly file: string;
	readonly size: number;
	readonly modified: Date;
}

const TYPES: ReadonlyMap<string, string> = new Map([
	['.html', 'text/html; charset=utf-8'],
	['.js', 'text/javascript; charset=utf-8'],
	['.mjs', 'text/javascript; charset=utf-8'],
	['.css', 'text/css; charset=utf-8'],
	['.json', 'application/json; charset=utf-8'],
	['.webmanifest', 'application/manifest+json; charset=utf-8'],
	['.txt', 'text/plain; charset=utf-8'],
	['.xml', 'application/xml; charset=utf-8'],
	['.map', 'application/json; charset=utf-8'],
	['.svg', 'image/svg+xml; charset=utf-8'],
	['.png', 'image/png'],
	['.jpg', 'image/jpeg'],
	['.webp', 'image/webp'],
	['.avif', 'image/avif'],
	['.ico', 'image/x-icon'],
	['.woff2', 'font/woff2'],
	['.woff', 'font/woff'],
	['.wasm', 'application/wasm'],
	['.mp3', 'audio/mpeg'],
	['.ogg', 'audio/ogg'],
	['.wav', 'audio/wav']
]);

/** Beside the policy that every page carries itself: what only a header can say. No page may frame us, and nobody learns who sent a player here. */
const SAFETY: readonly (readonly [string, string])[] = [
	['X-Content-Type-Options', 'nosniff'],
	['Referrer-Policy', 'no-referrer'],
	['Content-Security-Policy', "frame-ancestors 'none'"],
	['Cross-Origin-Opener-Policy', 'same-origin'],
	['Cross-Origin-Resource-Policy', 'same-origin'],
	['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()']
];

/** SvelteKit gives these files names that contain a hash of what is in them. */
const HASHED = '/_app/immutable/';

export function contentType(file: string): string {
	return TYPES.get(path.extname(file).toLowerCase()) ?? 'application/octet-stream';
}

export function cacheControl(pathname: string): string {
	return pathname.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path below `base`, decoded and free of tricks; null if it is malformed, or outside `base`. */
export function cleanPath(url: string, base: string): string | null {
	const raw = url.split(/[?#]/, 1)[0] ?? '';
	let decoded: string;
	try {
		decoded = decodeURIComponent(raw);
	} catch {
		return null;
	}
	if (!decoded.startsWith('/') || decoded.includes('\0') || decoded.includes('\\')) return null;
	// Nothing that begins with a dot is part of the app: neither a way out of the folder nor what a tool left in it.
	if (decoded.split('/').some((part) => part.startsWith('.'))) return null;
	if (base === '') return decoded;
	return decoded.startsWith(`${base}/`) ? decoded.slice(base.length) : null;
}

/** The files that may answer a path, best first. */
function candidates(pathname: string): readonly string[] {
	if (pathname.endsWith('/')) return [`${pathname}index.html`];
	return [pathname, `${pathname}.html`, `${pathname}/index.html`];
}

/** Pages have no dot in the last part of their path; a missing file must not be answered with a page. */
function isPage(pathname: string): boolean {
	return !pathname.startsWith('/_app/') && !path.posix.basename(pathname).includes('.');
}

/** A file below the folder, also after every symbolic link was followed. */
async function look(root: string, name: string): Promise<Found | null> {
	try {
		const file = path.join(root, name);
		const info = await stat(file);
		const isInside = (await realpath(file)).startsWith((await realpath(root)) + path.sep);
		return info.isFile() && isInside ? { file, size: info.size, modified: info.mtime } : null;
	} catch {
		return null;
	}
}

async function find(root: string, pathname: string, fallback: string | undefined): Promise<Found | null> {
	for (const candidate of candidates(pathname)) {
		const found = await look(root, candidate);
		if (found) return found;
	}
	return fallback !== undefined && isPage(pathname) ? look(root, fallback) : null;
}

function refuse(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
	response.writeHead(status, {
		'Content-Type': 'text/plain; charset=utf-8',
		'Cache-Control': 'no-store',
		'X-Content-Type-Options': 'nosniff',
		...headers
	});
	response.end(`${text}\n`);
}

export function staticHandler({ root, base = '', fallback }: StaticOptions): StaticHandler {
	const folder = path.resolve(root);

	return async (request, response) => {
		const head = request.method === 'HEAD';
		if (!head && request.method !== 'GET') {
			// A body may follow. Nobody reads it.
			response.once('finish', () => request.socket.destroySoon());
			return refuse(response, 405, 'Method not allowed', { Allow: 'GET, HEAD', Connection: 'close' });
		}

		const url = request.url ?? '/';
		if (base !== '' && (url === base || url.startsWith(`${base}?`))) {
			return refuse(response, 308, 'Moved', { Location: `${base}/${url.slice(base.length)}` });
		}
		const pathname = cleanPath(url, base);
		const found = pathname === null ? null : await find(folder, pathname, fallback);
		if (pathname === null || found === null) return refuse(response, 404, 'Not found');

		const encoding = encodingFor(found.file, request.headers['accept-encoding']);
		const etag = `W/"${found.size.toString(36)}-${found.modified.getTime().toString(36)}"`;
		response.setHeader('Cache-Control', cacheControl(pathname));
		response.setHeader('ETag', etag);
		response.setHeader('Vary', 'Accept-Encoding');
		for (const [name, value] of SAFETY) response.setHeader(name, value);
		if (request.headers['if-none-match'] === etag) {
			response.writeHead(304).end();
			return;
		}
		response.setHeader('Content-Type', contentType(found.file));
		if (encoding) {
			const body = await packed(found.file, etag, encoding);
			response.setHeader('Content-Encoding', encoding);
			response.setHeader('Content-Length', body.length);
			response.end(head ? undefined : body);
			return;
		}
		response.setHeader('Content-Length', found.size);
		if (head) response.end();
		else await pipeline(createReadStream(found.file), response);
	};
}
