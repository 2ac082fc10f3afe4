/** What events and outcomes say, one sentence each, in the third person: the log is read by everybody. */
import type { GameEvent } from '../../engine/contract';
import type { Language, Names, Text, Words } from '../../engine/module';
import { joinedGist } from '../../engine/words';
import {
	ACTION_NAMES,
	CARDS,
	COLOUR_NAMES,
	LINE_COLOURS,
	POT_TEXTS,
	type Action,
	type Colour,
	type Pot
} from './content';
import { REASONS } from './reasons';
import { OUTCOME_REASONS, type Arm, type Event, type OutcomeReason, type Side } from './types';

/** How the seats, cards and things of one event are called in one language. */
interface Voice {
	readonly fr: boolean;
	seat(seat: number): string;
	/** "Ada's grid", « la grille d’Ada ». */
	grid(seat: number): string;
	/** The grid as seen by somebody who acts: "the own grid" if it is theirs. */
	into(seat: number, grid: number): string;
	side(side: Side): string;
	card(face: string): string;
	cards(faces: readonly string[]): string;
	colour(colour: Colour): string;
	pot(pot: Pot): string;
	actions(actions: readonly Action[]): string;
}

/** « d’Ada », « de Bruno ». */
const de = (name: string): string => (/^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);

const ARM_NAMES: { readonly [A in Arm]: Text } = {
	vip: POT_TEXTS.vip.name,
	multipass: POT_TEXTS.multipass.name,
	copy: POT_TEXTS.copier.name
};

function listed(items: readonly string[], conjunction: string): string {
	const last = items[items.length - 1] ?? '';
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function voice(language: Language, names: Names): Voice {
	const fr = language === 'fr';
	const card = (face: string): string => CARDS.get(face)?.name[language] ?? face;
	const grid = (seat: number): string => (fr ? `la grille ${de(names.seat(seat))}` : `the grid of ${names.seat(seat)}`);
	return {
		fr,
		seat: (seat) => names.seat(seat),
		grid,
		into: (seat, owner) => (seat === owner ? (fr ? 'sa propre grille' : 'their own grid') : grid(owner)),
		side: (side) => (fr ? ['Le camp Soleil', 'Le camp Lune'] : ['The Sun side', 'The Moon side'])[side] ?? '',
		card,
		cards: (faces) => listed(faces.map(card), fr ? 'et' : 'and'),
		colour: (colour) => COLOUR_NAMES[colour][language],
		pot: (pot) => POT_TEXTS[pot].name[language],
		actions: (actions) =>
			listed(
				actions.map((action) => ACTION_NAMES[action][language]),
				fr ? 'ou' : 'or'
			)
	};
}

type Tellers = { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, say: Voice) => Text };

const SILENT: Text = { en: '', fr: '' };

