/**
 * What a party between two can try with bodies, as a table: each row says what it tries, who is named for it, which check stands against
 * it, and makes the forgery. With the check as it is the judge refuses; with the check switched off (`altered.ts`) it takes the forgery,
 * so every row needs its check, and no other one does its work.
 */
import { proveShuffle } from '../../src/lib/deal/sealed/argument';
import type { Body } from '../../src/lib/deal/sealed/body';
import type { Card } from '../../src/lib/deal/sealed/deck';
import { deckBytes, facePoint, masked, openDeck } from '../../src/lib/deal/sealed/deck';
import { concat, context } from '../../src/lib/deal/sealed/encoding';
import { proveEquality } from '../../src/lib/deal/sealed/equality';
import { readBody, writeBody } from '../../src/lib/deal/sealed/form';
import { pointsBytes } from '../../src/lib/deal/sealed/group';
import { hash32 } from '../../src/lib/deal/sealed/hash';
import { JOIN, joinBody } from '../../src/lib/deal/sealed/join';
import type { Claim } from '../../src/lib/deal/sealed/judge';
import { answerQuestion } from '../../src/lib/deal/sealed/lot';
import { proofBytes } from '../../src/lib/deal/sealed/proof';
import { ORDER, inverse, littleEndian, mod, scalarBytes } from '../../src/lib/deal/sealed/scalar';
import type { SealedSlot } from '../../src/lib/deal/sealed/share';
import { shuffleContext } from '../../src/lib/deal/sealed/shuffle';
import { Transcript } from '../../src/lib/deal/sealed/transcript';
import type { Alteration } from './altered';
import type { Gap } from './forger';
import { Forger, SHORT } from './forger';
import type { SealedTable } from './sealed-table';
import { HEAD } from './sealed-table';

export interface Forgery {
	readonly claim: Claim;
	/** What the judge has seen before. */
	readonly before?: Claim;
}

export interface Row {
	readonly tries: string;
	readonly named: 'signer of the step' | 'sharer' | 'giver' | 'opener' | 'masker' | 'who joins' | 'sender';
	readonly check: Alteration;
	readonly forge: <P>(table: SealedTable<P>) => Forgery;
}

const FACES = ['A', 'B', 'C', 'D'];
const NONCE = 123_456_789n;

function shuffleRow(tries: string, gap: Gap, text: string, instead: string): Row {
	return {
		tries,
		named: 'signer of the step',
		check: { file: 'argument.ts', text, instead },
		forge(table) {
			const about = shuffleContext(table.gameId, 'main', 0, 0);
			const { input, output, proof } = attempted((attempt) =>
				new Forger(table.group, table.joint, about, gap, attempt).forge()
			);
			// A proof without its context is replayed for another step.
			const step = gap === 'context' ? 1 : 0;
			const statement = table.stepStatement(0, 'main', step, input, output);
			return { claim: { statement, body: table.proofBody(proofBytes(table.group, proof)) } };
		}
	};
}

/** Some forgeries succeed every other time: a cheat tries again. */
function attempted<T>(forge: (attempt: number) => T): T {
	for (let attempt = 0; ; attempt++) {
		try {
			return forge(attempt);
		} catch (error) {
			if (attempt > 40) throw error;
		}
	}
}

const FIRST = "opening(group, shuffle).add('1', ...pointsBytes(group, [C, Cd, Ea, Eb]))";
const LAST = `	transcript.add('3', ...pointsBytes(group, [CD, CE, Ca]));
	const e = transcript.challenge('e');
	if`;
const BATCH = "transcript.add('4', ...F, z, ...FE, zE).weights('w', 3) as [bigint, bigint, bigint]";

