/** The shape of a state (§3.2), field by field, for positions from outside. Fields that say nothing by themselves (`game`, `op`) are checked as words. */
import {
	below,
	either,
	isAny,
	isCount,
	isFlag,
	isInteger,
	list,
	oneOf,
	orNull,
	record,
	table,
	text,
	variant
} from '../../engine/shape';
import type { Shape } from '../../engine/shape';
import { DECK_FACES, FOODS, ITEM_CLASSES, SIDES } from './content';
import { CONSENT, ONCE_PER_TURN, OUTCOME_REASONS, PHASES, WINDOW_KINDS } from './types';
import type { AskKind, Step } from './types';

const isSlot = text(/^(loc|upg):(0|[1-9]\d{0,8})$/);
const isSlots = list(isSlot);
const isFace = oneOf([...DECK_FACES.loc, ...DECK_FACES.upg]);
const isRollId = text(/^roll:[1-9]\d{0,8}$/);
const isRolls = table(isRollId, isCount);
const isWord = text(/^[a-z-]+$/);

const isOffer = record({
	items: isSlots,
	upgrades: isCount,
	first: oneOf(['main', 'helper']),
	play: isSlots
});

/** What an op may do instead. Ops do not nest deeper than a card's `else`. */
const opShape = (otherwise: Shape): Shape => {
	const op = { op: isWord };
	const may = { else: otherwise };
	const count = { ...op, n: isCount };
	return variant('op', {
		'lose-level': record(count),
		'level-to-lowest': record(op),
		'lose-item': record({ ...count, what: oneOf(ITEM_CLASSES) }, may),
		'lose-best-item': record(op, may),
		'lose-hand': record({ ...op, n: either(isCount, oneOf(['all'])) }, may),
		'lose-random': record(count, may),
		'lose-profession': record(op, may),
		'lose-tribe': record(op, may),
		'set-food': record({ ...op, food: oneOf(FOODS) }, may),
		'pass-card': record(count, may),
		die: record(op)
	});
};
const isOp = opShape(list(opShape(list(() => false))));

function askShape(isSeat: Shape): Shape {
	const common = { seat: isSeat, kind: isWord };
	const loss = record({ ...common, from: isSlots, why: isFace });
	const choice = record({ ...common, from: isSlots });
	const offer = record({ ...common, from: oneAfterOther(CONSENT), by: isSeat, offer: isOffer });
	const shapes: { readonly [K in AskKind]: Shape } = {
		'lose-item': loss,
		'lose-hand': loss,
		'lose-profession': loss,
		'lose-tribe': loss,
		'pass-card': loss,
		excess: choice,
		big: choice,
		loot: choice,
		pick: choice,
		'big-to': record({ ...common, from: list(isSeat), card: isSlot }),
		shield: record({ ...common, from: list(isFlag) }),
		reroll: record({ ...common, from: list(isFlag), beast: isCount }),
		help: offer,
		counter: offer,
		trade: record({ ...common, from: oneAfterOther(CONSENT), by: isSeat, give: isSlots, take: isSlots })
	};
	return variant('kind', shapes);
}

function stepShape(isSeat: Shape): Shape {
	const step = { do: isWord };
	const of = { ...step, seat: isSeat };
	const flight = { ...of, beast: isCount };
	const shapes: { readonly [K in Step['do']]: Shape } = {
		'first-seat': record({ ...step, rolls: isRolls }),
		opened: record({ ...step, card: isSlot }),
		suffer: record(of),
		op: record({ ...of, why: isFace, op: isOp }, { again: isFlag }),
		struck: record(of),
		'random-card': record({ ...of, to: orNull(isSeat), rolls: isRolls }),
		'discard-hand': record({ ...of, cards: isSlots }),
		'fix-up': record(of),
		excess: record({ ...of, zone: oneOf(['professions', 'tribes']) }),
		steal: record({ ...of, target: isSeat, item: isSlot, rolls: isRolls }),
		victory: record(step),
		pick: record(step),
		run: record(step),
		rolled: record({ ...flight, rolls: isRolls }),
		faced: record(flight),
		'flight-over': record(step),
		body: record({ ...step, dead: isSeat }),
		'loot-order': record({ ...step, rolls: isRolls }),
		loot: record(step),
		'battle-over': record(step),
		'turn-done': record(step),
		'next-turn': record(step)
	};
	return variant('do', shapes);
}

