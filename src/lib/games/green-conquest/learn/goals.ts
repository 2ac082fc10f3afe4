/** What lessons and puzzles ask of a position, in the words of the rules. */
import type { Text } from '../../../engine/module';
import { counted } from '../../../engine/words';
import type { Tried } from '../../../learn/task';
import type { Event } from '../events';
import { vehicleNoun } from '../lexicon';
import type { SquareName, State, VehicleId } from '../types';

type Try = Tried<State, Event>;

export const heartsLeft = (state: State, id: VehicleId): number => state.vehicles[id]?.hp ?? 0;

/** The square of a vehicle, or a dash while it is not on the board. */
export const standsOn = (state: State, id: VehicleId): string => state.vehicles[id]?.at ?? '–';

export const isAt =
	(id: VehicleId, square: SquareName) =>
	({ after }: Pick<Try, 'after'>): boolean =>
		after.vehicles[id]?.at === square;

/** All of them. */
export const destroyed =
	(...ids: readonly VehicleId[]) =>
	({ after }: Try): boolean =>
		ids.every((id) => heartsLeft(after, id) === 0);

/** The attacker has hit the target, however hard. */
export const hit =
	(vehicle: VehicleId, target: VehicleId) =>
	({ events }: Pick<Try, 'events'>): boolean =>
		events.some((event) => event.type === 'hit' && event.vehicle === vehicle && event.target === target);

/** "The blue Octopus still has 2 hearts." for the first that is still there. */
export const stillHas =
	(...ids: readonly VehicleId[]) =>
	({ after }: Try): Text => {
		const id = ids.find((candidate) => heartsLeft(after, candidate) > 0) ?? '';
		const left = heartsLeft(after, id);
		return {
			en: `${vehicleNoun(id, 'en').start} still has ${counted(left, 'heart', 'en')}.`,
			fr: `Il reste ${counted(left, 'cœur', 'fr')} ${aux(id)}.`
		};
	};

/** « au Bélier bleu », « à la Pieuvre bleue », « à l’Éclaireur bleu ». */
function aux(id: VehicleId): string {
	const { text } = vehicleNoun(id, 'fr');
	return text.startsWith('le ') ? `au ${text.slice(3)}` : `à ${text}`;
}
