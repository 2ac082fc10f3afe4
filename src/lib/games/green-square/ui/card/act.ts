/**
 * The one act that is possible with a card that is looked at: a move as a tap on the card would make it, the way to its
 * targets, or, for whoever is asked, why there is none.
 */
import { say } from '../../../../ui/game/say';
import type { Hand } from '../../../../ui/game/hand';
import type { Pick } from '../../../../ui/game/pointing';
import { ABILITY_NAMES } from '../../content/vocabulary';
import type { Reason } from '../../reasons';
import type { Slot } from '../../types';
import { words } from '../../words/index';
import type { Choices } from '../model/choices';
import { actLabel } from '../model/labels';
import type { Voice } from '../model/names';
import { pickBeast, pickChoice, pickHand, pickLasting, pickMine, pickPill } from '../model/picks';
import { pointing } from '../model/pointing';
import { tryAll, tryOut } from '../model/trial';
import { whyNot } from '../model/why';
import { texts } from './texts';

export interface CardAct {
	readonly label: string;
	/** What is in hand then. */
	readonly hand: Hand;
	/** The move is whole and is made at once; else it is looked at on the table, or a target is chosen there. */
	readonly isWhole: boolean;
	/** It cannot be done, and the label says why. */
	readonly isBlocked: boolean;
}

/** Null: the card is only looked at. */
export function actOf(choices: Choices, slot: Slot | null, voice: Voice): CardAct | null {
	if (slot === null || !choices.isAsked) return null;
	const first = choices.next([]);
	const pick = [pickHand(slot), pickMine(slot), pickChoice(slot)].find((own) => first.has(own));
	if (pick !== undefined) return actWith(choices, pointing.tap(choices, [], pick, false).hand, voice);
	return lastingAct(choices, slot, voice) ?? beastAct(choices, slot, voice) ?? blockedAct(choices, slot, voice);
}

function actWith(choices: Choices, hand: Hand, voice: Voice): CardAct {
	const { state, seat, sees } = choices;
	const move = choices.move(hand);
	if (move === null) return { label: say(texts.chooseTarget, voice.language), hand, isWhole: false, isBlocked: false };
	const swap = choices.swap(hand);
	const trial = swap === null ? tryOut(state, seat ?? 0, move, sees) : tryAll(state, seat ?? 0, swap.moves, sees);
	// What is given up, and what others would be struck by, is looked at on the table before it is done.
	const isLooked = move.type === 'drop' || (hand.length > 1 && swap === null);
	return { label: actLabel(trial, choices, voice, swap), hand, isWhole: !isLooked, isBlocked: false };
}

/** A disaster that lies before oneself: an ability or a card takes it away. */
function lastingAct(choices: Choices, slot: Slot, { language }: Voice): CardAct | null {
	const openers = [...choices.next([])].filter((opener) => choices.next([opener]).has(pickLasting(slot)));
	const [opener] = openers;
	if (opener === undefined) return null;
	const label = opener === pickPill('purify') ? say(ABILITY_NAMES.purify, language) : say(texts.takeAway, language);
	return { label, hand: [opener, pickLasting(slot)], isWhole: false, isBlocked: false };
}

/** A beast on the stage: run from it, or chase it away. */
function beastAct(choices: Choices, slot: Slot, voice: Voice): CardAct | null {
	const beast = choices.state.battle?.beasts.find(({ card }) => card === slot);
	if (beast === undefined) return null;
	const way: readonly Pick[][] = [[pickBeast(beast.id)], [pickPill('chase'), pickBeast(beast.id)]];
	const hand = way.find((picks) => choices.move(picks) !== null);
	return hand === undefined ? null : { ...actWith(choices, hand, voice), isWhole: false };
}

/** Only for cards of the own hand: what lies on the table says by itself what it does. */
function blockedAct(choices: Choices, slot: Slot, voice: Voice): CardAct | null {
	const { state, seat } = choices;
	if (seat === null || state.players[seat]?.hand.includes(slot) !== true) return null;
	const label = refusedBecause(choices, pickHand(slot), voice);
	return { label, hand: [], isWhole: false, isBlocked: true };
}

/** The sentence that a tap on a thing would be refused with. */
export function refusedBecause(choices: Choices, pick: Pick, voice: Voice): string {
	const reason = (choices.refusal([], pick) ?? 'wrong-phase') as Reason;
	return whyNot(choices, pick, reason, voice) ?? words.reason(reason, voice.language);
}
