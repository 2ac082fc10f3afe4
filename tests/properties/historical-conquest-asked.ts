/**
 * Who must answer, restated from the specification (3 and 5.4) on the plain card file and the plain state. Nothing here is taken from the rules, so
 * that the two can be compared.
 */
import { readFileSync } from 'node:fs';
import type { Seat } from '../../src/lib/engine/contract';
import type { Move, State } from '../../src/lib/games/historical-conquest';

interface PlainCard {
	readonly id: string;
	readonly category: string;
	readonly zone?: string;
	readonly interrupt?: boolean;
	readonly abilities: readonly {
		readonly when: string;
		readonly do: readonly {
			readonly effect: string;
			readonly who?: string;
			readonly amount?: number;
			readonly on?: string;
			readonly classes?: readonly string[];
		}[];
	}[];
}

const folder = new URL('../../src/lib/games/historical-conquest/data/', import.meta.url);
const load = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;
const cards = new Map(load<{ cards: PlainCard[] }>('cards.json').cards.map((card) => [card.id, card]));
const starters = new Map(
	load<{ decks: { id: string; cards: string[] }[] }>('decks.json').decks.map((deck) => [deck.id, deck.cards])
);

function card(id: string): PlainCard {
	const found = cards.get(id.slice(id.indexOf('/') + 1));
	if (found === undefined) throw new Error(`no card ${id}`);
	return found;
}

type PlainEffect = PlainCard['abilities'][number]['do'][number];

const HOSTILE = ['destroy', 'steal', 'spy', 'force-discard'];
const hurts = ({ effect, who, amount = 0 }: PlainEffect): boolean =>
	HOSTILE.includes(effect) || (effect === 'morale' && who !== 'self' && amount < 0);

const isHostileCard = ({ zone, abilities }: PlainCard): boolean =>
	zone === 'enemy-land' ||
	abilities.some(({ when, do: effects }) => ['on-play', 'upkeep', 'continuous'].includes(when) && effects.some(hurts));

const onPlay = ({ abilities }: PlainCard): PlainEffect[] =>
	abilities.filter(({ when }) => when === 'on-play').flatMap(({ do: effects }) => [...effects]);

/** `what`: the class of a response window's item, or `battle`. */
function fits(interrupt: PlainCard, what: string): boolean {
	const effects = onPlay(interrupt);
	if (what !== 'battle')
		return effects.some(({ effect, classes }) => effect === 'cancel' && classes?.includes(what) === true);
	const isUnit = ['character', 'army', 'explorer'].includes(interrupt.category);
	if (isUnit && interrupt.zone === 'land') return true;
	return effects.some(({ effect, on }) => effect === 'call-off' || (effect === 'boost' && on === 'battle'));
}

/** Every card that lies open, on a table or in a discard pile, or is announced. */
function openCards(state: State): ReadonlySet<string> {
	const players = Object.values(state.players);
	return new Set([
		...players.flatMap(({ lands, active, discard }) => [
			...lands.flatMap(({ id, cards: column, attached }) => [id, ...column, ...attached]),
			...active,
			...discard
		]),
		state.window?.item?.card ?? ''
	]);
}

function hides(state: State, seat: Seat, what: string): boolean {
	const choice = state.options.decks[seat];
	const list = typeof choice === 'string' ? starters.get(choice) : choice?.cards;
	const open = openCards(state);
	return (list ?? []).some((id) => card(id).interrupt === true && fits(card(id), what) && !open.has(`${seat}/${id}`));
}

/** The members of a window that is opened or reopened in this state. */
function members(state: State, candidates: readonly Seat[], what: string): Seat[] {
	if (state.options.interrupts === 'own-turn') return [];
	return candidates.filter((seat) => {
		const player = state.players[seat];
		return player?.out === null && !player.resting && hides(state, seat, what);
	});
}

const others = (state: State, seat: Seat): Seat[] =>
	Object.keys(state.players)
		.map(Number)
		.filter((each) => each !== seat)
		.sort((a, b) => a - b);

/** Who must have been asked after a move that opens a window, by the state before it; null if the move opens none. */
function askedBy(before: State, seat: Seat, move: Move): readonly Seat[] | null {
	if (move.type === 'attack') {
		const defender = others(before, seat).find((each) => before.players[each]?.lands.some(({ id }) => id === move.to));
		return defender === undefined ? null : members(before, [seat, defender], 'battle');
	}
	if (before.round < 2 || before.window !== null) return null;
	if (move.type === 'play') {
		const played = card(move.card);
		if (played.interrupt === true || (played.category !== 'event' && !isHostileCard(played))) return null;
		return members(before, others(before, seat), played.category);
	}
	if (move.type !== 'use' || card(move.unit).abilities[move.ability]?.do.some(hurts) !== true) return null;
	return members(before, others(before, seat), 'ability');
}

/** The interrupt closes the window: it cancels the item, or calls the battle off. */
function closes(before: State, id: string): boolean {
	const effects = onPlay(card(id));
	const item = before.window?.item ?? null;
	if (item === null) return effects.some(({ effect }) => effect === 'call-off');
	return effects.some(({ effect, classes }) => effect === 'cancel' && classes?.includes(item.class) === true);
}

/** What is wrong with the seats that `after` waits for, given the state and the move before; null if they are as the specification says. */
export function faultOfAsked(before: State, seat: Seat, move: Move, after: State): string | null {
	const waiting = after.window?.waiting ?? [];
	const same = (wanted: readonly Seat[]): string | null =>
		JSON.stringify(waiting) === JSON.stringify(wanted)
			? null
			: `asked [${waiting.join()}], should be [${wanted.join()}]`;
	const opened = askedBy(before, seat, move);
	if (opened !== null) return same(opened);
	const { window } = before;
	if (window === null) return after.window === null ? null : 'a window out of nothing';
	// A unit played into the window has crowded a land: whoever is asked stays asked while one is given up.
	if (before.pending.length > 0) return same(window.waiting);
	if (move.type === 'pass') return same(window.waiting.filter((each) => each !== seat));
	if (move.type !== 'play') return null;
	if (closes(before, move.card)) return after.window === null ? null : 'the window should be closed';
	const { item } = window;
	const candidates =
		item === null ? [before.battle?.attacker ?? -1, before.battle?.defender ?? -1] : others(before, item.seat);
	return same(members({ ...after, window }, candidates, item?.class ?? 'battle'));
}
