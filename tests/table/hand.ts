/** A match made by hand: every entry signed and put where a test wants it, without clients that know better. */
import type { AnyModule } from '../../src/lib/engine/module';
import type { Seat } from '../../src/lib/engine/contract';
import { Chain } from '../../src/lib/table/chain';
import { Conduct } from '../../src/lib/table/conduct';
import type { Entry, Genesis, Head, Id } from '../../src/lib/table/entry';
import { evidence } from '../../src/lib/table/evidence';
import type { Item } from '../../src/lib/table/item';
import { sign } from '../../src/lib/table/item';
import type { View } from '../../src/lib/table/node';
import type { Quota } from '../../src/lib/table/pool';
import { Pool, QUOTA } from '../../src/lib/table/pool';
import type { Signer } from '../../src/lib/table/signature';
import { toyModule } from '../toys/module';
import { relay } from '../toys/relay';
import { wager } from '../toys/wager';
import type { ShareReferee } from './sim/shares';
import { shareReferee, writeShare } from './sim/shares';
import { cheapSigner } from './sim/signer';

export const RELAY = toyModule(relay);
export const WAGER = toyModule(wager, { type: 'pass' }, (state) => state.open);
export const PASS = '{"type":"pass"}';

type Body<E extends Entry = Entry> = E extends Entry ? Omit<E, 'match' | 'seat'> : never;
export type ChainKind = new (...args: ConstructorParameters<typeof Chain>) => Chain;

export class HandMadeMatch {
	readonly signers: readonly Signer[];
	readonly genesis: Item<Genesis>;
	readonly referee: ShareReferee = shareReferee('hand');
	readonly chain: Chain;

	constructor(
		readonly module: AnyModule,
		seats: number,
		turns = 6,
		Kind: ChainKind = Chain,
		readonly quota: Quota = QUOTA
	) {
		this.signers = Array.from({ length: seats }, (_, seat) => cheapSigner(`hand/${seat}`));
		const host = cheapSigner('hand/host');
		const genesis: Genesis = {
			kind: 'genesis',
			game: module.game.id,
			rules: 1,
			options: { seats, turns },
			seats: this.signers.map(({ key }, seat) => ({ name: `P${seat}`, by: 'own', key, bot: '' })),
			lot: '',
			dealer: 'house',
			host: host.key,
			nonce: '00'.repeat(16),
			from: null
		};
		this.genesis = sign(genesis, host);
		this.chain = this.newChain(Kind);
	}

	/** Another peer's chain of the same match, still empty. */
	newChain(Kind: ChainKind = Chain): Chain {
		return new Kind(this.genesis, this.module, this.referee, new Pool(this.quota));
	}

	get root(): Head {
		return this.genesis.id;
	}

	get view(): View {
		return this.chain.view();
	}

	get head(): Head {
		return this.view.head;
	}

	/** Signs without showing it to anybody. */
	sign(seat: Seat, body: Body): Item {
		return sign({ match: this.root, seat, ...body } as Entry, this.signers[seat] as Signer);
	}

	put(seat: Seat, body: Body): Item {
		const item = this.sign(seat, body);
		this.chain.add(item);
		return item;
	}

	move(seat: Seat, parent: Head, move: string): Item {
		return this.put(seat, { kind: 'move', parent, move, shown: {} });
	}

	share(seat: Seat, head: Head, key: string): Item {
		return this.put(seat, { kind: 'fact', for: head, data: writeShare({ key }) });
	}

	client(seat: Seat): Conduct {
		return new Conduct(this.chain, seat, this.signers[seat] as Signer);
	}

	holds({ id }: { readonly id: Id }): boolean {
		return this.view.nodes.some(({ link }) => link?.id === id);
	}

	get accused(): Seat[] {
		return evidence(this.chain.pool).map(({ seat }) => seat);
	}
}
