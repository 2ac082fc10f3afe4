/** The five-minute lesson, first half: cards, lines, drawing, and the three actions. */
import { cardOf } from '../content';
import { shortName } from '../ui/model/names';
import {
	didSkip,
	isSpent,
	linesOf,
	madeHers,
	makesLines,
	notWon,
	playedCard,
	toldOf,
	tooFew,
	type PlantTask
} from './goals';
import { layout } from './layout';

export const lesson: readonly PlantTask[] = [
	{
		id: 'laying',
		title: { en: 'Laying a card', fr: 'Poser une carte' },
		text: {
			en: 'A card lies where it **touches another by a side**. All together span three by three at most: the dotted frame.',
			fr: 'Une carte se pose là où elle **en touche une autre par un côté**. Le tout tient dans trois sur trois : le cadre pointillé.'
		},
		task: { en: 'Lay the red plant beside the green one.', fr: 'Posez la plante rouge contre la verte.' },
		help: {
			en: 'Tap the card, then the cell; tap it again to play.',
			fr: 'Touchez la carte, puis la case ; touchez-la encore pour jouer.'
		},
		hint: {
			en: 'Left and right of green are taken. Above and below are free.',
			fr: 'À gauche et à droite de la verte, c’est pris. Au-dessus et au-dessous, c’est libre.'
		},
		praise: {
			en: 'Three wide is the most, so this grid can only grow up or down. The frame follows the cards.',
			fr: 'Trois de large, c’est le maximum : cette grille ne pousse plus que vers le haut ou le bas. Le cadre suit les cartes.'
		},
		...layout({ grid: ['R* g b'], hand: 'r b g' }),
		view: [],
		notes: [
			{
				at: '0,0',
				dot: [0.1, -0.32],
				to: [0.2, -1.2],
				side: 'middle',
				text: { en: 'special card', fr: 'carte spéciale' }
			},
			{ at: '1,0', dot: [0, 0.35], to: [0, 1.4], side: 'middle', text: { en: 'touch this', fr: 'à toucher' } }
		],
		moves: 1,
		goal: (tried) => {
			const played = playedCard(tried);
			return played?.face === 'red-simple' && played.cell[0] === 1;
		},
		slips: [
			{
				when: (tried) => playedCard(tried)?.face !== 'red-simple',
				why: { en: 'That was not the red plant.', fr: 'Ce n’était pas la plante rouge.' }
			}
		],
		otherwise: () => ({
			en: 'It lies well, but it does not touch green by a side.',
			fr: 'Elle est bien posée, mais elle ne touche pas la verte par un côté.'
		}),
		solution: ['play main:0 0/1,1']
	},
	{
		id: 'line',
		title: { en: 'Three of a colour', fr: 'Trois d’une couleur' },
		text: {
			en: 'In a row, a column or a diagonal they make a **line**: its token steps towards the fountain, its cards leave.',
			fr: 'En ligne, en colonne ou en diagonale, elles font une **ligne** : son jeton avance vers la fontaine, ses cartes partent.'
		},
		task: { en: 'Complete the blue line.', fr: 'Complétez la ligne bleue.' },
		help: {
			en: 'The first tap shows what would happen.',
			fr: 'La première touche montre ce qui se passerait.'
		},
		hint: {
			en: 'Two blue ones lie askew. Go on in the same direction.',
			fr: 'Deux bleues se suivent de biais. Continuez dans le même sens.'
		},
		praise: {
			en: 'The blue token stands at two. The first token at three, on the fountain, wins.',
			fr: 'Le jeton bleu est à deux. Le premier jeton à trois, sur la fontaine, gagne.'
		},
		...layout({ grid: ['b r .', '. b G*'], hand: 'g b r', score: { blue: 1 }, rivalScore: { red: 1 } }),
		view: ['score'],
		moves: 1,
		goal: makesLines(1),
		slips: [
			{
				when: (tried) => cardOf(playedCard(tried)?.face ?? 'red-simple').colour !== 'blue',
				why: { en: 'A blue line needs a blue card.', fr: 'Une ligne bleue demande une carte bleue.' }
			}
		],
		otherwise: () => ({
			en: 'Blue, but not in one direction with the two others.',
			fr: 'Bleue, mais pas dans la direction des deux autres.'
		}),
		solution: ['play main:1 0/2,2']
	},
	{
		id: 'drawing',
		title: { en: 'Drawing', fr: 'Piocher' },
		text: {
			en: 'A turn ends with a draw: open from the **river**, or unseen from the pile. The river is refilled only when it is empty.',
			fr: 'Le tour finit par une pioche : à découvert dans la **rivière**, ou sans voir, du tas. La rivière n’est regarnie qu’une fois vide.'
		},
		task: { en: 'Take what makes a line next turn.', fr: 'Prenez de quoi faire une ligne au prochain tour.' },
		help: {
			en: 'Tap a card of the river, or the pile; tap it again to take it.',
			fr: 'Touchez une carte de la rivière, ou le tas ; touchez encore pour la prendre.'
		},
		hint: {
			en: 'Your grid has two green ones side by side, the special card counts.',
			fr: 'Votre grille a deux vertes côte à côte, la carte spéciale compte.'
		},
		praise: {
			en: 'Ana has seen it, too: what comes from the river is no secret.',
			fr: 'Ana l’a vue aussi : ce qui vient de la rivière n’est pas un secret.'
		},
		...layout({ grid: ['G* g', 'r b'], rival: ['B*'], hand: 'r bdr', river: 'b g', played: true }),
		view: ['river', 'pile'],
		moves: 1,
		goal: ({ after }) => after.hands[0]?.includes('green-simple') === true,
		slips: [
			{
				when: ({ after }) => after.hands[0]?.includes('blue-simple') === true,
				why: {
					en: 'You have one blue plant: even two make no line.',
					fr: 'Vous avez une plante bleue : même à deux, pas de ligne.'
				}
			}
		],
		otherwise: ({ after }) => {
			const left = after.river.length;
			return {
				en: `From the pile comes whatever lies on top. The river showed ${left} cards, and one was right.`,
				fr: `Du tas vient ce qui vient. La rivière montrait ${left} cartes, et l’une était la bonne.`
			};
		},
		solution: ['draw green-simple']
	},
	{
		id: 'destroy',
		title: { en: 'A card that acts', fr: 'Une carte qui agit' },
		text: {
			en: 'A card with a tab must **touch the colour on it**. Then its action may be done, in any grid: here a Destruction.',
			fr: 'Une carte à onglet doit **toucher la couleur indiquée**. Son action se fait ensuite, dans toute grille : ici, une Destruction.'
		},
		task: { en: 'Destroy a red plant of Ana’s.', fr: 'Détruisez une plante rouge d’Ana.' },
		help: {
			en: 'Play the Destruction beside red, then tap Ana’s card.',
			fr: 'Jouez la Destruction contre du rouge, puis touchez la carte d’Ana.'
		},
		hint: {
			en: 'Your only red card is the special one, with the crown. The cells without a leaf are right.',
			fr: 'Votre seule rouge est la carte spéciale, avec la couronne. Les cases sans feuille conviennent.'
		},
		praise: {
			en: 'One red card more, and Ana would have had a line. Actions are for that, too.',
			fr: 'Une rouge de plus, et Ana avait sa ligne. Les actions servent aussi à cela.'
		},
		...layout({ grid: ['R* g', '. b'], rival: ['r r .', 'b . G*'], hand: 'bdr g b' }),
		view: ['rival'],
		goal: (tried) => toldOf(tried, 'destroyed').some(({ grid, face }) => grid === 1 && cardOf(face).colour === 'red'),
		ends: isSpent,
		slips: [
			didSkip,
			{
				when: (tried) => toldOf(tried, 'destroyed').some(({ grid }) => grid === 0),
				why: { en: 'That was a card of your own grid.', fr: 'C’était une carte de votre propre grille.' }
			},
			{
				when: (tried) => toldOf(tried, 'destroyed').length > 0,
				why: {
					en: 'Ana’s two red plants still lie side by side.',
					fr: 'Les deux plantes rouges d’Ana sont toujours côte à côte.'
				}
			}
		],
		otherwise: (tried) => {
			const face = playedCard(tried)?.face ?? '';
			return {
				en: `${shortName(face, 'en')} has no action. The Destruction has one: look for the star.`,
				fr: `${shortName(face, 'fr')} n’a pas d’action. La Destruction en a une : cherchez l’étoile.`
			};
		},
		solution: ['play main:0 0/0,1', 'destroy 1/1,0']
	},
	{
		id: 'reinforce',
		title: { en: 'Reinforcement', fr: 'Le Renfort' },
		text: {
			en: 'It puts a **card of the river** into any grid. Mind whose grid: a line counts for **the one who owns it**.',
			fr: 'Il met une **carte de la rivière** dans n’importe quelle grille. Attention : une ligne compte pour **qui possède la grille**.'
		},
		task: { en: 'Complete a line in your own grid.', fr: 'Complétez une ligne dans votre grille.' },
		help: {
			en: 'Play the Reinforcement, then choose a river card and its cell.',
			fr: 'Jouez le Renfort, puis choisissez une carte de la rivière et sa case.'
		},
		hint: {
			en: 'Under your blue plant the Reinforcement is out of the way. Then green to the green ones.',
			fr: 'Sous votre plante bleue, le Renfort ne gêne pas. Ensuite, du vert avec les vertes.'
		},
		praise: {
			en: 'The river card needs no colour and brings no action: it only lies there. And you have still to draw.',
			fr: 'La carte de la rivière n’a ni contrainte ni action : elle est posée, c’est tout. Et il vous reste à piocher.'
		},
		...layout({
			grid: ['g g .', 'b R* .'],
			rival: ['g . .', 'g B* .', '. r .'],
			hand: 'rrb b r',
			river: 'g b r'
		}),
		view: ['score', 'rival', 'river'],
		goal: makesLines(1),
		ends: isSpent,
		slips: [
			madeHers,
			didSkip,
			{
				when: (tried) => toldOf(tried, 'reinforced').length > 0,
				why: {
					en: 'A card more, but no line. Which colour do you have two of in a row?',
					fr: 'Une carte de plus, mais pas de ligne. Quelle couleur avez-vous deux fois de suite ?'
				}
			}
		],
		otherwise: () => ({
			en: 'That card has no action. The Reinforcement has one: look for the plus.',
			fr: 'Cette carte n’a pas d’action. Le Renfort en a une : cherchez le plus.'
		}),
		solution: ['play main:0 0/0,2', 'reinforce green-simple 0/2,0']
	},
	{
		id: 'move',
		title: { en: 'First the action', fr: 'D’abord l’action' },
		text: {
			en: 'A Move shifts a card **within its grid**. Lines count only **after the action**: one can be waiting while you make another.',
			fr: 'Un Déplacement bouge une carte **dans sa grille**. Les lignes comptent **après l’action** : l’une peut attendre pendant que l’autre se fait.'
		},
		task: { en: 'Make two lines with one card.', fr: 'Faites deux lignes avec une carte.' },
		help: {
			en: 'Play the Move so that it completes blue, then tap a card and where it goes.',
			fr: 'Jouez le Déplacement pour compléter le bleu, puis touchez une carte et sa nouvelle case.'
		},
		hint: {
			en: 'The red plant at the bottom belongs into the column of the two other red ones.',
			fr: 'La plante rouge du bas a sa place dans la colonne des deux autres rouges.'
		},
		praise: {
			en: 'Blue waited, red joined it, and both counted. Had you moved a blue one, its line would have been lost.',
			fr: 'Le bleu attendait, le rouge l’a rejoint, les deux ont compté. En bougeant une bleue, vous perdiez sa ligne.'
		},
		...layout({ grid: ['b G* r', 'b g r', '. r .'], rival: ['B*', 'r'], hand: 'bmr g b', score: { red: 1 } }),
		view: ['score'],
		goal: makesLines(2),
		ends: isSpent,
		slips: [
			{
				when: (tried) => toldOf(tried, 'moved').length > 0 && linesOf(tried, 0).length === 0,
				why: {
					en: 'The blue line is broken: the action came before it counted.',
					fr: 'La ligne bleue est rompue : l’action est passée avant qu’elle compte.'
				}
			},
			didSkip
		],
		otherwise: (tried) =>
			linesOf(tried, 0).length === 0
				? notWon(tried)
				: playedCard(tried)?.face === 'blue-simple'
					? {
							en: 'One line. The simple plant has no action: the second line needs the Move.',
							fr: 'Une ligne. La plante simple n’a pas d’action : la seconde demande le Déplacement.'
						}
					: tooFew(tried),
		solution: ['play main:0 0/0,2', 'move 0/1,2 2,2']
	}
];
