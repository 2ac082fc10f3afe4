/**
 * Puzzles: one turn each. A test tries every line of the turn and holds each puzzle to its number of acts (going on to
 * the next phase is none): there is a way with so many, and none with fewer. Every way that reaches the goal is
 * accepted.
 */
import type { Text } from '../../../engine/module';
import {
	drewBattle,
	holds,
	isOver,
	lostBattle,
	notBeaten,
	notTaken,
	notWon,
	wins,
	winsBattle,
	type HistoryTask
} from './goals';
import { layout, type Layout } from './layout';

/** What is wanted: a win, a battle won, or a land of Ana's. */
type Goal = 'win' | 'battle' | { readonly take: string; readonly called: Text };

interface Draft {
	readonly id: string;
	readonly title: Text;
	/** What stands in the way. */
	readonly text: Text;
	readonly lies: Layout;
	readonly goal: Goal;
	readonly hint: Text;
	readonly praise: Text;
	/** No other way takes fewer acts. */
	readonly solution: readonly string[];
}

function puzzle({ lies, goal, ...draft }: Draft): HistoryTask {
	const acts = actsIn(draft.solution);
	return {
		...draft,
		...layout(lies),
		view: ['rival', 'morale'],
		task: taskOf(goal),
		help:
			acts === 1
				? { en: 'One move is enough.', fr: 'Un seul coup suffit.' }
				: { en: `It takes ${acts} moves, in the right order.`, fr: `Il y faut ${acts} coups, dans le bon ordre.` },
		goal: goal === 'win' ? wins : goal === 'battle' ? winsBattle : holds(goal.take),
		ends: isOver,
		slips: [lostBattle, drewBattle],
		otherwise: goal === 'win' ? notWon : goal === 'battle' ? notBeaten : notTaken(goal.take)
	};
}

function taskOf(goal: Goal): Text {
	if (goal === 'win') return { en: 'Win this turn.', fr: 'Gagnez ce tour-ci.' };
	if (goal === 'battle') return { en: 'Win a battle this turn.', fr: 'Gagnez un combat ce tour-ci.' };
	return { en: `Take ${goal.called.en} this turn.`, fr: `Prenez ${goal.called.fr} ce tour-ci.` };
}

/** Moves but for going on to the next phase. */
export const actsIn = (line: readonly string[]): number => line.filter((move) => move !== 'next').length;

const FRANCE = { take: 'france', called: { en: 'France', fr: 'la France' } } as const;
const BRAZIL = { take: 'brazil', called: { en: 'Brazil', fr: 'le Brésil' } } as const;

