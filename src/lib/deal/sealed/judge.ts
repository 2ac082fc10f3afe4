/**
 * Whether a body holds what its statement says. The one place where foreign bytes meet the arithmetic: false for whatever does not
 * hold, never a throw. Verdicts are remembered; proofs of shuffles that come together are checked in one sum.
 */
import { hex } from '../../engine/hash';
import type { Fresh, ShuffleClaim } from './argument';
import { verifyShuffles } from './argument';
import type { Body, DrawBody, GiveBody, OpenBody, RemaskBody, RollBody, ShareBody, SlotVersion } from './body';

import type { Deck } from './deck';
import { hasIdentity, readDeck } from './deck';
import { encodeParts } from './encoding';
import { readBody } from './form';
import { isGive, isOpen } from './give';
import type { Group } from './group';
import { decodeAll } from './group';
import { ID_BYTES, sha256 } from './hash';
import { readJoin } from './join';
import { drawQuestion, isAnswer, rollQuestion } from './lot';
import { readProof } from './proof';
import { isRemask } from './remask';
import type { SealedSlot } from './share';
import { isShare } from './share';
import { shuffleContext } from './shuffle';
import type {
	DrawStatement,
	GivingStatement,
	OpenStatement,
	RemaskStatement,
	RollStatement,
	ShareStatement,
	SlotStatement,
	Statement,
	StepStatement
} from './statement';
import { statementBytes } from './statement';

/** A body as it came, and what it is checked against. */
export interface Claim {
	readonly statement: Statement;
	readonly body: Uint8Array;
}

/** A match has a few thousand; a flood of them must not fill the memory. */
const KEPT = 20_000;

export class Judge<P> {
	readonly #group: Group<P>;
	readonly #fresh: Fresh;
	readonly #verdicts = new Map<string, boolean>();

	/** `fresh` gives numbers of 128 bits at least that nobody else can foresee. */
	constructor(group: Group<P>, fresh: Fresh) {
		this.#group = group;
		this.#fresh = fresh;
	}

	check(claim: Claim): boolean {
		return this.checkAll([claim])[0] as boolean;
	}

