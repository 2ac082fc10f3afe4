/** What the panel says and offers while nothing is previewed, and what its buttons are called. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names, Text } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import type { Hand } from '../../../../ui/game/hand';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { pickedOf } from '../../../../ui/game/ways';
import { actors } from '../../actors';
import { cardById, cardOf, findCard, refOf } from '../../content';
import { opponents } from '../../effects/targets';
import { battlesOn, findLand, holdsCountry, ownLandWith, playerAt } from '../../table';
import type { CardRef, Decision, Move, Phase, State } from '../../types';
import { shortName } from '../card/names';
import { noteOf } from '../card/notes';
import { texts } from '../texts';
import type { Choices } from './choices';
import { landWords } from './lands';
import { cardName, seatNames } from './names';
import { abilityOf, DISCOVER } from './picks';
import { isWasted } from './sentences';
import { lateInterrupts } from './stops';
import { gainText, moraleChange, type Trial } from './trial';
import { warnings } from './warning-texts';

type Values = Readonly<Record<string, string | number>>;

/** What is asked, before anything is previewed. */
export function prompt(choices: Choices, hand: Hand, names: Names, language: Language): Sentence {
	const { state, seat } = choices;
	const make = (lead: Text, rest: Text | null, values: Values = {}): Sentence => ({
		lead: say(lead, language, values),
		rest: rest === null ? '' : say(rest, language, values)
	});
	if (!choices.isAsked) return waitingSentence(choices, names, language);
	const due = state.pending[0];
	if (due !== undefined) return decisionPrompt(due, choices, names, language);
	if (state.window !== null) return make(texts.sheetChoose, null);
	const chosen = chosenCard(choices, hand, language);
	if (chosen !== null) return aimPrompt(choices, hand, chosen, language);
	switch (state.phase) {
		case 'play':
			if (choices.legal.some(({ type }) => type === 'play')) return make(texts.chooseCard, texts.chooseCardHelp);
			return make(texts.noPlaysLeft, null);
		case 'attack': {
			const from = pickedOf('land', hand[0]);
			if (from === null) return make(texts.chooseFrom, texts.chooseFromHelp);
			const words = { ...landWords(from, language) };
			if (findLand(state, from)?.seat !== seat) return make(texts.chooseAttacker, null, words);
			const n = choices.next(hand).size;
			return make(n === 1 ? texts.chooseTargetOne : texts.chooseTarget, null, { n, ...words });
		}
		case 'move': {
			const unit = pickedOf('unit', hand[0]);
			const emptied = seat === null ? null : emptyLand(state, seat);
			const words = emptied === null ? {} : { ...landWords(emptied, language) };
			if (unit === null)
				return make(texts.chooseUnit, emptied === null ? texts.chooseUnitHelp : warnings.landEmpty, words);
			const home = seat === null ? null : ownLandWith(state, seat, unit);
			const isLast = home?.cards.length === 1 && battlesOn(state);
			return make(texts.chooseWhere, isLast ? warnings.leavesEmpty : texts.chooseWhereHelp, {
				card: cardName(unit, language),
				...(home === null ? {} : landWords(home.id, language))
			});
		}
		case 'end': {
			const [late] = lateInterrupts(state, seat ?? 0, choices.legal);
			if (late === undefined) return make(texts.turnEnds, null);
			return make(texts.youDrew, texts.youDrewHelp, { card: shortName(late, language) });
		}
		default:
			return make(texts.over, null);
	}
}

/** An own land that somebody may walk into; null: there is none. */
function emptyLand(state: State, seat: Seat): CardRef | null {
	const found = playerAt(state, seat).lands.find(({ cards }) => cards.length === 0);
	return found === undefined || !battlesOn(state) ? null : found.id;
}

