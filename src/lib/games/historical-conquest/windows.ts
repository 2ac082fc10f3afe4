/** Windows (5.4): moments at which others may interrupt. They never nest. */
import { cardOf } from './content';
import type { Draft } from './draft';
import { isHostile } from './effects/hostile';
import { membersOf } from './fitting';
import type { Item, State, Window } from './types';

/** An announced card or ability is answered first if it is an event or hostile; never in round 1. */
export function announce(draft: Draft, item: Item): void {
	if (mayBeAnswered(draft.state, item)) openWindow(draft, 'response', item);
	else draft.first({ do: 'resolve', item });
}

function mayBeAnswered(state: State, item: Item): boolean {
	if (state.round < 2) return false;
	const info = cardOf(item.card);
	if (item.ability !== null) return info.abilities[item.ability]?.do.some(isHostile) === true;
	return !info.isInterrupt && (info.card.category === 'event' || info.isHostile);
}

export function openWindow(draft: Draft, kind: Window['kind'], item: Item | null): void {
	ask(draft, kind, item, false);
}

/** After an interrupt: all members must answer again, if the window is still there. */
export function reopenWindow(draft: Draft): void {
	const { window } = draft.state;
	if (window !== null) ask(draft, window.kind, window.item, true);
}

function ask(draft: Draft, kind: Window['kind'], item: Item | null, again: boolean): void {
	const id = (draft.state.windows += 1);
	// While members are found, the item counts as face up.
	draft.state.window = { id, kind, item, members: [], waiting: [] };
	const members = membersOf(draft.state, { kind, item });
	draft.state.window = { id, kind, item, members, waiting: members };
	if (members.length > 0) draft.tell?.({ type: 'window-opened', id, kind, members, again });
}

/** All members have passed, or there were none: what was announced happens. */
export function closeWindow(draft: Draft, { id, item, members }: Window): void {
	draft.state.window = null;
	if (members.length > 0) draft.tell?.({ type: 'window-closed', id });
	draft.first(item === null ? { do: 'battle', step: 'fight' } : { do: 'resolve', item });
}
