/**
 * Every event of Historical Conquest to the letter: to the one who acts or whom it is done to, and to somebody else.
 */
import { describe, expect, it } from 'vitest';
import type { Language, Names } from '../../src/lib/engine/module';
import type { Event } from '../../src/lib/games/historical-conquest';
import type { MoraleLine } from '../../src/lib/games/historical-conquest/story/morale-log';
import { causeText, keptBackText } from '../../src/lib/games/historical-conquest/story/morale-words';
import { TELLERS } from '../../src/lib/games/historical-conquest/tellers';
import { words } from '../../src/lib/games/historical-conquest/words';

const EN = ['White', 'Blue', 'Yellow', 'Red'];
const FR = ['Blanc', 'Bleu', 'Jaune', 'Rouge'];
const names = (reader: number | null, language: Language): Names => ({
	reader,
	seat: (seat) => (language === 'en' ? EN : FR)[seat] ?? ''
});

/** As seat 0 reads it, then as somebody who only watches: English and French each. */
type Wording = readonly [event: Event, enYou: string, en: string, frYou: string, fr: string];

const battle = { attacker: 0, defender: 1, from: '0/germany', to: '1/france', explorer: null, escort: null };
const fought = { attacker: 1, defender: 0, from: '1/france', to: '0/japan', attack: 600, defense: 450 };
const boost = { source: '1/nikola-tesla', by: 1, for: 1, land: '1/france', attack: 200, defense: 200 } as const;

