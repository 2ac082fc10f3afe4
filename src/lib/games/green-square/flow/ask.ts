/** Raising a decision (§5.2). Who answers what is in `answers.ts`; single options are answered there as well. */
import type { Draft } from '../draft';
import type { Ask } from '../types';

/** Sets the ask; one without options is skipped. */
export function raise(d: Draft, ask: Ask): void {
	if (ask.from.length > 0) d.s.ask = ask;
}

/** Asked even if the answer seems clear: the seat may have reasons that the rules do not know. */
const ALWAYS_ASKED: ReadonlySet<Ask['kind']> = new Set(['shield', 'reroll', 'help', 'counter', 'trade']);

export function hasOneAnswer(ask: Ask): boolean {
	return ask.from.length === 1 && !ALWAYS_ASKED.has(ask.kind);
}
