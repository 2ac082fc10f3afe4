/** What the primary button would do, in one sentence: who, what, to whom, and what follows. */
import type { Language, Names } from '../../../../engine/module';
import type { Text } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { isExplorer } from '../../apply/attack';
import { GAIN_PER_TURN } from '../../constants';
import { cardById, cardOf, refOf, unitOf } from '../../content';
import { playLimit } from '../../effects/extra-plays';
import { opponents } from '../../effects/targets';
import { abilityText } from '../../text';
import { findLand, holdsCountry, ownLandWith, playerAt } from '../../table';
import type { CardRef, Move } from '../../types';
import { texts, TRAVEL_WAYS } from '../texts';
import { landWords } from './lands';
import { cardName, cardNames, seatNames } from './names';
import { gainText, idle, losses, moraleChange, totalAfter, type Trial } from './trial';
import { warnings } from './warning-texts';

export interface Telling {
	readonly trial: Trial;
	readonly names: Names;
	readonly language: Language;
}

type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;
type Values = Readonly<Record<string, string | number>>;

export function previewSentence(trial: Trial, names: Names, language: Language): Sentence {
	const telling: Telling = { trial, names, language };
	const { move } = trial;
	switch (move.type) {
		case 'play':
			return playSentence(telling, move);
		case 'use':
			return useSentence(telling, move);
		case 'discard':
			return discardSentence(telling, move);
		case 'attack':
			return attackSentence(telling);
		case 'step':
		case 'voyage':
			return travelSentence(telling, move);
		case 'lose':
			return loseSentence(telling, move.unit);
		case 'occupy':
			return occupySentence(telling, move.unit);
		case 'drop': {
			const card = cardName(refOf(trial.seat, move.card), language);
			return { lead: `${say(texts.discardCard, language, { card })}.`, rest: texts.mustDropHelp[language] };
		}
		default:
			return { lead: '', rest: '' };
	}
}

const tell =
	({ language }: Telling) =>
	(text: Text, values: Values = {}): string =>
		say(text, language, values);

const joined = (parts: readonly (string | null)[]): string =>
	parts.filter((part) => part !== null && part !== '').join(' ');

function playSentence(telling: Telling, move: MoveOf<'play'>): Sentence {
	const { trial, language } = telling;
	const put = tell(telling);
	const info = cardById(move.card);
	const card = cardName(refOf(trial.seat, move.card), language);
	const gain = moraleChange(trial, trial.seat);
	const morale = gain.change === 0 ? '' : put(texts.andMorale, { n: signed(gain.change) });
	const rest = joined([...whatFollows(telling), ...capOf(telling)]);
	if (isWasted(trial, move)) {
		return { lead: put(texts.keepForBattle, { card }), rest: joined([put(texts.keepHelp), ...capOf(telling)]) };
	}
	if (move.discover === true) {
		return { lead: put(texts.discovers, { card, gain: morale }), rest: joined([put(texts.discoversHelp), rest]) };
	}
	if (move.land !== undefined && info.played?.zone === 'enemy-land') {
		const holder = findLand(trial.before, move.land)?.seat ?? trial.seat;
		const lead = put(texts.planted, { card, name: telling.names.seat(holder), ...landWords(move.land, language) });
		return { lead, rest: joined([abilities(refOf(trial.seat, move.card), language), rest]) };
	}
	if (move.land !== undefined) {
		const total = totalAfter(trial, move.land) ?? '';
		return { lead: put(texts.placed, { card, total, gain: morale, ...landWords(move.land, language) }), rest };
	}
	const aimed = harmSentence(telling, card);
	if (aimed !== null) return { lead: aimed, rest: joined([morale === '' ? null : `${morale.slice(2)}.`, rest]) };
	const from = playerAt(trial.before, trial.seat).morale;
	const lead =
		gain.change === 0
			? put(texts.noGain, { card })
			: put(texts.moraleGain, { card, n: signed(gain.change), from, to: from + gain.change });
	return { lead, rest: joined([abilities(refOf(trial.seat, move.card), language), rest]) };
}

/** An interrupt spent where it has nothing to answer. */
export function isWasted({ before }: Trial, move: MoveOf<'play'>): boolean {
	const { onPlayEffects, isInterrupt } = cardById(move.card);
	const waits = onPlayEffects.some(({ effect }) => effect === 'cancel' || effect === 'call-off' || effect === 'boost');
	return isInterrupt && waits && before.window === null;
}

/** Whom it harms and by how much; null: nobody. */
function harmSentence(telling: Telling, card: string): string | null {
	const { trial, names } = telling;
	const put = tell(telling);
	const harmed = opponents(trial.before, trial.seat).filter((other) => moraleChange(trial, other).change < 0);
	const [only] = harmed;
	if (only === undefined) return null;
	const loss = (seat: number): string => signed(moraleChange(trial, seat).change);
	if (harmed.length === 1) return put(texts.against, { card, name: names.seat(only), loss: loss(only) });
	return put(texts.everyone, { card, losses: harmed.map((seat) => `${names.seat(seat)} ${loss(seat)}`).join(', ') });
}

