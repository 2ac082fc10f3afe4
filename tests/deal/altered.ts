/**
 * The judge with one check of the product switched off: bundled anew from the sources, a line of which reads otherwise. So no check needs
 * a switch in the product, and one whose text has moved on is noticed: its line must stand there exactly once.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type * as Judging from '../../src/lib/deal/sealed/judge';

/** One check, switched off. */
export interface Alteration {
	/** In `src/lib/deal/sealed`. */
	readonly file: string;
	/** The check's own text … */
	readonly text: string;
	/** … and what stands there when it is off. */
	readonly instead: string;
}

const FOLDER = resolve(import.meta.dirname, '../../src/lib/deal/sealed');

export async function loadAltered({ file, text, instead }: Alteration): Promise<typeof Judging> {
	const altered = resolve(FOLDER, file);
	const { outputFiles } = await build({
		entryPoints: [resolve(FOLDER, 'judge.ts')],
		bundle: true,
		write: false,
		format: 'esm',
		platform: 'node',
		logLevel: 'silent',
		plugins: [
			{
				name: 'alter',
				setup({ onLoad, onResolve }) {
					// The library is the same for all: only our own sources are bundled.
					onResolve({ filter: /^@noble\// }, ({ path }) => ({
						path: pathToFileURL(resolve(import.meta.dirname, '../../node_modules', path)).href,
						external: true
					}));
					onLoad({ filter: /\/deal\/sealed\/[\w-]+\.ts$/ }, async ({ path }) => {
						if (path !== altered) return undefined;
						return { contents: replacedOnce(await readFile(path, 'utf8'), text, instead), loader: 'ts' };
					});
				}
			}
		]
	});
	const code = outputFiles[0]?.text ?? '';
	const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
	return (await import(/* @vite-ignore */ url)) as typeof Judging;
}

function replacedOnce(source: string, text: string, instead: string): string {
	const parts = source.split(text);
	if (parts.length !== 2) throw new Error(`the check's text stands ${parts.length - 1} times in its file:\n${text}`);
	return parts.join(instead);
}
