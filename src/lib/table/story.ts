/**
 * The story of a match: the chain that counts, step by step, each with what it brought about. Told by the same rules
 * that made it happen.
 */
import type { Facts, GameEvent, Seat, Tell } from '../engine/contract';
import type { Fold } from '../engine/fold';
import { learn, pickFacts, play, requestKey } from '../engine/fold';
import { agreedOffer } from './agreement';
import type { Chain } from './chain';
import { asideIn } from './effect';
import type { AgreementKind, Head, Offer } from './entry';
import type { Node } from './node';
import { isAgreement, seatOf } from './node';

export interface Step {
	/** 1 for the first. */
	readonly ply: number;
	readonly kind: 'move' | 'resign' | 'back' | 'answer' | AgreementKind;
	/** Whose answer it is; of a move that a seat made unasked, whose move. */
	readonly seat: Seat;
	/** The game's move, or null. */
	readonly move: unknown;
	/** The offer that it takes in, or null. */
	readonly offer: Offer | null;
	/** What happened, also through the facts that the step asked for. */
	readonly events: readonly GameEvent[];
	/** The position after it. */
	readonly state: unknown;
}

export class Story {
	readonly #events = new Map<Head, readonly GameEvent[]>();

	constructor(readonly chain: Chain) {}

	get ply(): number {
		return this.chain.view().nodes.length;
	}

	/** The fold after so many steps; 0 before the first. */
	foldAt(ply: number): Fold<unknown> {
		return this.chain.settle(this.#node(ply)).fold;
	}

	/** The steps that count after so many, oldest first: without take-backs and what they undid. */
	standing(ply: number): readonly number[] {
		const plies: number[] = [];
		for (let node = this.#node(ply); node.up !== null; node = node.up) {
			node = node.stands ?? node;
			if (node.up === null) break;
			plies.push(node.depth);
		}
		return plies.reverse();
	}

	step(ply: number): Step {
		const node = this.#node(ply);
		const { link } = node;
		if (link === null) throw new RangeError(`no step ${ply}`);
		const kind = isAgreement(link) ? link.what : link.entry.kind;
		const { chain } = this;
		const offer =
			!isAgreement(link) && link.entry.kind === 'answer' && node.up !== null
				? agreedOffer(this.chain, node.up, link.entry)
				: null;
		return {
			ply,
			kind,
			seat: offer?.what === 'aside' ? offer.seat : seatOf(node),
			move: isAgreement(link) || link.entry.kind !== 'move' ? null : this.#parsed(link.entry.move),
			offer,
			events: this.#eventsOf(node),
			// Few who ask for a step want its position, and it may have to be made again.
			get state() {
				return chain.settle(node).fold.state;
			}
		};
	}

	#node(ply: number): Node {
		const { nodes } = this.chain.view();
		const node = ply === 0 ? this.chain.root : nodes[ply - 1];
		if (node === undefined) throw new RangeError(`no step ${ply}`);
		return node;
	}

	#parsed(text: string): unknown {
		const move = this.chain.module.notation.parseMove(text);
		return move.ok ? move.value : null;
	}

	#eventsOf(node: Node): readonly GameEvent[] {
		const known = this.#events.get(node.head);
		if (known !== undefined) return known;
		const events: GameEvent[] = [];
		const settled = this.chain.settle(node);
		this.#tell(node, settled.fold.facts, (event) => events.push(event));
		// While facts are still on their way there is more to come.
		if (!settled.waiting) this.#events.set(node.head, events);
		return events;
	}

	/** Does once more what the link did, and listens. */
	#tell(node: Node, facts: Facts, tell: Tell): void {
		const { link, up } = node;
		if (link === null || up === null) return;
		const { game, resignation } = this.chain.module;
		const before = this.chain.settle(up).fold;
		const leave = (seat: Seat): Fold<unknown> => play(game, before, seat, resignation, {}, tell);
		let fold: Fold<unknown>;
		if (isAgreement(link)) {
			if (link.what !== 'gone') return;
			fold = leave(link.seat);
		} else if (link.entry.kind === 'move') {
			const { seat, move, shown } = link.entry;
			fold = play(game, before, seat, this.#parsed(move), shown, tell);
		} else if (link.entry.kind === 'resign') {
			fold = leave(link.entry.seat);
		} else if (link.entry.kind === 'answer') {
			const offer = agreedOffer(this.chain, up, link.entry);
			if (offer.what === 'resign') fold = leave(offer.seat);
			else if (offer.what === 'aside') fold = play(game, before, offer.seat, asideIn(game, before, offer), {}, tell);
			else return;
		} else return;
		while (fold.requests.length > 0) {
			const answers = pickFacts(facts, fold.requests.map(requestKey));
			if (Object.keys(answers).length === 0) return;
			fold = learn(game, fold, answers, tell);
		}
	}
}
