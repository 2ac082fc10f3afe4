/**
 * The founding of a match: its genesis, and the record that the device which makes it keeps. Keys of the seats played
 * here, invitations to those played elsewhere, the order of the cards and the secret of the lot are all drawn here, and
 * nowhere else.
 */
import type { AnyModule } from '../engine/module';
import { fromHex, toHex } from './bytes';
import type { Chain } from './chain';
import { FIRST_DEVICE } from './conduct';
import type { From, Genesis, Key, SeatSpec } from './entry';
import { SECRET, inviteSigner } from './invitation';
import { sign } from './item';
import { goOnFrom } from './line';
import { lotCommitment } from './seating';
import { ed25519Signer } from './signature';
import type { StoredMatch } from './store';

export interface NewMatch {
	readonly game: string;
	readonly options: unknown;
	/** In seat order; `bot` is '' for people. */
	readonly seats: readonly NewSeat[];
	readonly title?: string;
	/** Who sits where is drawn once everybody has come; until then a seat is only a place at the table. */
	readonly byLot?: boolean;
	/** Signalling servers, where they are not the one that serves the app. */
	readonly servers?: readonly string[];
	/** A position of another match at which this one begins; absent: the set-up. */
	readonly from?: From;
}

export interface NewSeat {
	readonly name: string;
	readonly bot: string;
	/** Played on another device: whoever opens its invitation sits here. Only in games that hide nothing. */
	readonly elsewhere?: boolean;
}

/** Where keys, nonces and the order of cards come from. */
export type RandomBytes = (length: number) => Uint8Array;

/** A seat with the key that may speak for it, and the secret of that key. */
interface KeyedSeat extends NewSeat {
	readonly by: SeatSpec['by'];
	readonly key: Key;
	readonly secret: string;
}

/** The record of a new match, stored nowhere yet. Throws `Illegal('bad-options')`. */
export function foundMatch(wanted: NewMatch, { game }: AnyModule, random: RandomBytes, now: number): StoredMatch {
	const state = game.setup(wanted.options);
	const hidesNothing = game.decks(state).length === 0 && game.requests(state).length === 0;
	const isShared = wanted.seats.some(({ elsewhere }) => elsewhere);
	if (isShared && !hidesNothing) throw new RangeError('hidden cards need sealed dealing');
	const seats = wanted.seats.map((seat) => keyed(seat, random));
	const host = random(32);
	const lot = isShared && wanted.byLot === true ? toHex(random(SECRET)) : '';
	const genesis = sign<Genesis>(
		{
			kind: 'genesis',
			game: game.id,
			rules: game.version,
			options: wanted.options,
			seats: seats.map(({ name, bot, by, key }): SeatSpec => ({ name, by, key, bot })),
			lot: lot === '' ? '' : lotCommitment(lot),
			// Rules without a card may still roll later on: where all play here, this device deals whatever they ask for.
			dealer: isShared ? 'open' : 'house',
			host: ed25519Signer(host).key,
			nonce: toHex(random(16)),
			from: wanted.from ?? null
		},
		ed25519Signer(host)
	);
	const own = secretsOf(seats, 'own');
	return {
		id: genesis.id,
		genesis: genesis.bytes,
		title: wanted.title ?? '',
		created: now,
		touched: now,
		secrets: {
			host: toHex(host),
			deal: toHex(random(16)),
			seats: own,
			...(isShared && { room: toHex(random(SECRET)), invites: secretsOf(seats, 'invite') }),
			...(isShared && wanted.servers !== undefined && { servers: wanted.servers }),
			...(lot !== '' && { lot })
		},
		standings: Object.fromEntries(Object.keys(own).map((seat) => [seat, FIRST_DEVICE])),
		glance: null
	};
}

/**
 * A match that goes on from a step of another one, with new keys: whoever was left alone needs nobody's leave for it.
 * Null where it cannot.
 */
export function continuation(chain: Chain, ply: number, seats: readonly NewSeat[]): NewMatch | null {
	const from = goOnFrom(chain, ply);
	return from === null ? null : { game: chain.genesis.entry.game, options: chain.options, seats, from };
}

/** A seat played here has its own key, one elsewhere that of its invitation. */
function keyed(seat: NewSeat, random: RandomBytes): KeyedSeat {
	const isElsewhere = seat.elsewhere === true;
	const secret = toHex(random(isElsewhere ? SECRET : 32));
	const { key } = isElsewhere ? inviteSigner(secret) : ed25519Signer(fromHex(secret));
	return { ...seat, by: isElsewhere ? 'invite' : 'own', key, secret };
}

function secretsOf(seats: readonly KeyedSeat[], by: SeatSpec['by']): Record<number, string> {
	return Object.fromEntries(seats.flatMap((seat, i) => (seat.by === by ? [[i, seat.secret]] : [])));
}