export const SHUFFLES: readonly Row[] = [
	shuffleRow(
		'put another deck in the place of the one that was proved',
		'output',
		'deckBytes(group, input),\n\t\tdeckBytes(group, output)',
		'deckBytes(group, input)'
	),
	shuffleRow('make six E of a deck, balanced afterwards', 'cards', FIRST, FIRST.replace(', Ea, Eb', '')),
	shuffleRow('turn an A into a B, the order committed to afterwards', 'order', FIRST, FIRST.replace('C, Cd, ', '')),
	shuffleRow(
		'turn an A into a B, the weights chosen after the challenges',
		'weighted',
		"const t = transcript.weights('t', n);\n\ttranscript.add('2', ...f, Z);",
		"const t = transcript.weights('t', n);\n\ttranscript.add('2');"
	),
	shuffleRow(
		'turn an A into a B, the product committed to after its challenge',
		'product',
		LAST,
		LAST.replace(', ...pointsBytes(group, [CD, CE, Ca])', '')
	),
	shuffleRow(
		'turn an A into a B, one false equation hidden behind another',
		'answers',
		BATCH,
		"transcript.add('4').weights('w', 3) as [bigint, bigint, bigint]"
	),
	shuffleRow('the same, with weights that everybody knows', 'weights', BATCH, '[1n, 1n, 1n]'),
	shuffleRow('prove a step with the proof of another', 'context', "'st',\n\t\tcontext,\n", "'st',\n"),
	shuffleRow(
		'turn an A into a B, with any product',
		'product check',
		'if (e === 0n || !sameProduct(t, F, FE, lambda, x, e)) return null;',
		'if (e === 0n) return null;'
	),
	shuffleRow(
		'turn an A into a B, its weight guessed',
		'short weights',
		"const t = transcript.weights('t', n);",
		`const t = transcript.weights('t', n).map((weight) => weight & ${SHORT}n);`
	),
	shuffleRow(
		'turn an A into a B, with commitments that open to anything',
		'known generators',
		'namedPoint(group, `gen:${i}`)',
		'group.times(group.base, BigInt(i + 2))'
	)
];

/** A slot of a dealt deck. */
function slotsOf<P>(table: SealedTable<P>): [SealedSlot<P>, SealedSlot<P>] {
	const [first, second] = table.dealt('main', FACES) as [Card<P>, Card<P>];
	return [
		{ slot: 'main:0', version: 0, card: first },
		{ slot: 'main:1', version: 0, card: second }
	];
}

/** The difference between the faces of two cards: added to a share, it changes one into the other. */
function difference<P>(table: SealedTable<P>, from: Card<P>, to: Card<P>): P {
	const point = (card: Card<P>): P => facePoint(table.group, 'main', table.read(card, 'main', FACES) ?? '');
	return table.group.subtract(point(from), point(to));
}

/** The body of a claim with some of its fields changed. */
function rewritten(claim: Claim, change: Partial<Body>): Claim {
	return { ...claim, body: writeBody({ ...readBody(claim.body), ...change } as Body) };
}

/** A Schnorr proof about any transcript: what is said, and the answers to its challenge. */
function answered(transcript: Transcript, said: readonly Uint8Array[], answers: (c: bigint) => bigint[]): Uint8Array {
	const c = transcript.add('T', ...said).challenge('c');
	return concat([c, ...answers(c)].map((value) => scalarBytes(mod(value))));
}

