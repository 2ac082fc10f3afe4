/**
 * What a player may do, told by what a finger points at. Every legal move is a way: so whatever is tapped, only moves
 * of the list can come out, and each of them can be reached.
 */
import type { Pick, Way } from './pointing';

/** A pick of this kind is a button of the panel: it makes its move by one touch, whatever is in hand. */
export const BUTTON = 'button';

/** What comes after the kind of a pick; null if it is of another kind. */
export function pickedOf(kind: string, pick: Pick | undefined): string | null {
	return pick?.startsWith(`${kind} `) === true ? pick.slice(kind.length + 1) : null;
}

export abstract class Ways<M> {
	/** Ways over things on the table. */
	readonly pointed: readonly Way<M>[];
	readonly buttons: ReadonlyMap<Pick, M>;

	constructor(readonly all: readonly Way<M>[]) {
		const buttonOf = ({ picks: [only] }: Way<M>): Pick | null =>
			typeof only === 'string' && pickedOf(BUTTON, only) !== null ? only : null;
		this.pointed = all.filter((way) => buttonOf(way) === null);
		this.buttons = new Map(
			all.flatMap((way): [Pick, M][] => {
				const button = buttonOf(way);
				return button === null ? [] : [[button, way.move]];
			})
		);
	}

	/** Why a thing that is on no way cannot be chosen; null: the tap meant nothing at all. */
	abstract refusal(taken: readonly Pick[], pick: Pick): string | null;

	/** What may be tapped next. */
	next(taken: readonly Pick[]): ReadonlySet<Pick> {
		return new Set(this.pointed.flatMap(({ picks }) => rest(picks, taken) ?? []));
	}

	/** The move that these picks complete. */
	move(taken: readonly Pick[]): M | null {
		if (taken.length === 0) return null;
		return this.pointed.find(({ picks }) => rest(picks, taken)?.length === 0)?.move ?? null;
	}

	/** Whether a thing in hand is one of several that may be chosen in any order. */
	isLoose(taken: readonly Pick[], pick: Pick): boolean {
		const among = (step: Pick | readonly Pick[]): boolean =>
			typeof step !== 'string' && step.length > 1 && step.includes(pick);
		return this.pointed.some(({ picks }) => picks.some(among) && rest(picks, taken) !== null);
	}
}

/** What may follow on a way after these picks: nothing once it is complete; null if they lead elsewhere. */
function rest(picks: Way<unknown>['picks'], taken: readonly Pick[]): readonly Pick[] | null {
	let at = 0;
	for (const step of picks) {
		const things = typeof step === 'string' ? [step] : step;
		const here = taken.slice(at, at + things.length);
		if (here.some((pick, index) => !things.includes(pick) || here.indexOf(pick) !== index)) return null;
		if (here.length < things.length) return things.filter((pick) => !here.includes(pick));
		at += things.length;
	}
	return at === taken.length ? [] : null;
}
