/**
 * The libraries we compare with. They live in a package of their own (`peers/`), which nothing of ours depends on, and are installed when
 * the bench first runs.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/run.mjs';

export interface ChessPeer {
	/** Random games of chess; what a game is only the peer knows. */
	recordGames(count: number, maxPlies: number, int: (n: number) => number): unknown;
	/** Lists the legal moves of each position and plays the recorded one; returns the number of positions. */
	replayGames(games: unknown): number;
}

export interface TicTacToePeer {
	table(): { play(cells: readonly number[]): { cells: (number | null)[]; over: boolean } };
}

const folder = path.join(import.meta.dirname, 'peers');

export async function chessPeer(): Promise<ChessPeer> {
	return (await load('chess.mjs')) as ChessPeer;
}

export async function ticTacToePeer(): Promise<TicTacToePeer> {
	// Its store watches for forbidden changes unless told that this is no development.
	process.env.NODE_ENV = 'production';
	return (await load('tic-tac-toe.mjs')) as TicTacToePeer;
}

/** `chessops 0.15.1`, as installed. */
export function peerVersion(name: string): string {
	const manifest = readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8');
	return `${name} ${(JSON.parse(manifest) as { version: string }).version}`;
}

async function load(file: string): Promise<unknown> {
	await install();
	return import(path.join(folder, file));
}

async function install(): Promise<void> {
	if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return;
	process.stdout.write('Installing what the bench compares with …\n');
	// Our own strictness about Node comes along in the environment; what a peer depends on asks for more than it needs.
	const command = ['npm', 'ci', '--prefix', folder, '--engine-strict=false', '--loglevel=error'];
	const code = await run(command, { show: 'failure' });
	if (code !== 0) throw new Error('The peers of the bench could not be installed.');
}
