/** The buttons of the panel: the one main act with nothing in hand, and what stands beside it. */
import type { Text } from '../../../../engine/module';
import type { Hand } from '../../../../ui/game/hand';
import type { Pick } from '../../../../ui/game/pointing';
import { say } from '../../../../ui/game/say';
import { lowestSeats } from '../../apply/turn';
import { handLimit, heroOf } from '../../heroes';
import { texts } from '../texts';
import type { Choices } from './choices';
import { actLabel } from './labels';
import { marginOf, totals } from './margin';
import type { Voice } from './names';
import {
	BACK_OUT,
	CARRY,
	END_TURN,
	EXPLORE,
	NO,
	OPEN,
	PASS,
	SETTLE,
	SETTLE_ANYWAY,
	TROUBLE,
	YES,
	kindOf,
	pickPill,
	pickSide
} from './picks';
import { chanceOf } from './flight';
import { tryOut } from './trial';

export interface Act {
	readonly pick: Pick;
	readonly label: string;
	/** It cannot be done, and the label says why. */
	readonly isBlocked?: boolean;
}

/** The main act while nothing is in hand; null: something has to be chosen first. */
export function mainAct(choices: Choices, voice: Voice): Act | null {
	const { state, buttons } = choices;
	const { language } = voice;
	const act = (pick: Pick, text: Text, values = {}): Act => ({ pick, label: say(text, language, values) });
	if (buttons.has(OPEN)) return act(OPEN, texts.doOpen);
	if (buttons.has(EXPLORE)) return act(EXPLORE, texts.doExplore);
	if (buttons.has(END_TURN)) return endAct(choices, voice);
	if (buttons.has(YES)) return yesAct(choices, voice);
	const margin = marginOf(state);
	if (buttons.has(SETTLE) && margin !== null) return act(SETTLE, texts.doSettle, totals(margin));
	if (choices.next([]).has(pickPill('ask'))) return act(pickPill('ask'), texts.askForHelp);
	if (choices.next([]).has(SETTLE_ANYWAY)) return act(SETTLE_ANYWAY, texts.settleRun);
	if (buttons.has(PASS) && state.window?.kind === 'prepare') return act(PASS, texts.ready);
	return null;
}

function endAct({ state, seat }: Choices, { language }: Voice): Act {
	const me = seat ?? 0;
	const n = heroOf(state, me).hand.length - handLimit(state, me);
	const text = n <= 0 ? texts.doEnd : lowestSeats(state).includes(me) ? texts.doEndDiscard : texts.doEndGive;
	return { pick: END_TURN, label: say(text, language, { n }) };
}

function yesAct({ state, seat }: Choices, { language }: Voice): Act {
	const { ask, battle } = state;
	if (ask?.kind !== 'reroll') return { pick: YES, label: say(texts.useKit, language) };
	const beast = battle?.beasts.find(({ id }) => id === ask.beast);
	const n = beast === undefined ? 0 : (chanceOf(state, seat ?? 0, beast).least ?? 0);
	return { pick: YES, label: say(texts.rollAgain, language, { n }) };
}

/** What stands beside the main act. */
export function secondAct(choices: Choices, voice: Voice): Act | null {
	const { state, seat, buttons, sees } = choices;
	const { language } = voice;
	if (buttons.has(NO)) {
		return { pick: NO, label: say(state.ask?.kind === 'reroll' ? texts.leaveIt : texts.letStrike, language) };
	}
	if (buttons.has(BACK_OUT)) {
		const margin = marginOf(tryOut(state, seat ?? 0, { type: 'back-out' }, sees).after);
		return { pick: BACK_OUT, label: say(texts.backOut, language, margin === null ? {} : totals(margin)) };
	}
	const first = choices.next([]);
	if (buttons.has(EXPLORE)) {
		return first.has(TROUBLE)
			? { pick: TROUBLE, label: say(texts.lookForTrouble, language) }
			: { pick: TROUBLE, label: say(texts.noBeast, language), isBlocked: true };
	}
	if (first.has(SETTLE_ANYWAY) && first.has(pickPill('ask')))
		return { pick: SETTLE_ANYWAY, label: say(texts.settle, language) };
	return null;
}

/** What else could be done with the card in hand: a boost serves the other side, an item that would take another's place is only carried. */
export function besideAct(choices: Choices, [first, second]: Hand, voice: Voice): Act | null {
	if (first === undefined) return null;
	const other = [pickSide('heroes'), pickSide('beasts')].find((side) => side !== second);
	if (second !== undefined && kindOf(second) === 'side' && other !== undefined) {
		const move = choices.move([first, other]);
		if (move === null) return null;
		const trial = tryOut(choices.state, choices.seat ?? 0, move, choices.sees);
		return { pick: other, label: actLabel(trial, choices, voice) };
	}
	return choices.move([first, CARRY]) === null ? null : { pick: CARRY, label: say(texts.carry, voice.language) };
}