function battleShape(isSeat: Shape, bySeat: (entry: Shape) => Shape): Shape {
	const beast = { id: isCount, card: isSlot, face: isFace };
	return record({
		main: isSeat,
		helper: orNull(isSeat),
		forced: isFlag,
		deal: orNull(isOffer),
		stage: oneOf(['act', 'settle', 'flee']),
		beasts: list(record({ ...beast, family: isCount, by: isSeat })),
		gone: list(record({ ...beast, upgrades: isCount })),
		enhancers: list(record({ card: isSlot, family: isCount, by: isSeat })),
		plays: list(record({ card: isSlot, seat: isSeat, side: oneOf(SIDES), n: isInteger })),
		cards: isSlots,
		boosts: bySeat(isCount),
		hits: bySeat(isInteger),
		hitters: list(isSeat),
		rerolled: list(isSeat),
		asked: bySeat(isCount),
		nextId: isCount,
		runner: orNull(isSeat),
		runners: list(isSeat),
		left: list(isCount),
		escaped: list(isSeat),
		fleeBonus: bySeat(isInteger),
		dead: list(isSeat),
		lastRoll: orNull(record({ seat: isSeat, beast: isCount, die: isCount, total: isInteger })),
		strength: record({ heroes: isInteger, beasts: isInteger })
	});
}

const HERO: Shape = record({
	level: isCount,
	food: oneOf(FOODS),
	alive: isFlag,
	reborn: isFlag,
	out: isFlag,
	hand: isSlots,
	items: list(record({ card: isSlot, on: isFlag, by: orNull(isSlot) })),
	professions: isSlots,
	tribes: isSlots,
	master: orNull(isSlot),
	heritage: orNull(isSlot),
	volunteers: isSlots,
	lasting: isSlots,
	fresh: isSlots,
	used: list(oneOf(ONCE_PER_TURN)),
	proposals: isCount,
	resting: isFlag
});

const DECK = record({
	next: isCount,
	end: isCount,
	batches: list(record({ first: isCount, count: isCount, faces: list(isFace) }))
});

/** The shape of a state at a table of so many seats. */
export function stateShape(seats: number): Shape {
	const isSeat = below(seats);
	const isSeatName = oneOf(Array.from({ length: seats }, (_, seat) => String(seat)));
	const bySeat = (entry: Shape): Shape => table(isSeatName, entry);
	return record({
		game: oneOf(['green-square']),
		options: isAny,
		phase: oneOf(PHASES),
		turn: orNull(isSeat),
		turnNo: isCount,
		rolls: isCount,
		windows: isCount,
		decks: record({ loc: DECK, upg: DECK }),
		discard: record({ loc: isSlots, upg: isSlots }),
		faces: table(isSlot, isFace),
		players: record(Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, HERO]))),
		battle: orNull(battleShape(isSeat, bySeat)),
		spoils: orNull(record({ pool: isSlots, order: list(isSeat) })),
		body: orNull(record({ seat: isSeat, cards: isSlots, order: list(isSeat) })),
		resolving: orNull(record({ card: isSlot, victim: isSeat })),
		shared: bySeat(isCount),
		window: orNull(record({ id: isCount, kind: oneOf(WINDOW_KINDS), waiting: list(isSeat) })),
		ask: orNull(askShape(isSeat)),
		need: list(
			variant('kind', {
				reveal: record({ kind: isWord, slot: isSlot, to: oneOf(['all']) }),
				roll: record({ kind: isWord, id: isRollId, sides: isCount })
			})
		),
		todo: list(stepShape(isSeat)),
		result: orNull(record({ winners: list(isSeat), reason: oneOf(OUTCOME_REASONS) }))
	});
}

/** Exactly these values in this order. */
function oneAfterOther(values: readonly unknown[]): Shape {
	return (value) => Array.isArray(value) && value.length === values.length && value.every((v, i) => v === values[i]);
}
