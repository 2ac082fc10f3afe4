/** Constants of the rules (2.7). */
export const OUT_MORALE = -2000;
export const GAIN_PER_TURN = 800;
export const ATTACK_MORALE = 800;
export const TURNS_BEFORE_BATTLES = 2;
export const PLAYS = 3;
export const MAX_PLAYS = 6;
export const ATTACKS = 2;
export const MAX_ATTACKS = 4;
export const BATTLE_LOSS = 100;
export const UNITS_PER_LAND = 4;
export const ARMIES_PER_LAND = 1;
export const HAND_SIZE = 5;
export const MIN_HAND_SIZE = 3;
export const MAX_HAND_SIZE = 8;
