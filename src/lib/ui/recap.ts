/** What the others did since somebody here acted last: the moves that count and are worth a sentence, oldest first. */
import type { Seat } from '../engine/contract';
import type { Line, Scribe } from './log';

/** `isHere`: a person at this device plays the seat. Empty where nobody does: whoever only watches has the log. */
export function recapOf(scribe: Scribe, ply: number, isHere: (seat: Seat) => boolean): readonly Line[] {
	const lines: Line[] = [];
	const plies = scribe.tale.standing(ply);
	for (let i = plies.length - 1; i >= 0; i--) {
		const line = scribe.line(plies[i] ?? 0);
		if (line.seat !== null && isHere(line.seat)) break;
		if (line.seat !== null && line.sentence !== '') lines.push(line);
	}
	return lines.reverse();
}