const WORDINGS: readonly Wording[] = [
	[
		{ type: 'land-settled', seat: 0, land: '0/quebec', explorer: null },
		'A new land for you: Quebec.',
		'A new land for White: Quebec.',
		'Nouveau pays pour vous : le Québec.',
		'Nouveau pays pour Blanc : le Québec.'
	],
	[
		{ type: 'land-settled', seat: 0, land: '0/quebec', explorer: '0/samuel-de-champlain' },
		'You discover Quebec with Samuel de Champlain.',
		'White discovers Quebec with Samuel de Champlain.',
		'Découverte pour vous : le Québec (Samuel de Champlain).',
		'Découverte pour Blanc : le Québec (Samuel de Champlain).'
	],
	[{ type: 'first-player', seat: 0 }, 'You begin.', 'White begins.', 'Vous commencez.', 'Blanc commence.'],
	[
		{ type: 'turn-started', seat: 0, round: 3 },
		'Round 3: your turn.',
		'Round 3: White’s turn.',
		'Tour de table 3 : à vous.',
		'Tour de table 3 : à Blanc.'
	],
	[
		{ type: 'phase-started', seat: 0, phase: 'attack' },
		'You go on to attack.',
		'White goes on to attack.',
		'Vous passez à l’attaque.',
		'Blanc passe à l’attaque.'
	],
	[
		{ type: 'round-ended', round: 3 },
		'Round 3 is over.',
		'Round 3 is over.',
		'Fin du tour de table 3.',
		'Fin du tour de table 3.'
	],
	[
		{
			type: 'card-played',
			seat: 1,
			slot: 'draw-1-0:1',
			card: '1/salem-witch-trials',
			land: null,
			choices: { opponent: 0 }
		},
		'Blue plays Salem Witch Trials against you.',
		'Blue plays Salem Witch Trials against White.',
		'Bleu joue contre vous : Procès des sorcières de Salem.',
		'Bleu joue contre Blanc : Procès des sorcières de Salem.'
	],
	[
		{
			type: 'card-played',
			seat: 0,
			slot: 'draw-0-0:1',
			card: '0/atomic-bomb',
			land: null,
			choices: { targetLand: '1/united-states' }
		},
		'You play Atomic Bomb on the United States.',
		'White plays Atomic Bomb on the United States.',
		'Vous jouez sur les États-Unis : Bombe atomique.',
		'Blanc joue sur les États-Unis : Bombe atomique.'
	],
	[
		{ type: 'card-placed', seat: 0, holder: 0, card: '0/ludwig-van-beethoven', zone: 'land', land: '0/germany' },
		'You place Ludwig van Beethoven in Germany.',
		'White places Ludwig van Beethoven in Germany.',
		'Vous placez Ludwig van Beethoven en Allemagne.',
		'Blanc place Ludwig van Beethoven en Allemagne.'
	],
	[
		{ type: 'card-placed', seat: 0, holder: 0, card: '0/french-musketeers', zone: 'land', land: '0/brazil' },
		'You place French Musketeers in Brazil.',
		'White places French Musketeers in Brazil.',
		'Vous placez au Brésil : Mousquetaires français.',
		'Blanc place au Brésil : Mousquetaires français.'
	],
	[
		{ type: 'card-placed', seat: 1, holder: 0, card: '1/grigori-rasputin', zone: 'enemy-land', land: '0/egypt' },
		'Blue sends Grigori Rasputin into your Egypt.',
		'Blue sends Grigori Rasputin into White’s Egypt.',
		'Bleu envoie chez vous, en Égypte : Grigori Raspoutine.',
		'Bleu envoie chez Blanc, en Égypte : Grigori Raspoutine.'
	],
	[
		{ type: 'ability-used', seat: 1, card: '1/edgar-allan-poe', ability: 0, pay: null, choices: { opponent: 0 } },
		'Blue uses Edgar Allan Poe against you.',
		'Blue uses Edgar Allan Poe against White.',
		'Bleu utilise contre vous : Edgar Allan Poe.',
		'Bleu utilise contre Blanc : Edgar Allan Poe.'
	],
	[
		{
			type: 'ability-used',
			seat: 0,
			card: '0/abraham-lincoln',
			ability: 0,
			pay: null,
			choices: { targetUnit: '1/albert-einstein', targetLand: '0/egypt' }
		},
		'You use Abraham Lincoln on Albert Einstein.',
		'White uses Abraham Lincoln on Albert Einstein.',
		'Vous utilisez Abraham Lincoln, cible : Albert Einstein.',
		'Blanc utilise Abraham Lincoln, cible : Albert Einstein.'
	],
	[
		{ type: 'effect-idle', seat: 0, card: '0/magnetic-compass', effect: 'discover' },
		'No effect: Magnetic Compass.',
		'No effect: Magnetic Compass.',
		'Sans effet : Boussole.',
		'Sans effet : Boussole.'
	],
	[
		{ type: 'morale-changed', seat: 0, change: 200, wanted: 250, morale: 800, card: '0/hatshepsut' },
		'Your morale: +200 of 250, now 800 (Hatshepsut).',
		'White’s morale: +200 of 250, now 800 (Hatshepsut).',
		'Votre moral : +200 sur 250, soit 800 (Hatchepsout).',
		'Le moral de Blanc : +200 sur 250, soit 800 (Hatchepsout).'
	],
	[
		{ type: 'morale-changed', seat: 0, change: -100, wanted: -100, morale: -50, card: null },
		'Your morale: −100, now −50 (battle).',
		'White’s morale: −100, now −50 (battle).',
		'Votre moral : −100, soit −50 (combat).',
		'Le moral de Blanc : −100, soit −50 (combat).'
	],
	[
		{ type: 'cards-drawn', seat: 0, slots: ['draw-0-0:5', 'draw-0-0:6'] },
		'You draw 2 cards.',
		'White draws 2 cards.',
		'Vous piochez 2 cartes.',
		'Blanc pioche 2 cartes.'
	],
	[
		{ type: 'deck-rebuilt', seat: 0, deck: 'draw-0-1', count: 21 },
		'You shuffle 21 cards into a new draw deck.',
		'White shuffles 21 cards into a new draw deck.',
		'Vous mélangez une nouvelle pioche : 21 cartes.',
		'Blanc mélange une nouvelle pioche : 21 cartes.'
	],
	[
		{ type: 'card-discarded', card: '0/edgar-allan-poe', holder: 0, why: 'dropped' },
		'You must discard Edgar Allan Poe.',
		'White must discard Edgar Allan Poe.',
		'Vous devez défausser : Edgar Allan Poe.',
		'Blanc doit défausser : Edgar Allan Poe.'
	],
	[
		{ type: 'card-discarded', card: '0/edgar-allan-poe', holder: 0, why: 'casualty' },
		'You lose Edgar Allan Poe.',
		'White loses Edgar Allan Poe.',
		'Vous perdez : Edgar Allan Poe.',
		'Blanc perd : Edgar Allan Poe.'
	],
	[
		{ type: 'card-discarded', card: '0/edgar-allan-poe', holder: 0, why: 'crowded' },
		'You give up Edgar Allan Poe for lack of room.',
		'White gives up Edgar Allan Poe for lack of room.',
		'Vous abandonnez, faute de place : Edgar Allan Poe.',
		'Blanc abandonne, faute de place : Edgar Allan Poe.'
	],
	[
		{ type: 'card-discarded', card: '0/slavery', holder: 1, why: 'removed' },
		'Lifted: Slavery.',
		'Lifted: Slavery.',
		'Levée : Esclavage.',
		'Levée : Esclavage.'
	],
	[
		{ type: 'land-lost', seat: 0, land: '0/australia', by: 0 },
		'Australia twice: your copy is discarded.',
		'Australia twice: White’s copy is discarded.',
		'L’Australie en double : votre exemplaire est défaussé.',
		'L’Australie en double : l’exemplaire de Blanc est défaussé.'
	],
	[
		{ type: 'land-lost', seat: 0, land: '0/australia', by: 1 },
		'Blue removes your Australia, a second copy.',
		'Blue removes White’s Australia, a second copy.',
		'Bleu écarte votre Australie, en double.',
		'Bleu écarte l’Australie de Blanc, en double.'
	],
	[
		{ type: 'window-opened', id: 4, kind: 'response', members: [0, 1], again: false },
		'Blue and you may answer.',
		'White and Blue may answer.',
		'Bleu et vous pouvez répondre.',
		'Blanc et Bleu peuvent répondre.'
	],
	[{ type: 'passed', seat: 0, rest: false, land: null }, 'You pass.', 'White passes.', 'Vous passez.', 'Blanc passe.'],
	[
		{ type: 'passed', seat: 0, rest: true, land: null },
		'You pass until your next turn.',
		'White passes until White’s next turn.',
		'Vous passez jusqu’à votre tour.',
		'Blanc passe jusqu’à son tour.'
	],
	[
		{ type: 'passed', seat: 0, rest: false, land: '1/france' },
		'You leave France empty.',
		'White leaves France empty.',
		'Vous laissez vide : la France.',
		'Blanc laisse vide : la France.'
	],
	[
		{ type: 'item-cancelled', seat: 1, card: '1/salem-witch-trials', ability: null, by: '0/heliocentrism' },
		'Salem Witch Trials: cancelled by Heliocentrism.',
		'Salem Witch Trials: cancelled by Heliocentrism.',
		'Procès des sorcières de Salem : annulation par Héliocentrisme.',
		'Procès des sorcières de Salem : annulation par Héliocentrisme.'
	],
	[
		{ type: 'attack-declared', ...battle },
		'You attack Blue’s France from Germany.',
		'White attacks Blue’s France from Germany.',
		'Vous attaquez Bleu en France, depuis l’Allemagne.',
		'Blanc attaque Bleu en France, depuis l’Allemagne.'
	],
	[
		{
			type: 'attack-declared',
			...battle,
			attacker: 1,
			defender: 0,
			to: '0/egypt',
			from: '1/brazil',
			explorer: '1/james-cook'
		},
		'Blue raids your Egypt with James Cook.',
		'Blue raids White’s Egypt with James Cook.',
		'Bleu lance un raid chez vous, en Égypte (James Cook).',
		'Bleu lance un raid chez Blanc, en Égypte (James Cook).'
	],
	[
		{ type: 'unit-suppressed', seat: 0, unit: '0/samurai', by: '1/davy-crockett' },
		'No points for Samurai, because of Davy Crockett.',
		'No points for Samurai, because of Davy Crockett.',
		'Aucun point pour Samouraïs, à cause de Davy Crockett.',
		'Aucun point pour Samouraïs, à cause de Davy Crockett.'
	],
	[
		{ type: 'battle-fought', ...fought, result: 'won' },
		'Battle for Japan: 600 to 450, you lose.',
		'Battle for Japan: 600 to 450, Blue wins.',
		'Combat pour le Japon : 600 à 450, vous perdez.',
		'Combat pour le Japon : 600 à 450, Bleu gagne.'
	],
	[
		{ type: 'battle-fought', ...fought, attack: 450, result: 'draw' },
		'Battle for Japan: 450 to 450, a draw.',
		'Battle for Japan: 450 to 450, a draw.',
		'Combat pour le Japon : 450 à 450, égalité.',
		'Combat pour le Japon : 450 à 450, égalité.'
	],
	[
		{ type: 'unit-moved', seat: 0, holder: 0, unit: '0/james-cook', from: '0/egypt', to: '0/brazil', how: 'voyage' },
		'You send James Cook to Brazil.',
		'White sends James Cook to Brazil.',
		'Vous envoyez au Brésil : James Cook.',
		'Blanc envoie au Brésil : James Cook.'
	],
	[
		{
			type: 'unit-moved',
			seat: 1,
			holder: 0,
			unit: '0/albert-einstein',
			from: '0/germany',
			to: '1/france',
			how: 'steal'
		},
		'Blue wins over your Albert Einstein.',
		'Blue wins over White’s Albert Einstein.',
		'Bleu vous prend Albert Einstein.',
		'Bleu rallie Albert Einstein, à Blanc.'
	],
	[
		{ type: 'unit-moved', seat: 0, holder: null, unit: '0/confucius', from: null, to: '0/china', how: 'revive' },
		'You bring Confucius back, to China.',
		'White brings Confucius back, to China.',
		'Vous ramenez en Chine : Confucius.',
		'Blanc ramène en Chine : Confucius.'
	],
	[
		{ type: 'land-taken', seat: 1, from: 0, land: '0/france', units: ['1/attila-the-hun'], how: 'occupied' },
		'Blue takes your France with Attila the Hun.',
		'Blue takes France from White with Attila the Hun.',
		'Bleu vous prend la France (Attila le Hun).',
		'Bleu prend la France à Blanc (Attila le Hun).'
	],
	[
		{ type: 'boost-added', ...boost, until: 'turn' },
		'Nikola Tesla: +200 strength for France until the end of the turn.',
		'Nikola Tesla: +200 strength for France until the end of the turn.',
		'Nikola Tesla : +200 de force en France jusqu’à la fin du tour.',
		'Nikola Tesla : +200 de force en France jusqu’à la fin du tour.'
	],
	[
		{ type: 'plays-added', seat: 0, card: '0/adam-smith', count: 2 },
		'You may play 2 more cards.',
		'White may play 2 more cards.',
		'Vous pouvez jouer 2 cartes de plus.',
		'Blanc peut jouer 2 cartes de plus.'
	],
	[
		{ type: 'attacks-added', seat: 0, card: '0/adam-smith', count: 1 },
		'You may attack once more.',
		'White may attack once more.',
		'Vous pouvez attaquer une fois de plus.',
		'Blanc peut attaquer une fois de plus.'
	],
	[
		{ type: 'truce-started', seat: 0, card: '0/peace-of-westphalia' },
		'Nobody may attack you until your next turn.',
		'Nobody may attack White until White’s next turn.',
		'Trêve, nul ne peut vous attaquer avant votre prochain tour.',
		'Trêve, nul ne peut attaquer Blanc avant son prochain tour.'
	],
	[
		{ type: 'truce-ended', seat: 0 },
		'Your truce ends.',
		'White’s truce ends.',
		'Votre trêve prend fin.',
		'La trêve de Blanc prend fin.'
	],
	[
		{ type: 'hand-shown', seat: 1, opponent: 0, slots: [] },
		'Blue looks at your hand.',
		'Blue looks at White’s hand.',
		'Bleu regarde votre main.',
		'Bleu regarde la main de Blanc.'
	],
	[
		{ type: 'decision-due', decision: { kind: 'casualty', seat: 0, land: '0/germany', units: [] } },
		'You must choose a loss in Germany.',
		'White must choose a loss in Germany.',
		'Vous devez choisir une perte en Allemagne.',
		'Blanc doit choisir une perte en Allemagne.'
	],
	[
		{ type: 'decision-due', decision: { kind: 'occupy', seat: 0, land: '1/france', units: [] } },
		'France lies open to you.',
		'France lies open to White.',
		'La France s’offre à vous.',
		'La France s’offre à Blanc.'
	],
	[
		{ type: 'time-passed', card: '1/slavery', holder: 0, left: 2 },
		'Slavery: 2 more turns.',
		'Slavery: 2 more turns.',
		'Esclavage : encore 2 tours.',
		'Esclavage : encore 2 tours.'
	],
	[
		{ type: 'seat-out', seat: 0, reason: 'morale' },
		'You are out: morale is broken.',
		'White is out: morale is broken.',
		'Vous quittez la partie : le moral est brisé.',
		'Blanc quitte la partie : le moral est brisé.'
	],
	[
		{ type: 'game-ended', winners: [0, 1], reason: 'round-limit' },
		'Blue and you share the win.',
		'White and Blue share the win.',
		'Bleu et vous partagez la victoire.',
		'Blanc et Bleu partagent la victoire.'
	]
];

