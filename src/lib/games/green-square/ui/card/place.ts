/** Where a card is, for the head of its sheet; and the section of the rules that speaks of its kind. */
import type { Language } from '../../../../engine/module';
import type { Names } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import { cardOf, type CardId } from '../../content';
import { KIND_NAMES } from '../../content/vocabulary';
import { capitalised } from '../../../../engine/words';
import type { Seat, Slot, State } from '../../types';
import { texts } from './texts';

/** `seat`: who reads; null for a spectator. `slot`: null for a design that is only looked at. */
export function placeOf(
	state: State,
	seat: Seat | null,
	slot: Slot | null,
	face: CardId,
	names: Names,
	language: Language
): string {
	const kind = capitalised(say(KIND_NAMES[cardOf(face).kind], language));
	if (slot === null) return kind;
	for (const [key, hero] of Object.entries(state.players)) {
		const owner = Number(key);
		const mine = owner === seat;
		const name = names.seat(owner);
		if (hero.hand.includes(slot)) return say(mine ? texts.inYourHand : texts.inHandOf, language, { name });
		if (mine && hero.professions.includes(slot)) return say(texts.yourProfession, language);
		if (mine && hero.tribes.includes(slot)) return say(texts.yourTribe, language);
		if (hero.lasting.includes(slot)) return say(mine ? texts.beforeYou : texts.beforeThem, language, { name });
		if (isInPlay(state, owner, slot)) return say(mine ? texts.onYourTable : texts.onTableOf, language, { name });
	}
	if (state.battle?.cards.includes(slot)) return say(texts.inBattle, language);
	if (state.spoils?.pool.includes(slot)) return say(texts.inSpoils, language);
	if (state.body?.cards.includes(slot)) {
		return say(texts.leftBy, language, { name: names.seat(state.body.seat) });
	}
	const isDiscarded = state.discard.loc.includes(slot) || state.discard.upg.includes(slot);
	return isDiscarded ? say(texts.discarded, language) : kind;
}

function isInPlay(state: State, owner: Seat, slot: Slot): boolean {
	const hero = state.players[owner];
	if (hero === undefined) return false;
	const held = hero.items.flatMap(({ card, by }) => [card, by]);
	const others = [...hero.volunteers, ...hero.professions, ...hero.tribes, hero.master, hero.heritage];
	return held.includes(slot) || others.includes(slot);
}

/** The id of a section of the rules. */
export function sectionOf(face: CardId): string {
	switch (cardOf(face).kind) {
		case 'beast':
			return 'flee';
		case 'disaster':
			return 'disasters';
		case 'profession':
		case 'tribe':
		case 'master':
		case 'heritage':
			return 'callings';
		case 'enhancer':
		case 'mate':
		case 'lunatic':
			return 'more';
		case 'item':
		case 'volunteer':
		case 'detour':
			return 'equipment';
		default:
			return 'battle';
	}
}
