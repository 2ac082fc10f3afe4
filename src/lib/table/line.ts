/**
 * The line of a match: its moves from the set-up to a position, without those that were taken back. A new match may
 * begin at the end of it, so that whoever was left alone goes on without giving anybody power over a seat. Only where
 * nothing is hidden: cards cannot come along.
 */
import type { Seat } from '../engine/contract';
import type { Fold } from '../engine/fold';
import { learn, pickFacts, play, requestKey } from '../engine/fold';
import { Illegal } from '../engine/illegal';
import type { AnyModule } from '../engine/module';
import { agreedOffer } from './agreement';
import type { Chain } from './chain';
import type { From, LineMove } from './entry';
import { LIMITS } from './entry';
import type { Node } from './node';
import { isAgreement } from './node';

/** The position at the end of a line, and who had left by then. Throws `Illegal` unless the rules take every move. */
export function playLine(
	{ game, notation, resignation }: AnyModule,
	start: Fold<unknown>,
	line: readonly LineMove[]
): { readonly fold: Fold<unknown>; readonly left: ReadonlySet<Seat> } {
	const left = new Set<Seat>();
	const leaving = notation.formatMove(resignation);
	let fold = start;
	for (const { move: text, facts } of line) {
		const [seat] = game.actors(fold.state);
		const move = notation.parseMove(text);
		if (seat === undefined || !move.ok) throw new Illegal('bad-options', text);
		fold = play(game, fold, seat, move.value, pickFacts(facts, game.shows(fold.state, seat, move.value)));
		while (fold.requests.length > 0) {
			const answers = pickFacts(facts, fold.requests.map(requestKey));
			if (Object.keys(answers).length === 0) throw new Illegal('bad-options', text);
			fold = learn(game, fold, answers);
		}
		if (text === leaving) left.add(seat);
	}
	return { fold, left };
}

/**
 * Where a new match begins that goes on from a step of this one; null where it cannot: cards or dice fell, it is over
 * there, or somebody left or moved out of turn.
 */
export function goOnFrom(chain: Chain, ply: number): From | null {
	const node = ply === 0 ? chain.root : chain.view().nodes[ply - 1];
	if (node === undefined) return null;
	const { fold, result, waiting } = chain.settle(node);
	const isDealt = waiting || fold.decks.length > 0 || Object.keys(fold.facts).length > 0;
	if (result !== null || isDealt) return null;
	const moves: LineMove[] = [];
	for (let at = node.stands ?? node; at.up !== null; at = at.up.stands ?? at.up) {
		const move = moveOf(chain, at, at.up);
		if (move === null) return null;
		moves.unshift(...move);
	}
	const line = [...(chain.genesis.entry.from?.line ?? []), ...moves];
	return line.length > LIMITS.line ? null : { match: chain.genesis.id, head: node.head, line };
}

/**
 * What a step adds to the line: a move, a resignation, or nothing. Null: it cannot be told as a move of whoever was
 * asked first.
 */
function moveOf(chain: Chain, { link }: Node, up: Node): readonly LineMove[] | null {
	if (link === null) return [];
	const { notation, resignation } = chain.module;
	const leaving = [{ move: notation.formatMove(resignation), facts: {} }];
	if (isAgreement(link)) return link.what === 'gone' ? leaving : [];
	switch (link.entry.kind) {
		case 'move':
			return [{ move: link.entry.move, facts: link.entry.shown }];
		case 'resign':
			return leaving;
		case 'back':
			return [];
		case 'answer': {
			const offer = agreedOffer(chain, up, link.entry);
			if (offer.what === 'aside') return null;
			if (offer.what !== 'resign') return [];
			return chain.settle(up).asked[0]?.seat === offer.seat ? leaving : null;
		}
	}
}
