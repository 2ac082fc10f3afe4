import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({ fallback: '200.html' }),
		typescript: {
			config(generated) {
				generated.include.push('../*.ts', '../server/**/*.ts', '../tools/**/*.ts');
				generated.exclude.push('../tests/bench/peers/**');
			}
		}
	}
};
