/** What the four games say, to the letter, to the one who acts, to the one it is done to, and to a spectator. */
import { describe, expect, it } from 'vitest';
import type { GameEvent, Seat } from '../../src/lib/engine/contract';
import type { Language, Words } from '../../src/lib/engine/module';
import { words as greenConquest } from '../../src/lib/games/green-conquest/words';
import { words as greenSquare } from '../../src/lib/games/green-square/words/index';
import { words as greenvaders } from '../../src/lib/games/greenvaders/words';
import { words as historicalConquest } from '../../src/lib/games/historical-conquest/words';

const PEOPLE = ['Ada', 'Bo', 'Yves'];

/** The gist of a move as each of them reads it. */
function read(
	words: Words,
	events: readonly unknown[],
	readers: readonly (Seat | null)[],
	language: Language
): string[] {
	return readers.map((reader) =>
		words.gist(events as readonly GameEvent[], language, { reader, seat: (seat) => PEOPLE[seat] ?? '' })
	);
}

describe('The Green Conquest', () => {
	const hit = [
		{ type: 'drive', vehicle: 'bK', from: 'h5', path: 'w2', fleeing: false },
		{ type: 'hit', vehicle: 'bK', target: 'rH', from: 'h5', at: 'f5', side: 'flank', momentum: 2, damage: 2 },
		{ type: 'lost', vehicle: 'rH', hearts: 2, left: 1, cause: 'attack' },
		{ type: 'home', vehicle: 'rH', from: 'f5', latent: 1 },
		{ type: 'turn-ended', clan: 'b', quiet: 0 },
		{ type: 'turn', clan: 'r', number: 7 }
	].map((event) => ({ ...event, mode: 'duel' }));

	it('a hit', () => {
		expect(read(greenConquest, hit, [0, 1, null], 'en')).toEqual([
			'Blue’s Snake hits your Hypnotist from the side: 2 hearts, back to camp.',
			'Your Snake hits Red’s Hypnotist from the side: 2 hearts, back to camp.',
			'Blue’s Snake hits Red’s Hypnotist from the side: 2 hearts, back to camp.'
		]);
		expect(read(greenConquest, hit, [0, 1, null], 'fr')).toEqual([
			'Le Serpent bleu percute votre Hypnotiseur de profil : 2 cœurs en moins, retour au campement.',
			'Votre Serpent percute l’Hypnotiseur rouge de profil : 2 cœurs en moins, retour au campement.',
			'Le Serpent bleu percute l’Hypnotiseur rouge de profil : 2 cœurs en moins, retour au campement.'
		]);
	});

	it('who plays two clans reads their colours', () => {
		const trio = hit.map((event) => ({ ...event, mode: 'trio', vehicle: 'yK' }));
		expect(read(greenConquest, [trio[0], { ...trio[1], target: 'bH' }], [1], 'en')).toEqual([
			'Your yellow Snake hits Blue’s Hypnotist from the side.'
		]);
	});
});

describe('Greenvaders', () => {
	const play = [
		{ type: 'played', seat: 0, card: 'main:3', face: 'red-simple', grid: 0, cell: [0, 0] },
		{ type: 'line', grid: 0, side: 0, colour: 'red', cells: [] },
		{ type: 'step', side: 0, colour: 'red', from: 0, to: 1 },
		{ type: 'turn', n: 4, seat: 1 }
	];

	it('a card that makes a line', () => {
		expect(read(greenvaders, play.slice(0, 1), [0, 1], 'en')).toEqual([
			'You play a red plant.',
			'Ada plays a red plant.'
		]);
		expect(read(greenvaders, play, [0, 1, null], 'en')).toEqual([
			'You play a red plant: a red line in your grid; your red token moves to 1.',
			'Ada plays a red plant: a red line in Ada’s grid; the Sun’s red token moves to 1.',
			'Ada plays a red plant: a red line in Ada’s grid; the Sun’s red token moves to 1.'
		]);
		expect(read(greenvaders, play, [0, 1], 'fr')).toEqual([
			'Vous jouez une plante rouge : une ligne rouge dans votre grille ; votre jeton rouge avance sur 1.',
			'Ada joue une plante rouge : une ligne rouge dans la grille d’Ada ; le jeton rouge du camp Soleil avance sur 1.'
		]);
	});

	it('a card destroyed in somebody else’s grid', () => {
		const destroyed = [{ type: 'destroyed', seat: 0, face: 'blue-simple', grid: 1, cell: [0, 0] }];
		expect(read(greenvaders, destroyed, [0, 1], 'en')).toEqual([
			'You destroy a blue plant in Bo’s grid.',
			'Ada destroys a blue plant in your grid.'
		]);
		expect(read(greenvaders, destroyed, [0, 1], 'fr')).toEqual([
			'Vous détruisez une plante bleue dans la grille de Bo.',
			'Ada détruit une plante bleue dans votre grille.'
		]);
	});
});

