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
import { Pool } from '../../src/lib/table/pool';
import type { Quota } from '../../src/lib/table/quota';
import { QUOTA } from '../../src/lib/table/quota';
import type { Referee } from '../../src/lib/table/referee';
import type { Seating } from '../../src/lib/table/seating';
import { namedBy, seatingOf } from '../../src/lib/table/seating';
import type { Signer } from '../../src/lib/table/signature';
import { toyModule } from '../toys/module';
import { relay } from '../toys/relay';
import { wager } from '../toys/wager';
import { ShareReferee, truthFrom, writeShare } from './sim/shares';
import { cheapSigner, cheapVerify } from './sim/signer';

export const RELAY = toyModule(relay);
export const WAGER = toyModule(wager, { type: 'pass' }, (state) => state.open);
export const PASS = '{"type":"pass"}';

type Body<E extends Entry = Entry> = E extends Entry ? Omit<E, 'match' | 'seat'> : never;
export type ChainKind = new (...args: ConstructorParameters<typeof Chain>) => Chain;

export class HandMadeMatch {
	readonly signers: readonly Signer[];
	readonly genesis: Item<Genesis>;
	readonly seating: Seating;
	/** What the seating rests on. */
	readonly seated: readonly Item[];
	readonly chain: Chain;

	/** Seat 0 is the host's, the others are invited and have sat down; where there are several, a start lists them. */
	constructor(
		readonly module: AnyModule,
		seats: number,
		turns = 6,
		Kind: ChainKind = Chain,
		readonly quota: Quota = QUOTA,
		/** How many of the seats are the host's own, from seat 0 on. */
		own = 1
	) {
		this.signers = Array.from({ length: seats }, (_, seat) => cheapSigner(`hand/${seat}`));
		const invites = this.signers.map((_, seat) => cheapSigner(`hand/invite/${seat}`));
		const host = cheapSigner('hand/host');
		const by = (seat: Seat) => (seat < own ? 'own' : 'invite');
		const genesis: Genesis = {
			kind: 'genesis',
			game: module.game.id,
			rules: 1,
			options: { seats, turns },
			seats: this.signers.map(({ key }, seat) => ({
				name: `P${seat}`,
				by: by(seat),
				key: seat < own ? key : (invites[seat] as Signer).key,
				bot: ''
			})),
			lot: '',
			dealer: 'house',
			host: host.key,
			nonce: '00'.repeat(16),
			from: null
		};
		this.genesis = sign(genesis, host);
		const match = this.genesis.id;
		const sits = this.signers.flatMap(({ key }, place) =>
			place < own
				? []
				: [
						sign(
							{
								kind: 'sit',
								match,
								place,
								key,
								nonce: '00'.repeat(16),
								name: '',
								join: new Uint8Array(),
								own: undefined
							},
							invites[place] as Signer
						)
					]
		);
		const listed = sits.map(({ id }) => id);
		const start = sign({ kind: 'start', match, parent: match, sits: listed, secret: '' }, host);
		this.seated = sits.length > 1 ? [...sits, start] : sits;
		const pool = new Pool();
		for (const item of this.seated) pool.put(item);
		this.seating = seatingOf(this.genesis, this.seated.at(-1) ?? null, pool, module.game) as Seating;
		this.chain = this.newChain(Kind);
	}

	/** Another peer's chain of the same match: who plays is known, nothing else has happened. */
	newChain(Kind: ChainKind = Chain): Chain {
		const pool = new Pool(this.quota);
		for (const item of this.seated) pool.put(item);
		const referee = new ShareReferee(
			'hand',
			truthFrom('hand'),
			(head) => chain.node(head),
			(seat) => chain.partyOf(seat)
		);
		const chain: Chain = new Kind(this.genesis, this.module, referee, pool, this.seating, cheapVerify);
		return chain;
	}

	get referee(): Referee {
		return this.chain.referee;
	}

	get root(): Head {
		return this.seating.root;
	}

	get view(): View {
		return this.chain.view();
	}

	get head(): Head {
		return this.view.head;
	}

	/** Signs without showing it to anybody. */
	sign(seat: Seat, body: Body): Item {
		return sign({ match: this.genesis.id, seat, ...body } as Entry, this.signers[seat] as Signer);
	}

	/** Signs in the name of a seat with a key that it never had. */
	forge(signer: Signer, seat: Seat, body: Body): Item {
		return sign({ match: this.genesis.id, seat, ...body } as Entry, signer);
	}

	/** The same with another key than the seat began with. */
	signAs(signer: Signer, seat: Seat, body: Body): Item {
		const by = namedBy(this.seating, seat, signer.key);
		return sign({ match: this.genesis.id, seat, ...by, ...body } as Entry, signer);
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
