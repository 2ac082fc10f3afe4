/**
 * All legal moves of a seat, but for `resign` and without the optional `w` and `rest`. Moves are written with their keys in alphabetical order,
 * so that plain JSON is canonical JSON and sorting stays cheap.
 */
import type { Facts, Seat } from '../../engine/contract';
import { actors } from './actors';
import { attackProblem, explorerReaches, isExplorer, pairProblem } from './apply/attack';
import { discardProblem, isDiscardable } from './apply/discard';
import { playProblem } from './apply/play';
import { arrivalProblem } from './apply/travel';
import { useProblem } from './apply/use';
import type { CardInfo } from './content';
import { cardOf } from './content';
import { legalChoices } from './effects';
import { hasLandLeft } from './effects/discover';
import { hasPlayLeft } from './effects/extra-plays';
import { opponents, ownLands, ownUnits } from './effects/targets';
import { faceInHand } from './hidden';
import { isDirect, sameContinent } from './reach';
import type { HeldLand, Place } from './table';
import { playerAt, visitHeldCards } from './table';
import type { CardRef, Choices, Decision, Land, Move, State } from './types';

const NO_MOVES: readonly Move[] = [];
const NO_CHOICES: readonly Choices[] = [{}];

export function legal(state: State, seat: Seat, sees: Facts): readonly Move[] {
	if (!actors(state).includes(seat)) return NO_MOVES;
	const moves: Move[] = [];
	const due = state.pending[0];
	if (due !== undefined) {
		addAnswers(moves, state, due, sees);
	} else if (state.window !== null) {
		addHandMoves(moves, state, seat, sees);
		moves.push({ type: 'pass' });
	} else {
		addUses(moves, state, seat);
		addHandMoves(moves, state, seat, sees);
		if (state.phase === 'attack') addAttacks(moves, state, seat);
		if (state.phase === 'move') addTravels(moves, state, seat);
		addTableDiscards(moves, state, seat);
		moves.push({ type: 'next' });
	}
	return sorted(moves);
}

/** By canonical JSON. The families above come nearly in order, so little is left to do. */
function sorted(moves: readonly Move[]): readonly Move[] {
	if (moves.length < 2) return moves;
	const keyed = moves.map((move) => ({ move, text: JSON.stringify(move) }));
	keyed.sort((a, b) => (a.text < b.text ? -1 : 1));
	return keyed.map(({ move }) => move);
}

function addAnswers(moves: Move[], state: State, due: Decision, sees: Facts): void {
	if (due.kind === 'hand-discard') {
		for (const slot of playerAt(state, due.seat).hand) {
			const info = faceInHand(state, due.seat, slot, sees[slot], sees);
			if (info !== null) moves.push({ card: info.id, slot, type: 'drop' });
		}
		return;
	}
	const type = due.kind === 'occupy' ? 'occupy' : 'lose';
	for (const unit of due.units) moves.push({ type, unit });
	if (due.kind === 'occupy') moves.push({ type: 'pass' });
}

function addHandMoves(moves: Move[], state: State, seat: Seat, sees: Facts): void {
	const playLeft = state.phase === 'play' && state.window === null && hasPlayLeft(state, seat);
	for (const slot of playerAt(state, seat).hand) {
		const info = faceInHand(state, seat, slot, sees[slot], sees);
		if (info === null) continue;
		if (playProblem(state, info, playLeft) === null) addPlays(moves, state, seat, slot, info);
		if (playLeft) moves.push({ card: info.id, slot, type: 'discard' });
	}
}

function addPlays(moves: Move[], state: State, seat: Seat, slot: string, info: CardInfo): void {
	const combinations = playChoices(state, seat, info);
	const card = info.id;
	const zone = info.played?.zone;
	if (zone === 'active' || zone === 'discard') {
		for (const choices of combinations)
			moves.push({ card, ...opponentOf(choices), slot, ...targetsOf(choices), type: 'play' });
		return;
	}
	const lands =
		zone === 'enemy-land' ? opponents(state, seat).flatMap((other) => ownLands(state, other)) : ownLands(state, seat);
	for (const choices of combinations) {
		for (const land of lands) {
			moves.push({ card, land, ...opponentOf(choices), slot, ...targetsOf(choices), type: 'play' });
		}
		if (info.isExplorer && hasLandLeft(playerAt(state, seat))) {
			moves.push({ card, discover: true, ...opponentOf(choices), slot, ...targetsOf(choices), type: 'play' });
		}
	}
}

