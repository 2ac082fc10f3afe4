/** Paralysis and protection as a screen shows them: who came under which beam, and who came out of it, in the course of a move. */
import { Field, onBoard } from './field';
import { paralysed, protectors } from './sight';
import type { State, VehicleId } from './types';

interface Beams {
	/** Paralysed vehicle → Nightmare; null in a ring of Nightmares. */
	readonly paralysed: ReadonlyMap<VehicleId, VehicleId | null>;
	/** Protected vehicle → Shield. */
	readonly protected: ReadonlyMap<VehicleId, VehicleId>;
}

export function beamsOn(field: Field): Beams {
	const held = [...paralysed(field)].map(([victim, by]) => [victim.id, by?.id ?? null] as const);
	const guarded = field.vehicles.flatMap((vehicle) => {
		const [shield] = protectors(field, vehicle);
		return shield === undefined ? [] : [[vehicle.id, shield.id] as const];
	});
	return { paralysed: new Map(held), protected: new Map(guarded) };
}

/** Tells the difference between the state before a move and the field after it. Vehicles that left the board need no word. */
export function tellSightChanges(state: State, field: Field): void {
	const [before, after] = [beamsOn(new Field(state)), beamsOn(field)];
	for (const vehicle of field.vehicles) {
		if (!onBoard(vehicle)) continue;
		const { id } = vehicle;
		const nightmare = after.paralysed.get(id);
		const shield = after.protected.get(id);
		if (nightmare === undefined && before.paralysed.has(id)) field.tell?.({ type: 'freed', vehicle: id });
		if (nightmare !== undefined && !before.paralysed.has(id)) {
			field.tell?.({ type: 'paralysed', vehicle: id, by: nightmare });
		}
		if (shield === undefined && before.protected.has(id)) field.tell?.({ type: 'unprotected', vehicle: id });
		if (shield !== undefined && !before.protected.has(id)) {
			field.tell?.({ type: 'protected', vehicle: id, by: shield });
		}
	}
}
