/** The match: opening 500 moves from storage beside folding them from their notation, and admitting one foreign entry beside the bare check of its signature. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { begin, play } from '../../../src/lib/engine/fold';
import { fromHex } from '../../../src/lib/table/bytes';
import { Chain } from '../../../src/lib/table/chain';
import { admitNow } from '../../../src/lib/table/gate';
import { SIGNATURE } from '../../../src/lib/table/item';
import { restore } from '../../../src/lib/table/opening';
import { Pool } from '../../../src/lib/table/pool';
import { openReferee } from '../../../src/lib/table/referee';
import { verifyHere } from '../../../src/lib/table/signature';
import { memoryStore } from '../../../src/lib/table/store';
import type { Table } from '../../../src/lib/table/table';
import { aBoardGame, newShelf, playOn } from '../../table/fixture';
import { compare } from '../measure';
import type { Row, RowGroup } from '../row';
import { perSecond } from '../row';

const MOVES = 500;

export const matchRows: RowGroup = {
	name: 'match',
	async measure(plan) {
		const store = memoryStore();
		const options = { mode: 'duel', build: 'preset', deploy: 'auto', returns: 'choose', quietLimit: 0 };
		const table = await newShelf(store).create({ ...aBoardGame, options });
		for (let i = 0; table.snapshot.ply < MOVES && table.snapshot.result === null; i++) {
			await playOn(table, MOVES - table.snapshot.ply, `bench/${i}`);
		}
		const { entries } = await store.entries(table.id);
		const open = (): number => {
			const chain = emptyChain(table);
			restore(chain, entries);
			if (chain.view().head !== table.snapshot.head) throw new Error('the match opened otherwise');
			return table.snapshot.ply;
		};
		const moves = movesOf(table);
		const opening = compare({ run: () => folded(table, moves) }, { run: open }, plan);
		const signed = table.chain.view().nodes[0]?.link;
		const item = signed === null || signed === undefined ? undefined : table.chain.pool.items.get(signed.id);
		if (item === undefined) throw new Error('no move');
		const [signature, payload] = [item.bytes.subarray(0, SIGNATURE), item.bytes.subarray(SIGNATURE)];
		const key = fromHex(item.key);
		const admitting = compare(
			{ run: () => Number(ed25519.verify(signature, payload, key)) },
			{ run: () => Number(admitNow(emptyChain(table), item.bytes, verifyHere).ok) },
			plan
		);
		const rows: Row[] = [
			{
				id: 'match open',
				what: `green-conquest duel, ${table.snapshot.ply} moves opened from storage`,
				ours: perSecond(opening.theirs),
				beside: `${perSecond(opening.ours)} folded`,
				ratio: opening.ratio,
				bound: { atMost: 2 }
			},
			{
				id: 'match admit',
				what: 'one foreign entry checked and taken in',
				ours: perSecond(admitting.theirs),
				beside: `${perSecond(admitting.ours)} bare Ed25519 checks`,
				ratio: admitting.ratio,
				bound: null
			}
		];
		return rows;
	}
};

function emptyChain({ chain }: Table): Chain {
	return new Chain(chain.genesis, chain.module, openReferee, new Pool());
}

interface Made {
	readonly seat: number;
	readonly text: string;
}

function movesOf(table: Table): Made[] {
	return Array.from({ length: table.snapshot.ply }, (_, i) => {
		const { seat, move } = table.step(i + 1);
		return { seat: seat as number, text: table.module.notation.formatMove(move) };
	});
}

function folded({ module: { game, notation }, options }: Table, moves: readonly Made[]): number {
	let fold = begin(game, options);
	for (const { seat, text } of moves) {
		const move = notation.parseMove(text);
		if (move.ok) fold = play(game, fold, seat, move.value, {});
	}
	return moves.length;
}
