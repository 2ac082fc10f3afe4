/**
 * Puzzles: a battle each, the learner's own or one of Ana's. A test tries every line and holds each puzzle to its number of moves: there is a way
 * with so many, and none with fewer.
 */
import type { Text } from '../../../engine/module';
import { isDecided, lostTie, notStopped, notWon, stops, wins, type HeroTask } from './goals';
import { layout, type Layout } from './layout';

interface Draft {
	readonly id: string;
	readonly title: Text;
	/** What stands in the way. */
	readonly text: Text;
	readonly lies: Layout;
	readonly hint: Text;
	readonly praise: Text;
	/** No other way is shorter. */
	readonly solution: readonly string[];
}

/** The learner fights, and has to win. */
function battle({ lies, ...draft }: Draft): HeroTask {
	const moves = draft.solution.length;
	return {
		...draft,
		...layout(lies),
		view: ['battle'],
		task: { en: 'Win this battle.', fr: 'Gagnez ce combat.' },
		help: { en: `It takes ${moves} moves.`, fr: `Il y faut ${moves} coups.` },
		goal: wins,
		ends: isDecided,
		slips: [lostTie],
		otherwise: notWon
	};
}

/** Ana fights, and must not win. */
function leader({ lies, ...draft }: Draft): HeroTask {
	return {
		...draft,
		...layout(lies),
		view: ['battle'],
		task: { en: 'Stop the leader.', fr: 'Arrêtez qui mène.' },
		help: { en: 'You have one reaction.', fr: 'Vous avez une réaction.' },
		goal: stops,
		ends: isDecided,
		otherwise: notStopped
	};
}

