// Unit, scenario and property tests: plain Node, no browser, no Svelte. Long stories, fuzzing and benches have runs of their own.
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		environment: 'node',
		include: [
			'src/**/*.test.ts',
			'tests/**/*.test.ts',
			'server/**/*.test.ts',
			'eslint/**/*.test.js',
			'scripts/**/*.test.mjs'
		],
		exclude: ['node_modules/**', 'tests/e2e/**', 'tests/fuzz/**', 'tests/bench/**'],
		testTimeout: 60_000,
		allowOnly: false
	}
});
