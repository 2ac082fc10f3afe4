/**
 * What a link of the chain changes: a move, a resignation, a take-back, an accepted offer, an agreement about an absent
 * seat.
 */
import type { AnyGame, Facts, Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import { play } from '../engine/fold';
import { Illegal } from '../engine/illegal';
import type { Agreement } from './agreement';
import { agreedOffer } from './agreement';
import type { Chain } from './chain';
import type { Answer, ChainEntry, Offer } from './entry';
import { keyIn } from './device';
import { countIn } from './entry';
import type { Item } from './item';
import type { Change, Node, Settled } from './node';
import { askedOf, isAgreement, seatOf } from './node';

/** Throws `Illegal` if the link may not stand here. */
export function effect(chain: Chain, node: Node, { fold }: Settled, link: Item<ChainEntry> | Agreement): Change {
	if (isAgreement(link)) {
		const { what, seat, detail } = link;
		if (what === 'gone') return { ...leave(chain, node, fold, seat), gone: new Set([...node.gone, seat]) };
		const keys = node.keys.map((key, other) => (other === seat ? keyIn(detail) : key));
		return what === 'bot' ? { keys, bots: new Set([...node.bots, seat]) } : { keys };
	}
	const { entry } = link;
	switch (entry.kind) {
		case 'move':
			return { fold: moved(chain, fold, entry.seat, entry.move, entry.shown) };
		case 'resign':
			return leave(chain, node, fold, entry.seat);
		case 'back': {
			if (entry.count < 1 || entry.count > takeBacks(chain, node, entry.seat)) throw new Illegal('no-take-back');
			return takenBack(chain, rewound(chain, node, entry.count));
		}
		case 'answer':
			return accepted(chain, node, fold, entry);
	}
}

function moved(chain: Chain, fold: Fold<unknown>, seat: Seat, text: string, shown: Facts): Fold<unknown> {
	const { game, notation } = chain.module;
	if (!chain.referee.admits(fold, shown)) throw new Illegal('wrong-facts');
	try {
		const move = notation.parseMove(text);
		// One move has one text: nobody signs the same move twice in two spellings.
		if (!move.ok || notation.formatMove(move.value) !== text) throw new Illegal('bad-move');
		return play(game, fold, seat, move.value, shown);
	} catch (error) {
		// Rules that trip over foreign text must not take the table down: refused, the same on every peer.
		throw error instanceof Illegal ? error : new Illegal('bad-move', String(error));
	}
}

function leave(chain: Chain, node: Node, fold: Fold<unknown>, seat: Seat): Change {
	const { game, resignation } = chain.module;
	return { fold: play(game, fold, seat, resignation, {}), left: new Set([...node.left, seat]) };
}

function accepted(chain: Chain, node: Node, fold: Fold<unknown>, answer: Answer): Change {
	const offer = agreedOffer(chain, node, answer);
	switch (offer.what) {
		case 'resign':
			return leave(chain, node, fold, offer.seat);
		case 'draw':
			return { agreed: { winners: [], reason: 'agreed-draw' } };
		case 'call-off':
			return { agreed: { winners: [], reason: 'called-off' } };
		case 'take-back':
			return takenBack(chain, rewound(chain, node, countIn(offer.detail)));
		case 'aside':
			return { fold: madeAside(chain, fold, offer) };
		default:
			return {};
	}
}

/** Only what the rules list at this very position: another move may have the number at the next. */
function madeAside({ module: { game } }: Chain, fold: Fold<unknown>, offer: Offer): Fold<unknown> {
	const move = asideIn(game, fold, offer);
	if (move === undefined) throw new Illegal('no-offer');
	return play(game, fold, offer.seat, move, {});
}

/** The move that a seat makes unasked by this offer; undefined where the rules list none of that number. */
export function asideIn(game: AnyGame, { state }: Fold<unknown>, { seat, detail }: Offer): unknown {
	return game.asides?.(state, seat)[countIn(detail)];
}

function takenBack(chain: Chain, stands: Node): Change {
	return { fold: chain.settle(stands).fold, stands };
}

/**
 * Whether the chain would take an offer in here, once all agree. A client agrees to nothing else: its answer would be
 * spent.
 */
export function isPossible(chain: Chain, node: Node, offer: Offer): boolean {
	try {
		if (offer.what === 'take-back') rewound(chain, node, countIn(offer.detail));
		if (offer.what === 'aside') madeAside(chain, chain.settle(node).fold, offer);
		return true;
	} catch (error) {
		if (error instanceof Illegal) return false;
		throw error;
	}
}

/** How many moves have to be taken back to undo so many of the seat's last; 0: it has not made them, or something was learnt since. */
export function movesSince(chain: Chain, node: Node, seat: Seat, own = 1): number {
	let count = 0;
	let undone = 0;
	for (let at = standing(node); at.up !== null; at = standing(at.up)) {
		const { link } = at;
		if (link === null || isAgreement(link) || link.entry.kind !== 'move' || !isQuiet(chain, at)) return 0;
		count++;
		if (link.entry.seat === seat && ++undone === own) return count;
	}
	return 0;
}

/** So often may a seat take moves back until another one has acted: a match must not grow without end at one place. */
const MOST_BACKS = 64;

/** How many of its last moves a seat may take back by itself: nobody else acted and nobody learnt anything since. */
export function takeBacks(chain: Chain, node: Node, seat: Seat): number {
	const now = chain.settle(node);
	if (askedOf(now.asked, seat) === undefined || now.result !== null || backsOf(node, seat) >= MOST_BACKS) return 0;
	let count = 0;
	for (let at = standing(node); at.up !== null; at = standing(at.up)) {
		const { link } = at;
		if (link === null || isAgreement(link) || link.entry.kind !== 'move' || link.entry.seat !== seat) break;
		if (!isQuiet(chain, at)) break;
		count++;
	}
	return count;
}

/** How often a seat has taken moves back since another one acted. */
function backsOf(node: Node, seat: Seat): number {
	let count = 0;
	for (let at = node; at.up !== null && seatOf(at) === seat; at = at.up)
		if (!isAgreement(at.link) && at.link?.entry.kind === 'back') count++;
	return count;
}

/** The node before the last moves. Throws `Illegal` where something that was learnt would have to be forgotten. */
function rewound(chain: Chain, node: Node, count: number): Node {
	if (count < 1) throw new Illegal('no-take-back');
	let at = standing(node);
	for (let i = 0; i < count; i++) {
		const { link, up } = at;
		if (link === null || up === null || isAgreement(link) || link.entry.kind !== 'move' || !isQuiet(chain, at))
			throw new Illegal('no-take-back');
		at = standing(up);
	}
	return at;
}

/** The node whose state stands at a node: take-backs lead back to an earlier one. */
function standing(node: Node): Node {
	return node.stands ?? node;
}

/** Nobody learnt anything at this node: no request, no card that anybody came to know. */
function isQuiet(chain: Chain, node: Node): boolean {
	if (node.up === null) return false;
	const before = chain.settle(node.up).fold;
	const { fold, requested } = chain.settle(node);
	// What is known only grows, so counting tells: the positions themselves may have been made again.
	const isNew =
		fold.open.size !== before.open.size ||
		fold.decks.length !== before.decks.length ||
		fold.known.some((slots, seat) => slots.size !== before.known[seat]?.size);
	return requested.length === 0 && !isNew;
}
