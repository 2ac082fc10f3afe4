/** What cards are worth to a bot, in points of morale. Rough on purpose: what a position makes of a card is seen by looking ahead. */
import type { Ability, Effect, EffectName, EffectOf, Timing } from './ability';
import type { CardInfo } from './content';

/** Turns that something which works again and again may be expected to last. */
const TURNS_TO_COME = 4;

type Worths = { readonly [K in EffectName]: (effect: EffectOf<K>) => number };

const EFFECT_WORTH: Worths = {
	morale: ({ who, amount, per, max }) => {
		if (who !== 'self') return Math.trunc((-amount * (who === 'opponent' ? 7 : 9)) / 10);
		return per === undefined ? amount : Math.min(2 * amount, max ?? 2 * amount);
	},
	bonus: ({ scope, attack, defense }) => Math.trunc((attack + defense) / (scope === 'land' ? 4 : 2)),
	boost: ({ attack, defense }) => Math.trunc((attack + defense) / 4),
	draw: ({ count }) => 40 * count,
	discover: () => 200,
	destroy: ({ what }) => (what === 'one' ? 150 : 250),
	cancel: () => 150,
	steal: () => 250,
	revive: () => 120,
	transport: () => 30,
	protect: () => 40,
	'extra-plays': ({ count }) => 50 * count,
	'extra-attack': ({ count }) => 80 * count,
	'attack-threshold': () => 80,
	'hand-size': ({ delta }) => 60 * delta,
	reach: () => 60,
	capacity: ({ slots, armies }) => 30 * slots + 30 * armies,
	suppress: () => 80,
	unmark: () => 20,
	soften: ({ amount }) => amount,
	truce: () => 40,
	'call-off': () => 80,
	spy: () => 20,
	'force-discard': ({ count }) => 60 * count
};

/** Percent of an effect's worth that an ability of this timing brings. */
const TIMING_WORTH: { readonly [T in Timing]: number } = {
	'on-play': 100,
	saved: 90,
	'each-turn': 100 * TURNS_TO_COME,
	upkeep: 100 * TURNS_TO_COME,
	continuous: 100,
	battle: 100,
	'on-victory': 60,
	'on-death': 30,
	'on-discard': 20
};

function effectWorth(effect: Effect): number {
	return (EFFECT_WORTH[effect.effect] as (effect: Effect) => number)(effect);
}

export function abilityWorth(ability: Ability): number {
	let sum = 0;
	for (const effect of ability.do) sum += effectWorth(effect);
	return Math.trunc((sum * TIMING_WORTH[ability.when]) / 100);
}

/** Points of a unit count less than morale: they win nothing by themselves. */
export function pointsWorth({ unit }: CardInfo): number {
	return unit === null ? 0 : Math.trunc((unit.attack + unit.defense) / 4);
}

/** Percent of a card's worth that it has before it is played. An interrupt is best kept for what it is for. */
const KEPT_CARD = 60;
const KEPT_INTERRUPT = 90;

const IN_HAND = new Map<string, number>();

/** A card that is still in the hand. Abilities that ask for something count half; a card planted on an opponent works against them. */
export function worthInHand(info: CardInfo): number {
	const known = IN_HAND.get(info.id);
	if (known !== undefined) return known;
	let abilities = 0;
	for (const ability of info.abilities) {
		const worth = abilityWorth(ability);
		abilities += ability.if === undefined ? worth : Math.trunc(worth / 2);
	}
	if (info.played?.zone === 'enemy-land') abilities = Math.trunc((-abilities * 7) / 10);
	const whole = (info.played?.morale ?? 0) + abilities + pointsWorth(info);
	const worth = Math.trunc((whole * (info.isInterrupt ? KEPT_INTERRUPT : KEPT_CARD)) / 100);
	IN_HAND.set(info.id, worth);
	return worth;
}

/** A card nobody knows yet. */
export const UNKNOWN_CARD = 110;
