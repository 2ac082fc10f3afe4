/** The bot in situations of which the sensible answer is plain (specification, §13). */
import { describe, expect, it } from 'vitest';
import { player } from '../../src/lib/bots/green-square';
import type { Facts } from '../../src/lib/engine/contract';
import { beginAt, sees } from '../../src/lib/engine/fold';
import { seeded } from '../../src/lib/engine/random';
import { merge } from '../../src/lib/engine/scenario';
import { game } from '../../src/lib/games/green-square';
import type { Move, State } from '../../src/lib/games/green-square';

const NO_OFFER = { items: [], play: [], upgrades: 0, first: 'main' };

/** What the bot does in a position of three seats, which is laid over the start of a game. */
function choice(position: object, facts: Facts = {}, seat = 0): Move {
	const decks = { loc: { next: 60 }, upg: { next: 60 } };
	const base = { phase: 'ready', turn: 0, turnNo: 1, window: null, decks };
	const start = merge(merge(game.setup({ seats: 3, firstSeat: 0 }), base), position) as State;
	const fold = beginAt(game, start, 3);
	const seen = sees(fold, seat, facts);
	const legal = game.legal(start, seat, seen);
	return player({ state: start, seat, sees: seen, legal, decks: fold.decks }, seeded('bot'));
}

function battle(face: string, more: object = {}): object {
	return {
		main: 0,
		helper: null,
		forced: false,
		deal: null,
		stage: 'act',
		beasts: [{ id: 1, card: 'loc:50', face, family: 1 }],
		gone: [],
		enhancers: [],
		plays: [],
		cards: ['loc:50'],
		boosts: {},
		hits: {},
		hitters: [],
		rerolled: [],
		asked: {},
		nextId: 2,
		runner: null,
		runners: [],
		left: [],
		escaped: [],
		fleeBonus: {},
		dead: [],
		lastRoll: null,
		strength: { heroes: 0, beasts: 0 },
		...more
	};
}

const bare = { hand: [] };

describe('the bot of Green Square', () => {
	it('puts on what it draws', () => {
		const position = { players: { 0: { hand: ['upg:30'] } } };
		expect(choice(position, { 'upg:30': 'hemp-overalls' })).toEqual({ type: 'play', card: 'upg:30' });
	});

	it('makes room for a better item', () => {
		const items = [
			{ card: 'upg:30', on: true, by: null },
			{ card: 'upg:31', on: false, by: null }
		];
		const faces = { 'upg:30': 'darned-jumper', 'upg:31': 'recycled-eco-fiber-vest' };
		expect(choice({ faces, players: { 0: { hand: [], items } } })).toEqual({ type: 'unequip', card: 'upg:30' });
	});

	it('sells what it cannot use', () => {
		const facts = { 'upg:30': 'river-weed-cloak', 'upg:31': 'the-moon-daggers' };
		const items = ['upg:30', 'upg:31'].map((card) => ({ card, on: false, by: null }));
		const move = choice({ faces: facts, players: { 0: { hand: [], items } } });
		expect(move).toEqual({ type: 'sell', cards: ['upg:30', 'upg:31'] });
	});

	it('settles a battle that it wins, and offers nothing for help', () => {
		const position = { phase: 'battle', players: { 0: { ...bare, level: 5 } }, battle: battle('litterbug') };
		expect(choice(position)).toEqual({ type: 'settle' });
	});

	it('asks the weakest rival whose strength closes the gap, for one upgrade first', () => {
		const players = { 0: { ...bare, level: 4 }, 1: { level: 8 }, 2: { level: 6 } };
		const move = choice({ phase: 'battle', players, battle: battle('tailings-troll', {}) });
		expect(move).toEqual({ type: 'ask-help', seat: 2, offer: { ...NO_OFFER, upgrades: 1, first: 'helper' } });
	});

	it('plays the cheapest card that turns a battle for the win', () => {
		const facts = { 'upg:30': 'fluffy-kitten', 'upg:31': 'vinegar-spray' };
		const players = { 0: { hand: ['upg:30', 'upg:31'], level: 9 } };
		const move = choice({ phase: 'battle', players, battle: battle('naturemare-wraith') }, facts);
		expect(move).toEqual({ type: 'play', card: 'upg:31', side: 'heroes' });
	});

	const asked = (level: number, offer: object, helper: object = {}): object => ({
		phase: 'battle',
		players: { 0: { ...bare, level }, 1: { ...bare, level: 4, ...helper } },
		battle: battle('tailings-troll', { asked: { 1: 1 } }),
		ask: { seat: 1, kind: 'help', from: ['accept', 'decline'], by: 0, offer: { ...NO_OFFER, ...offer } }
	});

	it('helps for a fair share, asks for one, and never helps to win', () => {
		expect(choice(asked(6, { upgrades: 2, first: 'helper' }), {}, 1)).toEqual({ type: 'accept' });
		expect(choice(asked(6, {}), {}, 1)).toMatchObject({ type: 'counter' });
		expect(choice(asked(2, { upgrades: 2, first: 'helper' }), {}, 1)).toEqual({ type: 'decline' });
		expect(choice(asked(9, { upgrades: 2, first: 'helper' }), {}, 1)).toEqual({ type: 'decline' });
	});

	const settling = (level: number): object => ({
		phase: 'battle',
		players: { 0: { ...bare, level }, 1: { hand: ['upg:30'], level: 4 } },
		battle: battle('tailings-troll', { stage: 'settle' }),
		window: { id: 2, kind: 'settle', waiting: [1, 2] }
	});

	it('interferes with a victory that would win the game, not with a small one', () => {
		const facts = { 'upg:30': 'rose-oil' };
		expect(choice(settling(9), facts, 1)).toEqual({ type: 'play', card: 'upg:30', side: 'beasts' });
		expect(choice(settling(3), facts, 1)).toEqual({ type: 'pass' });
	});

	it('runs from death with a card, and from a trifle without', () => {
		const flight = (face: string): object => ({
			phase: 'battle',
			players: { 0: { hand: ['upg:30'], level: 6 } },
			battle: battle(face, { stage: 'flee', runner: 0, left: [1] })
		});
		const facts = { 'upg:30': 'night-bus-ticket' };
		expect(choice(flight('business-as-usual'), facts)).toEqual({ type: 'play', card: 'upg:30' });
		expect(choice(flight('litterbug'), facts)).toEqual({ type: 'flee', beast: 1 });
	});

	it('looks for trouble only where it is stronger', () => {
		const facts = { 'loc:30': 'litterbug', 'loc:31': 'smog-drake' };
		const position = { phase: 'choice', players: { 0: { hand: ['loc:30', 'loc:31'], level: 4 } } };
		expect(choice(position, facts)).toEqual({ type: 'trouble', card: 'loc:30' });
	});
});
