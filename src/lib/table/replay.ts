/**
 * A whole match as one link. The head after each entry follows from the entries before, so only the moves travel, most as their number in the list of legal moves; the last signature
 * of each seat vouches for all that came before it. A replay is read, never played on.
 */
import type { Facts, Outcome } from '../engine/contract';
import { sees } from '../engine/fold';
import { equalJson } from '../engine/canonical';
import type { AnyModule } from '../engine/module';
import { fromBase64, toBase64 } from './base64';
import { Reader, Writer, concat } from './bytes';
import type { Chain } from './chain';
import { FORMAT, decode, encode, readFacts, writeFacts } from './codec';
import type { ChainEntry, Entry, Key } from './entry';
import { HOST, LIMITS, entryId, isChained } from './entry';
import { admit } from './gate';
import type { Item } from './item';
import { SIGNATURE, checkGenesis } from './item';
import type { Age } from './age';
import { ageOf, isVersion } from './age';
import type { Node } from './node';
import { isAgreement } from './node';
import type { FindModule } from './opening';
import { newChain, takeSeating } from './opening';
import { namedBy } from './seating';
import type { Verify } from './signature';
import { seatsOf } from './snapshot';
import type { SeatView } from './snapshot';
import type { Step } from './story';
import { Story } from './story';

const KIND = 0x52;
const LONGEST = 5_000;
/** Codes below the numbers of legal moves. */
const BY_TEXT = 0;
const AS_ENTRY = 1;
const FIRST_NUMBER = 2;

export type ReplayFailure = 'not-a-replay' | 'forged' | 'unknown-game' | Age;
export type OpenedReplay =
	{ readonly ok: true; readonly replay: Replay } | { readonly ok: false; readonly reason: ReplayFailure };

/** The reading half of a table. */
export class Replay {
	readonly #story: Story;

	constructor(readonly chain: Chain) {
		this.#story = new Story(chain);
	}

	get module(): AnyModule {
		return this.chain.module;
	}

	get options(): unknown {
		return this.chain.options;
	}

	get sides(): readonly number[] {
		return this.module.sides(this.options);
	}

	get seats(): readonly SeatView[] {
		return seatsOf(this.chain);
	}

	get ply(): number {
		return this.#story.ply;
	}

	get result(): Outcome | null {
		return this.chain.view().result;
	}

	step(ply: number): Step {
		return this.#story.step(ply);
	}

	/** The steps that count after so many: see `Story`. */
	standing(ply: number): readonly number[] {
		return this.#story.standing(ply);
	}

	stateAt(ply: number): unknown {
		return this.#story.foldAt(ply).state;
	}

