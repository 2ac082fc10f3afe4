/** What lessons and puzzles ask of a position, and why a try has failed, in the words of the rules. */
import type { Text } from '../../../engine/module';
import type { Slip, Task, Tried } from '../../../learn/task';
import { cardById, cardOf } from '../content';
import type { Event } from '../events';
import { landTotals } from '../parts';
import { playerAt } from '../table';
import type { Land, State } from '../types';
import { voiceOf } from '../voice';

export type HistoryTask = Task<State, Event>;
export type Try = Tried<State, Event>;
type When = Slip<State, Event>['when'];
type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

export const toldOf = <T extends Event['type']>({ events }: Pick<Try, 'events'>, type: T): EventOf<T>[] =>
	events.filter((event): event is EventOf<T> => event.type === type);

const LEARNER = 0;

/** The learner's land of this country. */
export function landHeld({ after }: Pick<Try, 'after'>, id: string): Land | undefined {
	return playerAt(after, LEARNER).lands.find((land) => cardOf(land.id).id === id);
}

export const holds =
	(id: string): When =>
	(tried) =>
		landHeld(tried, id) !== undefined;

export const reachesTotals =
	(id: string, attack: number, defense: number): When =>
	(tried) => {
		const land = landHeld(tried, id);
		if (land === undefined) return false;
		const totals = landTotals(tried.after, LEARNER, land);
		return totals.attack === attack && totals.defense === defense;
	};

export const wins: When = ({ after }) => after.outcome?.winners.includes(LEARNER) === true;

export const winsBattle: When = (tried) =>
	toldOf(tried, 'battle-fought').some(({ attacker, result }) => attacker === LEARNER && result === 'won');

/** The turn can bring nothing more. */
export const isOver: When = ({ after }) => after.phase === 'end' || after.turn !== LEARNER;

export const lostBattle: Slip<State, Event> = {
	when: (tried) => toldOf(tried, 'battle-fought').some(({ result }) => result === 'lost'),
	why: {
		en: 'The defence was stronger: you lose 100 morale. The forecast shows it beforehand.',
		fr: 'La défense était plus forte : vous perdez 100 de moral. La prévision le montre d’avance.'
	}
};

export const drewBattle: Slip<State, Event> = {
	when: (tried) => toldOf(tried, 'battle-fought').some(({ result }) => result === 'draw'),
	why: {
		en: 'A draw: nothing happens, and the attack is spent.',
		fr: 'Égalité : rien ne se passe, et l’attaque est dépensée.'
	}
};

/** How far the morale is from the goal, or that Ana still holds land. */
export function notWon({ after }: Try): Text {
	const { morale } = playerAt(after, LEARNER);
	const rival = playerAt(after, 1);
	const lack = after.options.goal - morale;
	if (rival.morale < 0) {
		return {
			en: `Ana’s morale stands at ${figure(rival.morale)}: ${rival.morale + 2000} more would break it.`,
			fr: `Le moral d’Ana est à ${figure(rival.morale)} : encore ${rival.morale + 2000}, et il se brise.`
		};
	}
	return lack <= 800
		? {
				en: `Your morale stands at ${morale}: ${lack} are missing.`,
				fr: `Votre moral est à ${morale} : il manque ${lack}.`
			}
		: { en: 'Ana still holds a land.', fr: 'Ana tient encore un pays.' };
}

const figure = (morale: number): string => (morale < 0 ? `−${-morale}` : String(morale));

export const notTaken =
	(id: string) =>
	(tried: Try): Text => {
		const ref = `1/${id}`;
		const [en, fr] = (['en', 'fr'] as const).map((language) =>
			voiceOf(language, { reader: LEARNER, seat: () => 'Ana' }).land(ref)
		);
		const isEmpty = playerAt(tried.after, 1).lands.some((land) => cardOf(land.id).id === id && land.cards.length === 0);
		return isEmpty
			? {
					en: `${capital(en)} is empty, but nobody moved in.`,
					fr: `${capital(fr)} : plus personne ne défend ce pays, mais personne n’y est entré.`
				}
			: { en: `${capital(en)} is still Ana’s.`, fr: `${capital(fr)} : ce pays est encore à Ana.` };
	};

export function notBeaten(tried: Try): Text {
	return toldOf(tried, 'attack-declared').length === 0
		? { en: 'The turn is over without an attack.', fr: 'Le tour finit sans attaque.' }
		: { en: 'The attack was not won.', fr: 'L’attaque n’est pas gagnée.' };
}

const capital = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card's name, for answers that name what was played. */
export const nameOf = (id: string): Text => cardById(id).card.name;
