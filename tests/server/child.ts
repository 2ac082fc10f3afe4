/** The server in a process of its own, which can die without taking the test along. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Child {
	readonly port: number;
	readonly process: ChildProcess;
	/** What it said before it died, if it did. */
	readonly lastWords: () => string;
}

/** `root`: the folder that it serves. Everybody may say in `X-Forwarded-For` where they come from. */
export async function startChild(root: string): Promise<Child> {
	const options = JSON.stringify({ root, port: 0, host: '127.0.0.1', proxy: true });
	const script = `
		const [{ serve }, { stopOnSignal }] = await Promise.all([import('./server/serve.ts'), import('./server/stop.ts')]);
		const running = await serve(${options});
		stopOnSignal(running);
		console.log(running.port);`;
	const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
	const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
	let words = '';
	child.stderr.on('data', (data: Buffer) => (words = `${words}${String(data)}`.slice(-4_000)));
	const [port] = (await Promise.race([
		once(createInterface(child.stdout), 'line'),
		once(child, 'exit').then(() => Promise.reject(new Error(words)))
	])) as [string];
	return { port: Number(port), process: child, lastWords: () => words };
}
