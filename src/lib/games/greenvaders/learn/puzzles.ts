/**
 * Puzzles: one turn each. A test tries every line of the turn and holds each puzzle to its number of moves: there is a way with so many, and
 * none with fewer.
 */
import type { Text } from '../../../engine/module';
import { didSkip, filledOwn, isSpent, madeHers, makesLines, notWon, tooFew, wins, type PlantTask } from './goals';
import { layout, type Layout } from './layout';

interface Draft {
	readonly id: string;
	readonly title: Text;
	/** What stands in the way. */
	readonly text: Text;
	readonly lies: Layout;
	/** So many lines are wanted. Left out: a win. */
	readonly lines?: 3;
	readonly hint: Text;
	readonly praise: Text;
	/** No other way is shorter. */
	readonly solution: readonly string[];
}

function puzzle({ lies, lines, ...draft }: Draft): PlantTask {
	const moves = draft.solution.length;
	return {
		...draft,
		...layout(lies),
		view: ['score', 'rival', 'river'],
		task:
			lines === undefined
				? { en: 'Win this turn.', fr: 'Gagnez ce tour-ci.' }
				: { en: 'Make three lines this turn.', fr: 'Faites trois lignes ce tour-ci.' },
		help:
			moves === 1
				? { en: 'One move is enough.', fr: 'Un seul coup suffit.' }
				: { en: `It takes ${moves} moves, in the right order.`, fr: `Il y faut ${moves} coups, dans le bon ordre.` },
		goal: lines === undefined ? wins : makesLines(lines),
		ends: isSpent,
		slips: [madeHers, filledOwn, didSkip],
		otherwise: lines === undefined ? notWon : tooFew
	};
}

