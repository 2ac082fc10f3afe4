/** The lesson, second half: attacks, losses, moves and winning. */
import { playerAt } from '../table';
import { isOver, landHeld, lostBattle, notBeaten, notWon, toldOf, wins, winsBattle, type HistoryTask } from './goals';
import { layout } from './layout';

export const battles: readonly HistoryTask[] = [
	{
		id: 'attack',
		title: { en: 'To battle', fr: 'Au combat' },
		text: {
			en: 'From **800 morale** on, all units of a land attack a land on **the same continent**: their attack against its defence.',
			fr: 'Dès **800 de moral**, toutes les unités d’un pays en attaquent un autre **du même continent** : leur attaque contre sa défense.'
		},
		task: { en: 'Win a battle.', fr: 'Gagnez un combat.' },
		help: {
			en: 'Tap a land of yours, then one that it reaches.',
			fr: 'Touchez un de vos pays, puis un pays à sa portée.'
		},
		hint: {
			en: 'Ethiopia’s mountains alone add 250 to its defence.',
			fr: 'Les montagnes d’Éthiopie ajoutent à elles seules 250 à sa défense.'
		},
		praise: {
			en: 'Ana loses 100 morale and a unit of Ana’s choice. Napoleon brings you 100 for the victory.',
			fr: 'Ana perd 100 de moral et une unité de son choix. Napoléon vous rapporte 100 pour la victoire.'
		},
		...layout({
			own: {
				lands: { germany: 'albert-einstein napoleon-bonaparte', egypt: 'mamluk-cavalry' },
				morale: 850
			},
			rival: { lands: { france: 'edgar-allan-poe attila-the-hun', ethiopia: 'menelik-ii' }, morale: 700 },
			phase: 'attack'
		}),
		view: ['rival', 'morale'],
		moves: 1,
		goal: winsBattle,
		slips: [lostBattle],
		otherwise: notBeaten,
		solution: ['attack 0/germany 1/france']
	},
	{
		id: 'loss',
		title: { en: 'The loser chooses', fr: 'Le choix de la perte' },
		text: {
			en: 'Who loses a battle as defender gives up **a unit of their choice**. Some pay you when they die.',
			fr: 'Qui perd un combat en défense cède **une unité de son choix**. Certaines vous paient en mourant.'
		},
		task: { en: 'Choose the loss that pays most.', fr: 'Choisissez la perte qui rapporte le plus.' },
		help: { en: 'Tap the unit you give up.', fr: 'Touchez l’unité que vous cédez.' },
		hint: {
			en: 'Joan of Arc would bring 200. Somebody brings more.',
			fr: 'Jeanne d’Arc rapporterait 200. Quelqu’un rapporte plus.'
		},
		praise: {
			en: '+300, and the army keeps its Joan. A loss can be a gain.',
			fr: '+300, et Jeanne reste. Une perte peut être un gain.'
		},
		...layout({
			own: { lands: { germany: 'albert-einstein michelangelo joan-of-arc' }, morale: 1200 },
			rival: { lands: { france: 'attila-the-hun french-foreign-legion' }, morale: 1000 },
			attacked: 'attack 1/france 0/germany'
		}),
		view: ['morale'],
		moves: 1,
		goal: ({ after }) => playerAt(after, 0).gained === 300,
		slips: [
			{
				when: ({ after }) => playerAt(after, 0).gained === 200,
				why: {
					en: 'Joan of Arc pays 200, but was the best defender you had.',
					fr: 'Jeanne d’Arc rapporte 200, mais c’était votre meilleure défense.'
				}
			}
		],
		otherwise: () => ({
			en: 'Einstein pays nothing, and without a scientist Germany loses its bonus.',
			fr: 'Einstein ne rapporte rien, et sans scientifique l’Allemagne perd son bonus.'
		}),
		solution: ['lose 0/michelangelo']
	},
	{
		id: 'moving',
		title: { en: 'No land without a guard', fr: 'Aucun pays sans garde' },
		text: {
			en: 'After attacks come moves: **one step** on a continent, and a **voyage** for each explorer. Anybody may take an empty land.',
			fr: 'Après les attaques, les mouvements : **un pas** sur un continent, et un **voyage** par exploration. Un pays vide est à prendre.'
		},
		task: { en: 'Leave no land of yours empty.', fr: 'Ne laissez aucun de vos pays vide.' },
		help: { en: 'Tap a unit, then where it goes.', fr: 'Touchez une unité, puis sa destination.' },
		hint: {
			en: 'Only Magellan crosses the sea, with one companion at most.',
			fr: 'Seul Magellan passe la mer, avec une escorte au plus.'
		},
		praise: {
			en: 'A look at empty lands before the turn ends saves many a game.',
			fr: 'Un regard aux pays vides avant de finir le tour sauve bien des parties.'
		},
		...layout({
			own: {
				lands: { egypt: 'hatshepsut ferdinand-magellan', australia: '', germany: 'napoleon-bonaparte' },
				morale: 900
			},
			rival: { lands: { brazil: '', france: 'james-cook claude-monet' }, morale: 800 },
			phase: 'move'
		}),
		view: ['rival'],
		moves: 1,
		goal: ({ after }) => playerAt(after, 0).lands.every(({ cards }) => cards.length > 0),
		slips: [
			{
				when: (tried) => landHeld(tried, 'brazil') !== undefined,
				why: {
					en: 'Brazil is yours, but Australia still stands empty, and Cook can sail there.',
					fr: 'Le Brésil est à vous, mais l’Australie reste vide, et Cook peut y aller.'
				}
			},
			{
				when: (tried) => landHeld(tried, 'egypt')?.cards.length === 0,
				why: { en: 'Now Egypt is empty.', fr: 'Maintenant, c’est l’Égypte qui est vide.' }
			}
		],
		otherwise: () => ({
			en: 'Australia still stands empty: Ana’s Cook can take it.',
			fr: 'L’Australie reste vide : James Cook, à Ana, peut la prendre.'
		}),
		solution: ['voyage 0/ferdinand-magellan 0/australia']
	},
	{
		id: 'winning',
		title: { en: 'Two ways to win', fr: 'Deux façons de gagner' },
		text: {
			en: '**3000 morale** win, and so does being **the last one with a land**. An emptied land is yours if a unit can be spared to move in.',
			fr: '**3000 de moral** font gagner, ou rester **le dernier à tenir un pays**. Un pays vidé est à vous si une unité peut y entrer.'
		},
		task: { en: 'Win this turn.', fr: 'Gagnez ce tour-ci.' },
		help: {
			en: 'Look at both ways before you play.',
			fr: 'Regardez les deux façons avant de jouer.'
		},
		hint: {
			en: 'Your cards are not enough. France is Ana’s last land, and only Poe defends it.',
			fr: 'Vos cartes n’y suffisent pas. La France est le dernier pays d’Ana, et seul Poe la défend.'
		},
		praise: {
			en: 'That is the whole game. Your first match awaits.',
			fr: 'C’est tout le jeu. Votre première partie vous attend.'
		},
		...layout({
			own: {
				lands: { germany: 'napoleon-bonaparte french-musketeers' },
				hand: 'charlie-chaplin jesse-owens',
				morale: 2300
			},
			rival: { lands: { france: 'edgar-allan-poe' }, morale: 900 }
		}),
		view: ['rival', 'morale'],
		goal: wins,
		ends: isOver,
		slips: [
			{
				when: (tried) => toldOf(tried, 'passed').length > 0,
				why: {
					en: 'France lies empty, but it is still Ana’s: somebody has to move in.',
					fr: 'La France est vide, mais toujours à Ana : il faut y entrer.'
				}
			}
		],
		otherwise: notWon,
		solution: ['next', 'attack 0/germany 1/france', 'occupy 0/french-musketeers']
	}
];