	/** What everybody knew after so many steps. */
	sees(ply: number): Facts {
		return sees(this.#story.foldAt(ply), null, {});
	}
}

/** The match up to a step as text for a link. */
export function packReplay(chain: Chain, upTo = Infinity): string {
	const view = chain.view();
	const nodes = (view.waiting ? view.nodes.slice(0, -1) : view.nodes).slice(0, upTo);
	const writer = new Writer().byte(KIND).byte(FORMAT).bytes(chain.genesis.bytes);
	writer.list(vouchers(chain, nodes), (item) => writer.bytes(item.bytes));
	const last = writeLinks(writer, chain, nodes);
	writer.list([...last.values()], (item) => writer.raw(item.bytes.subarray(0, SIGNATURE)));
	return toBase64(writer.done());
}

/** The links of a chain and the answers to their requests, without signatures. Returns the last item of each key. */
export function writeLinks(writer: Writer, chain: Chain, nodes: readonly Node[]): Map<Key, Item> {
	writer.number(nodes.length);
	writeAnswers(writer, chain, chain.root);
	const last = new Map<Key, Item>();
	for (const node of nodes) {
		const link = ownLink(node);
		if (link !== null) {
			writeLink(writer, chain, node, link.entry);
			last.set(link.key, link);
		}
		writeAnswers(writer, chain, node);
	}
	return last;
}

/** Opens the text of a link. Nothing foreign throws: everything wrong with it has a name. */
export async function openReplay(text: string, find: FindModule, verify: Verify): Promise<OpenedReplay> {
	const fail = (reason: ReplayFailure): OpenedReplay => ({ ok: false, reason });
	const bytes = fromBase64(text);
	if (bytes === null) return fail('not-a-replay');
	const reader = new Reader(bytes);
	if (reader.byte() !== KIND) return fail('not-a-replay');
	const version = reader.byte();
	const age = ageOf(version, FORMAT);
	if (age !== null) return fail(isVersion(version) ? age : 'not-a-replay');
	const genesisBytes = reader.bytes(LIMITS.entry + SIGNATURE);
	const vouching = reader.list(LIMITS.list, () => reader.bytes(LIMITS.entry + SIGNATURE));
	if (!reader.ok) return fail('not-a-replay');
	const genesis = await checkGenesis(genesisBytes, verify);
	if (genesis === null) return fail('forged');
	const chain = await newChain(genesis, find);
	if (chain === 'unknown-game' || chain === 'newer' || chain === 'older') return fail(chain);
	if (typeof chain === 'string') return fail('forged');
	const strangers: Uint8Array[] = [];
	for (const voucher of vouching) {
		const admission = await admit(chain, voucher, verify);
		if (!admission.ok && admission.fault !== 'stranger') return fail('forged');
		if (!admission.ok) strangers.push(voucher);
	}
	takeSeating(chain);
	const last = await readLinks(reader, chain, strangers, verify);
	if (last === null) return fail('not-a-replay');
	if (strangers.length > 0) return fail('forged');
	const signatures = reader.list(LIMITS.list, () => reader.raw(SIGNATURE));
	if (!reader.finished || signatures.length !== last.size) return fail('not-a-replay');
	for (const [i, [key, payload]] of [...last].entries()) {
		if (!(await verify(signatures[i] as Uint8Array, payload, key))) return fail('forged');
	}
	return { ok: true, replay: new Replay(chain) };
}

/** Signed items from which the chain derives links by itself: who sat down, the start, the consents of an agreement. */
export function vouchers(chain: Chain, nodes: readonly Node[]): Item[] {
	const sits: readonly Item[] = chain.seating?.sits ?? [];
	const derived = nodes.flatMap(({ link, keys: seats }): readonly Item[] => {
		if (isAgreement(link)) {
			return seats.flatMap((_, by) =>
				chain.pool.voices(link.seat, link.at, by).filter(({ entry }) => entry.kind === 'consent')
			);
		}
		return [];
	});
	const start = chain.pool.items.get(chain.seating?.id ?? '');
	return [...sits, ...(start?.entry.kind === 'start' ? [start] : []), ...derived];
}

/** The answer that a node is; null for what the chain derives by itself. */
function ownLink({ link }: Node): Item<ChainEntry> | null {
	return link === null || isAgreement(link) ? null : link;
}

function writeLink(writer: Writer, chain: Chain, node: Node, entry: ChainEntry): void {
	if (entry.kind !== 'move') {
		writer.number(AS_ENTRY).bytes(encode(entry));
		return;
	}
	const number = numberOf(chain, node, entry.move);
	if (number === null) writeFacts(writer.number(BY_TEXT).text(entry.move), entry.shown);
	else writer.number(number + FIRST_NUMBER);
}

/** The place of a move in the list of legal moves. Only where nothing is hidden: elsewhere the list hangs on what a seat sees. */
function numberOf(chain: Chain, node: Node, text: string): number | null {
	const before = node.up === null ? null : chain.settle(node.up);
	const move = chain.module.notation.parseMove(text);
	const seat = before?.asked[0]?.seat;
	if (before === null || seat === undefined || !move.ok || before.fold.decks.length > 0) return null;
	const legal = chain.module.game.legal(before.fold.state, seat, {});
	const number = legal.findIndex((candidate) => equalJson(candidate, move.value));
	// The text must come out again as it was signed.
	return number >= 0 && chain.module.notation.formatMove(legal[number]) === text ? number : null;
}

/** The facts that a node's requests were answered with; the reader asks for them in the same order. */
function writeAnswers(writer: Writer, chain: Chain, node: Node): void {
	const { requests, facts: before } = chain.position(node);
	if (requests.length === 0) return;
	const { fold } = chain.settle(node);
	const fresh = Object.entries(fold.facts).filter(([key]) => before[key] === undefined);
	const parts: Facts[] = [];
	for (let i = 0; i < fresh.length; i += LIMITS.list) parts.push(Object.fromEntries(fresh.slice(i, i + LIMITS.list)));
	writer.list(parts, (facts) => writeFacts(writer, facts));
}

/** Rebuilds on an empty chain what `writeLinks` wrote; its items bear no signatures. `strangers` speak for seats that they come to hold on the way, and are let in then. Returns the last payload of each key in the order of their first, or null if the bytes tell no possible match. */
export async function readLinks(
	reader: Reader,
	chain: Chain,
	strangers: Uint8Array[],
	verify: Verify
): Promise<Map<Key, Uint8Array> | null> {
	const last = new Map<Key, Uint8Array>();
	const count = reader.number();
	if (count > LONGEST || !readAnswers(reader, chain, chain.root)) return null;
	for (let i = 0; i < count; i++) {
		for (const stranger of strangers.splice(0))
			if (!(await admit(chain, stranger, verify)).ok) strangers.push(stranger);
		if (chain.view().nodes[i] === undefined) {
			const { tip } = chain.view();
			const entry = readLink(reader, chain, tip);
			const key = entry === null ? null : (tip.keys[entry.seat] ?? null);
			if (entry === null || key === null) return null;
			if (entry.kind === 'answer') {
				for (const part of [entry.offer, ...entry.consents]) if (!(await admit(chain, part, verify)).ok) return null;
			}
			chain.add(unsigned(entry, key));
			last.set(key, encode(entry));
		}
		const node = chain.view().nodes[i];
		if (node === undefined || !readAnswers(reader, chain, node)) return null;
	}
	return chain.view().nodes.length === count ? last : null;
}

function readLink(reader: Reader, chain: Chain, node: Node): ChainEntry | null {
	const code = reader.number();
	if (!reader.ok) return null;
	if (code === AS_ENTRY) {
		const entry = decode(reader.bytes(LIMITS.entry));
		return entry !== null && isChained(entry) ? entry : null;
	}
	const settled = chain.settle(node);
	const [asked] = settled.asked;
	if (asked === undefined) return null;
	const { seat, at } = asked;
	const by = namedBy(chain.seating, seat, node.keys[seat] ?? '');
	const base = { kind: 'move', match: chain.genesis.id, seat, ...by, parent: at } as const;
	if (code === BY_TEXT) {
		const move = reader.text(LIMITS.text);
		const shown = readFacts(reader);
		return reader.ok ? { ...base, move, shown } : null;
	}
	const { game, notation } = chain.module;
	const move = game.legal(settled.fold.state, seat, {})[code - FIRST_NUMBER];
	return move === undefined ? null : { ...base, move: notation.formatMove(move), shown: {} };
}

function readAnswers(reader: Reader, chain: Chain, node: Node): boolean {
	if (chain.position(node).requests.length === 0) return reader.ok;
	const parts = reader.list(LIMITS.list, () => readFacts(reader));
	if (!reader.ok) return false;
	for (const facts of parts) {
		const data = writeFacts(new Writer(), facts).done();
		chain.add(
			unsigned({ kind: 'fact', match: chain.genesis.id, seat: HOST, for: node.head, data }, chain.genesis.entry.host)
		);
	}
	return !chain.settle(node).waiting;
}

/** An item that no signature of its own vouches for: good for reading, never stored or sent. */
function unsigned<E extends Entry>(entry: E, key: Key): Item<E> {
	const payload = encode(entry);
	return { id: entryId(payload), entry, key, bytes: concat([new Uint8Array(SIGNATURE), payload]) };
}
