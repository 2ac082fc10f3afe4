/** The five-minute lesson, second half: the special card, the ninth cell, a Pot-voir, the fountain. */
import {
	didSkip,
	filledOwn,
	isSpent,
	linesOf,
	makesLines,
	notWon,
	playedCard,
	toldOf,
	wins,
	type PlantTask
} from './goals';
import { layout } from './layout';

export const powers: readonly PlantTask[] = [
	{
		id: 'special',
		title: { en: 'The special card', fr: 'La carte spéciale' },
		text: {
			en: 'Every grid always has **one card with a crown**. If it leaves, you choose another of your reserve, and where it goes.',
			fr: 'Chaque grille a toujours **une carte à couronne**. Si elle part, vous en choisissez une autre de la réserve, et sa place.'
		},
		task: {
			en: 'Let the new special card make a second line.',
			fr: 'Que la nouvelle carte spéciale fasse une seconde ligne.'
		},
		help: {
			en: 'First a line with the red special card. Then colour and cell.',
			fr: 'D’abord une ligne avec la carte spéciale rouge. Puis la couleur et la case.'
		},
		hint: {
			en: 'The two blue ones in the left column wait for a third on top.',
			fr: 'Les deux bleues de la colonne de gauche en attendent une troisième au-dessus.'
		},
		praise: {
			en: 'Two lines with one card. And since the special card left again, the next one would come now.',
			fr: 'Deux lignes avec une carte. Et comme la carte spéciale est repartie, la suivante viendrait maintenant.'
		},
		...layout({ grid: ['R* r .', 'b g .', 'b . .'], rival: ['G*', 'b'], hand: 'r g b', score: { green: 1 } }),
		view: ['score'],
		goal: makesLines(2),
		ends: isSpent,
		slips: [
			{
				when: (tried) => toldOf(tried, 'special').length > 0,
				why: {
					en: 'The special card lies there, but completes nothing. Which colour lacks one?',
					fr: 'La carte spéciale est posée, mais ne complète rien. À quelle couleur en manque-t-il une ?'
				}
			}
		],
		otherwise: (tried) =>
			linesOf(tried, 0).length === 0
				? {
						en: 'The red line is still open: two red cards in the top row, the crown is one of them.',
						fr: 'La ligne rouge est encore ouverte : deux rouges en haut, dont celle à couronne.'
					}
				: notWon(tried),
		solution: ['play main:0 0/2,0', 'special blue 0,0']
	},
	{
		id: 'ninth',
		title: { en: 'The ninth cell', fr: 'La neuvième case' },
		text: {
			en: 'Nine cards and **no line** at the end of a turn: the grid is full and you have **lost**. Yours holds eight, and you must play.',
			fr: 'Neuf cartes et **pas de ligne** à la fin d’un tour : la grille est pleine, c’est **perdu**. La vôtre en a huit, et il faut jouer.'
		},
		task: { en: 'Get through this turn.', fr: 'Passez ce tour sans perdre.' },
		help: {
			en: 'Tap a cell once: the screen warns you before you lose.',
			fr: 'Touchez une case une fois : l’écran avertit avant de perdre.'
		},
		hint: {
			en: 'The Destruction touches blue there. Then it makes room, but not with the special card: that one is replaced.',
			fr: 'La Destruction y touche du bleu. Elle fait ensuite de la place, mais pas avec la carte spéciale : on la remplace.'
		},
		praise: {
			en: 'Eight again, and Ana has the next problem. From seven cards on, keep a way out.',
			fr: 'De nouveau huit, à Ana de jouer. À partir de sept cartes, gardez une issue.'
		},
		...layout({
			grid: ['r b g', 'g R* b', 'b g .'],
			rival: ['B* r', '. g'],
			hand: 'b gdb g',
			score: { red: 2, blue: 1 },
			rivalScore: { green: 2 }
		}),
		view: [],
		goal: ({ after }) => after.phase === 'draw',
		slips: [
			{
				when: ({ events, after }) => after.result !== null && events.some(({ type }) => type === 'special'),
				why: {
					en: 'The special card left, another came for it: nine again.',
					fr: 'La carte spéciale est partie, une autre l’a remplacée : neuf de nouveau.'
				}
			},
			filledOwn
		],
		otherwise: notWon,
		solution: ['play main:1 0/2,2', 'destroy 0/0,2']
	},
	{
		id: 'pots',
		title: { en: 'A Pot-voir', fr: 'Un Pot-voir' },
		text: {
			en: 'In the advanced game each side has two powers for **one use**. The Telepotter swaps two cards of your grid.',
			fr: 'Dans le jeu avancé, chaque camp a deux pouvoirs à **usage unique**. Le Télépoteur échange deux cartes de votre grille.'
		},
		task: { en: 'Telepotter: make a line.', fr: 'Télépoteur : faites une ligne.' },
		help: {
			en: 'Tap it, then the two cards that change places.',
			fr: 'Touchez-le, puis les deux cartes qui changent de place.'
		},
		hint: {
			en: 'The middle column would be blue, if it were not for the red plant.',
			fr: 'La colonne du milieu serait bleue, sans la plante rouge.'
		},
		praise: {
			en: 'A line before your card is even played. After two lines in one turn a used Pot-voir may come back.',
			fr: 'Une ligne avant même d’avoir joué. Après deux lignes en un tour, un Pot-voir utilisé peut revenir.'
		},
		...layout({
			grid: ['g b .', 'b r .', '. b G*'],
			rival: ['R*', 'g'],
			hand: 'r g r',
			pots: ['telepot'],
			used: ['necro']
		}),
		view: [],
		goal: makesLines(1),
		ends: isSpent,
		slips: [
			{
				when: (tried) => toldOf(tried, 'pot').length > 0,
				why: {
					en: 'They have changed places, but no line came of it.',
					fr: 'Elles ont changé de place, mais cela ne fait pas de ligne.'
				}
			},
			{
				when: (tried) => playedCard(tried) !== undefined,
				why: {
					en: 'You could still use it now. But try it first: the position is better before you play.',
					fr: 'Il servirait encore. Mais commencez par lui : la position est meilleure avant de jouer.'
				}
			}
		],
		otherwise: notWon,
		solution: ['pot telepot 0,1 1,1']
	},
	{
		id: 'fountain',
		title: { en: 'To the fountain', fr: 'À la fontaine' },
		text: {
			en: 'Your red token is **one line away**, and so is Ana’s blue one. The cell at the bottom right does not touch green.',
			fr: 'Votre jeton rouge est **à une ligne** du but, et le bleu d’Ana aussi. La case en bas à droite ne touche pas de vert.'
		},
		task: { en: 'Win this turn.', fr: 'Gagnez ce tour-ci.' },
		help: {
			en: 'Play the Move where it touches green. Then move a red card.',
			fr: 'Jouez le Déplacement là où il touche du vert. Puis bougez une rouge.'
		},
		hint: {
			en: 'The Move goes into the middle. Then the right column, or the diagonal, lacks one red card.',
			fr: 'Le Déplacement va au milieu. Il manque alors une rouge à la colonne de droite, ou à la diagonale.'
		},
		praise: {
			en: 'On the fountain: the city is yours. That is the whole game; the rest is ten Pot-voirs and their tricks.',
			fr: 'Sur la fontaine : la ville est à vous. Voilà tout le jeu ; le reste, ce sont dix Pot-voirs et leurs tours.'
		},
		...layout({
			grid: ['r g R*', 'b . r'],
			rival: ['b b .', 'r . G*'],
			hand: 'rmg b g',
			score: { red: 2, green: 1 },
			rivalScore: { blue: 2 }
		}),
		view: ['score', 'rival'],
		goal: wins,
		ends: isSpent,
		slips: [
			didSkip,
			{
				when: (tried) => toldOf(tried, 'moved').length > 0,
				why: {
					en: 'No red line yet. Where do two red ones lack only the third?',
					fr: 'Pas encore de ligne rouge. Où deux rouges n’attendent-elles que la troisième ?'
				}
			}
		],
		otherwise: () => ({
			en: 'Only red brings you to the fountain this turn: the Move is red, and it moves another.',
			fr: 'Seul le rouge mène à la fontaine ce tour-ci : le Déplacement est rouge, et il en bouge une autre.'
		}),
		solution: ['play main:0 0/1,1', 'move 0/0,0 2,2']
	}
];
