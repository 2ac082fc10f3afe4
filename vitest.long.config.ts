// `npm run test:long`: tests that take minutes.
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		environment: 'node',
		include: ['src/**/*.long.ts', 'tests/**/*.long.ts', 'server/**/*.long.ts'],
		testTimeout: 30 * 60_000,
		allowOnly: false,
		passWithNoTests: true
	}
});