const TELLERS: Tellers = {
	first: ({ seat }, say) => ({ en: `${say.seat(seat)} begins.`, fr: `${say.seat(seat)} commence.` }),
	revealed: ({ zone, face }, say) =>
		zone === 'offer'
			? { en: `On offer: ${say.pot(face as Pot)}.`, fr: `Proposé : ${say.pot(face as Pot)}.` }
			: zone === 'river'
				? { en: `In the river: ${say.card(face)}.`, fr: `Dans la rivière : ${say.card(face)}.` }
				: {
						en: `The top card of the pile is ${say.card(face)}.`,
						fr: `La première carte du tas est : ${say.card(face)}.`
					},
	picked: ({ seat, pot }, say) => ({
		en: `${say.seat(seat)} picks ${say.pot(pot)}.`,
		fr: `${say.seat(seat)} prend ${say.pot(pot)}.`
	}),
	dropped: ({ pot }, say) => ({
		en: `${say.pot(pot)} stays out of the game.`,
		fr: `${say.pot(pot)} reste hors jeu.`
	}),
	started: ({ seat, face }, say) => ({
		en: `${say.seat(seat)} starts with ${say.card(face)}.`,
		fr: `${say.seat(seat)} commence avec : ${say.card(face)}.`
	}),
	turn: ({ n, seat }, say) => ({ en: `Turn ${n}: ${say.seat(seat)}.`, fr: `Tour ${n} : ${say.seat(seat)}.` }),
	played: ({ seat, face, grid }, say) => ({
		en: `${say.seat(seat)} plays ${say.card(face)} into ${say.into(seat, grid)}.`,
		fr: `${say.seat(seat)} joue ${say.card(face)} dans ${say.into(seat, grid)}.`
	}),
	spent: ({ seat, arm, lost }, say) =>
		lost
			? {
					en: `The ${ARM_NAMES[arm].en} of ${say.seat(seat)} is lost unused.`,
					fr: `Le ${ARM_NAMES[arm].fr} ${de(say.seat(seat))} est perdu sans avoir servi.`
				}
			: {
					en: `The ${ARM_NAMES[arm].en} of ${say.seat(seat)} takes effect.`,
					fr: `Le ${ARM_NAMES[arm].fr} ${de(say.seat(seat))} fait effet.`
				},
	granted: ({ seat, can }, say) => ({
		en: `${say.seat(seat)} may use ${say.actions(can)}.`,
		fr: `${say.seat(seat)} peut utiliser : ${say.actions(can)}.`
	}),
	'no-target': ({ can }, say) => ({
		en: `${say.actions(can)} finds no target.`,
		fr: `${say.actions(can)} : aucune cible.`
	}),
	blocked: ({ seat, faces }, say) =>
		faces.length === 0
			? {
					en: `${say.seat(seat)} is blocked with an empty hand.`,
					fr: `${say.seat(seat)} n’a plus de carte et ne peut pas jouer.`
				}
			: {
					en: `${say.seat(seat)} cannot play, shows and discards ${say.cards(faces)}.`,
					fr: `${say.seat(seat)} ne peut pas jouer, montre et défausse ${say.cards(faces)}.`
				},
	reinforced: ({ seat, face, grid }, say) => ({
		en: `${say.seat(seat)} reinforces ${say.into(seat, grid)} with ${say.card(face)}.`,
		fr: `${say.seat(seat)} renforce ${say.into(seat, grid)} avec ${say.card(face)}.`
	}),
	destroyed: ({ seat, face, grid }, say) => ({
		en: `${say.seat(seat)} destroys ${say.card(face)} in ${say.into(seat, grid)}.`,
		fr: `${say.seat(seat)} détruit ${say.card(face)} dans ${say.into(seat, grid)}.`
	}),
	moved: ({ seat, face, grid }, say) => ({
		en: `${say.seat(seat)} moves ${say.card(face)} in ${say.into(seat, grid)}.`,
		fr: `${say.seat(seat)} déplace ${say.card(face)} dans ${say.into(seat, grid)}.`
	}),
	skipped: ({ seat }, say) => ({
		en: `${say.seat(seat)} skips the action.`,
		fr: `${say.seat(seat)} renonce à l’action.`
	}),
	line: ({ grid, colour }, say) => ({
		en: `A ${LINE_COLOURS[colour].en} line in ${say.grid(grid)}.`,
		fr: `Une ligne ${LINE_COLOURS[colour].fr} dans ${say.grid(grid)}.`
	}),
	step: ({ side, colour, to }, say) => ({
		en: `${say.side(side)} moves its ${say.colour(colour)} token to ${to}.`,
		fr: `${say.side(side)} avance son jeton ${say.colour(colour)} sur ${to}.`
	}),
	cleared: ({ grid, cards }, say) => ({
		en: `${cards.length} cards leave ${say.grid(grid)}.`,
		fr: `${cards.length} cartes quittent ${say.grid(grid)}.`
	}),
	vacated: ({ grid, by }, say) => ({
		en: `${say.seat(by)} replaces the special card in ${say.into(by, grid)}.`,
		fr: `${say.seat(by)} remplace la carte spéciale dans ${say.into(by, grid)}.`
	}),
	special: ({ seat, grid, colour, forced }, say) =>
		forced
			? {
					en: `There is no choice: ${say.card(`${colour}-special`)} comes into ${say.grid(grid)}.`,
					fr: `Il n’y a pas de choix : ${say.card(`${colour}-special`)} arrive dans ${say.grid(grid)}.`
				}
			: {
					en: `${say.seat(seat)} puts ${say.card(`${colour}-special`)} into ${say.into(seat, grid)}.`,
					fr: `${say.seat(seat)} pose ${say.card(`${colour}-special`)} dans ${say.into(seat, grid)}.`
				},
	drew: ({ seat, from, card }, say) =>
		from === 'pile'
			? { en: `${say.seat(seat)} draws from the pile.`, fr: `${say.seat(seat)} pioche dans le tas.` }
			: {
					en: `${say.seat(seat)} takes ${say.card(card)} from the river.`,
					fr: `${say.seat(seat)} prend ${say.card(card)} dans la rivière.`
				},
	reshuffled: ({ count }) => ({
		en: `The discard is shuffled into a new pile of ${count}.`,
		fr: `La défausse est mélangée et forme un nouveau tas de ${count}.`
	}),
	refilled: ({ slots }) => ({
		en: `The river is laid out anew: ${slots.length}.`,
		fr: `La rivière est de nouveau garnie : ${slots.length}.`
	}),
	pot: ({ seat, pot }, say) => ({
		en: `${say.seat(seat)} uses ${say.pot(pot)}.`,
		fr: `${say.seat(seat)} utilise ${say.pot(pot)}.`
	}),
	swapped: ({ seat, a, b }, say) => ({
		en: `${say.seat(seat)} swaps ${say.card(a[2])} and ${say.card(b[2])}.`,
		fr: `${say.seat(seat)} échange ${say.card(a[2])} et ${say.card(b[2])}.`
	}),
	flushed: ({ faces }, say) =>
		faces.length === 0
			? { en: 'The river was already empty.', fr: 'La rivière était déjà vide.' }
			: { en: `The river is discarded: ${say.cards(faces)}.`, fr: `La rivière est défaussée : ${say.cards(faces)}.` },
	armed: ({ seat, arm, copy }, say) => armedWords(say.seat(seat), arm, copy?.action ?? null),
	peeked: ({ seat, slots }, say) => ({
		en: `${say.seat(seat)} looks at the top of the pile: ${slots.length}.`,
		fr: `${say.seat(seat)} regarde le dessus du tas : ${slots.length}.`
	}),
	arranged: ({ seat }, say) => ({
		en: `${say.seat(seat)} puts the cards back on the pile.`,
		fr: `${say.seat(seat)} remet les cartes sur le tas.`
	}),
	exchanged: ({ seat, face, taken }, say) => ({
		en: `${say.seat(seat)} lays ${say.card(face)} in the grid and takes ${say.card(taken)} to hand.`,
		fr: `${say.seat(seat)} pose ${say.card(face)} dans la grille et prend ${say.card(taken)} en main.`
	}),
	unearthed: ({ seat, face, taken }, say) => ({
		en: `${say.seat(seat)} discards ${say.card(face)} and takes ${say.card(taken)} from the discard.`,
		fr: `${say.seat(seat)} défausse ${say.card(face)} et prend ${say.card(taken)} dans la défausse.`
	}),
	uprooted: ({ seat, face }, say) => ({
		en: `${say.seat(seat)} removes ${say.card(face)} from the grid.`,
		fr: `${say.seat(seat)} retire ${say.card(face)} de la grille.`
	}),
	held: () => SILENT,
	placed: ({ seat, face }, say) => ({
		en: `${say.seat(seat)} places ${say.card(face)}.`,
		fr: `${say.seat(seat)} pose ${say.card(face)}.`
	}),
	fortified: ({ seat, face }, say) => ({
		en: `${say.seat(seat)} fortifies ${say.card(face)}.`,
		fr: `${say.seat(seat)} fortifie ${say.card(face)}.`
	}),
	'fort-ended': ({ grid }, say) => ({
		en: `The fortification in ${say.grid(grid)} ends.`,
		fr: `La fortification dans ${say.grid(grid)} prend fin.`
	}),
	reactivated: ({ seat, pot }, say) => ({
		en: `${say.seat(seat)} reactivates ${say.pot(pot)}.`,
		fr: `${say.seat(seat)} réactive ${say.pot(pot)}.`
	}),
	passed: ({ seat }, say) => ({ en: `${say.seat(seat)} passes.`, fr: `${say.seat(seat)} passe.` }),
	full: ({ grid }, say) => ({
		en: `${capitalised(say.grid(grid))} is full.`,
		fr: `${capitalised(say.grid(grid))} est pleine.`
	}),
	resigned: ({ seat }, say) => ({ en: `${say.seat(seat)} resigns.`, fr: `${say.seat(seat)} abandonne.` }),
	over: ({ winners, reason }, say) => {
		const won = listed(winners.map(say.seat), say.fr ? 'et' : 'and');
		const why = OUTCOMES[reason];
		return winners.length === 0
			? { en: `Draw. ${why.en}`, fr: `Égalité. ${why.fr}` }
			: winners.length === 1
				? { en: `${won} wins. ${why.en}`, fr: `${won} gagne. ${why.fr}` }
				: { en: `${won} win. ${why.en}`, fr: `${won} gagnent. ${why.fr}` };
	}
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function armedWords(name: string, arm: Arm, copied: Action | null): Text {
	switch (arm) {
		case 'vip':
			return {
				en: `The next card of ${name} needs neither a neighbour nor a colour.`,
				fr: `La prochaine carte ${de(name)} se pose sans voisine et sans contrainte.`
			};
		case 'multipass':
			return {
				en: `The next action card of ${name} may do any action.`,
				fr: `La prochaine carte Action ${de(name)} peut faire n’importe quelle action.`
			};
		case 'copy': {
			const action = copied === null ? SILENT : ACTION_NAMES[copied];
			return {
				en: `The next simple card of ${name} copies ${action.en}.`,
				fr: `La prochaine carte simple ${de(name)} copie ${action.fr}.`
			};
		}
	}
}

const OUTCOMES: { readonly [R in OutcomeReason]: Text } = {
	fountain: { en: 'A plant has reached the fountain.', fr: 'Une plante a atteint la fontaine.' },
	saturation: { en: 'A full grid without a line.', fr: 'Une grille pleine sans ligne.' },
	'turn-limit': { en: 'The turn limit is reached.', fr: 'La limite de tours est atteinte.' },
	resigned: { en: 'The other side resigned.', fr: 'L’autre camp a abandonné.' }
};

function tellerOf(type: string): ((event: never, say: Voice) => Text) | undefined {
	return Object.hasOwn(TELLERS, type) ? TELLERS[type as Event['type']] : undefined;
}

export const words: Words = {
	reason(code, language) {
		return Object.hasOwn(REASONS, code) ? REASONS[code as keyof typeof REASONS][language] : code;
	},
	event(event: GameEvent, language, names) {
		const teller = tellerOf(event.type);
		return teller === undefined ? '' : teller(event as never, voice(language, names))[language];
	},
	gist: (...move) => joinedGist(words.event)(...move),
	outcome(reason, language) {
		const known = OUTCOME_REASONS.find((candidate) => candidate === reason);
		return known === undefined ? reason : OUTCOMES[known][language];
	}
};