function waitingSentence({ state, seat }: Choices, names: Names, language: Language): Sentence {
	const make = (lead: Text, values: Values = {}, rest = ''): Sentence => ({ lead: say(lead, language, values), rest });
	if (state.phase === 'over') return make(texts.over);
	if (seat !== null && playerAt(state, seat).out !== null)
		return make(texts.youAreOut, {}, texts.youAreOutHelp[language]);
	if (state.phase === 'setup') return make(texts.firstLands);
	if (state.requests.length > 0) return make(texts.turningUp);
	const waiting = actors(state).filter((other) => other !== seat);
	const who = seatNames(waiting, names, language);
	if (state.pending.length > 0) return make(texts.isChoosing, { name: who });
	if (state.window !== null) return make(texts.waitingFor, { names: who });
	return make(texts.isPlaying, { name: who });
}

function decisionPrompt(due: Decision, choices: Choices, names: Names, language: Language): Sentence {
	const make = (lead: Text, rest: Text, values: Values = {}): Sentence => ({
		lead: say(lead, language, values),
		rest: say(rest, language, values)
	});
	if (due.kind === 'hand-discard') return make(texts.mustDrop, texts.mustDropHelp);
	const words = { ...landWords(due.land, language) };
	if (due.kind === 'overflow') return make(texts.whoLeaves, texts.whoLeavesHelp, words);
	if (due.kind === 'casualty') return make(texts.chooseLoss, texts.chooseLossHelp, words);
	const holder = findLand(choices.state, due.land)?.seat ?? due.seat;
	return make(texts.canMoveIn, texts.canMoveInHelp, { ...words, name: names.seat(holder) });
}

/** The short name of the card in hand, or whose ability is in hand. */
function chosenCard({ sees }: Choices, hand: Hand, language: Language): string | null {
	const slot = pickedOf('hand', hand[0]);
	const face = slot === null ? undefined : findCard(sees[slot])?.id;
	if (face !== undefined) return shortName(face, language);
	const used = abilityOf(hand[0]);
	return used === null ? null : cardName(used.card, language);
}

function aimPrompt(choices: Choices, hand: Hand, card: string, language: Language): Sentence {
	const next = [...choices.next(hand)];
	if (next.includes(DISCOVER)) {
		return { lead: `${card}.`, rest: say(texts.discoverOrPlace, language) };
	}
	const slot = pickedOf('hand', hand[0]);
	const face = slot === null ? undefined : findCard(choices.sees[slot])?.id;
	if (face !== undefined && next.some((pick) => pickedOf('land', pick) !== null)) {
		const colon = language === 'fr' ? ' : ' : ': ';
		return { lead: `${card}${colon}${noteOf(face, language)}.`, rest: `${wanted(choices, hand, language)}.` };
	}
	const used = abilityOf(hand[0]);
	const pays = used !== null && cardOf(used.card).abilities[used.ability]?.pay === 'own-character' && hand.length === 1;
	return {
		lead: say(pays ? texts.choosePrice : texts.chooseTargetFor, language, { card }),
		rest: wanted(choices, hand, language)
	};
}

/** "Tap a land". */
export function wanted(choices: Choices, hand: Hand, language: Language): string {
	const kinds: { readonly [kind: string]: Text } = {
		land: texts.tapLand,
		seat: texts.tapPlayer,
		unit: texts.tapUnit,
		grave: texts.tapCard
	};
	const [first] = [...choices.next(hand)].filter((pick) => !pick.startsWith('way discard'));
	return say(kinds[first?.split(' ')[0] ?? ''] ?? texts.chooseCard, language);
}

/** Why there is no move to make yet. */
export function blockedPrimary(choices: Choices, hand: Hand, names: Names, language: Language): string {
	const { state } = choices;
	if (!choices.isAsked) return waitingSentence(choices, names, language).lead.replace(/\.$/, '');
	const due = state.pending[0];
	if (due !== undefined) return say(due.kind === 'hand-discard' ? texts.chooseCard : texts.chooseUnit, language);
	if (hand.length > 0) return wanted(choices, hand, language);
	const first: { readonly [P in Phase]?: Text } = {
		play: texts.chooseCard,
		attack: texts.chooseLand,
		move: texts.chooseUnit
	};
	return say(first[state.phase] ?? texts.chooseCard, language);
}

