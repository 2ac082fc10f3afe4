/** Choice fields of `play` and `use` (section 6). */
import type { Seat } from '../../../engine/contract';
import type { Effect } from '../ability';
import { hasLegalTargets, legalChoices, neededFields } from '../effects';
import { CHOICE_FIELDS } from '../effects/rule';
import type { Raw } from '../raw';
import { deny } from '../raw';
import type { Choices, State } from '../types';

/**
 * The choices a move carries, checked against its effects. Without any legal combination a `play` must leave the fields out and
 * the effect does nothing; a `use` is refused.
 */
export function readChoices(
	state: State,
	seat: Seat,
	effects: readonly Effect[],
	raw: Raw,
	type: 'play' | 'use'
): Choices {
	const needed = neededFields(effects);
	const given = CHOICE_FIELDS.filter((field) => raw[field] !== undefined);
	if (needed.length === 0) return given.length === 0 ? {} : deny('bad-target');
	const choices = Object.fromEntries(needed.map((field) => [field, raw[field]])) as Choices;
	const complete = needed.every((field) => given.includes(field));
	if (complete && given.length === needed.length) {
		if (effects.every((effect) => hasLegalTargets(state, seat, effect, choices))) return choices;
	}
	if (legalChoices(state, seat, effects).length === 0) {
		if (type === 'use') deny('no-target');
		return given.length === 0 ? {} : deny('bad-target');
	}
	return deny(complete ? 'bad-target' : 'target-required');
}
