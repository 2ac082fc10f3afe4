/** Parties at a table of their own, over any group: what each would publish, and the claims that a judge is asked about. Seeded. */
import { proveShuffle } from '../../src/lib/deal/sealed/argument';
import type { Card, Deck } from '../../src/lib/deal/sealed/deck';
import { deckBytes, faceReader, openDeck } from '../../src/lib/deal/sealed/deck';
import { concat } from '../../src/lib/deal/sealed/encoding';
import { writeBody } from '../../src/lib/deal/sealed/form';
import type { Given, Lock } from '../../src/lib/deal/sealed/give';
import { give, open } from '../../src/lib/deal/sealed/give';
import type { Group } from '../../src/lib/deal/sealed/group';
import { pointsBytes } from '../../src/lib/deal/sealed/group';
import { bodyId, hash32 } from '../../src/lib/deal/sealed/hash';
import { gameId, joinBody } from '../../src/lib/deal/sealed/join';
import type { Claim } from '../../src/lib/deal/sealed/judge';
import type { PartyKeys, PartySecrets } from '../../src/lib/deal/sealed/keys';
import { jointKey, partyKeys, partySecrets } from '../../src/lib/deal/sealed/keys';
import type { DrawnSlot } from '../../src/lib/deal/sealed/lot';
import { answerQuestion, drawQuestion, rollQuestion } from '../../src/lib/deal/sealed/lot';
import { proofBytes } from '../../src/lib/deal/sealed/proof';
import { remask } from '../../src/lib/deal/sealed/remask';
import type { SealedSlot } from '../../src/lib/deal/sealed/share';
import { share, unsealed } from '../../src/lib/deal/sealed/share';
import { shuffleContext, shuffleStep } from '../../src/lib/deal/sealed/shuffle';
import type { SlotStatement, StepStatement } from '../../src/lib/deal/sealed/statement';

export interface Party<P> {
	readonly secrets: PartySecrets;
	readonly keys: PartyKeys<P>;
	readonly join: Uint8Array;
}

/** A step of sealing as it is published: the deck, and the claim of its proof. */
export interface Sealed<P> {
	readonly deck: Deck<P>;
	readonly order: readonly number[];
	readonly claim: Claim & { readonly statement: StepStatement };
}

export const HEAD: Uint8Array = hash32('head');

export class SealedTable<P> {
	readonly tableId: Uint8Array;
	readonly gameId: Uint8Array;
	readonly parties: readonly Party<P>[];
	readonly joint: P;

	constructor(
		readonly group: Group<P>,
		readonly seed: string,
		count = 2
	) {
		const tableId = (this.tableId = hash32('table', seed));
		this.parties = Array.from({ length: count }, (_, j) => {
			const secrets = partySecrets(hash32('secret', seed, j), tableId);
			const sign = hash32('sign', seed, j);
			return { secrets, keys: partyKeys(group, secrets, sign), join: joinBody(group, secrets, sign, tableId) };
		});
		this.joint = jointKey(
			group,
			this.parties.map(({ keys }) => keys)
		);
		this.gameId = gameId(
			tableId,
			new Uint8Array(32),
			this.parties.map(({ join }) => join)
		);
	}

	party(j: number): Party<P> {
		return this.parties[j] as Party<P>;
	}

	/** One step with its proof. */
	step(j: number, deck: string, step: number, input: Deck<P>, key: P = this.joint, final = false): Sealed<P> {
		const { group, gameId } = this;
		const { secrets } = this.party(j);
		const context = shuffleContext(gameId, deck, step, j);
		const made = shuffleStep(group, secrets.shuffle, context, key, input);
		const proof = proveShuffle(group, { context, key, input, output: made.deck }, made, secrets.nonce);
		const statement = this.stepStatement(j, deck, step, input, made.deck, key, final);
		return { deck: made.deck, order: made.order, claim: { statement, body: this.proofBody(proofBytes(group, proof)) } };
	}

	stepStatement(
		party: number,
		deck: string,
		step: number,
		input: Deck<P>,
		output: Deck<P>,
		key: P = this.joint,
		final = false
	): StepStatement {
		const { group, gameId } = this;
		return {
			kind: 'proof',
			gameId,
			deck,
			step,
			party,
			key: group.encode(key),
			input: deckBytes(group, input),
			output: deckBytes(group, output),
			final
		};
	}

