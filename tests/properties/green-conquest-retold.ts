/** The board after a move of the play phase, made from its events alone: what a screen can do that only listens. */
import type { Event, State } from '../../src/lib/games/green-conquest';

type Vehicle = { -readonly [K in keyof State['vehicles'][string]]: State['vehicles'][string][K] };

export interface Board {
	readonly vehicles: Record<string, Vehicle>;
	readonly traps: Record<string, string>;
	readonly poison: Record<string, string>;
}

const CAMP_FACING: Readonly<Record<string, Vehicle['face']>> = { r: 'n', y: 'e', b: 's', w: 'w' };

export function retold(state: State, events: readonly Event[]): Board {
	const board: Board = {
		vehicles: Object.fromEntries(Object.entries(state.vehicles).map(([id, vehicle]) => [id, { ...vehicle }])),
		traps: { ...state.traps },
		poison: { ...state.poison }
	};
	for (const event of events) tell(board, event);
	return board;
}

function vehicleOf({ vehicles }: Board, id: string): Vehicle {
	const vehicle = vehicles[id];
	if (vehicle === undefined) throw new Error(`an event names ${id}`);
	return vehicle;
}

function lift(board: Board, id: string, change: Partial<Vehicle>): void {
	Object.assign(vehicleOf(board, id), { at: null, face: CAMP_FACING[id.charAt(0)] }, change);
}

function tell(board: Board, event: Event): void {
	switch (event.type) {
		case 'placed':
			Object.assign(vehicleOf(board, event.vehicle), { at: event.at, face: event.face });
			break;
		case 'pivoted':
			vehicleOf(board, event.vehicle).face = event.face;
			break;
		case 'step':
			Object.assign(vehicleOf(board, event.vehicle), { at: event.to, face: event.face });
			break;
		case 'jump':
		case 'forced':
			vehicleOf(board, event.vehicle).at = event.to;
			break;
		case 'lost':
		case 'regenerated':
			vehicleOf(board, event.vehicle).hp = event.left;
			break;
		case 'destroyed':
		case 'fled':
			lift(board, event.vehicle, { hp: 0, latent: 0 });
			delete board.poison[event.vehicle];
			break;
		case 'home':
			lift(board, event.vehicle, { latent: event.latent });
			break;
		case 'lifted':
			lift(board, event.vehicle, {});
			break;
		case 'rested':
			vehicleOf(board, event.vehicle).latent = event.latent;
			break;
		case 'exchanged': {
			const [one, other] = [vehicleOf(board, event.vehicle), vehicleOf(board, event.with)];
			[one.at, other.at, one.face, other.face] = [event.at, event.other, other.face, one.face];
			break;
		}
		case 'trap-laid':
			board.traps[event.at] = event.vehicle.charAt(0);
			break;
		case 'trap-sprung':
		case 'trap-removed':
			delete board.traps[event.at];
			break;
		case 'poisoned':
			board.poison[event.vehicle] = event.by;
			break;
		case 'poison-ended':
			delete board.poison[event.vehicle];
			break;
	}
}
