/**
 * The worst that an attack has to fear: the battle with the interrupts that the defender may hold. Deck lists are
 * public, and so is which of their cards lie open; faces of the hand count only where the attacker was shown them.
 */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import { apply } from '../apply';
import { hiddenInterrupts } from '../fitting';
import { legal } from '../legal';
import { playerAt } from '../table';
import type { BattleResult, Move, State } from '../types';

export interface Worst {
	readonly result: BattleResult;
	readonly attack: number | null;
	readonly defense: number | null;
	/** The interrupts that bring it about, by card id. */
	readonly cards: readonly string[];
}

/** From an attacker's view, worst first. */
const RANK: readonly BattleResult[] = ['lost', 'called-off', 'draw', 'undefended', 'won'];

/** `state`: the battle's window is open, or it is over already. The attacker is taken to pass. */
export function worstOf(state: State, sees: Facts): Worst {
	const { battle, window } = state;
	if (battle === null || window?.kind !== 'battle') return resultOf(state, []);
	const { attacker, defender } = battle;
	const holdable = window.members.includes(defender) ? hiddenInterrupts(state, defender, null) : [];
	const cards = holdable.map(({ id }) => id);
	return search(state, { attacker, defender, cards, played: [], known: shownFaces(state, attacker, defender, sees) });
}

interface Search {
	readonly attacker: Seat;
	readonly defender: Seat;
	/**
	 * Still to be tried, each before or after none of the others: the order changes nothing but who is the newest in a
	 * column.
	 */
	readonly cards: readonly string[];
	readonly played: readonly string[];
	/** What the attacker knows of the defender's hand. */
	readonly known: ReadonlyMap<Slot, string>;
}

function search(state: State, find: Search): Worst {
	let worst = resultOf(allPass(state), find.played);
	for (const [index, card] of find.cards.entries()) {
		const slot = slotFor(state, card, find);
		if (slot === null) continue;
		const rest = { ...find, cards: find.cards.slice(index + 1), played: [...find.played, card] };
		for (const after of playsOf(state, find.defender, slot, card)) worst = worse(worst, search(after, rest));
	}
	return worst;
}

/** Where the card may be: the slot that was seen to hold it, or any that was not seen. */
function slotFor(state: State, card: string, { defender, known }: Search): Slot | null {
	const { hand } = playerAt(state, defender);
	const isHeld = [...known.values()].includes(card);
	return hand.find((slot) => (isHeld ? known.get(slot) === card : !known.has(slot))) ?? null;
}

/** The positions after the defender played the card for this battle, with every way to make room for it. */
function playsOf(state: State, defender: Seat, slot: Slot, card: string): readonly State[] {
	if (state.window?.waiting.includes(defender) !== true || state.pending.length > 0) return [];
	const helps = (move: Move): boolean =>
		move.type === 'play' && (move.land === undefined || move.land === state.battle?.to);
	return legal(state, defender, { [slot]: card })
		.filter(helps)
		.flatMap((move) => uncrowded(apply(state, defender, move, { [slot]: card })));
}

function uncrowded(state: State): readonly State[] {
	const due = state.pending[0];
	if (due?.kind !== 'overflow') return [state];
	return due.units.flatMap((unit) => uncrowded(apply(state, due.seat, { type: 'lose', unit }, {})));
}

function allPass(state: State): State {
	for (let left = state; ;) {
		const next = left.window?.waiting[0];
		if (next === undefined || left.pending.length > 0 || left.outcome !== null) return left;
		left = apply(left, next, { type: 'pass' }, {});
	}
}

function resultOf({ lastBattle }: State, cards: readonly string[]): Worst {
	const { result, attack, defense } = lastBattle ?? { result: 'called-off', attack: null, defense: null };
	return { result, attack, defense, cards };
}

function worse(a: Worst, b: Worst): Worst {
	const rank = RANK.indexOf(a.result) - RANK.indexOf(b.result);
	if (rank !== 0) return rank < 0 ? a : b;
	return lead(a) <= lead(b) ? a : b;
}

const lead = ({ attack, defense }: Worst): number => (attack ?? 0) - (defense ?? 0);

function shownFaces(state: State, attacker: Seat, defender: Seat, sees: Facts): ReadonlyMap<Slot, string> {
	const { seen } = playerAt(state, attacker);
	const faces = new Map<Slot, string>();
	for (const slot of playerAt(state, defender).hand) {
		const face = sees[slot];
		if (seen.includes(slot) && typeof face === 'string') faces.set(slot, face);
	}
	return faces;
}
