/** The numbers of a battle and of a flight as lists for screens, each part with its cause. Only what everybody sees. */
import type { Seat, Slot } from '../../engine/contract';
import { beastCard, ruleHolds } from './conditions';
import { ESCAPE_TOTAL } from './content';
import type { CardId, Condition, Side } from './content';
import { fighters } from './heroes';
import { beastParts, equipmentParts, fighterParts, fleeParts, playedParts } from './parts';
import type { PartKind, Sink } from './parts';
import { heroesWin, isForTheWin, levelsAtStake, upgradesAtStake, upgradesOf } from './strength';
import type { Beast, State } from './types';

export interface Part {
	readonly n: number;
	readonly kind: PartKind;
	readonly card: Slot | null;
	readonly face: CardId | null;
	/** The condition under which the number counts. */
	readonly because: Condition | null;
	/** Who played the card into the battle. */
	readonly by: Seat | null;
}

export interface HeroTotal {
	readonly seat: Seat;
	readonly parts: readonly Part[];
	readonly total: number;
	/** Equipment that does not count: a beast allows the level only. */
	readonly silenced: readonly Part[];
}

export interface BeastTotal {
	readonly beast: Beast;
	readonly parts: readonly Part[];
	readonly total: number;
	readonly upgrades: number;
}

export interface BattleTotals {
	readonly heroes: { readonly total: number; readonly fighters: readonly HeroTotal[]; readonly cards: readonly Part[] };
	readonly beasts: { readonly total: number; readonly beasts: readonly BeastTotal[]; readonly cards: readonly Part[] };
	/** The heroes would win now, ties decided. */
	readonly wins: boolean;
	/** What a victory would bring now. */
	readonly levels: number;
	readonly upgrades: number;
	readonly forTheWin: boolean;
}

export interface FlightTotal {
	readonly parts: readonly Part[];
	/** What is added to the die. */
	readonly total: number;
	/** The lowest die that escapes: 1 or less is safe, more than 6 is hopeless. */
	readonly needs: number;
}

/** Null outside battle. */
export function battleTotals(state: State): BattleTotals | null {
	const { battle } = state;
	if (battle === null) return null;
	const heroes = fighters(state).map((seat) => heroTotal(state, seat));
	const beasts = battle.beasts.map((beast) => beastTotal(state, beast));
	const cards = (side: Side): Part[] => listed(state, (sink) => playedParts(state, side, sink));
	const [ours, theirs] = [cards('heroes'), cards('beasts')];
	return {
		heroes: { total: totalOf(heroes) + sum(ours), fighters: heroes, cards: ours },
		beasts: { total: totalOf(beasts) + sum(theirs), beasts, cards: theirs },
		wins: heroesWin(state),
		levels: levelsAtStake(state),
		upgrades: upgradesAtStake(state),
		forTheWin: isForTheWin(state)
	};
}

/** The strength of a hero as it stands: in the battle if there is one, else with what counts outside. */
export function heroTotal(state: State, seat: Seat): HeroTotal {
	const parts = listed(state, (sink) => fighterParts(state, seat, sink));
	const isSilenced = ruleHolds(state, 'level-only');
	const silenced = isSilenced ? listed(state, (sink) => equipmentParts(state, seat, sink)) : [];
	return { seat, parts, total: sum(parts), silenced };
}

/** What the seat would add to a die against a beast of the battle; null if there is no such beast. */
export function flightTotal(state: State, seat: Seat, beast: number): FlightTotal | null {
	const pursuer = state.battle?.beasts.find(({ id }) => id === beast);
	if (pursuer === undefined) return null;
	const { flee } = beastCard(pursuer);
	const parts = listed(state, (sink) => {
		fleeParts(state, seat, sink);
		if (flee !== 0) sink(flee, 'pace', null, null);
	});
	const total = sum(parts);
	return { parts, total, needs: ESCAPE_TOTAL - total };
}

function beastTotal(state: State, beast: Beast): BeastTotal {
	const parts = listed(state, (sink) => beastParts(state, beast, sink));
	return { beast, parts, total: sum(parts), upgrades: upgradesOf(state, beast) };
}

function listed(state: State, each: (sink: Sink) => void): Part[] {
	const parts: Part[] = [];
	each((n, kind, card, because) => {
		const face = card === null ? null : (state.faces[card] ?? null);
		parts.push({ n, kind, card, face, because, by: card === null ? null : playerOf(state, card) });
	});
	return parts;
}

function playerOf({ battle }: State, card: Slot): Seat | null {
	const play = battle?.plays.find((other) => other.card === card);
	if (play !== undefined) return play.seat;
	const brought = [...(battle?.beasts ?? []), ...(battle?.enhancers ?? [])].find((other) => other.card === card);
	return brought?.by ?? null;
}

function sum(parts: readonly Part[]): number {
	return parts.reduce((total, { n }) => total + n, 0);
}

function totalOf(shares: readonly { readonly total: number }[]): number {
	return shares.reduce((total, share) => total + share.total, 0);
}
