/**
 * Known answers, equal in three implementations that share no code. Of those for three parties the ones that a match of two needs too; digests are the
 * first 16 bytes of SHA-256.
 */
import { describe, expect, it } from 'vitest';
import { proveShuffle, verifyShuffle } from '../../src/lib/deal/sealed/argument';
import type { Deck } from '../../src/lib/deal/sealed/deck';
import { deckBytes, faceReader, openDeck } from '../../src/lib/deal/sealed/deck';
import { concat } from '../../src/lib/deal/sealed/encoding';
import { readBody, writeBody } from '../../src/lib/deal/sealed/form';
import type { Lock } from '../../src/lib/deal/sealed/give';
import { give, isGive, isOpen, open } from '../../src/lib/deal/sealed/give';
import type { RistrettoPoint } from '../../src/lib/deal/sealed/group';
import { namedPoint, ristretto } from '../../src/lib/deal/sealed/group';
import { bodyId, hashScalar, sha256 } from '../../src/lib/deal/sealed/hash';
import { readJoin } from '../../src/lib/deal/sealed/join';
import type { Question } from '../../src/lib/deal/sealed/lot';
import {
	answerQuestion,
	drawQuestion,
	isAnswer,
	lotValue,
	positions,
	rollQuestion,
	rolled
} from '../../src/lib/deal/sealed/lot';
import { proofBytes, readProof } from '../../src/lib/deal/sealed/proof';
import { isRemask, remask } from '../../src/lib/deal/sealed/remask';
import { scalarBytes } from '../../src/lib/deal/sealed/scalar';
import type { SealedSlot } from '../../src/lib/deal/sealed/share';
import { isShare, share, unsealed } from '../../src/lib/deal/sealed/share';
import type { Step } from '../../src/lib/deal/sealed/shuffle';
import { shuffleContext, shuffleStep } from '../../src/lib/deal/sealed/shuffle';
import { hex } from '../../src/lib/engine/hash';
import { FACES, GAME, HEAD, JOINT, PARTIES, TABLE, party } from './known-match';

type Point = RistrettoPoint;

const bytesOf = (point: Point): string => hex(ristretto.encode(point));
const digest = (...parts: readonly Uint8Array[]): string => hex(bodyId(concat(parts)));
const points = (...list: readonly Point[]): Uint8Array[] => list.map((point) => ristretto.encode(point));

interface Sealing {
	readonly step: Step<Point>;
	readonly proof: Uint8Array;
}

/** A step with its proof, which must hold and survive its own bytes. */
function sealing(j: number, deck: string, step: number, key: Point, input: Deck<Point>): Sealing {
	const { secrets } = party(j);
	const context = shuffleContext(GAME, deck, step, j);
	const made = shuffleStep(ristretto, secrets.shuffle, context, key, input);
	const shuffle = { context, key, input, output: made.deck };
	const proof = proofBytes(ristretto, proveShuffle(ristretto, shuffle, made, secrets.nonce));
	const read = readProof(ristretto, proof, input.length);
	expect(read !== null && verifyShuffle(ristretto, shuffle, read)).toBe(true);
	return { step: made, proof };
}

const main: Sealing[] = [];
for (let j = 0; j < 3; j++) {
	main.push(sealing(j, 'main', j, JOINT, main[j - 1]?.step.deck ?? openDeck(ristretto, 'main', FACES)));
}
const final = (main[2] as Sealing).step.deck;
const at = (i: number, version = 0): SealedSlot<Point> => ({
	slot: `main:${i}`,
	version,
	card: final[i] as Deck<Point>[number]
});
const own = sealing(1, 'own-1', 0, party(1).keys.hand, openDeck(ristretto, 'own-1', FACES));
const ownBody = writeBody({
	type: 'step',
	party: 1,
	deck: 1,
	set: 2,
	step: 0,
	prev: new Uint8Array(16),
	cards: deckBytes(ristretto, own.step.deck)
});

