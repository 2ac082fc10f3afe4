/** What the panel says and offers while nothing is previewed, and what its buttons are called. */
import type { Language, Names, Text } from '../../../../engine/module';
import { actors } from '../../actors';
import { CARDS } from '../cards';
import { typeOf } from '../../content';
import type { Move, State, VehicleId } from '../../types';
import { say } from '../../../../ui/game/say';
import { asking, type Sentence } from '../../../../ui/game/sentence';
import { MODE_NAMES, texts } from '../texts';
import { called } from './called';
import type { Choices, Mode } from './choices';
import { playsOf } from './condition';
import type { Hand } from './hand';
import { picksAsked, targetsOf } from './hand';
import { isFlight } from './sentences';
import type { Trial } from './trial';
import { harmToOthers, lossOf, ownLoss } from './trial';

const MODE_PROMPTS: { readonly [mode in Exclude<Mode, 'drive'>]: readonly [lead: Text, rest: Text] } = {
	lay: [texts.whereLay, texts.whereLayHelp],
	pull: [texts.wherePull, texts.wherePullHelp],
	exchange: [texts.whoExchange, texts.whoExchangeHelp],
	seize: [texts.whoSeize, texts.whoSeizeHelp],
	drag: [texts.whereDrag, texts.whereDragHelp],
	pivot: [texts.whichFacing, texts.whichFacingHelp]
};

/** The sentence before anything is previewed: what is asked. */
export function prompt(choices: Choices, hand: Hand, names: Names, language: Language): Sentence {
	const { state } = choices;
	const ask = asking(language);
	switch (choices.asked) {
		case 'nothing': {
			const [seat] = actors(state);
			if (seat === undefined) return ask(texts.over);
			const decides = state.pending.length > 0 && state.phase === 'play';
			return ask(decides ? texts.decides : texts.thinks, null, { name: names.seat(seat) });
		}
		case 'build':
			return ask(picksAsked(choices) === 1 ? texts.buildOne : texts.buildFive, texts.buildHelp);
		case 'regenerate':
			return ask(texts.chooseHealed, texts.chooseHealedHelp);
		case 'place': {
			const vehicle = called(choices.waiting ?? '', state, language);
			const deploys = state.phase === 'deploy';
			return ask(deploys ? texts.deployOne : texts.wasHit, texts.placeHelp, {
				vehicle: deploys || language === 'fr' ? vehicle.text : vehicle.start
			});
		}
		case 'play':
			if (hand.vehicle !== null) return promptFor(choices, hand, hand.vehicle, language);
			if (choices.playable.size === 0) return ask(texts.nothingLeft, texts.nothingLeftHelp);
			return ask(texts.chooseVehicle, texts.chooseVehicleHelp);
	}
}

function promptFor(choices: Choices, hand: Hand, id: VehicleId, language: Language): Sentence {
	const { state } = choices;
	const vehicle = called(id, state, language).start;
	const pulled = [...targetsOf(choices, hand).values()][0]?.variants[0]?.move;
	const target = hand.seized ?? (pulled?.type === 'pull' ? pulled.target : null);
	const values = { vehicle, target: target === null ? '' : called(target, state, language).text };
	const ask = asking(language);
	if (hand.mode !== 'drive') return ask(...MODE_PROMPTS[hand.mode], values);
	const type = typeOf(id);
	const flees = type === 'S' && state.turn.active?.vehicle === id;
	return flees ? ask(texts.whereFlee, texts.whereFleeHelp, values) : ask(texts.whereTo, CARDS[type].line, values);
}

const ACT_NAMES: { readonly [type in Exclude<Move['type'], 'drive'>]: Text } = {
	...MODE_NAMES,
	enlist: texts.enlist,
	place: texts.place,
	regenerate: texts.heal,
	end: texts.endTurn,
	resign: texts.endTurn
};

/** The primary button names the act and its result. `hearts`: a heart follows the number. */
export interface Label {
	readonly text: string;
	readonly hearts: boolean;
}

export function primaryLabel(trial: Trial, state: State, language: Language): Label {
	const { move, blow, vehicle } = trial;
	const plain = (text: Text, values: Record<string, number> = {}): Label => ({
		text: say(text, language, values),
		hearts: false
	});
	const own = ownLoss(trial);
	if (move.type !== 'drive') return withHearts(plain(ACT_NAMES[move.type]), harmToOthers(trial));
	if (blow !== null) {
		const lost = lossOf(trial, blow.target)?.hearts ?? 0;
		if (blow.side === null) return plain(texts.crush);
		if (own > 0) return plain(texts.attackAndLose, { n: lost, own });
		return { text: `${say(texts.attack, language)} −${lost}`, hearts: true };
	}
	if (own > 0 && vehicle !== null) return plain(texts.driveAndLose, { own });
	if (trial.outlook === 'camp') return plain(texts.enterCamp);
	if (trial.seized !== null) return withHearts(plain(texts.drag), harmToOthers(trial));
	if (isFlight(trial, state)) return plain(texts.flee);
	if (trial.outlook === 'jump') return plain(texts.jump);
	return plain(trial.flies ? texts.fly : texts.drive);
}

const withHearts = (label: Label, lost: number): Label =>
	lost === 0 ? label : { text: `${label.text} −${lost}`, hearts: true };

/** Why there is no move to make yet. */
export function blockedPrimary(choices: Choices, hand: Hand, language: Language): string {
	switch (choices.asked) {
		case 'nothing':
			return say(choices.state.phase === 'over' ? texts.over : texts.notYourTurn, language);
		case 'build':
			return say(texts.nameMore, language, { n: picksAsked(choices) - hand.picks.length });
		case 'regenerate':
			return say(texts.chooseOne, language);
		case 'place':
			return say(texts.chooseSquare, language);
		case 'play':
			return say(hand.vehicle === null || hand.mode === 'seize' ? texts.chooseOne : texts.chooseSquare, language);
	}
}

/** Plays left, or who the game waits for. */
export function statusLine(choices: Choices, hand: Hand, names: Names, language: Language): string {
	const { state } = choices;
	if (state.phase === 'over') return say(texts.over, language);
	if (choices.asked === 'nothing') return prompt(choices, hand, names, language).lead;
	if (state.phase === 'build') return say(texts.building, language, { n: hand.picks.length, all: picksAsked(choices) });
	if (state.phase === 'deploy') return say(texts.deploying, language);
	const left = playsOf(state).filter((play) => play !== 'spent').length;
	if (left === 0) {
		const { active } = choices;
		if (active === null) return say(texts.noPlays, language);
		return say(texts.goesOn, language, { vehicle: called(active, state, language).start });
	}
	return left === 1 ? say(texts.playLeft, language) : say(texts.playsLeft, language, { n: left });
}
