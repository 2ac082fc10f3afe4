/**
 * The path of a drive as text (6.4): `n3` on the ground, `N2` flown over, `*4` chosen jump, `@bT` seizure. Inside the rules it is a
 * list of small integers, one for each step: 0–3 a step on the ground, 4–7 a square flown over, 10 + k a chosen jump,
 * 100 and above a seizure.
 */
import type { Direction } from '../board';
import { directionOf, facingOf, opposite } from '../board';
import type { Kind } from '../content';
import { idOf, isClanLetter, isTypeLetter } from '../content';
import type { Refusal } from '../reasons';
import type { VehicleId } from '../types';
import { CLAN_LETTERS, TYPE_LETTERS } from '../types';

export type Step = number;

const FLOWN = 4;
const JUMP = 10;
const SEIZE = 100;

export const groundStep = (direction: Direction): Step => direction;
export const flownStep = (direction: Direction): Step => FLOWN + direction;
export const jumpStep = (squares: number): Step => JUMP + squares;

const SEIZABLE: readonly VehicleId[] = CLAN_LETTERS.flatMap((clan) => TYPE_LETTERS.map((type) => idOf(clan, type)));
export const seizeStep = (id: VehicleId): Step => SEIZE + SEIZABLE.indexOf(id);

export const isSeizure = (step: Step): boolean => step >= SEIZE;
export const isJump = (step: Step): boolean => step >= JUMP && step < SEIZE;
export const isFlown = (step: Step): boolean => step >= FLOWN && step < JUMP;
export const directionOfStep = (step: Step): Direction => step & 3;
export const jumpSquares = (step: Step): number => step - JUMP;
export const seizedId = (step: Step): VehicleId => SEIZABLE[step - SEIZE] ?? '';

export function writePath(steps: readonly Step[]): string {
	let text = '';
	for (let i = 0; i < steps.length;) {
		const step = steps[i] ?? 0;
		let end = i + 1;
		if (isSeizure(step)) text += '@' + seizedId(step);
		else if (isJump(step)) text += '*' + String(jumpSquares(step));
		else {
			while (steps[end] === step) end++;
			const letter = facingOf(directionOfStep(step));
			text += (isFlown(step) ? letter.toUpperCase() : letter) + String(end - i);
		}
		i = end;
	}
	return text;
}

interface Item {
	readonly kind: 'ground' | 'flown' | 'jump' | 'seize';
	readonly direction: Direction;
	readonly count: number;
	readonly id: VehicleId;
}

/** Splits a text into items; null if it does not parse. */
function readItems(text: string): Item[] | null {
	const items: Item[] = [];
	for (let i = 0; i < text.length;) {
		const sign = text.charAt(i);
		if (sign === '@') {
			const [clan, type] = [text.charAt(i + 1), text.charAt(i + 2)];
			if (!isClanLetter(clan) || !isTypeLetter(type)) return null;
			items.push({ kind: 'seize', direction: -1, count: 0, id: idOf(clan, type) });
			i += 3;
			continue;
		}
		const count = '123456789'.indexOf(text.charAt(i + 1) || ' ') + 1;
		const lower = sign.toLowerCase();
		const direction = directionOf(lower);
		if (count === 0 || (direction < 0 && sign !== '*')) return null;
		const kind = sign === '*' ? 'jump' : sign === lower ? 'ground' : 'flown';
		items.push({ kind, direction, count, id: '' });
		i += 2;
	}
	return items;
}

/** Whether a text is a path at all, whoever drives it and wherever. */
export function isPathText(text: string): boolean {
	return text !== '' && readItems(text) !== null;
}

const isLeg = (item: Item | undefined): boolean => item?.kind === 'ground' || item?.kind === 'flown';

/** Check 1 of 6.4 but for the parsing: items in an order, or of a kind, that this type cannot drive. */
function isWellFormed(items: readonly Item[], kind: Kind): boolean {
	let heading: Direction = -1;
	for (let i = 0; i < items.length; i++) {
		const [before, item, after] = [items[i - 1], items[i], items[i + 1]];
		switch (item?.kind) {
			case 'seize':
				if (!kind.can.hypnosis || !isLeg(after)) return false;
				break;
			case 'jump':
				if (!kind.can['master-jump'] || before?.kind !== 'ground') return false;
				break;
			case 'flown':
				if (!kind.can.hop || after?.kind !== 'ground' || after.direction !== item.direction) return false;
		}
		if (item === undefined || !isLeg(item)) continue;
		if (before?.kind === item.kind && before.direction === item.direction) return false;
		if (heading >= 0 && item.direction === opposite(heading)) return false;
		heading = item.direction;
	}
	return items.length > 0;
}

export type PathReading = { readonly steps: readonly Step[] } | { readonly refusal: Refusal };

/** Reads a path for a vehicle of this kind with so many movement points, with the checks of 6.4 in their order. */
export function readPath(text: string, kind: Kind, mp: number): PathReading {
	const items = readItems(text);
	if (items === null || !isWellFormed(items, kind)) return { refusal: 'bad-path' };
	const hops = items.filter((item) => item.kind === 'flown').length;
	const seizures = items.filter((item) => item.kind === 'seize').length;
	if (hops > 1 || seizures > 1) return { refusal: 'ability-used' };
	const legs = items.filter(isLeg);
	if (legs.reduce((sum, leg) => sum + leg.count, 0) > mp) return { refusal: 'too-far' };
	const turns = legs.filter((leg, i) => i > 0 && leg.direction !== legs[i - 1]?.direction).length;
	if (turns > 1 && !kind.can['free-turns']) return { refusal: 'too-many-turns' };
	return { steps: items.flatMap(stepsOf) };
}

function stepsOf(item: Item): Step[] {
	switch (item.kind) {
		case 'seize':
			return [seizeStep(item.id)];
		case 'jump':
			return [jumpStep(item.count)];
		case 'ground':
			return new Array<Step>(item.count).fill(groundStep(item.direction));
		case 'flown':
			return new Array<Step>(item.count).fill(flownStep(item.direction));
	}
}
