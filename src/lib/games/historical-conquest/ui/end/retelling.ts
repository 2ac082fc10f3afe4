/** What a match of Historical Conquest amounts to: morale of all seats turn by turn, battles, lands taken, the best card. */
import type { Seat } from '../../../../engine/contract';
import { signed } from '../../../../engine/words';
import { against, type Retelling, type ToldStep } from '../../../../ui/game/retelling';
import { ATTACK_MORALE } from '../../constants';
import type { Event } from '../../events';
import { bestCards, moraleCurves } from '../../story/ending';
import type { State } from '../../types';
import { texts } from './texts';

export function retell(steps: readonly ToldStep[], state: unknown, seat: Seat): Retelling {
	const { options } = state as State;
	const turns: number[] = [];
	const landmarks: { ply: number; seat: Seat }[] = [];
	let [won, lost, taken] = [0, 0, 0];
	for (const { ply, events } of steps) {
		for (const event of events as readonly Event[]) {
			if (event.type === 'turn-started') turns.push(ply);
			if (event.type === 'battle-fought') {
				const [winner, loser] = sidesOf(event);
				if (winner === seat) won++;
				if (loser === seat) lost++;
			}
			if (event.type === 'land-taken' && event.seat === seat) taken++;
			if (event.type === 'land-taken' || event.type === 'seat-out') landmarks.push({ ply, seat: event.seat });
		}
	}
	const { plies, morale } = moraleCurves(steps, options.players);
	const best = bestCards(steps, Infinity).find((feat) => feat.seat === seat && feat.gain > 0);
	return {
		turns,
		landmarks,
		curves: { label: texts.morale, plies, values: morale, levels: levelsOf(options) },
		figures: [
			...(options.mode === 'morale' ? [] : [{ value: against(won, lost), label: texts.battlesWon }]),
			...(options.mode === 'morale' ? [] : [{ value: String(taken), label: texts.landsTaken }]),
			{ value: signed(best?.gain ?? 0), label: texts.bestCard }
		]
	};
}

/** Nobody, where a battle was a draw or called off. */
function sidesOf(
	event: Event & { readonly type: 'battle-fought' }
): readonly [winner: Seat | null, loser: Seat | null] {
	if (event.result === 'won') return [event.attacker, event.defender];
	return event.result === 'lost' ? [event.defender, event.attacker] : [null, null];
}

/** From which morale one may attack, and which wins. */
function levelsOf({ mode, goal }: State['options']): readonly { readonly value: number; readonly goal: boolean }[] {
	return [
		...(mode === 'morale' ? [] : [{ value: ATTACK_MORALE, goal: false }]),
		...(mode === 'domination' ? [] : [{ value: goal, goal: true }])
	];
}
