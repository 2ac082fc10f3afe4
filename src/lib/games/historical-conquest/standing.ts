/**
 * What a player has on the table, as a bot sums it up. A record of a player is never changed, so its standing is found once and shared by all
 * positions in which the player is the same. That rests on tests of continuous and upkeep abilities asking for nothing but their holder's own
 * cards and morale (`historical-conquest-content.test.ts` holds the cards to it).
 */
import type { Seat } from '../../engine/contract';
import { allHold } from './conditions';
import { cardOf, landOf } from './content';
import { moraleToAttack } from './effects/attack-threshold';
import { visitLand } from './continuous';
import { partsOf } from './parts';
import { playerAt, visitHeldCards } from './table';
import type { CardRef, Land, Player, State } from './types';
import { abilityWorth, pointsWorth } from './worth';
import type { Travel } from './card';

/** A land with the points that its units and bonuses give, boosts not counted. */
export interface Stand {
	readonly id: CardRef;
	readonly continent: string;
	readonly units: number;
	readonly attack: number;
	readonly defense: number;
	/** Of the unit that would be missed least. */
	readonly loss: number;
	/** Ways in which all its units may attack other continents. */
	readonly reach: readonly Travel[];
}

export interface Standing {
	readonly stands: readonly Stand[];
	/** Everything but lands and morale, saved abilities taken as not yet used. */
	readonly worth: number;
	/** Cards with saved abilities. */
	readonly savers: ReadonlySet<CardRef>;
	readonly moraleToAttack: number;
}

const KNOWN = new WeakMap<Player, Standing>();

export function standingOf(state: State, seat: Seat): Standing {
	const player = playerAt(state, seat);
	let standing = KNOWN.get(player);
	if (standing === undefined) KNOWN.set(player, (standing = sumUp(state, seat)));
	return standing;
}

function sumUp(state: State, seat: Seat): Standing {
	const { lands } = playerAt(state, seat);
	let worth = 0;
	const savers = new Set<CardRef>();
	visitHeldCards(state, seat, (card, { land }) => {
		worth += worthOnTable(state, seat, card, land);
		if (cardOf(card).usable.length > 0) savers.add(card);
	});
	return {
		stands: lands.map((land) => standOf(state, seat, land)),
		worth,
		savers,
		moraleToAttack: moraleToAttack(state, seat)
	};
}

/** Points in a game without battles count nothing. */
function worthOnTable(state: State, seat: Seat, card: CardRef, land: Land | null): number {
	const info = cardOf(card);
	let worth = state.options.mode === 'morale' ? 0 : pointsWorth(info);
	for (const ability of info.abilities) {
		if (ability.when === 'on-play' || ability.when === 'continuous') continue;
		if (ability.when === 'upkeep' && !allHold(state, ability.if ?? [], { seat, card, land: land?.id ?? null }))
			continue;
		worth += abilityWorth(ability);
	}
	return worth;
}

function standOf(state: State, seat: Seat, land: Land): Stand {
	let attack = 0;
	let defense = 0;
	for (const part of partsOf(state, seat, land.id, land.cards, false)) {
		if (part.kind === 'boost') continue;
		attack += part.attack;
		defense += part.defense;
	}
	let loss = 0;
	for (const [index, unit] of land.cards.entries()) {
		const worth = worthOnTable(state, seat, unit, land);
		if (index === 0 || worth < loss) loss = worth;
	}
	const reach: Travel[] = [];
	visitLand(state, seat, land, 'reach', (effect) => reach.push(effect.by));
	return { id: land.id, continent: landOf(land.id).continent, units: land.cards.length, attack, defense, loss, reach };
}
