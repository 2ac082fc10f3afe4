/** What sealed dealing promises between two parties and more, over random tables. Mostly behind glass: the same code, faster. */
import fc from '../check';
import { describe, expect, it } from 'vitest';
import { generators, proveShuffle, shuffleEquation, verifyShuffle } from '../../src/lib/deal/sealed/argument';
import type { Card, Deck } from '../../src/lib/deal/sealed/deck';
import { deckBytes, faceReader, familyOf, hasIdentity, openDeck, readDeck } from '../../src/lib/deal/sealed/deck';
import { readBody } from '../../src/lib/deal/sealed/form';
import type { Lock, Passing } from '../../src/lib/deal/sealed/give';
import { give, isGive } from '../../src/lib/deal/sealed/give';
import { pointsBytes, ristretto } from '../../src/lib/deal/sealed/group';
import { hash32 } from '../../src/lib/deal/sealed/hash';
import { canJoin, joinBody, readJoin } from '../../src/lib/deal/sealed/join';
import { Judge } from '../../src/lib/deal/sealed/judge';
import { partyKeys } from '../../src/lib/deal/sealed/keys';
import { answerQuestion, drawQuestion, lotValue, positions, rollQuestion, rolled } from '../../src/lib/deal/sealed/lot';
import { proofBytes, proofLength, readProof } from '../../src/lib/deal/sealed/proof';
import { Random } from '../../src/lib/deal/sealed/random';
import { littleEndian, mod } from '../../src/lib/deal/sealed/scalar';
import { unsealed } from '../../src/lib/deal/sealed/share';
import { shuffleContext, shuffleStep } from '../../src/lib/deal/sealed/shuffle';
import { Transcript } from '../../src/lib/deal/sealed/transcript';
import { hex } from '../../src/lib/engine/hash';
import type { GlassPoint } from './glass';
import { glass } from './glass';
import { HEAD, SealedTable } from './sealed-table';

const face = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F');
const faces = fc.array(face, { minLength: 2, maxLength: 20 });
const seed = fc.string({ minLength: 1, maxLength: 6 });
const parties = fc.integer({ min: 2, max: 5 });
const SETTINGS = { numRuns: 40, seed: 26 };
const shuffled = (table: SealedTable<GlassPoint>, list: readonly string[]): Deck<GlassPoint> =>
	table.dealt('main', list);
const fresh = (): bigint => 987_654_321_987_654_321n;

describe('a sealed deck', () => {
	it('opens to the cards it was made of, to all together and to nobody less', () => {
		fc.assert(
			fc.property(seed, parties, faces, (name, count, list) => {
				const table = new SealedTable(glass, name, count);
				const deck = shuffled(table, list);
				expect(deck.map((card) => table.read(card, 'main', list)).toSorted()).toEqual(list.toSorted());
				for (let left = 0; left < count; left++) {
					const others = table.parties.filter((_, j) => j !== left);
					expect(deck.some((card) => table.read(card, 'main', list, others) !== null)).toBe(false);
				}
			}),
			SETTINGS
		);
	});

	it('is proved step by step, equal faces and all', () => {
		fc.assert(
			fc.property(seed, faces, (name, list) => {
				const steps = new SealedTable(glass, name).seal('main', list);
				expect(new Judge(glass, fresh).checkAll(steps.map(({ claim }) => claim))).toEqual([true, true]);
			}),
			SETTINGS
		);
	});

	it.each([36, 90, 170])('of %i cards is proved', (n) => {
		const table = new SealedTable(glass, 'large');
		const list = Array.from({ length: n }, (_, i) => String(i));
		const { claim } = table.step(0, 'main', 0, openDeck(glass, 'main', list));
		expect(claim.body.length).toBe(18 + proofLength(n));
		expect(new Judge(glass, fresh).check(claim)).toBe(true);
	});

	it('of one card or none has no proof', () => {
		const table = new SealedTable(glass, 'small');
		for (const list of [[], ['A']]) {
			const input = openDeck(glass, 'main', list);
			const { proof } = honest(table, openDeck(glass, 'main', ['A', 'B']));
			expect(shuffleEquation(glass, { context: HEAD, key: table.joint, input, output: input }, proof)).toBeNull();
			expect(readProof(glass, new Uint8Array(proofLength(list.length)), list.length)).toBeNull();
		}
	});

	it('holds no identity but by a zero mask', () => {
		const table = new SealedTable(glass, 'identity');
		expect(hasIdentity(glass, openDeck(glass, 'main', ['A']))).toBe(true);
		expect(hasIdentity(glass, shuffled(table, ['A', 'B', 'C']))).toBe(false);
	});

	it('is read back from its bytes, and from no others', () => {
		const deck = shuffled(new SealedTable(glass, 'bytes'), ['A', 'B', 'C']);
		const bytes = deckBytes(glass, deck);
		expect(deckBytes(glass, readDeck(glass, bytes) ?? [])).toEqual(bytes);
		expect(readDeck(glass, bytes.subarray(32))).toBeNull();
		expect(
			readDeck(
				glass,
				bytes.map(() => 255)
			)
		).toBeNull();
	});

	it('of a reshuffle keeps the points of its family', () => {
		expect([familyOf('main.2'), familyOf('main'), familyOf('own-1.13')]).toEqual(['main', 'main', 'own-1']);
		expect(faceReader(glass, 'main', ['A'])((openDeck(glass, 'main.2', ['A'])[0] as Card<GlassPoint>).b)).toBe('A');
		expect(faceReader(glass, 'main', ['A'])((openDeck(glass, 'other', ['A'])[0] as Card<GlassPoint>).b)).toBeNull();
	});
});

