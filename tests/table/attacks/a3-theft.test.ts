/**
 * Between two, one player alone "agrees" about the other: a bot with a key of their own, another device, a match
 * rewritten from the first answer on.
 */
import { expect, it } from 'vitest';
import { agreementId } from '../../../src/lib/table/agreement';
import { deviceDetail } from '../../../src/lib/table/device';
import type { Entry, Head } from '../../../src/lib/table/entry';
import { nextHead } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import { isAgreement } from '../../../src/lib/table/node';
import type { Signer } from '../../../src/lib/table/signature';
import type { Table } from '../../../src/lib/table/table';
import { gossip, newMatch, newSigner, playRound, reload, signerOf, standings } from './kit';
import type { Peer } from './kit';

type Both = readonly [Table, Table];

async function duel(moves: number): Promise<{ peers: Peer[]; both: Both; bo: Signer }> {
	const { peers, tables } = await newMatch(2);
	const both = tables as unknown as Both;
	expect(await playRound(tables, moves)).toBe(moves);
	return { peers, both, bo: signerOf(both[1], 1) };
}

/** Where a seat was asked for each of its answers, with the head before it was applied. */
function answersOf({ chain }: Table, seat: number): { at: Head; before: Head }[] {
	return chain.view().nodes.flatMap(({ link, up }) => {
		if (link === null || isAgreement(link) || link.entry.seat !== seat) return [];
		return [{ at: link.entry.parent, before: up?.head ?? '' }];
	});
}

/** What Bo would sign to play Ada's seat with a key of his own from one of her answers on, and to resign for her. */
function theft({ id: match, chain }: Table, place: { at: Head; before: Head }, bo: Signer): Item[] {
	const thief = newSigner();
	const consent: Entry = { kind: 'consent', match, seat: 1, about: 0, at: place.at, what: 'bot', detail: thief.key };
	const taken = nextHead(place.before, agreementId(chain, 0, place.at, 'bot', thief.key));
	const resigned = sign({ kind: 'resign', match, seat: 0, parent: taken }, thief);
	const end = nextHead(taken, resigned.id);
	return [
		sign(consent, bo),
		sign({ kind: 'over', match, seat: 1, head: taken }, bo),
		resigned,
		sign({ kind: 'over', match, seat: 1, head: end }, bo),
		sign({ kind: 'over', match, seat: 0, head: end }, thief)
	];
}

async function expectUnharmed(peers: readonly Peer[], hostile: readonly Item[]): Promise<void> {
	const [peer] = peers as [Peer];
	const before = standings([peer.table]);
	await peer.table.receive(...hostile.map(({ bytes }) => bytes));
	expect(standings([peer.table])).toEqual(before);
	expect(peer.table.snapshot.health.readOnly).toEqual([]);
	const again = await reload(peer);
	expect(standings([again])).toEqual(before);
}

it('the seat of a player who is present and has answered stays theirs', async () => {
	const { peers, both, bo } = await duel(20);
	for (const place of answersOf(both[0], 0).slice(0, 3))
		await both[0].receive(...theft(both[0], place, bo).map(({ bytes }) => bytes));
	await expectUnharmed(peers, theft(both[0], answersOf(both[0], 0)[0] as { at: Head; before: Head }, bo));
});

it('a finished and confirmed match stays as it ended', async () => {
	const { peers, both, bo } = await duel(12);
	const [ada, other] = both;
	await other.resign(1);
	await gossip(...both);
	for (const table of both) expect(table.snapshot).toMatchObject({ result: { winners: [0] }, confirmed: true });
	await expectUnharmed(peers, theft(ada, answersOf(ada, 0)[0] as { at: Head; before: Head }, bo));
});

it('nobody asks for another’s device: without the seat’s own signature a consent means nothing', async () => {
	const { peers, both, bo } = await duel(20);
	const [ada] = both;
	const { at, before } = answersOf(ada, 0)[2] as { at: Head; before: Head };
	const place = { match: ada.id, seat: 0, at };
	const detail = deviceDetail(place, newSigner().key, bo);
	const taken = nextHead(before, agreementId(ada.chain, 0, at, 'device', detail));
	await expectUnharmed(peers, [
		sign({ kind: 'consent', match: ada.id, seat: 1, about: 0, at, what: 'device', detail }, bo),
		sign({ kind: 'over', match: ada.id, seat: 1, head: taken }, bo)
	]);
});

it('among three, two who agree about an answer of long ago that they have built on change nothing', async () => {
	const { peers, tables } = await newMatch(3);
	expect(await playRound(tables, 18)).toBe(18);
	const [ada] = tables as [Table];
	const { at } = answersOf(ada, 0)[0] as { at: Head };
	const consents = [1, 2].map((seat) => {
		const entry: Entry = { kind: 'consent', match: ada.id, seat, about: 0, at, what: 'gone', detail: '' };
		return sign(entry, signerOf(tables[seat] as Table, seat));
	});
	await expectUnharmed(peers, consents);
});
