// What the scripts share: the repository's folder, running a program with its output shown, and what must be installed before.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const windows = process.platform === 'win32';

/** The command line of a package's program, run with this very Node. @param {string} name @param {string} [program] */
export function bin(name, program = name) {
	const folder = path.join(root, 'node_modules', name);
	const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[program];
	return [process.execPath, path.join(folder, file)];
}

/**
 * Runs a program in the repository's folder, its output on the screen; resolves with its exit code.
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string | undefined>, show?: 'all' | 'failure' | 'nothing' }} [options] what of its output is shown
 * @returns {Promise<number>}
 */
export function run([program = '', ...args], { env = {}, show = 'all' } = {}) {
	const output = show === 'all' ? 'inherit' : 'pipe';
	return new Promise((resolve) => {
		const child = spawn(program, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ['ignore', output, output],
			shell: windows && program === 'npm'
		});
		/** @type {Buffer[]} */
		const said = [];
		child.stdout?.on('data', (chunk) => said.push(chunk));
		child.stderr?.on('data', (chunk) => said.push(chunk));
		child.on('error', (error) => {
			console.error(`${program}: ${error.message}`);
			resolve(127);
		});
		child.on('close', (code) => {
			if (code !== 0 && show === 'failure') process.stderr.write(Buffer.concat(said));
			resolve(code ?? 1);
		});
	});
}

/** `20.19.0` → comparable number. @param {string} version */
function rank(version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major * 1000 + minor;
}

/** True if what is in node_modules is what the lock file says. Optional packages of other systems may be missing. */
function installed() {
	const have = path.join(root, 'node_modules', '.package-lock.json');
	if (!existsSync(have)) return false;
	try {
		const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
		const there = JSON.parse(readFileSync(have, 'utf8')).packages;
		return Object.entries(wanted).every(
			([name, { version, optional }]) => name === '' || there[name]?.version === version || (optional && !there[name])
		);
	} catch {
		return false;
	}
}

/** Installs the dependencies if they are missing or not those of the lock file. Ends the process if that fails. */
export async function ensureInstalled() {
	const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
	const needed = engines.node.replace('>=', '');
	if (rank(process.versions.node) < rank(needed)) {
		console.error(`Mangrove needs Node ${needed} or newer; this is ${process.versions.node}.`);
		process.exit(1);
	}
	if (!installed()) {
		console.log('Installing dependencies …');
		const npm = process.env.npm_execpath;
		const command = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
		if ((await run([...command, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { show: 'failure' })) !== 0) {
			console.error('npm ci failed (above).');
			process.exit(1);
		}
	}
	if (!existsSync(path.join(root, '.svelte-kit', 'tsconfig.json'))) {
		await run([...bin('@sveltejs/kit', 'svelte-kit'), 'sync'], { show: 'failure' });
	}
}
