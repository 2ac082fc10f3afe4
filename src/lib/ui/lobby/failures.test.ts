/** Whatever goes wrong on the way to a table or at one has a sentence and a next step, in both languages. */
import { expect, it } from 'vitest';
import type { Text } from '../../engine/module';
import type { OpenFailure } from '../../table/opening';
import type { Joined } from '../../table/shelf';
import type { SessionPeer, SessionState } from '../../wires/together/session';
import { joinTrouble, joinTroubleHelp } from '../messages/together';
import { openTrouble } from '../messages/match';
import { netWords, waitingFor } from './presence';

/** A match that is known is gone to. */
type JoinFailure = Exclude<Extract<Joined, { ok: false }>['reason'], 'known'>;

/** Every reason that `Arrival` stops for. A missing one is a type error. */
const JOINING: Readonly<Record<JoinFailure | 'not-a-link' | 'closed' | 'failed', true>> = {
	missing: true,
	corrupt: true,
	'unknown-game': true,
	newer: true,
	older: true,
	'no-seat': true,
	taken: true,
	'bad-options': true,
	'not-saved': true,
	'not-a-link': true,
	closed: true,
	failed: true
};

const OPENING: Readonly<Record<OpenFailure | 'failed', true>> = {
	missing: true,
	corrupt: true,
	'unknown-game': true,
	newer: true,
	older: true,
	failed: true
};

const isSaid = ({ en, fr }: Text): boolean => /[.!?…]$/.test(en) && /[.!?…]$/.test(fr) && en !== fr;

it.each(Object.keys(JOINING))('an invitation that does not lead to a seat (%s)', (reason) => {
	expect([joinTrouble(reason), joinTroubleHelp(reason)].every(isSaid)).toBe(true);
});

it.each(Object.keys(OPENING))('a match that does not open (%s)', (reason) => {
	expect(isSaid(openTrouble(reason))).toBe(true);
});

const ALONE: SessionState = {
	meeting: 'ready',
	noRoute: false,
	peers: [],
	present: new Set(),
	watching: 0,
	seen: new Map(),
	lastSync: null,
	faults: {}
};
const peer = (differs: SessionPeer['differs']): SessionPeer => ({ id: 'x', seats: [1], differs, rules: 1, faults: {} });

it.each([
	['alone', ALONE, false],
	['no meeting place', { ...ALONE, meeting: 'lost' }, true],
	['a full meeting place', { ...ALONE, meeting: 'full' }, true],
	['no route', { ...ALONE, noRoute: true }, true],
	['just arrived', { ...ALONE, peers: [peer(null)] }, false],
	['catching up', { ...ALONE, peers: [peer('items')] }, false],
	['other rules', { ...ALONE, peers: [peer('rules'), peer('none')] }, true],
	['other code', { ...ALONE, peers: [peer('state')] }, true],
	['connected', { ...ALONE, peers: [peer('none')] }, false]
] as [string, SessionState, boolean][])('between devices: %s', (_, net, isTrouble) => {
	const words = netWords(net);
	expect(words.isTrouble).toBe(isTrouble);
	expect([words.what, words.help].every(isSaid)).toBe(true);
});

it('says whom the table waits for, and for how many minutes', () => {
	const view = { name: 'Bo', bot: '', standIn: false, here: false, taken: true, left: false, gone: false };
	const seats = [{ ...view, name: 'Ada', here: true }, view];
	const names = { reader: null, seat: (seat: number) => seats[seat]?.name ?? '' };
	const waited = (ms: number, present: number[]): string | undefined =>
		waitingFor(1, seats, { ...ALONE, present: new Set(present) }, names, ms)?.en;
	expect(waited(5_000, [1])).toBeUndefined();
	expect(waited(30_000, [1])).toBe('Waiting for Bo.');
	expect(waited(3 * 60_000 + 59_000, [1])).toBe('Waiting for Bo for 3 min.');
	expect(waited(61_000, [])).toBe('Bo is away. Waiting for 1 min.');
	expect(waitingFor(0, seats, ALONE, names, 99_000)).toBeNull();
});
