/** The fold on the toy with hidden cards: waiting for facts, and what a seat knows. */
import { describe, expect, it } from 'vitest';
import { begin, learn, play, sees } from '../../src/lib/engine/fold';
import { refusal } from '../../src/lib/engine/illegal';
import { lanterns } from '../toys/lanterns';

const start = begin(lanterns, { seats: 2 });

describe('requests', () => {
	const flipped = play(lanterns, start, 0, { type: 'flip', count: 2 }, {});
	const [first, second] = flipped.requests.map((request) => (request.kind === 'reveal' ? request.slot : '')) as [
		string,
		string
	];

	it('no move is applied while a request stands, a resignation neither', () => {
		expect(flipped.requests).toHaveLength(2);
		for (const move of [{ type: 'roll' }, { type: 'resign' }] as const) {
			expect(refusal(() => play(lanterns, flipped, 1, move, {}))).toBe('request-stands');
		}
	});

	it('an answer that comes alone is only noted', () => {
		const half = learn(lanterns, flipped, { [second]: 'amber-1' });
		expect(half.requests).toEqual([{ kind: 'reveal', slot: first }]);
		expect(half.state.turn).toBe(0);
		const done = learn(lanterns, half, { [first]: 'blue-3' });
		expect(done.requests).toEqual([]);
		expect(done.state.scores).toEqual([4, 0]);
	});

	it('facts that come before they are asked for wait', () => {
		const early = learn(lanterns, start, { 'roll:1': 5 });
		expect(early.state).toBe(start.state);
		const rolled = play(lanterns, early, 0, { type: 'roll' }, {});
		expect(rolled.requests).toEqual([]);
		expect(rolled.state.hands[0]).toHaveLength(4);
	});

	it('a fold is a value: the old one stays', () => {
		expect(start.ply).toBe(0);
		expect(start.open.size).toBe(0);
		expect(flipped.ply).toBe(1);
	});
});

describe('facts that come with a move', () => {
	const card = start.state.hands[0]?.[0] as string;

	it('must be exactly those that the move shows', () => {
		const light = { type: 'light', card } as const;
		expect(refusal(() => play(lanterns, start, 0, light, {}))).toBe('wrong-facts');
		expect(refusal(() => play(lanterns, start, 0, light, { [card]: 'blue-1', 'pile1:14': 'blue-2' }))).toBe(
			'wrong-facts'
		);
		expect(refusal(() => play(lanterns, start, 0, { type: 'roll' }, { [card]: 'blue-1' }))).toBe('wrong-facts');
		expect(play(lanterns, start, 0, light, { [card]: 'blue-2' }).state.scores).toEqual([2, 0]);
	});

	it('are known to everybody from then on, although the state no longer names the slot', () => {
		const lit = play(lanterns, start, 0, { type: 'light', card }, { [card]: 'blue-2' });
		expect(JSON.stringify(lit.state.hands)).not.toContain(`"${card}"`);
		expect(sees(lit, 1, {})).toEqual({ [card]: 'blue-2' });
		expect(sees(lit, null, {})).toEqual({ [card]: 'blue-2' });
	});
});

describe('what a seat knows', () => {
	const truth = Object.fromEntries(
		start.decks.flatMap((deck) => deck.slots.map((slot, i) => [slot, deck.faces[i] as string]))
	);

	it('its own hand, not the others’', () => {
		expect(Object.keys(sees(start, 0, truth)).sort()).toEqual([...(start.state.hands[0] ?? [])].sort());
		expect(sees(start, null, truth)).toEqual({});
	});

	it('a card it gave away stays known to it', () => {
		const card = start.state.hands[0]?.[1] as string;
		const given = play(lanterns, start, 0, { type: 'give', card }, {});
		expect(given.state.hands[1]).toContain(card);
		expect(sees(given, 0, truth)).toHaveProperty([card]);
		expect(sees(given, 1, truth)).toHaveProperty([card]);
	});

	it('cards it looked at and put back stay known to it, and to nobody else', () => {
		const peeked = play(lanterns, start, 0, { type: 'peek' }, {});
		const [a, b] = peeked.state.peek as [string, string];
		const back = play(lanterns, peeked, 0, { type: 'back', order: [b, a] }, {});
		expect(back.state.pile.slice(0, 2)).toEqual([b, a]);
		expect(lanterns.audience(back.state, a)).toEqual([]);
		expect(Object.keys(sees(back, 0, truth))).toEqual(expect.arrayContaining([a, b]));
		expect(Object.keys(sees(back, 1, truth))).not.toEqual(expect.arrayContaining([a]));
	});

	it('a reshuffled card is a new slot that nobody knows', () => {
		let fold = start;
		for (let turn = 0; turn < 9; turn++) {
			const seat = lanterns.actors(fold.state)[0] as number;
			fold = learn(lanterns, play(lanterns, fold, seat, { type: 'flip', count: 1 }, {}), truth);
		}
		expect(fold.state.pile).toEqual([]);
		const rolled = learn(lanterns, play(lanterns, fold, 1, { type: 'roll' }, {}), { 'roll:1': 6 });
		expect(rolled.decks.map((deck) => deck.id)).toEqual(['pile1', 'pile2']);
		const drawn = rolled.state.hands[1]?.at(-1) as string;
		expect(drawn).toMatch(/^pile2:/);
		expect(rolled.known[1]?.has(drawn)).toBe(true);
		expect(rolled.known[0]?.has(drawn)).toBe(false);
	});
});
