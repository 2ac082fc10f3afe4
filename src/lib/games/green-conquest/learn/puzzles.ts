/**
 * Puzzles: one turn each, from a first look at an ability to three plays that hang together. A test finds every solution by search and
 * holds the ones that say so to being the only, or the quickest, way.
 */
import type { Text } from '../../../engine/module';
import { counted, listed } from '../../../engine/words';
import type { Task } from '../../../learn/task';
import type { Event } from '../events';
import { vehicleNoun } from '../lexicon';
import type { SquareName, State, VehicleId } from '../types';
import { focusOf } from './focus';
import { destroyed, stillHas } from './goals';

/** What a puzzle promises beyond having a solution, and what the test proves: no way with fewer plays. */
export interface Puzzle extends Task<State, Event> {
	readonly plays: number;
}

interface Draft {
	readonly id: string;
	readonly title: Text;
	/** What stands in the way. */
	readonly text: Text;
	readonly start: string;
	/** Where more of the board matters than the vehicles on it. */
	readonly view?: readonly [SquareName, SquareName];
	readonly targets: readonly VehicleId[];
	/** Plays that every solution needs. */
	readonly plays: number;
	readonly hint: Text;
	readonly praise: Text;
	readonly solution: readonly string[];
}

const THIS_TURN: Text = { en: 'this turn', fr: 'ce tour-ci' };

function puzzle({ targets, plays, ...draft }: Draft): Puzzle {
	const names = (language: 'en' | 'fr', and: string): string =>
		listed(
			targets.map((id) => vehicleNoun(id, language).text),
			and
		);
	return {
		view: focusOf(draft.start),
		...draft,
		plays,
		task: {
			en: `Destroy ${names('en', 'and')} ${THIS_TURN.en}.`,
			fr: `Détruisez ${names('fr', 'et')} ${THIS_TURN.fr}.`
		},
		help:
			plays === 1
				? { en: 'One vehicle can do it alone.', fr: 'Un seul véhicule y suffit.' }
				: {
						en: `It takes ${counted(plays, 'play', 'en')}, in the right order.`,
						fr: `Il y faut ${counted(plays, 'action', 'fr')}, dans le bon ordre.`
					},
		goal: destroyed(...targets),
		otherwise: stillHas(...targets)
	};
}