interface Honest {
	readonly input: Deck<GlassPoint>;
	readonly output: Deck<GlassPoint>;
	readonly proof: ReturnType<typeof proveShuffle<GlassPoint>>;
}

function honest(table: SealedTable<GlassPoint>, input: Deck<GlassPoint>): Honest {
	const { secrets } = table.party(0);
	const step = shuffleStep(glass, secrets.shuffle, HEAD, table.joint, input);
	const shuffle = { context: HEAD, key: table.joint, input, output: step.deck };
	return { input, output: step.deck, proof: proveShuffle(glass, shuffle, step, secrets.nonce) };
}

describe('a proved step', () => {
	const table = new SealedTable(glass, 'cards');
	const { input, output, proof } = honest(table, shuffled(table, ['A', 'A', 'B', 'C', 'D']));
	const holds = (from: Deck<GlassPoint>, to: Deck<GlassPoint>, key = table.joint): boolean =>
		verifyShuffle(glass, { context: HEAD, key, input: from, output: to }, proof);
	const at = (deck: Deck<GlassPoint>, i: number): Card<GlassPoint> => deck[i] as Card<GlassPoint>;
	const marked = ({ a, b }: Card<GlassPoint>, by: bigint): Card<GlassPoint> => ({ a, b: { log: mod(b.log + by) } });
	const scaled = ({ a, b }: Card<GlassPoint>, by: bigint): Card<GlassPoint> => ({
		a: glass.times(a, by),
		b: glass.times(b, by)
	});

	it('holds for its own cards and for no others', () => {
		expect(holds(input, output)).toBe(true);
		const others: readonly (readonly [string, Deck<GlassPoint>])[] = [
			['swapped', output.with(0, at(output, 1)).with(1, at(output, 0))],
			['copied', output.with(0, at(output, 1))],
			['of the input', output.with(0, at(input, 0))],
			['doubled', output.with(2, scaled(at(output, 2), 2n))],
			['negated', output.with(2, negated(at(output, 2)))],
			['marked', output.with(3, marked(at(output, 3), 1n))],
			['plus and minus', output.with(0, marked(at(output, 0), 9n)).with(1, marked(at(output, 1), -9n))],
			['cut', output.slice(1)],
			['turned', output.toReversed()],
			['one more', [...output, at(output, 0)]]
		];
		for (const [what, deck] of others) expect(holds(input, deck), what).toBe(false);
		expect(holds(output, input)).toBe(false);
		expect(holds(input.toReversed(), output)).toBe(false);
		expect(holds(input, output, table.party(0).keys.deal)).toBe(false);
	});

	function negated({ a, b }: Card<GlassPoint>): Card<GlassPoint> {
		return { a: glass.negate(a), b: glass.negate(b) };
	}

	it('is told by its bytes alone', () => {
		const bytes = proofBytes(glass, proof);
		expect(readProof(glass, bytes, 5)).toEqual(proof);
		expect(readProof(glass, bytes, 4)).toBeNull();
		expect(readProof(glass, bytes.subarray(32), 5)).toBeNull();
	});

	it('gives its order away to nobody who tries all of them', () => {
		const three = honest(table, shuffled(table, ['A', 'B', 'C']));
		const { C, Cd, Ea, Eb } = three.proof.points;
		const statement = [glass.encode(table.joint), deckBytes(glass, three.input), deckBytes(glass, three.output)];
		const transcript = new Transcript('shuffle').add('st', HEAD, ...statement);
		const nonces = new Random('shuffle-proof', table.party(0).secrets.nonce, transcript.state).scalars(3);
		const t = transcript.add('1', ...pointsBytes(glass, [C, Cd, Ea, Eb])).weights('t', 3);
		// With the right order the blinds d fall out of f, and from them r_d·G and R_d·G: a prover that drew one number for both is found.
		const blinds = ORDERS.map((order) => {
			const d = order.map((from, i) => mod((three.proof.f[i] as bigint) - (t[from] as bigint)));
			const cards = three.output.map(({ a }) => a);
			return [
				glass.sum([Cd, ...generators(glass, 3)], [1n, ...d]).log,
				glass.sum([Ea, ...cards], [1n, ...d]).log
			] as const;
		});
		expect(blinds).toContainEqual(nonces.slice(1));
		expect(blinds.filter(([first, second]) => first === second)).toEqual([]);
	});
});

