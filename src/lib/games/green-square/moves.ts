/**
 * Reading a move that came from anywhere (§6.0 check 1). Unknown fields are ignored; the extra fields of `play` and `use` and the inside of an
 * offer are left as they are, because the rules name a reason of their own for what is wrong there.
 */
import { ACTIVE_ABILITIES, FOODS } from './content';
import type { ActiveAbility, Food } from './content';
import type { Move, Offer, Slot } from './types';

type Raw = { readonly [field: string]: unknown };

/** The move, or null if it is malformed. */
export function readMove(raw: unknown): Move | null {
	if (!isRecord(raw)) return null;
	return isWellFormed(raw) ? (raw as unknown as Move) : null;
}

function isWellFormed(raw: Raw): boolean {
	switch (raw['type']) {
		case 'open':
		case 'end-turn':
		case 'settle':
		case 'back-out':
		case 'accept':
		case 'decline':
		case 'resign':
		case 'wake':
		case 'withdraw':
			return true;
		case 'play':
		case 'equip':
		case 'unequip':
		case 'unstow':
		case 'drop':
		case 'trouble':
			return typeof raw['card'] === 'string';
		case 'stow':
			return typeof raw['card'] === 'string' && typeof raw['with'] === 'string';
		case 'share':
			return typeof raw['card'] === 'string' && (raw['to'] === null || Number.isInteger(raw['to']));
		case 'set-food':
			return FOODS.includes(raw['food'] as Food);
		case 'sell':
			return isSlotList(raw['cards']) && !hasTwice(raw['cards']);
		case 'propose':
			return Number.isInteger(raw['to']) && isSlotList(raw['give']) && isSlotList(raw['take']);
		case 'explore':
			return raw['regrow'] === undefined || typeof raw['regrow'] === 'string';
		case 'ask-help':
			return Number.isInteger(raw['seat']) && isRecord(raw['offer']);
		case 'counter':
			return isRecord(raw['offer']);
		case 'flee':
			return Number.isInteger(raw['beast']);
		case 'use':
			return ACTIVE_ABILITIES.includes(raw['ability'] as ActiveAbility);
		case 'pass':
			return (
				(raw['w'] === undefined || Number.isInteger(raw['w'])) &&
				(raw['rest'] === undefined || typeof raw['rest'] === 'boolean')
			);
		case 'choose':
			return typeof raw['pick'] === 'string' || typeof raw['pick'] === 'boolean' || Number.isInteger(raw['pick']);
		default:
			return false;
	}
}

/** The inside of an offer, or null if it is not one (`bad-offer`). Whose cards they are is checked elsewhere. */
export function readOffer(raw: unknown): Offer | null {
	if (!isRecord(raw)) return null;
	const { items, upgrades, first, play } = raw;
	if (!isSlotList(items) || !isSlotList(play) || hasTwice([...items, ...play])) return null;
	if (typeof upgrades !== 'number' || !Number.isInteger(upgrades) || upgrades < 0) return null;
	if (first !== 'main' && first !== 'helper') return null;
	return { items: items.slice(), upgrades, first, play: play.slice() };
}

/** A list of strings, or an empty one for anything else. */
export function slotsOf(raw: unknown): readonly Slot[] {
	return isSlotList(raw) ? raw : [];
}

export function hasTwice(slots: readonly Slot[]): boolean {
	return slots.length > 1 && new Set(slots).size < slots.length;
}

function isSlotList(raw: unknown): raw is readonly Slot[] {
	return Array.isArray(raw) && raw.every((entry) => typeof entry === 'string');
}

function isRecord(raw: unknown): raw is Raw {
	return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}