/** The button that leaves a phase, by where that leads. */
export const phaseLabel = (stop: Phase, phase: Phase, language: Language): string => {
	if (phase === 'end') return texts.finishTurn[language];
	return (stop === 'attack' ? texts.toAttacks : stop === 'move' ? texts.toMoves : texts.endTurn)[language];
};

/** The primary button names the act and its result. */
export function primaryLabel(trial: Trial, names: Names, language: Language): string {
	const { move, seat, before } = trial;
	const put = (text: Text, values: Values = {}): string => say(text, language, values);
	const gain = gainText(trial, seat);
	switch (move.type) {
		case 'play': {
			if (isWasted(trial, move)) return put(texts.playAnyway);
			if (move.discover === true) return put(texts.discoverNow, { gain });
			const { zone } = cardById(move.card).played ?? {};
			if (move.land !== undefined) {
				const words = { ...landWords(move.land, language) };
				return zone === 'enemy-land' ? put(texts.sendTo, words) : put(texts.placeIn, { ...words, gain });
			}
			if (move.targetLand !== undefined) return put(texts.useOn, { ...landWords(move.targetLand, language) });
			return (
				harmLabel(trial, names, texts.playAgainst, language) ??
				put(texts.playIt, { card: cardName(refOf(seat, move.card), language), gain })
			);
		}
		case 'use':
			return useLabel(trial, move, names, language);
		case 'discard':
			return put(texts.discardCard, { card: cardName('unit' in move ? move.unit : refOf(seat, move.card), language) });
		case 'attack': {
			const words = { ...landWords(move.to, language) };
			if (trial.outlook?.result === 'lost' || trial.outlook?.result === 'draw') return put(texts.attackAnyway);
			return put(move.explorer === undefined ? texts.attackLand : texts.raidOn, words);
		}
		case 'step':
		case 'voyage': {
			const words = { ...landWords(move.to, language) };
			const holder = findLand(before, move.to)?.seat ?? seat;
			if (holder === seat) return put(move.type === 'step' ? texts.goTo : texts.sailTo, words);
			const isCopy = holdsCountry(before, seat, cardOf(move.to).id);
			return put(isCopy ? texts.removeCopy : texts.takeLand, { ...words, name: names.seat(holder) });
		}
		case 'lose': {
			const isDeath = before.pending[0]?.kind === 'casualty';
			return put(isDeath ? texts.lose : texts.giveUp, { card: cardName(move.unit, language), gain });
		}
		case 'occupy':
			return put(texts.moveIn);
		case 'drop':
			return put(texts.discardCard, { card: cardName(refOf(seat, move.card), language) });
		default:
			return '';
	}
}

function useLabel(
	trial: Trial,
	move: Extract<Move, { readonly type: 'use' }>,
	names: Names,
	language: Language
): string {
	const put = (text: Text, values: Values = {}): string => say(text, language, values);
	if (move.pay !== undefined) return put(texts.giveFor, { card: cardName(move.pay, language) });
	if (move.targetUnit !== undefined) {
		const card = cardName(move.targetUnit, language);
		const isBack = playerAt(trial.before, trial.seat).discard.includes(move.targetUnit);
		const text = isBack ? texts.bringBack : move.targetLand === undefined ? texts.strike : texts.winOver;
		const isOwn = playerAt(trial.before, trial.seat).lands.some(({ cards }) => cards.includes(move.targetUnit ?? ''));
		return isOwn && move.targetLand !== undefined
			? put(texts.goTo, { ...landWords(move.targetLand, language) })
			: put(text, { card });
	}
	if (move.targetLand !== undefined) return put(texts.useOn, { ...landWords(move.targetLand, language) });
	return harmLabel(trial, names, texts.useAgainst, language) ?? put(texts.useIt);
}

function harmLabel(trial: Trial, names: Names, text: Text, language: Language): string | null {
	const harmed = opponents(trial.before, trial.seat).filter((other) => moraleChange(trial, other).change < 0);
	const [only, ...more] = harmed;
	if (only === undefined || more.length > 0) return null;
	return say(text, language, { name: names.seat(only), loss: signed(moraleChange(trial, only).change) });
}
