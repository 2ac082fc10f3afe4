/** What the panel says while no whole move is in hand: what is asked, or who is waited for. */
import type { Text } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import type { Hand } from '../../../../ui/game/hand';
import { lowestSeats } from '../../apply/turn';
import type { CardId } from '../../content';
import { handLimit, heroOf, isFighter, nextInGame } from '../../heroes';
import { actors, situationOf } from '../../situation';
import type { State } from '../../types';
import { levels, upgrades } from '../../words/voice';
import { texts } from '../texts';
import type { Choices } from './choices';
import { othersAsk } from './asks';
import { dealSentence } from './deal';
import { marginOf, totals, type Margin } from './margin';
import { cardName, namesOf, type Voice } from './names';
import { TROUBLE, kindOf, pickPill } from './picks';

type Values = Record<string, string | number>;

export function prompt(choices: Choices, hand: Hand, voice: Voice): Sentence {
	return choices.isAsked ? askedPrompt(choices, hand, voice) : waitingPrompt(choices.state, voice);
}

function maker({ language }: Voice) {
	return (lead: Text, rest: Text | string | null = null, values: Values = {}): Sentence => ({
		lead: say(lead, language, values),
		rest: rest === null ? '' : typeof rest === 'string' ? rest : say(rest, language, values)
	});
}

function askedPrompt(choices: Choices, hand: Hand, voice: Voice): Sentence {
	const { state } = choices;
	const make = maker(voice);
	const [first] = hand;
	if (first === pickPill('ask'))
		return make(losingText(marginOf(state)) ?? texts.whomAsk, texts.eachChip, valuesOf(state));
	if (first === TROUBLE) return make(texts.choice, texts.whichBeast);
	if (first === pickPill('trade')) return make(texts.tradeWith, texts.tapPlayer);
	if (first?.startsWith('pill ') === true || first?.startsWith('discard ') === true)
		return payPrompt(choices, hand, voice);
	switch (situationOf(state)) {
		case 'prep':
			return make(texts.prepare, texts.prepareRest);
		case 'open':
			return openPrompt(choices, voice);
		case 'share':
			return sharePrompt(choices, voice);
		case 'act':
			return actPrompt(choices, voice);
		case 'flee':
			return make(texts.anyOrder);
		case 'settle':
			return settlePrompt(state, voice);
		case 'table':
			return make(texts.finished, texts.playOrGoOn, { name: voice.names.seat(state.turn ?? 0) });
		case 'ask':
			return askPrompt(state, voice);
	}
}

const valuesOf = (state: State): Values => {
	const margin = marginOf(state);
	return margin === null ? {} : { ...totals(margin), n: margin.by };
};

const losingText = (margin: Margin | null): Text | null =>
	margin === null || margin.wins ? null : margin.by === 0 ? texts.tied : texts.losingBy;

function payPrompt(choices: Choices, hand: Hand, voice: Voice): Sentence {
	const next = [...choices.next(hand)].map((pick) => pick.split(' ', 1)[0]);
	const isPaying = next.some((kind) => kind === 'hand' || kind === 'mine');
	if (!isPaying) return maker(voice)(texts.chooseTarget);
	const n = hand.filter((pick) => ['hand', 'mine'].includes(kindOf(pick))).length;
	const [m, ...others] = new Set(
		choices.pointed
			.filter(({ picks: [pill] }) => pill === hand[0])
			.map(({ picks }) => [picks.at(-1) ?? []].flat().length)
	);
	const isFixed = m !== undefined && m > 1 && others.length === 0;
	return maker(voice)(texts.choosePay, isFixed ? texts.payOf : n > 0 ? texts.paying : null, { n, m: m ?? 0 });
}

function openPrompt(choices: Choices, voice: Voice): Sentence {
	const { state, seat } = choices;
	const make = maker(voice);
	const unused = unusedOf(choices);
	const hint = unused === null ? null : say(texts.unused, voice.language, { card: cardName(unused, voice.language) });
	if (state.phase === 'ready') return make(texts.open, hint ?? texts.openRest);
	if (state.phase === 'choice') return make(texts.choice, texts.choiceRest);
	const isLast = isLastRound(state) && seat === state.turn;
	return make(texts.end, hint ?? (isLast ? texts.lastRound : texts.endRest));
}

/** A carried item that could be equipped with one tap. */
function unusedOf({ state, legal }: Choices) {
	const move = legal.find(({ type }) => type === 'equip');
	return move?.type === 'equip' ? (state.faces[move.card] ?? null) : null;
}

export function isLastRound({ options: { rounds, seats }, turnNo }: State): boolean {
	return rounds !== null && turnNo > (rounds - 1) * seats;
}

function sharePrompt({ state, seat }: Choices, voice: Voice): Sentence {
	const me = seat ?? 0;
	const limit = handLimit(state, me);
	const n = heroOf(state, me).hand.length - limit;
	const isLowest = lowestSeats(state).includes(me);
	return {
		lead: say(n === 1 ? texts.tooManyOne : texts.tooMany, voice.language, { n }),
		rest: say(isLowest ? texts.discardRest : texts.shareRest, voice.language, { n: limit })
	};
}

