/** Matches (2.2) and the tests of abilities (7.3). */
import type { Seat } from '../../engine/contract';
import type { Condition, Match } from './ability';
import type { CardInfo } from './content';
import { cardOf, landOf } from './content';
import { holdsCountry, isIn, ownLand, playerAt } from './table';
import type { CardRef, State } from './types';

export function fits(match: Match, { card }: CardInfo): boolean {
	if (match.category !== undefined && !match.category.includes(card.category)) return false;
	if (match.subtype !== undefined && !match.subtype.includes(card.subtype)) return false;
	if (match.nation !== undefined && !match.nation.some((nation) => card.nations.includes(nation))) return false;
	if (match.era !== undefined && (card.era === null || !match.era.includes(card.era))) return false;
	return match.tag === undefined || match.tag.every((tag) => card.tags.includes(tag));
}

/** Whose ability it is, and the land where its card is (null: the active pile, or no place at all). */
export interface Standpoint {
	readonly seat: Seat;
	readonly card: CardRef;
	readonly land: CardRef | null;
}

export function allHold(state: State, tests: readonly Condition[], from: Standpoint): boolean {
	for (const test of tests) if (!holds(state, test, from)) return false;
	return true;
}

function holds(state: State, test: Condition, { seat, card, land }: Standpoint): boolean {
	switch (test.test) {
		case 'same-land': {
			const column = land === null ? null : ownLand(state, seat, land);
			return column !== null && column.cards.some((unit) => unit !== card && fits(test.match, cardOf(unit)));
		}
		case 'own':
			return hasUnit(state, seat, test.match, card);
		case 'enemy':
			for (let other = 0; other < state.options.players; other++) {
				if (other !== seat && isIn(state, other) && hasUnit(state, other, test.match, null)) return true;
			}
			return false;
		case 'here':
			return land !== null && landOf(land).continent === test.continent;
		case 'holds':
			return 'land' in test
				? holdsCountry(state, seat, test.land)
				: playerAt(state, seat).lands.some((held) => landOf(held.id).continent === test.continent);
		case 'morale-min':
			return playerAt(state, seat).morale >= test.value;
		case 'morale-max':
			return playerAt(state, seat).morale <= test.value;
		case 'lands-min':
			return playerAt(state, seat).lands.length >= test.value;
		case 'marked':
			for (let other = 0; other < state.options.players; other++) {
				for (const held of playerAt(state, other).lands) {
					if (held.attached.some((each) => cardOf(each).card.tags.includes(test.tag))) return true;
				}
			}
			return false;
	}
}

function hasUnit(state: State, seat: Seat, match: Match, except: CardRef | null): boolean {
	for (const held of playerAt(state, seat).lands) {
		for (const unit of held.cards) if (unit !== except && fits(match, cardOf(unit))) return true;
	}
	return false;
}
