/**
 * A seat that acts several times in a row signs two answers at every place: a tree. What is kept of it, and what it
 * costs, is counted.
 */
import { expect, it } from 'vitest';
import type { Fold } from '../../../src/lib/engine/fold';
import { Illegal } from '../../../src/lib/engine/illegal';
import { Chain } from '../../../src/lib/table/chain';
import { effect } from '../../../src/lib/table/effect';
import type { ChainEntry } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { Node } from '../../../src/lib/table/node';
import { Pool } from '../../../src/lib/table/pool';
import type { Quota } from '../../../src/lib/table/quota';
import { QUOTA } from '../../../src/lib/table/quota';
import { openReferee } from '../../../src/lib/table/referee';
import type { Signer } from '../../../src/lib/table/signature';
import type { Table } from '../../../src/lib/table/table';
import { newMatch, playRound, signerOf } from './kit';

const NO_QUOTA = Object.fromEntries(Object.keys(QUOTA).map((key) => [key, 1e9])) as Quota;

/** Two answers of seat 1 at every place that it comes to, as many as are wanted. */
function treeOf({ chain: known, id: match, module }: Table, signer: Signer, most: number): Item[] {
	const chain = new Chain(known.genesis, module, openReferee, new Pool(NO_QUOTA), known.seating);
	chain.addAll(known.pool.items.values());
	const items: Item[] = [];
	const isMine = (fold: Fold<unknown> | undefined): boolean =>
		fold !== undefined && module.game.actors(fold.state).includes(1);
	for (let open: Node[] = [chain.view().tip]; open.length > 0 && items.length < most;) {
		const next: Node[] = [];
		for (const node of open) {
			const settled = chain.settle(node);
			const [asked] = settled.asked;
			if (asked?.seat !== 1) continue;
			const base = { match, seat: 1, parent: asked.at };
			const moves = module.game.legal(settled.fold.state, 1, {}).map((move) => module.notation.formatMove(move));
			const bodies: ChainEntry[] = [
				{ kind: 'back', ...base, count: 1 },
				...moves.map((move): ChainEntry => ({ kind: 'move', ...base, move, shown: {} }))
			];
			const isPossible = (entry: ChainEntry): boolean => {
				try {
					const item = { id: '', entry, key: signer.key, bytes: new Uint8Array() };
					return isMine(effect(chain, node, settled, item).fold);
				} catch (error) {
					if (error instanceof Illegal) return false;
					throw error;
				}
			};
			for (const body of bodies.filter(isPossible).slice(0, 2)) {
				const item = sign(body, signer);
				chain.pool.put(item);
				items.push(item);
			}
			next.push(...chain.followers(node));
		}
		open = next;
	}
	return items.slice(0, most);
}

it('of a tree of 400 answers a hundred places are kept at most, and the honest go on', async () => {
	const { tables } = await newMatch(2);
	const [ada, bo] = tables as [Table, Table];
	for (let i = 0; i < 20 && ada.snapshot.asked[0] !== 1; i++) await playRound(tables, 1);
	const items = treeOf(ada, signerOf(bo, 1), 400);
	expect(items.length).toBe(400);
	const { ply } = ada.snapshot;
	const kept = ada.chain.pool.items.size;
	await ada.receive(...items.map(({ bytes }) => bytes));
	const onChain = ada.snapshot.ply - ply;
	// Beside the chain, 64 answers and the pair that convicts.
	expect(ada.chain.pool.items.size - kept).toBeLessThanOrEqual(QUOTA.cheat + 2 + onChain);
	expect([...ada.chain.branches(ada.chain.root)].length).toBeLessThanOrEqual(ply + onChain + QUOTA.cheat + 3);
	expect(new Set(ada.snapshot.health.cheats.map(({ seat }) => seat))).toEqual(new Set([1]));
	// What is let go leaves the ledger, too.
	const stored = await ada.ledger.store.entries(ada.id);
	expect(stored.entries).toHaveLength(ada.chain.pool.items.size);
	expect((await ada.talk.say(0, 'still here')).ok).toBe(true);
});

it('a tree costs as many steps of the rules as there are answers in it, and no more', async () => {
	const { tables } = await newMatch(2);
	const [ada, bo] = tables as [Table, Table];
	for (let i = 0; i < 20 && ada.snapshot.asked[0] !== 1; i++) await playRound(tables, 1);
	const items = treeOf(ada, signerOf(bo, 1), 200);
	let steps = 0;
	const { game } = ada.module;
	const module = {
		...ada.module,
		game: { ...game, apply: (...args: Parameters<typeof game.apply>) => (steps++, game.apply(...args)) }
	};
	const chain = new Chain(ada.chain.genesis, module, openReferee, new Pool(), ada.chain.seating);
	chain.addAll(ada.chain.pool.items.values());
	chain.view();
	const before = steps;
	chain.addAll(items);
	chain.view();
	expect(steps - before).toBeLessThanOrEqual(2 * items.length);
});