describe('Historical Conquest', () => {
	it('a card that changes morale', () => {
		const play = [
			{ type: 'card-played', seat: 2, slot: 'draw-2-0:1', card: '2/ashoka', land: null, choices: {} },
			{ type: 'morale-changed', seat: 2, change: 150, wanted: 150, morale: 400, card: '2/ashoka' }
		];
		expect(read(historicalConquest, play, [2, 0], 'en')).toEqual([
			'You play Ashoka: +150.',
			'Yves plays Ashoka: +150.'
		]);
		expect(read(historicalConquest, play, [2, 0], 'fr')).toEqual([
			'Vous jouez : Ashoka ; +150.',
			'Yves joue : Ashoka ; +150.'
		]);
	});

	it('a land taken', () => {
		const taken = [
			{ type: 'land-taken', seat: 1, from: 0, land: '0/egypt', units: ['1/jacques-cartier'], how: 'occupied' }
		];
		expect(read(historicalConquest, taken, [0, 1, null], 'fr')).toEqual([
			'Bo vous prend l’Égypte (Jacques Cartier).',
			'Vous prenez l’Égypte à Ada (Jacques Cartier).',
			'Bo prend l’Égypte à Ada (Jacques Cartier).'
		]);
		expect(read(historicalConquest, taken, [0], 'en')).toEqual(['Bo takes your Egypt with Jacques Cartier.']);
	});
});

