/** Clauses that more than one kind of event or the gist of a move is made of. */
import type { Seat } from '../../engine/contract';
import type { Text } from '../../engine/module';
import { counted, silent } from '../../engine/words';
import type { DiscardWhy, Event, UnitMoveHow } from './events';
import type { CardRef, Choices, Decision, LastBattle, OutReason } from './types';
import type { Voice } from './voice';

/** "Blue does it with X"; French: « Bleu fait : X ». */
const doing =
	(en: string, fr: string, aside: Text = silent()) =>
	(card: string, seat: Seat, { people }: Voice): Text => ({
		en: `${people.en(seat, en)} ${card}${aside.en}`,
		fr: `${people.fr(seat, fr)}${aside.fr} : ${card}`
	});

const heading =
	(en: string, fr: string) =>
	(card: string): Text => ({ en: `${en}: ${card}`, fr: `${fr} : ${card}` });

export const WHY: { readonly [W in DiscardWhy]: (card: string, holder: Seat, say: Voice) => Text } = {
	discarded: doing('discard', 'défausser'),
	dropped: doing('must discard', 'devoir défausser'),
	resolved: silent,
	spent: heading('used up', 'épuisée'),
	expired: heading('its time is over', 'terme atteint'),
	price: doing('pay with', 'payer avec'),
	casualty: doing('lose', 'perdre'),
	destroyed: heading('destroyed', 'carte détruite'),
	crowded: doing('give up', 'abandonner', { en: ' for lack of room', fr: ', faute de place' }),
	cancelled: silent,
	homeless: heading('no land left for', 'plus de pays pour'),
	removed: heading('lifted', 'levée'),
	'land-lost': heading('lost with its land', 'perdue avec son pays'),
	'seat-out': silent
};

export type UnitMoved = Extract<Event, { readonly type: 'unit-moved' }>;
type BoostAdded = Extract<Event, { readonly type: 'boost-added' }>;

const travelling =
	(en: string, fr: string) =>
	({ seat, unit, to }: UnitMoved, { people, ...say }: Voice, along: readonly UnitMoved[] = []): Text => {
		const units = say.cards([unit, ...along.map((event) => event.unit)]);
		return {
			en: `${people.en(seat, en)} ${units} ${say.toLand(to)}`,
			fr: `${people.fr(seat, fr)} ${say.toLand(to)} : ${units}`
		};
	};

type Travelling = (event: UnitMoved, say: Voice, along?: readonly UnitMoved[]) => Text;

const HOW: { readonly [H in UnitMoveHow]: Travelling } = {
	step: travelling('move', 'déplacer'),
	voyage: travelling('send', 'envoyer'),
	transport: travelling('bring', 'conduire'),
	steal({ seat, holder, unit }, { people, ...say }) {
		const card = say.card(unit);
		if (holder === null)
			return { en: `${people.en(seat, 'win over')} ${card}`, fr: `${people.fr(seat, 'rallier')} ${card}` };
		return {
			en: `${people.en(seat, 'win over')} ${people.own(holder, { en: card, fr: '' })}`,
			fr: people.isReader(holder)
				? `${people.fr(seat, 'prendre', holder)} ${card}`
				: `${people.fr(seat, 'rallier')} ${card}, à ${people.whom(holder)}`
		};
	},
	revive: ({ seat, unit, to }, { people, ...say }) => ({
		en: `${people.en(seat, 'bring')} ${say.card(unit)} back, ${say.toLand(to)}`,
		fr: `${people.fr(seat, 'ramener')} ${say.toLand(to)} : ${say.card(unit)}`
	})
};

export const OUT: { readonly [R in OutReason]: (seat: Seat, say: Voice) => Text } = {
	morale: (seat, { people }) => ({
		en: `${people.en(seat, 'be')} out: morale is broken`,
		fr: `${people.fr(seat, 'quitter')} la partie : le moral est brisé`
	}),
	'no-land': (seat, { people }) => ({
		en: `${people.en(seat, 'be')} out: no land is left`,
		fr: `${people.fr(seat, 'quitter')} la partie : plus aucun pays`
	}),
	resigned: (seat, { people }) => ({ en: people.en(seat, 'resign'), fr: people.fr(seat, 'abandonner') })
};

