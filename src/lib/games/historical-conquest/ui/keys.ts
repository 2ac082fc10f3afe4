/** Keys of the table, while no field and no sheet has the focus: what a finger does, by one letter. */
import { DISCARD, NEXT, PASS, pickHand } from './model/picks';
import type { Session } from './session.svelte';
import { playerAt } from '../table';

/** Whether the key meant something here. */
export function pressed(session: Session, key: string): boolean {
	const digit = '1234567890'.indexOf(key);
	if (digit >= 0 && key !== '') return pressedCard(session, digit);
	switch (key.toLowerCase()) {
		case 'a':
			if (session.usable.length === 0) return false;
			session.opened = { kind: 'abilities' };
			return true;
		case 'd':
			return tapped(session, session.next.has(DISCARD), DISCARD);
		case 'n':
			if (!session.choices.buttons.has(NEXT)) return false;
			session.leave(session.warning !== null);
			return true;
		case 'p':
			return tapped(session, session.choices.buttons.has(PASS), PASS);
		case 'u':
			session.undo();
			return true;
		default:
			return false;
	}
}

function pressedCard(session: Session, index: number): boolean {
	const { seat, state } = session.play;
	const slot = seat === null ? undefined : playerAt(state, seat).hand[index];
	return tapped(session, slot !== undefined && !session.isAsked, pickHand(slot ?? ''));
}

function tapped(session: Session, isThere: boolean, pick: string): boolean {
	if (isThere) session.tap(pick);
	return isThere;
}