/** The point that all have answered, each answer checked. */
function together(question: Question<Point>): Point[] {
	const parts = PARTIES.map(({ secrets, keys }) => {
		const answer = answerQuestion(ristretto, secrets, question);
		expect(isAnswer(ristretto, keys.deal, question, answer)).toBe(true);
		return answer.results;
	});
	return question.points.map((_, i) =>
		lotValue(
			ristretto,
			parts.map((results) => results[i] as Point)
		)
	);
}

describe('known answers', () => {
	it('hashes', () => {
		expect(hex(TABLE)).toBe('4f26a56ebdca5853aa306378ad2042caee848081b5846d9f3b2b83c6b159dbfe');
		expect(hex(scalarBytes(hashScalar('x')))).toBe('da90d0b53f1cc834c09fb4e9f3e1b48fd8fe6feef4a5da1a1bfe521c85ff390a');
		expect(bytesOf(namedPoint(ristretto, 'gen:0'))).toBe(
			'aef8f27ab46b923c40c69f558e71f0d869621ea16332871f32776e225a63c225'
		);
		expect(bytesOf(namedPoint(ristretto, 'card:main:A'))).toBe(
			'bef99940d76ec55ee440bb2edf0bed02bc04124f17a3c9a279e5877e96e94f46'
		);
	});

	it('keys, joins and the game', () => {
		const { secrets, keys, join } = party(0);
		expect(hex(scalarBytes(secrets.deal))).toBe('3c24b8e069741dc78d65c9ae8d69cf975358f0d104973a40ff1ff7f9dfc04302');
		expect(bytesOf(keys.deal)).toBe('e0508f307dc27f3842b03a7fda1c18960b4d301540f44f7a93370e2c7c200807');
		expect(bytesOf(keys.hand)).toBe('dee3e66d6294978080e877267385f8efc987856593b4c8d473506e6628a2cc7a');
		expect(hex(keys.sign)).toBe('25e63ad233c71b8c0a12110e2c0c7ade496f948f40ae48a060b394888ed94b05');
		expect(hex(keys.commitment)).toBe('399474ba532f78c093a89bfaa674068129d9a0e4181d95e8cc2ee18909cfd397');
		expect(bytesOf(JOINT)).toBe('18721272338d4ebfb36754ae7a7920e0f51333a1f45b00069983ecc08f440b1e');
		expect(digest(join)).toBe('0c92a2697ee445ff40e5c3ecf31dc757');
		expect(hex(GAME)).toBe('1e382fe83f4a82c84b12948939e7993c1e8aaaffdb6ac024b4d91b878897cace');
		for (const known of PARTIES) {
			const read = readJoin(ristretto, known.join, TABLE);
			expect(read && bytesOf(read.deal)).toBe(bytesOf(known.keys.deal));
		}
	});

	it.each([
		[0, '0 2 1 4 3', '3141d776d5ccc60c6ba678e76acb7cc5', 'b1faef33ac64db8c4ab26acf2cc20d1d'],
		[1, '1 2 0 4 3', 'a7e470f1597664b5773efe28625a3c89', 'a4d31b01f49463c75c777ea37ff33d28'],
		[2, '1 0 3 4 2', '9f665fb276f66087c59a6f4673ddcdf1', 'b49cfc8a89f62aa5b266d7795d90fcdb']
	])('step %i', (i, order, deck, proof) => {
		const made = main[i] as Sealing;
		expect(made.step.order.join(' ')).toBe(order);
		expect(digest(deckBytes(ristretto, made.step.deck))).toBe(deck);
		expect(digest(made.proof)).toBe(proof);
	});

	it('bodies of the steps', () => {
		let prev = new Uint8Array(16);
		const ids = main.map(({ step }, j) => {
			const cards = deckBytes(ristretto, step.deck);
			const body = writeBody({ type: 'step', party: j, deck: 0, set: 7, step: j, prev, cards });
			prev = Uint8Array.from(bodyId(body));
			return hex(prev);
		});
		expect(ids).toEqual([
			'cdd93a5e839d9358ddc577db2f414f51',
			'4a88c8e5e5171a8af931aea2ad2d4766',
			'cdfbabe311031e850a9316fe878d56a7'
		]);
	});

	it('ninety cards', () => {
		const faces = Array.from({ length: 90 }, (_, i) => String(i));
		const { step, proof } = sealing(0, 'big', 0, JOINT, openDeck(ristretto, 'big', faces));
		expect(step.order.slice(0, 4)).toEqual([35, 74, 1, 62]);
		expect(digest(deckBytes(ristretto, step.deck))).toBe('4dc01b695d2a780ce333373ecadb9821');
		expect(digest(proof)).toBe('af6bb27d4a6103d5c4797e04fea39152');
	});

	it('shares and faces', () => {
		const one = share(ristretto, GAME, party(0).secrets, [at(0)]);
		expect(bytesOf(one.results[0] as Point)).toBe('6a6d97d72d40dba54e8d6fdfcb0f8de75157741b6ee96fd8da5d44d18c8c0b08');
		expect(digest(one.proof)).toBe('30008a8fd2f9536c1a85f165df157d2a');
		const two = share(ristretto, GAME, party(1).secrets, [at(0), at(1)]);
		expect(digest(two.proof)).toBe('af574ad85b04a59f820ffdefa63d3b74');
		const all = final.map((_, i) => at(i));
		const shares = PARTIES.map(({ secrets, keys }) => {
			const shared = share(ristretto, GAME, secrets, all);
			expect(isShare(ristretto, GAME, keys.deal, all, shared)).toBe(true);
			return shared.results;
		});
		const faceOf = faceReader(ristretto, 'main', FACES);
		const faces = final.map((card, i) =>
			faceOf(
				unsealed(
					ristretto,
					card,
					shares.map((results) => results[i] as Point)
				)
			)
		);
		expect(faces.join(' ')).toBe('B C D E A');
	});

	it('give, show and open', () => {
		const others = [1, 2].map((j) => share(ristretto, GAME, party(j).secrets, [at(0)]).results[0] as Point);
		const old: Lock<Point> = { point: at(0).card.a, rest: unsealed(ristretto, at(0).card, others) };
		const { secrets, keys } = party(0);
		const passed = (kind: 'give' | 'show', to: number): Lock<Point> & { readonly digest: string } => {
			const passing = { kind, slot: 'main:0', version: 0, lock: 0, from: 0, to };
			const statement = { passing, key: keys.deal, old, receiver: party(to).keys.hand };
			const given = give(ristretto, GAME, secrets.deal, secrets.nonce, statement);
			expect(isGive(ristretto, GAME, statement, given)).toBe(true);
			return { ...given.lock, digest: digest(...points(given.lock.point, given.lock.rest), given.proof) };
		};
		const given = passed('give', 2);
		expect(given.digest).toBe('acdafdb5a60e3f89da480156c77ec94f');
		expect(passed('show', 1).digest).toBe('d7cd5326984d67043c1a3d9eb15aa0ee');
		const opening = { slot: 'main:0', version: 0, lock: 1, party: 2 };
		const opened = open(ristretto, GAME, party(2).secrets, opening, given.point);
		const [result] = opened.results as [Point];
		expect(digest(...points(result), opened.proof)).toBe('26c261d425cc720d9e2cf0d8a8e3c501');
		expect(isOpen(ristretto, GAME, party(2).keys.hand, opening, given.point, opened)).toBe(true);
		expect(faceReader(ristretto, 'main', FACES)(ristretto.subtract(given.rest, result))).toBe('B');
	});

	it('re-mask', () => {
		const slots = [at(3), at(4)];
		const made = remask(ristretto, GAME, party(1).secrets, JOINT, 1, slots);
		expect(digest(deckBytes(ristretto, made.deck), made.proof)).toBe('6376e6dc258cef07e394da0b96072014');
		expect(isRemask(ristretto, GAME, JOINT, 1, slots, made)).toBe(true);
	});

	it('a roll', () => {
		const question = rollQuestion(ristretto, GAME, 'roll:1', HEAD);
		const [value] = together(question) as [Point];
		expect(bytesOf(value)).toBe('8c28e5806b5d4d317f7c374e56421808feb4953b425a57b4f81ef879685b4610');
		expect(digest(answerQuestion(ristretto, party(0).secrets, question).proof)).toBe(
			'659d5470a49f411876d1acd5aca2b1bd'
		);
		expect([6, 20].map((sides) => rolled(ristretto, GAME, 'roll:1', value, sides))).toEqual([4, 16]);
	});

	it("an owner's deck", () => {
		expect(own.step.order.join(' ')).toBe('3 0 4 2 1');
		expect(digest(deckBytes(ristretto, own.step.deck))).toBe('8fb3a72dfb6d2f12d16977d0a91f0e8c');
		expect(digest(own.proof)).toBe('0341a9c780793b2229619ce0e0616680');
		expect(digest(ownBody)).toBe('3f64aff19422f7a00ff2adeac450437b');
	});

	it("draws from an owner's deck, opened and shown", () => {
		const slots = ['own-1:0', 'own-1:1'].map((slot) => ({ slot, step: sha256(ownBody) }));
		const question = drawQuestion(ristretto, GAME, HEAD, slots);
		const values = together(question);
		expect(values.map(bytesOf)).toEqual([
			'86a11b8c42d602cb3dccfb57461aab9d5a15e574741c1426058b12c4cfada42b',
			'c4795bda6b91ecd7086ad56b7787427c19908fbe0774374a9c225e4682594b10'
		]);
		const asked = slots.map(({ slot }) => slot);
		const valueOf = (slot: string): Point | null => values[asked.indexOf(slot)] ?? null;
		expect(positions(ristretto, GAME, asked, FACES.length, valueOf)).toEqual([4, 3]);
		const { results, proof } = answerQuestion(ristretto, party(0).secrets, question);
		expect(digest(...points(...results), proof)).toBe('c21c78c6e2606f306f7a04e4cfa8df33');
		const body = writeBody({
			type: 'draw',
			party: 0,
			slots: [5, 6],
			steps: [bodyId(ownBody)],
			results: points(...results),
			proof
		});
		expect(body.length).toBe(154);
		expect(digest(body)).toBe('c9995ae86b148f67b53447a5d86be643');
		expect(readBody(body)).toMatchObject({ type: 'draw', slots: [5, 6] });

		const card = own.step.deck[4] as Deck<Point>[number];
		const lock = { point: card.a, rest: card.b };
		const { secrets, keys } = party(1);
		const opening = { slot: 'own-1:0', version: 0, lock: 1, party: 1 };
		const opened = open(ristretto, GAME, secrets, opening, lock.point);
		const [result] = opened.results as [Point];
		expect(faceReader(ristretto, 'own-1', FACES)(ristretto.subtract(lock.rest, result))).toBe('B');
		expect(digest(...points(result), opened.proof)).toBe('393e53be6055cae08619115155e935a1');
		const passing = { kind: 'show' as const, slot: 'own-1:0', version: 0, lock: 1, from: 1, to: 2 };
		const statement = { passing, key: keys.hand, old: lock, receiver: party(2).keys.hand };
		const shown = give(ristretto, GAME, secrets.hand, secrets.nonce, statement);
		expect(digest(...points(shown.lock.point, shown.lock.rest), shown.proof)).toBe('9a4bddf038ff7e13571ca6dd4bc7c170');
	});

	it('a deck that lies open, by lot', () => {
		const asked = ['lot:0', 'lot:1', 'lot:2'];
		const faces = ['A', 'A', 'B', 'C', 'D'];
		const slots = asked.map((slot) => ({ slot, step: null }));
		const values = together(drawQuestion(ristretto, GAME, HEAD, slots));
		const valueOf = (slot: string): Point | null => values[asked.indexOf(slot)] ?? null;
		const drawn = positions(ristretto, GAME, asked, faces.length, valueOf).map((position) => faces[position]);
		expect(drawn.join(' ')).toBe('D A C');
	});
});
