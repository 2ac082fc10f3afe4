/** What events and outcomes say: a clause for each kind of event, addressed to whoever reads. */
import type { Text } from '../../engine/module';
import type { Tellers } from '../../engine/words';
import { counted, silent, wordsOf } from '../../engine/words';
import { ACTION_NAMES, LINE_COLOURS } from './content';
import type { Pot } from './content';
import { REASONS } from './reasons';
import type { Arm, Event, OutcomeReason } from './types';
import { voiceOf } from './voice';
import type { Voice } from './voice';

const ARMED_BY: { readonly [A in Arm]: Pot } = { vip: 'vip', multipass: 'multipass', copy: 'copier' };

const cardCount = (count: number): Text => ({ en: counted(count, 'card', 'en'), fr: counted(count, 'carte', 'fr') });

const TELLERS: Tellers<Event, Voice> = {
	first: ({ seat }, { people }) => ({ en: people.en(seat, 'begin'), fr: people.fr(seat, 'commencer') }),
	revealed: ({ zone, face }, say) =>
		zone === 'offer'
			? { en: `on offer: ${say.pot(face as Pot)}`, fr: `proposé : ${say.pot(face as Pot)}` }
			: zone === 'river'
				? { en: `into the river comes ${say.card(face)}`, fr: `dans la rivière arrive ${say.card(face)}` }
				: { en: `the top card of the pile is ${say.card(face)}`, fr: `la première carte du tas est ${say.card(face)}` },
	picked: ({ seat, pot }, { people, ...say }) => ({
		en: `${people.en(seat, 'pick')} ${say.pot(pot)}`,
		fr: `${people.fr(seat, 'prendre')} ${say.pot(pot)}`
	}),
	dropped: ({ pot }, say) => ({ en: `${say.pot(pot)} stays out of the game`, fr: `${say.pot(pot)} reste hors jeu` }),
	started: ({ seat, face }, { people, ...say }) => ({
		en: `${people.en(seat, 'start')} with ${say.card(face)}`,
		fr: `${people.fr(seat, 'commencer')} avec ${say.card(face)}`
	}),
	turn: ({ n, seat }, { people }) =>
		people.isReader(seat)
			? { en: `turn ${n}: your turn`, fr: `tour ${n} : à vous de jouer` }
			: { en: `turn ${n}: ${people.whom(seat)}`, fr: `tour ${n} : ${people.whom(seat)}` },
	played: ({ seat, face, grid }, { people, ...say }) => ({
		en: `${people.en(seat, 'play')} ${say.card(face)}${seat === grid ? '' : say.there(seat, grid, 'into')}`,
		fr: `${people.fr(seat, 'jouer')} ${say.card(face)}${seat === grid ? '' : say.there(seat, grid, 'dans')}`
	}),
	spent: ({ seat, arm, lost }, say) => {
		const pot = say.ownPot(seat, ARMED_BY[arm]);
		return lost
			? { en: `${pot} is lost unused`, fr: `${pot} est perdu sans avoir servi` }
			: { en: `${pot} takes effect`, fr: `${pot} fait effet` };
	},
	granted: ({ seat, can }, { people, ...say }) => ({
		en: `${people.en(seat, 'may')} use ${say.actions(can)}`,
		fr: `${people.fr(seat, 'pouvoir')} utiliser ${say.actions(can)}`
	}),
	'no-target': ({ can }, say) => ({
		en: `${say.actions(can)} finds no target`,
		fr: `${say.actions(can)} ne trouve aucune cible`
	}),
	blocked: ({ seat, faces }, { people, ...say }) =>
		faces.length === 0
			? {
					en: `${people.en(seat, 'have')} no card left to play`,
					fr: `${people.fr(seat, 'n’avoir')} plus de carte à jouer`
				}
			: {
					en: `${people.en(seat, 'cannot')} play and ${people.isReader(seat) ? 'discard' : 'discards'} ${say.cards(faces)}`,
					fr: `${people.fr(seat, 'ne pouvoir')} pas jouer et ${people.isReader(seat) ? 'défaussez' : 'défausse'} ${say.cards(faces)}`
				},
	reinforced: ({ seat, face, grid }, { people, ...say }) => ({
		en: `${people.en(seat, 'reinforce')} ${say.grid(grid)} with ${say.card(face)}`,
		fr: `${people.fr(seat, 'renforcer')} ${say.grid(grid)} avec ${say.card(face)}`
	}),
	destroyed: ({ seat, face, grid }, { people, ...say }) => ({
		en: `${people.en(seat, 'destroy')} ${say.card(face)}${say.there(seat, grid, 'in')}`,
		fr: `${people.fr(seat, 'détruire')} ${say.card(face)}${say.there(seat, grid, 'dans')}`
	}),
	moved: ({ seat, face, grid }, { people, ...say }) => ({
		en: `${people.en(seat, 'move')} ${say.card(face)}${say.there(seat, grid, 'in')}`,
		fr: `${people.fr(seat, 'déplacer')} ${say.card(face)}${say.there(seat, grid, 'dans')}`
	}),
	skipped: ({ seat }, { people }) => ({
		en: `${people.en(seat, 'skip')} the action`,
		fr: `${people.fr(seat, 'renoncer')} à l’action`
	}),
	line: ({ grid, colour }, say) => ({
		en: `a ${LINE_COLOURS[colour].en} line in ${say.grid(grid)}`,
		fr: `une ligne ${LINE_COLOURS[colour].fr} dans ${say.grid(grid)}`
	}),
	step: ({ side, colour, to }, say) => ({
		en: `${say.token(side, colour)} moves to ${to}`,
		fr: `${say.token(side, colour)} avance sur ${to}`
	}),
	cleared: ({ grid, cards }, say) => ({
		en: `${cardCount(cards.length).en} ${cards.length === 1 ? 'leaves' : 'leave'} ${say.grid(grid)}`,
		fr: `${cardCount(cards.length).fr} ${cards.length < 2 ? 'quitte' : 'quittent'} ${say.grid(grid)}`
	}),
	vacated: ({ grid, by }, { people, ...say }) => ({
		en: `${people.en(by, 'replace')} the special card${say.there(by, grid, 'in')}`,
		fr: `${people.fr(by, 'remplacer')} la carte spéciale${say.there(by, grid, 'dans')}`
	}),
	special: ({ seat, grid, colour, forced }, { people, ...say }) =>
		forced
			? {
					en: `${say.card(`${colour}-special`)} comes into ${say.grid(grid)}`,
					fr: `${say.card(`${colour}-special`)} arrive dans ${say.grid(grid)}`
				}
			: {
					en: `${people.en(seat, 'put down')} ${say.card(`${colour}-special`)}${say.there(seat, grid, 'in')}`,
					fr: `${people.fr(seat, 'poser')} ${say.card(`${colour}-special`)}${say.there(seat, grid, 'dans')}`
				},
	drew: ({ seat, from, card }, { people, ...say }) =>
		from === 'pile'
			? { en: `${people.en(seat, 'draw')} from the pile`, fr: `${people.fr(seat, 'piocher')} dans le tas` }
			: {
					en: `${people.en(seat, 'take')} ${say.card(card)} from the river`,
					fr: `${people.fr(seat, 'prendre')} ${say.card(card)} dans la rivière`
				},
	reshuffled: ({ count }) => ({
		en: `the discard is shuffled into a new pile of ${count}`,
		fr: `la défausse mélangée forme un nouveau tas de ${count}`
	}),
	refilled: ({ slots }) => ({
		en: `${cardCount(slots.length).en} ${slots.length === 1 ? 'comes' : 'come'} into the river`,
		fr: `${cardCount(slots.length).fr} ${slots.length < 2 ? 'arrive' : 'arrivent'} dans la rivière`
	}),
	pot: ({ seat, pot }, { people, ...say }) => ({
		en: `${people.en(seat, 'use')} ${say.pot(pot)}`,
		fr: `${people.fr(seat, 'utiliser')} ${say.pot(pot)}`
	}),
	swapped: ({ seat, a, b }, { people, ...say }) => ({
		en: `${people.en(seat, 'swap')} ${say.card(a[2])} and ${say.card(b[2])}`,
		fr: `${people.fr(seat, 'échanger')} ${say.card(a[2])} et ${say.card(b[2])}`
	}),
	flushed: ({ seat, faces }, { people, ...say }) =>
		faces.length === 0
			? { en: 'the river was already empty', fr: 'la rivière était déjà vide' }
			: {
					en: `${people.en(seat, 'empty')} the river of ${say.cards(faces)}`,
					fr: `${people.fr(seat, 'vider')} la rivière et en ${people.isReader(seat) ? 'défaussez' : 'défausse'} ${say.cards(faces)}`
				},
	armed: ({ seat, arm, copy }, { people }) => {
		switch (arm) {
			case 'vip':
				return {
					en: `${people.own(seat, { en: 'next card', fr: '' })} needs neither a neighbour nor a colour`,
					fr: `${people.own(seat, { en: '', fr: 'la prochaine carte' })} se pose sans voisine et sans contrainte`
				};
			case 'multipass':
				return {
					en: `${people.own(seat, { en: 'next action card', fr: '' })} may do any action`,
					fr: `${people.own(seat, { en: '', fr: 'la prochaine carte Action' })} peut faire n’importe quelle action`
				};
			case 'copy': {
				const action = copy === null ? silent() : ACTION_NAMES[copy.action];
				return {
					en: `${people.own(seat, { en: 'next plant', fr: '' })} copies ${action.en}`,
					fr: `${people.own(seat, { en: '', fr: 'la prochaine plante' })} copie ${action.fr}`
				};
			}
		}
	},
	peeked: ({ seat, slots }, { people }) => ({
		en: `${people.en(seat, 'look')} at the top ${cardCount(slots.length).en} of the pile`,
		fr: `${people.fr(seat, 'regarder')} ${cardCount(slots.length).fr} du dessus du tas`
	}),
	arranged: ({ seat }, { people }) => ({
		en: `${people.en(seat, 'put')} the cards back on the pile`,
		fr: `${people.fr(seat, 'remettre')} les cartes sur le tas`
	}),
	exchanged: ({ seat, face, taken }, { people, ...say }) => ({
		en: `${people.en(seat, 'lay')} ${say.card(face)} in the grid for ${say.card(taken)}`,
		fr: `${people.fr(seat, 'poser')} ${say.card(face)} dans la grille en échange : ${say.card(taken)}`
	}),
	unearthed: ({ seat, face, taken }, { people, ...say }) => ({
		en: `${people.en(seat, 'trade')} ${say.card(face)} for ${say.card(taken)} from the discard`,
		fr: `${people.fr(seat, 'échanger')} ${say.card(face)} contre ${say.card(taken)} de la défausse`
	}),
	uprooted: ({ seat, face }, { people, ...say }) => ({
		en: `${people.en(seat, 'remove')} ${say.card(face)} from the grid`,
		fr: `${people.fr(seat, 'retirer')} ${say.card(face)} de la grille`
	}),
	held: silent,
	placed: ({ seat, face }, { people, ...say }) => ({
		en: `${people.en(seat, 'place')} ${say.card(face)}`,
		fr: `${people.fr(seat, 'poser')} ${say.card(face)}`
	}),
	fortified: ({ seat, face }, { people, ...say }) => ({
		en: `${people.en(seat, 'fortify')} ${say.card(face)}`,
		fr: `${people.fr(seat, 'fortifier')} ${say.card(face)}`
	}),
	'fort-ended': ({ grid }, say) => ({
		en: `the fortification in ${say.grid(grid)} ends`,
		fr: `la fortification dans ${say.grid(grid)} prend fin`
	}),
	reactivated: ({ seat, pot }, { people, ...say }) => ({
		en: `${people.en(seat, 'turn')} ${say.pot(pot)} face up again`,
		fr: `${people.fr(seat, 'réactiver')} ${say.pot(pot)}`
	}),
	passed: ({ seat }, { people }) => ({ en: people.en(seat, 'pass'), fr: people.fr(seat, 'passer') }),
	full: ({ grid }, say) => ({ en: `${say.grid(grid)} is full`, fr: `${say.grid(grid)} est pleine` }),
	resigned: ({ seat }, { people }) => ({ en: people.en(seat, 'resign'), fr: people.fr(seat, 'abandonner') }),
	over: ({ winners, reason }, { people }) => {
		const why = OUTCOMES[reason];
		return winners.length === 0
			? { en: `draw: ${why.en}`, fr: `égalité : ${why.fr}` }
			: { en: `${people.en(winners, 'win')}: ${why.en}`, fr: `${people.fr(winners, 'gagner')} : ${why.fr}` };
	}
};

const OUTCOMES: { readonly [R in OutcomeReason]: Text } = {
	fountain: { en: 'a plant has reached the fountain', fr: 'une plante a atteint la fontaine' },
	saturation: { en: 'a grid is full without a line', fr: 'une grille est pleine sans ligne' },
	'turn-limit': { en: 'the turn limit is reached', fr: 'la limite de tours est atteinte' },
	resigned: { en: 'the other side resigned', fr: 'l’autre camp a abandonné' }
};

export const words = wordsOf<Event, Voice>({
	reasons: REASONS,
	outcomes: OUTCOMES,
	tellers: TELLERS,
	voice: voiceOf,
	asides: [
		'first',
		'turn',
		'revealed',
		'granted',
		'cleared',
		'reshuffled',
		'refilled',
		'dropped',
		'vacated',
		'fort-ended'
	],
	deeds: ['drew', 'peeked']
});
