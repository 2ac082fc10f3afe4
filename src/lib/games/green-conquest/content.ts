/**
 * The vehicle table (2.3), the modes (1.1) and the constants of the game. Data only: numbers may be retuned here without
 * touching a rule.
 */
import type { Text } from '../../engine/module';
import type { ClanLetter, Mode, Roster, TypeLetter, VehicleId } from './types';
import { CLAN_LETTERS, TYPE_LETTERS } from './types';

export const ABILITIES = [
	'flee',
	'push',
	'head-on-safe',
	'free-turns',
	'wrap',
	'poison',
	'trap',
	'hop',
	'master-jump',
	'exchange',
	'pull',
	'hypnosis',
	'paralyse',
	'immune',
	'protect'
] as const;
export type Ability = (typeof ABILITIES)[number];

/** One row of the vehicle table. */
export interface VehicleSpec {
	readonly letter: TypeLetter;
	readonly name: Text;
	readonly hp: number;
	readonly mp: number;
	/** The coefficient is 1/2 instead of 1. */
	readonly half: boolean;
	readonly abilities: readonly Ability[];
	/** What the ability is worth in the 14-point budget, in halves. */
	readonly weightInHalves: number;
}

export const VEHICLES: readonly VehicleSpec[] = [
	row('S', 'Scout', 'Éclaireur', 3, 4, true, ['flee'], 7),
	row('R', 'Ram', 'Bélier', 5, 3, true, ['push', 'head-on-safe'], 6),
	row('K', 'Snake', 'Serpent', 3, 4, true, ['free-turns', 'wrap', 'poison'], 7),
	row('T', 'Trapper', 'Trappeur', 4, 3, false, ['trap'], 5),
	row('G', 'Glider', 'Planeur', 3, 4, false, ['hop', 'master-jump'], 4),
	row('U', 'Tunneler', 'Tunnelier', 4, 3, false, ['exchange'], 5),
	row('O', 'Octopus', 'Pieuvre', 4, 2, false, ['pull'], 8),
	row('H', 'Hypnotist', 'Hypnotiseur', 3, 4, true, ['hypnosis'], 7),
	row('N', 'Nightmare', 'Cauchemar', 4, 2, false, ['paralyse', 'immune'], 8),
	row('D', 'Shield', 'Bouclier', 6, 2, true, ['protect'], 7)
];

function row(
	letter: TypeLetter,
	en: string,
	fr: string,
	hp: number,
	mp: number,
	half: boolean,
	abilities: readonly Ability[],
	weightInHalves: number
): VehicleSpec {
	return { letter, name: { en, fr }, hp, mp, half, abilities, weightInHalves };
}

/** A row of the table made quick to ask: `kind.can.push`. */
export interface Kind extends VehicleSpec {
	readonly can: { readonly [ability in Ability]: boolean };
}

const KINDS = byLetter(VEHICLES.map((spec): Kind => ({ ...spec, can: abilityFlags(spec.abilities) })));

function abilityFlags(abilities: readonly Ability[]): Kind['can'] {
	return Object.fromEntries(ABILITIES.map((ability) => [ability, abilities.includes(ability)])) as Kind['can'];
}

function byLetter(kinds: readonly Kind[]): { readonly [letter in TypeLetter]: Kind } {
	return Object.fromEntries(kinds.map((kind) => [kind.letter, kind])) as { [letter in TypeLetter]: Kind };
}

export const kindOf = (letter: TypeLetter): Kind => KINDS[letter];

/** Damage of a blow with this momentum: ⌈momentum × coefficient⌉. */
export const damageOf = (kind: Kind, momentum: number): number => (kind.half ? (momentum + 1) >> 1 : momentum);

const IDS = Object.fromEntries(
	CLAN_LETTERS.map((clan) => [clan, Object.fromEntries(TYPE_LETTERS.map((type) => [type, clan + type]))])
) as { readonly [clan in ClanLetter]: { readonly [type in TypeLetter]: VehicleId } };

export const idOf = (clan: ClanLetter, type: TypeLetter): VehicleId => IDS[clan][type];

export const clanOf = (id: VehicleId): ClanLetter => id.charAt(0) as ClanLetter;
export const typeOf = (id: VehicleId): TypeLetter => id.charAt(1) as TypeLetter;

export function isClanLetter(value: unknown): value is ClanLetter {
	return CLAN_LETTERS.includes(value as ClanLetter);
}

export function isTypeLetter(value: unknown): value is TypeLetter {
	return TYPE_LETTERS.includes(value as TypeLetter);
}

export interface ModeSpec {
	readonly seats: number;
	/** The clans in play, clockwise, with the seat that leads each and the side it is on. */
	readonly clans: readonly { readonly letter: ClanLetter; readonly seat: number; readonly team: number }[];
	/** Sides of more than one clan: the last one standing is a team. */
	readonly teams: boolean;
}

export const MODE_SPECS: { readonly [mode in Mode]: ModeSpec } = {
	duel: {
		seats: 2,
		clans: [
			{ letter: 'r', seat: 0, team: 0 },
			{ letter: 'b', seat: 1, team: 1 }
		],
		teams: false
	},
	trio: { seats: 3, clans: fourClans([0, 1, 2, 1], [0, 1, 0, 1]), teams: true },
	melee: { seats: 4, clans: fourClans([0, 1, 2, 3], [0, 1, 2, 3]), teams: false },
	coalition: { seats: 4, clans: fourClans([0, 1, 2, 3], [0, 1, 0, 1]), teams: true }
};

function fourClans(seats: readonly number[], teams: readonly number[]): ModeSpec['clans'] {
	return CLAN_LETTERS.map((letter, i) => ({ letter, seat: seats[i] ?? 0, team: teams[i] ?? 0 }));
}

export const DEFAULT_ROSTER: Roster = ['S', 'R', 'G', 'O', 'D'];

export const VEHICLES_PER_CLAN = 5;
export const PLAYS = 2;
export const PLAYS_WITH_BONUS = 3;
export const SIGHT = 6;
export const FLIGHT_MP = 4;
/** Push length in squares for each point of momentum. */
export const PUSH_PER_MOMENTUM = 2;
export const TRAPS_PER_CLAN = 2;
export const LONGEST_JUMP = 4;
/** A clan with this many living vehicles or fewer is out. */
export const OUT_AT = 1;
/** Default of `quietLimit`, for each clan in play. */
export const QUIET_TURNS_PER_CLAN = 20;