function actPrompt(choices: Choices, voice: Voice): Sentence {
	const { state } = choices;
	const make = maker(voice);
	const margin = marginOf(state);
	if (margin === null) return make(texts.isOver);
	const values = { ...totals(margin), n: margin.by };
	const deal = dealSentence(state, voice);
	if (margin.wins) {
		const stake = say(texts.atStake, voice.language, {
			levels: levels(margin.levels)[voice.language],
			upgrades: upgrades(margin.upgrades)[voice.language]
		});
		return make(margin.by === 0 ? texts.winningTie : texts.winningBy, deal ?? stake, values);
	}
	const canAsk = choices.next([]).has(pickPill('ask'));
	return make(
		margin.by === 0 ? texts.tied : texts.losingBy,
		deal ?? (canAsk ? texts.askOrPlay : texts.nobodyToAsk),
		values
	);
}

function settlePrompt(state: State, voice: Voice): Sentence {
	const { language, names } = voice;
	const margin = marginOf(state);
	const { battle } = state;
	if (margin === null || battle === null) return { lead: '', rest: '' };
	const level = heroOf(state, battle.main).level + margin.levels;
	const waiting = say(texts.waitingFor, language, { names: namesOf(state.window?.waiting ?? [], voice) });
	return {
		lead: say(margin.wins ? texts.settlesWin : texts.settlesLose, language, {
			...totals(margin),
			name: names.seat(battle.main),
			n: level
		}),
		rest: `${waiting} ${say(texts.interfere, language)}`,
		alarm: margin.wins && margin.forTheWin
	};
}

function askPrompt(state: State, voice: Voice): Sentence {
	const { ask } = state;
	const { language, names } = voice;
	const make = maker(voice);
	if (ask === null) return make(texts.isOver);
	const because = (why: CardId): string => say(texts.caught1, language, { card: cardName(why, language) });
	switch (ask.kind) {
		case 'lose-item':
			return make(texts.loseItem, because(ask.why));
		case 'lose-hand':
			return make(texts.loseHand, because(ask.why));
		case 'lose-profession':
			return make(texts.loseProfession, because(ask.why));
		case 'lose-tribe':
			return make(texts.loseTribe, because(ask.why));
		case 'pass-card':
			return make(texts.passCard, because(ask.why), { name: names.seat(nextInGame(state, ask.seat)) });
		case 'excess':
			return make(texts.excess);
		case 'big':
			return make(texts.tooBig, texts.tooBigRest);
		case 'big-to':
			return make(texts.bigTo, null, { card: faceName(state, ask.card, voice) });
		case 'shield':
			return make(texts.shield, null, { card: faceName(state, state.resolving?.card ?? '', voice) });
		case 'reroll': {
			const roll = state.battle?.lastRoll;
			return make(texts.reroll, texts.rerollRest, { die: roll?.die ?? 0, total: roll?.total ?? 0 });
		}
		case 'loot':
			return make(texts.takeOneOf, lootRest(state, voice), { name: names.seat(state.body?.seat ?? 0) });
		case 'pick':
			return make(texts.takeSpoil, orderRest(state.spoils?.order ?? [], voice));
		case 'help':
		case 'counter':
		case 'trade':
			return make(texts.waitsForYou, null, { name: names.seat(ask.by) });
	}
}

const faceName = (state: State, slot: string, { language }: Voice): string => {
	const face = state.faces[slot];
	return face === undefined ? '' : cardName(face, language);
};

const orderRest = (order: readonly number[], voice: Voice): string =>
	order.length < 2 ? '' : say(texts.afterYou, voice.language, { names: namesOf(order.slice(1), voice) });

const lootRest = ({ body }: State, voice: Voice): string =>
	[orderRest(body?.order ?? [], voice), texts.restDiscarded[voice.language]].filter(Boolean).join(' ');

/** Nobody asks the reader: what the others do. */
function waitingPrompt(state: State, voice: Voice): Sentence {
	const { names, seat } = voice;
	const make = maker(voice);
	if (state.result !== null) return make(texts.isOver);
	if (state.need.length > 0) return make(state.need[0]?.kind === 'roll' ? texts.dieRolls : texts.cardComes);
	const hero = seat === null ? null : heroOf(state, seat);
	if (hero !== null && !hero.alive && !hero.out) return make(texts.youAreDown, texts.youAreDownRest);
	if (state.ask !== null) return { lead: othersAsk(state, state.ask, voice), rest: '' };
	if (state.window !== null) return windowWaits(state, voice);
	const [actor] = actors(state);
	const name = names.seat(actor ?? state.turn ?? 0);
	if (state.battle !== null) {
		if (state.battle.stage !== 'flee') {
			return make(isFighter(state, seat) ? texts.fightsOn : texts.isFighting, dealSentence(state, voice), { name });
		}
		return make(seat !== null && state.battle.runners.includes(seat) ? texts.runsFirst : texts.isRunning, null, {
			name
		});
	}
	return make(state.phase === 'share' ? texts.isSharing : texts.isPlaying, null, { name });
}

function windowWaits(state: State, voice: Voice): Sentence {
	const { language, seat } = voice;
	const margin = marginOf(state);
	const waiting = say(texts.waitingFor, language, { names: namesOf(state.window?.waiting ?? [], voice) });
	const hero = seat === null ? null : heroOf(state, seat);
	const lead =
		state.window?.kind === 'prepare'
			? null
			: margin !== null && state.battle?.main === seat
				? say(texts.youSettled, language, totals(margin))
				: hero?.resting === true
					? say(texts.youRest, language)
					: state.window?.kind === 'table' && seat !== null && nextInGame(state, state.turn ?? 0) === seat
						? say(texts.youNext, language)
						: seat === null || state.turn === seat
							? null
							: say(texts.youPassed, language);
	return lead === null ? { lead: waiting, rest: '' } : { lead, rest: waiting };
}
