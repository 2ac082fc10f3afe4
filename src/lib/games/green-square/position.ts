/**
 * Reads a position from JSON text. What comes out has the shape of a state (§3) and keeps what the rules take for granted: every card in play has a
 * face of its deck and its kind, no card lies in two places, somebody decides or something is awaited unless the game is over. Whether play could have
 * led there is not checked.
 */
import type { Parsed } from '../../engine/module';
import { readJsonPosition } from '../../engine/position';
import { actors } from './situation';
import { isCardOf, cardOf } from './content';
import type { CardKind } from './content';
import { readOptions } from './setup';
import { stateShape } from './shape';
import type { Slot, State } from './types';
import { deckOf } from './zones';

export function readPosition(text: string): Parsed<State> {
	return readJsonPosition<State>(text, {
		options: readOptions,
		hasShape: (value, { seats }) => stateShape(seats)(value),
		fault: faultOf
	});
}

/** A zone in which every face is public, and the kinds of card that may lie there. */
interface Zone {
	readonly slots: readonly Slot[];
	readonly kinds: readonly CardKind[] | null;
}

function faultOf(state: State): string | null {
	for (const [slot, face] of Object.entries(state.faces)) {
		if (!isCardOf(deckOf(slot), face)) return `${face} is not a card of the deck of ${slot}`;
	}
	const open = openZones(state);
	for (const { slots, kinds } of open) {
		const stray = slots.find((slot) => !isOfKind(state, slot, kinds));
		if (stray !== undefined) return `${stray} is hidden or of the wrong kind for where it lies`;
	}
	const lying = [...Object.values(state.players).flatMap((hero) => hero.hand), ...open.flatMap(({ slots }) => slots)];
	if (new Set(lying).size < lying.length) return 'a card lies in two places';
	if (lying.some((slot) => Number(slot.slice('loc:'.length)) >= state.decks[deckOf(slot)].next)) {
		return 'a card lies both in its deck and elsewhere';
	}
	return faultOfPhase(state);
}

function isOfKind(state: State, slot: Slot, kinds: readonly CardKind[] | null): boolean {
	const face = state.faces[slot];
	return face !== undefined && (kinds === null || kinds.includes(cardOf(face).kind));
}

function openZones(state: State): Zone[] {
	const { battle, spoils, body, resolving, discard } = state;
	const zones: Zone[] = [];
	for (const hero of Object.values(state.players)) {
		const holders = hero.items.flatMap(({ by }) => (by === null || hero.volunteers.includes(by) ? [] : [by]));
		zones.push(
			{ slots: hero.items.map(({ card }) => card), kinds: ['item', 'oneshot'] },
			{ slots: holders, kinds: ['detour'] },
			{ slots: hero.volunteers, kinds: ['volunteer'] },
			{ slots: hero.professions, kinds: ['profession'] },
			{ slots: hero.tribes, kinds: ['tribe'] },
			{ slots: hero.master === null ? [] : [hero.master], kinds: ['master'] },
			{ slots: hero.heritage === null ? [] : [hero.heritage], kinds: ['heritage'] },
			{ slots: hero.lasting, kinds: ['disaster'] }
		);
	}
	const awaited = new Set(state.need.map((need) => (need.kind === 'reveal' ? need.slot : '')));
	const laidOut = [...(spoils?.pool ?? []), ...(body?.cards ?? [])].filter((slot) => !awaited.has(slot));
	zones.push(
		{ slots: [...discard.loc, ...discard.upg, ...(battle?.cards ?? []), ...laidOut], kinds: null },
		{ slots: resolving === null ? [] : [resolving.card], kinds: ['disaster'] },
		{ slots: state.ask?.kind === 'big-to' ? [state.ask.card] : [], kinds: ['item'] }
	);
	return zones;
}

/** What the phase takes for granted. */
function faultOfPhase(state: State): string | null {
	const { battle, phase, result } = state;
	if ((phase === 'over') !== (result !== null)) return 'the phase and the result contradict each other';
	if (phase === 'battle' && battle === null) return 'a battle is missing';
	if (battle !== null && battle.enhancers.some(({ card }) => !isOfKind(state, card, ['enhancer']))) {
		return 'an enhancer of the battle is none';
	}
	if (battle !== null && battle.beasts.some(({ face }) => !isCardOf('loc', face) || cardOf(face).kind !== 'beast')) {
		return 'a beast of the battle is none';
	}
	if (result === null && state.need.length === 0 && actors(state).length === 0) return 'nobody may act';
	return state.turn === null && phase !== 'start' && phase !== 'over' ? 'it is nobody’s turn' : null;
}
