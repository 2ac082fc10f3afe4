/** The shape of a state (section 3) at a table of so many seats. */
import { UNTILS } from './ability';
import { CATEGORIES } from './card';
import type { Check } from './checks';
import {
	below,
	either,
	isCount,
	isFlag,
	isInteger,
	isNull,
	listOf,
	mapOf,
	oneOf,
	orNull,
	record,
	setOf,
	textLike
} from './checks';
import { GAIN_PER_TURN } from './constants';
import { findCard } from './content';
import { PHASES } from './types';

const isId: Check = (value) => findCard(value) !== undefined;
/** `"<seat>/<card id>"`. */
const isRef: Check = (value) => textLike(/^\d\/./)(value) && isId((value as string).slice(2));
const isDrawSlot = textLike(/^draw-\d-\d+:\d+$/);
const isLandSlot = textLike(/^land-\d:\d+$/);

const isPile = record({ deck: textLike(/^(land-\d|draw-\d-\d+)$/), cards: listOf(isId), next: isCount });
const isLand = record({ id: isRef, cards: setOf(isRef), attached: setOf(isRef) });

const isPlayer = record({
	out: oneOf([null, 'morale', 'no-land', 'resigned']),
	morale: isInteger,
	gained: below(GAIN_PER_TURN + 1),
	turns: isCount,
	truce: isFlag,
	resting: isFlag,
	landPile: isPile,
	draw: isPile,
	hand: setOf(isDrawSlot),
	lands: listOf(isLand),
	active: setOf(isRef),
	discard: setOf(isRef),
	seen: setOf(isDrawSlot)
});

const isMark = record({}, { used: setOf(isCount), usedTurn: setOf(isCount), left: isCount });

function choicesShape(isSeat: Check): Check {
	return record({}, { opponent: isSeat, targetUnit: isRef, targetLand: isRef, discover: oneOf([true]) });
}

function itemShape(isSeat: Check): Check {
	return record({
		seat: isSeat,
		card: isRef,
		class: oneOf([...CATEGORIES, 'ability']),
		ability: orNull(isCount),
		land: orNull(isRef),
		choices: choicesShape(isSeat)
	});
}

function windowShape(isSeat: Check): Check {
	return record({
		id: isCount,
		kind: oneOf(['response', 'battle']),
		item: orNull(itemShape(isSeat)),
		members: setOf(isSeat),
		waiting: setOf(isSeat)
	});
}

function taskShape(isSeat: Check): Check {
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

function decisionShape(isSeat: Check): Check {
	return either(
		record({ kind: oneOf(['overflow', 'casualty', 'occupy']), seat: isSeat, land: isRef, units: setOf(isRef) }),
		record({ kind: oneOf(['hand-discard']), seat: isSeat, count: isCount })
	);
}

function playersShape(players: number): Check {
	return record(Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, isPlayer])));
}

export function stateShape(players: number): Check {
	const isSeat = below(players);
	const sides = { attacker: isSeat, defender: isSeat, from: isRef, to: isRef };
	return record({
		game: oneOf(['historical-conquest']),
		version: oneOf([1]),
		options: () => true,
		phase: oneOf(PHASES),
		round: isCount,
		turn: orNull(isSeat),
		order: setOf(isSeat),
		plays: isCount,
		extraPlays: isCount,
		attacks: isCount,
		extraAttacks: isCount,
		stepUsed: isFlag,
		moved: setOf(isRef),
		players: playersShape(players),
		boosts: listOf(
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
		marks: mapOf(isRef, isMark),
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
		pending: listOf(decisionShape(isSeat)),
		requests: listOf(
			either(record({ slot: isLandSlot, to: oneOf(['all']) }), record({ roll: oneOf([1]), sides: oneOf([players]) }))
		),
		known: mapOf(isLandSlot, isId),
		rebuilt: listOf(record({ deck: textLike(/^draw-\d-[1-9]\d*$/), cards: setOf(isId) })),
		queue: listOf(taskShape(isSeat)),
		outcome: either(
			isNull,
			record({
				winners: setOf(isSeat),
				reason: oneOf(['morale-goal', 'last-standing', 'round-limit', 'all-out'])
			})
		)
	});
}
