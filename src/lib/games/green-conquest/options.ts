/** The form for a new match, as data (1.2). */
import type { OptionField } from '../../engine/module';
import { CLAN_NAMES } from './lexicon';
import type { ClanLetter, Mode } from './types';
import { CLAN_LETTERS } from './types';

const FOUR_CLANS: readonly Mode[] = ['trio', 'melee', 'coalition'];

const FIRST = { en: 'Who begins', fr: 'Qui commence' };

const clanChoice = (value: ClanLetter): { value: ClanLetter; label: { en: string; fr: string } } => ({
	value,
	label: { en: `The ${CLAN_NAMES[value].en} clan`, fr: `Le clan ${CLAN_NAMES[value].fr}` }
});

export const OPTION_FIELDS: readonly OptionField[] = [
	{
		kind: 'choice',
		path: 'mode',
		label: { en: 'Mode', fr: 'Mode' },
		help: {
			en: 'Three play with four clans: one player leads two of them against a pair of allies.',
			fr: 'À trois, quatre clans s’affrontent : un joueur en mène deux contre deux alliés.'
		},
		values: [
			{ value: 'duel', label: { en: 'Duel: 2 players', fr: 'Duel : 2 joueurs' } },
			{ value: 'trio', label: { en: 'Trio: 3 players, two sides', fr: 'Trio : 3 joueurs, deux camps' } },
			{ value: 'melee', label: { en: 'Melee: 4 players, each alone', fr: 'Mêlée : 4 joueurs, chacun pour soi' } },
			{
				value: 'coalition',
				label: { en: 'Coalition: 4 players, two teams', fr: 'Coalition : 4 joueurs, deux équipes' }
			}
		],
		default: { bySeats: { '2': 'duel', '3': 'trio', '*': 'melee' } }
	},
	{
		kind: 'choice',
		path: 'first',
		label: FIRST,
		values: [clanChoice('r'), clanChoice('b')],
		default: { value: 'r' },
		when: { path: 'mode', in: ['duel'] }
	},
	{
		kind: 'choice',
		path: 'first',
		label: FIRST,
		values: CLAN_LETTERS.map(clanChoice),
		default: { value: 'r' },
		when: { path: 'mode', in: FOUR_CLANS }
	},
	{
		kind: 'choice',
		path: 'build',
		label: { en: 'Choosing vehicles', fr: 'Choix des véhicules' },
		values: [
			{ value: 'free', label: { en: 'Five at once', fr: 'Cinq d’un coup' } },
			{ value: 'draft', label: { en: 'One by one, in turn', fr: 'Un par un, à tour de rôle' } },
			{ value: 'preset', label: { en: 'Chosen beforehand', fr: 'Choisis d’avance' } }
		],
		default: { bySeats: { '2': 'free', '*': 'draft' } }
	},
	{
		kind: 'choice',
		path: 'pool',
		label: { en: 'Same vehicle in several clans', fr: 'Même véhicule dans plusieurs clans' },
		values: [
			{ value: 'open', label: { en: 'Allowed', fr: 'Autorisé' } },
			{ value: 'scarce', label: { en: 'Never in all clans', fr: 'Jamais dans tous les clans' } }
		],
		default: { value: 'open' },
		when: { path: 'build', in: ['free', 'draft'] }
	},
	{
		kind: 'custom',
		path: 'rosters',
		label: { en: 'Vehicles of each clan', fr: 'Véhicules de chaque clan' },
		default: { value: {} },
		when: { path: 'build', in: ['preset'] }
	},
	{
		kind: 'choice',
		path: 'deploy',
		label: { en: 'Starting squares', fr: 'Cases de départ' },
		values: [
			{ value: 'choose', label: { en: 'Each player chooses', fr: 'Au choix de chacun' } },
			{ value: 'auto', label: { en: 'Automatic', fr: 'Automatiques' } }
		],
		default: { value: 'choose' }
	},
	{
		kind: 'choice',
		path: 'returns',
		label: { en: 'Vehicles sent home', fr: 'Véhicules renvoyés au campement' },
		values: [
			{ value: 'choose', label: { en: 'The owner chooses the square', fr: 'Leur clan choisit la case' } },
			{ value: 'auto', label: { en: 'Automatic: fewer interruptions', fr: 'Automatique : moins d’interruptions' } }
		],
		default: { value: 'choose' }
	},
	{
		kind: 'number',
		path: 'quietLimit',
		label: { en: 'Quiet limit', fr: 'Limite de calme' },
		help: {
			en: 'After that many turns without a lost heart the strongest side wins. 0: no limit.',
			fr: 'Après ce nombre de tours sans cœur perdu, le camp le plus fort gagne. 0 : sans limite.'
		},
		min: 0,
		max: 1000,
		default: { bySeats: { '2': 40, '*': 80 } }
	}
];
