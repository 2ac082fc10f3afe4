/** What the main button is called: the act and its result, tried out by the rules. */
import type { Text } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import type { Hand } from '../../../../ui/game/hand';
import type { Card } from '../../content';
import { heroOf, nextInGame } from '../../heroes';
import { fighterStrength } from '../../strength';
import type { MoveOf, Slot, State } from '../../types';
import { texts } from '../texts';
import type { Choices } from './choices';
import { cardIn, faceIn } from './faces';
import { chanceOf } from './flight';
import { marginOf } from './margin';
import { cardName, shortName, type Voice } from './names';
import { TROUBLE, kindOf } from './picks';
import type { Swap } from './swaps';
import type { Trial } from './trial';

interface Naming {
	readonly choices: Choices;
	readonly trial: Trial;
	readonly voice: Voice;
}

export function actLabel(trial: Trial, choices: Choices, voice: Voice, swap: Swap | null = null): string {
	const naming: Naming = { choices, trial, voice };
	if (swap !== null) return swapLabel(swap, naming);
	const { move } = trial;
	const { state } = choices;
	const { language } = voice;
	switch (move.type) {
		case 'play':
			return playLabel(move, naming);
		case 'equip':
			return filled(texts.equip, naming);
		case 'unequip':
			return filled(texts.takeOff, naming);
		case 'stow':
			return say(texts.stow, language);
		case 'unstow':
			return say(texts.unstow, language);
		case 'drop':
			return say(texts.giveUp, language);
		case 'trouble':
			return filled(texts.doTrouble, naming);
		case 'explore':
			return say(texts.regrow, language, { card: nameIn(choices, state.discard.upg.at(-1) ?? '', voice) });
		case 'share': {
			const card = nameIn(choices, move.card, voice);
			return move.to === null
				? say(texts.discardIt, language, { card })
				: say(texts.give, language, { card, name: voice.names.seat(move.to) });
		}
		case 'settle':
			return say(texts.settleRun, language);
		case 'flee':
			return fleeLabel(move, naming);
		case 'use':
			return useLabel(move, naming);
		case 'choose':
			return chooseLabel(move, naming);
		default:
			return '';
	}
}

function swapLabel({ kind, comes, goes }: Swap, naming: Naming): string {
	const { choices, voice } = naming;
	if (kind === 'item') return filled(texts.equipInstead, naming);
	return say(texts.swap, voice.language, { old: nameIn(choices, goes, voice), card: nameIn(choices, comes, voice) });
}

/** Strength and totals as the move would leave them. */
function filled(text: Text, { trial, choices, voice }: Naming, values: Record<string, string | number> = {}): string {
	const margin = marginOf(trial.after) ?? marginOf(choices.state);
	return say(text, voice.language, {
		n: fighterStrength(trial.after, choices.seat ?? 0),
		a: margin?.heroes ?? 0,
		b: margin?.beasts ?? 0,
		...values
	});
}

const nameIn = ({ state, sees }: Choices, slot: Slot, { language }: Voice): string => {
	const face = faceIn(state, sees, slot);
	return face === null ? '' : shortName(face, language);
};

function playLabel(move: MoveOf<'play'>, naming: Naming): string {
	const { choices, trial, voice } = naming;
	const { language, names } = voice;
	const card = cardIn(choices.state, choices.sees, move.card);
	if (card === null) return '';
	const name = cardName(card.id, language);
	const target = move.target ?? null;
	switch (card.kind) {
		case 'item':
			if (move.with !== undefined) return say(texts.stow, language);
			return isOn(trial.after, choices.seat ?? 0, move.card) ? filled(texts.equip, naming) : say(texts.carry, language);
		case 'detour':
			return filled(texts.free, naming);
		case 'volunteer':
			return say(texts.volunteer, language);
		case 'profession':
		case 'tribe':
			return say(texts.takeUp, language, { card: name });
		case 'disaster':
			return target === choices.seat
				? say(texts.strikeSelf, language)
				: say(texts.strike, language, { name: names.seat(target ?? 0) });
		case 'enhancer':
			return filled(texts.playWith, naming, { card: name });
		case 'mate':
			return filled(texts.bringMate, naming);
		case 'lunatic':
			return filled(texts.bring, naming, { card: nameIn(choices, move.bring ?? '', voice) });
		case 'beast':
			return filled(texts.sendIn, naming, { card: shortName(card.id, language) });
		case 'oneshot':
			return choices.state.battle === null ? say(texts.layDown, language) : oneShotLabel(move, card, naming);
		case 'boon':
			return boonLabel(move, card, naming);
		default:
			return say(texts.playCard, language, { card: name });
	}
}

const isOn = (state: State, seat: number, slot: Slot): boolean =>
	heroOf(state, seat).items.some(({ card, on }) => card === slot && on);

