/** Compressed bodies of text files, made when first asked for and kept in memory: the built app is small and does not change. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const PACKABLE: ReadonlySet<string> = new Set([
	'.html',
	'.js',
	'.mjs',
	'.css',
	'.json',
	'.webmanifest',
	'.svg',
	'.txt',
	'.xml',
	'.wasm'
]);

const pack: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
	br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
	gzip: (body) => promisify(gzip)(body, { level: 9 })
};

const kept = new Map<string, { readonly etag: string; readonly body: Promise<Buffer> }>();

/** The best encoding that the client takes (`q=0` means that it does not); null for files that would not get smaller. */
export function encodingFor(file: string, accepted: string | string[] | undefined): Encoding | null {
	if (!PACKABLE.has(path.extname(file).toLowerCase())) return null;
	const offers = new Set<string>();
	for (const offer of String(accepted ?? '').split(',')) {
		const [name = '', ...settings] = offer.split(';').map((part) => part.trim().toLowerCase());
		if (!settings.some((setting) => /^q=0(\.0*)?$/.test(setting))) offers.add(name);
	}
	return offers.has('br') ? 'br' : offers.has('gzip') ? 'gzip' : null;
}

/** `etag` stands for the version of the file: another one makes the kept body anew. */
export function packed(file: string, etag: string, encoding: Encoding): Promise<Buffer> {
	const key = `${encoding}:${file}`;
	const known = kept.get(key);
	if (known?.etag === etag) return known.body;
	const body = readFile(file).then(pack[encoding]);
	kept.set(key, { etag, body });
	body.catch(() => kept.delete(key));
	return body;
}
