import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { defineConfig } from 'vite';

const base = process.env.BASE_PATH ?? '';

export default defineConfig({
	build: {
		// The oldest browsers that the app runs in.
		target: ['chrome109', 'firefox115', 'safari16.4'],
		rolldownOptions: { checks: { pluginTimings: false } }
	},
	// A bot loads the rules of its game when it is first asked.
	worker: { format: 'es' },
	plugins: [
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
				// Only the system looks at these, when it offers to install.
				globIgnores: ['client/screens/**'],
				navigateFallback: '200.html',
				// The first visit is served from the cache at once, not only after a reload.
				clientsClaim: true
			}
		})
	]
});