export const puzzles: readonly PlantTask[] = [
	puzzle({
		id: 'right-colour',
		title: { en: 'The right colour', fr: 'La bonne couleur' },
		text: {
			en: 'Two pairs wait for a third card. **Only one** of the two tokens is near enough.',
			fr: 'Deux paires attendent une troisième carte. **Un seul** des deux jetons est assez près.'
		},
		lies: {
			grid: ['r b .', 'G* r b'],
			rival: ['B* g', '. r'],
			hand: 'b r g',
			score: { red: 2, blue: 1 },
			rivalScore: { green: 2 }
		},
		hint: {
			en: 'Look at the tracks first, then at the diagonals.',
			fr: 'Regardez d’abord la piste, puis les diagonales.'
		},
		praise: {
			en: 'Blue would have been a line. Red was the game.',
			fr: 'Le bleu faisait une ligne. Le rouge, la partie.'
		},
		solution: ['play main:1 0/2,2']
	}),
	puzzle({
		id: 'two-at-once',
		title: { en: 'Two at once', fr: 'D’une pierre deux coups' },
		text: {
			en: 'Your red token is **two lines** from the fountain, and you play one card.',
			fr: 'Votre jeton rouge est **à deux lignes** de la fontaine, et vous jouez une carte.'
		},
		lies: {
			grid: ['r r .', 'b G* r', '. b r'],
			rival: ['R* b', 'g .'],
			hand: 'g r b',
			score: { red: 1, green: 1 },
			rivalScore: { blue: 2, red: 1 }
		},
		hint: { en: 'Where do a row and a column meet?', fr: 'Où une rangée et une colonne se croisent-elles ?' },
		praise: {
			en: 'A corner card counts in both lines: two steps.',
			fr: 'Une carte d’angle compte dans les deux lignes : deux pas.'
		},
		solution: ['play main:1 0/2,0']
	}),
	puzzle({
		id: 'from-above',
		title: { en: 'From above', fr: 'Par les airs' },
		text: {
			en: 'The place for the third red card **is taken**, and nothing can be played there.',
			fr: 'La place de la troisième rouge **est prise**, et rien ne peut s’y jouer.'
		},
		lies: {
			grid: ['r b r', 'g . .', 'G* g b'],
			rival: ['B* r', 'r .', 'g b'],
			hand: 'r rdb bmg',
			score: { red: 2 },
			rivalScore: { red: 2 },
			pots: ['helicopter'],
			used: ['fort']
		},
		hint: {
			en: 'The Helipotter exchanges a simple card of your hand with one that lies.',
			fr: 'L’Hélipotère échange une carte simple de votre main contre une carte posée.'
		},
		praise: {
			en: 'Not played, and a line all the same. Your turn would only begin now.',
			fr: 'Rien de joué, et pourtant une ligne. Votre tour ne ferait que commencer.'
		},
		solution: ['pot helicopter main:0 1,0']
	}),
	puzzle({
		id: 'full-house',
		title: { en: 'A full house', fr: 'Complet' },
		text: {
			en: 'Your tokens are far away, but Ana’s grid holds **eight cards**.',
			fr: 'Vos jetons sont loin, mais la grille d’Ana compte **huit cartes**.'
		},
		lies: {
			grid: ['R* b', 'g .'],
			rival: ['r g b', 'r B* g', '. b b'],
			hand: 'rrb gdb g',
			river: 'r b g',
			rivalScore: { red: 2, blue: 2 }
		},
		hint: {
			en: 'A ninth card that makes no line. Two colours of the river would make her one.',
			fr: 'Une neuvième carte qui ne fait pas de ligne. Deux couleurs de la rivière lui en feraient une.'
		},
		praise: {
			en: 'Nine cards, no line: the gift nobody wants.',
			fr: 'Neuf cartes, pas de ligne : le cadeau dont personne ne veut.'
		},
		solution: ['play main:0 0/1,1', 'reinforce green-simple 1/0,2']
	}),
	puzzle({
		id: 'crown',
		title: { en: 'The crown moves on', fr: 'La couronne passe' },
		text: {
			en: 'Blue needs **one line**, but you hold no card that makes it.',
			fr: 'Il manque **une ligne** au bleu, mais aucune de vos cartes ne la fait.'
		},
		lies: {
			grid: ['r g b', '. R* .', 'b g .'],
			rival: ['G* r', 'r b'],
			hand: 'g r bmg',
			score: { blue: 2 },
			rivalScore: { red: 2 }
		},
		hint: {
			en: 'If the special card leaves with a line, its place in the middle is free for another colour.',
			fr: 'Si la carte spéciale part avec une ligne, sa place au milieu se libère pour une autre couleur.'
		},
		praise: {
			en: 'Red made room, blue moved in. Green in the middle would have been a line, but not the game.',
			fr: 'Le rouge a fait place, le bleu s’est installé. Le vert au milieu faisait une ligne, pas la partie.'
		},
		solution: ['play main:1 0/2,2', 'special blue 1,1']
	}),
	puzzle({
		id: 'corner',
		title: { en: 'Around the corner', fr: 'Autour du coin' },
		text: {
			en: 'Green needs **two lines**. Your card makes one of them, and moves another card.',
			fr: 'Il manque **deux lignes** au vert. Votre carte en fait une, et en déplace une autre.'
		},
		lies: {
			grid: ['g g .', 'g B* r', '. g .'],
			rival: ['R* b', 'b r'],
			hand: 'b gmr r',
			score: { green: 1 },
			rivalScore: { blue: 2 }
		},
		hint: {
			en: 'The line waits until the action is done. The lower green card still has nothing to do.',
			fr: 'La ligne attend la fin de l’action. La verte du bas n’a encore rien à faire.'
		},
		praise: {
			en: 'Top row and left column, one corner for both.',
			fr: 'La rangée du haut et la colonne de gauche, un même coin pour deux.'
		},
		solution: ['play main:1 0/2,0', 'move 0/1,2 0,2']
	}),
	puzzle({
		id: 'no-neighbour',
		title: { en: 'No neighbour', fr: 'Sans voisine' },
		text: {
			en: 'The third red card would lie in a corner that **touches nothing**.',
			fr: 'La troisième rouge irait dans un coin qui **ne touche rien**.'
		},
		lies: {
			grid: ['r B* g', 'b r .'],
			rival: ['G* g', 'b .'],
			hand: 'g b rdb',
			score: { red: 2, blue: 1 },
			rivalScore: { green: 2 },
			pots: ['fort', 'vip']
		},
		hint: {
			en: 'The V.I.Pot asks for no neighbour, and for no colour either.',
			fr: 'Le V.I.Pot ne demande ni voisine, ni couleur.'
		},
		praise: {
			en: 'Very important plants lie where they like. The game ends once the action is done or left.',
			fr: 'Les plantes de marque se posent où elles veulent. La partie finit dès l’action faite ou laissée.'
		},
		solution: ['pot vip', 'play main:2 0/2,2', 'skip']
	}),
	puzzle({
		id: 'own-crown',
		title: { en: 'Against yourself', fr: 'Contre soi-même' },
		text: {
			en: 'Two blue ones, **no blue card** in hand, and the river is of no use.',
			fr: 'Deux bleues, **aucune bleue** en main, et la rivière n’y peut rien.'
		},
		lies: {
			grid: ['b b .', 'R* r .'],
			rival: ['G* g', '. b'],
			hand: 'g gdr rmb',
			river: 'b r g',
			score: { blue: 2 },
			rivalScore: { green: 2 }
		},
		hint: {
			en: 'Whoever loses a special card gets another one. Your reserve has what you need.',
			fr: 'Qui perd une carte spéciale en reçoit une autre. Votre réserve a ce qu’il faut.'
		},
		praise: {
			en: 'A Destruction on your own crown: what comes back is blue.',
			fr: 'Une Destruction sur votre propre couronne : c’est du bleu qui revient.'
		},
		solution: ['play main:1 0/1,2', 'destroy 0/0,1', 'special blue 2,0']
	}),
	puzzle({
		id: 'any-action',
		title: { en: 'Any action', fr: 'Au choix' },
		text: {
			en: 'The green card you need lies **in the river**, and you hold only Destructions.',
			fr: 'La verte qu’il vous faut est **dans la rivière**, et vous n’avez que des Destructions.'
		},
		lies: {
			grid: ['g G* .', 'r b .'],
			rival: ['R* b', 'b g'],
			hand: 'bdr rdb b',
			river: 'g r b',
			score: { green: 2 },
			rivalScore: { blue: 2 },
			pots: ['multipass'],
			used: ['vip']
		},
		hint: {
			en: 'With the Multipass Pot the next action card does whichever action you like.',
			fr: 'Avec le Pot Multipass, la prochaine carte Action fait l’action de votre choix.'
		},
		praise: {
			en: 'A Destruction that reinforces: that is what the pot is for.',
			fr: 'Une Destruction qui renforce : voilà à quoi sert ce pot.'
		},
		solution: ['pot multipass', 'play main:0 0/0,2', 'reinforce green-simple 0/2,0']
	}),
	puzzle({
		id: 'copy',
		title: { en: 'A good copy', fr: 'Copie conforme' },
		text: {
			en: 'Three blue ones lie **askew**, and there is no action card in your hand.',
			fr: 'Trois bleues sont **dispersées**, et vous n’avez aucune carte Action en main.'
		},
		lies: {
			grid: ['b gmb b', '. R* .', 'b g .'],
			rival: ['G* r', 'r .'],
			hand: 'g r r',
			score: { blue: 2 },
			rivalScore: { red: 2 },
			pots: ['copier'],
			used: ['vacuum']
		},
		hint: {
			en: 'The Potocopier lends a simple card the action of a card that lies, and its colour need as well.',
			fr: 'Le Potocopieur prête à une carte simple l’action d’une carte posée, et sa contrainte avec.'
		},
		praise: {
			en: 'A simple plant that moves: the copy is as good as the card.',
			fr: 'Une plante simple qui déplace : la copie vaut l’original.'
		},
		solution: ['pot copier 1,0', 'play main:1 0/2,1', 'move 0/2,0 0,1']
	}),
	puzzle({
		id: 'relay',
		title: { en: 'A relay', fr: 'Le relais' },
		text: {
			en: 'Blue lacks one card in the middle, where **the green crown** lies.',
			fr: 'Il manque une bleue au milieu, là où se trouve **la couronne verte**.'
		},
		lies: {
			grid: ['. b .', 'g G* .', '. b .'],
			rival: ['R* r', 'g r'],
			hand: 'rrg r rmb',
			river: 'r g b',
			score: { blue: 2, green: 1 },
			rivalScore: { red: 2 }
		},
		hint: {
			en: 'A green line takes the crown away. The river has the third green card.',
			fr: 'Une ligne verte emporte la couronne. La troisième verte est dans la rivière.'
		},
		praise: {
			en: 'Reinforcement, green line, blue crown: each made way for the next.',
			fr: 'Renfort, ligne verte, couronne bleue : chacun a fait place au suivant.'
		},
		solution: ['play main:0 0/0,0', 'reinforce green-simple 0/2,1', 'special blue 1,1']
	}),
	puzzle({
		id: 'three-lines',
		title: { en: 'Three lines', fr: 'Trois lignes' },
		text: {
			en: 'All tokens are **still at the start**. One card sets everything off.',
			fr: 'Tous les jetons sont **encore au départ**. Une carte déclenche tout.'
		},
		lies: { grid: ['b . g', 'r R* .', 'b . g'], rival: ['B* g', '. r'], hand: 'r b g' },
		lines: 3,
		hint: {
			en: 'Each line with the crown brings a new crown. Two colours wait for theirs at the sides.',
			fr: 'Chaque ligne avec la couronne en amène une nouvelle. Deux couleurs attendent la leur sur les côtés.'
		},
		praise: {
			en: 'Red, blue, green: one step for each token, in a single turn.',
			fr: 'Rouge, bleu, vert : un pas pour chaque jeton, en un seul tour.'
		},
		solution: ['play main:0 0/2,1', 'special blue 0,1', 'special green 2,1']
	})
];