describe('Green Square', () => {
	it('a card that did its work at once', () => {
		const boon = [
			{ type: 'played', seat: 1, card: 'upg:6', face: 'zero-waste-birthday', target: 2, beast: null, beastFace: null },
			{ type: 'level', seat: 2, from: 1, to: 2, why: 'zero-waste-birthday' },
			{ type: 'discarded', seat: 1, card: 'upg:6', face: 'zero-waste-birthday' }
		];
		expect(read(greenSquare, boon, [1, 2], 'en')).toEqual([
			'You play Zero-Waste Birthday on Yves: Yves rises to Level 2.',
			'Bo plays Zero-Waste Birthday on you: you rise to Level 2.'
		]);
	});

	it('a battle won together', () => {
		const won = [
			{ type: 'passed', seat: 2, rest: false },
			{ type: 'battle-won', main: 0, helper: 1, levels: 1, upgrades: 2 }
		];
		expect(read(greenSquare, won, [0, 2], 'fr')).toEqual([
			'Yves passe ; Bo et vous gagnez le combat : 1 niveau, 2 améliorations.',
			'Vous passez ; Ada et Bo gagnent le combat : 1 niveau, 2 améliorations.'
		]);
	});

	it('a card on a beast, a helper called by a card, items sold', () => {
		const permit = [
			{
				type: 'played',
				seat: 0,
				card: 'upg:1',
				face: 'rewilding-permit',
				target: null,
				beast: 1,
				beastFace: 'smog-drake'
			},
			{ type: 'beast-removed', seat: 0, beast: 1, card: 'loc:2', face: 'smog-drake', upgrades: 2, how: 'card' }
		];
		expect(read(greenSquare, permit, [0, 1], 'en')).toEqual([
			'You play Rewilding Permit on the Drake.',
			'Ada plays Rewilding Permit on the Drake.'
		]);
		const summons = [
			{ type: 'played', seat: 0, card: 'upg:1', face: 'citizens-summons', target: 1, beast: null, beastFace: null },
			{ type: 'helper-joined', seat: 1, main: 0, forced: true }
		];
		expect(read(greenSquare, summons, [0, 1, 2], 'fr')).toEqual([
			'Vous jouez Convocation citoyenne sur Bo : Bo doit vous aider.',
			'Ada joue Convocation citoyenne sur vous : vous devez aider Ada.',
			'Ada joue Convocation citoyenne sur Bo : Bo doit aider Ada.'
		]);
		const sale = [
			{
				type: 'sold',
				seat: 1,
				cards: ['upg:1', 'upg:2'],
				faces: ['rain-barrel', 'cargo-bike'],
				points: 1100,
				levels: 1
			},
			{ type: 'discarded', seat: 1, card: 'upg:1', face: 'rain-barrel' },
			{ type: 'discarded', seat: 1, card: 'upg:2', face: 'cargo-bike' },
			{ type: 'level', seat: 1, from: 2, to: 3, why: 'sale' }
		];
		expect(read(greenSquare, sale, [1, 0], 'en')).toEqual([
			'You sell Rain Barrel and Cargo Bike for 1100 eco points: 1 level; you rise to Level 3.',
			'Bo sells Rain Barrel and Cargo Bike for 1100 eco points: 1 level; Bo rises to Level 3.'
		]);
	});

	it('an offer made, answered, withdrawn', () => {
		const ask = [{ type: 'help-asked', seat: 0, to: 1, upgrades: 0, first: 'main', items: [], play: [] }];
		expect(read(greenSquare, ask, [0, 1], 'en')).toEqual([
			'You ask Bo for help, for nothing.',
			'Ada asks you for help, for nothing.'
		]);
		const counter = [
			{ type: 'countered', seat: 1, to: 0, upgrades: 1, first: 'main', items: ['cork-clogs'], play: [] }
		];
		expect(read(greenSquare, counter, [0, 1, 2], 'fr')).toEqual([
			'Bo vous aiderait contre 1 amélioration (qui combat choisit d’abord) et Sabots de liège.',
			'Vous aideriez Ada contre 1 amélioration (qui combat choisit d’abord) et Sabots de liège.',
			'Bo aiderait Ada contre 1 amélioration (qui combat choisit d’abord) et Sabots de liège.'
		]);
		const withdrawn = [{ type: 'withdrawn', seat: 0, to: 1, kind: 'help' }];
		expect(read(greenSquare, withdrawn, [0, 1], 'en')).toEqual([
			'You withdraw your request for help to Bo.',
			'Ada withdraws the request for help to you.'
		]);
		expect(read(greenSquare, [{ type: 'woke', seat: 0 }], [0, 1], 'fr')).toEqual([
			'Vous quittez votre repos.',
			'Ada quitte son repos.'
		]);
	});

	it('a flight, and the order of those who loot', () => {
		const caught = [
			{ type: 'flight-rolled', seat: 0, beast: 1, face: 'smog-drake', die: 3, total: 3, escaped: false },
			{ type: 'caught', seat: 0, beast: 1, face: 'smog-drake' },
			{ type: 'level', seat: 0, from: 6, to: 4, why: 'smog-drake' }
		];
		expect(read(greenSquare, caught, [0], 'en')).toEqual([
			'You roll 3, 3 in all: not enough against the Drake; you fall to Level 4.'
		]);
		expect(read(greenSquare, caught, [1], 'fr')).toEqual([
			'Ada obtient 3, soit 3, fuite ratée : Dragon ; Ada descend au Niveau 4.'
		]);
		const order = { type: 'loot-order', order: [2, 0, 1], dice: [0, 1].map((seat) => ({ seat, die: 5 - seat })) };
		const names = { reader: 0, seat: (seat: Seat) => PEOPLE[seat] ?? '' };
		expect(greenSquare.event(order, 'en', names)).toBe('Order of looting: Yves, you (5), Bo (4).');
	});
});
