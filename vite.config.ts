import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig, type Plugin } from 'vite';

const base = process.env.BASE_PATH ?? '';
/** Where the picture of link previews lies (`app.html`): whoever does not name the whole site gets its path. */
process.env.PUBLIC_SITE ??= base;

/**
 * Makes a worker one more entry of the page's own build. Vite builds workers apart, each with a copy of all that it imports: a device would keep the
 * rules of every game twice. `importer` starts the worker by `new URL(worker, import.meta.url)`, which is all that development and tests need.
 */
function sharedWorker(importer: string, worker: string): Plugin {
	const address = `new URL('${worker}', import.meta.url)`;
	return {
		name: 'mangrove:shared-worker',
		apply: 'build',
		enforce: 'pre',
		async transform(code, id) {
			if (this.environment.name !== 'client' || !id.endsWith(importer)) return null;
			const entry = await this.resolve(worker, id);
			if (entry === null || !code.includes(address)) return this.error(`${importer} starts no ${worker}`);
			const file = this.emitFile({ type: 'chunk', id: entry.id, preserveSignature: false });
			return code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`);
		}
	};
}

export default defineConfig({
	build: {
		// The oldest browsers that the app runs in.
		target: ['chrome109', 'firefox115', 'safari16.4'],
		// What has no styles may be loaded in a worker, where there is no document to preload into.
		modulePreload: { resolveDependencies: (_, files) => (files.some((file) => file.endsWith('.css')) ? files : []) },
		rolldownOptions: { checks: { pluginTimings: false } }
	},
	plugins: [
		sharedWorker('/bots/client.ts', './worker.ts'),
		sveltekit(),
		SvelteKitPWA({
			// A new version takes over when the last tab of the old one is closed: rules never change under a match on the screen.
			registerType: 'prompt',
			injectRegister: false,
			manifest: false,
			kit: { base: `${base}/`, adapterFallback: '200.html', spa: true, includeVersionFile: true },
			workbox: {
				globPatterns: [
					'client/**/*.{js,css,json,webmanifest,png,svg,webp,ico,woff2,wasm,mp3,ogg}',
					'prerendered/**/*.{html,json}'
				],
				// Only the system looks at these, when it offers to install, and those who draw a link's preview.
				globIgnores: ['client/screens/**', 'client/icon-*512.png', 'client/preview.png', 'client/{notices,shared}.js'],
				importScripts: ['notices.js', 'shared.js'],
				navigateFallback: '200.html',
				// The first visit is served from the cache at once, not only after a reload.
				clientsClaim: true
			}
		})
	]
});
