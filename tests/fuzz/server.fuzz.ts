/** 100,000 frames and datagrams, and 20,000 requests, at a server in a process of its own: it lives and answers. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startChild } from '../server/child';
import { Storm } from '../server/storm';
import { fuzzSeed, scaled } from './scale';

const size = { frames: scaled(100_000), requests: scaled(20_000), datagrams: scaled(100_000) };

it(`${size.frames} frames, ${size.requests} requests, ${size.datagrams} datagrams from seed ${fuzzSeed}`, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'mangrove-storm-'));
	await writeFile(path.join(folder, 'index.html'), 'home');
	const child = await startChild(folder);
	const storm = new Storm(child, fuzzSeed);
	await storm.rage(size);
	console.log(
		`${size.frames + size.requests + size.datagrams} malformed messages, ${storm.answers} times asked: alive`
	);
	expect(child.process.exitCode).toBeNull();
	child.process.kill();
	await rm(folder, { recursive: true });
});
