/** What each target promises, as marks in the units of the board: one per target, for the move that a tap would preview. */
import type { Square } from '../board';
import { squareOf } from '../board';
import type { SquareName, VehicleId } from '../types';
import type { Targets } from './model/choices';
import type { Outlook, Trial } from './model/trial';
import { lossOf, ownLoss } from './model/trial';
import { centreOf, spotOf, type Turns } from './model/view';

export interface Mark {
	readonly square: Square;
	readonly x: number;
	readonly y: number;
	/** `ring`: a vehicle to be chosen, not a place. */
	readonly kind: 'dot' | Exclude<Outlook, 'drive'> | 'ring';
	readonly theirs: number | 'destroyed' | null;
	readonly mine: number;
	/** Milliseconds after the selection. */
	readonly delay: number;
}

const LATEST = 90;
const PER_SQUARE = 12;

export function marksOf(targets: Targets, from: Square | null, turns: Turns): readonly Mark[] {
	const start = from === null ? null : spotOf(from, turns);
	return [...targets.values()].flatMap(({ square, variants }) => {
		const [trial] = variants;
		if (trial === undefined || square < 0) return [];
		const { x, y } = spotOf(square, turns);
		const distance = start === null ? 0 : Math.abs(x - start.x) + Math.abs(y - start.y);
		return [
			{
				square,
				...centreOf(square, turns),
				kind: kindOf(trial),
				theirs: theirLoss(trial),
				mine: trial.move.type === 'drive' ? ownLoss(trial) : 0,
				delay: Math.min(LATEST, distance * PER_SQUARE)
			}
		];
	});
}

function kindOf({ move, outlook }: Trial): Mark['kind'] {
	if (move.type === 'exchange') return 'ring';
	return move.type !== 'drive' || outlook === 'drive' ? 'dot' : outlook;
}

/** What a blow costs its target; null without a blow. */
export function theirLoss(trial: Trial): Mark['theirs'] {
	if (trial.blow === null) return null;
	const loss = lossOf(trial, trial.blow.target);
	if (loss === undefined) return 0;
	return loss.left === 0 ? 'destroyed' : loss.hearts;
}

/** Hearts to be drawn as about to be lost: of each target what the blow on it costs, and all that the preview costs. */
export function heartsAtStake(targets: Targets, preview: Trial | null): ReadonlyMap<VehicleId, number> {
	const hearts = new Map<VehicleId, number>();
	for (const { variants } of targets.values()) {
		const [trial] = variants;
		const loss = trial?.blow == null ? undefined : lossOf(trial, trial.blow.target);
		if (loss !== undefined) hearts.set(loss.vehicle, loss.hearts);
	}
	for (const { vehicle, hearts: lost } of preview?.losses ?? []) hearts.set(vehicle, lost);
	return hearts;
}

const DOT = 4.6;

/** The plain dots as outlines, those that appear at the same time in one: the delay and the path. */
export function dotShapes(marks: readonly Mark[]): readonly (readonly [delay: number, d: string])[] {
	const byDelay = new Map<number, string>();
	for (const { x, y, delay, kind } of marks) {
		if (kind !== 'dot') continue;
		const circle = `M${x - DOT} ${y}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0 ${-2 * DOT} 0`;
		byDelay.set(delay, (byDelay.get(delay) ?? '') + circle);
	}
	return [...byDelay];
}

/** Something of the mark lies over the tokens. */
export const isOver = ({ kind, theirs, mine }: Mark): boolean => theirs !== null || mine > 0 || kind === 'ring';

/** A vehicle that a tap would seize. */
export function victimMark(at: SquareName | null, turns: Turns): readonly Mark[] {
	if (at === null) return [];
	const square = squareOf(at);
	return [{ square, ...centreOf(square, turns), kind: 'ring', theirs: null, mine: 0, delay: 0 }];
}
