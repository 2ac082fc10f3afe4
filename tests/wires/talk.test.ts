/** What people at one table say and agree to between their devices, over a network that loses, repeats and reorders. */
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { playBots } from '../../src/lib/table/bots';
import { LONGEST_SAY } from '../../src/lib/table/chat';
import { continuation } from '../../src/lib/table/founding';
import { openReplay, packReplay } from '../../src/lib/table/replay';
import { verifyHere } from '../../src/lib/table/signature';
import { memoryStore, type Store } from '../../src/lib/table/store';
import type { Table } from '../../src/lib/table/table';
import { find, newShelf, reopened } from '../table/fixture';
import { STORM, arrive, invitationTo, playBetween, tableOf, together, until, type Station } from './devices';
import { Ether } from './ether';

const relayOf = (seats: number) => ({ game: 'relay', options: { seats, turns: 30 }, seats: [] });
const duel = async (stores: readonly (Store | undefined)[] = []) => {
	const { ether, sessions } = await tableOf(relayOf(2), ['Ada', 'Bo'], STORM, stores);
	const [ada, bo] = sessions as [Station, Station];
	return { ether, ada, bo, a: ada.table, b: bo.table };
};
const trio = async () => {
	const { ether, sessions } = await tableOf(relayOf(3), ['Ada', 'Bo', 'Cy'], STORM);
	return { ether, stations: sessions, tables: sessions.map(({ table }) => table) as [Table, Table, Table] };
};
const sameHead = (...tables: readonly Table[]): Promise<void> =>
	until(() => expect(new Set(tables.map(({ snapshot }) => snapshot.head)).size).toBe(1));
const asked = async (table: Table): Promise<string> => {
	await until(() => expect(table.snapshot.proposals.some(({ isOpen }) => isOpen)).toBe(true));
	return table.snapshot.proposals.find(({ isOpen }) => isOpen)?.id ?? '';
};

describe('words', () => {
	it('reach the other in order, are kept, and are measured', async () => {
		const store = memoryStore();
		const { a, b, bo } = await duel([undefined, store]);
		for (const words of ['one', '  two\n lines ', 'three']) expect(await a.talk.say(0, words)).toEqual({ ok: true });
		await until(() => expect(b.snapshot.chat.says.map(({ text }) => text)).toEqual(['one', 'two lines', 'three']));
		expect(await b.talk.say(1, ' \n ')).toEqual({ ok: false, reason: 'no-words' });
		expect(await b.talk.say(1, 'x'.repeat(LONGEST_SAY + 1))).toEqual({ ok: false, reason: 'no-words' });
		await b.talk.note({ muted: [0] });
		await b.talk.note({ read: 7 });
		bo.cut();
		await b.close();
		const { chat } = (await reopened(store, a.id)).snapshot;
		expect(chat).toMatchObject({ muted: [0], read: 7 });
		expect(chat.says.map(({ text }) => text)).toEqual(['one', 'two lines', 'three']);
	});

	it('are at most 500 of a seat', async () => {
		const table = await newShelf().create({
			...relayOf(2),
			seats: [
				{ name: 'A', bot: '' },
				{ name: 'B', bot: '' }
			]
		});
		for (let i = 0; i < 500; i++) await table.talk.say(0, `${i}`);
		expect(await table.talk.say(0, 'more')).toEqual({ ok: false, reason: 'said-enough' });
		expect(await table.talk.say(1, 'I may')).toEqual({ ok: true });
	});
});

