import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { afterAll, describe, it } from 'vitest';
import purity from './purity.js';
import { root } from './rooms.js';

RuleTester.describe = describe;
RuleTester.it = it;
Object.assign(RuleTester, { afterAll });

const RULES = 'src/lib/games/green-conquest/apply/drive.ts';
const ABOUT = 'src/lib/games/green-conquest/about.ts';

const tester = new RuleTester({ languageOptions: { parser: ts.parser } });

/** @param {string} code */
const good = (code, filename = RULES) => ({ code, filename });

/** @param {string} code @param {...string} messageIds */
const bad = (code, ...messageIds) => ({
	code,
	filename: RULES,
	errors: messageIds.map((messageId) => ({ messageId }))
});

/** @param {string} code @param {string} messageId */
const badAbout = (code, messageId) => ({ code, filename: ABOUT, errors: [{ messageId }] });

tester.run('mangrove/purity: globals', purity, {
	valid: [
		good('const list = Array.from(new Set([3, 1, 2])).sort((a, b) => a - b);'),
		good('const text = JSON.stringify({ a: undefined, b: Infinity, c: NaN });'),
		good('const most = Math.max(...[1, 2].map(Number), Number.MAX_SAFE_INTEGER);'),
		good('const bytes = new Uint8Array(new TextEncoder().encode("x"));'),
		good('class Illegal extends Error {} throw new Illegal("no");'),
		good('function move(date: Date, self: number, performance: number) { return self + performance; }'),
		good('const crypto = { random: 4 }; export const dice = crypto.random;'),
		good('const state = { Date: 1, process: 2, console: 3 }; export const sum = state.Date + state.process;'),
		good('type Later = Promise<void>; interface Clock { now(): Date; window: Window }'),
		good('import { fetch } from "./fetch"; fetch();')
	],
	invalid: [
		bad('const now = Date.now();', 'global'),
		bad('const now = new Date();', 'global'),
		bad('const now = performance.now();', 'global'),
		bad('setTimeout(() => {}, 1); setInterval(() => {}, 1); clearTimeout(1);', 'global', 'global', 'global'),
		bad('queueMicrotask(() => {}); requestAnimationFrame(() => {});', 'global', 'global'),
		bad('const copy = structuredClone({});', 'global'),
		bad('const list = new Intl.Collator();', 'global'),
		bad('console.log(1);', 'global'),
		bad('const port = process.env.PORT;', 'global'),
		bad('const random = crypto.getRandomValues(new Uint8Array(1));', 'global'),
		bad('const clock = globalThis.Date;', 'global'),
		bad('const { Date: Clock } = globalThis;', 'global'),
		bad('window.alert(document.title, navigator.language, localStorage.x);', 'global', 'global', 'global', 'global'),
		bad('fetch("x"); new WebSocket("x");', 'global', 'global'),
		bad('const now = () => typeof Date;', 'global'),
		bad('eval("1"); new Function("return 1");', 'global', 'global'),
		bad('new WeakRef({}); new FinalizationRegistry(() => {});', 'global', 'global'),
		bad('const done = Promise.resolve();', 'global'),
		bad('const half = new Float64Array(1), third = parseFloat("0.3");', 'global', 'global'),
		bad('export { Date };', 'global'),
		bad('export default { Date };', 'global'),
		bad('const unheardOf = somethingThatABrowserMayHave;', 'global'),
		bad('const here = import.meta.url;', 'meta')
	]
});

tester.run('mangrove/purity: Math and Number', purity, {
	valid: [
		good('const n = Math.floor(7) + Math.abs(-1) + Math.imul(2, 3) + Math.clz32(1) + Math.sign(-2);'),
		good('const n = Math["max"](1, 2); const ok = Number.isInteger(n) && Number.isSafeInteger(n);'),
		good('const Math = { random: () => 4 }; export const fair = Math.random();')
	],
	invalid: [
		bad('const die = Math.random();', 'math'),
		bad('const die = Math["random"]();', 'math'),
		bad('const die = Math[`random`]();', 'math'),
		bad('const die = Math?.random();', 'math'),
		bad('const die = (Math as { random(): number }).random();', 'math'),
		bad('const die = [1].map(Math.random);', 'math'),
		bad('const { random } = Math;', 'mathWhole'),
		bad('const M = Math;', 'mathWhole'),
		bad('const key = "random"; const die = Math[key]();', 'mathWhole'),
		bad('const x = Math.sin(1) + Math.cos(1) + Math.sqrt(4);', 'math', 'math', 'math'),
		bad('const x = Math.pow(2, 3) + Math.exp(1) + Math.log(1) + Math.hypot(3, 4);', 'math', 'math', 'math', 'math'),
		bad('const x = Math.PI;', 'math'),
		bad('const x = Number.EPSILON + Number.parseFloat("1") + Number.MAX_VALUE;', 'number', 'number', 'number')
	]
});

