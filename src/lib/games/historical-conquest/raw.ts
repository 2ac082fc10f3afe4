/** Moves as they come from outside: nothing about their shape is taken for granted. */
import { Illegal } from '../../engine/illegal';
import type { ReasonCode } from './reasons';

export type Raw = Readonly<Record<string, unknown>>;

const NOTHING: Raw = Object.freeze(Object.create(null) as Record<string, unknown>);

export function asRaw(move: unknown): Raw {
	return typeof move === 'object' && move !== null ? (move as Raw) : NOTHING;
}

export function deny(code: ReasonCode): never {
	throw new Illegal(code);
}

/** Denies if there is a reason to. */
export function insist(problem: ReasonCode | null): void {
	if (problem !== null) deny(problem);
}
