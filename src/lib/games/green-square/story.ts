/** A finished match in numbers, from what was told: how everybody's level went, and what each of them did. */
import type { GameEvent, Seat } from '../../engine/contract';
import type { Event } from './events';

export interface Deeds {
	/** As main fighter. */
	readonly won: number;
	/** Battles won for somebody else. */
	readonly helped: number;
	readonly died: number;
}

export interface Story {
	/** For each seat its level after the set-up and after each turn; the last turn counts however it ended. */
	readonly levels: readonly (readonly number[])[];
	readonly deeds: readonly Deeds[];
	/** The numbers of the events with which turns begin. */
	readonly turns: readonly number[];
}

export function storyOf(events: readonly GameEvent[], seats: number): Story {
	const now = Array.from({ length: seats }, () => 1);
	const levels = now.map((level) => [level]);
	const deeds = now.map(() => ({ won: 0, helped: 0, died: 0 }));
	const turns: number[] = [];
	const close = (): void => levels.forEach((curve, seat) => curve.push(now[seat] ?? 1));
	const add = (seat: Seat, what: keyof Deeds): void => {
		const done = deeds[seat];
		if (done !== undefined) done[what]++;
	};
	for (const [index, told] of events.entries()) {
		const event = told as Event;
		switch (event.type) {
			case 'turn-began':
				if (turns.length > 0) close();
				turns.push(index);
				break;
			case 'level':
				now[event.seat] = event.to;
				break;
			case 'battle-won':
				add(event.main, 'won');
				if (event.helper !== null) add(event.helper, 'helped');
				break;
			case 'died':
				add(event.seat, 'died');
				break;
		}
	}
	if (turns.length > 0) close();
	return { levels, deeds, turns };
}
