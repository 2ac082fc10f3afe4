/** The form for a new match, as data (§1). */
import type { OptionField } from '../../engine/module';
import { DEFAULTS, GOALS, ROUNDS_MAX, SEAT_COUNTS } from './setup';

export const OPTION_FIELDS: readonly OptionField[] = [
	{
		kind: 'choice',
		path: 'seats',
		label: { en: 'Players', fr: 'Joueurs' },
		help: {
			en: 'Bargains need at least three; two play a duel by the same rules.',
			fr: 'Pour marchander, il faut être au moins trois ; à deux, c’est un duel aux mêmes règles.'
		},
		values: SEAT_COUNTS.map((value) => ({ value, label: { en: `${value} players`, fr: `${value} joueurs` } })),
		default: { value: DEFAULTS.seats }
	},
	{
		kind: 'choice',
		path: 'goal',
		label: { en: 'Winning level', fr: 'Niveau de la victoire' },
		help: { en: 'Lower for a shorter game.', fr: 'Plus bas, la partie est plus courte.' },
		values: GOALS.map((value) => ({ value, label: { en: `Level ${value}`, fr: `Niveau ${value}` } })),
		default: { value: DEFAULTS.goal }
	},
	{
		kind: 'choice',
		path: 'firstSeat',
		label: { en: 'Who begins', fr: 'Qui commence' },
		values: [
			{ value: null, label: { en: 'By lot', fr: 'Au hasard' } },
			{ value: 0, label: { en: 'First seat', fr: 'Première place' } }
		],
		default: { value: null }
	},
	{
		kind: 'custom',
		path: 'foods',
		label: { en: 'Food choices', fr: 'Régimes alimentaires' },
		help: {
			en: 'Everybody may change this before the first turn.',
			fr: 'Chacun peut en changer avant le premier tour.'
		},
		default: {
			bySeats: Object.fromEntries(SEAT_COUNTS.map((seats) => [seats, new Array<string>(seats).fill('meat')]))
		}
	},
	{
		kind: 'choice',
		path: 'tableWindow',
		label: { en: 'Between turns', fr: 'Entre les tours' },
		help: {
			en: 'Whether the others may trade, lay down fresh cards and play disasters before the next turn.',
			fr: 'Les autres peuvent-ils échanger, poser des cartes reçues et jouer des désastres avant le tour suivant ?'
		},
		values: [
			{ value: true, label: { en: 'Everybody may react', fr: 'Chacun peut réagir' } },
			{ value: false, label: { en: 'Quick: straight on', fr: 'Rapide : on enchaîne' } }
		],
		default: { value: true }
	},
	{
		kind: 'number',
		path: 'rounds',
		label: { en: 'Rounds at most', fr: 'Nombre maximal de manches' },
		help: {
			en: 'Then the highest level wins. A usual game takes about ten.',
			fr: 'Ensuite, le plus haut niveau gagne. Une partie en compte d’habitude une dizaine.'
		},
		min: 1,
		max: ROUNDS_MAX,
		default: { value: DEFAULTS.rounds }
	}
];