const SILENT = ['land-turned', 'turn-ended', 'ability-worked', 'window-closed', 'boost-ended'];

describe('events', () => {
	for (const [event, enYou, en, frYou, fr] of WORDINGS) {
		it(en, () => {
			expect(words.event(event, 'en', names(0, 'en'))).toBe(enYou);
			expect(words.event(event, 'en', names(null, 'en'))).toBe(en);
			expect(words.event(event, 'fr', names(0, 'fr'))).toBe(frYou);
			expect(words.event(event, 'fr', names(null, 'fr'))).toBe(fr);
		});
	}

	it('are all here but those that say nothing', () => {
		const told = new Set<string>(WORDINGS.map(([{ type }]) => type));
		expect(
			Object.keys(TELLERS)
				.filter((type) => !told.has(type))
				.sort()
		).toEqual(SILENT.toSorted());
	});
});

describe('the gist of a move', () => {
	const gist = (events: readonly Event[], language: Language, reader: number | null = 0): string =>
		words.gist(events, language, names(reader, language));

	it('tells where a card went and what it brought', () => {
		const events: readonly Event[] = [
			{
				type: 'card-played',
				seat: 0,
				slot: 'draw-0-0:1',
				card: '0/ludwig-van-beethoven',
				land: '0/germany',
				choices: {}
			},
			{ type: 'card-placed', seat: 0, holder: 0, card: '0/ludwig-van-beethoven', zone: 'land', land: '0/germany' },
			{ type: 'morale-changed', seat: 0, change: 300, wanted: 300, morale: 300, card: '0/ludwig-van-beethoven' }
		];
		expect(gist(events, 'en')).toBe('You place Ludwig van Beethoven in Germany: +300.');
		expect(gist(events, 'en', 1)).toBe('White places Ludwig van Beethoven in Germany: +300.');
		expect(gist(events, 'fr')).toBe('Vous placez Ludwig van Beethoven en Allemagne : +300.');
	});

	it('names the card that a pass let through', () => {
		const events: readonly Event[] = [
			{ type: 'passed', seat: 0, rest: false, land: null },
			{ type: 'window-closed', id: 3 },
			{ type: 'morale-changed', seat: 0, change: -400, wanted: -400, morale: 100, card: '1/salem-witch-trials' }
		];
		expect(gist(events, 'en')).toBe('You pass: your morale −400 (Salem Witch Trials).');
		expect(gist(events, 'fr', 1)).toBe('Blanc passe : le moral de Blanc −400 (Procès des sorcières de Salem).');
	});

	it('tells an attack with its battle, without naming the land twice', () => {
		const events: readonly Event[] = [
			{ type: 'attack-declared', ...battle },
			{ type: 'battle-fought', ...battle, attack: 1050, defense: 300, result: 'won' },
			{ type: 'morale-changed', seat: 1, change: -100, wanted: -100, morale: 700, card: null },
			{ type: 'card-discarded', card: '1/edgar-allan-poe', holder: 1, why: 'casualty' }
		];
		expect(gist(events, 'en')).toBe(
			'You attack Blue’s France from Germany: 1050 to 300, you win; Blue loses Edgar Allan Poe; Blue’s morale −100.'
		);
		expect(gist(events, 'en', 1)).toBe(
			'White attacks your France from Germany: 1050 to 300, you lose; you lose Edgar Allan Poe; your morale −100.'
		);
	});

	it('tells a voyage of two as one, and says once what all others suffer', () => {
		const sent: readonly Event[] = ['0/james-cook', '0/claude-monet'].map((unit) => ({
			type: 'unit-moved',
			seat: 0,
			holder: 0,
			unit,
			from: '0/egypt',
			to: '0/brazil',
			how: 'voyage'
		}));
		expect(gist(sent, 'en')).toBe('You send James Cook and Claude Monet to Brazil.');
		const plague: readonly Event[] = [
			{ type: 'card-played', seat: 0, slot: 'draw-0-0:1', card: '0/black-death', land: null, choices: {} },
			...[1, 2, 3].map((seat) => ({
				type: 'morale-changed' as const,
				seat,
				change: -200,
				wanted: -200,
				morale: 0,
				card: '0/black-death'
			}))
		];
		expect(gist(plague, 'en')).toBe('You play Black Death: −200 for all others.');
		expect(gist(plague, 'fr', 1)).toBe('Blanc joue : Peste noire ; −200 pour tous les autres.');
	});
});

