/** What a token shows beside its hearts: badges, and the beams that cause two of them. */
import { beamsOn } from '../../beams';
import { PLAYS, PLAYS_WITH_BONUS } from '../../content';
import { Field } from '../../field';
import type { State, VehicleId } from '../../types';

export type Badge = 'latent' | 'paralysed' | 'protected' | 'poisoned' | 'played' | 'barred';

export interface Beam {
	readonly kind: 'paralysed' | 'protected';
	readonly from: VehicleId;
	readonly to: VehicleId;
}

export interface Conditions {
	/** What keeps a vehicle from being played comes first. */
	readonly badges: ReadonlyMap<VehicleId, readonly Badge[]>;
	readonly beams: readonly Beam[];
}

const NONE: readonly Badge[] = [];

export function conditionsOf(state: State): Conditions {
	const { paralysed, protected: guarded } = beamsOn(new Field(state));
	const badges = new Map<VehicleId, readonly Badge[]>();
	const { played, barred, active } = state.turn;
	for (const [id, vehicle] of Object.entries(state.vehicles)) {
		if (vehicle.hp === 0) continue;
		const worn: Badge[] = [];
		if (vehicle.latent > 0) worn.push('latent');
		if (paralysed.has(id)) worn.push('paralysed');
		if (barred.includes(id)) worn.push('barred');
		if (played.includes(id) && active?.vehicle !== id) worn.push('played');
		if (guarded.has(id)) worn.push('protected');
		if (state.poison[id] !== undefined) worn.push('poisoned');
		badges.set(id, worn);
	}
	const beams = (kind: Beam['kind'], eyes: ReadonlyMap<VehicleId, VehicleId | null>): Beam[] =>
		[...eyes].flatMap(([to, from]) => (from === null ? [] : [{ kind, from, to }]));
	return { badges, beams: [...beams('paralysed', paralysed), ...beams('protected', guarded)] };
}

export const badgesOf = ({ badges }: Conditions, id: VehicleId): readonly Badge[] => badges.get(id) ?? NONE;

/** Plays of the clan at turn, one entry each: spent, or by what it is given. */
export function playsOf({ turn }: State): readonly ('spent' | 'usual' | 'bonus')[] {
	const count = turn.bonus ? PLAYS_WITH_BONUS : PLAYS;
	return Array.from({ length: count }, (_, i) => {
		if (i < turn.played.length) return 'spent';
		return i < PLAYS ? 'usual' : 'bonus';
	});
}
