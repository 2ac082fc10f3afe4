/** What a player signs who cheats with the own key: two answers to one question. */
import type { Seat } from '../../src/lib/engine/contract';
import { toBase64 } from '../../src/lib/table/base64';
import { fromHex } from '../../src/lib/table/bytes';
import type { ChainEntry } from '../../src/lib/table/entry';
import { sign, type Item } from '../../src/lib/table/item';
import { ed25519Signer } from '../../src/lib/table/signature';
import type { Table } from '../../src/lib/table/table';

/** Two moves on one parent by the seat that is asked, and the end of its turn after whichever of them counts, as signed bytes in base64. */
export function twoFaces(table: Table, seat: Seat): string[] {
	const { chain, module } = table;
	const signer = ed25519Signer(fromHex(table.ledger.match.secrets.seats[seat] ?? ''));
	const answer = (move: unknown): Item<ChainEntry> => {
		const parent = chain.view().asked[0]?.at ?? table.id;
		const text = module.notation.formatMove(move);
		return sign({ kind: 'move', match: table.id, seat, parent, move: text, shown: {} }, signer);
	};
	const legal = (): readonly { readonly type: string }[] =>
		module.game.legal(chain.view().fold.state, seat, {}) as readonly { readonly type: string }[];
	const rivals = legal()
		.filter(({ type }) => type === 'drive')
		.slice(0, 2)
		.map(answer);
	for (const rival of rivals) chain.add(rival);
	const end = answer(legal().find(({ type }) => type === 'end'));
	return [...rivals, end].map(({ bytes }) => toBase64(bytes));
}
