/** A battle as it is laid out: both sides with the parts of their totals, and what is at stake. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { say, setTexts } from '../../../../ui/game/say';
import { cardOf } from '../../content';
import { wokenBy } from '../../parts';
import { sidesOf, type CountedPart, type Side } from '../../strength';
import type { Battle, CardRef, State } from '../../types';
import { texts } from '../texts';
import { cardName, cardNames } from './names';

export interface Row {
	readonly key: string;
	readonly card: CardRef;
	readonly name: string;
	/** What woke a bonus, what a boost is for, who takes the points out. */
	readonly note: string;
	readonly points: number;
	readonly sign: 'card' | 'link';
	readonly struck: boolean;
	/** Came as an interrupt. */
	readonly isNew: boolean;
}

export interface SideView {
	readonly seat: Seat;
	readonly land: CardRef;
	readonly rows: readonly Row[];
	/** More than fit: how many, and what they add. */
	readonly more: { readonly count: number; readonly points: number } | null;
	readonly total: number;
}

export interface BattleView {
	readonly battle: Battle;
	readonly attack: SideView;
	readonly defense: SideView;
	readonly clash: boolean;
}

const MOST_ROWS = 7;

export function battleView(state: State, battle: Battle, language: Language): BattleView {
	const { attack, defense, clash } = sidesOf(state, battle);
	return { battle, attack: sideView(state, attack, language), defense: sideView(state, defense, language), clash };
}

function sideView(state: State, side: Side, language: Language): SideView {
	const rows = side.parts.map((part, index) => rowOf(state, side.seat, part, index, language));
	const shown = rows.length > MOST_ROWS ? rows.slice(0, MOST_ROWS - 1) : rows;
	const hidden = rows.slice(shown.length);
	return {
		seat: side.seat,
		land: side.land,
		rows: shown,
		more:
			hidden.length === 0
				? null
				: { count: hidden.length, points: hidden.reduce((sum, { points }) => sum + points, 0) },
		total: side.total
	};
}

function rowOf(
	state: State,
	seat: Seat,
	{ part, points, suppressedBy }: CountedPart,
	index: number,
	language: Language
): Row {
	const isUnit = part.kind === 'unit';
	const woken = wokenBy(state, seat, part);
	const note = (): string => {
		if (suppressedBy !== null) return say(texts.addsNothing, language, { by: cardName(suppressedBy, language) });
		if (part.kind === 'bonus')
			return woken.length > 0 ? cardNames(woken.slice(0, 1), language) : texts.bonusOf[language];
		if (part.kind === 'boost') return texts[part.until === 'battle' ? 'untilBattle' : 'boostOf'][language];
		return cardOf(part.card).isInterrupt ? texts.interruptCard[language] : '';
	};
	return {
		key: `${part.kind} ${part.card} ${index}`,
		card: part.card,
		name: cardName(part.card, language),
		note: note(),
		points,
		sign: isUnit || cardOf(part.card).land !== null ? 'card' : 'link',
		struck: suppressedBy !== null,
		isNew: isUnit && cardOf(part.card).isInterrupt
	};
}

/** What a side is made of, in a line: its units by name, or their number where there are many, and all that is added. */
export function partsLine({ parts, land }: Side, language: Language): string {
	const units = parts.filter(({ part }) => part.kind === 'unit');
	const added = parts.filter(({ part }) => part.kind !== 'unit');
	const sum = (some: readonly CountedPart[]): number => some.reduce((total, { points }) => total + points, 0);
	const named =
		units.length > 2
			? [say(BATTLE.units, language, { n: units.length, points: sum(units) })]
			: units.map(({ part, points }) => `${cardName(part.card, language)} ${points}`);
	const own = added.filter(({ part }) => part.card === land);
	const rest = added.filter(({ part }) => part.card !== land);
	return [
		...named,
		...(own.length > 0 ? [say(BATTLE.theLand, language, { points: sum(own) })] : []),
		...(rest.length > 0 ? [say(BATTLE.bonuses, language, { points: sum(rest) })] : [])
	].join(', ');
}

/** What a seat does in the battle, or how it went. */
export function deedOf(
	{ battle, lastBattle, window, pending }: State,
	seat: Seat,
	isYou: boolean,
	language: Language
): string {
	const attacks = battle?.attacker === seat;
	const isDecided = window === null && pending.length > 0 && lastBattle !== null;
	if (!isDecided || (lastBattle.result !== 'won' && lastBattle.result !== 'lost')) {
		return texts[attacks ? (isYou ? 'attackYou' : 'attacks') : isYou ? 'defendYou' : 'defends'][language];
	}
	const won = attacks === (lastBattle.result === 'won');
	return BATTLE[won ? (isYou ? 'winYou' : 'wins') : isYou ? 'loseYou' : 'loses'][language];
}

export const BATTLE = setTexts({
	after: { en: 'after the move', fr: 'après l’installation' },
	wins: { en: 'wins', fr: 'gagne' },
	winYou: { en: 'win', fr: 'gagnez' },
	loses: { en: 'loses', fr: 'perd' },
	loseYou: { en: 'lose', fr: 'perdez' },
	units: { en: '{n} units {points}', fr: '{n} unités {points}' },
	theLand: { en: 'the land {points}', fr: 'le pays {points}' },
	bonuses: { en: 'bonuses {points}', fr: 'bonus {points}' }
});

/** What either side gains and loses. */
export function stakes(
	{ battle }: BattleView,
	viewer: Seat,
	names: Names,
	language: Language
): readonly [
	attacker: { readonly head: string; readonly text: string },
	defender: { readonly head: string; readonly text: string }
] {
	const head = (seat: Seat): string =>
		seat === viewer && names.reader === viewer
			? say(texts.ifYouWin, language)
			: say(texts.ifWins, language, { name: names.seat(seat) });
	const called = (seat: Seat): string =>
		seat === viewer && names.reader === viewer ? texts.you[language] : names.seat(seat);
	return [
		{ head: head(battle.attacker), text: say(texts.winnerTakes, language, { name: called(battle.defender) }) },
		{ head: head(battle.defender), text: say(texts.attackerPays, language, { name: called(battle.attacker) }) }
	];
}