function oneShotLabel(move: MoveOf<'play'>, card: Extract<Card, { kind: 'oneshot' }>, naming: Naming): string {
	const { choices, voice } = naming;
	const { battle } = choices.state;
	const { language, names } = voice;
	switch (card.use.op) {
		case 'boost': {
			if (move.side === 'beasts') return filled(texts.forBeast, naming);
			const isOurs = choices.seat === battle?.main || choices.seat === battle?.helper;
			return isOurs
				? filled(texts.forUs, naming)
				: filled(texts.forThem, naming, { name: names.seat(battle?.main ?? 0) });
		}
		case 'remove-beast': {
			const beast = battle?.beasts.find(({ id }) => id === move.beast);
			return say(texts.sendAway, language, { card: beast === undefined ? '' : shortName(beast.face, language) });
		}
		case 'force-help':
			return filled(texts.summon, naming, { name: names.seat(move.target ?? 0) });
		case 'dismiss-helper':
			return filled(texts.sendHome, naming, { name: names.seat(battle?.helper ?? 0) });
		case 'escape':
			return say(card.use.who === 'both' ? texts.bothAway : texts.getAway, language);
		case 'flee-bonus':
			return say(texts.toEachRoll, language, { n: signed(card.use.n) });
	}
}

function boonLabel(move: MoveOf<'play'>, card: Extract<Card, { kind: 'boon' }>, naming: Naming): string {
	const { choices, trial, voice } = naming;
	const { language, names } = voice;
	switch (card.use.op) {
		case 'draw':
			return say(texts.drawTwo, language);
		case 'cleanse':
			return say(texts.beRid, language, { card: nameIn(choices, move.lasting ?? '', voice) });
		case 'level-up': {
			const target = move.target ?? 0;
			const n = heroOf(trial.after, target).level;
			return target === choices.seat
				? say(texts.goUp, language, { n })
				: say(texts.lift, language, { n, name: names.seat(target) });
		}
	}
}

function useLabel(move: MoveOf<'use'>, naming: Naming): string {
	const { choices, voice } = naming;
	const { language, names } = voice;
	switch (move.ability) {
		case 'green-boost':
			return filled(texts.boost, naming, { n: signed(move.cards?.length ?? 0) });
		case 'bamboo-hit':
			return filled(texts.hit, naming, { name: names.seat(move.target ?? 0) });
		case 'steal':
			return say(texts.trySteal, language);
		case 'salvage':
			return say(texts.salvageDraw, language);
		case 'purify':
			return say(texts.beRid, language, { card: nameIn(choices, move.lasting ?? '', voice) });
		case 'chase': {
			const beast = choices.state.battle?.beasts.find(({ id }) => id === move.beast);
			return say(texts.chaseAway, language, { card: beast === undefined ? '' : shortName(beast.face, language) });
		}
	}
}

function fleeLabel({ beast: id }: MoveOf<'flee'>, { choices, voice }: Naming): string {
	const beast = choices.state.battle?.beasts.find((one) => one.id === id);
	if (beast === undefined) return '';
	const { least, sure } = chanceOf(choices.state, choices.seat ?? 0, beast);
	const text = sure ? texts.rollSure : least === null ? texts.rollHopeless : texts.doRoll;
	return say(text, voice.language, { n: least ?? 0 });
}

const CHOOSING: { readonly [kind: string]: Text } = {
	'lose-item': texts.lose,
	'lose-hand': texts.discardIt,
	'lose-profession': texts.lose,
	'lose-tribe': texts.lose,
	excess: texts.giveUpCard,
	big: texts.handOver,
	loot: texts.take,
	pick: texts.take
};

function chooseLabel({ pick }: MoveOf<'choose'>, { choices, voice }: Naming): string {
	const { ask } = choices.state;
	const { language, names } = voice;
	if (typeof pick === 'number') return say(texts.giveTo, language, { name: names.seat(pick) });
	const card = typeof pick === 'string' ? nameIn(choices, pick, voice) : '';
	if (ask?.kind === 'pass-card') {
		return say(texts.giveFaceDown, language, { card, name: names.seat(nextInGame(choices.state, ask.seat)) });
	}
	return say(CHOOSING[ask?.kind ?? ''] ?? texts.take, language, { card });
}

/** Why there is no move to make yet. */
export function blockedLabel(choices: Choices, hand: Hand, language: Voice['language']): string {
	if (hand[0] === TROUBLE) return texts.chooseBeast[language];
	const wanted: { readonly [kind: string]: Text } = {
		hand: hand.length > 0 ? texts.choosePay : texts.chooseCard,
		mine: hand.length > 0 ? texts.choosePay : texts.chooseCard,
		choice: texts.chooseCard,
		seat: texts.tapPlayer
	};
	const [next] = choices.next(hand);
	return (wanted[next === undefined ? '' : kindOf(next)] ?? texts.chooseTarget)[language];
}