const ORDERS = [
	[0, 1, 2],
	[0, 2, 1],
	[1, 0, 2],
	[1, 2, 0],
	[2, 0, 1],
	[2, 1, 0]
] as const;

describe('two devices with one secret', () => {
	it('publish the same bytes', () => {
		const claims = (): string[] => new SealedTable(glass, 'same').claims(['A', 'B', 'C']).map(({ body }) => hex(body));
		expect(claims()).toEqual(claims());
	});

	it('mask other inputs, keys and steps in other ways', () => {
		const table = new SealedTable(glass, 'apart');
		const { shuffle } = table.party(0).secrets;
		const input = openDeck(glass, 'main', ['A', 'B', 'C']);
		const about = shuffleContext(table.gameId, 'main', 0, 0);
		const masks = [
			shuffleStep(glass, shuffle, about, table.joint, input),
			shuffleStep(glass, shuffle, about, table.joint, input.toReversed()),
			shuffleStep(glass, shuffle, about, table.party(0).keys.hand, input),
			shuffleStep(glass, shuffle, shuffleContext(table.gameId, 'main', 1, 0), table.joint, input)
		].flatMap((step) => step.masks.map(String));
		expect(new Set(masks).size).toBe(masks.length);
	});
});

describe('nonces', () => {
	/** w = s − c·v of every proof with one answer for the secret v: used for two challenges, it would give v away. */
	it('serve one challenge each, in games that fork', () => {
		const table = new SealedTable(glass, 'nonces');
		const { secrets } = table.party(0);
		const [one, other] = shuffled(table, ['A', 'B', 'C']) as [Card<GlassPoint>, Card<GlassPoint>];
		const slot = (card: Card<GlassPoint>, name: string, version = 0) => ({ slot: name, version, card });
		const bodies = [
			table.share(0, [slot(one, 'main:0')]),
			table.share(0, [slot(one, 'main:0', 1)]),
			table.share(0, [slot(other, 'main:0')]),
			table.share(0, [slot(one, 'main:0'), slot(other, 'main:1')]),
			table.roll(0, 'roll:1'),
			table.roll(0, 'roll:1', hash32('branch')),
			table.roll(0, 'roll:2'),
			table.draw(0, [{ slot: 'lot:0', step: null }]),
			table.draw(0, [{ slot: 'lot:0', step: hash32('one') }]),
			table.draw(0, [{ slot: 'lot:0', step: hash32('two') }])
		].map(({ body }) => body.subarray(body.length - 64));
		const gives = (['give', 'show'] as const).flatMap((kind) =>
			[one, other].map((card) => table.give(kind, 0, 1, 'main:0', table.lock(0, card)).body)
		);
		const joins = [1, 2].map((sign) => joinBody(glass, secrets, new Uint8Array(32).fill(sign), table.tableId));
		const proofs = [
			...bodies.map((bytes) => [bytes.subarray(0, 32), bytes.subarray(32, 64)]),
			...gives.map((bytes) => [bytes.subarray(72, 104), bytes.subarray(104, 136)]),
			...joins.map((bytes) => [bytes.subarray(97, 129), bytes.subarray(129, 161)])
		] as [Uint8Array, Uint8Array][];
		const nonces = proofs.map(([c, s]) => String(mod(littleEndian(s) - littleEndian(c) * secrets.deal)));
		expect(new Set(nonces).size).toBe(proofs.length);
	});
});

