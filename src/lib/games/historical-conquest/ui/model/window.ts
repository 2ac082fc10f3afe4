/** A window as the seat that is asked sees it: what happens to it, and what each interrupt would make of that. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Language, Names, Text } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import { cardOf, refOf } from '../../content';
import { answers, type Answer } from '../../foresight/answers';
import { foresee } from '../../foresight/foresee';
import { sidesOf } from '../../strength';
import type { Item, Move, State } from '../../types';
import { texts } from '../texts';
import { landWords } from './lands';
import { cardName } from './names';
import { changeIfPassed, itemStake } from './stake';
import { against, moraleChange } from './trial';

type Values = Readonly<Record<string, string | number>>;

export interface Figure {
	/** "750 : 450", "−400", ''. */
	readonly figure: string;
	readonly harms: boolean;
	/** Who acts. */
	readonly name: string;
}

/** The number at stake for the seat that is asked. */
export function windowFigure(state: State, seat: Seat, names: Names, language: Language): Figure {
	const { window, battle } = state;
	const item = window?.item ?? null;
	if (item !== null) {
		const change = changeIfPassed(state, seat);
		return { figure: change === 0 ? '' : signed(change), harms: change < 0, name: names.seat(item.seat) };
	}
	if (battle === null) return { figure: '', harms: false, name: '' };
	const { attack, defense } = sidesOf(state, battle);
	const other = battle.attacker === seat ? battle.defender : battle.attacker;
	return {
		figure: against(attack.total, defense.total, language),
		harms: seat === battle.defender ? attack.total > defense.total : attack.total < defense.total,
		name: names.seat(other)
	};
}

/** Who does what to whom. */
export function windowTitle(state: State, seat: Seat, names: Names, language: Language): string {
	const put = (text: Text, values: Values): string => say(text, language, values);
	const { window, battle } = state;
	const item = window?.item ?? null;
	if (item === null) {
		if (battle === null) return '';
		const words = { ...landWords(battle.to, language) };
		if (battle.attacker === seat) return put(texts.youAttackTitle, words);
		return put(texts.attackedTitle, { name: names.seat(battle.attacker), ...words });
	}
	const name = names.seat(item.seat);
	if (item.ability !== null) return put(texts.usesAbility, { name, card: cardName(item.card, language) });
	const target = targetOf(state, item);
	if (target === seat) return put(texts.against_you, { name });
	if (target !== null) return put(texts.againstOther, { name, other: names.seat(target) });
	return put(cardOf(item.card).isHostile ? texts.againstAll : texts.playsEvent, { name });
}

function targetOf(state: State, { choices, land }: Item): Seat | null {
	if (choices.opponent !== undefined) return choices.opponent;
	const named = choices.targetUnit ?? choices.targetLand ?? land;
	if (named === null || named === undefined) return null;
	for (const [key, player] of Object.entries(state.players)) {
		const isThere = player.lands.some(({ id, cards }) => id === named || cards.includes(named));
		if (isThere) return Number(key);
	}
	return null;
}

/** What becomes of it as it stands. */
export function windowStake(state: State, seat: Seat, names: Names, language: Language): string {
	const put = (text: Text, values: Values = {}): string => say(text, language, values);
	const { window, battle } = state;
	const item = window?.item ?? null;
	if (item !== null) return itemStake(state, seat, item, names, language);
	if (battle === null) return '';
	const { attack, defense } = sidesOf(state, battle);
	const isDefender = seat === battle.defender;
	const other = names.seat(isDefender ? battle.attacker : battle.defender);
	const words = { ...landWords(battle.to, language), name: other };
	const stake =
		attack.total === defense.total
			? texts.itDraws
			: attack.total > defense.total
				? isDefender
					? texts.youLoseUnit
					: texts.youWinIt
				: isDefender
					? texts.youHold
					: texts.youLoseIt;
	return `${put(texts.asItStands)} ${put(stake, words)}`;
}

export interface Option extends Answer {
	/** What it would bring, for the way that is proposed or chosen. */
	readonly result: string;
}

/** The interrupts of the seat, those that fit first. */
export function windowOptions(
	state: State,
	seat: Seat,
	sees: Facts,
	names: Names,
	language: Language
): readonly Option[] {
	return answers(state, seat, sees).map((answer) => ({
		...answer,
		result: resultOf(state, seat, sees, answer.preset, names, language)
	}));
}

/** What an interrupt would make of the window. */
export function resultOf(state: State, seat: Seat, sees: Facts, move: Move, names: Names, language: Language): string {
	const put = (text: Text, values: Values = {}): string => say(text, language, values);
	const ahead = foresee(state, seat, move, sees);
	if (ahead === null) return '';
	const { change } = moraleChange(
		{ ahead: { ...ahead, events: ahead.events.slice(0, playedUntil(ahead.events)) } },
		seat
	);
	const gain = change > 0 ? ` ${put(texts.gainToo, { n: signed(change) })}` : '';
	const { battle, window } = state;
	if (ahead.events.some(({ type }) => type === 'item-cancelled')) return `${put(texts.cancels)}${gain}`;
	if (window?.kind === 'battle' && battle !== null) {
		const fought = ahead.events.find((event) => event.type === 'battle-fought');
		if (fought?.result === 'called-off') return `${put(texts.callsOff)}${gain}`;
		if (fought !== undefined && fought.attack !== null && fought.defense !== null) {
			const isDefender = seat === battle.defender;
			const won = isDefender ? fought.defense > fought.attack : fought.attack > fought.defense;
			const verdict =
				fought.attack === fought.defense
					? texts.wouldEven
					: won
						? isDefender
							? texts.wouldHold
							: texts.wouldWinIt
						: texts.wouldFall;
			const where =
				move.type === 'play' && move.land !== undefined ? `${landWords(move.land, language).TheLand}: ` : '';
			const told = `${against(fought.attack, fought.defense, language)}, ${put(verdict, { ...landWords(battle.to, language) })}.`;
			return `${language === 'fr' ? where.replace(': ', ' : ') : where}${told}${gain}`;
		}
	}
	return `${put(texts.noChange)}${gain}`;
}

/** The events of the interrupt itself end where the window asks again or what was announced happens. */
function playedUntil(events: readonly { readonly type: string }[]): number {
	const end = events.findIndex(({ type }) => type === 'window-opened' || type === 'window-closed' || type === 'passed');
	return end < 0 ? events.length : end;
}

export const interruptName = (seat: Seat, card: string, language: Language): string =>
	cardName(refOf(seat, card), language);