describe('lines of the morale log', () => {
	const line = (cause: Partial<MoraleLine['cause']>, seat = 0): MoraleLine => ({
		ply: 1,
		round: 1,
		seat,
		cause: { kind: 'played', card: null, by: 0, land: null, ...cause },
		change: 200,
		wanted: 250,
		total: 800
	});
	const said = (cause: Partial<MoraleLine['cause']>): readonly string[] => [
		causeText(line(cause), 'en', names(0, 'en')),
		causeText(line(cause), 'fr', names(0, 'fr'))
	];

	it('say what happened', () => {
		expect(said({ card: '0/hatshepsut', land: '0/egypt' })).toEqual(['Hatshepsut to Egypt', 'Hatchepsout en Égypte']);
		expect(said({ card: '0/rosetta-stone' })).toEqual(['Rosetta Stone', 'Pierre de Rosette']);
		expect(said({ card: '1/edgar-allan-poe', kind: 'used', by: 1 })).toEqual([
			'Edgar Allan Poe against you',
			'Edgar Allan Poe contre vous'
		]);
		expect(said({ card: '0/egypt', kind: 'upkeep' })).toEqual(['Egypt, start of the turn', 'Égypte, début de tour']);
		expect(said({ card: '0/michelangelo', kind: 'death' })).toEqual(['Michelangelo dies', 'Michel-Ange meurt']);
		expect(said({ kind: 'battle', land: '0/germany' })).toEqual(['battle for Germany', 'combat pour l’Allemagne']);
	});

	it('say what was kept back', () => {
		expect(keptBackText(line({}), 'en')).toBe('of 250: a turn counts 800');
		expect(keptBackText({ ...line({}), change: -150, wanted: -200 }, 'fr')).toBe('adouci de 50');
		expect(keptBackText({ ...line({}), wanted: 200 }, 'en')).toBe('');
	});
});
