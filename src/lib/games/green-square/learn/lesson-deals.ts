/** The five-minute lesson, second half: bargains, flight, the end of a turn, and the last level. */
import { LEARNER } from '../../../learn/judge';
import { beastsTotal, heroesTotal, heroesWin, isForTheWin } from '../strength';
import { has, toldOf, type HeroTask, type Try } from './goals';
import { layout } from './layout';

const offered = ({ after }: Try) => (after.ask?.kind === 'help' ? after.ask.offer : null);

/** How far the learner leads in a battle that is settled for the win; 0 if it is not. */
function lead({ after }: Try): number {
	if (after.battle?.stage !== 'settle' || !isForTheWin(after) || !heroesWin(after)) return 0;
	return heroesTotal(after) - beastsTotal(after);
}

export const deals: readonly HeroTask[] = [
	{
		id: 'help',
		title: { en: 'Help and bribes', fr: 'Aide et pots-de-vin' },
		text: {
			en: 'One other hero may **help**. What they get you agree on before, and it is due only **if you win**.',
			fr: 'Un autre héros peut **aider**. On convient du prix avant, et il n’est dû **qu’en cas de victoire**.'
		},
		task: { en: 'Offer Ana 2 upgrades for her help.', fr: 'Offrez à Ana 2 améliorations pour son aide.' },
		help: {
			en: 'Ask for help, and set the upgrades to 2.',
			fr: 'Demandez de l’aide, et réglez les améliorations sur 2.'
		},
		hint: {
			en: 'The beast holds 3 upgrades: two for her, one for you.',
			fr: 'La bête détient 3 améliorations : deux pour elle, une pour vous.'
		},
		praise: {
			en: 'Ana may accept, refuse or ask for more. If the battle is lost, she has to run, too.',
			fr: 'Ana peut accepter, refuser ou demander plus. En cas de défaite, elle doit fuir aussi.'
		},
		...layout({
			you: { level: 3, wears: ['resoled-boots'], hand: ['smog-alert'] },
			ana: { level: 4, wears: ['compost-fork'] },
			battle: { beasts: ['sand-dredge-mole'] }
		}),
		view: ['battle', 'ana'],
		moves: 1,
		goal: (tried) => {
			const offer = offered(tried);
			return offer?.upgrades === 2 && offer.items.length === 0;
		},
		slips: [
			{
				when: (tried) => offered(tried)?.upgrades === 0 && offered(tried)?.items.length === 0,
				why: {
					en: 'For nothing? Ana would run with you if it went wrong.',
					fr: 'Pour rien ? Ana devrait fuir avec vous si cela tournait mal.'
				}
			},
			{
				when: (tried) => offered(tried)?.upgrades === 1,
				why: {
					en: 'One for her and two for you: against a Mole Ana wants more.',
					fr: 'Une pour elle, deux pour vous : contre une Taupe, Ana veut plus.'
				}
			},
			{
				when: (tried) => (offered(tried)?.upgrades ?? 0) > 2,
				why: { en: 'Then there is nothing left for you.', fr: 'Alors il ne vous reste rien.' }
			},
			{
				when: (tried) => (offered(tried)?.items.length ?? 0) > 0,
				why: {
					en: 'Your boots are a bribe, too, but an upgrade of the spoils costs you less.',
					fr: 'Vos bottes font aussi un pot-de-vin, mais une amélioration du butin vous coûte moins.'
				}
			},
			{
				when: has('battle-lost'),
				why: { en: '5 against 9: alone you lose.', fr: '5 contre 9 : sans aide, vous perdez.' }
			}
		],
		otherwise: () => ({ en: 'Ana has not been asked.', fr: 'Ana n’a pas été sollicitée.' }),
		solution: ['ask-help 1 upgrades=2 first=helper']
	},
	{
		id: 'run',
		title: { en: 'Run', fr: 'Fuir' },
		text: {
			en: 'Who loses runs from each beast, in any order: the die and what you add must make **5**. Cards count if they are played **before** the roll.',
			fr: 'Qui perd fuit chaque bête, dans l’ordre voulu : le dé et vos bonus doivent faire **5**. Les cartes comptent jouées **avant** le lancer.'
		},
		task: { en: 'Get away from both beasts.', fr: 'Échappez aux deux bêtes.' },
		help: {
			en: 'Cards first, then choose a beast and roll.',
			fr: 'Les cartes d’abord, puis choisissez une bête et lancez.'
		},
		hint: {
			en: 'The Skates add 2 to every roll of this flight.',
			fr: 'Les Patins ajoutent 2 à chaque lancer de cette fuite.'
		},
		praise: {
			en: 'Nobody interferes with running. Shoes, a Volunteer or a Druid’s calling help as well.',
			fr: 'Personne ne se mêle d’une fuite. Chaussures, Bénévole ou profession de Druide aident aussi.'
		},
		...layout({
			you: { level: 6, wears: ['hemp-overalls'], hand: ['borrowed-skates', 'nettle-soup'] },
			battle: { beasts: ['smog-drake', 'litterbug'], lost: true },
			dice: [3, 4]
		}),
		view: ['flight'],
		goal: (tried) => tried.after.battle === null && !has('caught')(tried),
		slips: [
			{
				when: has('caught'),
				why: {
					en: 'Caught: the die alone was not enough, and the Skates were still in your hand.',
					fr: 'Fuite ratée : le dé seul ne suffisait pas, et les Patins étaient encore en main.'
				}
			}
		],
		otherwise: () => ({ en: 'A beast is still behind you.', fr: 'Une bête est encore à vos trousses.' }),
		solution: ['play upg:0', 'flee 1', 'flee 2']
	},
	{
		id: 'sell',
		title: { en: 'Share and sell', fr: 'Partager et vendre' },
		text: {
			en: 'You end your turn with **five** cards: the rest goes to the lowest level. Items worth **1000** points buy a level.',
			fr: 'Vous finissez votre tour avec **cinq** cartes : le reste va au plus bas niveau. Des objets pour **1000** points valent un niveau.'
		},
		task: {
			en: 'Sell for a level and end your turn with nothing to give away.',
			fr: 'Vendez pour un niveau et finissez votre tour sans rien à donner.'
		},
		help: {
			en: 'Sell, choose the items, then end your turn.',
			fr: 'Vendez, choisissez les objets, puis finissez votre tour.'
		},
		hint: {
			en: 'You hold six cards. The Bike and the Bow are worth 1300 together.',
			fr: 'Vous avez six cartes. Le Vélo et l’Arc valent 1300 à eux deux.'
		},
		praise: {
			en: 'No change is given, but a card that goes to Ana is worth nothing at all to you.',
			fr: 'On ne rend pas la monnaie, mais une carte donnée à Ana ne vous vaut rien du tout.'
		},
		...layout({
			you: {
				level: 3,
				wears: ['compost-fork'],
				hand: ['standby-imp', 'smog-alert', 'cargo-bike', 'luminous-luna-big-bow', 'nettle-soup', 'rose-oil']
			},
			ana: { level: 2 },
			phase: 'end'
		}),
		view: ['table'],
		moves: 2,
		goal: (tried) => has('sold')(tried) && has('turn-ended')(tried),
		slips: [
			{
				when: ({ after }) => after.phase === 'share',
				why: {
					en: 'You hold too many cards: what is above five goes to Ana.',
					fr: 'Trop de cartes en main : au-delà de cinq, elles vont à Ana.'
				}
			}
		],
		otherwise: (tried) =>
			has('sold')(tried)
				? { en: 'Sold, but your turn has not ended.', fr: 'Vendu, mais votre tour n’est pas fini.' }
				: { en: 'Nothing has been sold.', fr: 'Rien n’a été vendu.' },
		solution: ['sell upg:0,upg:1', 'end-turn']
	},
	{
		id: 'win',
		title: { en: 'For the win', fr: 'Pour la victoire' },
		text: {
			en: 'The last level must be **won in battle**. Then even those who rest are called: whoever can will interfere.',
			fr: 'Le dernier niveau se **gagne au combat**. Alors même qui se repose est appelé : qui le peut s’en mêlera.'
		},
		task: {
			en: 'Fight the safer beast, and settle.',
			fr: 'Combattez la bête la plus sûre, et concluez.'
		},
		help: {
			en: 'Choose a beast of your hand, then settle.',
			fr: 'Choisissez une bête de votre main, puis concluez.'
		},
		hint: {
			en: 'Both give one level. One is weaker by far.',
			fr: 'Les deux donnent un niveau. L’une est bien plus faible.'
		},
		praise: {
			en: 'Ana was resting, and is asked all the same. With a lead of 9 she needs more than one card. You know the game now.',
			fr: 'Ana se reposait, on l’appelle quand même. Avec 9 d’avance, une carte ne lui suffit pas. Vous connaissez le jeu.'
		},
		...layout({
			you: { level: 9, wears: ['resoled-boots'], hand: ['fallout-newt', 'half-life-hydra', 'zero-waste-birthday'] },
			ana: { level: 7 },
			phase: 'choice'
		}),
		view: ['battle', 'ana'],
		goal: (tried) => lead(tried) > 5,
		slips: [
			{
				when: (tried) => lead(tried) > 0,
				why: {
					en: '11 to 10: any small card of Ana’s would be enough.',
					fr: '11 contre 10 : la moindre carte d’Ana suffirait.'
				}
			},
			{
				when: has('explored'),
				why: { en: 'Exploring brings a card, but no battle.', fr: 'Explorer apporte une carte, mais pas de combat.' }
			},
			{
				when: (tried) => toldOf(tried, 'played').some(({ target }) => target !== LEARNER),
				why: { en: 'That level was for Ana.', fr: 'Ce niveau était pour Ana.' }
			}
		],
		ends: has('window-opened'),
		otherwise: () => ({
			en: 'The battle is not settled, so it is not won.',
			fr: 'Le combat n’est pas conclu, donc pas gagné.'
		}),
		solution: ['trouble loc:0', 'settle']
	}
];
