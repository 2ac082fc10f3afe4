/**
 * The binary forms of bodies: type byte first, integers big-endian. The reader is made for foreign bytes: null unless they are the one
 * form of a body. That points and scalars are canonical is checked where they are used.
 */
import type { Body, DrawBody, SlotVersion } from './body';
import { CARD_BYTES, MOST_CARDS } from './deck';
import { equalBytes } from './encoding';
import { EQUALITY_BYTES } from './equality';
import { GIVE_BYTES } from './give';
import { POINT_BYTES } from './group';
import { ID_BYTES } from './hash';
import { JOIN, JOIN_BYTES } from './join';
import { proofLength } from './proof';
import { REMASK_BYTES } from './remask';
import { ByteReader, ByteWriter } from './stream';

const TYPES = { share: 1, step: 2, proof: 3, give: 4, open: 5, remask: 6, roll: 7, draw: 9, join: JOIN } as const;
/** Where another party may be paid for; between two nobody is. */
const OWN = 255;
/** The one argument there is: Groth's. */
const ARGUMENT = 1;
/** The shortest proof is about two cards. */
const LEAST_PROOF = proofLength(2);
const PROOF_STEP = proofLength(3) - LEAST_PROOF;

export function writeBody(body: Body): Uint8Array {
	if (body.type === 'join') return body.bytes;
	const to = new ByteWriter().byte(TYPES[body.type]);
	switch (body.type) {
		case 'share':
			to.byte(body.party).byte(OWN).list(body.slots, writeSlot);
			return to.all(body.results).raw(body.proof).done();
		case 'step':
			to.byte(body.party).short(body.deck).short(body.set).byte(body.step);
			return to
				.short(body.cards.length / CARD_BYTES)
				.raw(body.prev)
				.raw(body.cards)
				.done();
		case 'proof':
			return to.byte(ARGUMENT).raw(body.step).raw(body.proof).done();
		case 'give':
			to.byte(body.from).byte(body.to).short(body.slot).byte(body.version).byte(body.lock);
			return to
				.byte(body.kind === 'give' ? 0 : 1)
				.all([body.point, body.rest, body.proof])
				.done();
		case 'open':
			to.byte(body.party).short(body.slot).byte(body.version).byte(body.lock);
			return to.raw(body.result).raw(body.proof).done();
		case 'remask':
			return to.byte(body.party).list(body.slots, writeSlot).raw(body.cards).raw(body.proof).done();
		case 'roll':
			return to.byte(body.party).byte(OWN).short(body.roll).raw(body.result).raw(body.proof).done();
		case 'draw':
			to.byte(body.party)
				.byte(OWN)
				.list(body.slots, (writer, slot) => writer.short(slot));
			return to.byte(body.steps.length).all(body.steps).all(body.results).raw(body.proof).done();
	}
}

function writeSlot(to: ByteWriter, { slot, version }: SlotVersion): void {
	to.short(slot).byte(version);
}

/** Null for bytes that are no body between two parties, or not in their one form. Never throws. */
export function readBody(bytes: Uint8Array): Body | null {
	const from = new ByteReader(bytes);
	const body = readKind(from, from.byte());
	return from.finished ? body : null;
}

function readKind(from: ByteReader, type: number): Body | null {
	switch (type) {
		case TYPES.share: {
			const party = readParty(from);
			const slots = readSlots(from);
			const results = slots.map(() => from.raw(POINT_BYTES));
			return { type: 'share', party, slots, results, proof: from.raw(EQUALITY_BYTES) };
		}
		case TYPES.step: {
			const [party, deck, set, step, n] = [from.byte(), from.short(), from.short(), from.byte(), from.short()];
			from.require(n >= 1 && n <= MOST_CARDS && party < 16);
			return { type: 'step', party, deck, set, step, prev: from.raw(ID_BYTES), cards: from.raw(n * CARD_BYTES) };
		}
		case TYPES.proof: {
			from.require(from.byte() === ARGUMENT);
			const step = from.raw(ID_BYTES);
			const proof = from.rest();
			const over = proof.length - LEAST_PROOF;
			from.require(over >= 0 && over % PROOF_STEP === 0 && proof.length <= proofLength(MOST_CARDS));
			return { type: 'proof', step, proof };
		}
		case TYPES.give: {
			const [giver, to, slot, version, lock, flag] = [
				from.byte(),
				from.byte(),
				from.short(),
				from.byte(),
				from.byte(),
				from.byte()
			];
			from.require(version < 255 && lock < 255 && flag <= 1 && giver !== to);
			const [point, rest, proof] = [from.raw(POINT_BYTES), from.raw(POINT_BYTES), from.raw(GIVE_BYTES)];
			const kind = flag === 0 ? 'give' : 'show';
			return { type: 'give', kind, from: giver, to, slot, version, lock, point, rest, proof };
		}
		case TYPES.open: {
			const [party, slot, version, lock] = [from.byte(), from.short(), from.byte(), from.byte()];
			from.require(version < 255 && lock >= 1 && lock < 255);
			return {
				type: 'open',
				party,
				slot,
				version,
				lock,
				result: from.raw(POINT_BYTES),
				proof: from.raw(EQUALITY_BYTES)
			};
		}
		case TYPES.remask: {
			const party = from.byte();
			const slots = readSlots(from);
			from.require(slots.every(({ version }) => version >= 1));
			const cards = from.raw(slots.length * CARD_BYTES);
			return { type: 'remask', party, slots, cards, proof: from.raw(REMASK_BYTES) };
		}
		case TYPES.roll: {
			const party = readParty(from);
			const roll = from.short();
			return { type: 'roll', party, roll, result: from.raw(POINT_BYTES), proof: from.raw(EQUALITY_BYTES) };
		}
		case TYPES.draw:
			return readDraw(from);
		case TYPES.join: {
			from.rest();
			from.require(from.source.length === JOIN_BYTES);
			return { type: 'join', bytes: from.source };
		}
		default:
			from.require(false);
			return null;
	}
}

function readDraw(from: ByteReader): DrawBody {
	const party = readParty(from);
	const slots = from.list(MOST_CARDS, () => from.short());
	from.require(slots.length >= 1 && new Set(slots).size === slots.length);
	const count = from.byte();
	from.require(count <= slots.length);
	const steps = from.times(count, () => from.raw(ID_BYTES));
	from.require(steps.every((step, i) => steps.slice(0, i).every((other) => !equalBytes(step, other))));
	const results = slots.map(() => from.raw(POINT_BYTES));
	return { type: 'draw', party, slots, steps, results, proof: from.raw(EQUALITY_BYTES) };
}

/** A party that speaks for itself. */
function readParty(from: ByteReader): number {
	const party = from.byte();
	from.require(from.byte() === OWN);
	return party;
}

/** Slots of a body are distinct, one at least. */
function readSlots(from: ByteReader): SlotVersion[] {
	const slots = from.list(MOST_CARDS, () => ({ slot: from.short(), version: from.byte() }));
	from.require(slots.length >= 1 && new Set(slots.map(({ slot }) => slot)).size === slots.length);
	from.require(slots.every(({ version }) => version < 255));
	return slots;
}
