import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Where the app will live on its host: '' for the root, or a path such as '/mangrove'. */
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');
const folder = process.env.BUILD_DIR ?? 'build';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({ pages: folder, assets: folder, fallback: '200.html' }),
		paths: { base },
		// The same sources make the same files, byte for byte: `scripts/build.mjs` names a version after a hash of them.
		version: { name: process.env.BUILD_ID ?? 'development' },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self', 'wasm-unsafe-eval'],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'connect-src': ['self', 'ws:', 'wss:'],
				'worker-src': ['self', 'blob:'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['none']
			}
		},
		typescript: {
			config(generated) {
				generated.include.push(
					'../*.ts',
					'../*.js',
					'../server/**/*.ts',
					'../tools/**/*.ts',
					'../scripts/**/*.mjs',
					'../eslint/**/*.js',
					'../static/*.js'
				);
				generated.exclude.push('../tests/bench/peers/**');
			}
		}
	}
};