export const OTHERS: readonly Row[] = [
	{
		tries: 'lay a card into the final deck that everybody can read',
		named: 'signer of the step',
		check: {
			file: 'judge.ts',
			text: 'if (final && hasIdentity(this.#group, output)) return null;',
			instead: ''
		},
		forge(table) {
			const { group, joint: key } = table;
			const input = openDeck(group, 'main', FACES);
			const masks = [0n, 5n, 6n, 7n];
			const output = input.map((card, i) => masked(group, card, masks[i] as bigint, key));
			const about = shuffleContext(table.gameId, 'main', 1, 1);
			const step = { deck: output, order: [0, 1, 2, 3], masks };
			const proof = proveShuffle(group, { context: about, key, input, output }, step, HEAD);
			const statement = table.stepStatement(1, 'main', 1, input, output, key, true);
			return { claim: { statement, body: table.proofBody(proofBytes(group, proof)) } };
		}
	},
	{
		tries: 'seal a deck under no key',
		named: 'signer of the step',
		check: { file: 'argument.ts', text: 'if (group.isZero(key)) return null;', instead: '' },
		forge: (table) => ({
			claim: table.step(1, 'own-1', 0, openDeck(table.group, 'own-1', FACES), table.group.zero, true).claim
		})
	},
	{
		tries: 'change a face by a share that fits another',
		named: 'sharer',
		check: {
			file: 'equality.ts',
			text: "return transcript.add('T', ...pointsBytes(group, said)).challenge('c') === challenge;",
			instead: 'return said.length > 0;'
		},
		forge(table) {
			const [slot, other] = slotsOf(table);
			const { group, gameId } = table;
			const { secrets, keys } = table.party(0);
			const result = group.add(group.times(slot.card.a, secrets.deal), difference(table, slot.card, other.card));
			const about = context(gameId, 'share', slot.slot, 0);
			const statement = { context: about, key: keys.deal, points: [slot.card.a], results: [result] };
			const proof = proveEquality(group, statement, secrets.deal, secrets.nonce);
			return { claim: table.shareClaim(0, [slot], [result], proof) };
		}
	},
	{
		tries: 'spoil a card by a share chosen after the challenge',
		named: 'sharer',
		check: {
			file: 'equality.ts',
			text: 'const said = [key, ...points, ...results];',
			instead: 'const said = [key, ...points];'
		},
		forge(table) {
			const [slot] = slotsOf(table);
			const { group, gameId } = table;
			const { secrets, keys } = table.party(0);
			const { a } = slot.card;
			const spoiled = group.hash(HEAD);
			const said = [group.times(group.base, NONCE), group.add(group.times(a, NONCE), spoiled)];
			const transcript = new Transcript('dleq').add(
				'st',
				context(gameId, 'share', slot.slot, 0),
				...pointsBytes(group, [keys.deal, a])
			);
			let result = a;
			const proof = answered(transcript, pointsBytes(group, said), (c) => {
				result = group.sum([a, spoiled], [secrets.deal, -inverse(c)]);
				return [NONCE + c * secrets.deal];
			});
			return { claim: table.shareClaim(0, [slot], [result], proof) };
		}
	},
	{
		tries: 'exchange the faces of two cards that are opened together',
		named: 'sharer',
		check: {
			file: 'equality.ts',
			text: "points.length === 1 ? [1n] : transcript.weights('t', points.length)",
			instead: 'points.map(() => 1n)'
		},
		forge(table) {
			const slots = slotsOf(table);
			const { group, gameId } = table;
			const { secrets, keys } = table.party(0);
			const points = slots.map(({ card }) => card.a) as [typeof keys.deal, typeof keys.deal];
			const change = difference(table, slots[0].card, slots[1].card);
			const results = [
				group.add(group.times(points[0], secrets.deal), change),
				group.subtract(group.times(points[1], secrets.deal), change)
			];
			const about = context(gameId, 'share', 'main:0', 0, 'main:1', 0);
			const transcript = new Transcript('dleq').add(
				'st',
				about,
				...pointsBytes(group, [keys.deal, ...points, ...results])
			);
			const sum = group.add(points[0], points[1]);
			const said = [group.times(group.base, NONCE), group.times(sum, NONCE)];
			const proof = answered(transcript, pointsBytes(group, said), (c) => [NONCE + c * secrets.deal]);
			return { claim: table.shareClaim(0, slots, results, proof) };
		}
	},
	{
		tries: 'open a card that lies under no mask',
		named: 'sharer',
		check: {
			file: 'equality.ts',
			text: 'if (points.some((point) => group.isZero(point))) return false;',
			instead: ''
		},
		forge(table) {
			const [card] = openDeck(table.group, 'main', FACES) as [Card<never>];
			return { claim: table.share(0, [{ slot: 'main:0', version: 0, card }]) };
		}
	},
	{
		tries: 'use a share of another match',
		named: 'sharer',
		check: {
			file: 'encoding.ts',
			text: 'return encodeParts([gameId, kind, ...parts]);',
			instead: 'return encodeParts([kind, ...parts]);'
		},
		forge(table) {
			const [slot] = slotsOf(table);
			const { group } = table;
			const { secrets, keys } = table.party(0);
			const results = [group.times(slot.card.a, secrets.deal)];
			// As any match would have it that a judge does not tell from this one.
			const about = context(table.gameId, 'share', slot.slot, 0).slice(4 + table.gameId.length);
			const statement = { context: about, key: keys.deal, points: [slot.card.a], results };
			const proof = proveEquality(group, statement, secrets.deal, secrets.nonce);
			return { claim: table.shareClaim(0, [slot], results, proof) };
		}
	},
	{
		tries: 'publish one share in two forms',
		named: 'sharer',
		check: { file: 'scalar.ts', text: 'return value < ORDER ? value : null;', instead: 'return value;' },
		forge(table) {
			const { statement, body } = table.share(0, slotsOf(table).slice(0, 1));
			const answer = littleEndian(body.subarray(body.length - 32)) + ORDER;
			return { claim: { statement, body: concat([body.subarray(0, -32), scalarBytes(answer)]) } };
		}
	},
	{
		tries: 'publish one share with bytes left over',
		named: 'sharer',
		check: { file: 'form.ts', text: 'return from.finished ? body : null;', instead: 'return body;' },
		forge(table) {
			const { statement, body } = table.share(0, slotsOf(table).slice(0, 1));
			return { claim: { statement, body: concat([body, Uint8Array.of(0)]) } };
		}
	},
	{
		tries: 'name another version than the one that is opened',
		named: 'sharer',
		check: { file: 'judge.ts', text: 'version + later === named[i]?.version', instead: 'version < 255 + i + later' },
		forge: (table) => ({
			claim: rewritten(table.share(0, slotsOf(table).slice(0, 1)), { slots: [{ slot: 0, version: 1 }] })
		})
	},
	{
		tries: 'publish a share in the name of another',
		named: 'sharer',
		check: {
			file: 'judge.ts',
			text: 'results === null || body.party !== party) return false;\n\t\treturn isShare',
			instead: 'results === null) return false;\n\t\treturn isShare'
		},
		forge: (table) => ({ claim: rewritten(table.share(0, slotsOf(table).slice(0, 1)), { party: 1 }) })
	},
	{
		tries: 'have a body of another match taken, because it was checked there',
		named: 'sender',
		check: { file: 'judge.ts', text: 'encodeParts([statementBytes(statement), body])', instead: 'encodeParts([body])' },
		forge(table) {
			const before = table.roll(0, 'roll:1');
			return { before, claim: { ...before, statement: { ...before.statement, gameId: hash32('another') } as never } };
		}
	},
	{
		tries: 'give another card than the one held',
		named: 'giver',
		check: {
			file: 'give.ts',
			text: 'const points = [key, old.point, old.rest, receiver, lock.point, lock.rest];',
			instead: 'const points = [key, old.point, old.rest, receiver, lock.point];'
		},
		forge(table) {
			const [{ card }] = slotsOf(table);
			const { group } = table;
			const { secrets, keys } = table.party(0);
			const [old, receiver, k] = [table.lock(0, card), table.party(1).keys.hand, 77n];
			const junk = group.hash(HEAD);
			const point = group.times(group.base, k);
			const about = context(table.gameId, 'give', 'main:0', 0, 0, 0, 1);
			const transcript = new Transcript('give').add(
				'st',
				about,
				...pointsBytes(group, [keys.deal, old.point, old.rest, receiver, point])
			);
			const base = group.times(group.base, NONCE);
			const said = [base, base, group.sum([receiver, old.point, junk], [NONCE, -NONCE, 1n])];
			let rest = old.rest;
			const proof = answered(transcript, pointsBytes(group, said), (c) => {
				rest = group.sum([old.rest, old.point, receiver, junk], [1n, -secrets.deal, k, -inverse(c)]);
				return [NONCE + c * secrets.deal, NONCE + c * k];
			});
			return { claim: table.giveClaim('give', 0, 1, 'main:0', old, { lock: { point, rest }, proof }) };
		}
	},
	{
		tries: 'give a card under no lock, so that all can read it',
		named: 'giver',
		check: { file: 'give.ts', text: ' || group.isZero(lock.point) ||', instead: ' ||' },
		forge(table) {
			const [{ card }] = slotsOf(table);
			const { group } = table;
			const { secrets, keys } = table.party(0);
			const [old, receiver] = [table.lock(0, card), table.party(1).keys.hand];
			const lock = { point: group.zero, rest: group.sum([old.rest, old.point], [1n, -secrets.deal]) };
			const about = context(table.gameId, 'give', 'main:0', 0, 0, 0, 1);
			const transcript = new Transcript('give').add(
				'st',
				about,
				...pointsBytes(group, [keys.deal, old.point, old.rest, receiver, lock.point, lock.rest])
			);
			const base = group.times(group.base, NONCE);
			const said = [base, base, group.sum([receiver, old.point], [NONCE, -NONCE])];
			const proof = answered(transcript, pointsBytes(group, said), (c) => [NONCE + c * secrets.deal, NONCE]);
			return { claim: table.giveClaim('give', 0, 1, 'main:0', old, { lock, proof }) };
		}
	},
	{
		tries: 'play a card that was shown as one that was given',
		named: 'sender',
		check: {
			file: 'give.ts',
			text: 'return context(gameId, kind, slot, version, lock, from, to);',
			instead: "return context(gameId, 'show', slot, version, lock, from, to);"
		},
		forge(table) {
			const [{ card }] = slotsOf(table);
			const shown = table.give('show', 0, 1, 'main:0', table.lock(0, card));
			return { claim: table.giveClaim('give', 0, 1, 'main:0', table.lock(0, card), shown.given) };
		}
	},
	{
		tries: 'open a card in the name of another',
		named: 'opener',
		check: { file: 'judge.ts', text: ' || body.lock !== lock || body.party !== party)', instead: ')' },
		forge(table) {
			const [{ card }] = slotsOf(table);
			return { claim: rewritten(table.open(1, 'main:0', card.a), { party: 0 }) };
		}
	},
	{
		tries: 'have two cards change places while masking them',
		named: 'masker',
		check: {
			file: 'remask.ts',
			text: "return [transcript, transcript.weights('t', input.length)];",
			instead: 'return [transcript, input.map(() => 1n)];'
		},
		forge(table) {
			const slots = slotsOf(table);
			const { group, gameId, joint: key } = table;
			const input = slots.map(({ card }) => card);
			const deck = [masked(group, slots[1].card, 11n, key), masked(group, slots[0].card, 22n, key)];
			const about = context(gameId, 'remask', 0, 'main:0', 1, 'main:1', 1);
			const transcript = new Transcript('remask').add(
				'st',
				about,
				group.encode(key),
				deckBytes(group, input),
				deckBytes(group, deck)
			);
			const said = [group.times(group.base, NONCE), group.times(key, NONCE)];
			const proof = answered(transcript, pointsBytes(group, said), (c) => [NONCE + c * 33n]);
			return { claim: table.remaskClaim(0, slots, deck, proof) };
		}
	},
	{
		tries: 'know a roll before the move that asks for it',
		named: 'sharer',
		check: {
			file: 'lot.ts',
			text: "const about = context(gameId, 'roll', roll, head);",
			instead: "const about = context(gameId, 'roll', roll);"
		},
		forge(table) {
			const { group, gameId } = table;
			const about = context(gameId, 'roll', 'roll:1');
			const early = answerQuestion(group, table.party(0).secrets, { context: about, points: [group.hash(about)] });
			const result = group.encode(early.results[0] as never);
			return { claim: rewritten(table.roll(0, 'roll:1'), { result, proof: early.proof }) };
		}
	},
	{
		tries: 'have parts for one deck of an owner serve another',
		named: 'signer of the step',
		check: { file: 'lot.ts', text: '[slot, head, step]', instead: '[slot, head]' },
		forge(table) {
			const { group, gameId } = table;
			const points = [group.hash(context(gameId, 'draw', 'own-1:0', HEAD))];
			const about = context(gameId, 'draws', HEAD, 'own-1:0');
			const answer = answerQuestion(group, table.party(0).secrets, { context: about, points });
			const honest = table.draw(0, [{ slot: 'own-1:0', step: hash32('step') }]);
			return { claim: rewritten(honest, { results: pointsBytes(group, answer.results), proof: answer.proof }) };
		}
	},
	{
		tries: 'name another deck of an owner than the one that a part is for',
		named: 'sharer',
		check: { file: 'judge.ts', text: ' || !sameSteps(slots, body.steps)', instead: '' },
		forge: (table) => ({
			claim: rewritten(table.draw(0, [{ slot: 'own-1:0', step: hash32('step') }]), { steps: [new Uint8Array(16)] })
		})
	},
	{
		tries: "join with a key that cancels the other's",
		named: 'who joins',
		check: {
			file: 'join.ts',
			text: 'return expected === challenge ? keys : null;',
			instead: 'return expected === 0n ? null : keys;'
		},
		forge(table) {
			const { group } = table;
			const { secrets, keys, join } = table.party(1);
			const rogue = group.subtract(keys.deal, table.party(0).keys.deal);
			const body = Uint8Array.from(joinBody(group, secrets, join.subarray(1, 33), table.tableId));
			body.set(group.encode(rogue), 33);
			return { claim: { statement: { kind: 'join', tableId: table.tableId }, body } };
		}
	},
	{
		tries: 'join with what somebody published at another table',
		named: 'who joins',
		check: { file: 'join.ts', text: ".add('st', tableId, sign,", instead: ".add('st', sign," },
		forge(table) {
			const { group } = table;
			const { secrets, keys } = table.party(1);
			const points = [keys.deal, keys.hand].map((point) => group.encode(point));
			const base = group.encode(group.times(group.base, NONCE));
			const transcript = new Transcript('pok').add('st', keys.sign, ...points, keys.commitment);
			const proof = answered(transcript, [base, base], (c) => [NONCE + c * secrets.deal, NONCE + c * secrets.hand]);
			const body = concat([Uint8Array.of(JOIN), keys.sign, ...points, proof, keys.commitment]);
			return { claim: { statement: { kind: 'join', tableId: table.tableId }, body } };
		}
	},
	{
		tries: 'join with no key at all',
		named: 'who joins',
		check: { file: 'join.ts', text: ' || group.isZero(deal) || group.isZero(hand)', instead: '' },
		forge(table) {
			const body = joinBody(table.group, { ...table.party(1).secrets, deal: 0n }, HEAD, table.tableId);
			return { claim: { statement: { kind: 'join', tableId: table.tableId }, body } };
		}
	}
];

export const FORGERIES: readonly Row[] = [...SHUFFLES, ...OTHERS];