describe('offers', () => {
	it('a draw is offered, agreed to and ends the match on both devices', async () => {
		const { a, b } = await duel();
		await playBetween([a, b], 3);
		await b.talk.offer(1, 'draw');
		const offer = await asked(a);
		expect(b.snapshot.proposals).toMatchObject([{ seat: 1, what: 'draw', missing: [0], isOpen: false }]);
		await a.talk.agree(offer);
		for (const table of [a, b])
			await until(() =>
				expect(table.snapshot).toMatchObject({ result: { winners: [], reason: 'agreed-draw' }, confirmed: true })
			);
		expect(a.step(a.snapshot.ply).offer).toMatchObject({ what: 'draw', seat: 1 });
	});

	it('one that is declined is not shown again, and dies with the next move', async () => {
		const { a, b } = await duel();
		await b.talk.offer(1, 'call-off');
		await asked(a);
		await a.talk.decline(1);
		await b.talk.offer(1, 'draw');
		await until(() => expect(a.snapshot.proposals.length).toBe(2));
		expect(a.snapshot.proposals.map(({ isOpen }) => isOpen)).toEqual([false, false]);
		await playBetween([a, b], 1);
		expect([...a.snapshot.proposals, ...b.snapshot.proposals]).toEqual([]);
		expect(a.snapshot.result).toBeNull();
	});

	it('moves are taken back across a move of the other, once both agree', async () => {
		const { a, b } = await duel();
		await a.play(0, { type: 'step', by: 1 });
		const { state } = a.snapshot;
		await a.play(0, { type: 'end', by: 0 });
		await sameHead(a, b);
		await b.play(1, { type: 'step', by: 1 });
		await sameHead(a, b);
		expect([a.talk.movesToAskBack(0), b.talk.movesToAskBack(1)]).toEqual([2, 1]);
		await a.talk.offer(0, 'take-back', 2);
		await b.talk.agree(await asked(b));
		for (const table of [a, b]) await until(() => expect(table.snapshot.state).toEqual(state));
		await playBetween([a, b], 4);
	});

	it('a take-back that cannot be is neither shown nor agreed to: it would cost the answer', async () => {
		const { a, b } = await duel();
		await playBetween([a, b], 2);
		for (const count of [99, 255, 3]) await b.talk.offer(1, 'take-back', count);
		await b.talk.offer(1, 'draw');
		await asked(a);
		expect(a.snapshot.proposals.map(({ what }) => what)).toEqual(['draw']);
		for (const { id } of a.chain.pool.offers(1)) await a.talk.agree(id);
		for (const table of [a, b]) await until(() => expect(table.snapshot.result?.reason).toBe('agreed-draw'));
	});

	it('who resigns out of turn has resigned, whether the other takes it in or moves first', async () => {
		const { a, b, ada } = await duel();
		ada.cut();
		await b.resign(1);
		expect(b.snapshot.proposals).toMatchObject([{ seat: 1, what: 'resign', isOpen: false }]);
		await a.play(0, { type: 'end', by: 0 });
		await b.receive(...[...a.chain.pool.items.values()].map(({ bytes }) => bytes));
		expect(b.snapshot).toMatchObject({ result: { winners: [0] } });
	});

	it('a bot agrees to what the person agrees to whose device runs it, and to nothing before', async () => {
		const ether = new Ether(STORM, seeded('a bot between devices'));
		const [ada, bot] = [
			{ name: 'Ada', bot: '' },
			{ name: '', bot: 'easy' }
		];
		const bo = { name: '', bot: '', elsewhere: true };
		const a = await newShelf().create({ ...relayOf(3), seats: [ada, bo, bot] });
		together(a, ether);
		const b = await arrive(invitationTo(a, 1), ether, 'Bo');
		together(b, ether);
		await until(() => expect(a.snapshot.seats[1]).toMatchObject({ taken: true }));
		const consenting = (): number[] =>
			[...a.chain.pool.items.values()].flatMap(({ entry }) => (entry.kind === 'consent' ? [entry.seat] : [])).sort();
		await b.talk.offer(1, 'call-off');
		const id = await asked(a);
		await a.settle();
		expect([a.snapshot.result, consenting()]).toEqual([null, []]);
		await a.talk.agree(id);
		for (const table of [a, b]) await until(() => expect(table.snapshot.result?.reason).toBe('called-off'));
		expect(consenting()).toEqual([0, 2]);
		const alone = await newShelf().create({ ...relayOf(2), seats: [ada, bot] });
		await alone.talk.offer(0, 'call-off');
		expect(alone.snapshot.result?.reason).toBe('called-off');
	});
});