tester.run('mangrove/purity: members', purity, {
	valid: [good('const sorted = ["b", "a"].sort((a, b) => (a < b ? -1 : 1)); const big = "x".toUpperCase();')],
	invalid: [
		bad('["b", "a"].sort((a, b) => a.localeCompare(b));', 'member'),
		bad('["b", "a"].sort((a, b) => a["localeCompare"](b));', 'member'),
		bad('const { localeCompare } = "a";', 'member'),
		bad('const text = (1000).toLocaleString() + "x".toLocaleUpperCase();', 'member', 'member'),
		bad('const text = (1).toFixed(2);', 'member'),
		bad('const list = Array.fromAsync([]);', 'member'),
		bad('new DataView(new ArrayBuffer(8)).getFloat64(0);', 'member')
	]
});

tester.run('mangrove/purity: nothing waits', purity, {
	valid: [
		good("export const about = { load: () => import('./index').then((found) => found.module) };", ABOUT),
		good("export const about = { async load() { return (await import('./index')).module; } };", ABOUT),
		good("export const about = { load: async () => (await import('./index')).module };", ABOUT),
		good(
			"async function load() { return (await Promise.all([import('./index')]))[0]; } export const about = { load };",
			ABOUT
		)
	],
	invalid: [
		bad('async function move() {}', 'async'),
		bad('const move = async () => {};', 'async'),
		bad('const rules = { async move() {} }; class Rules { async move() {} }', 'async', 'async'),
		bad('async function* moves() {}', 'async'),
		bad('const state = await 1;', 'async'),
		bad('for await (const x of []) {}', 'async'),
		bad("const cards = () => import('./cards');", 'load'),
		bad("export const about = { load: () => import('./index') };", 'load'),
		badAbout("export const about = { name: () => import('./index') };", 'load'),
		badAbout('async function other() {}', 'async')
	]
});

tester.run('mangrove/purity: integers', purity, {
	valid: [
		good('const a = 7, b = 2, n = Math.floor(a / b) + Math.ceil(a / b) + Math.trunc(a / b) + Math.round(a / b);'),
		good('const a = 7, n = (a / 2) | 0, m = 0 | (a / 2);'),
		good('const a = 7, n = Math.floor((a / 2) as number), m = Math.floor((a / 2)!);'),
		good('const a = 7, n = (a + 1) >> 1, m = a % 2, o = 1 << a;'),
		good('const n = 2 ** 32 + 10 ** 3 + -1 + 0x7f + 1e3 + 1_000_000;'),
		good('const n = 7n / 2n; let m = 7n; m /= 2n; const o = 2n ** 70n;'),
		good('const path = "a/b", pattern = /a\\/b/, comment = 1; // a / b, 0.5')
	],
	invalid: [
		bad('const a = 7, b = 2, n = a / b;', 'quotient'),
		bad('const a = 7, n = Math.max(a / 2, 1);', 'quotient'),
		bad('const a = 7, n = Math.floor(1, a / 2);', 'quotient'),
		bad('const a = 7, n = Math.floor(a / 2 + 1);', 'quotient'),
		bad('const a = 7, n = (a / 2) | 1;', 'quotient'),
		bad('const a = 7, n = Math.floor(a / 2 / 3);', 'quotient'),
		bad('let a = 7; a /= 2;', 'quotientAssign'),
		bad('const a = 7, n = a ** 2;', 'power'),
		bad('const n = 2 ** -1;', 'power'),
		bad('const n = 2 ** 64;', 'power'),
		bad('const n = 4 ** 0.5;', 'power', 'fraction'),
		bad('let a = 7; a **= 2;', 'power'),
		bad('const n = 0.5;', 'fraction'),
		bad('const n = -1.25e-3;', 'fraction'),
		bad('const n = 9007199254740993;', 'unsafe')
	]
});

// With types at hand BigInts are known by their type. The file must be one that the project knows.
const typed = new RuleTester({
	languageOptions: { parser: ts.parser, parserOptions: { projectService: true, tsconfigRootDir: root } }
});
const KNOWN = `${root}/src/lib/engine/contract.ts`;

typed.run('mangrove/purity: integers, with types', purity, {
	valid: [
		{ code: 'export function share(a: bigint, b: bigint) { return a / b + a ** b; }', filename: KNOWN },
		{ code: 'export function share(a: bigint, b: bigint) { a /= b; a **= b; return a; }', filename: KNOWN }
	],
	invalid: [
		{
			code: 'export function share(a: number, b: number) { return a / b + a ** b; }',
			filename: KNOWN,
			errors: [{ messageId: 'quotient' }, { messageId: 'power' }]
		},
		{
			code: 'export const now = () => Date.now();',
			filename: KNOWN,
			errors: [{ messageId: 'global' }]
		}
	]
});
