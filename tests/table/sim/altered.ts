/**
 * The simulation with one rule of the product switched off: bundled anew from the sources, a line of which reads
 * otherwise. So no rule needs a switch in the product, and a rule whose text has moved on is noticed: its line must
 * stand there exactly once.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type * as Entrance from './entrance';

/** One rule, switched off. */
export interface Alteration {
	/** In `src/lib/table`, or beside this one: what a table does that the simulation does in its place. */
	readonly file: string;
	/** The rule's own text … */
	readonly text: string;
	/** … and what stands there when it is off. */
	readonly instead: string;
}

const ENTRANCE = resolve(import.meta.dirname, 'entrance.ts');
const FOLDERS = [resolve(import.meta.dirname, '../../../src/lib/table'), import.meta.dirname];

export async function loadAltered(...alterations: readonly Alteration[]): Promise<typeof Entrance> {
	const { outputFiles } = await build({
		entryPoints: [ENTRANCE],
		bundle: true,
		write: false,
		format: 'esm',
		platform: 'node',
		logLevel: 'silent',
		plugins: [
			{
				name: 'alter',
				setup({ onLoad }) {
					onLoad({ filter: /\/table\/(sim\/)?[\w-]+\.ts$/ }, async ({ path }) => {
						const isThis = ({ file }: Alteration): boolean => FOLDERS.some((folder) => path === resolve(folder, file));
						const wanted = alterations.filter(isThis);
						if (wanted.length === 0) return undefined;
						let contents = await readFile(path, 'utf8');
						for (const { text, instead } of wanted) contents = replacedOnce(contents, text, instead);
						return { contents, loader: 'ts' };
					});
				}
			}
		]
	});
	const code = outputFiles[0]?.text ?? '';
	const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
	return (await import(/* @vite-ignore */ url)) as typeof Entrance;
}

function replacedOnce(source: string, text: string, instead: string): string {
	const parts = source.split(text);
	if (parts.length !== 2) throw new Error(`the rule's text stands ${parts.length - 1} times in its file:\n${text}`);
	return parts.join(instead);
}