describe('a seat that does not answer', () => {
	/** Bo's device is gone; it is Bo's turn. */
	async function abandoned(store?: Store): Promise<Awaited<ReturnType<typeof duel>>> {
		const match = await duel([store]);
		await playBetween([match.a, match.b], 1);
		while (match.a.snapshot.asked[0] === 0) await playBetween([match.a, match.b], 1);
		match.bo.cut();
		return match;
	}
	const random = seeded('stand-in');
	const botsOf = (table: Table): (() => void) =>
		playBots(table, (_, __, view) => Promise.resolve(random.pick(view.legal)));

	it('between two nobody decides about the other: whoever is left goes on in a new match from this position', async () => {
		const { a } = await abandoned();
		expect(a.snapshot.absence).toMatchObject({ seat: 1, open: [], isEnough: false, agreed: [] });
		for (const what of ['gone', 'bot'] as const)
			expect(await a.talk.remedy(what)).toEqual({ ok: false, reason: 'not-asked' });
		const seats = [
			{ name: 'Ada', bot: '' },
			{ name: 'Bo', bot: 'hard' }
		];
		const wanted = continuation(a.chain, a.snapshot.ply, seats);
		if (wanted === null) throw new Error('no way on');
		const store = memoryStore();
		const next = await newShelf(store).create(wanted);
		expect(next.snapshot).toMatchObject({ ply: 0, state: a.snapshot.state, asked: a.snapshot.asked });
		const stop = botsOf(next);
		while (next.snapshot.result === null) {
			const [move] = next.legal(0);
			if (move !== undefined) await next.play(0, move);
			else await new Promise((resolve) => setTimeout(resolve, 1));
		}
		stop();
		expect(next.snapshot).toMatchObject({ confirmed: true, health: { cheats: [], readOnly: [] } });
		expect((await reopened(store, next.id)).snapshot.head).toBe(next.snapshot.head);
		const replay = await openReplay(packReplay(next.chain), find, verifyHere);
		expect(replay.ok && replay.replay.stateAt(0)).toEqual(a.snapshot.state);
	});

	it('who comes back to find a bot in the seat looks on, and nothing is called an attack', async () => {
		const { ether, stations, tables } = await trio();
		const [a, b, c] = tables;
		await sameHead(a, b, c);
		stations[0]?.cut();
		await b.talk.remedy('bot');
		await until(() => expect(c.snapshot.absence?.open).toEqual(['bot']));
		await c.talk.remedy('bot');
		const stop = botsOf(b);
		await until(() => expect(b.snapshot.asked).toEqual([1]));
		// Ada has answered meanwhile, too late.
		await a.play(0, a.legal(0)[0]);
		const back = together(a, ether);
		await sameHead(a, b, c);
		expect(a.snapshot).toMatchObject({ health: { readOnly: [0], cheats: [], ignored: {} } });
		expect(a.snapshot.seats[0]).toMatchObject({ name: 'Ada', standIn: true });
		while (b.snapshot.asked[0] === 1) await b.play(1, b.legal(1)[0]);
		await until(() => expect(c.snapshot.asked).toEqual([2]));
		stop();
		await sameHead(a, b, c);
		expect(back.state.faults).toEqual({});
		expect(await a.talk.say(0, 'hello')).toEqual({ ok: false, reason: 'read-only' });
	});

	it('of three, two call a seat gone, one after the other', async () => {
		const { stations, tables } = await trio();
		const [a, b, c] = tables;
		await sameHead(a, b, c);
		stations[0]?.cut();
		await until(() => expect(b.snapshot.absence).toMatchObject({ seat: 0, missing: [1, 2], open: ['bot', 'gone'] }));
		expect(c.snapshot.absence?.open).toEqual([]);
		expect(await c.talk.remedy('gone')).toEqual({ ok: false, reason: 'not-asked' });
		await b.talk.remedy('gone');
		await until(() => expect(c.snapshot.absence).toMatchObject({ wish: 'gone', agreed: [1], open: ['gone'] }));
		expect(b.snapshot.absence).toMatchObject({ missing: [2], open: [] });
		await c.talk.remedy('gone');
		for (const table of [b, c])
			await until(() => expect(table.snapshot.seats[0]).toMatchObject({ gone: true, left: true }));
		await until(() => expect(b.snapshot.asked).toEqual([1]));
		await b.play(1, b.legal(1)[0]);
		await sameHead(b, c);
	});

	it('of three, a bot that one proposes plays on its device once the other agrees, and its moves count for all', async () => {
		const { stations, tables } = await trio();
		const [a, b, c] = tables;
		await sameHead(a, b, c);
		stations[0]?.cut();
		await b.talk.remedy('bot');
		expect(b.snapshot.seats[0]).toMatchObject({ standIn: false });
		await until(() => expect(c.snapshot.absence?.open).toEqual(['bot']));
		await c.talk.remedy('bot');
		const stop = botsOf(b);
		await until(() => expect(c.snapshot.asked).toEqual([1]));
		expect(c.snapshot.seats[0]).toMatchObject({ standIn: true, here: false });
		expect(c.snapshot.health.ignored).toEqual({});
		while (b.snapshot.asked[0] !== 2) if (b.legal(1).length > 0) await b.play(1, b.legal(1)[0]);
		stations[2]?.cut();
		// A bot has no voice: with one other party left nobody decides about the next.
		expect(b.snapshot.absence).toMatchObject({ seat: 2, open: [], isEnough: false });
		expect(await b.talk.remedy('bot')).toEqual({ ok: false, reason: 'not-asked' });
		stop();
		const replay = await openReplay(packReplay(b.chain), find, verifyHere);
		expect(replay.ok && replay.replay.seats.map(({ standIn }) => standIn)).toEqual([true, false, false]);
	});
});
