/** What a card means here and now, for the seat that looks: a forecast, what it would replace, how long it lies there. */
import type { Language, Names } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import { cardOf, type CardId, type ItemCard } from '../../content';
import { NAMES } from '../../content/names';
import { heroOf, lastingOp } from '../../heroes';
import { fighterStrength, heroesWin } from '../../strength';
import type { Move, Seat, Slot, State } from '../../types';
import { after, type Standpoint } from '../sheets/trial';
import { texts } from './texts';

/** Null: nothing can be said of it now. Everything comes from trials of the rules and from what everybody sees. */
export function meaningOf(from: Standpoint, slot: Slot, face: CardId, names: Names, language: Language): string | null {
	const { state, seat } = from;
	const hero = heroOf(state, seat);
	const victim = Object.entries(state.players).find(([, { lasting }]) => lasting.includes(slot));
	if (victim !== undefined) return lastingMeaning(state, slot, Number(victim[0]), seat, names, language);
	if (hero.professions.includes(slot) || hero.tribes.includes(slot)) return say(texts.dropWhenever, language);
	const carried = hero.items.find(({ card }) => card === slot);
	if (carried !== undefined && cardOf(face).kind === 'item') {
		return say(carried.on ? texts.equippedNow : texts.carriedNow, language);
	}
	if (!hero.hand.includes(slot) && carried === undefined) return null;
	const card = cardOf(face);
	switch (card.kind) {
		case 'beast':
			return beastMeaning(from, slot, language);
		case 'item':
			return itemMeaning(from, slot, card, language);
		case 'oneshot':
			return card.use.op === 'boost' ? boostMeaning(from, slot, language) : null;
		default:
			return null;
	}
}

/** As if the fight had begun: own turn, own hand, no beast came. */
function beastMeaning(from: Standpoint, slot: Slot, language: Language): string | null {
	const fight = after(from, { type: 'trouble', card: slot });
	if (fight === null || fight.battle === null) return null;
	const { heroes: a, beasts: b } = fight.battle.strength;
	const text =
		a > b
			? texts.againstYou
			: a < b
				? texts.againstYouLost
				: heroesWin(fight)
					? texts.againstYouTieWon
					: texts.againstYouTie;
	return say(text, language, { a, b, n: Math.abs(a - b) });
}

/** Laid down now, in the place of what is equipped there if there is no room. */
function itemMeaning(from: Standpoint, slot: Slot, item: ItemCard, language: Language): string | null {
	const { state, seat } = from;
	const laid = after(from, { type: 'play', card: slot });
	if (laid === null) return null;
	const isOn = (position: State): boolean => heroOf(position, seat).items.some(({ card, on }) => card === slot && on);
	if (isOn(laid)) return strengthChange(state, laid, seat, language);
	const swap = rivalsOf(state, seat, item)
		.map((rival) => ({ rival, swapped: instead(from, rival, slot) }))
		.find(({ swapped }) => swapped !== null && isOn(swapped));
	if (swap === undefined || swap.swapped === null) return say(texts.carriedOnly, language);
	const rival = state.faces[swap.rival];
	const name = rival === undefined ? '' : NAMES[rival][language];
	return `${say(texts.insteadOf, language, { name })} ${strengthChange(state, swap.swapped, seat, language)}`;
}

/** The item comes off, the other goes on. */
function instead(from: Standpoint, rival: Slot, slot: Slot): State | null {
	const bare = after(from, { type: 'unequip', card: rival });
	return bare === null ? null : after({ ...from, state: bare }, { type: 'play', card: slot });
}

/** Equipped items that an item could take the place of. */
function rivalsOf(state: State, seat: Seat, item: ItemCard): readonly Slot[] {
	const isHand = (slot: ItemCard['slot']): boolean => slot === 'hand1' || slot === 'hand2';
	return heroOf(state, seat)
		.items.filter(({ card, on, by }) => {
			const face = state.faces[card];
			const other = on && by === null && face !== undefined ? cardOf(face) : null;
			return other?.kind === 'item' && (other.slot === item.slot || (isHand(other.slot) && isHand(item.slot)));
		})
		.map(({ card }) => card);
}

function strengthChange(before: State, then: State, seat: Seat, language: Language): string {
	const [a, b] = [fighterStrength(before, seat), fighterStrength(then, seat)];
	return say(a === b ? texts.strengthStays : texts.strengthBecomes, language, { a, b });
}

function boostMeaning(from: Standpoint, slot: Slot, language: Language): string | null {
	const [heroes, beasts] = (['heroes', 'beasts'] as const).map((side) => {
		const move: Move = { type: 'play', card: slot, side };
		return after(from, move)?.battle?.strength ?? null;
	});
	if (heroes && beasts) {
		return say(texts.boostsBoth, language, {
			a: heroes.heroes,
			b: heroes.beasts,
			c: beasts.heroes,
			d: beasts.beasts
		});
	}
	const one = heroes ?? beasts;
	return one ? say(texts.boostsOne, language, { a: one.heroes, b: one.beasts }) : null;
}

function lastingMeaning(state: State, slot: Slot, victim: Seat, seat: Seat, names: Names, language: Language): string {
	const mine = victim === seat;
	const name = names.seat(victim);
	switch (lastingOp(state, slot).op) {
		case 'next-battle':
			return say(mine ? texts.untilNextBattleYours : texts.untilNextBattle, language, { name });
		case 'next-turn':
			return say(mine ? texts.untilTurnEndsYours : texts.untilTurnEnds, language, { name });
		case 'ongoing':
			return say(mine ? texts.untilRemovedYours : texts.untilRemoved, language, { name });
	}
}
