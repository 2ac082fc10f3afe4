import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Where the app will live on its host: '' for the root, or a path such as '/mangrove'. */
const base = /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? '');
const folder = process.env.BUILD_DIR ?? 'build';

/** The styles that have each name. @type {Map<string, string>} */
const styles = new Map();

/**
 * The name of a component's styles stands on each of its elements and in each of its selectors: a short one makes all that a device keeps some per cent
 * lighter. Two components may not share one. @param {string} css @param {string} hash
 */
function styleName(css, hash) {
	const name = `s${hash.slice(-4)}`;
	if ((styles.get(name) ?? css) !== css)
		throw new Error(`two components have styles called ${name}: change one of them`);
	styles.set(name, css);
	return name;
}

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	compilerOptions: { cssHash: ({ hash, css }) => styleName(css, hash(css)) },
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
