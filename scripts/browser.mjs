// Finds a Chromium for the browser tests, and fetches one if there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const ELSEWHERE = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
		.filter((folder) => folder !== undefined)
		.map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
];

/** @param {string} file */
function executable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** A path that exists may still be a wrapper around nothing: it must say its version. @param {string} file */
function works(file) {
	if (!executable(file)) return false;
	if (process.platform === 'win32') return true;
	return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** A browser of the system's. @returns {string | null} */
function systemBrowser() {
	const folders = (process.env.PATH ?? '').split(path.delimiter);
	const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
	return [...places, ...ELSEWHERE].find(works) ?? null;
}

/** The browser that Playwright has downloaded before. @returns {Promise<string | null>} */
async function playwrightBrowser() {
	const { chromium } = await import('@playwright/test');
	const file = chromium.executablePath();
	return existsSync(file) && works(file) ? file : null;
}

/** @returns {Promise<string | null>} */
export async function findBrowser() {
	const named = process.env.CHROMIUM_PATH;
	if (named) return works(named) ? named : null;
	return systemBrowser() ?? (await playwrightBrowser());
}

async function download() {
	console.log('No browser found: fetching Chromium with Playwright …');
	await run([...bin('@playwright/test', 'playwright'), 'install', 'chromium'], { show: 'nothing' });
	return playwrightBrowser();
}

async function installPackage() {
	if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
	console.log("That did not work: installing the distribution's chromium …");
	const env = { DEBIAN_FRONTEND: 'noninteractive' };
	await run(['apt-get', 'update', '-qq'], { show: 'failure', env });
	await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], { show: 'failure', env });
	return systemBrowser();
}

/** A browser to test with, fetched if need be; null (and a word about it) if there is none to be had. */
export async function ensureBrowser() {
	const named = process.env.CHROMIUM_PATH;
	const found = await findBrowser();
	if (found) return found;
	if (named) {
		console.error(`CHROMIUM_PATH names ${named}, which is no browser that runs.`);
		return null;
	}
	const fetched = (await download()) ?? (await installPackage());
	if (!fetched) {
		console.error('No browser for the browser tests. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
	}
	return fetched;
}
