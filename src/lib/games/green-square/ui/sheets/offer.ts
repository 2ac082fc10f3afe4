/**
 * The sheets in which a price for help is put together: by the main fighter who asks, and by whom it asks in return.
 * Pure: a draft, the rows to choose from, and what a tap makes of it. Whether an offer may be made is left to `apply`.
 */
import { OFFER_UPGRADES_MAX } from '../../content';
import { hasAbility, heroOf } from '../../heroes';
import { upgradesAtStake } from '../../strength';
import type { Move, Offer, OfferAsk, Seat, Slot, State } from '../../types';
import { cardIn } from '../model/faces';
import { pickedOf, pickFirst, pickItem, pickPromise, pickUpgrades } from './picks';
import type { Pick } from '../../../../ui/game/pointing';
import { inOrder, toggled } from './listing';
import type { Standpoint } from './trial';

export interface AskDraft {
	readonly sheet: 'ask';
	/** Who is asked. */
	readonly to: Seat;
	readonly offer: Offer;
}

export interface CounterDraft {
	readonly sheet: 'counter';
	readonly offer: Offer;
}

export type OfferDraft = AskDraft | CounterDraft;

/** The most upgrades that can be promised: more may come to be at stake than there are now. */
export const MOST_UPGRADES = OFFER_UPGRADES_MAX;

const NOTHING: Offer = { items: [], upgrades: 0, first: 'main', play: [] };

/** One upgrade, picked first; nothing for somebody who shares the glory; the last offer, if there was one. */
export function openAsk({ state }: Standpoint, to: Seat, last: Offer | null = null): AskDraft {
	const isFree = hasAbility(state, to, 'shared-glory') || upgradesAtStake(state) === 0;
	const first: Offer = isFree ? NOTHING : { ...NOTHING, upgrades: 1, first: 'helper' };
	return { sheet: 'ask', to, offer: last ?? first };
}

/** What was offered, to be raised. */
export const openCounter = ({ offer }: OfferAsk): CounterDraft => ({ sheet: 'counter', offer });

export function tapOffer<D extends OfferDraft>(draft: D, pick: Pick): D {
	const { offer } = draft;
	const upgrades = pickedOf('upgrades', pick);
	if (upgrades !== null) return { ...draft, offer: withUpgrades(offer, Number(upgrades)) };
	const first = pickedOf('first', pick);
	if (first === 'main' || first === 'helper') return { ...draft, offer: { ...offer, first } };
	const item = pickedOf('item', pick);
	if (item !== null) return { ...draft, offer: { ...offer, items: toggled(offer.items, item) } };
	const promise = pickedOf('promise', pick);
	if (promise !== null) return { ...draft, offer: { ...offer, play: toggled(offer.play, promise) } };
	return draft;
}

/** Whoever gets none does not pick; whoever gets the first one picks first. */
function withUpgrades(offer: Offer, upgrades: number): Offer {
	const first = upgrades === 0 ? 'main' : offer.upgrades === 0 ? 'helper' : offer.first;
	return { ...offer, upgrades, first };
}

export function offerMove(draft: OfferDraft): Move {
	return draft.sheet === 'ask'
		? { type: 'ask-help', seat: draft.to, offer: draft.offer }
		: { type: 'counter', offer: draft.offer };
}

/** The taps that make a draft into an offer, each on something that is there at that moment. */
export function tapsToOffer({ offer: from }: OfferDraft, to: Offer): readonly Pick[] {
	const steps: Pick[] = [];
	const way = Math.sign(to.upgrades - from.upgrades);
	for (let count = from.upgrades; count !== to.upgrades; count += way) steps.push(pickUpgrades(count + way));
	const reached = steps.reduce((draft, pick) => tapOffer(draft, pick), { sheet: 'counter', offer: from } as const);
	if (reached.offer.first !== to.first) steps.push(pickFirst(to.first));
	return [...steps, ...inOrder(from.items, to.items).map(pickItem), ...inOrder(from.play, to.play).map(pickPromise)];
}

/** What the main fighter carries: items, and one-shots laid down. */
export function itemsToOffer(state: State): readonly Slot[] {
	return state.battle === null ? [] : heroOf(state, state.battle.main).items.map(({ card }) => card);
}

/** Asking: the level-up cards of the own hand. Asked: those that were offered, which can only be struck out. */
export function cardsToPromise({ state, seat, sees }: Standpoint, draft: OfferDraft): readonly Slot[] {
	if (draft.sheet === 'counter') return state.ask?.kind === 'help' ? state.ask.offer.play : [];
	return heroOf(state, seat).hand.filter((slot) => {
		const card = cardIn(state, sees, slot);
		return card?.kind === 'boon' && card.use.op === 'level-up';
	});
}

/** What can be tapped: one upgrade more or less, who picks first where there is something to pick, items, promises. */
export function thingsOfOffer(from: Standpoint, draft: OfferDraft): readonly Pick[] {
	const { upgrades } = draft.offer;
	const steps = [upgrades - 1, upgrades + 1].filter((count) => count >= 0 && count <= MOST_UPGRADES);
	return [
		...steps.map(pickUpgrades),
		...(upgrades === 0 ? [] : [pickFirst('main'), pickFirst('helper')]),
		...itemsToOffer(from.state).map(pickItem),
		...cardsToPromise(from, draft).map(pickPromise)
	];
}