	proofBody(proof: Uint8Array): Uint8Array {
		return writeBody({ type: 'proof', step: new Uint8Array(16), proof });
	}

	/** A joint deck, sealed by all in turn. */
	seal(deck: string, faces: readonly string[]): Sealed<P>[] {
		const steps: Sealed<P>[] = [];
		this.parties.forEach((_, j) => {
			const input = steps[j - 1]?.deck ?? openDeck(this.group, deck, faces);
			steps.push(this.step(j, deck, j, input, this.joint, j === this.parties.length - 1));
		});
		return steps;
	}

	/** Without proofs. */
	dealt(deck: string, faces: readonly string[]): Deck<P> {
		return this.parties.reduce<Deck<P>>(
			(input, { secrets }, j) => {
				return shuffleStep(this.group, secrets.shuffle, shuffleContext(this.gameId, deck, j, j), this.joint, input)
					.deck;
			},
			openDeck(this.group, deck, faces)
		);
	}

	/** What the parties named could read of a card together; null for nothing. */
	read(
		card: Card<P>,
		deck: string,
		faces: readonly string[],
		readers: readonly Party<P>[] = this.parties
	): string | null {
		const parts = readers.map(({ secrets }) => this.group.times(card.a, secrets.deal));
		return faceReader(this.group, deck, faces)(unsealed(this.group, card, parts));
	}

	share(j: number, slots: readonly SealedSlot<P>[]): Claim {
		const { results, proof } = share(this.group, this.gameId, this.party(j).secrets, slots);
		return this.shareClaim(j, slots, results, proof);
	}

	shareClaim(j: number, slots: readonly SealedSlot<P>[], results: readonly P[], proof: Uint8Array): Claim {
		const { group, gameId } = this;
		const key = group.encode(this.party(j).keys.deal);
		return {
			statement: { kind: 'share', gameId, party: j, key, slots: this.slotStatements(slots) },
			body: writeBody({
				type: 'share',
				party: j,
				slots: slots.map(({ version }, slot) => ({ slot, version })),
				results: pointsBytes(group, results),
				proof
			})
		};
	}

	slotStatements(slots: readonly SealedSlot<P>[]): SlotStatement[] {
		return slots.map(({ slot, version, card }) => ({ slot, version, card: deckBytes(this.group, [card]) }));
	}

	/** The card as it lies in j's hand once all others have shared. */
	lock(j: number, card: Card<P>): Lock<P> {
		const others = this.parties.filter((_, i) => i !== j);
		const parts = others.map(({ secrets }) => this.group.times(card.a, secrets.deal));
		return { point: card.a, rest: unsealed(this.group, card, parts) };
	}

	/** Gives lock 0 of a card that j holds. */
	give(
		kind: 'give' | 'show',
		from: number,
		to: number,
		slot: string,
		old: Lock<P>
	): Claim & { readonly given: Given<P> } {
		const { secrets, keys } = this.party(from);
		const passing = { kind, slot, version: 0, lock: 0, from, to };
		const statement = { passing, key: keys.deal, old, receiver: this.party(to).keys.hand };
		const given = give(this.group, this.gameId, secrets.deal, secrets.nonce, statement);
		return { ...this.giveClaim(kind, from, to, slot, old, given), given };
	}

	giveClaim(kind: 'give' | 'show', from: number, to: number, slot: string, old: Lock<P>, given: Given<P>): Claim {
		const { group, gameId } = this;
		const { keys } = this.party(from);
		const [key, point, rest, receiver] = pointsBytes(group, [
			keys.deal,
			old.point,
			old.rest,
			this.party(to).keys.hand
		]) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
		const names = { version: 0, lock: 0, from, to };
		return {
			statement: { kind: 'give', gameId, slot, ...names, show: kind === 'show', key, point, rest, receiver },
			body: writeBody({
				type: 'give',
				kind,
				...names,
				slot: 0,
				point: group.encode(given.lock.point),
				rest: group.encode(given.lock.rest),
				proof: given.proof
			})
		};
	}

	/** Opens lock 1. */
	open(j: number, slot: string, point: P): Claim {
		const { results, proof } = open(
			this.group,
			this.gameId,
			this.party(j).secrets,
			{ slot, version: 0, lock: 1, party: j },
			point
		);
		return this.openClaim(j, slot, point, results[0] as P, proof);
	}

