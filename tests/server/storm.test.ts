/** A taste of `npm run fuzz`: the server lives and answers, whatever comes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from './child';
import { Storm } from './storm';

it('malformed frames, requests and datagrams: the process lives and answers', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'mangrove-storm-'));
	await writeFile(path.join(folder, 'index.html'), 'home');
	const child = await startChild(folder);
	const storm = new Storm(child, 'taste');
	await storm.rage({ frames: 1_000, requests: 500, datagrams: 1_000 });
	expect(storm.answers).toBe(6);
	child.process.kill();
	await rm(folder, { recursive: true });
});