	/** One verdict for each claim, in their order; each is the one it would get alone. */
	checkAll(claims: readonly Claim[]): boolean[] {
		const names = claims.map(claimName);
		const open = claims.flatMap((claim, i) => {
			const name = names[i] as string;
			return this.#verdicts.has(name) || names.indexOf(name) < i ? [] : [{ claim, name }];
		});
		if (this.#verdicts.size + open.length > KEPT) this.#verdicts.clear();
		const verdicts = new Map(names.map((name) => [name, this.#verdicts.get(name) ?? false]));
		const decide = (name: string, verdict: boolean): void => {
			verdicts.set(name, verdict);
			this.#verdicts.set(name, verdict);
		};
		const shuffles: { readonly name: string; readonly shuffle: ShuffleClaim<P> }[] = [];
		const decks = new DeckReader(this.#group);
		for (const { claim, name } of open) {
			const body = readBody(claim.body);
			if (claim.statement.kind === 'proof') {
				const shuffle = body?.type === 'proof' ? this.#shuffle(claim.statement, body.proof, decks) : null;
				if (shuffle === null) decide(name, false);
				else shuffles.push({ name, shuffle });
			} else decide(name, body !== null && this.#holds(claim.statement, body));
		}
		const held = verifyShuffles(
			this.#group,
			shuffles.map(({ shuffle }) => shuffle),
			this.#fresh
		);
		shuffles.forEach(({ name }, i) => decide(name, held[i] as boolean));
		return names.map((name) => verdicts.get(name) as boolean);
	}

	#holds(statement: Exclude<Statement, StepStatement>, body: Body): boolean {
		switch (statement.kind) {
			case 'share':
				return body.type === 'share' && this.#share(statement, body);
			case 'give':
				return body.type === 'give' && this.#give(statement, body);
			case 'open':
				return body.type === 'open' && this.#open(statement, body);
			case 'remask':
				return body.type === 'remask' && this.#remask(statement, body);
			case 'roll':
				return body.type === 'roll' && this.#roll(statement, body);
			case 'draw':
				return body.type === 'draw' && this.#draw(statement, body);
			case 'join':
				return body.type === 'join' && readJoin(this.#group, body.bytes, statement.tableId) !== null;
		}
	}

	/** What a proof says, if its parts can be read, and the deck may be what it is. */
	#shuffle(statement: StepStatement, bytes: Uint8Array, decks: DeckReader<P>): ShuffleClaim<P> | null {
		const { gameId, deck, step, party, final } = statement;
		const [input, output, key] = [
			decks.deck(statement.input),
			decks.deck(statement.output),
			decks.point(statement.key)
		];
		if (input === null || output === null || key === null) return null;
		if (final && hasIdentity(this.#group, output)) return null;
		const proof = readProof(this.#group, bytes, output.length);
		if (proof === null) return null;
		return { shuffle: { context: shuffleContext(gameId, deck, step, party), key, input, output }, proof };
	}

	#share({ gameId, party, key: keyBytes, slots: stated }: ShareStatement, body: ShareBody): boolean {
		const key = this.#group.decode(keyBytes);
		const slots = this.#slots(stated, body.slots, 0);
		const results = decodeAll(this.#group, body.results);
		if (key === null || slots === null || results === null || body.party !== party) return false;
		return isShare(this.#group, gameId, key, slots, { results, proof: body.proof });
	}

	#give(statement: GivingStatement, body: GiveBody): boolean {
		const { gameId, slot, version, lock, from, to } = statement;
		const kind = statement.show ? 'show' : 'give';
		const same = body.kind === kind && body.version === version && body.lock === lock;
		if (!same || body.from !== from || body.to !== to) return false;
		const { key, point, rest, receiver } = statement;
		const points = decodeAll(this.#group, [key, point, rest, receiver, body.point, body.rest]);
		if (points === null) return false;
		const [U, a, R, Y, K, R2] = points as [P, P, P, P, P, P];
		const passing = { kind, slot, version, lock, from, to } as const;
		const about = { passing, key: U, old: { point: a, rest: R }, receiver: Y };
		return isGive(this.#group, gameId, about, { lock: { point: K, rest: R2 }, proof: body.proof });
	}

	#open({ gameId, slot, version, lock, party, key, point }: OpenStatement, body: OpenBody): boolean {
		if (body.version !== version || body.lock !== lock || body.party !== party) return false;
		const points = decodeAll(this.#group, [key, point, body.result]);
		if (points === null) return false;
		const [Y, K, result] = points as [P, P, P];
		const opening = { slot, version, lock, party };
		return isOpen(this.#group, gameId, Y, opening, K, { results: [result], proof: body.proof });
	}

	#remask({ gameId, party, key: keyBytes, slots: stated }: RemaskStatement, body: RemaskBody): boolean {
		const key = this.#group.decode(keyBytes);
		const slots = this.#slots(stated, body.slots, 1);
		const deck = readDeck(this.#group, body.cards);
		if (key === null || slots === null || deck === null || body.party !== party) return false;
		if (hasIdentity(this.#group, deck)) return false;
		return isRemask(this.#group, gameId, key, party, slots, { deck, proof: body.proof });
	}

	#roll({ gameId, party, key: keyBytes, roll, head }: RollStatement, body: RollBody): boolean {
		const points = decodeAll(this.#group, [keyBytes, body.result]);
		if (points === null || body.party !== party) return false;
		const [key, result] = points as [P, P];
		const question = rollQuestion(this.#group, gameId, roll, head);
		return isAnswer(this.#group, key, question, { results: [result], proof: body.proof });
	}

	#draw({ gameId, party, key: keyBytes, head, slots }: DrawStatement, body: DrawBody): boolean {
		const key = this.#group.decode(keyBytes);
		const results = decodeAll(this.#group, body.results);
		if (key === null || results === null || body.party !== party) return false;
		if (results.length !== slots.length || !sameSteps(slots, body.steps)) return false;
		const question = drawQuestion(this.#group, gameId, head, slots);
		return isAnswer(this.#group, key, question, { results, proof: body.proof });
	}

	/** The slots of a statement, if the body is about these, each so many versions on. */
	#slots(stated: readonly SlotStatement[], named: readonly SlotVersion[], later: number): SealedSlot<P>[] | null {
		const versions =
			stated.length === named.length && stated.every(({ version }, i) => version + later === named[i]?.version);
		if (!versions) return null;
		const slots: SealedSlot<P>[] = [];
		for (const { slot, version, card: bytes } of stated) {
			const [card] = readDeck(this.#group, bytes) ?? [];
			if (card === undefined) return null;
			slots.push({ slot, version, card });
		}
		return slots;
	}
}

/** Whether a body names the steps of the owner decks among the slots, each once, by first slot. */
function sameSteps(slots: DrawStatement['slots'], named: readonly Uint8Array[]): boolean {
	const steps = slots.flatMap(({ step }) => (step === null ? [] : [hex(step.subarray(0, ID_BYTES))]));
	return [...new Set(steps)].join() === named.map((step) => hex(step)).join();
}

function claimName({ statement, body }: Claim): string {
	return hex(sha256(encodeParts([statementBytes(statement), body])));
}

/** Reads decks and keys once for a batch: what two steps share is then one and the same, and counted once in the sum. */
class DeckReader<P> {
	readonly #decks = new Map<string, Deck<P> | null>();
	readonly #points = new Map<string, P | null>();

	constructor(readonly group: Group<P>) {}

	deck(bytes: Uint8Array): Deck<P> | null {
		const name = hex(sha256(bytes));
		let deck = this.#decks.get(name);
		if (deck === undefined) this.#decks.set(name, (deck = readDeck(this.group, bytes)));
		return deck;
	}

	point(bytes: Uint8Array): P | null {
		const name = hex(bytes);
		let point = this.#points.get(name);
		if (point === undefined) this.#points.set(name, (point = this.group.decode(bytes)));
		return point;
	}
}
