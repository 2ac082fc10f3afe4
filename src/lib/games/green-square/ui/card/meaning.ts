/**
 * What a card means here and now, for the seat that looks: a forecast, what it would replace, when it can be used, how
 * long it lies there. Everything comes from trials of the rules and from what everybody sees.
 */
import { say } from '../../../../ui/game/say';
import { signed } from '../../../../engine/words';
import { cardOf, type CardId } from '../../content';
import { lastingOp } from '../../heroes';
import { heroTotal } from '../../totals';
import type { Carried, Seat, Slot, State } from '../../types';
import type { Choices } from '../model/choices';
import { chanceOf } from '../model/flight';
import { marginOf } from '../model/margin';
import { cardName, shortName, type Voice } from '../model/names';
import { pickChoice, pickHand, pickMine } from '../model/picks';
import { pointing } from '../model/pointing';
import { goesOff, previewSentence } from '../model/sentences';
import { tryAll, tryOut } from '../model/trial';
import { timeOf } from '../model/why';
import { after } from '../sheets/trial';
import { refusedBecause } from './act';
import { texts } from './texts';

/** Null: there is nothing to say of it beyond its text. */
export function meaningOf(choices: Choices, slot: Slot, face: CardId, voice: Voice): string | null {
	const { state } = choices;
	for (const [key, hero] of Object.entries(state.players)) {
		const owner = Number(key);
		if (hero.lasting.includes(slot)) return lastingMeaning(state, slot, owner, voice);
		if (hero.hand.includes(slot)) return owner === voice.seat ? handMeaning(choices, slot, face, voice) : null;
		if (hero.professions.includes(slot) || hero.tribes.includes(slot))
			return callingMeaning(choices, slot, owner, voice);
		const carried = hero.items.find(({ card }) => card === slot);
		if (carried !== undefined) return carriedMeaning(choices, carried, face, owner, voice);
		const held = hero.items.find(({ by }) => by === slot);
		if (held !== undefined) return say(texts.holds, voice.language, { card: nameIn(state, held.card, voice) });
		if (hero.volunteers.includes(slot)) {
			return say(owner === voice.seat ? texts.holdsNothing : texts.isFree, voice.language);
		}
		if (hero.master === slot || hero.heritage === slot) return say(texts.onlyGood, voice.language);
	}
	return stageMeaning(choices, slot, face, voice);
}

const nameIn = (state: State, slot: Slot, { language }: Voice): string => {
	const face = state.faces[slot];
	return face === undefined ? '' : cardName(face, language);
};

/** What a tap on it would come to; else why it cannot be played now, or when it can. */
function handMeaning(choices: Choices, slot: Slot, face: CardId, voice: Voice): string {
	const pick = pickHand(slot);
	if (!choices.isAsked) return say(timeOf(cardOf(face)), voice.language);
	if (!choices.next([]).has(pick)) return refusedBecause(choices, pick, voice);
	const forecast = forecastOf(choices, pointing.tap(choices, [], pick, false).hand, voice);
	return forecast ?? say(aimText(face), voice.language);
}

/** The sentence of the panel; null: the hand is no whole move yet. */
function forecastOf(choices: Choices, hand: readonly string[], voice: Voice): string | null {
	const { state, seat, sees } = choices;
	const move = choices.move(hand);
	if (move === null) return null;
	const swap = choices.swap(hand);
	const trial = swap === null ? tryOut(state, seat ?? 0, move, sees) : tryAll(state, seat ?? 0, swap.moves, sees);
	if (move.type === 'trouble') return againstYou(trial.after, voice);
	const sentence = previewSentence(trial, choices, voice, swap);
	return sentence === null ? null : [sentence.lead, sentence.rest].filter(Boolean).join(' ');
}

/** As if the fight had begun. */
function againstYou(fight: State, { language }: Voice): string {
	const margin = marginOf(fight);
	if (margin === null) return '';
	const { heroes: a, beasts: b, by: n, wins } = margin;
	const text =
		n === 0 ? (wins ? texts.againstYouTieWon : texts.againstYouTie) : wins ? texts.againstYou : texts.againstYouLost;
	return say(text, language, { a, b, n });
}

/** What has to be pointed at before anything can be forecast. */
function aimText(face: CardId) {
	const card = cardOf(face);
	switch (card.kind) {
		case 'disaster':
			return texts.aimHero;
		case 'enhancer':
		case 'mate':
			return texts.aimBeast;
		case 'lunatic':
			return texts.aimBring;
		case 'detour':
			return texts.aimItem;
		case 'oneshot':
			return card.use.op === 'remove-beast'
				? texts.aimBeast
				: card.use.op === 'force-help'
					? texts.aimHelper
					: texts.aim;
		case 'boon':
			return card.use.op === 'cleanse' ? texts.aimLasting : texts.aimHero;
		default:
			return texts.aim;
	}
}

