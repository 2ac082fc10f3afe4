/**
 * The match of a schedule: its genesis, the keys behind its places, and which of its parties are hostile. Everything
 * follows from the seed.
 */
import type { AnyModule } from '../../../src/lib/engine/module';
import type { Random } from '../../../src/lib/engine/random';
import { seeded } from '../../../src/lib/engine/random';
import type { Genesis, Id, Key, Sit, Start } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { sign } from '../../../src/lib/table/item';
import type { Party } from '../../../src/lib/table/seating';
import { HOST_PARTY, lotCommitment } from '../../../src/lib/table/seating';
import type { Signer } from '../../../src/lib/table/signature';
import type { Truth } from './shares';
import { truthFrom } from './shares';
import { cheapSigner, cheapVerify } from './signer';

export interface MatchSetting {
	readonly module: AnyModule;
	/** The game's options for so many seats. */
	readonly options: unknown;
	readonly seats: number;
	/** The places that the host plays itself; the others are invited. */
	readonly own: readonly number[];
	readonly lot: boolean;
	readonly signer?: (name: string) => Signer;
	readonly verify?: (signature: Uint8Array, message: Uint8Array, key: Key) => boolean;
}

export class Match {
	readonly host: Signer;
	/** By place: what plays the host's own, what invites to the others. */
	readonly places: readonly Signer[];
	readonly invited: readonly number[];
	readonly parties: readonly Party[];
	readonly genesis: Item<Genesis>;
	/** Every face, whoever may see it. */
	readonly truth: Truth;
	readonly verify: (signature: Uint8Array, message: Uint8Array, key: Key) => boolean;
	readonly #make: (name: string) => Signer;
	readonly #lot: string;

	constructor(
		readonly seed: number | string,
		readonly setting: MatchSetting
	) {
		const { module, options, seats, own, lot, signer = cheapSigner, verify = cheapVerify } = setting;
		this.#make = signer;
		this.verify = verify;
		this.#lot = lot ? `lot ${seed}` : '';
		this.host = this.newSigner('host');
		this.places = Array.from({ length: seats }, (_, place) => this.newSigner(`place ${place}`));
		this.invited = this.places.flatMap((_, place) => (own.includes(place) ? [] : [place]));
		this.parties = [HOST_PARTY, ...this.invited];
		this.truth = truthFrom(String(seed));
		const genesis: Genesis = {
			kind: 'genesis',
			game: module.game.id,
			rules: module.game.version,
			options,
			seats: this.places.map(({ key }, place) => ({
				name: `P${place}`,
				by: own.includes(place) ? 'own' : 'invite',
				key,
				bot: ''
			})),
			lot: lot ? lotCommitment(this.#lot) : '',
			dealer: 'house',
			host: this.host.key,
			nonce: '00'.repeat(16),
			from: null
		};
		this.genesis = sign(genesis, this.host);
	}

	get id(): Id {
		return this.genesis.id;
	}

	get needsStart(): boolean {
		return this.#lot !== '' || this.invited.length > 1;
	}

	partyOf(place: number): Party {
		return this.invited.includes(place) ? place : HOST_PARTY;
	}

	placesOf(party: Party): readonly number[] {
		return party === HOST_PARTY
			? this.places.flatMap((_, place) => (this.invited.includes(place) ? [] : [place]))
			: [party];
	}

	newSigner(name: string): Signer {
		return this.#make(`${this.seed}/${name}`);
	}

	sit(place: number, key: Key, random: Random): Item<Sit> {
		const nonce = Array.from({ length: 16 }, () => random.int(256).toString(16).padStart(2, '0')).join('');
		const body = { match: this.id, place, key, nonce, name: '', join: new Uint8Array(), own: undefined };
		return sign<Sit>({ kind: 'sit', ...body }, this.places[place] as Signer);
	}

	start(sits: readonly Id[], secret = this.#lot): Item<Start> {
		return sign<Start>({ kind: 'start', match: this.id, parent: this.id, sits, secret }, this.host);
	}

	/** So many parties, drawn from the seed. */
	drawHostile(count: number): ReadonlySet<Party> {
		return new Set(seeded(`hostile/${this.seed}`).shuffle(this.parties).slice(0, count));
	}
}