export const puzzles: readonly HeroTask[] = [
	battle({
		id: 'right-water',
		title: { en: 'In its element', fr: 'Dans son élément' },
		text: {
			en: 'Three behind, and three cards. **One of them** is enough.',
			fr: 'Trois de retard, et trois cartes. **Une seule** suffit.'
		},
		lies: {
			you: {
				level: 5,
				wears: ['rain-catcher-hat', 'hemp-overalls'],
				hand: ['firefly-jar', 'spring-tide', 'nettle-soup']
			},
			battle: { beasts: ['coral-bleacher'] }
		},
		hint: { en: 'The Bleacher lives in water.', fr: 'Le Blanchisseur vit dans l’eau.' },
		praise: { en: 'Against water the tide is worth 5, not 2.', fr: 'Contre l’eau, la marée vaut 5, pas 2.' },
		solution: ['play upg:1 side=heroes', 'settle']
	}),
	battle({
		id: 'let-go',
		title: { en: 'Let go', fr: 'Lâcher prise' },
		text: {
			en: 'The Drake hates Air Nomads, and **you are one**.',
			fr: 'Le Dragon déteste les Nomades de l’air, et **vous en êtes**.'
		},
		lies: {
			you: { level: 6, wears: ['hemp-overalls', 'wind-up-torch'], has: ['air-nomad'], hand: ['refillable-flask'] },
			battle: { beasts: ['smog-drake'] }
		},
		hint: { en: 'A tribe can be given up at any time.', fr: 'Une tribu s’abandonne à tout moment.' },
		praise: {
			en: 'Without the tribe the Drake is down to 8. A calling is a tool, not a fate.',
			fr: 'Sans la tribu, le Dragon retombe à 8. Une tribu est un outil, pas un destin.'
		},
		solution: ['drop loc:0', 'settle']
	}),
	battle({
		id: 'common-ground',
		title: { en: 'Common ground', fr: 'Terrain d’entente' },
		text: {
			en: 'It stands 9 to 9, and a tie is lost. **Not for everybody.**',
			fr: 'On en est à 9 contre 9, et une égalité est perdue. **Pas pour tout le monde.**'
		},
		lies: {
			you: { level: 6, wears: ['compost-fork'], hand: ['eco-engineer', 'green-activist', 'druid'] },
			battle: { beasts: ['sand-dredge-mole'] }
		},
		hint: { en: 'One of the professions wins ties.', fr: 'L’une des professions gagne les égalités.' },
		praise: {
			en: 'A profession may be taken up in your own battle, until you settle.',
			fr: 'Une profession s’adopte aussi dans votre propre combat, tant que vous n’avez pas conclu.'
		},
		solution: ['play loc:1', 'settle']
	}),
	battle({
		id: 'all-in',
		title: { en: 'All in', fr: 'Le tout pour le tout' },
		text: {
			en: 'You are 3 behind and hold **three cards** that do nothing here.',
			fr: 'Vous avez 3 de retard, et **trois cartes** qui ne servent à rien ici.'
		},
		lies: {
			you: {
				level: 4,
				wears: ['recycled-eco-fiber-vest'],
				has: ['green-activist'],
				hand: ['standby-imp', 'eco-master', 'clean-up-day']
			},
			battle: { beasts: ['naturemare-wraith'] }
		},
		hint: {
			en: 'What does an Activist do with spare cards?',
			fr: 'À quoi servent des cartes inutiles quand on est Activiste ?'
		},
		praise: {
			en: 'Three cards, +3, and the tie is yours as well. Two would have been lost.',
			fr: 'Trois cartes, +3, et l’égalité est pour vous. Avec deux, c’était perdu.'
		},
		solution: ['use green-boost cards=loc:0,loc:1,upg:0', 'settle']
	}),
	battle({
		id: 'good-sides',
		title: { en: 'Only the good sides', fr: 'Seuls les bons côtés' },
		text: {
			en: 'The Bleacher has 4 more against Water Whisperers. But your cloak **needs the tribe**.',
			fr: 'Le Blanchisseur a 4 de plus contre les Murmureurs des eaux. Mais votre cape **exige la tribu**.'
		},
		lies: {
			you: {
				level: 7,
				wears: ['river-weed-cloak'],
				has: ['water-whisperer'],
				hand: ['cultural-heritage', 'firefly-jar']
			},
			battle: { beasts: ['coral-bleacher'] }
		},
		hint: {
			en: 'Which card keeps what a tribe is good for, and drops the rest?',
			fr: 'Quelle carte garde le bon d’une tribu et écarte le reste ?'
		},
		praise: {
			en: 'With its heritage a tribe keeps its strength, and beasts forget it.',
			fr: 'Avec son patrimoine, une tribu garde sa force, et les bêtes l’oublient.'
		},
		solution: ['play loc:0', 'settle']
	}),
	battle({
		id: 'glow',
		title: { en: 'It glows', fr: 'Ça brille' },
		text: {
			en: 'You are dressed for radiation, and the Jelly **does not radiate**.',
			fr: 'Votre tenue est faite pour la radioactivité, et la Méduse **n’est pas radioactive**.'
		},
		lies: {
			you: {
				level: 4,
				wears: ['lead-lined-poncho', 'geiger-rattle'],
				hand: ['contaminated', 'enraged', 'vinegar-spray']
			},
			battle: { beasts: ['microplastic-jelly'] }
		},
		hint: { en: 'Make the beast stronger, and yourself more so.', fr: 'Renforcez la bête, et vous davantage.' },
		praise: {
			en: 'Three more for the Jelly, seven more for you, and an upgrade on top.',
			fr: 'Trois de plus pour la Méduse, sept pour vous, et une amélioration en prime.'
		},
		solution: ['play loc:0 beast=1', 'settle']
	}),
	battle({
		id: 'career',
		title: { en: 'A new career', fr: 'Reconversion' },
		text: {
			en: 'The Colossus is out of reach. But **one profession chases it away**.',
			fr: 'Le Colosse est hors de portée. Mais **une profession le fait fuir**.'
		},
		lies: {
			you: {
				level: 5,
				wears: ['acorn-crown'],
				has: ['druid'],
				hand: ['eco-engineer', 'iodine-tablets', 'vinegar-spray']
			},
			battle: { beasts: ['radioactive-colossus'] }
		},
		hint: {
			en: 'It fears Eco Engineers, and you hold one. Your place is taken, though.',
			fr: 'Il craint les Éco-génies, et vous en tenez la carte. Mais la place est prise.'
		},
		praise: {
			en: 'Chased away gives no level, but 4 upgrades. The crown was a fair price.',
			fr: 'Faire fuir ne donne pas de niveau, mais 4 améliorations. La couronne était un prix honnête.'
		},
		solution: ['drop loc:1', 'play loc:0', 'use chase beast=1']
	}),
	battle({
		id: 'family',
		title: { en: 'Family likeness', fr: 'Un air de famille' },
		text: {
			en: 'Two Krakens of one family: what strikes one **strikes both**.',
			fr: 'Deux Krakens d’une même famille : ce qui touche l’un **touche les deux**.'
		},
		lies: {
			you: { level: 3, wears: ['cork-clogs'], hand: ['hibernating', 'just-hatched', 'fluffy-kitten'] },
			battle: { beasts: ['ghost-net-kraken', '+ghost-net-kraken'] }
		},
		hint: {
			en: 'A beast counts at least 1. Add up the two.',
			fr: 'Une bête compte au moins 1. Faites la somme des deux.'
		},
		praise: {
			en: 'Ten less in all. The kitten would have brought five.',
			fr: 'Dix de moins en tout. Le chaton en aurait apporté cinq.'
		},
		solution: ['play loc:1 beast=1', 'settle']
	}),
	battle({
		id: 'which-one',
		title: { en: 'Which one?', fr: 'Laquelle ?' },
		text: {
			en: 'Against the Lurker **only levels count**. You have one card to send a beast away.',
			fr: 'Contre le Rôdeur, **seuls les niveaux comptent**. Vous avez une carte pour éloigner une bête.'
		},
		lies: {
			you: {
				level: 5,
				wears: ['luminous-luna-big-bow', 'recycled-eco-fiber-vest'],
				hand: ['wildlife-corridor', 'nettle-soup']
			},
			battle: { beasts: ['landfill-behemoth', 'permafrost-lurker'] }
		},
		hint: { en: 'Your items are worth 7, if they count.', fr: 'Vos objets valent 7, s’ils comptent.' },
		praise: {
			en: 'With the Lurker gone your items count again: 12 to 11.',
			fr: 'Le Rôdeur parti, vos objets comptent de nouveau : 12 contre 11.'
		},
		solution: ['play upg:0 beast=2', 'settle']
	}),
	leader({
		id: 'twins',
		title: { en: 'Twins', fr: 'Jumelles' },
		text: {
			en: 'Ana leads by 4, and your enhancer is worth 3. **Where** you play it decides.',
			fr: 'Ana mène de 4, et votre modificateur vaut 3. **L’endroit** décide.'
		},
		lies: {
			you: { level: 5, hand: ['swarming', 'nettle-soup'] },
			ana: { level: 8, wears: ['luminous-luna-big-bow', 'recycled-eco-fiber-vest'] },
			battle: { main: 1, beasts: ['litterbug', 'knotweed-strangler', '+knotweed-strangler'] }
		},
		hint: { en: 'An enhancer counts for the whole family.', fr: 'Un modificateur compte pour toute la famille.' },
		praise: { en: 'Three for each of two: 15 to 17.', fr: 'Trois pour chacune des deux : 15 contre 17.' },
		solution: ['play loc:0 beast=2']
	}),
	leader({
		id: 'scandal',
		title: { en: 'A scandal', fr: 'Un scandale' },
		text: {
			en: 'Ana would win the game at 14 to 12, and **she wins ties**.',
			fr: 'À 14 contre 12, Ana gagnerait la partie, et **elle gagne les égalités**.'
		},
		lies: {
			you: { level: 6, hand: ['forest-fire', 'flash-flood', 'greenwashing-scandal'] },
			ana: { level: 9, wears: ['protest-megaphone', 'resoled-boots'], has: ['green-activist'] },
			battle: { main: 1, beasts: ['coral-bleacher'] }
		},
		hint: { en: 'Her megaphone is for Activists only.', fr: 'Son mégaphone est réservé aux Activistes.' },
		praise: {
			en: 'No profession, no megaphone, no tie: 11 to 12.',
			fr: 'Plus de profession, plus de mégaphone, plus d’égalité : 11 contre 12.'
		},
		solution: ['play loc:2 target=1']
	}),
	leader({
		id: 'bare-level',
		title: { en: 'Nothing but the level', fr: 'Rien que le niveau' },
		text: {
			en: 'Ana has 12 in items and fights for the win. **Which beast** do you bring?',
			fr: 'Ana a 12 en objets et se bat pour la victoire. **Quelle bête** amenez-vous ?'
		},
		lies: {
			you: { level: 6, hand: ['landfill-behemoth', 'lunatic-eco-beast', 'permafrost-lurker', 'tar-sand-titan'] },
			ana: {
				level: 9,
				wears: ['luminous-luna-big-bow', 'recycled-eco-fiber-vest', 'resoled-boots', 'beekeepers-veil', 'star-compass']
			},
			battle: { main: 1, beasts: ['leaky-barrel-ghoul'] }
		},
		hint: {
			en: 'The strongest is not the worst. Read what the others forbid.',
			fr: 'La plus forte n’est pas la pire. Lisez ce que les autres interdisent.'
		},
		praise: {
			en: 'Against the Lurker only her level counts: 9 to 16.',
			fr: 'Contre le Rôdeur, seul son niveau compte : 9 contre 16.'
		},
		solution: ['play loc:1 bring=loc:2']
	}),
	leader({
		id: 'small-blow',
		title: { en: 'A small blow', fr: 'Un petit coup' },
		text: {
			en: 'Ana leads by 2, and your only card helps **heroes**.',
			fr: 'Ana mène de 2, et votre seule carte aide **les héros**.'
		},
		lies: {
			you: { level: 4, has: ['bamboo-bandit'], hand: ['nettle-soup'] },
			ana: { level: 9, wears: ['compost-fork'] },
			battle: { main: 1, beasts: ['half-life-hydra'] }
		},
		hint: {
			en: 'A Bandit can use a card for something else.',
			fr: 'Les Bandits savent faire autre chose d’une carte.'
		},
		praise: {
			en: 'A Bamboo Hit costs any card: 10 to 10.',
			fr: 'Un Coup de bambou coûte une carte au choix : 10 contre 10.'
		},
		solution: ['use bamboo-hit cards=upg:0 target=1']
	})
];
