// `npm run fuzz`: the same laws as in `npm test`, on far more cases. FUZZ_SCALE multiplies them (0.1 for a taste, 10 for a night).
import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		environment: 'node',
		include: ['tests/fuzz/**/*.fuzz.ts'],
		testTimeout: 6 * 60 * 60_000,
		allowOnly: false,
		passWithNoTests: true
	}
});
