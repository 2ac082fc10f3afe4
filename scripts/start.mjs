// `npm start`: installs and builds what is missing, then serves the app, signalling and STUN on one port.
import { build, isBuilt } from './build.mjs';
import { ensureInstalled, root } from './run.mjs';

const HELP = `npm start -- [options]
  --port N             port for http, signalling and STUN (default 4173, or $PORT)
  --host ADDRESS       listen on this address only (default: all)
  --base PATH          serve the app under a path, such as /mangrove
  --cert F --key F     certificate and key files, for https
  --proxy              everybody comes through a proxy that sets X-Forwarded-For`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
	console.log(HELP);
	process.exit(0);
}

await ensureInstalled();
const { tsImport } = await import('tsx/esm/api');
/** @type {typeof import('../server/options')} */
const { readOptions } = await tsImport('../server/options.ts', import.meta.url);
/** @type {typeof import('../server/serve')} */
const { serve } = await tsImport('../server/serve.ts', import.meta.url);
/** @type {typeof import('../server/stop')} */
const { stopOnSignal } = await tsImport('../server/stop.ts', import.meta.url);
/** @type {typeof import('../server/announce')} */
const { announce, lanUrls, scanLines } = await tsImport('../server/announce.ts', import.meta.url);

/** @param {unknown} error @returns {never} */
function give(error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}

/** @type {import('../server/options').Options} */
let options;
try {
	options = readOptions(args, process.env);
} catch (error) {
	console.error(HELP);
	give(error);
}

if (!isBuilt({ base: options.base })) {
	console.log('Building …');
	if (!(await build({ base: options.base, show: 'failure' }))) give('The build failed (above).');
}

try {
	const running = await serve({ ...options, root: `${root}/build` });
	for (const line of announce(running, options)) console.log(line);
	const [lan] = lanUrls(running, options);
	if (lan !== undefined && process.stdout.isTTY) for (const line of scanLines(lan)) console.log(line);
	stopOnSignal(running);
} catch (error) {
	const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
	give(taken ? `Port ${options.port} is taken. Another one: npm start -- --port ${options.port + 1}` : error);
}
