/** The lesson, first half: morale, lands, bonuses, explorers and interrupts. */
import { playerAt } from '../table';
import { landHeld, reachesTotals, toldOf, type HistoryTask } from './goals';
import { layout } from './layout';

export const lesson: readonly HistoryTask[] = [
	{
		id: 'morale',
		title: { en: 'Winning hearts', fr: 'Gagner les cœurs' },
		text: {
			en: 'Most cards raise your **morale**; 3000 win. You play three cards a turn, and **800** are the most that a turn can bring.',
			fr: 'La plupart des cartes relèvent votre **moral** ; 3000 font gagner. On joue trois cartes par tour, et un tour rapporte **800** au plus.'
		},
		task: { en: 'Gain the full 800.', fr: 'Gagnez les 800 entiers.' },
		help: {
			en: 'Tap a card, then a land; tap the land again to play.',
			fr: 'Touchez une carte, puis un pays ; touchez-le encore pour jouer.'
		},
		hint: { en: 'The number on a card is what it brings.', fr: 'Le nombre sur la carte est ce qu’elle rapporte.' },
		praise: {
			en: 'They add up to 850, and 800 of them count. A fourth card would bring nothing more.',
			fr: 'Le total fait 850, et 800 comptent. Une quatrième carte ne rapporterait plus rien.'
		},
		...layout({
			own: {
				lands: { germany: '', egypt: 'hatshepsut' },
				hand: 'ludwig-van-beethoven brothers-grimm albert-einstein johann-sebastian-bach',
				morale: 350
			},
			rival: { lands: { france: 'claude-monet' }, morale: 500 },
			early: true
		}),
		view: ['morale'],
		moves: 3,
		goal: ({ after }) => playerAt(after, 0).gained === 800,
		slips: [
			{
				when: (tried) => toldOf(tried, 'card-discarded').length > 0,
				why: {
					en: 'A discarded card counts as a play and brings nothing.',
					fr: 'Une carte défaussée compte comme jouée et ne rapporte rien.'
				}
			},
			{
				when: (tried) => toldOf(tried, 'card-played').some(({ card }) => card === '0/brothers-grimm'),
				why: {
					en: 'The Brothers Grimm bring no morale of their own; they hurt others later.',
					fr: 'Les frères Grimm n’apportent pas de moral ; ils en ôtent plus tard aux autres.'
				}
			}
		],
		otherwise: ({ after }) => ({
			en: `That makes ${playerAt(after, 0).gained}. Three cards can bring more.`,
			fr: `Cela fait ${playerAt(after, 0).gained}. Trois cartes peuvent rapporter davantage.`
		}),
		solution: [
			'play draw-0-0:0 ludwig-van-beethoven land=0/germany',
			'play draw-0-0:2 albert-einstein land=0/germany',
			'play draw-0-0:3 johann-sebastian-bach land=0/germany'
		]
	},
	{
		id: 'lands',
		title: { en: 'Room on a land', fr: 'De la place dans un pays' },
		text: {
			en: 'A land has room for **four units**, one army among them. Played into a crowded land, a card drives another out.',
			fr: 'Un pays accueille **quatre unités**, dont une armée. Jouée dans un pays plein, une carte en chasse une autre.'
		},
		task: { en: 'Place the Mamluks without losing anybody.', fr: 'Placez les Mamelouks sans perdre personne.' },
		help: {
			en: 'Filled squares are taken places.',
			fr: 'Les carrés pleins sont des places prises.'
		},
		hint: {
			en: 'Germany is full, and Egypt has its army.',
			fr: 'L’Allemagne est pleine, et l’Égypte a son armée.'
		},
		praise: {
			en: 'Giving up a unit for room is no death: what its death would pay does not come.',
			fr: 'Céder une unité faute de place n’est pas une mort : ce que sa mort paierait ne vient pas.'
		},
		...layout({
			own: {
				lands: {
					germany: 'albert-einstein ludwig-van-beethoven michelangelo joan-of-arc',
					egypt: 'anzac-corps',
					australia: 'ned-kelly'
				},
				hand: 'mamluk-cavalry johann-wolfgang-von-goethe',
				morale: 900
			},
			rival: { lands: { france: 'claude-monet' }, morale: 700 },
			early: true
		}),
		view: [],
		moves: 1,
		goal: (tried) => landHeld(tried, 'australia')?.cards.includes('0/mamluk-cavalry') === true,
		slips: [
			{
				when: ({ after }) => after.pending.length > 0,
				why: {
					en: 'Five for four places: one of the others in Germany would have to go.',
					fr: 'Cinq pour quatre places : une des autres unités devrait quitter l’Allemagne.'
				}
			},
			{
				when: (tried) => toldOf(tried, 'card-discarded').some(({ why }) => why === 'crowded'),
				why: {
					en: 'Two armies for one place: the ANZAC Corps had to go.',
					fr: 'Deux armées pour une place : le corps de l’ANZAC a dû partir.'
				}
			}
		],
		otherwise: () => ({ en: 'The Mamluks are still in your hand.', fr: 'Les Mamelouks sont encore dans votre main.' }),
		solution: ['play draw-0-0:0 mamluk-cavalry land=0/australia']
	},
	{
		id: 'bonus',
		title: { en: 'The right person in the right land', fr: 'La bonne personne au bon endroit' },
		text: {
			en: 'Lands have no points. Their **bonus** wakes when the right unit stands on them.',
			fr: 'Un pays n’a pas de points. Son **bonus** s’éveille quand la bonne unité s’y trouve.'
		},
		task: { en: 'Bring Quebec to 400/450.', fr: 'Portez le Québec à 400/450.' },
		help: { en: 'Tap a card, then the land that glows.', fr: 'Touchez une carte, puis le pays qui luit.' },
		hint: {
			en: 'Quebec wants a French leader. Samuel de Champlain governed New France.',
			fr: 'Le Québec veut un leader français. Samuel de Champlain gouverna la Nouvelle-France.'
		},
		praise: {
			en: 'Units have such bonuses, too: French Musketeers grow with a French leader.',
			fr: 'Des unités aussi ont de tels bonus : les Mousquetaires grandissent avec un leader français.'
		},
		...layout({
			own: {
				lands: { germany: 'albert-einstein', quebec: '' },
				hand: 'samuel-de-champlain ludwig-van-beethoven jing-ke',
				morale: 600
			},
			rival: { lands: { france: 'claude-monet' }, morale: 700 },
			early: true
		}),
		view: [],
		notes: [
			{
				at: 'unit 0/albert-einstein',
				dot: [0, -0.45],
				to: [0.2, -1.3],
				side: 'middle',
				text: { en: 'a scientist: +100/+100', fr: 'un scientifique : +100/+100' }
			},
			{
				at: 'land 0/quebec',
				dot: [0, -0.9],
				to: [-0.5, -3.9],
				side: 'middle',
				text: { en: 'a French leader: +300/+300', fr: 'un leader français : +300/+300' }
			},
			{
				at: 'land 0/germany',
				dot: [-1, 0.9],
				to: [0.6, 2.1],
				side: 'middle',
				text: { en: 'room for four units', fr: 'place pour quatre unités' }
			}
		],
		moves: 1,
		goal: reachesTotals('quebec', 400, 450),
		slips: [
			{
				when: (tried) => toldOf(tried, 'land-settled').length > 0,
				why: {
					en: 'A new land, but Quebec still sleeps: there the leader was wanted.',
					fr: 'Un nouveau pays, mais le Québec dort encore : c’est là qu’il fallait ce leader.'
				}
			},
			{
				when: (tried) => landHeld(tried, 'quebec')?.cards.length === 0,
				why: { en: 'Nobody stands in Quebec.', fr: 'Personne ne se tient au Québec.' }
			}
		],
		otherwise: () => ({
			en: 'This unit brings its points, but it is no French leader: the bonus sleeps.',
			fr: 'Cette unité apporte ses points, mais ce n’est pas un leader français : le bonus dort.'
		}),
		solution: ['play draw-0-0:0 samuel-de-champlain land=0/quebec']
	},
	{
		id: 'explorers',
		title: { en: 'New lands', fr: 'De nouveaux pays' },
		text: {
			en: 'An **explorer** may be placed like any unit, or turn up your next land and stand on it. Whoever has no land is out.',
			fr: 'Une **exploration** se place comme toute unité, ou retourne votre prochain pays et s’y tient. Sans pays, on quitte la partie.'
		},
		task: { en: 'Discover a land.', fr: 'Découvrez un pays.' },
		help: {
			en: 'Only explorers offer Discover.',
			fr: 'Seule une exploration propose Découvrir.'
		},
		hint: { en: 'Ferdinand Magellan sails.', fr: 'Fernand de Magellan navigue.' },
		praise: {
			en: 'Six lands lie in your deck. More lands, more room, and harder to put out.',
			fr: 'Votre paquet compte six pays. Plus de pays, plus de place, et moins de risques.'
		},
		...layout({
			own: {
				lands: { germany: 'johann-wolfgang-von-goethe' },
				pile: 'egypt',
				hand: 'ned-kelly ferdinand-magellan charlie-chaplin',
				morale: 250
			},
			rival: { lands: { france: 'claude-monet' }, morale: 300 },
			early: true
		}),
		view: [],
		moves: 1,
		goal: (tried) => toldOf(tried, 'land-settled').length > 0,
		slips: [
			{
				when: (tried) => landHeld(tried, 'germany')?.cards.includes('0/ferdinand-magellan') === true,
				why: {
					en: 'Magellan stands in Germany now and can only voyage. A discovery is made when the card is played.',
					fr: 'Magellan est en Allemagne et ne peut plus que voyager. On découvre en jouant la carte.'
				}
			}
		],
		otherwise: () => ({ en: 'No land was turned up.', fr: 'Aucun pays n’a été retourné.' }),
		solution: ['play draw-0-0:1 ferdinand-magellan discover']
	},
	{
		id: 'interrupts',
		title: { en: 'A word in between', fr: 'Un mot qui arrête tout' },
		text: {
			en: 'Events, harmful cards and attacks can be answered. An **interrupt** may be played at any time and is not counted.',
			fr: 'Événements, cartes hostiles et attaques appellent une réponse. Une **interruption** se joue à tout moment, hors du compte.'
		},
		task: { en: 'Stop the Salem Witch Trials.', fr: 'Arrêtez les procès de Salem.' },
		help: {
			en: 'Ana’s card would cost you 400. Play an interrupt, or pass.',
			fr: 'La carte d’Ana vous coûterait 400. Jouez une interruption, ou passez.'
		},
		hint: { en: 'Heliocentrism cancels an event.', fr: 'L’Héliocentrisme annule un événement.' },
		praise: {
			en: 'Cancelled, and 100 gained. An interrupt kept is worth more than its morale.',
			fr: 'Annulé, et 100 de gagnés. Une interruption gardée vaut mieux que son moral.'
		},
		...layout({
			own: {
				lands: { germany: 'albert-einstein', china: 'confucius' },
				hand: 'sun-tzu heliocentrism ludwig-van-beethoven',
				morale: 900
			},
			rival: { lands: { france: 'edgar-allan-poe' }, morale: 700 },
			announced: 'salem-witch-trials'
		}),
		view: ['morale'],
		goal: (tried) => toldOf(tried, 'item-cancelled').length > 0,
		ends: (tried) => toldOf(tried, 'card-played').length > 0,
		slips: [
			{
				when: (tried) => toldOf(tried, 'passed').length > 0,
				why: {
					en: 'You passed: 400 morale are gone, and below 800 nobody attacks.',
					fr: 'Vous avez passé : 400 de moral en moins, et sous 800 on n’attaque pas.'
				}
			}
		],
		otherwise: () => ({
			en: 'Sun Tzu helps in battles. Against an event it takes a card that cancels.',
			fr: 'Sun Tzu aide au combat. Contre un événement, il faut une carte qui annule.'
		}),
		solution: ['play draw-0-0:1 heliocentrism']
	}
];
