// Browser tests against the built site, served by our own server. `npm run e2e` builds first and names a browser in CHROMIUM_PATH.
import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
/** Stories tagged @long run only in `npm run test:long`, which asks for them; those tagged @phone do on wide screens. */
const isLong = process.argv.includes('--grep');

export default defineConfig({
	testDir: 'tests/e2e',
	testMatch: '**/*.e2e.ts',
	outputDir: 'test-results',
	forbidOnly: true,
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	// Two browsers, a server and bots share two cores.
	expect: { timeout: 15_000 },
	reporter: 'list',
	use: {
		browserName: 'chromium',
		serviceWorkers: 'allow',
		trace: 'retain-on-failure',
		locale: 'en-GB',
		launchOptions: {
			...(executablePath ? { executablePath } : {}),
			args: [
				...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync'
			]
		}
	},
	projects: [
		{
			name: 'phone',
			...(isLong ? {} : { grepInvert: /@long/ }),
			use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
		},
		{
			name: 'desktop',
			...(isLong ? {} : { grepInvert: /@long|@phone/ }),
			use: { viewport: { width: 1280, height: 800 } }
		}
	]
});
