/** A battle as it is laid out: both sides with the parts of their totals, and what is at stake. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
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