	openClaim(j: number, slot: string, point: P, result: P, proof: Uint8Array): Claim {
		const { group, gameId } = this;
		const names = { version: 0, lock: 1, party: j };
		const key = group.encode(this.party(j).keys.hand);
		return {
			statement: { kind: 'open', gameId, slot, ...names, key, point: group.encode(point) },
			body: writeBody({ type: 'open', ...names, slot: 0, result: group.encode(result), proof })
		};
	}

	remask(j: number, slots: readonly SealedSlot<P>[]): Claim & { readonly deck: Deck<P> } {
		const { deck, proof } = remask(this.group, this.gameId, this.party(j).secrets, this.joint, j, slots);
		return { ...this.remaskClaim(j, slots, deck, proof), deck };
	}

	remaskClaim(party: number, slots: readonly SealedSlot<P>[], deck: Deck<P>, proof: Uint8Array): Claim {
		const { group, gameId } = this;
		return {
			statement: { kind: 'remask', gameId, party, key: group.encode(this.joint), slots: this.slotStatements(slots) },
			body: writeBody({
				type: 'remask',
				party,
				slots: slots.map(({ version }, slot) => ({ slot, version: version + 1 })),
				cards: deckBytes(group, deck),
				proof
			})
		};
	}

	roll(j: number, roll: string, head: Uint8Array = HEAD): Claim {
		const { group, gameId } = this;
		const answer = answerQuestion(group, this.party(j).secrets, rollQuestion(group, gameId, roll, head));
		return {
			statement: { kind: 'roll', gameId, party: j, key: group.encode(this.party(j).keys.deal), roll, head },
			body: writeBody({
				type: 'roll',
				party: j,
				roll: 0,
				result: group.encode(answer.results[0] as P),
				proof: answer.proof
			})
		};
	}

	draw(j: number, slots: readonly DrawnSlot[], head: Uint8Array = HEAD): Claim {
		const { group, gameId } = this;
		const { results, proof } = answerQuestion(group, this.party(j).secrets, drawQuestion(group, gameId, head, slots));
		const steps = new Map(slots.flatMap(({ step }) => (step === null ? [] : [[concat([step]).join(), step] as const])));
		return {
			statement: { kind: 'draw', gameId, party: j, key: group.encode(this.party(j).keys.deal), head, slots },
			body: writeBody({
				type: 'draw',
				party: j,
				slots: slots.map((_, i) => i),
				steps: [...steps.values()].map((step) => step.slice(0, 16)),
				results: pointsBytes(group, results),
				proof
			})
		};
	}

	join(j: number): Claim {
		return { statement: { kind: 'join', tableId: this.tableId }, body: this.party(j).join };
	}

	/** One good claim, or more, of every kind. */
	claims(faces: readonly string[]): readonly Claim[] {
		const steps = this.seal('main', faces);
		const deck = (steps[steps.length - 1] as Sealed<P>).deck;
		const slots = deck.map((card, i) => ({ slot: `main:${i}`, version: 0, card }));
		const [first] = slots as [SealedSlot<P>];
		const given = this.give('give', 0, 1, first.slot, this.lock(0, first.card));
		const own = this.step(1, 'own-1', 0, openDeck(this.group, 'own-1', faces), this.party(1).keys.hand, true);
		const sid = hash32('step');
		return [
			this.join(0),
			this.join(1),
			...steps.map(({ claim }) => claim),
			own.claim,
			this.share(0, [first]),
			this.share(1, slots),
			given,
			this.give('show', 1, 0, first.slot, this.lock(1, first.card)),
			this.open(1, first.slot, given.given.lock.point),
			this.remask(1, slots.slice(0, 2)),
			this.roll(0, 'roll:1'),
			this.draw(1, [
				{ slot: 'own-1:0', step: sid },
				{ slot: 'own-1:1', step: sid },
				{ slot: 'lot:0', step: null }
			])
		];
	}

	/** The bodies of these claims, and of the steps behind them. */
	bodies(faces: readonly string[]): readonly Uint8Array[] {
		const steps = this.dealt('main', faces);
		const step = writeBody({
			type: 'step',
			party: 0,
			deck: 0,
			set: 3,
			step: 0,
			prev: bodyId(HEAD),
			cards: deckBytes(this.group, steps)
		});
		return [step, ...this.claims(faces).map(({ body }) => body)];
	}
}
