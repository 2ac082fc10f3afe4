/** What a move would do, read off the rules' own foresight: changes of morale, totals of lands, who may answer. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Language } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { foresee, type Foresight } from '../../foresight/foresee';
import { outlookOf, type Outlook } from '../../foresight/outlook';
import { findLand } from '../../table';
import type { CardRef, Move, State } from '../../types';
import { totalText } from './names';

export interface Trial {
	readonly move: Move;
	readonly seat: Seat;
	readonly before: State;
	readonly ahead: Foresight;
	/** Of an attack. */
	readonly outlook: Outlook | null;
}

/** Null: the rules refuse it. */
export function tryOut(before: State, seat: Seat, move: Move, sees: Facts): Trial | null {
	const outlook = move.type === 'attack' ? outlookOf(before, seat, move, sees) : null;
	const ahead = outlook?.ahead ?? foresee(before, seat, move, sees);
	return ahead === null ? null : { move, seat, before, ahead, outlook };
}

/** What the move brings or costs a seat at once. */
export function moraleChange(
	{ ahead }: Pick<Trial, 'ahead'>,
	seat: Seat
): { readonly change: number; readonly wanted: number } {
	let [change, wanted] = [0, 0];
	for (const event of ahead.events) {
		if (event.type !== 'morale-changed' || event.seat !== seat) continue;
		change += event.change;
		wanted += event.wanted;
	}
	return { change, wanted };
}

/** " +300", or nothing. */
export function gainText(trial: Pick<Trial, 'ahead'>, seat: Seat): string {
	const { change } = moraleChange(trial, seat);
	return change === 0 ? '' : ` ${signed(change)}`;
}

/** Attack and defence of a land afterwards; null: it is gone. */
export function totalAfter({ ahead }: Pick<Trial, 'ahead'>, land: CardRef): string | null {
	const held = findLand(ahead.state, land);
	return held === null ? null : totalText(ahead.state, held.seat, held.land);
}

/** Cards that leave the table or never arrive, but for those that have done their work. */
export function losses({ ahead }: Pick<Trial, 'ahead'>): readonly { readonly card: CardRef; readonly holder: Seat }[] {
	return ahead.events.flatMap((event) =>
		event.type === 'card-discarded' && (event.why === 'destroyed' || event.why === 'casualty') ? [event] : []
	);
}

/** Effects that would do nothing. */
export function idle({ ahead }: Pick<Trial, 'ahead'>): readonly CardRef[] {
	return [...new Set(ahead.events.flatMap((event) => (event.type === 'effect-idle' ? [event.card] : [])))];
}

export const against = (ours: number, theirs: number, language: Language): string =>
	language === 'fr' ? `${ours} à ${theirs}` : `${ours} : ${theirs}`;
