/** Short forms in which the card tables are written: conditions and ops. */
import type {
	Bonus,
	BodySlot,
	Condition,
	Food,
	ItemClass,
	LastingOp,
	OneShotOp,
	ProfessionId,
	Side,
	Tag,
	TribeId,
	VictimOp
} from './card';

export const profession = (id: ProfessionId | 'none'): Condition => ({ profession: id });
export const tribe = (id: TribeId | 'none'): Condition => ({ tribe: id });
export const food = (of: Food): Condition => ({ food: of });
export const levelMax = (n: number): Condition => ({ levelMax: n });
export const wears = (slot: BodySlot): Condition => ({ wears: slot });
export const alone: Condition = { alone: true };
export const tag = (of: Tag): Condition => ({ tag: of });
export const when = (condition: Condition, n: number): Bonus => ({ if: condition, n });

export const loseLevel = (n: number): VictimOp => ({ op: 'lose-level', n });
export const levelToLowest: VictimOp = { op: 'level-to-lowest' };
export const loseItem = (what: ItemClass, n = 1): VictimOp => ({ op: 'lose-item', what, n });
export const loseBestItem: VictimOp = { op: 'lose-best-item' };
export const loseHand = (n: number | 'all'): VictimOp => ({ op: 'lose-hand', n });
export const loseRandom = (n: number): VictimOp => ({ op: 'lose-random', n });
export const loseProfession: VictimOp = { op: 'lose-profession' };
export const loseTribe: VictimOp = { op: 'lose-tribe' };
export const setFood = (to: Food): VictimOp => ({ op: 'set-food', food: to });
export const passCard = (n: number): VictimOp => ({ op: 'pass-card', n });
export const die: VictimOp = { op: 'die' };
export const nextBattle = (n: number): LastingOp => ({ op: 'next-battle', n });
export const ongoing = (strength: number, flee: number): LastingOp => ({ op: 'ongoing', strength, flee });
export const nextTurn = (bar: 'items'): LastingOp => ({ op: 'next-turn', bar });

/** The op, or the others if it finds nothing to act on. */
export const orElse = (first: VictimOp, ...others: readonly VictimOp[]): VictimOp =>
	({ ...first, else: others }) as VictimOp;

export const boost = (n: number, side: Side | 'any', ...extra: readonly Bonus[]): OneShotOp => ({
	op: 'boost',
	n,
	side,
	extra
});