describe('a card that is given', () => {
	it('is read by whoever holds it, along any path, and is the same at its end', () => {
		fc.assert(
			fc.property(seed, fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }), (name, path) => {
				const table = new SealedTable(glass, name, 4);
				const list = ['A', 'B', 'C', 'D'];
				const card = shuffled(table, list)[0] as Card<GlassPoint>;
				let [holder, lock, number]: [number, Lock<GlassPoint>, number] = [0, table.lock(0, card), 0];
				for (const to of path) {
					if (to === holder) continue;
					const { secrets, keys } = table.party(holder);
					const [secret, key] = number === 0 ? [secrets.deal, keys.deal] : [secrets.hand, keys.hand];
					const passing: Passing = { kind: 'give', slot: 'main:0', version: 0, lock: number, from: holder, to };
					const statement = { passing, key, old: lock, receiver: table.party(to).keys.hand };
					const given = give(glass, table.gameId, secret, secrets.nonce, statement);
					expect(isGive(glass, table.gameId, statement, given)).toBe(true);
					expect(
						isGive(glass, table.gameId, { ...statement, key: keys.hand === key ? keys.deal : keys.hand }, given)
					).toBe(false);
					[holder, lock, number] = [to, given.lock, number + 1];
				}
				const { secrets } = table.party(holder);
				const own = glass.times(lock.point, number === 0 ? secrets.deal : secrets.hand);
				const point = unsealed(glass, { a: lock.point, b: lock.rest }, [own]);
				expect(faceReader(glass, 'main', list)(point)).toBe(table.read(card, 'main', list));
			}),
			SETTINGS
		);
	});
});

describe('a card masked anew', () => {
	it('has the same face, and shares of the old version say nothing about it', () => {
		const table = new SealedTable(glass, 'taint');
		const list = ['A', 'B', 'C', 'D'];
		const slots = shuffled(table, list).map((card, i) => ({ slot: `main:${i}`, version: 0, card }));
		const { deck } = table.remask(1, slots);
		slots.forEach(({ card }, i) => {
			const anew = deck[i] as Card<GlassPoint>;
			expect(table.read(anew, 'main', list)).toBe(table.read(card, 'main', list));
			const old = table.parties.map(({ secrets }) => glass.times(card.a, secrets.deal));
			expect(faceReader(glass, 'main', list)(unsealed(glass, anew, old))).toBeNull();
		});
	});

	it('by a third party lets that party carry a share over: why who draws must mask it itself', () => {
		const table = new SealedTable(glass, 'leak', 3);
		const list = ['A', 'B'];
		const [slot] = shuffled(table, list).map((card, i) => ({ slot: `main:${i}`, version: 0, card })) as [
			{ readonly slot: string; readonly version: number; readonly card: Card<GlassPoint> }
		];
		const [anew] = table.remask(0, [slot]).deck as [Card<GlassPoint>];
		// Party 0 knows the mask between the versions; 0 and 2 shared the old one (1 peeked), 1 shares the new one (2 draws).
		const mask = mod(anew.a.log - slot.card.a.log);
		const [old0, old2, new1] = [
			glass.times(slot.card.a, table.party(0).secrets.deal),
			glass.times(slot.card.a, table.party(2).secrets.deal),
			glass.times(anew.a, table.party(1).secrets.deal)
		];
		const carried = glass.subtract(new1, glass.times(table.party(1).keys.deal, mask));
		const point = unsealed(glass, slot.card, [old0, old2, carried]);
		expect(faceReader(glass, 'main', list)(point)).toBe(table.read(slot.card, 'main', list));
	});
});

