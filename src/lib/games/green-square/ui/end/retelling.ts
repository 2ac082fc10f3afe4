/** What a match of Green Square amounts to: everybody's level step by step, battles won, help given, deaths. */
import type { Seat } from '../../../../engine/contract';
import { against, type Curves, type Retelling, type ToldStep } from '../../../../ui/game/retelling';
import type { Event } from '../../events';
import { storyOf } from '../../story';
import type { State } from '../../types';
import { texts } from './texts';

export function retell(steps: readonly ToldStep[], state: unknown, seat: Seat): Retelling {
	const { options } = state as State;
	const { deeds } = storyOf(
		steps.flatMap(({ events }) => events),
		options.seats
	);
	const own = deeds[seat] ?? { won: 0, helped: 0, died: 0 };
	const best = Math.max(0, ...deeds.filter((_, other) => other !== seat).map(({ won }) => won));
	return {
		turns: steps.filter(({ events }) => events.some(({ type }) => type === 'turn-began')).map(({ ply }) => ply),
		landmarks: landmarksOf(steps),
		curves: curvesOf(steps, options.seats, options.goal),
		figures: [
			{ value: against(own.won, best), label: texts.battlesWon },
			{ value: String(own.helped), label: texts.helped },
			{ value: String(own.died), label: own.died === 1 ? texts.death : texts.deaths }
		]
	};
}

/** Stairs: a level stays as it is until it changes, so each change has two points. */
function curvesOf(steps: readonly ToldStep[], seats: number, goal: number): Curves {
	const now = Array.from({ length: seats }, () => 1);
	const plies: number[] = [];
	const values: number[][] = now.map(() => []);
	const note = (ply: number): void => {
		plies.push(ply);
		values.forEach((line, seat) => line.push(now[seat] ?? 1));
	};
	note(0);
	for (const { ply, events } of steps) {
		const changes = (events as readonly Event[]).filter((event) => event.type === 'level');
		if (changes.length === 0) continue;
		note(ply);
		for (const { seat, to } of changes) now[seat] = to;
		note(ply);
	}
	note(steps.at(-1)?.ply ?? 0);
	return { label: texts.level, plies, values, levels: [{ value: goal, goal: true }] };
}

/** Deaths, and victories over the great beasts: those that bring more than one level. */
function landmarksOf(steps: readonly ToldStep[]): Retelling['landmarks'] {
	return steps.flatMap(({ ply, events }) =>
		(events as readonly Event[]).flatMap((event) => {
			if (event.type === 'died') return [{ ply, seat: event.seat }];
			return event.type === 'battle-won' && event.levels > 1 ? [{ ply, seat: event.main }] : [];
		})
	);
}
