/** Ends the process when it is told to, within three seconds, whatever is open. */
import type { Running } from './serve';

/** By then the process ends, closed or not, ms. */
const LATEST = 2_500;

export function stopOnSignal(running: Running): void {
	const stop = (): void => {
		setTimeout(() => process.exit(0), LATEST);
		void running.close().finally(() => process.exit(0));
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