describe('chance', () => {
	const table = new SealedTable(glass, 'chance');
	const together = (question: {
		readonly context: Uint8Array;
		readonly points: readonly GlassPoint[];
	}): GlassPoint[] => {
		const parts = table.parties.map(({ secrets }) => answerQuestion(glass, secrets, question).results);
		return question.points.map((_, i) =>
			lotValue(
				glass,
				parts.map((results) => results[i] as GlassPoint)
			)
		);
	};

	it('rolls each side as often: chi-square on 6,000 dice', () => {
		const counts = new Array<number>(6).fill(0);
		for (let i = 0; i < 6_000; i++) {
			const side = rolled(glass, table.gameId, `roll:${i}`, { log: BigInt(i) }, 6);
			counts[side - 1] = (counts[side - 1] as number) + 1;
		}
		// 5 degrees of freedom: above 20.5 once in a thousand.
		expect(counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)).toBeLessThan(20.5);
	});

	it('rolls within the sides, and hangs on head, roll and game', () => {
		fc.assert(
			fc.property(fc.integer({ min: 2, max: 256 }), fc.nat(), (sides, i) => {
				const side = rolled(glass, table.gameId, `roll:${i}`, { log: 5n }, sides);
				expect(side >= 1 && side <= sides).toBe(true);
			}),
			SETTINGS
		);
		const values = [
			rollQuestion(glass, table.gameId, 'roll:1', HEAD),
			rollQuestion(glass, table.gameId, 'roll:2', HEAD),
			rollQuestion(glass, table.gameId, 'roll:1', hash32('branch')),
			rollQuestion(glass, hash32('game'), 'roll:1', HEAD)
		].map((question) => together(question)[0]?.log);
		expect(new Set(values).size).toBe(4);
	});

	it('draws a permutation, whatever the order in which slots are asked', () => {
		fc.assert(
			fc.property(seed, fc.integer({ min: 1, max: 12 }), (name, n) => {
				const asked = Array.from({ length: n }, (_, i) => `own:${i}`);
				const slots = asked.map((slot) => ({ slot, step: hash32(name) }));
				const values = together(drawQuestion(glass, table.gameId, HEAD, slots));
				const valueOf = (slot: string): GlassPoint | null => values[asked.indexOf(slot)] ?? null;
				const all = positions(glass, table.gameId, asked, n, valueOf);
				expect(all.toSorted((a, b) => a - b)).toEqual(asked.map((_, i) => i));
				// Nothing is known past a part that is missing, and nothing changes when it comes.
				const some = positions(glass, table.gameId, asked, n, (slot) =>
					slot === `own:${n >> 1}` ? null : valueOf(slot)
				);
				expect(some).toEqual(all.slice(0, n >> 1));
			}),
			SETTINGS
		);
	});

	it('draws every pair as often: chi-square on the first two of five', () => {
		const counts = new Map<string, number>();
		const RUNS = 4_000;
		for (let i = 0; i < RUNS; i++) {
			const valueOf = (slot: string): GlassPoint => ({ log: BigInt(7 * i + slot.length) });
			const pair = positions(glass, hash32('game', i), ['own:0', 'own:1'], 5, valueOf);
			counts.set(pair.join(), (counts.get(pair.join()) ?? 0) + 1);
		}
		expect(counts.size).toBe(20);
		// 19 degrees of freedom: above 43.8 once in a thousand.
		const expected = RUNS / 20;
		expect([...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(43.8);
	});

	it('is unknown while one part is missing: the deal key of each changes it', () => {
		const question = rollQuestion(glass, table.gameId, 'roll:1', HEAD);
		const all = together(question)[0]?.log;
		for (const { secrets } of table.parties)
			expect(answerQuestion(glass, secrets, question).results[0]?.log).not.toBe(all);
	});
});

describe('joins', () => {
	const table = new SealedTable(ristretto, 'joins');
	const keys = table.parties.map((party) => party.keys);

	it('are read at their own table alone', () => {
		expect(readJoin(ristretto, table.party(0).join, table.tableId)).not.toBeNull();
		expect(readJoin(ristretto, table.party(0).join, hash32('other'))).toBeNull();
		expect(readBody(table.party(0).join)?.type).toBe('join');
	});

	it('go together if no two share a key and none cancels the others', () => {
		const [one, two] = keys as [(typeof keys)[number], (typeof keys)[number]];
		expect(canJoin(ristretto, [one, two])).toBe(true);
		expect(canJoin(ristretto, [one, { ...two, sign: one.sign }])).toBe(false);
		expect(canJoin(ristretto, [one, { ...two, deal: one.deal }])).toBe(false);
		expect(canJoin(ristretto, [one, { ...two, hand: one.hand }])).toBe(false);
		expect(canJoin(ristretto, [one, { ...two, deal: ristretto.negate(one.deal) }])).toBe(false);
	});

	it('have keys that hang on the table', () => {
		const other = new SealedTable(ristretto, 'joins2');
		expect(keys.some(({ deal }) => other.parties.some((party) => ristretto.equals(party.keys.deal, deal)))).toBe(false);
		const { secrets } = table.party(0);
		expect(hex(partyKeys(ristretto, secrets, HEAD).commitment)).toBe(hex(keys[0]?.commitment ?? HEAD));
	});
});