/** What else happens: who must make room, what falls, what does nothing, who may answer. */
function whatFollows(telling: Telling): (string | null)[] {
	const { trial, names, language } = telling;
	const put = tell(telling);
	const { ahead, seat } = trial;
	const [due] = ahead.state.pending;
	const crowded =
		due?.kind !== 'overflow'
			? null
			: put(due.seat === seat ? texts.crowds : texts.crowdsTheirs, {
					name: names.seat(due.seat),
					...landWords(due.land, language)
				});
	const fallen = losses(trial);
	const own = fallen.filter(({ holder }) => holder === seat).map(({ card }) => card);
	const nothing = idle(trial);
	return [
		crowded,
		fallen.length === 0
			? null
			: put(texts.falls, {
					n: fallen.length,
					cards: cardNames(
						fallen.map(({ card }) => card),
						language
					)
				}),
		own.length === 0 ? null : put(texts.yoursToo, { cards: cardNames(own, language) }),
		nothing.length === 0 ? null : put(texts.noEffect, { cards: cardNames(nothing, language) }),
		ahead.asked.length === 0 ? null : put(texts.mayAnswer, { names: seatNames(ahead.asked, names, language) })
	];
}

/** How much of a gain counts this turn. */
function capOf(telling: Telling): string[] {
	const { trial } = telling;
	const put = tell(telling);
	const { change, wanted } = moraleChange(trial, trial.seat);
	if (wanted > change && change >= 0) return [put(texts.capReached, { n: signed(change), wanted })];
	const left = GAIN_PER_TURN - playerAt(trial.ahead.state, trial.seat).gained;
	return change > 0 ? [put(texts.moreCount, { n: left })] : [];
}

/** All that a card can do, as written on it. */
const abilities = (card: CardRef, language: Language): string =>
	cardOf(card)
		.abilities.map((ability) => abilityText(ability, language))
		.join(' ');

function useSentence(telling: Telling, move: MoveOf<'use'>): Sentence {
	const { trial, language } = telling;
	const put = tell(telling);
	const card = cardName(move.unit, language);
	const ability = cardOf(move.unit).abilities[move.ability];
	const text = ability === undefined ? '' : abilityText(ability, language);
	const rest = joined([...whatFollows(telling), ...capOf(telling)]);
	const { targetUnit, targetLand } = move;
	const total = targetLand === undefined ? '' : (totalAfter(trial, targetLand) ?? '');
	const place = targetLand === undefined ? {} : landWords(targetLand, language);
	if (targetUnit !== undefined && targetLand !== undefined) {
		const isBack = playerAt(trial.before, trial.seat).discard.includes(targetUnit);
		const target = cardName(targetUnit, language);
		return { lead: put(isBack ? texts.comesBack : texts.comesOver, { target, total, ...place }), rest: rest || text };
	}
	if (targetUnit !== undefined) {
		const held = ownLandWith(trial.before, findHolder(trial, targetUnit), targetUnit);
		const after = held === null ? null : totalAfter(trial, held.id);
		const keeps =
			held === null || after === null ? null : put(texts.landKeeps, { total: after, ...landWords(held.id, language) });
		return { lead: put(texts.strikes, { target: cardName(targetUnit, language) }), rest: joined([keeps, rest]) };
	}
	if (targetLand !== undefined) return { lead: put(texts.landAfter, { total, ...place }), rest: joined([text, rest]) };
	return { lead: harmSentence(telling, card) ?? put(texts.uses, { card }), rest: joined([text, rest]) };
}

function findHolder({ before, seat }: Trial, unit: CardRef): number {
	return opponents(before, seat).find((other) => ownLandWith(before, other, unit) !== null) ?? seat;
}

function discardSentence(telling: Telling, move: MoveOf<'discard'>): Sentence {
	const { trial, language } = telling;
	const put = tell(telling);
	if (!('unit' in move)) {
		return { lead: put(texts.discards, { card: cardName(refOf(trial.seat, move.card), language) }), rest: '' };
	}
	const from = ownLandWith(trial.before, trial.seat, move.unit);
	const after = from === null ? null : totalAfter(trial, from.id);
	const keeps =
		from === null || after === null ? null : put(texts.landKeeps, { total: after, ...landWords(from.id, language) });
	return {
		lead: put(texts.tosses, { card: cardName(move.unit, language) }),
		rest: joined([keeps, ...capOf(telling)])
	};
}