export const puzzles: readonly Puzzle[] = [
	puzzle({
		id: 'over-a-friend',
		title: { en: 'Over a friend', fr: 'Par-dessus l’ami' },
		text: {
			en: 'Four hearts need a run of four, and your own Ram is **in the way**.',
			fr: 'Quatre cœurs demandent une course de quatre, et votre propre Bélier **barre la route**.'
		},
		start: "GC1 p drpoaa40 r+:Gd12n3,Rf12n5,Sx,Ox,Da1n6' b+:Oh12e4,Sx,Rx,Kn15s3,Do15s6 - - r9// - - 0 -",
		targets: ['bO'],
		plays: 1,
		hint: {
			en: 'The Glider flies over anything in a straight line, and squares flown over count.',
			fr: 'Le Planeur survole tout en ligne droite, et les cases survolées comptent.'
		},
		praise: {
			en: 'Flown or driven: four squares straight are four hearts.',
			fr: 'En vol ou au sol : quatre cases tout droit font quatre cœurs.'
		},
		solution: ['rG:E2e2']
	}),
	puzzle({
		id: 'nose-first',
		title: { en: 'Nose first', fr: 'Nez en avant' },
		text: {
			en: 'The Trapper looks at you and has **four hearts**. Anyone else would be hurt head-on.',
			fr: 'Le Trappeur vous regarde et il a **quatre cœurs**. Tout autre que vous se blesserait de face.'
		},
		view: ['d9', 'j15'],
		start: "GC1 p drpoaa40 r+:Rg9n5,Sx,Gx,Ob2n4',Da1n6' b+:Tg12s4,Sx,Rx,Oo15s4,Dn15s6 - - r9*// - - 0 -",
		targets: ['bT'],
		plays: 1,
		hint: {
			en: 'The Ram is never hurt by its own charge, and the edge of the board is a wall.',
			fr: 'Le Bélier ne se blesse jamais en chargeant, et le bord du plateau est un mur.'
		},
		praise: {
			en: 'Two for the blow, two for the edge. A wall far away is still a wall.',
			fr: 'Deux pour le choc, deux pour le bord. Un mur lointain reste un mur.'
		},
		solution: ['rR:n3']
	}),
	puzzle({
		id: 'one-step',
		title: { en: 'One step is enough', fr: 'Un pas suffit' },
		text: {
			en: 'Six hearts, **far beyond your movement**: nobody drives that far.',
			fr: 'Six cœurs, **bien au-delà de votre portée** : personne ne roule si loin.'
		},
		start: "GC1 p drpoaa40 r+:Gg7n3,Rx,Sb2n3',Ox,Da1n6' b+:Dl8s6,Sx,Rx,Kn15s3,Oo15s4 - - r9*// - - 0 -",
		targets: ['bD'],
		plays: 1,
		hint: {
			en: 'From the springboard the Glider lands where it likes, one to four squares on.',
			fr: 'Depuis le tremplin, le Planeur se pose où il veut, d’une à quatre cases plus loin.'
		},
		praise: {
			en: 'Others jump as far as their run; the Glider chooses. Whoever is underneath is gone.',
			fr: 'Les autres sautent selon leur course ; le Planeur choisit. Qui est dessous disparaît.'
		},
		solution: ['rG:n1e1*4']
	}),
	puzzle({
		id: 'behind-the-stump',
		title: { en: 'Behind the stump', fr: 'Derrière la souche' },
		text: {
			en: 'One heart left, and **two corners** between you and it.',
			fr: 'Il lui reste un cœur, et **deux virages** vous en séparent.'
		},
		start: "GC1 p drpoaa40 r+:Ke4n3,Sx,Rx,Ob2n4',Da1n6' b+:Te6n1,Sx,Rx,Oo15s4,Dn15s6 - - r9// - - 0 -",
		targets: ['bT'],
		plays: 1,
		hint: { en: 'The Snake turns as often as it likes.', fr: 'Le Serpent tourne autant qu’il veut.' },
		praise: {
			en: 'Around the stump and into the flank: nobody else could have come there.',
			fr: 'Autour de la souche et dans le flanc : nul autre n’y serait arrivé.'
		},
		solution: ['rK:w1n2e1']
	}),
	puzzle({
		id: 'billiards',
		title: { en: 'Billiards', fr: 'Billard' },
		text: {
			en: 'The Ram alone takes **two of six hearts** at most. Somebody else will have to do it.',
			fr: 'Le Bélier seul prend au plus **deux cœurs sur six**. Il faudra que quelqu’un d’autre s’en charge.'
		},
		start: "GC1 p drpoaa40 r+:Rg5n5,Sx,Gx,Ob2n4',Da1n6' b+:Sh6w3,Dh10w6,Rx,Oo15s4,Gx - - r9// - - 0 -",
		targets: ['bD'],
		plays: 1,
		hint: {
			en: 'A pushed vehicle jumps from the springboard, too, and crushes whoever it lands on, friend or foe.',
			fr: 'Un véhicule poussé saute aussi du tremplin et écrase qui se trouve dessous, ami ou ennemi.'
		},
		praise: {
			en: 'The Scout was pushed two squares, so it flew two, onto its own Shield.',
			fr: 'L’Éclaireur, poussé de deux cases, en a volé deux, jusque sur son propre Bouclier.'
		},
		solution: ['rR:e1n1']
	}),
	puzzle({
		id: 'walk-with-me',
		title: { en: 'Walk with me', fr: 'Suivez-moi' },
		text: {
			en: 'The blue Glider **looks at your Hypnotist**. It should not have done that.',
			fr: 'Le Planeur bleu **regarde votre Hypnotiseur**. Il n’aurait pas dû.'
		},
		view: ['f6', 'l11'],
		start: "GC1 p drpoaa40 r+:Hg6n3,Rx,Sx,Ob2n4',Da1n6' b+:Gg11s3,Sx,Rx,Oo15s4,Dn15s6 - - r9*// - - 0 -",
		targets: ['bG'],
		plays: 1,
		hint: {
			en: 'Seize it, and it copies each of your steps. Walk it into a stump, with as long a run as you can.',
			fr: 'Sous emprise, il copie chacun de vos pas. Menez-le contre une souche, avec la plus longue course possible.'
		},
		praise: {
			en: 'Its fourth step hit the stump with a momentum of four, and it has only three hearts.',
			fr: 'Son quatrième pas a heurté la souche avec une lancée de quatre, et il n’a que trois cœurs.'
		},
		solution: ['rH:@bGe4']
	}),
	puzzle({
		id: 'no-front-door',
		title: { en: 'No front door', fr: 'Pas par devant' },
		text: {
			en: 'The Nightmare looks down the column: **nobody hits it on the nose**, and its side is too far.',
			fr: 'Le Cauchemar surveille la colonne : **nul ne le heurte de face**, et son flanc est trop loin.'
		},
		start: "GC1 p drpoaa40 r+:Gg5n3,Rx,Sb2n3',Ox,Da1n6' b+:Nh12s4,Sx,Rx,Kn15s3,Oo15s4 - - r9// - - 0 -",
		targets: ['bN'],
		plays: 1,
		hint: {
			en: 'It is safe from blows on its front, not from what falls on its head.',
			fr: 'De face, rien ne l’atteint ; d’en haut, c’est autre chose.'
		},
		praise: {
			en: 'A crush has no front and no side. And rolling through its sight is harmless: only stopping there is not.',
			fr: 'Un écrasement n’a ni face ni flanc. Et traverser son regard est sans danger : seul s’y arrêter compte.'
		},
		solution: ['rG:e1n3*4']
	}),
	puzzle({
		id: 'two-at-once',
		title: { en: 'Two at once', fr: 'Coup double' },
		text: {
			en: 'Two enemies with two hearts each, and **one vehicle** that can play.',
			fr: 'Deux ennemis à deux cœurs, et **un seul véhicule** en état de jouer.'
		},
		start: "GC1 p drpoaa40 r+:Hd11n3,Sx,Gx,Ob2n4',Da1n6' b+:Tg12w2,Kj12n2,Rx,Oo15s4,Gx - - r9// - - 0 -",
		targets: ['bT', 'bK'],
		plays: 1,
		hint: {
			en: 'Step into the Trapper’s sight, seize it there, and make it run into the Snake.',
			fr: 'Entrez dans le regard du Trappeur, prenez-le sous emprise et lancez-le sur le Serpent.'
		},
		praise: {
			en: 'A collision costs both as much as the victim’s own run. The Hypnotist only took a walk.',
			fr: 'Une collision coûte aux deux la course de la victime. L’Hypnotiseur n’a fait que se promener.'
		},
		solution: ['rH:n1@bTe3']
	}),
	puzzle({
		id: 'stand-in',
		title: { en: 'The stand-in', fr: 'La doublure' },
		text: {
			en: 'Your Scout stands just right but hits for **two at most**; the Snake has three hearts.',
			fr: 'Votre Éclaireur est bien placé mais frappe pour **deux au plus** ; le Serpent a trois cœurs.'
		},
		start: "GC1 p drpoaa40 r+:Sg3n3,Uc9n4,Rx,Ox,Da1n6' b+:Kg6e3,Sx,Rx,Oo15s4,Dn15s6 - - r9// - - 0 -",
		targets: ['bK'],
		plays: 1,
		hint: {
			en: 'The Tunneler can swap places with a friend before it drives.',
			fr: 'Le Tunnelier peut échanger sa place avec un allié avant de rouler.'
		},
		praise: {
			en: 'Swap and charge are one play. The Scout, now far away, could still use the second.',
			fr: 'Échange et charge ne font qu’une action. L’Éclaireur, désormais loin, aurait encore l’autre.'
		},
		solution: ['rU%rS', 'rU:n3']
	}),
	puzzle({
		id: 'cut-the-stare',
		title: { en: 'Cut the stare', fr: 'Coupez le regard' },
		text: {
			en: 'Your Glider has its four squares, but the Nightmare **holds it** from behind.',
			fr: 'Votre Planeur a ses quatre cases, mais le Cauchemar **le fige** dans son dos.'
		},
		start: "GC1 p drpoaa40 r+:Gd12e3,Rb9n5,Sx,Ox,Da1n6' b+:Nd7n4,Oh12n4,Sx,Rx,Do15s6 - - r9// - - 0 -",
		targets: ['bO'],
		plays: 2,
		hint: {
			en: 'A stare ends at the first vehicle. The Ram is large enough to hide behind.',
			fr: 'Un regard s’arrête au premier véhicule. Le Bélier est assez gros pour s’y cacher.'
		},
		praise: {
			en: 'Now the Ram is held, but it had played already. The Glider was free at once.',
			fr: 'C’est maintenant le Bélier qui est figé, mais il avait déjà joué. Le Planeur était libre aussitôt.'
		},
		solution: ['rR:e2', 'rG:e4']
	}),
	puzzle({
		id: 'under-cover',
		title: { en: 'Under cover', fr: 'À couvert' },
		text: {
			en: 'The Shield looks at the Octopus: **no blow costs it a heart** while that lasts.',
			fr: 'Le Bouclier regarde la Pieuvre : tant que cela dure, **aucun choc ne lui coûte un cœur**.'
		},
		start: "GC1 p drpoaa40 r+:Gl4n3,Sj12e3,Rx,Ox,Da1n6' b+:Ol8w4,Dl12s6,Sx,Rx,Ko15s3 - - r9// - - 0 -",
		targets: ['bO'],
		plays: 2,
		hint: {
			en: 'You need not destroy the Shield. Whoever is hit goes home.',
			fr: 'Inutile de détruire le Bouclier. Qui est touché rentre chez soi.'
		},
		praise: {
			en: 'One heart from the Shield was enough: it is in camp, and abilities rest there.',
			fr: 'Un cœur pris au Bouclier a suffi : il est au campement, où les capacités se reposent.'
		},
		solution: ['rS:e2', 'rG:n4']
	}),
	puzzle({
		id: 'pass-and-shot',
		title: { en: 'Pass and shot', fr: 'Passe et tir' },
		text: {
			en: 'The Octopus has **four hearts**. The Ram takes two, and the Glider is too far away.',
			fr: 'La Pieuvre a **quatre cœurs**. Le Bélier en prend deux, et le Planeur est trop loin.'
		},
		start: "GC1 p drpoaa40 r+:Rd12e5,Gm9w3,Sx,Ox,Da1n6' b+:Og12n4,Sx,Rx,Kn15s3,Do15s6 - - r9// - - 0 -",
		targets: ['bO'],
		plays: 2,
		hint: {
			en: 'A victim of the Ram that nothing stops stays on the board, six squares further on.',
			fr: 'Une victime du Bélier que rien n’arrête reste sur le plateau, six cases plus loin.'
		},
		praise: {
			en: 'The Ram is the only one whose victim can be hit again in the same turn.',
			fr: 'Seul le Bélier laisse une victime qu’on peut frapper encore au même tour.'
		},
		solution: ['rR:e3', 'rG:n3']
	}),
	puzzle({
		id: 'the-net',
		title: { en: 'The net', fr: 'Le filet' },
		text: {
			en: 'The Scout is out of everybody’s reach, but **in the sight** of your Octopus.',
			fr: 'L’Éclaireur est hors de portée de tous, mais **sous les yeux** de votre Pieuvre.'
		},
		start: "GC1 p drpoaa40 r+:Tg2n4,Oj4w4,Sx,Rx,Da1n6' b+:Sd4n3,Rx,Gx,Oo15s4,Dn15s6 - - r9// - - 0 -",
		targets: ['bS'],
		plays: 2,
		hint: {
			en: 'The Trapper can leave a trap on any square it has just crossed: three squares before the Scout.',
			fr: 'Le Trappeur peut poser un piège sur une case qu’il vient de traverser : à trois cases de l’Éclaireur.'
		},
		praise: {
			en: 'Dragged three squares, it hit the trap with a momentum of three.',
			fr: 'Tiré de trois cases, il a touché le piège avec une lancée de trois.'
		},
		solution: ['rT:n3', 'rT^g4', 'rO<bS@g4']
	}),
	puzzle({
		id: 'hit-and-run',
		title: { en: 'Hit and run', fr: 'Frappe et fuite' },
		text: {
			en: 'Two targets, and your Shield has played already: **one play is left**.',
			fr: 'Deux cibles, et votre Bouclier a déjà joué : **il reste une action**.'
		},
		start: 'GC1 p drpoaa40 r+:Sd9e3,Gm4n3,Rx,Ox,De6n6 b+:Kd12e2,Om8w4,Sx,Rx,Do15s6 - - r9!/D/ - - 0 -',
		targets: ['bK', 'bO'],
		plays: 2,
		hint: {
			en: 'After its blow the Scout may drive off. Somewhere wet.',
			fr: 'Après son coup, l’Éclaireur peut filer. Vers un endroit humide.'
		},
		praise: {
			en: 'Fleeing into the pond won the play that the Glider needed.',
			fr: 'En fuyant dans l’étang, il a gagné l’action qui manquait au Planeur.'
		},
		solution: ['rS:n3', 'rS:s2e2', 'rG:n4']
	})
];
