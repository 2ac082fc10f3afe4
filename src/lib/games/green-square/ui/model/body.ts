/** A hero's table as places: the body with what is equipped, and everything laid down beside it. Only what everybody sees. */
import type { Language } from '../../../../engine/module';
import { capitalised, signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import { FOOD_NAMES } from '../../content/vocabulary';
import type { Card, Condition, ItemCard } from '../../content';
import { carriedCard, heroOf, openCard } from '../../heroes';
import { isAllowed } from '../../items';
import { anyOf, groupOf } from '../../texts/groups';
import { heroTotal } from '../../totals';
import type { Carried, ReadHero, Seat, Slot, State } from '../../types';
import { texts } from '../texts';
import { cardName } from './names';

export interface Place {
	readonly key: string;
	/** Null: nothing is there. */
	readonly slot: Slot | null;
	/** A symbol of the sprite. */
	readonly sign: string;
	/** "+3"; '' where there is no number. */
	readonly figure: string;
	readonly label: string;
	/** Carried, and this hero may not use it. */
	readonly isBarred: boolean;
	/** Carried, not equipped. */
	readonly isUnused: boolean;
	/** The second hand of a two-handed item. */
	readonly isSecond: boolean;
	/** The Volunteer or Detour! that holds it. */
	readonly badge: string | null;
	/** Promised to the helper if the battle is won. */
	readonly isPromised: boolean;
	/** Why it is barred: "Bandits only". */
	readonly why: string;
}

export interface Body {
	readonly head: Place;
	readonly uniform: Place;
	readonly footwear: Place;
	readonly hands: readonly [Place, Place];
	/** Equipped elsewhere, carried, laid down; Volunteers; Eco Master and Cultural Heritage. */
	readonly others: readonly Place[];
}

export function bodyOf(state: State, seat: Seat, language: Language): Body {
	const hero = heroOf(state, seat);
	const worn = hero.items.filter(({ on, by }) => on && by === null);
	const slotOf = ({ card }: Carried): string | null => {
		const item = carriedCard(state, card);
		return item.kind === 'item' ? item.slot : null;
	};
	const at = (slot: string): Carried | undefined => worn.find((entry) => slotOf(entry) === slot);
	const place = (entry: Carried): Place => placeOf(state, seat, entry, language);
	const both = at('hand2');
	const [first, second] = worn.filter((entry) => slotOf(entry) === 'hand1');
	const empty = (slot: 'head' | 'uniform' | 'footwear' | 'hand', key: string): Place => emptyPlace(slot, key, language);
	const named = (slot: 'head' | 'uniform' | 'footwear'): Place => {
		const entry = at(slot);
		return entry === undefined ? empty(slot, slot) : place(entry);
	};
	const hands: [Place, Place] =
		both !== undefined
			? [place(both), { ...place(both), key: 'second', isSecond: true, label: secondLabel(state, both, language) }]
			: [
					first === undefined ? empty('hand', 'hand 1') : place(first),
					second === undefined ? empty('hand', 'hand 2') : place(second)
				];
	const onBody = new Set([at('head'), at('uniform'), at('footwear'), both, first, second].map((entry) => entry?.card));
	return {
		head: named('head'),
		uniform: named('uniform'),
		footwear: named('footwear'),
		hands,
		others: [...hero.items.filter(({ card }) => !onBody.has(card)).map(place), ...supports(state, hero, language)]
	};
}

/** Every place in a row, for the tide. */
export const rowOf = ({ head, uniform, footwear, hands, others }: Body): readonly Place[] => [
	head,
	uniform,
	footwear,
	...hands.filter(({ isSecond }) => !isSecond),
	...others
];

function placeOf(state: State, seat: Seat, { card, on, by }: Carried, language: Language): Place {
	const item = carriedCard(state, card);
	const name = cardName(item.id, language);
	const n = heroTotal(state, seat)
		.parts.filter((part) => part.card === card)
		.reduce((sum, part) => sum + part.n, 0);
	const figure = n === 0 ? '' : signed(n);
	const isBarred = item.kind === 'item' && !on && !isAllowed(state, seat, item);
	const why = isBarred ? whyBarred(item, language) : '';
	const holder = by === null ? null : (state.faces[by] ?? null);
	const words = on
		? say(figure === '' ? texts.equippedWith : texts.equippedFor, language, { card: name, n: figure })
		: say(item.kind === 'oneshot' ? texts.carriedReady : texts.carriedUnused, language, { card: name });
	const isPromised = state.battle?.deal?.items.includes(card) === true;
	const promised = isPromised ? [say(texts.promised, language)] : [];
	const held = holder === null ? [] : [say(texts.heldBy, language, { card: cardName(holder, language) })];
	return {
		key: card,
		slot: card,
		sign: item.id,
		figure,
		label: [words, why, ...held, ...promised].filter(Boolean).join(', '),
		isBarred,
		isUnused: !on && item.kind === 'item',
		isSecond: false,
		isPromised,
		badge: holder,
		why
	};
}

/** "only Druids", "not for Air Nomads". */
function whyBarred({ only, not }: ItemCard, language: Language): string {
	const group = (conditions: readonly Condition[]): string => anyOf(conditions.map(groupOf))[language];
	return only.length > 0
		? say(texts.onlyFor, language, { group: group(only) })
		: say(texts.notFor, language, { group: group(not) });
}

function secondLabel(state: State, { card }: Carried, language: Language): string {
	return say(texts.slotSecond, language, { card: cardName(carriedCard(state, card).id, language) });
}

const SLOT_TEXTS = {
	head: texts.slotHead,
	uniform: texts.slotUniform,
	footwear: texts.slotFootwear,
	hand: texts.slotHand
} as const;

function emptyPlace(slot: keyof typeof SLOT_TEXTS, key: string, language: Language): Place {
	return {
		key,
		slot: null,
		sign: `slot-${slot}`,
		figure: '',
		label: say(texts.slotEmpty, language, { slot: SLOT_TEXTS[slot][language] }),
		isBarred: false,
		isUnused: false,
		isSecond: false,
		isPromised: false,
		badge: null,
		why: ''
	};
}

/** Volunteers, Detour! cards, Eco Master and Cultural Heritage. */
function supports(state: State, hero: ReadHero, language: Language): Place[] {
	const detours = hero.items.flatMap(({ by }) => (by === null || hero.volunteers.includes(by) ? [] : [by]));
	const slots = [...hero.volunteers, ...detours, hero.master, hero.heritage].filter((slot) => slot !== null);
	return slots.map((slot) => cardPlace(slot, openCard(state, slot), language));
}

/** A card in play that is no item. */
export function cardPlace(slot: Slot, card: Card, language: Language): Place {
	return {
		key: slot,
		slot,
		sign: card.id,
		figure: '',
		label: cardName(card.id, language),
		isBarred: false,
		isUnused: false,
		isSecond: false,
		isPromised: false,
		badge: null,
		why: ''
	};
}

export const foodName = ({ food }: ReadHero, language: Language): string =>
	capitalised(say(FOOD_NAMES[food], language));