/** A profession or tribe before a hero. */
function callingMeaning(choices: Choices, slot: Slot, owner: Seat, voice: Voice): string {
	const { state, sees } = choices;
	if (owner !== voice.seat) return say(texts.callingOf, voice.language, { name: voice.names.seat(owner) });
	const bare = after({ state, seat: owner, sees }, { type: 'drop', card: slot });
	const off = bare === null ? '' : goesOff(state, bare, owner, voice);
	return [say(texts.dropWhenever, voice.language), off].filter(Boolean).join(' ');
}

/** An item or one-shot before a hero: what it adds, or why it lies unused. */
function carriedMeaning(choices: Choices, { card, on }: Carried, face: CardId, owner: Seat, voice: Voice): string {
	const { state } = choices;
	const { language, names } = voice;
	const isMine = owner === voice.seat;
	if (isPromised(state, card)) return say(texts.promisedNow, language);
	const name = names.seat(owner);
	if (cardOf(face).kind === 'oneshot') {
		const forecast = isMine ? playedFromTable(choices, card, voice) : null;
		return forecast ?? say(isMine ? texts.readyNow : texts.readyOf, language, { name });
	}
	const n = heroTotal(state, owner)
		.parts.filter((part) => part.card === card)
		.reduce((sum, part) => sum + part.n, 0);
	if (on && n !== 0) return say(isMine ? texts.countsNow : texts.countsOf, language, { n: signed(n), name });
	if (on) return say(isMine ? texts.equippedNow : texts.equippedOf, language, { name });
	const pick = pickMine(card);
	const swapped =
		isMine && choices.next([]).has(pick)
			? forecastOf(choices, pointing.tap(choices, [], pick, false).hand, voice)
			: null;
	return swapped ?? say(isMine ? texts.carriedNow : texts.carriedOf, language, { name });
}

function playedFromTable(choices: Choices, slot: Slot, voice: Voice): string | null {
	const pick = pickMine(slot);
	return choices.next([]).has(pick) ? forecastOf(choices, pointing.tap(choices, [], pick, false).hand, voice) : null;
}

const isPromised = ({ battle }: State, slot: Slot): boolean =>
	battle?.deal?.items.includes(slot) === true || battle?.deal?.play.includes(slot) === true;

/** A card in the battle, among the spoils or of what a body leaves. */
function stageMeaning(choices: Choices, slot: Slot, face: CardId, voice: Voice): string | null {
	const { state, legal } = choices;
	const { language, names } = voice;
	const { battle } = state;
	if (legal.some((move) => move.type === 'choose' && move.pick === slot)) {
		return forecastOf(choices, [pickChoice(slot)], voice) ?? say(texts.mayTake, language);
	}
	const beast = battle?.beasts.find(({ card }) => card === slot);
	if (beast !== undefined) return beastMeaning(state, beast.id, voice);
	const enhancer = battle?.enhancers.find(({ card }) => card === slot);
	if (enhancer !== undefined) {
		const family = battle?.beasts.filter((one) => one.family === enhancer.family) ?? [];
		return say(texts.enhances, language, {
			cards: family.map((one) => shortName(one.face, language)).join(', '),
			name: names.seat(enhancer.by)
		});
	}
	const boost = battle?.plays.find(({ card }) => card === slot);
	if (boost === undefined) return battle?.cards.includes(slot) === true ? say(texts.usedUp, language) : null;
	const text = boost.side === 'heroes' ? texts.boostedHeroes : texts.boostedBeasts;
	return say(text, language, { n: signed(boost.n), name: names.seat(boost.seat), card: cardName(face, language) });
}

/** How the fight stands, and how one would run from this beast. */
function beastMeaning(state: State, id: number, voice: Voice): string {
	const { language, seat } = voice;
	const beast = state.battle?.beasts.find((one) => one.id === id);
	const margin = marginOf(state);
	if (beast === undefined || margin === null) return '';
	const { heroes: a, beasts: b } = margin;
	const stand = say(texts.standsAt, language, { a, b });
	if (seat === null) return stand;
	const { least, sure } = chanceOf(state, seat, beast);
	const run = sure ? texts.runSure : least === null ? texts.runHopeless : texts.runWith;
	return `${stand} ${say(run, language, { n: least ?? 0 })}`;
}

function lastingMeaning(state: State, slot: Slot, victim: Seat, { names, language, seat }: Voice): string {
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
