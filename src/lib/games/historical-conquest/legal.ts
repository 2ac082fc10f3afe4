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
import { opponents, ownLands, ownUnits } from './effects/targets';
import { faceInHand } from './hidden';
import { isDirect, sameContinent } from './reach';
import type { HeldLand } from './table';
import { ownPlace, playerAt } from './table';
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
		moves.push({ type: 'pass' });
		addHandMoves(moves, state, seat, sees);
	} else {
		moves.push({ type: 'next' });
		addHandMoves(moves, state, seat, sees);
		addTableDiscards(moves, state, seat);
		addUses(moves, state, seat);
		if (state.phase === 'attack') addAttacks(moves, state, seat);
		if (state.phase === 'move') addTravels(moves, state, seat);
	}
	return sorted(moves);
}

function sorted(moves: readonly Move[]): readonly Move[] {
	if (moves.length < 2) return moves;
	const byText = new Map<string, Move>();
	for (const move of moves) byText.set(JSON.stringify(move), move);
	return [...byText.keys()].sort().map((text) => byText.get(text) as Move);
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
	const mayDiscard = state.window === null && discardProblem(state, seat) === null;
	const mayPlay = mayDiscard || state.phase !== 'play' || state.window !== null;
	for (const slot of playerAt(state, seat).hand) {
		const info = faceInHand(state, seat, slot, sees[slot], sees);
		if (info === null) continue;
		if (mayDiscard) moves.push({ card: info.id, slot, type: 'discard' });
		if ((mayPlay || info.isInterrupt) && playProblem(state, seat, info) === null)
			addPlays(moves, state, seat, slot, info);
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
	const { lands, active } = playerAt(state, seat);
	for (const land of lands) {
		for (const unit of land.cards) moves.push({ type: 'discard', unit });
		for (const unit of land.attached) {
			if (isDiscardable(unit, 'attached')) moves.push({ type: 'discard', unit });
		}
	}
	for (const unit of active) moves.push({ type: 'discard', unit });
}

function addUses(moves: Move[], state: State, seat: Seat): void {
	const { lands, active } = playerAt(state, seat);
	for (const land of lands) {
		addUsesOf(moves, state, seat, land.id);
		for (const card of land.cards) addUsesOf(moves, state, seat, card);
		for (const card of land.attached) addUsesOf(moves, state, seat, card);
	}
	for (const card of active) addUsesOf(moves, state, seat, card);
}

function addUsesOf(moves: Move[], state: State, seat: Seat, unit: CardRef): void {
	const { usable, abilities } = cardOf(unit);
	for (const index of usable) {
		const ability = abilities[index];
		const place = ownPlace(state, seat, unit);
		if (ability === undefined || place === null) continue;
		if (useProblem(state, unit, index, ability, place) !== null) continue;
		const choices = legalChoices(state, seat, ability.do);
		const prices: readonly (CardRef | null)[] =
			ability.pay === 'own-character' ? ownUnits(state, seat).filter((other) => other !== unit) : [null];
		for (const choice of choices) {
			for (const pay of prices) {
				moves.push({
					ability: index,
					...opponentOf(choice),
					...(pay === null ? {} : { pay }),
					...targetsOf(choice),
					type: 'use',
					unit
				});
			}
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
