/** The shape of a state (section 3) at a table of so many seats. */
import {
	below,
	either,
	isCount,
	isFlag,
	isInteger,
	isNull,
	list,
	oneOf,
	orNull,
	record,
	set,
	table,
	text
} from '../../engine/shape';
import type { Shape } from '../../engine/shape';
import { UNTILS } from './ability';
import { CATEGORIES } from './card';
import { GAIN_PER_TURN } from './constants';
import { findCard } from './content';
import { PHASES } from './types';

const isId: Shape = (value) => findCard(value) !== undefined;
/** `"<seat>/<card id>"`. */
const isRef: Shape = (value) => text(/^\d\/./)(value) && isId((value as string).slice(2));
const isDrawSlot = text(/^draw-\d-\d+:\d+$/);
const isLandSlot = text(/^land-\d:\d+$/);

const isPile = record({ deck: text(/^(land-\d|draw-\d-\d+)$/), cards: list(isId), next: isCount });
const isLand = record({ id: isRef, cards: set(isRef), attached: set(isRef) });

const isPlayer = record({
	out: oneOf([null, 'morale', 'no-land', 'resigned']),
	morale: isInteger,
	gained: below(GAIN_PER_TURN + 1),
	turns: isCount,
	truce: isFlag,
	resting: isFlag,
	landPile: isPile,
	draw: isPile,
	hand: set(isDrawSlot),
	lands: list(isLand),
	active: set(isRef),
	discard: set(isRef),
	seen: set(isDrawSlot)
});

const isMark = record({}, { used: set(isCount), usedTurn: set(isCount), left: isCount });

function choicesShape(isSeat: Shape): Shape {
	return record({}, { opponent: isSeat, targetUnit: isRef, targetLand: isRef, discover: oneOf([true]) });
}

function itemShape(isSeat: Shape): Shape {
	return record({
		seat: isSeat,
		card: isRef,
		class: oneOf([...CATEGORIES, 'ability']),
		ability: orNull(isCount),
		land: orNull(isRef),
		choices: choicesShape(isSeat)
	});
}

function windowShape(isSeat: Shape): Shape {
	return record({
		id: isCount,
		kind: oneOf(['response', 'battle']),
		item: orNull(itemShape(isSeat)),
		members: set(isSeat),
		waiting: set(isSeat)
	});
}

function taskShape(isSeat: Shape): Shape {
	const item = itemShape(isSeat);
	return either(
		record({ do: oneOf(['resolve']), item }, { cancelled: oneOf([true]) }),
		record({ do: oneOf(['announce', 'arrive', 'ability']), item }),
		record({ do: oneOf(['found']), seat: isSeat, slot: isLandSlot, unit: orNull(isRef) }),
		record({ do: oneOf(['effect']), item, index: isCount }),
		record({ do: oneOf(['shelve']), card: isRef }),
		record({ do: oneOf(['reopen']) }),
		record({ do: oneOf(['battle']), step: oneOf(['fight', 'victory', 'capture', 'over']) })
	);
}

function decisionShape(isSeat: Shape): Shape {
	return either(
		record({ kind: oneOf(['overflow', 'casualty', 'occupy']), seat: isSeat, land: isRef, units: set(isRef) }),
		record({ kind: oneOf(['hand-discard']), seat: isSeat, count: isCount })
	);
}

function playersShape(players: number): Shape {
	return record(Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, isPlayer])));
}

export function stateShape(players: number): Shape {
	const isSeat = below(players);
	const sides = { attacker: isSeat, defender: isSeat, from: isRef, to: isRef };
	return record({
		game: oneOf(['historical-conquest']),
		version: oneOf([1]),
		options: () => true,
		phase: oneOf(PHASES),
		round: isCount,
		turn: orNull(isSeat),
		order: set(isSeat),
		plays: isCount,
		extraPlays: isCount,
		attacks: isCount,
		extraAttacks: isCount,
		stepUsed: isFlag,
		moved: set(isRef),
		players: playersShape(players),
		boosts: list(
			record({
				source: isRef,
				by: isSeat,
				for: isSeat,
				land: orNull(isRef),
				attack: isInteger,
				defense: isInteger,
				until: oneOf(UNTILS)
			})
		),
		marks: table(isRef, isMark),
		battle: orNull(record({ ...sides, explorer: orNull(isRef), escort: orNull(isRef) })),
		lastBattle: orNull(
			record({
				...sides,
				attack: orNull(isCount),
				defense: orNull(isCount),
				result: oneOf(['won', 'lost', 'draw', 'undefended', 'called-off'])
			})
		),
		windows: isCount,
		window: orNull(windowShape(isSeat)),
		pending: list(decisionShape(isSeat)),
		requests: list(
			either(record({ slot: isLandSlot, to: oneOf(['all']) }), record({ roll: oneOf([1]), sides: oneOf([players]) }))
		),
		known: table(isLandSlot, isId),
		rebuilt: list(record({ deck: text(/^draw-\d-[1-9]\d*$/), cards: set(isId) })),
		queue: list(taskShape(isSeat)),
		outcome: either(
			isNull,
			record({
				winners: set(isSeat),
				reason: oneOf(['morale-goal', 'last-standing', 'round-limit', 'all-out'])
			})
		)
	});
}
