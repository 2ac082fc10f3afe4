/**
 * The cards, starter decks and the booster, and what the rules read off a card again and again: computed once when the game is loaded.
 * The JSON files are the content of the specification; `content.test.ts` checks every one of them against the types used here.
 */
import type { Seat } from '../../engine/contract';
import type { Ability, Condition, Effect } from './ability';
import type { ActionCard, Card, Deck, LandCard, UnitCard } from './card';
import cardFile from './data/cards.json' with { type: 'json' };
import deckFile from './data/decks.json' with { type: 'json' };
import { isHostile } from './effects/hostile';
import type { CardRef, DeckChoice } from './types';

export const ALL_CARDS = cardFile.cards as unknown as readonly Card[];
export const ALL_DECKS = deckFile.decks as unknown as readonly Deck[];
export const STARTERS: readonly Deck[] = ALL_DECKS.filter((deck) => deck.kind === 'starter');

/** A continuous effect with the tests that must hold. */
export interface Continuous {
	readonly tests: readonly Condition[];
	readonly effect: Effect;
}

/** A card with what the rules ask of it most. Exactly one of `land`, `unit` and `action` is set; `played` is unit or action. */
export interface CardInfo {
	readonly card: Card;
	readonly id: string;
	readonly land: LandCard | null;
	readonly unit: UnitCard | null;
	readonly action: ActionCard | null;
	readonly played: UnitCard | ActionCard | null;
	readonly isArmy: boolean;
	readonly isExplorer: boolean;
	readonly isInterrupt: boolean;
	/** 5.2: cannot be played in round 1 and may be answered later. */
	readonly isHostile: boolean;
	readonly abilities: readonly Ability[];
	/** Indices of the abilities with these timings. */
	readonly onPlay: readonly number[];
	readonly usable: readonly number[];
	readonly upkeep: readonly number[];
	readonly onVictory: readonly number[];
	readonly onDeath: readonly number[];
	readonly onDiscard: readonly number[];
	readonly continuous: readonly Continuous[];
	/** Battle abilities with the effect `suppress`. */
	readonly suppress: readonly Ability[];
	/** All effects of its on-play abilities: they share one set of choice fields. */
	readonly onPlayEffects: readonly Effect[];
}

const NO_TESTS: readonly Condition[] = [];

function describe(card: Card): CardInfo {
	const indices = (...timings: readonly string[]): number[] =>
		card.abilities.flatMap((ability, index) => (timings.includes(ability.when) ? [index] : []));
	const land = card.category === 'land' ? card : null;
	const unit = card.category === 'character' || card.category === 'army' || card.category === 'explorer' ? card : null;
	const action = land === null && unit === null ? (card as ActionCard) : null;
	const played = unit ?? action;
	const hurtful = card.abilities.some(
		(ability) =>
			(ability.when === 'on-play' || ability.when === 'upkeep' || ability.when === 'continuous') &&
			ability.do.some(isHostile)
	);
	return {
		card,
		id: card.id,
		land,
		unit,
		action,
		played,
		isArmy: card.category === 'army',
		isExplorer: card.category === 'explorer',
		isInterrupt: played?.interrupt === true,
		isHostile: played?.zone === 'enemy-land' || hurtful,
		abilities: card.abilities,
		onPlay: indices('on-play'),
		usable: indices('saved', 'each-turn'),
		upkeep: indices('upkeep'),
		onVictory: indices('on-victory'),
		onDeath: indices('on-death'),
		onDiscard: indices('on-discard'),
		continuous: card.abilities
			.filter((ability) => ability.when === 'continuous')
			.flatMap((ability) => ability.do.map((effect) => ({ tests: ability.if ?? NO_TESTS, effect }))),
		suppress: card.abilities.filter(
			(ability) => ability.when === 'battle' && ability.do.some((effect) => effect.effect === 'suppress')
		),
		onPlayEffects: card.abilities.filter((ability) => ability.when === 'on-play').flatMap((ability) => ability.do)
	};
}

const INFO: ReadonlyMap<string, CardInfo> = new Map(ALL_CARDS.map((card) => [card.id, describe(card)]));
const STARTER: ReadonlyMap<string, readonly string[]> = new Map(STARTERS.map((deck) => [deck.id, deck.cards]));

/** The card with this id, whatever the caller was handed. */
export function findCard(id: unknown): CardInfo | undefined {
	return typeof id === 'string' ? INFO.get(id) : undefined;
}

/** The card with this id, which must exist. */
export function cardById(id: string): CardInfo {
	const info = INFO.get(id);
	if (info === undefined) throw new Error(`no card ${id}`);
	return info;
}

const BY_REF = new Map<CardRef, CardInfo>();

/** The card of a reference of the table, which must exist. */
export function cardOf(ref: CardRef): CardInfo {
	const known = BY_REF.get(ref);
	if (known !== undefined) return known;
	const info = cardById(ref.slice(ref.indexOf('/') + 1));
	BY_REF.set(ref, info);
	return info;
}

/** The seat whose deck a card is from. */
export function ownerOf(ref: CardRef): Seat {
	return Number(ref.slice(0, ref.indexOf('/')));
}

export function refOf(seat: Seat, id: string): CardRef {
	return `${seat}/${id}`;
}

/** The printed data of a land reference. */
export function landOf(ref: CardRef): LandCard {
	const { land } = cardOf(ref);
	if (land === null) throw new Error(`${ref} is not a land`);
	return land;
}

/** The printed data of a unit reference. */
export function unitOf(ref: CardRef): UnitCard {
	const { unit } = cardOf(ref);
	if (unit === null) throw new Error(`${ref} is not a unit`);
	return unit;
}

/** The ids of a deck that `setup` has accepted. */
export function deckList(choice: DeckChoice): readonly string[] {
	return typeof choice === 'string' ? (STARTER.get(choice) ?? []) : choice.cards;
}

export function isStarter(id: string): boolean {
	return STARTER.has(id);
}