function attackSentence(telling: Telling): Sentence {
	const { trial, names, language } = telling;
	const { outlook } = trial;
	if (outlook === null) return { lead: '', rest: '' };
	const put = tell(telling);
	const { battle, sides, result } = outlook;
	const [a, d] = [sides.attack.total, sides.defense.total];
	const name = names.seat(battle.defender);
	const to = landWords(battle.to, language);
	const from = landWords(battle.from, language);
	const ends = { From: from.land, to: to.land, a, d };
	const answers = outlook.ahead.asked.includes(battle.defender) ? put(texts.mayAnswer, { names: name }) : null;
	const left = playLimit(trial.before, trial.seat) - trial.before.plays;
	const waits = trial.before.attacks === 0 && left > 0 ? put(texts.playsWait, { n: left }) : null;
	if (result === 'draw') return { lead: put(texts.wouldDraw, ends), rest: put(texts.wouldDrawHelp) };
	if (result === 'lost') {
		return { lead: put(texts.wouldLose, ends), rest: joined([put(texts.youLose100), answers]), alarm: true };
	}
	const follows = outlook.endsSeat
		? put(texts.seatEnds, { name })
		: {
				defended: put(texts.losesUnit, { name }),
				open: put(texts.liesOpen, { name, ...to }),
				empty: put(texts.standsEmpty, { name, ...to }),
				copy: put(texts.copyGoes, { name, ...to })
			}[outlook.fate];
	const { explorer } = battle;
	const lead =
		explorer === null
			? put(texts.wouldWin, ends)
			: put(texts.raids, {
					way: TRAVEL_WAYS[unitOf(explorer).travel ?? 'sea'][language],
					pair: cardNames(sides.attack.units, language),
					a,
					d
				});
	const sure = outlook.isSure ? put(texts.isSure, { name }) : answers;
	return { lead, rest: joined([follows, sure, waits]) };
}

function travelSentence(telling: Telling, move: MoveOf<'step' | 'voyage'>): Sentence {
	const { trial, language, names } = telling;
	const put = tell(telling);
	const { before, seat } = trial;
	const card = cardName(move.unit, language);
	const place = landWords(move.to, language);
	const from = ownLandWith(before, seat, move.unit);
	const keeps = from === null ? null : keepsOf(telling, from.id);
	const travel = unitOf(move.unit).travel ?? 'land';
	const way =
		move.type === 'voyage' && isExplorer(move.unit)
			? put(texts.stepStays, { way: capitalised(TRAVEL_WAYS[travel][language]) })
			: null;
	const held = findLand(before, move.to);
	if (held !== null && held.seat !== seat) {
		if (holdsCountry(before, seat, cardOf(move.to).id)) {
			return {
				lead: put(texts.removeCopy, { name: names.seat(held.seat), ...place }),
				rest: put(texts.holdAlready, { ...place })
			};
		}
		const attached = held.land.attached;
		const comes = attached.length === 0 ? null : put(texts.comesWith, { cards: cardNames(attached, language) });
		return { lead: put(texts.takes, { card, ...place }), rest: joined([comes, keeps, way]) };
	}
	const total = totalAfter(trial, move.to) ?? '';
	const escort = move.type === 'voyage' ? move.escort : undefined;
	const lead =
		escort === undefined
			? put(texts.travels, { card, total, ...place })
			: put(texts.travelsWith, { card, escort: cardName(escort, language), total, ...place });
	return { lead, rest: joined([keeps, way]) };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the land that is left keeps. */
function keepsOf(telling: Telling, land: CardRef): string | null {
	const { trial, language } = telling;
	const held = findLand(trial.ahead.state, land);
	const words = landWords(land, language);
	if (held === null) return null;
	if (held.land.cards.length === 0) return say(warnings.leavesEmpty, language, { ...words });
	return say(texts.landKeeps, language, { total: totalAfter(trial, land) ?? '', ...words });
}

function loseSentence(telling: Telling, unit: CardRef): Sentence {
	const { trial, language } = telling;
	const put = tell(telling);
	const due = trial.before.pending[0];
	const land = due !== undefined && due.kind !== 'hand-discard' ? due.land : null;
	const card = cardName(unit, language);
	const total = land === null ? '' : (totalAfter(trial, land) ?? '');
	const words = land === null ? {} : landWords(land, language);
	if (due?.kind === 'overflow')
		return { lead: put(texts.leaves, { card, total, ...words }), rest: put(texts.whoLeavesHelp) };
	const gain = gainText(trial, trial.seat).trim();
	return {
		lead: put(texts.dies, { card, gain: gain === '' ? '' : put(texts.youGain, { n: gain }) }),
		rest: land === null ? '' : (keepsOf(telling, land) ?? '')
	};
}

function occupySentence(telling: Telling, unit: CardRef): Sentence {
	const { trial, language } = telling;
	const put = tell(telling);
	const due = trial.before.pending[0];
	if (due?.kind !== 'occupy') return { lead: '', rest: '' };
	const from = ownLandWith(trial.before, trial.seat, unit);
	return {
		lead: put(texts.movesInto, {
			card: cardName(unit, language),
			total: totalAfter(trial, due.land) ?? '',
			...landWords(due.land, language)
		}),
		rest: from === null ? '' : (keepsOf(telling, from.id) ?? '')
	};
}
