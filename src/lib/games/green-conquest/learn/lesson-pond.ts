/** The second half of the lesson: the pond and its springboard, two abilities, and how a game is won. */
import type { Task } from '../../../learn/task';
import type { Event } from '../events';
import type { State } from '../types';
import { destroyed, heartsLeft, hit, isAt, standsOn, stillHas } from './goals';

export const pond: readonly Task<State, Event>[] = [
	{
		id: 'zone',
		title: { en: 'The pond', fr: 'L’étang' },
		text: {
			en: 'Two of your vehicles play in a turn. If one **stands in the pond**, three do.',
			fr: 'À votre tour, deux véhicules jouent. Si l’un d’eux **est dans l’étang**, trois jouent.'
		},
		task: { en: 'Win a third play.', fr: 'Gagnez une troisième action.' },
		help: { en: 'Stop the Ram in the water.', fr: 'Arrêtez le Bélier dans l’eau.' },
		hint: {
			en: 'Any blue square will do, but not the lily pad: it is a springboard.',
			fr: 'N’importe quelle case bleue, mais pas le nénuphar : c’est un tremplin.'
		},
		praise: {
			en: 'A third dot: one more play, this turn and every turn that begins with you in the pond.',
			fr: 'Un troisième point : une action de plus, ce tour et chaque tour que vous commencez dans l’étang.'
		},
		start: "GC1 p drpoaa40 r+:Re8e5,Sc2n3,Gx,Ox,Da1n6' b+:Sn15s3,Rx,Gx,Ox,Do15s6 - - r5// - - 0 -",
		view: ['d6', 'k10'],
		notes: [
			{ at: 'h8', dot: [0.2, -0.3], to: [0.6, -1.1], side: 'start', text: { en: 'springboard', fr: 'tremplin' } }
		],
		moves: 1,
		goal: ({ after }) => after.turn.bonus,
		slips: [
			{
				when: ({ events }) => events.some((event) => event.type === 'jump'),
				why: {
					en: 'The springboard threw it right across the pond. Only a vehicle that stays in the water counts.',
					fr: 'Le tremplin l’a projeté de l’autre côté de l’étang. Seul compte un véhicule qui reste dans l’eau.'
				}
			}
		],
		otherwise: () => ({
			en: 'Nobody stands in the pond. Drive to the right and stop on a blue square.',
			fr: 'Personne n’est dans l’étang. Roulez vers la droite et arrêtez-vous sur une case bleue.'
		}),
		solution: ['rR:e2']
	},
	{
		id: 'springboard',
		title: { en: 'Springboard', fr: 'Le tremplin' },
		text: {
			en: 'The lily pad throws you **as far as your run was long**. Whoever you land on is destroyed, whatever its hearts.',
			fr: 'Le nénuphar vous projette **aussi loin que votre course était longue**. Qui est dessous est détruit, quels que soient ses cœurs.'
		},
		task: { en: 'Crush the Shield.', fr: 'Écrasez le Bouclier.' },
		help: {
			en: 'It has six hearts, and stands two squares beyond the pad.',
			fr: 'Il a six cœurs et se trouve deux cases après le nénuphar.'
		},
		hint: {
			en: 'Reach the pad from below with a run of two: one square right, then up.',
			fr: 'Arrivez par le bas avec une course de deux : une case à droite, puis vers le haut.'
		},
		praise: {
			en: 'Two squares of run, two squares of flight. Six hearts did not help it.',
			fr: 'Deux cases de course, deux cases de vol. Ses six cœurs n’y ont rien changé.'
		},
		start: "GC1 p drpoaa40 r+:Tg6n4,Sc2n3',Gx,Ox,Da1n6' b+:Dh10w6,Sn15s3,Rx,Gx,Oo15s4 - - r5*// - - 0 -",
		view: ['e6', 'k10'],
		notes: [
			{ at: 'h8', dot: [0.35, 0], to: [0.9, 0], side: 'start', text: { en: 'springboard', fr: 'tremplin' } },
			{
				at: 'h10',
				dot: [0.45, 0.1],
				to: [0.9, 0.1],
				side: 'start',
				text: { en: 'two further', fr: 'deux plus loin' }
			}
		],
		moves: 1,
		goal: destroyed('bD'),
		slips: [
			{
				when: ({ events }) => events.some((event) => event.type === 'jump'),
				why: {
					en: 'It jumped one square, because the run after its turn was one square long. Arrive from below with a run of two.',
					fr: 'Il a sauté d’une case, car après le virage sa course n’en faisait qu’une. Arrivez par le bas avec une course de deux.'
				}
			}
		],
		otherwise: ({ after }) => ({
			en: `It stands on ${standsOn(after, 'rT')} and has not jumped. Drive onto the lily pad.`,
			fr: `Il est en ${standsOn(after, 'rT')} et n’a pas sauté. Roulez sur le nénuphar.`
		}),
		solution: ['rT:e1n2']
	},
	{
		id: 'push',
		title: { en: 'The Ram pushes', fr: 'Le Bélier pousse' },
		text: {
			en: 'Every vehicle has an ability. The Ram **throws its victim back**, twice as far as its run, and what stops the victim hurts it again.',
			fr: 'Chaque véhicule a sa capacité. Le Bélier **repousse sa victime**, deux fois plus loin que sa course, et ce qui l’arrête la blesse encore.'
		},
		task: { en: 'Destroy the Scout.', fr: 'Détruisez l’Éclaireur.' },
		help: {
			en: 'It has two hearts, and one blow of the Ram takes only one.',
			fr: 'Il a deux cœurs, et un coup du Bélier n’en prend qu’un.'
		},
		hint: { en: 'Push it into the stump: hit it from below.', fr: 'Poussez-le contre la souche : frappez par le bas.' },
		praise: {
			en: 'One heart for the blow, one for the stump. Walls, camps and other vehicles do the same.',
			fr: 'Un cœur pour le choc, un pour la souche. Bords, campements et autres véhicules font de même.'
		},
		start: "GC1 p drpoaa40 r+:Rl7n5,Sc2n3',Gx,Ox,Da1n6' b+:Sk9e2,Rx,Gx,On15s4,Do15s6 - - r5// - - 0 -",
		view: ['i7', 'n11'],
		notes: [
			{ at: 'k11', dot: [0.3, 0], to: [0.9, 0], side: 'start', text: { en: 'stump', fr: 'souche' } },
			{ at: 'k9', dot: [-0.45, 0], to: [-0.8, 0], side: 'end', text: { en: 'two hearts', fr: 'deux cœurs' } }
		],
		moves: 1,
		goal: destroyed('bS'),
		slips: [
			{
				when: hit('rR', 'bS'),
				why: {
					en: 'One heart lost, and it rolled away freely: nothing stopped it. Push it towards the stump.',
					fr: 'Un cœur de perdu, puis il a roulé librement : rien ne l’a arrêté. Poussez-le vers la souche.'
				}
			}
		],
		otherwise: () => ({
			en: 'The Scout is untouched. Drive the Ram onto its square.',
			fr: 'L’Éclaireur n’a rien. Roulez avec le Bélier sur sa case.'
		}),
		solution: ['rR:w1n2']
	},
	{
		id: 'pull',
		title: { en: 'The Octopus pulls', fr: 'La Pieuvre attire' },
		text: {
			en: 'The Octopus **draws what it looks at** closer. A trap costs as many hearts as the run of whoever rolls over it.',
			fr: 'La Pieuvre **attire ce qu’elle regarde**. Un piège coûte autant de cœurs que la course de qui roule dessus.'
		},
		task: { en: 'Pull the Scout into your trap.', fr: 'Attirez l’Éclaireur dans votre piège.' },
		help: {
			en: 'Choose the Octopus, tap “Pull”, then the trap.',
			fr: 'Choisissez la Pieuvre, touchez « Attirer », puis le piège.'
		},
		hint: {
			en: 'Three squares towards you: the trap then costs three hearts.',
			fr: 'Trois cases vers vous : le piège coûte alors trois cœurs.'
		},
		praise: {
			en: 'Three squares, three hearts, and the Octopus has not moved. Hold any vehicle to read its ability.',
			fr: 'Trois cases, trois cœurs, et la Pieuvre n’a pas bougé. Appuyez longuement sur un véhicule pour lire sa capacité.'
		},
		start: "GC1 p drpoaa40 r+:Og4n4,Tb2n4',Sx,Gx,Da1n6' b+:Sg9s3,Rx,Gx,On15s4,Do15s6 g6r - r5// - - 0 -",
		view: ['e4', 'j10'],
		notes: [
			{ at: 'g6', dot: [0.3, 0], to: [0.8, 0], side: 'start', text: { en: 'your trap', fr: 'votre piège' } },
			{
				at: 'g4',
				dot: [0.1, -0.45],
				to: [0.7, -0.9],
				side: 'start',
				text: { en: 'sees six squares', fr: 'voit à six cases' }
			}
		],
		moves: 2,
		goal: destroyed('bS'),
		slips: [
			{
				when: ({ events }) => events.some((event) => event.type === 'pull'),
				why: {
					en: 'It came closer but stopped before the trap. Pull it all the way to g6.',
					fr: 'Il s’est approché mais s’est arrêté avant le piège. Attirez-le jusqu’en g6.'
				}
			},
			{
				when: ({ events }) => events.some((event) => event.type === 'trap-sprung'),
				why: {
					en: 'The Octopus rolled over the trap itself. Let the Scout do that: stay where you are and pull.',
					fr: 'La Pieuvre a roulé elle-même sur le piège. Laissez cela à l’Éclaireur : restez sur place et attirez.'
				}
			},
			{
				when: ({ after: { vehicles } }) => vehicles.rO?.face !== 'n' || vehicles.rO.at?.charAt(0) !== 'g',
				why: {
					en: 'The Octopus has moved and looks elsewhere. It pulls only what it sees straight ahead.',
					fr: 'La Pieuvre a bougé et regarde ailleurs. Elle n’attire que ce qu’elle voit droit devant.'
				}
			}
		],
		otherwise: () => ({
			en: 'The Scout is where it was. Tap “Pull”.',
			fr: 'L’Éclaireur n’a pas bougé. Touchez « Attirer ».'
		}),
		solution: ['rO<bS@g6']
	},
	{
		id: 'victory',
		title: { en: 'The last blow', fr: 'Le dernier coup' },
		text: {
			en: 'A clan with **four of its five vehicles destroyed** is out, and its last one flees. Blue has lost three.',
			fr: 'Un clan dont **quatre véhicules sur cinq sont détruits** est éliminé, le dernier s’enfuit. Bleu en a perdu trois.'
		},
		task: { en: 'Destroy the Octopus and win.', fr: 'Détruisez la Pieuvre et gagnez.' },
		help: {
			en: 'You have two plays. Four hearts need a run of four.',
			fr: 'Vous avez deux actions. Quatre cœurs demandent une course de quatre.'
		},
		hint: {
			en: 'Your Octopus can put the blue one straight in front of the Glider: four squares up, on l12.',
			fr: 'Votre Pieuvre peut amener la bleue droit devant le Planeur : quatre cases plus haut, en l12.'
		},
		praise: {
			en: 'Blue is out and the marsh is yours. That is the whole game; the rest is ten vehicles and their tricks.',
			fr: 'Bleu est éliminé, le marais est à vous. Voilà tout le jeu ; le reste, ce sont dix véhicules et leurs tours.'
		},
		start: "GC1 p drpoaa40 r+:Oh12e4,Gl8n3,Sx,Rx,Da1n6' b+:On12n4,Sx,Rx,Gx,Do15s6' - - r21// - - 0 -",
		view: ['g8', 'n12'],
		goal: ({ after }) => after.clans.b?.out === true,
		slips: [
			{
				when: ({ events, after }) =>
					events.some(({ type }) => type === 'pull') && !isAt('bO', 'l12')({ after }) && heartsLeft(after, 'bO') > 0,
				why: {
					en: 'There the Glider has no straight run of four at it. Pull it to the square above the Glider, on l12.',
					fr: 'Là, le Planeur n’a pas de ligne droite de quatre cases. Attirez-la au-dessus du Planeur, en l12.'
				}
			}
		],
		otherwise: stillHas('bO'),
		solution: ['rO<bO@l12', 'rG:n4']
	}
];
