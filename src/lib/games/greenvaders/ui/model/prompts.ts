/** What the panel says and offers while nothing is previewed, and what its buttons are called. */
import type { Language, Names, Text } from '../../../../engine/module';
import { actorOf } from '../../actors';
import { COLOUR_NAMES, POT_TEXTS, cardOf, type Action, type Pot } from '../../content';
import { armedOf, faceOf } from '../../hand';
import { hasRequest } from '../../requests';
import type { Move } from '../../types';
import { say } from '../../../../ui/game/say';
import { asking, type Sentence } from '../../../../ui/game/sentence';
import { texts } from '../texts';
import { pickedOf } from '../../../../ui/game/ways';
import type { Choices } from './choices';
import type { Hand } from '../../../../ui/game/hand';
import { gridName, shortName } from './names';
import { BLOCKED } from './picks';

const ACTION_PROMPTS: { readonly [A in Action]: { readonly ask: Text; readonly help: Text; readonly where: Text } } = {
	reinforce: { ask: texts.reinforce, help: texts.reinforceHelp, where: texts.reinforceWhere },
	destroy: { ask: texts.destroy, help: texts.destroyHelp, where: texts.destroyHelp },
	move: { ask: texts.move, help: texts.moveHelp, where: texts.moveWhere }
};

/** What is asked, before anything is previewed. */
export function prompt(choices: Choices, hand: Hand, names: Names, language: Language): Sentence {
	const { state, seat } = choices;
	const make = asking(language);
	if (!choices.isAsked) {
		const actor = actorOf(state);
		if (state.phase === 'over') return make(texts.over);
		if (hasRequest(state) || actor === null) return make(texts.turningUp);
		return make(actor === state.turn.seat ? texts.waits : texts.decides, null, { name: names.seat(actor) });
	}
	const pot = pickedOf('pot', hand[0]);
	if (pot !== null && state.phase !== 'draft') return potPrompt(pot as Pot, hand, language);
	switch (state.phase) {
		case 'draft':
			return make(texts.draft, texts.draftHelp);
		case 'start':
			return make(texts.start, texts.startHelp);
		case 'play':
			if (choices.buttons.has(BLOCKED)) return make(texts.blocked, texts.blockedHelp);
			return hand.length === 0 ? make(texts.play, texts.playHelp) : wherePrompt(choices, hand, language);
		case 'action': {
			const [only, ...others] = state.act?.can ?? [];
			const action = pickedOf('action', hand[0]) ?? (others.length === 0 ? only : undefined);
			if (action === undefined) return make(texts.anyAction);
			const { ask, help, where } = ACTION_PROMPTS[action as Action];
			return make(ask, hand.length > (others.length === 0 ? 0 : 1) ? where : help);
		}
		case 'special': {
			const grid = gridName(state.vacant[0]?.grid ?? 0, seat, names, language);
			return hand.length === 0
				? make(texts.special, texts.specialHelp, { grid })
				: make(texts.specialWhere, texts.whereHelp, { grid });
		}
		case 'place':
			return make(texts.placeIt, texts.placeHelp, { card: shortName(state.held ?? '', language) });
		case 'arrange':
			return make(texts.arrange, texts.arrangeHelp);
		case 'draw':
			return make(texts.draw, texts.drawHelp);
		case 'reactivate':
			return make(texts.reactivate);
		case 'over':
			return make(texts.over);
	}
}

function wherePrompt({ state, seat, sees }: Choices, hand: Hand, language: Language): Sentence {
	const face = faceOf(pickedOf('hand', hand[0]) ?? '', sees);
	const armed = armedOf(state, seat ?? 0);
	const card = face === null ? null : cardOf(face);
	const need = card === null ? null : card.kind === 'simple' ? (armed.copy?.need ?? null) : card.need;
	const rest = armed.vip ? texts.whereFree : need === null ? texts.whereHelp : texts.whereNeeds;
	return {
		lead: texts.where[language],
		rest: say(rest, language, { colour: need === null ? '' : COLOUR_NAMES[need][language] })
	};
}

/** What is asked after the tile, one thing after the other. */
const POT_STEPS: { readonly [P in Pot]?: readonly Text[] } = {
	telepot: [texts.swapFirst, texts.swapSecond],
	helicopter: [texts.giveSimple, texts.takeGrid],
	necro: [texts.giveSimple, texts.takeDiscard],
	copier: [texts.takeGrid],
	surprise: [texts.takeGrid],
	fort: [texts.takeGrid]
};

function potPrompt(pot: Pot, hand: Hand, language: Language): Sentence {
	const { name, effect } = POT_TEXTS[pot];
	return asking(language)(POT_STEPS[pot]?.[hand.length - 1] ?? name, effect);
}

const ACTS: { readonly [type in Move['type']]?: Text } = {
	play: texts.doPlay,
	reinforce: texts.doReinforce,
	destroy: texts.doDestroy,
	move: texts.doMove,
	special: texts.doPlace,
	place: texts.doPlace,
	start: texts.doStart,
	arrange: texts.doArrange,
	reactivate: texts.doTurnUp,
	pick: texts.doPick,
	pot: texts.doUse
};

/** The primary button names the act. */
export function primaryLabel(move: Move, language: Language): string {
	if (move.type === 'draw') return (move.from === 'pile' ? texts.doDraw : texts.doTake)[language];
	const text = ACTS[move.type];
	return text === undefined
		? ''
		: say(text, language, { pot: 'pot' in move ? POT_TEXTS[move.pot].name[language] : '' });
}

/** Why there is no move to make yet. */
export function blockedPrimary(choices: Choices, hand: Hand, language: Language): string {
	const { state } = choices;
	if (!choices.isAsked) return (state.phase === 'over' ? texts.over : texts.notYourTurn)[language].replace(/\.$/, '');
	const waiting = [...choices.next(hand)][0]?.split(' ')[0];
	const wanted: { readonly [kind: string]: Text } = {
		hand: texts.chooseCard,
		river: state.phase === 'draw' ? texts.chooseDraw : texts.chooseCard,
		pile: texts.chooseDraw,
		discard: texts.chooseCard,
		pot: state.phase === 'play' ? texts.chooseCard : state.phase === 'draw' ? texts.chooseDraw : texts.choosePot,
		colour: texts.chooseColour,
		action: texts.chooseAction,
		peek: texts.chooseOrder,
		cell: aimsAtCards(choices, hand) ? texts.chooseCard : texts.chooseCell
	};
	return (wanted[waiting ?? ''] ?? texts.chooseCard)[language];
}

function aimsAtCards({ state }: Choices, hand: Hand): boolean {
	if (pickedOf('pot', hand[0]) !== null) return true;
	const action = pickedOf('action', hand[0]) ?? state.act?.can[0];
	if (state.phase !== 'action') return false;
	return action === 'destroy' || (action === 'move' && !hand.some((pick) => pick.startsWith('cell ')));
}
