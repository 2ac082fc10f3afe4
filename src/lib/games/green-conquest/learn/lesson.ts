/**
 * The five-minute lesson: nine positions, each with one thing to do. Vehicles that a step does not need are destroyed or sit out in camp,
 * so that there is only one thing to look at. Hit vehicles return by themselves (`returns` is `auto`).
 */
import type { Task } from '../../../learn/task';
import type { Event } from '../events';
import type { State } from '../types';
import { hit, heartsLeft, isAt, standsOn } from './goals';

export const lesson: readonly Task<State, Event>[] = [
	{
		id: 'driving',
		title: { en: 'Driving', fr: 'Rouler' },
		text: {
			en: 'A vehicle starts in any direction and may make **one quarter turn**. It never stops on the turn: a drive is one go.',
			fr: 'Un véhicule part dans la direction voulue et peut faire **un quart de tour**. Il ne s’arrête pas au virage : tout se joue d’un trait.'
		},
		task: { en: 'Drive the Scout to g5.', fr: 'Conduisez l’Éclaireur en g5.' },
		help: {
			en: 'Tap the Scout, then the square; tap it again to drive.',
			fr: 'Touchez l’Éclaireur, puis la case ; touchez-la encore pour rouler.'
		},
		hint: {
			en: 'The stump on e5 is in the way. Three squares to the right first, then one up.',
			fr: 'La souche en e5 barre la route. D’abord trois cases à droite, puis une vers le haut.'
		},
		praise: {
			en: 'It has four movement points and used them all. Its nose points where it went.',
			fr: 'Il a quatre points de mouvement et les a tous utilisés. Son nez pointe dans le sens de la marche.'
		},
		start: "GC1 p drpoaa40 r+:Sd4n3,Rx,Gx,Oa2n4',Da1n6' b+:Sx,Rx,Gx,On15s4,Do15s6 - - r5// - - 0 -",
		view: ['c3', 'h7'],
		notes: [
			{
				at: 'd4',
				dot: [0, -0.42],
				to: [-0.55, -1.2],
				side: 'middle',
				text: { en: 'nose', fr: 'nez' }
			},
			{
				at: 'd4',
				dot: [0, 0.42],
				to: [0.5, 1],
				side: 'start',
				text: { en: 'hearts, at the stern', fr: 'cœurs, à l’arrière' }
			},
			{ at: 'e5', dot: [0, -0.3], to: [0, -1.1], side: 'middle', text: { en: 'stump', fr: 'souche' } },
			{ at: 'g5', dot: [0, 0], to: [0.3, -1.1], side: 'middle', text: { en: 'here', fr: 'ici' } }
		],
		moves: 1,
		goal: isAt('rS', 'g5'),
		otherwise: ({ after }) => {
			const at = standsOn(after, 'rS');
			return {
				en: `It stands on ${at} now, not on g5. Go right along the bottom, then turn up.`,
				fr: `Il est maintenant en ${at}, pas en g5. Longez vers la droite, puis tournez vers le haut.`
			};
		},
		solution: ['rS:e3n1']
	},
	{
		id: 'momentum',
		title: { en: 'Momentum', fr: 'La lancée' },
		text: {
			en: 'A blow is as strong as the **last straight run** is long. A turn starts the count again.',
			fr: 'Un choc vaut la longueur de la **dernière ligne droite**. Un virage remet le compte à zéro.'
		},
		task: { en: 'Take three hearts from the Octopus.', fr: 'Prenez trois cœurs à la Pieuvre.' },
		help: {
			en: 'Tap its square once to see the run, again to drive.',
			fr: 'Touchez sa case pour voir la course, encore une fois pour rouler.'
		},
		hint: {
			en: 'Turn early: one square to the right, then three straight up.',
			fr: 'Tournez tôt : une case à droite, puis trois tout droit vers le haut.'
		},
		praise: {
			en: 'Three squares straight, three hearts. The Octopus is back in its camp and sits out a turn.',
			fr: 'Trois cases tout droit, trois cœurs. La Pieuvre est rentrée à son campement et passe un tour.'
		},
		start: "GC1 p drpoaa40 r+:Ge4n3,Sx,Rx,Oa2n4',Da1n6' b+:Of7e4,Sx,Rx,Gx,Do15s6 - - r5// - - 0 -",
		view: ['c3', 'i9'],
		notes: [
			{ at: 'f6', dot: [0.3, 0], to: [1, -0.2], side: 'start', text: { en: 'growing', fr: 'ça monte' }, aimed: 'f7' },
			{
				at: 'f5',
				dot: [0.3, 0],
				to: [0.8, 0.25],
				side: 'start',
				text: { en: '1 again, after the turn', fr: '1, après le virage' },
				aimed: 'f7'
			}
		],
		moves: 1,
		goal: ({ events }) => events.some((event) => event.type === 'lost' && event.vehicle === 'bO' && event.hearts === 3),
		slips: [
			{
				when: hit('rG', 'bO'),
				why: {
					en: 'A hit, but the run after the turn was only one square long: one heart. Turn earlier, so that the last stretch is longer.',
					fr: 'Touché, mais après le virage la course ne faisait qu’une case : un cœur. Tournez plus tôt, pour une dernière ligne droite plus longue.'
				}
			}
		],
		otherwise: ({ after }) => ({
			en: `The Glider stands on ${standsOn(after, 'rG')} and hit nothing. Drive onto the Octopus’s own square.`,
			fr: `Le Planeur est en ${standsOn(after, 'rG')} et n’a rien touché. Roulez jusque sur la case de la Pieuvre.`
		}),
		solution: ['rG:e1n3']
	},
	{
		id: 'head-on',
		title: { en: 'Nose to nose', fr: 'Nez contre nez' },
		text: {
			en: 'Hit a vehicle **on its nose** and you lose as much as it does, and both go home. Side and stern are free of charge.',
			fr: 'Heurtez un véhicule **sur le nez** et vous perdez autant que lui, et chacun rentre. Les flancs et l’arrière ne coûtent rien.'
		},
		task: {
			en: 'Hit the Ram for three and lose nothing.',
			fr: 'Prenez trois cœurs au Bélier sans en perdre.'
		},
		help: { en: 'You have two vehicles to choose from.', fr: 'Vous avez le choix entre deux véhicules.' },
		hint: {
			en: 'The Ram looks south, at your Trapper. The Glider stands at its side.',
			fr: 'Le Bélier regarde vers le sud, vers votre Trappeur. Le Planeur est sur son flanc.'
		},
		praise: {
			en: 'Before you strike, look where the nose points. The diamond on a target warns of your own loss.',
			fr: 'Avant de frapper, regardez où pointe le nez. Le losange sur une cible annonce votre propre perte.'
		},
		start: "GC1 p drpoaa40 r+:Tg4n4,Gd7n3,Sx,Oa2n4',Da1n6' b+:Rg7s5,Sx,Gx,Ox,Do15s6 - - r5// - - 0 -",
		view: ['c4', 'h8'],
		notes: [
			{ at: 'g7', dot: [0.15, 0.45], to: [0.5, 1.1], side: 'start', text: { en: 'its nose', fr: 'son nez' } },
			{ at: 'g7', dot: [-0.3, -0.3], to: [-0.8, -1], side: 'end', text: { en: 'its side', fr: 'son flanc' } }
		],
		moves: 1,
		goal: ({ after }) => heartsLeft(after, 'bR') === 2 && heartsLeft(after, 'rT') === 4,
		slips: [
			{
				when: hit('rT', 'bR'),
				why: {
					en: 'Nose to nose: three hearts each, and your Trapper is home too, for this turn and the next. Come from the side.',
					fr: 'Nez contre nez : trois cœurs chacun, et votre Trappeur est rentré lui aussi, pour ce tour et le suivant. Venez par le flanc.'
				}
			}
		],
		otherwise: () => ({
			en: 'No blow yet. Look for a straight run of three that ends on the Ram’s side.',
			fr: 'Pas encore de choc. Cherchez une ligne droite de trois qui finit sur le flanc du Bélier.'
		}),
		solution: ['rG:e3']
	},
	{
		id: 'camp',
		title: { en: 'Camps', fr: 'Les campements' },
		text: {
			en: 'Whoever is hit goes home and sits out a turn. Once a game, a vehicle that drives **into an enemy camp** heals one of its clan, even a destroyed one.',
			fr: 'Qui est touché rentre au campement et passe un tour. Une fois par partie, entrer **dans un campement ennemi** soigne un véhicule du clan, même détruit.'
		},
		task: { en: 'Bring your Glider back.', fr: 'Faites revenir votre Planeur.' },
		help: {
			en: 'The Scout is one square from the blue camp.',
			fr: 'L’Éclaireur est à une case du campement bleu.'
		},
		hint: {
			en: 'Drive onto a free square of the blue camp, then choose the Glider.',
			fr: 'Roulez sur une case libre du campement bleu, puis choisissez le Planeur.'
		},
		praise: {
			en: 'Both are home: the Scout fresh for the next turn, the Glider with all its hearts.',
			fr: 'Les deux sont rentrés : l’Éclaireur prêt au prochain tour, le Planeur avec tous ses cœurs.'
		},
		start: "GC1 p drpoaa40 r+:Sl13n1,Gx,Rx,Oa2n4',Da1n6' b+:Sn15s3,Rx,Gx,Ox,Do15s6 - - r5// - - 0 -",
		view: ['j11', 'o15'],
		notes: [
			{ at: 'm13', dot: [0.2, 0.2], to: [0.6, 1.1], side: 'middle', text: { en: 'blue camp', fr: 'campement bleu' } }
		],
		moves: 2,
		goal: ({ after }) => heartsLeft(after, 'rG') > 0,
		slips: [
			{
				when: ({ events }) => events.some((event) => event.type === 'regenerated' && event.vehicle === 'rS'),
				why: {
					en: 'The Scout has its hearts back, and that was the one time. The Glider stays destroyed.',
					fr: 'L’Éclaireur a retrouvé ses cœurs, mais c’était l’unique fois. Le Planeur reste détruit.'
				}
			},
			{
				when: ({ events }) =>
					events.length > 0 && !events.some((event) => event.type === 'camp-entered' || event.type === 'hit'),
				why: {
					en: 'It is still outside. The camp is open on this side: drive in.',
					fr: 'Il est toujours dehors. Le campement est ouvert de ce côté : entrez.'
				}
			}
		],
		otherwise: () => ({
			en: 'The Glider is not back yet. Drive into the blue camp first.',
			fr: 'Le Planeur n’est pas revenu. Entrez d’abord dans le campement bleu.'
		}),
		solution: ['rS:e1', 'rG!']
	}
];
