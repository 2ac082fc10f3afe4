/** The five-minute lesson, first half: the own table, opening, ties, and the battles of others. */
import { LEARNER } from '../../../learn/judge';
import { fighterStrength } from '../strength';
import { has, isDecided, lostTie, notStopped, notWon, stops, toldOf, wins, type HeroTask } from './goals';
import { layout } from './layout';

export const lesson: readonly HeroTask[] = [
	{
		id: 'table',
		title: { en: 'Your table', fr: 'Votre table' },
		text: {
			en: 'Your strength is your level plus the items that you have **equipped**. A slot holds one, and some items are not for everybody.',
			fr: 'Votre force, c’est votre niveau plus les objets **équipés**. Un seul par place, et certains ne sont pas pour tout le monde.'
		},
		task: { en: 'Bring your strength from 4 to 6.', fr: 'Faites passer votre force de 4 à 6.' },
		help: {
			en: 'Tap a card to see what it would do, then lay it down.',
			fr: 'Touchez une carte pour voir son effet, puis posez-la.'
		},
		hint: {
			en: 'The daggers are for Bandits, the trainers only help to run.',
			fr: 'Les dagues sont pour les Bandits, les baskets n’aident qu’à fuir.'
		},
		praise: {
			en: 'What you carry is worth points, what you have equipped is strength. In a battle it is too late to change.',
			fr: 'Ce que vous portez vaut des points, ce qui est équipé fait la force. En plein combat, c’est trop tard pour changer.'
		},
		...layout({
			you: { level: 2, wears: ['hemp-overalls'], hand: ['resoled-boots', 'the-moon-daggers', 'swap-shop-trainers'] }
		}),
		view: ['table'],
		moves: 1,
		goal: ({ after }) => fighterStrength(after, LEARNER) >= 6,
		slips: [
			{
				when: (tried) => toldOf(tried, 'put-down').some(({ face }) => face === 'the-moon-daggers'),
				why: {
					en: 'Carried, but not equipped: only Bandits can use the daggers.',
					fr: 'Portées, mais pas équipées : les dagues ne servent qu’aux Bandits.'
				}
			},
			{
				when: (tried) => toldOf(tried, 'put-down').some(({ face }) => face === 'swap-shop-trainers'),
				why: {
					en: 'Equipped, but they add nothing to your strength: only to the die when you run.',
					fr: 'Équipées, mais elles n’ajoutent rien à la force : seulement au dé de la fuite.'
				}
			},
			{
				when: has('opened'),
				why: {
					en: 'You have opened the location before you were ready.',
					fr: 'Vous avez ouvert le lieu avant d’être en état de combattre.'
				}
			}
		],
		otherwise: ({ after }) => {
			const strength = fighterStrength(after, LEARNER);
			return { en: `Your strength is ${strength} now.`, fr: `Votre force est de ${strength} maintenant.` };
		},
		solution: ['play upg:0']
	},
	{
		id: 'open',
		title: { en: 'Open the location', fr: 'Ouvrir le lieu' },
		text: {
			en: 'Your turn begins with a location. A beast means a **battle**; a disaster strikes you; anything else is yours.',
			fr: 'Votre tour commence par un lieu. Une bête, c’est un **combat** ; un désastre vous frappe ; tout le reste est à vous.'
		},
		task: { en: 'Open the location, then settle what comes.', fr: 'Ouvrez le lieu, puis concluez ce qui vient.' },
		help: {
			en: 'The bright button opens, then it settles.',
			fr: 'Le bouton clair ouvre, puis il conclut.'
		},
		hint: {
			en: 'Your strength is 6. You need no card for what comes.',
			fr: 'Votre force est de 6. Pas besoin de carte pour ce qui vient.'
		},
		praise: {
			en: 'Settling asks everybody whether they react. Nobody did: a level and an upgrade for you.',
			fr: 'Conclure, c’est demander si quelqu’un réagit. Personne : un niveau et une amélioration pour vous.'
		},
		...layout({
			you: { level: 2, wears: ['hemp-overalls', 'resoled-boots'], hand: ['smog-alert', 'nettle-soup'] },
			locations: ['till-receipt-serpent']
		}),
		view: ['decks'],
		moves: 2,
		goal: wins,
		slips: [
			{
				when: (tried) => toldOf(tried, 'disaster-played').some(({ target }) => target === LEARNER),
				why: {
					en: 'That disaster struck yourself: from now on you have one strength less.',
					fr: 'Ce désastre est tombé sur vous : une force de moins désormais.'
				}
			}
		],
		otherwise: ({ after }) =>
			after.battle === null
				? {
						en: 'Nothing has come yet: the location is still to be opened.',
						fr: 'Rien n’est encore venu : le lieu reste à ouvrir.'
					}
				: {
						en: 'The beast is there, and you are stronger: what is missing is to settle.',
						fr: 'La bête est là, et vous avez l’avantage : il ne manquait que de conclure.'
					},
		solution: ['open', 'settle']
	},
	{
		id: 'tie',
		title: { en: 'A tie is lost', fr: 'Une égalité est perdue' },
		text: {
			en: 'Your strength is your level plus what you have **equipped**. You need **more** than the beast.',
			fr: 'Votre force, c’est votre niveau plus votre **équipement**. Il en faut **plus** que la bête.'
		},
		task: { en: 'Win this battle.', fr: 'Gagnez ce combat.' },
		help: {
			en: 'Tap a card to see what it would do, then play it.',
			fr: 'Touchez une carte pour voir son effet, puis jouez-la.'
		},
		hint: {
			en: 'One card helps the heroes, one the beasts, one is for running.',
			fr: 'Une carte aide les héros, une les bêtes, une sert à fuir.'
		},
		praise: {
			en: 'You eat meat, so the Bullock had 2 more. Long press a beast to read what it has against you.',
			fr: 'Vous mangez de la viande : 2 de plus pour le Bouvillon. Un appui long sur une bête dit ce qu’elle a contre vous.'
		},
		...layout({
			you: {
				level: 2,
				wears: ['recycled-eco-fiber-vest', 'refillable-flask'],
				hand: ['nettle-soup', 'sponsored-campaign', 'night-bus-ticket']
			},
			battle: { beasts: ['burping-bullock'] }
		}),
		view: ['battle'],
		moves: 2,
		goal: wins,
		slips: [
			lostTie,
			{
				when: (tried) => toldOf(tried, 'boosted').some(({ side }) => side === 'beasts'),
				why: { en: 'That card works for the beast.', fr: 'Cette carte travaille pour la bête.' }
			}
		],
		otherwise: notWon,
		solution: ['play upg:0 side=heroes', 'settle']
	},
	{
		id: 'interfere',
		title: { en: 'Others interfere', fr: 'Les autres s’en mêlent' },
		text: {
			en: 'When somebody settles, everybody may **react**: cards for either side, disasters, more beasts.',
			fr: 'Quand quelqu’un conclut, chacun peut **réagir** : cartes pour un camp ou l’autre, désastres, bêtes en plus.'
		},
		task: { en: 'Ana settles. Make her lose.', fr: 'Ana conclut. Faites-la perdre.' },
		help: {
			en: 'Choose a card and the side it works for.',
			fr: 'Choisissez une carte et le camp qu’elle sert.'
		},
		hint: {
			en: 'Ana leads by 2, and a tie is lost.',
			fr: 'Ana mène de 2, et une égalité est perdue.'
		},
		praise: {
			en: 'Now Ana has the word again: she may answer with cards of her own, and settles anew.',
			fr: 'La parole revient à Ana : elle peut répondre par ses cartes, puis conclut de nouveau.'
		},
		...layout({
			you: { level: 5, hand: ['sponsored-campaign', 'nettle-soup', 'vinegar-spray'] },
			ana: { level: 8, wears: ['luminous-luna-big-bow'] },
			battle: { main: 1, beasts: ['naturemare-wraith'] }
		}),
		view: ['battle'],
		moves: 1,
		goal: stops,
		slips: [
			{
				when: (tried) => toldOf(tried, 'boosted').some(({ side }) => side === 'heroes'),
				why: {
					en: 'That card works for the heroes: it helped Ana.',
					fr: 'Cette carte sert les héros : Ana en profite.'
				}
			}
		],
		ends: isDecided,
		otherwise: notStopped,
		solution: ['play upg:0 side=beasts']
	}
];
