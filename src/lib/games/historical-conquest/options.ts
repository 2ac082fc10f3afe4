/** The form for a new match, as data (section 1). What it proposes may differ from what `setup` takes where nothing is said (D73). */
import type { OptionField } from '../../engine/module';

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const STARTER_IDS = ['starter-compass', 'starter-lantern', 'starter-quill'] as const;

/** The starters go round the table. */
function startersFor(seats: number): readonly string[] {
	return Array.from({ length: seats }, (_, seat) => STARTER_IDS[seat % STARTER_IDS.length] ?? STARTER_IDS[0]);
}

export const OPTION_FIELDS: readonly OptionField[] = [
	{
		kind: 'choice',
		path: 'players',
		label: { en: 'Players', fr: 'Joueurs' },
		help: { en: 'Best with three or four.', fr: 'Idéal à trois ou quatre.' },
		values: SEATS.map((value) => ({ value, label: { en: `${value} players`, fr: `${value} joueurs` } })),
		default: { value: 2 }
	},
	{
		kind: 'choice',
		path: 'mode',
		label: { en: 'Mode', fr: 'Mode' },
		values: [
			{ value: 'standard', label: { en: 'Standard: morale or lands', fr: 'Standard : moral ou pays' } },
			{ value: 'morale', label: { en: 'Morale only: no battles', fr: 'Moral seul : aucun combat' } },
			{ value: 'domination', label: { en: 'Domination: lands only', fr: 'Domination : pays seulement' } }
		],
		default: { value: 'standard' }
	},
	{
		kind: 'custom',
		path: 'decks',
		label: { en: 'Decks', fr: 'Paquets' },
		help: {
			en: 'One for each seat: a starter, or one of your own. Deck lists are open to all; the order of the cards is not.',
			fr: 'Un par place : un paquet de base ou le vôtre. Chacun voit la liste des cartes, personne leur ordre.'
		},
		default: { bySeats: Object.fromEntries(SEATS.map((seats) => [seats, startersFor(seats)])) }
	},
	{
		kind: 'choice',
		path: 'goal',
		label: { en: 'Morale to win', fr: 'Moral pour gagner' },
		values: [
			{ value: 1500, label: { en: '1500: very short', fr: '1500 : très courte' } },
			{ value: 2000, label: { en: '2000: short', fr: '2000 : courte' } },
			{ value: 3000, label: { en: '3000: the full game', fr: '3000 : partie complète' } },
			{ value: 4000, label: { en: '4000: long', fr: '4000 : longue' } }
		],
		default: { bySeats: { '2': 3000, '3': 3000, '4': 3000, '5': 2000, '6': 2000, '7': 2000, '*': 1500 } },
		when: { path: 'mode', in: ['standard', 'morale'] }
	},
	{
		kind: 'choice',
		path: 'evenTurns',
		label: { en: 'When the goal counts', fr: 'Quand l’objectif compte' },
		values: [
			{ value: true, label: { en: 'At the end of a round', fr: 'À la fin du tour de table' } },
			{ value: false, label: { en: 'At once', fr: 'Aussitôt' } }
		],
		default: { value: true },
		when: { path: 'mode', in: ['standard', 'morale'] }
	},
	{
		kind: 'number',
		path: 'roundLimit',
		label: { en: 'Round limit', fr: 'Limite de tours de table' },
		help: {
			en: 'The game ends after that round. 0: no limit. In domination 20 suits two players, 12 three or four, 8 five to seven, 5 more.',
			fr: 'La partie s’arrête après ce tour de table. 0 : sans limite. En domination : 20 à deux, 12 à trois ou quatre, 8 de cinq à sept, 5 au-delà.'
		},
		min: 0,
		max: 100,
		default: { value: 30 }
	},
	{
		kind: 'choice',
		path: 'firstPlayer',
		label: { en: 'Who begins', fr: 'Qui commence' },
		values: [
			{ value: 'random', label: { en: 'By lot', fr: 'Au hasard' } },
			{ value: 'north', label: { en: 'The northernmost land', fr: 'Le pays le plus au nord' } },
			{ value: 0, label: { en: 'First seat', fr: 'Première place' } }
		],
		default: { value: 'random' }
	},
	{
		kind: 'choice',
		path: 'interrupts',
		label: { en: 'Interrupts', fr: 'Interruptions' },
		help: {
			en: 'Only in one’s own turn: for play by link, where an answer may take a day.',
			fr: 'À son tour seulement : pour jouer par lien, quand une réponse peut prendre un jour.'
		},
		values: [
			{ value: 'any-time', label: { en: 'At any time', fr: 'À tout moment' } },
			{ value: 'own-turn', label: { en: 'Only in one’s own turn', fr: 'À son tour seulement' } }
		],
		default: { value: 'any-time' }
	}
];