/** Without any legal combination the fields are left out. */
function playChoices(state: State, seat: Seat, info: CardInfo): readonly Choices[] {
	if (info.onPlayEffects.length === 0) return NO_CHOICES;
	const choices = legalChoices(state, seat, info.onPlayEffects);
	return choices.length === 0 ? NO_CHOICES : choices;
}

function opponentOf({ opponent }: Choices): { readonly opponent?: Seat } {
	return opponent === undefined ? {} : { opponent };
}

function targetsOf({ targetLand, targetUnit }: Choices): Choices {
	return {
		...(targetLand === undefined ? {} : { targetLand }),
		...(targetUnit === undefined ? {} : { targetUnit })
	};
}

function addTableDiscards(moves: Move[], state: State, seat: Seat): void {
	if (discardProblem(state, seat) !== null) return;
	visitHeldCards(state, seat, (unit, { part }) => {
		if (isDiscardable(unit, part)) moves.push({ type: 'discard', unit });
	});
}

function addUses(moves: Move[], state: State, seat: Seat): void {
	visitHeldCards(state, seat, (unit, place) => {
		for (const index of cardOf(unit).usable) addUsesOf(moves, state, unit, index, place);
	});
}

function addUsesOf(moves: Move[], state: State, unit: CardRef, index: number, place: Place): void {
	const { seat } = place;
	const ability = cardOf(unit).abilities[index];
	if (ability === undefined || useProblem(state, unit, index, ability, place) !== null) return;
	const prices: readonly (CardRef | undefined)[] =
		ability.pay === 'own-character' ? ownUnits(state, seat).filter((other) => other !== unit) : [undefined];
	for (const choices of legalChoices(state, seat, ability.do)) {
		for (const pay of prices) {
			const price = pay === undefined ? {} : { pay };
			moves.push({ ability: index, ...opponentOf(choices), ...price, ...targetsOf(choices), type: 'use', unit });
		}
	}
}

function addAttacks(moves: Move[], state: State, seat: Seat): void {
	if (attackProblem(state, seat) !== null) return;
	for (const from of playerAt(state, seat).lands) {
		for (const other of opponents(state, seat)) {
			for (const land of playerAt(state, other).lands) addAttacksOn(moves, state, seat, from, { seat: other, land });
		}
	}
}

function addAttacksOn(moves: Move[], state: State, seat: Seat, from: Land, target: HeldLand): void {
	if (pairProblem(state, from, target) !== null) return;
	const to = target.land.id;
	if (isDirect(state, seat, from, to)) {
		moves.push({ from: from.id, to, type: 'attack' });
		return;
	}
	for (const explorer of from.cards) {
		if (!isExplorer(explorer) || !explorerReaches(explorer, from.id, to)) continue;
		moves.push({ explorer, from: from.id, to, type: 'attack' });
		for (const escort of from.cards) {
			if (escort !== explorer) moves.push({ escort, explorer, from: from.id, to, type: 'attack' });
		}
	}
}

function addTravels(moves: Move[], state: State, seat: Seat): void {
	for (const from of playerAt(state, seat).lands) {
		if (from.cards.length === 0) continue;
		for (let holder = 0; holder < state.options.players; holder++) {
			for (const land of playerAt(state, holder).lands) {
				if (land.id === from.id || (holder !== seat && land.cards.length > 0)) continue;
				addSteps(moves, state, seat, from, { seat: holder, land });
				addVoyages(moves, state, seat, from, { seat: holder, land });
			}
		}
	}
}

function addSteps(moves: Move[], state: State, seat: Seat, from: Land, to: HeldLand): void {
	if (state.stepUsed || !sameContinent(from.id, to.land.id)) return;
	for (const unit of from.cards) {
		if (state.moved.includes(unit) || arrivalProblem(state, seat, from, to, [unit]) !== null) continue;
		moves.push({ to: to.land.id, type: 'step', unit });
	}
}

function addVoyages(moves: Move[], state: State, seat: Seat, from: Land, to: HeldLand): void {
	for (const unit of from.cards) {
		if (!isExplorer(unit) || state.moved.includes(unit) || !explorerReaches(unit, from.id, to.land.id)) continue;
		if (arrivalProblem(state, seat, from, to, [unit]) !== null) continue;
		moves.push({ to: to.land.id, type: 'voyage', unit });
		for (const escort of from.cards) {
			if (escort === unit || state.moved.includes(escort)) continue;
			if (arrivalProblem(state, seat, from, to, [unit, escort]) !== null) continue;
			moves.push({ escort, to: to.land.id, type: 'voyage', unit });
		}
	}
}
