import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cacheControl, cleanPath, contentType, staticHandler } from './static';

interface Answer {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

let folder: string;
const servers: Server[] = [];

/** `fetch` would tidy up the path before it is sent; this sends it as it is. */
function ask(port: number, url: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = httpRequest({ host: '127.0.0.1', port, path: url, method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
			);
		});
		sent.on('error', reject).end();
	});
}

async function start(base: string): Promise<number> {
	const handler = staticHandler({ root: path.join(folder, 'site'), base, fallback: '200.html' });
	const server = createServer((request, response) => void handler(request, response));
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'mangrove-static-'));
	const files: Record<string, string> = {
		'secret.txt': 'outside',
		'site/index.html': 'home',
		'site/about.html': 'about',
		'site/200.html': 'fallback',
		'site/sw.js': 'worker '.repeat(200),
		'site/icon.png': 'png',
		'site/_app/immutable/a.HASH.js': 'hashed'
	};
	for (const [name, text] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), text);
	}
});

afterAll(async () => {
	for (const server of servers) server.close();
	await rm(folder, { recursive: true });
});

describe('paths', () => {
	test.each([
		['/', '/'],
		['/a/b?c=/../d#e', '/a/b'],
		['/a%20b', '/a b'],
		['/..', null],
		['/a/../../secret.txt', null],
		['/%2e%2e/secret.txt', null],
		['/%2e%2e%2fsecret.txt', null],
		['/..%5csecret.txt', null],
		['/a%00.html', null],
		['/%zz', null],
		['no-slash', null]
	])('%s', (url, expected) => expect(cleanPath(url, '')).toBe(expected));

	test('outside the base there is nothing', () => {
		expect(cleanPath('/mangrove/x', '/mangrove')).toBe('/x');
		expect(cleanPath('/mangroves/x', '/mangrove')).toBeNull();
		expect(cleanPath('/x', '/mangrove')).toBeNull();
	});
});

test('caches keep hashed files for good and ask again for all others', () => {
	expect(cacheControl('/_app/immutable/a.HASH.js')).toContain('immutable');
	for (const other of ['/', '/sw.js', '/_app/version.json', '/games/x']) expect(cacheControl(other)).toBe('no-cache');
});

test('unknown types are sent as bytes', () => {
	expect(contentType('a.webmanifest')).toContain('application/manifest+json');
	expect(contentType('A.PNG')).toBe('image/png');
	expect(contentType('a.unknown')).toBe('application/octet-stream');
});

describe('a served folder', () => {
	let port: number;
	beforeAll(async () => {
		port = await start('');
	});

	test.each([
		['/', 'home', 'text/html; charset=utf-8'],
		['/index.html', 'home', 'text/html; charset=utf-8'],
		['/about', 'about', 'text/html; charset=utf-8'],
		['/icon.png', 'png', 'image/png'],
		['/games/green-conquest', 'fallback', 'text/html; charset=utf-8'],
		['/deep/link/?with=query', 'fallback', 'text/html; charset=utf-8'],
		['/_app/immutable/a.HASH.js', 'hashed', 'text/javascript; charset=utf-8']
	])('%s answers %s', async (url, body, type) => {
		const answer = await ask(port, url);
		expect(answer.status).toBe(200);
		expect(String(answer.body)).toBe(body);
		expect(answer.headers['content-type']).toBe(type);
		expect(answer.headers['x-content-type-options']).toBe('nosniff');
	});

	test.each(['/missing.js', '/_app/immutable/gone', '/../secret.txt', '/%2e%2e/secret.txt', '/%zz'])(
		'%s is not found',
		async (url) => {
			const answer = await ask(port, url);
			expect(answer.status).toBe(404);
			expect(String(answer.body)).toBe('Not found\n');
		}
	);

	test('says what only headers can say about safety', async () => {
		const { headers } = await ask(port, '/');
		expect(headers['referrer-policy']).toBe('no-referrer');
		expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
	});

	test('HEAD tells the size and sends no body', async () => {
		const answer = await ask(port, '/icon.png', 'HEAD');
		expect(answer.status).toBe(200);
		expect(answer.headers['content-length']).toBe('3');
		expect(answer.body).toHaveLength(0);
	});

	test('other methods are refused', async () => {
		const answer = await ask(port, '/', 'POST');
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe('GET, HEAD');
	});

	test('an unchanged file is not sent twice', async () => {
		const first = await ask(port, '/');
		const again = await ask(port, '/', 'GET', { 'If-None-Match': String(first.headers.etag) });
		expect(again.status).toBe(304);
		expect(again.body).toHaveLength(0);
	});

	test('text is compressed for clients that take it', async () => {
		const plain = await ask(port, '/sw.js');
		const brotli = await ask(port, '/sw.js', 'GET', { 'Accept-Encoding': 'gzip, deflate, br' });
		const gzip = await ask(port, '/sw.js', 'GET', { 'Accept-Encoding': 'gzip, br;q=0' });
		expect(plain.headers['content-encoding']).toBeUndefined();
		expect(brotli.headers['content-encoding']).toBe('br');
		expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
		expect(gzip.headers['content-encoding']).toBe('gzip');
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
	});
});

describe('under a base path', () => {
	let port: number;
	beforeAll(async () => {
		port = await start('/mangrove');
	});

	test('the bare base is sent on to its slash, with the query', async () => {
		const answer = await ask(port, '/mangrove?x=1');
		expect(answer.status).toBe(308);
		expect(answer.headers.location).toBe('/mangrove/?x=1');
	});

	test('pages and files are below it, and nothing beside it', async () => {
		expect(String((await ask(port, '/mangrove/')).body)).toBe('home');
		expect(String((await ask(port, '/mangrove/games/x')).body)).toBe('fallback');
		expect((await ask(port, '/')).status).toBe(404);
		expect((await ask(port, '/mangrove/../secret.txt')).status).toBe(404);
	});
});