export function decisionText(due: Decision, { people, ...say }: Voice): Text {
	const who = { en: people.en(due.seat, 'must'), fr: people.fr(due.seat, 'devoir') };
	switch (due.kind) {
		case 'hand-discard':
			return {
				en: `${who.en} discard ${due.count === 1 ? 'a card' : counted(due.count, 'card', 'en')}`,
				fr: `${who.fr} défausser ${due.count === 1 ? 'une carte' : counted(due.count, 'carte', 'fr')}`
			};
		case 'casualty':
			return {
				en: `${who.en} choose a loss ${say.inLand(due.land)}`,
				fr: `${who.fr} choisir une perte ${say.inLand(due.land)}`
			};
		case 'overflow':
			return {
				en: `${say.land(due.land)} is crowded, and ${who.en} give up a unit`,
				fr: `trop de monde ${say.inLand(due.land)}, ${who.fr} céder une unité`
			};
		case 'occupy':
			return {
				en: `${say.land(due.land)} lies open to ${people.whom(due.seat)}`,
				fr: `${say.land(due.land)} ${people.isReader(due.seat) ? 's’offre à vous' : `s’offre à ${people.whom(due.seat)}`}`
			};
	}
}

/** "Blue plays X against you", "Blue uses X on Einstein"; « Bleu joue contre vous : X ». */
export function aimed(say: Voice, seat: Seat, card: string, verb: Text, choices: Choices, land: CardRef | null): Text {
	const { people } = say;
	const { opponent, targetUnit, targetLand = land } = choices;
	const base = { en: `${people.en(seat, verb.en)} ${card}`, fr: people.fr(seat, verb.fr) };
	if (opponent !== undefined) {
		const whom = people.whom(opponent);
		return { en: `${base.en} against ${whom}`, fr: `${base.fr} contre ${whom} : ${card}` };
	}
	if (targetUnit !== undefined) {
		const unit = say.card(targetUnit);
		return { en: `${base.en} on ${unit}`, fr: `${base.fr} ${card}, cible : ${unit}` };
	}
	if (targetLand !== null) {
		const place = say.land(targetLand);
		return { en: `${base.en} on ${place}`, fr: `${base.fr} sur ${place} : ${card}` };
	}
	return { en: base.en, fr: `${base.fr} : ${card}` };
}

/** `along`: who else goes on the same voyage. */
export function moved(event: UnitMoved, along: readonly UnitMoved[], say: Voice): Text {
	return HOW[event.how](event, say, along);
}

/** "+200 strength for France until the end of the turn". */
export function boosted({ land, until, attack, defense, for: seat }: BoostAdded, { people, ...say }: Voice): Text {
	const points = say.words.points({ attack, defense });
	const time = say.until(until, seat);
	const where =
		land === null
			? { en: `for ${people.whom(seat)}`, fr: `pour ${people.whom(seat)}` }
			: { en: `for ${say.land(land)}`, fr: say.inLand(land) };
	return { en: `${points} ${where.en} ${time}`, fr: `${points} ${where.fr} ${time}` };
}

/** "600 to 450, Blue wins"; the reader on the losing side reads "you lose". */
export function battleEnd(
	{ attacker, defender, attack, defense, result }: LastBattle,
	{ people }: Pick<Voice, 'people'>
): Text {
	switch (result) {
		case 'undefended':
			return { en: 'nobody defends it any more', fr: 'plus personne ne défend le pays' };
		case 'called-off':
			return { en: 'called off', fr: 'combat annulé' };
		case 'draw':
			return { en: `${attack} to ${defense}, a draw`, fr: `${attack} à ${defense}, égalité` };
		default: {
			const [winner, loser] = result === 'won' ? [attacker, defender] : [defender, attacker];
			const end = people.isReader(loser)
				? { en: people.en(loser, 'lose'), fr: people.fr(loser, 'perdre') }
				: { en: people.en(winner, 'win'), fr: people.fr(winner, 'gagner') };
			return { en: `${attack} to ${defense}, ${end.en}`, fr: `${attack} à ${defense}, ${end.fr}` };
		}
	}
}
