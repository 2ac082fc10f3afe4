/** Runs a TypeScript module in a page: for what must give the same results in a browser as in Node. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The module and all that it imports as one script; its exports are left on `globalThis[name]`. JSON and text may be imported. */
export async function bundle(entry: string, name: string): Promise<string> {
	const result = await build({
		entryPoints: [path.join(root, entry)],
		bundle: true,
		write: false,
		format: 'iife',
		globalName: name,
		platform: 'browser',
		target: 'es2022',
		loader: { '.txt': 'text' },
		logLevel: 'silent'
	});
	const [file] = result.outputFiles;
	if (!file) throw new Error(`${entry}: nothing was bundled`);
	return file.text;
}

/**
 * Loads the module into the page and calls one of its exported functions there, with arguments and result as plain JSON. The
 * page should be one of the site's, so that what a module may need (a secure origin, storage) is there.
 */
export async function callInPage<Result>(
	page: Page,
	entry: string,
	exported: string,
	...args: readonly unknown[]
): Promise<Result> {
	const script = await bundle(entry, '__module');
	// Evaluated through the debugger, not as a script of the page: the content policy stays as it is shipped.
	return page.evaluate<Result>(`(async () => { ${script}
		return await __module[${JSON.stringify(exported)}](...${JSON.stringify(args)});
	})()`);
}
