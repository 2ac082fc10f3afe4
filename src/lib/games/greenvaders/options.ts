/** The form for a new match, as data (specification, section 1). */
import type { OptionField } from '../../engine/module';

export const OPTION_FIELDS: readonly OptionField[] = [
	{
		kind: 'choice',
		path: 'players',
		label: { en: 'Players', fr: 'Joueurs' },
		help: {
			en: 'Four play as two teams of two; partners sit across from each other.',
			fr: 'À quatre, on joue en deux équipes ; les partenaires se font face.'
		},
		values: [
			{ value: 2, label: { en: '2 players', fr: '2 joueurs' } },
			{ value: 4, label: { en: '4 players, in teams', fr: '4 joueurs, en équipes' } }
		],
		default: { value: 2 }
	},
	{
		kind: 'choice',
		path: 'mode',
		label: { en: 'Mode', fr: 'Mode' },
		help: {
			en: 'In the advanced mode each side owns two one-shot powers, the Pot-voirs.',
			fr: 'En mode avancé, chaque camp possède deux pouvoirs à usage unique, les Pot-voirs.'
		},
		values: [
			{ value: 'basic', label: { en: 'Basic', fr: 'De base' } },
			{ value: 'advanced', label: { en: 'Advanced, with Pot-voirs', fr: 'Avancé, avec Pot-voirs' } }
		],
		default: { value: 'basic' }
	},
	{
		kind: 'choice',
		path: 'first',
		label: { en: 'Who begins', fr: 'Qui commence' },
		values: [
			{ value: 'random', label: { en: 'By lot', fr: 'Au hasard' } },
			{ value: 0, label: { en: 'First seat', fr: 'Première place' } },
			{ value: 1, label: { en: 'Second seat', fr: 'Deuxième place' } }
		],
		default: { bySeats: { '2': 'random', '4': 0 } },
		when: { path: 'players', in: [2] }
	},
	{
		kind: 'number',
		path: 'turnLimit',
		label: { en: 'Turn limit', fr: 'Limite de tours' },
		help: {
			en: 'After that many turns the game is a draw. 0: no limit.',
			fr: 'Après ce nombre de tours, la partie est nulle. 0 : sans limite.'
		},
		min: 0,
		max: 1000,
		default: { value: 200 }
	}
];
