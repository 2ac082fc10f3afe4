/** What the rules wait for, what they do with the answers, who is entitled to which face, and the decks (§9). */
import type { DeckSpec, Facts, Request, Seat, Slot, Tell } from '../../engine/contract';
import { DECKS, DECK_FACES, isCardOf } from './content';
import type { CardId, DeckId } from './content';
import { draftOf } from './draft';
import type { Draft } from './draft';
import { work } from './flow/steps';
import type { Batch, Need, State } from './types';
import { deckOf, learnFaces } from './zones';

export function requests(state: State): readonly Request[] {
	return state.need.map((need) => (need.kind === 'reveal' ? { kind: 'reveal', slot: need.slot } : need));
}

/** Answers are noted; when the last one is in, the work goes on. */
export function resolve(state: State, facts: Facts, tell?: Tell): State {
	const answered = state.need.filter((need) => isAnswer(need, facts));
	if (answered.length === 0) return state;
	const d = draftOf(state, tell);
	for (const need of answered) note(d, need, facts);
	d.s.need = d.s.need.filter((need) => !answered.includes(need));
	work(d);
	return d.s;
}

function isAnswer(need: Need, facts: Facts): boolean {
	const key = need.kind === 'reveal' ? need.slot : need.id;
	const fact = Object.hasOwn(facts, key) ? facts[key] : undefined;
	if (need.kind === 'reveal') return isCardOf(deckOf(need.slot), fact);
	return typeof fact === 'number' && Number.isInteger(fact) && fact >= 1 && fact <= need.sides;
}

/** A face becomes public; a roll is kept by the step that is next. */
function note(d: Draft, need: Need, facts: Facts): void {
	if (need.kind === 'reveal') return learnFaces(d, { [need.slot]: facts[need.slot] as CardId });
	const [step] = d.s.todo;
	if (step !== undefined && 'rolls' in step) {
		d.s.todo[0] = { ...step, rolls: { ...step.rolls, [need.id]: facts[need.id] as number } };
	}
}

/** States are never changed, so who holds what is worked out once for each. */
const holders = new WeakMap<State, ReadonlyMap<Slot, 'all' | readonly Seat[]>>();

export function audience(state: State, slot: Slot): 'all' | readonly Seat[] {
	if (state.faces[slot] !== undefined) return 'all';
	let seen = holders.get(state);
	if (seen === undefined) holders.set(state, (seen = holdersOf(state)));
	return seen.get(slot) ?? NOBODY;
}

const NOBODY: readonly Seat[] = [];

function holdersOf(state: State): ReadonlyMap<Slot, 'all' | readonly Seat[]> {
	const seen = new Map<Slot, 'all' | readonly Seat[]>();
	for (let seat = 0; seat < state.options.seats; seat++) {
		const owner = [seat];
		for (const slot of state.players[seat]?.hand ?? []) seen.set(slot, owner);
	}
	for (const need of state.need) if (need.kind === 'reveal') seen.set(need.slot, 'all');
	return seen;
}

export function decks(state: State): readonly DeckSpec[] {
	const { loc, upg } = state.decks;
	if (loc.batches.length === 0 && upg.batches.length === 0) return FIRST_DECKS;
	return [...FIRST_DECKS, ...reshuffled('loc', loc.batches), ...reshuffled('upg', upg.batches)];
}

const FIRST_DECKS: readonly DeckSpec[] = DECKS.map((id) => ({
	id,
	slots: DECK_FACES[id].map((_, i) => `${id}:${i}`),
	faces: DECK_FACES[id]
}));

const specs = new WeakMap<Batch, DeckSpec>();

function reshuffled(deck: DeckId, batches: readonly Batch[]): DeckSpec[] {
	return batches.map((batch, k) => {
		let spec = specs.get(batch);
		if (spec === undefined) {
			const slots = Array.from({ length: batch.count }, (_, i) => `${deck}:${batch.first + i}`);
			specs.set(batch, (spec = { id: `${deck}.${k + 2}`, slots, faces: batch.faces }));
		}
		return spec;
	});
}
