/**
 * A file under a passphrase: all matches of a device, for a place that others can read. The key comes from scrypt, the content is sealed with XChaCha20-Poly1305; a checksum tells a damaged file from a wrong passphrase, before any
 * work is done. What the file says about that work is bounded: a hostile one neither hangs the reader nor eats its memory.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { LARGEST_FILE, VERSION } from './archive';
import { Writer, concat, equalBytes } from './bytes';
import { randomBytes } from './signature';

const MAGIC = new TextEncoder().encode('MANGROVE');
/** Where a plain file has its version: an app that knows no locked files takes it for a newer one. */
const LOCKED = VERSION + 1;
const CHECKSUM = 8;
const SALT = 16;
const NONCE = 24;
const TAG = 16;
/** Magic, kind, three numbers of scrypt, salt, nonce. */
const HEADER = MAGIC.length + 4 + SALT + NONCE;

/** The work of scrypt: 2^`cost` blocks of 128 · `block` bytes, `lanes` times. */
export interface Work {
	readonly cost: number;
	readonly block: number;
	readonly lanes: number;
}

/** 64 MB, about a second on a phone. */
export const WORK: Work = { cost: 16, block: 8, lanes: 1 };
const MOST: Work = { cost: 17, block: 8, lanes: 1 };
const LEAST: Work = { cost: 10, block: 8, lanes: 1 };

export type VaultFailure = 'not-locked' | 'too-big' | 'corrupt' | 'wrong-passphrase';

/** Told how much of the work is done, 0 to 1. */
export type Progress = (done: number) => void;

export function isLocked(bytes: Uint8Array): boolean {
	return equalBytes(bytes.subarray(0, MAGIC.length), MAGIC) && bytes[MAGIC.length] === LOCKED;
}

export async function lock(
	content: Uint8Array,
	passphrase: string,
	onProgress: Progress = () => undefined,
	work: Work = WORK,
	random: (length: number) => Uint8Array = randomBytes
): Promise<Uint8Array> {
	const salt = random(SALT);
	const nonce = random(NONCE);
	const header = new Writer().raw(MAGIC).byte(LOCKED).byte(work.cost).byte(work.block).byte(work.lanes);
	const head = header.raw(salt).raw(nonce).done();
	const key = await keyOf(passphrase, salt, work, onProgress);
	const body = concat([head, xchacha20poly1305(key, nonce, head).encrypt(content)]);
	return concat([body, sha256(body).subarray(0, CHECKSUM)]);
}

/** Never throws: whatever is wrong has a name. */
export async function unlock(
	file: Uint8Array,
	passphrase: string,
	onProgress: Progress = () => undefined
): Promise<Uint8Array | VaultFailure> {
	if (!isLocked(file)) return 'not-locked';
	if (file.length > LARGEST_FILE + HEADER + TAG + CHECKSUM) return 'too-big';
	const body = file.subarray(0, -CHECKSUM);
	if (file.length < HEADER + TAG + CHECKSUM) return 'corrupt';
	if (!equalBytes(sha256(body).subarray(0, CHECKSUM), file.subarray(-CHECKSUM))) return 'corrupt';
	const [cost = 0, block = 0, lanes = 0] = body.subarray(MAGIC.length + 1);
	const work = { cost, block, lanes };
	if (!isBearable(work)) return 'corrupt';
	const head = body.subarray(0, HEADER);
	const key = await keyOf(passphrase, head.subarray(-SALT - NONCE, -NONCE), work, onProgress);
	try {
		return xchacha20poly1305(key, head.slice(-NONCE), head).decrypt(body.slice(HEADER));
	} catch {
		return 'wrong-passphrase';
	}
}

function isBearable({ cost, block, lanes }: Work): boolean {
	const fits = (value: number, least: number, most: number): boolean => value >= least && value <= most;
	return (
		fits(cost, LEAST.cost, MOST.cost) && fits(block, LEAST.block, MOST.block) && fits(lanes, LEAST.lanes, MOST.lanes)
	);
}

/** The same signs typed on another keyboard are the same passphrase. The work is done in small pieces, so that the screen goes on. */
function keyOf(passphrase: string, salt: Uint8Array, work: Work, onProgress: Progress): Promise<Uint8Array> {
	const { cost, block, lanes } = work;
	const settings = { N: 2 ** cost, r: block, p: lanes, dkLen: 32, onProgress };
	return scryptAsync(new TextEncoder().encode(passphrase.normalize('NFKC')), salt, settings);
}