export const puzzles: readonly HistoryTask[] = [
	puzzle({
		id: 'full-turn',
		title: { en: 'A full turn', fr: 'Un tour plein' },
		text: {
			en: '2200 morale, and 3000 win. **Three cards** are left to you, and no attack helps.',
			fr: '2200 de moral, et 3000 font gagner. Il vous reste **trois cartes**, et aucune attaque n’aide.'
		},
		lies: {
			own: {
				lands: { germany: 'ibn-al-haytham', egypt: 'confucius' },
				hand: 'jesse-owens johann-wolfgang-von-goethe ludwig-van-beethoven martin-luther hatshepsut',
				morale: 2200
			},
			rival: { lands: { ethiopia: 'menelik-ii' }, morale: 1200 }
		},
		goal: 'win',
		hint: { en: 'Add up the three highest.', fr: 'Additionnez les trois plus hautes.' },
		praise: {
			en: '300 and twice 250: exactly the 800 of a turn.',
			fr: '300 et deux fois 250 : juste les 800 d’un tour.'
		},
		solution: [
			'play draw-0-0:1 johann-wolfgang-von-goethe land=0/germany',
			'play draw-0-0:2 ludwig-van-beethoven land=0/germany',
			'play draw-0-0:4 hatshepsut land=0/germany'
		]
	}),
	puzzle({
		id: 'more-plays',
		title: { en: 'The hand that gives', fr: 'La main qui donne' },
		text: {
			en: 'Three cards bring 650 at most, and you need **700**.',
			fr: 'Trois cartes rapportent 650 au plus, et il en faut **700**.'
		},
		lies: {
			own: {
				lands: { australia: 'ned-kelly', china: '' },
				hand: 'jesse-owens adam-smith johann-sebastian-bach martin-luther',
				morale: 2300
			},
			rival: { lands: { ethiopia: 'menelik-ii' }, morale: 1200 }
		},
		goal: 'win',
		hint: { en: 'Adam Smith allows two more plays, once.', fr: 'Adam Smith permet deux cartes de plus, une fois.' },
		praise: {
			en: 'A card spent on plays can pay for itself.',
			fr: 'Une carte qui en permet d’autres peut se payer elle-même.'
		},
		solution: [
			'play draw-0-0:1 adam-smith land=0/china',
			'use 0/adam-smith 0',
			'play draw-0-0:0 jesse-owens land=0/china',
			'play draw-0-0:2 johann-sebastian-bach land=0/china',
			'play draw-0-0:3 martin-luther land=0/china'
		]
	}),
	puzzle({
		id: 'breaking-point',
		title: { en: 'Breaking point', fr: 'Point de rupture' },
		text: {
			en: 'Ana stands at −1600; −2000 is the end. But Chanakya takes **50 off every blow**.',
			fr: 'Ana est à −1600 ; −2000, c’est la fin. Mais Chanakya ôte **50 à chaque coup**.'
		},
		lies: {
			own: {
				lands: { germany: 'brothers-grimm', australia: 'ned-kelly' },
				hand: 'black-death grigori-rasputin ludwig-van-beethoven',
				morale: 300
			},
			rival: { lands: { india: 'chanakya ashoka' }, morale: -1600 }
		},
		goal: 'win',
		hint: {
			en: '150, 150 and 100. Rasputin’s loss comes only with Ana’s next turn.',
			fr: '150, 150 et 100. La perte due à Raspoutine ne vient qu’au tour d’Ana.'
		},
		praise: {
			en: 'Nobody fought, and it is over all the same.',
			fr: 'Personne n’a combattu, et c’est fini quand même.'
		},
		solution: ['use 0/brothers-grimm 0 opponent=1', 'use 0/ned-kelly 0 opponent=1', 'play draw-0-0:0 black-death']
	}),
	puzzle({
		id: 'all-for-one',
		title: { en: 'All for one', fr: 'Un pour tous' },
		text: {
			en: 'France holds **750**, and Napoleon alone has 450.',
			fr: 'La France tient à **750**, et Napoléon n’a que 450 à lui seul.'
		},
		lies: {
			own: {
				lands: { germany: 'napoleon-bonaparte', egypt: 'confucius' },
				hand: 'knights-templar french-musketeers joan-of-arc',
				morale: 900
			},
			rival: { lands: { france: 'attila-the-hun french-foreign-legion jacques-cartier' }, morale: 900 }
		},
		goal: 'battle',
		hint: { en: 'Which army grows with a French leader?', fr: 'Quelle armée grandit avec un leader français ?' },
		praise: { en: '450, 200 and another 300: 950.', fr: '450, 200 et encore 300 : 950.' },
		solution: ['play draw-0-0:1 french-musketeers land=0/germany', 'next', 'attack 0/germany 1/france']
	}),
	puzzle({
		id: 'in-the-dark',
		title: { en: 'A blade in the dark', fr: 'Une lame dans l’ombre' },
		text: {
			en: 'Ethiopia holds **900**: Menelik at home, Ashoka, and the mountains. You have 550.',
			fr: 'L’Éthiopie tient à **900** : Ménélik chez lui, Ashoka, et les montagnes. Vous avez 550.'
		},
		lies: {
			own: {
				lands: { egypt: 'hatshepsut mamluk-cavalry', australia: 'confucius' },
				hand: 'joan-of-arc ned-kelly jing-ke',
				morale: 1000
			},
			rival: { lands: { ethiopia: 'menelik-ii ashoka' }, morale: 900 }
		},
		goal: 'battle',
		hint: {
			en: 'Joan of Arc would make it a draw. Somebody takes the strongest defender out.',
			fr: 'Avec Jeanne d’Arc, égalité. Quelqu’un met hors jeu la meilleure défense.'
		},
		praise: {
			en: 'Jing Ke adds 200 and takes Menelik’s 300 away.',
			fr: 'Jing Ke ajoute 200 et retire les 300 de Ménélik.'
		},
		solution: ['play draw-0-0:2 jing-ke land=0/egypt', 'next', 'attack 0/egypt 1/ethiopia']
	}),
	puzzle({
		id: 'one-to-spare',
		title: { en: 'One to spare', fr: 'Quelqu’un de trop' },
		text: {
			en: 'Napoleon beats Poe easily. But **who would move in**, if Germany must not stand empty?',
			fr: 'Napoléon bat Poe sans peine. Mais **qui s’installera**, si l’Allemagne ne doit pas rester vide ?'
		},
		lies: {
			own: {
				lands: { germany: 'napoleon-bonaparte', australia: 'ned-kelly confucius' },
				hand: 'johann-sebastian-bach black-death',
				morale: 900
			},
			rival: { lands: { france: 'edgar-allan-poe', brazil: 'aleijadinho' }, morale: 900 }
		},
		goal: FRANCE,
		hint: { en: 'Bring company before you march.', fr: 'Venez à deux avant de marcher.' },
		praise: { en: 'Attack with two, move in with one.', fr: 'On attaque à deux, on s’installe à un.' },
		solution: [
			'play draw-0-0:0 johann-sebastian-bach land=0/germany',
			'next',
			'attack 0/germany 1/france',
			'occupy 0/johann-sebastian-bach'
		]
	}),
	puzzle({
		id: 'long-march',
		title: { en: 'The long march', fr: 'La longue marche' },
		text: {
			en: 'India is Ana’s last land, **on another continent**. No explorer is at hand.',
			fr: 'L’Inde est le dernier pays d’Ana, **sur un autre continent**. Aucune exploration en vue.'
		},
		lies: {
			own: {
				lands: { egypt: 'confucius', australia: 'ned-kelly anzac-corps' },
				hand: 'napoleon-bonaparte alexander-the-great ludwig-van-beethoven',
				morale: 1100
			},
			rival: { lands: { india: 'rani-lakshmibai' }, morale: 900 }
		},
		goal: 'win',
		hint: {
			en: 'Alexander’s land attacks whatever can be walked to.',
			fr: 'Le pays d’Alexandre attaque tout ce qui s’atteint à pied.'
		},
		praise: { en: 'From Egypt to India, with all units.', fr: 'De l’Égypte à l’Inde, avec toutes les unités.' },
		solution: [
			'play draw-0-0:1 alexander-the-great land=0/egypt',
			'next',
			'attack 0/egypt 1/india',
			'occupy 0/confucius'
		]
	}),
	puzzle({
		id: 'small-fleet',
		title: { en: 'A small fleet', fr: 'Une petite flotte' },
		text: {
			en: 'Brazil lies overseas. A raid takes **an explorer and one companion** and leaves the rest at home.',
			fr: 'Le Brésil est outre-mer. Un raid emmène **une exploration et une escorte** et laisse le reste.'
		},
		lies: {
			own: {
				lands: { egypt: 'hatshepsut ferdinand-magellan mamluk-cavalry', germany: 'albert-einstein' },
				hand: 'charlie-chaplin black-death',
				morale: 900
			},
			rival: { lands: { brazil: 'menelik-ii', ethiopia: 'ashoka' }, morale: 900 }
		},
		goal: BRAZIL,
		hint: {
			en: 'A bonus travels with its own card: the Mamluks take theirs along.',
			fr: 'Un bonus voyage avec sa carte : les Mamelouks emportent le leur.'
		},
		praise: { en: '100, 350 and 100: enough for Menelik.', fr: '100, 350 et 100 : assez pour Ménélik.' },
		solution: [
			'next',
			'attack 0/egypt 1/brazil explorer=0/ferdinand-magellan escort=0/mamluk-cavalry',
			'occupy 0/ferdinand-magellan'
		]
	}),
	puzzle({
		id: 'two-at-once',
		title: { en: 'Two in one turn', fr: 'Deux d’un coup' },
		text: {
			en: 'Two lands, two attacks. But every unit that **moves in** is missing at home.',
			fr: 'Deux pays, deux attaques. Mais chaque unité qui **s’installe** manque chez elle.'
		},
		lies: {
			own: { lands: { germany: 'napoleon-bonaparte french-musketeers albert-einstein' }, morale: 900 },
			rival: {
				lands: { france: 'attila-the-hun', 'great-britain': 'menelik-ii + great-wall-of-china' },
				morale: 900
			},
			phase: 'attack'
		},
		goal: 'win',
		hint: {
			en: 'Britain’s wall holds 600. Who adds the least to the second attack?',
			fr: 'La muraille britannique tient à 600. Qui apporte le moins à la seconde attaque ?'
		},
		praise: { en: 'Both lands, and nobody left to answer.', fr: 'Les deux pays, et plus personne pour répondre.' },
		solution: [
			'attack 0/germany 1/france',
			'occupy 0/albert-einstein',
			'attack 0/germany 1/great-britain',
			'occupy 0/french-musketeers'
		]
	}),
	puzzle({
		id: 'last-act',
		title: { en: 'The last act', fr: 'Le dernier acte' },
		text: {
			en: 'With 300 morale nobody attacks. But Corday stands **in Germany**, and Attila guards France alone.',
			fr: 'Avec 300 de moral, pas d’attaque. Mais Corday est **en Allemagne**, et Attila garde seul la France.'
		},
		lies: {
			own: {
				lands: { germany: 'charlotte-corday albert-einstein', australia: 'ned-kelly' },
				hand: 'ludwig-van-beethoven',
				morale: 300
			},
			rival: { lands: { france: 'attila-the-hun', ethiopia: 'menelik-ii' }, morale: 900 }
		},
		goal: FRANCE,
		hint: {
			en: 'Corday is the price. Somebody has to step over, and somebody has to stay.',
			fr: 'Corday est le prix. Il faut quelqu’un pour passer, et quelqu’un pour rester.'
		},
		praise: { en: 'An empty land falls to one step.', fr: 'Un pays vide tombe d’un seul pas.' },
		solution: [
			'play draw-0-0:0 ludwig-van-beethoven land=0/germany',
			'use 0/charlotte-corday 0 targetUnit=1/attila-the-hun',
			'next',
			'next',
			'step 0/ludwig-van-beethoven 1/france'
		]
	}),
	puzzle({
		id: 'won-over',
		title: { en: 'Won over', fr: 'Un ralliement' },
		text: {
			en: 'France is strong because **one unit** is. Lincoln has not spoken yet.',
			fr: 'La France est forte par **une seule unité**. Lincoln n’a pas encore parlé.'
		},
		lies: {
			own: {
				lands: { germany: 'abraham-lincoln', egypt: 'confucius hatshepsut' },
				hand: 'black-death',
				morale: 600
			},
			rival: { lands: { france: 'attila-the-hun', india: 'chanakya' }, morale: 900 }
		},
		goal: FRANCE,
		hint: { en: 'Whom you win over no longer defends.', fr: 'Qui se rallie à vous ne défend plus.' },
		praise: { en: 'Your own Attila, and an open door.', fr: 'Attila pour vous, et la porte ouverte.' },
		solution: [
			'use 0/abraham-lincoln 0 targetUnit=1/attila-the-hun targetLand=0/germany',
			'next',
			'next',
			'step 1/attila-the-hun 1/france'
		]
	}),
	puzzle({
		id: 'the-price',
		title: { en: 'The price', fr: 'Le prix' },
		text: {
			en: '**650 morale** are too few to attack, and Germany has 550 against 650.',
			fr: '**650 de moral** ne suffisent pas pour attaquer, et l’Allemagne a 550 contre 650.'
		},
		lies: {
			own: {
				lands: { germany: 'napoleon-bonaparte eli-whitney', egypt: 'johann-sebastian-bach' },
				hand: 'confucius',
				morale: 650
			},
			rival: { lands: { france: 'attila-the-hun french-foreign-legion victor-hugo claude-monet' }, morale: 900 }
		},
		goal: 'battle',
		hint: {
			en: 'Eli Whitney mends both at once, for one of your units.',
			fr: 'Eli Whitney arrange les deux à la fois, contre une de vos unités.'
		},
		praise: {
			en: '850 morale and 750 attack, for one composer.',
			fr: '850 de moral et 750 d’attaque, pour un compositeur.'
		},
		solution: ['use 0/eli-whitney 0 pay=0/johann-sebastian-bach', 'next', 'attack 0/germany 1/france']
	}),
	puzzle({
		id: 'night-train',
		title: { en: 'The night train', fr: 'Le train de nuit' },
		text: {
			en: 'The Musketeers stand in Egypt, their leader **in Germany**, and steps come after attacks.',
			fr: 'Les Mousquetaires sont en Égypte, leur leader **en Allemagne**, et les pas viennent après les attaques.'
		},
		lies: {
			own: {
				lands: { germany: 'napoleon-bonaparte', egypt: 'confucius french-musketeers hatshepsut' },
				hand: 'ned-kelly',
				active: 'underground-railroad',
				morale: 900
			},
			rival: { lands: { france: 'attila-the-hun french-foreign-legion jacques-cartier' }, morale: 900 }
		},
		goal: 'battle',
		hint: {
			en: 'The Underground Railroad moves a unit once each turn, in any phase.',
			fr: 'Le Chemin de fer clandestin déplace une unité par tour, dans toute phase.'
		},
		praise: { en: 'And your step is still free.', fr: 'Et votre pas reste libre.' },
		solution: [
			'use 0/underground-railroad 0 targetUnit=0/french-musketeers targetLand=0/germany',
			'next',
			'attack 0/germany 1/france'
		]
	})
];
