/** The match: opening 500 moves from storage beside folding them from their notation, and admitting one foreign entry beside the bare check of its signature. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ed25519 } from '@noble/curves/ed25519.js';
import { begin, play } from '../../../src/lib/engine/fold';
import { module as greenConquest } from '../../../src/lib/games/green-conquest';
import { fromHex } from '../../../src/lib/table/bytes';
import { Chain } from '../../../src/lib/table/chain';
import type { Genesis, Move } from '../../../src/lib/table/entry';
import { admitNow } from '../../../src/lib/table/gate';
import type { Item } from '../../../src/lib/table/item';
import { SIGNATURE } from '../../../src/lib/table/item';
import { isAgreement } from '../../../src/lib/table/node';
import { restore, storedGenesis } from '../../../src/lib/table/opening';
import { Pool } from '../../../src/lib/table/pool';
import { openReferee } from '../../../src/lib/table/referee';
import { verifyHere } from '../../../src/lib/table/signature';
import { compare } from '../measure';
import type { PlayedMatch } from '../played-match';
import type { Row, RowGroup } from '../row';
import { perSecond } from '../row';

const MOVES = 500;

export const matchRows: RowGroup = {
	name: 'match',
	async measure(plan) {
		const { match, entries } = await playedMatch();
		const genesis = storedGenesis(match);
		if (genesis === null) throw new Error('no genesis');
		const opened = (): Chain => {
			const chain = emptyChain(genesis);
			restore(chain, entries);
			return chain;
		};
		const { head, nodes } = opened().view();
		const moves = nodes.map(({ link }) => {
			if (link === null || isAgreement(link) || link.entry.kind !== 'move') throw new Error('a match of moves alone');
			return link as Item<Move>;
		});
		const open = (): number => {
			if (opened().view().head !== head) throw new Error('the match opened otherwise');
			return moves.length;
		};
		const opening = compare({ run: () => folded(genesis, moves) }, { run: open }, plan);
		const [item] = moves;
		if (item === undefined) throw new Error('no move');
		const [signature, payload] = [item.bytes.subarray(0, SIGNATURE), item.bytes.subarray(SIGNATURE)];
		const key = fromHex(item.key);
		const admitting = compare(
			{ run: () => Number(ed25519.verify(signature, payload, key)) },
			{ run: () => Number(admitNow(emptyChain(genesis), item.bytes, verifyHere).ok) },
			plan
		);
		const rows: Row[] = [
			{
				id: 'match open',
				what: `green-conquest duel, ${moves.length} moves opened from storage`,
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

async function playedMatch(): Promise<PlayedMatch> {
	const file = fileURLToPath(new URL('../played-match.ts', import.meta.url));
	const child = fork(file, [String(MOVES)], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
	const [message] = (await once(child, 'message')) as [PlayedMatch];
	return message;
}

function emptyChain(genesis: Item<Genesis>): Chain {
	return new Chain(genesis, greenConquest, openReferee, new Pool());
}

function folded(genesis: Item<Genesis>, moves: readonly Item<Move>[]): number {
	const { game, notation } = greenConquest;
	let fold = begin(game, genesis.entry.options);
	for (const { entry } of moves) {
		const move = notation.parseMove(entry.move);
		if (move.ok) fold = play(game, fold, entry.seat, move.value, {});
	}
	return moves.length;
}
