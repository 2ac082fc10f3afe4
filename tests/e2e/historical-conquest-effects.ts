/** For each kind of effect and each category of card: a position in which it is one move away, and what the move brings. */
import type { EffectName } from '../../src/lib/games/historical-conquest/ability';
import { ALL_CARDS, cardById, STARTERS } from '../../src/lib/games/historical-conquest/content';
import type { Event } from '../../src/lib/games/historical-conquest/events';
import { findLand, playerAt } from '../../src/lib/games/historical-conquest/table';
import type { Move, State } from '../../src/lib/games/historical-conquest/types';
import type { Wanted } from './historical-conquest-games';

export interface Case {
	readonly effect: EffectName;
	/** The card that brings it. */
	readonly card: string;
	/** The move to be tapped, where it is possible. */
	readonly isIt: (move: Move, state: State) => boolean;
	/** What tells that it worked; left out: it goes on working, and the card on the table says so. */
	readonly shows?: (event: Event) => boolean;
	/** It is brought by a card that lies on the table already. */
	readonly onTable?: boolean;
	/** Cards that the other player needs for it. */
	readonly rival?: readonly string[];
}

const isPlayOf = (move: Move, card: string): boolean =>
	move.type === 'play' && move.card === card && move.slot.startsWith('draw-0');

type Telling = NonNullable<Case['shows']>;

const playing = (effect: EffectName, card: string, shows?: Telling, rival?: readonly string[]): Case => ({
	effect,
	card,
	isIt: (move) => isPlayOf(move, card),
	...(shows && { shows }),
	...(rival && { rival })
});

const using = (effect: EffectName, card: string, shows: Telling, rival?: readonly string[]): Case => ({
	effect,
	card,
	isIt: (move) => {
		if (move.type !== 'use' || move.unit !== `0/${card}`) return false;
		return cardById(card).abilities[move.ability]?.do.some((each) => each.effect === effect) === true;
	},
	shows,
	onTable: true,
	...(rival && { rival })
});

/** An attack out of the land in which the card stands. */
const attacking = (effect: EffectName, card: string, shows: Telling, more: (state: State) => boolean): Case => ({
	effect,
	card,
	isIt: (move, state) =>
		move.type === 'attack' &&
		move.explorer === undefined &&
		findLand(state, move.from)?.land.cards.includes(`0/${card}`) === true &&
		more(state),
	shows,
	onTable: true
});

const came =
	(how: string): Telling =>
	(event) =>
		event.type === 'unit-moved' && event.how === how;
const went =
	(why: string): Telling =>
	(event) =>
		event.type === 'card-discarded' && event.why === why;
const is =
	(type: Event['type']): Telling =>
	(event) =>
		event.type === type;
const hit = (seat: number, sign: number): Telling => {
	return (event) => event.type === 'morale-changed' && event.seat === seat && Math.sign(event.change) === sign;
};

const LOW = 800;
const EVENTS = ['black-death', 'great-depression', 'salem-witch-trials'];
const MIGHTY = ['napoleon-bonaparte', 'abraham-lincoln', 'alexander-the-great', 'julius-caesar', 'genghis-khan'];

export const CASES: readonly Case[] = [
	playing('morale', 'black-death', hit(1, -1)),
	playing('morale', 'magna-carta', hit(0, 1)),
	playing('bonus', 'great-wall-of-china'),
	playing('boost', 'battle-of-adwa', is('boost-added')),
	playing('draw', 'number-zero', is('cards-drawn')),
	playing('discover', 'magnetic-compass', is('land-settled')),
	{
		...playing('discover', 'ferdinand-magellan', is('land-settled')),
		isIt: (move) => isPlayOf(move, 'ferdinand-magellan') && 'discover' in move
	},
	using('destroy', 'charlotte-corday', went('destroyed'), MIGHTY),
	playing('destroy', 'atomic-bomb', went('destroyed')),
	{
		...playing('cancel', 'heliocentrism', is('item-cancelled'), EVENTS),
		isIt: (move, state) => isPlayOf(move, 'heliocentrism') && state.window?.item?.class === 'event'
	},
	using('steal', 'abraham-lincoln', came('steal')),
	playing('revive', 'germ-theory', came('revive')),
	using('transport', 'underground-railroad', came('transport')),
	playing('protect', 'maori-battalion'),
	playing('extra-plays', 'industrial-revolution', is('plays-added')),
	playing('extra-attack', 'julius-caesar'),
	attacking('attack-threshold', 'attila-the-hun', is('attack-declared'), (state) => playerAt(state, 0).morale < LOW),
	playing('hand-size', 'hanseatic-league'),
	playing('reach', 'alexander-the-great'),
	playing('capacity', 'angkor-wat'),
	attacking('suppress', 'davy-crockett', is('unit-suppressed'), () => true),
	{
		...playing('unmark', 'universal-declaration-of-human-rights', went('removed'), ['slavery']),
		isIt: (move, state) =>
			isPlayOf(move, 'universal-declaration-of-human-rights') &&
			playerAt(state, 0).lands.some(({ attached }) => attached.includes('1/slavery'))
	},
	playing('soften', 'chanakya'),
	using('truce', 'mahatma-gandhi', is('truce-started')),
	{
		...playing('call-off', 'peace-of-westphalia', (event) => {
			return event.type === 'battle-fought' && event.result === 'called-off';
		}),
		isIt: (move, state) => isPlayOf(move, 'peace-of-westphalia') && state.window?.kind === 'battle'
	},
	using('spy', 'josephine-baker', is('hand-shown')),
	using('force-discard', 'blackbeard', went('dropped'))
];

/** The wanted cards among others that answer nothing: what a player shows is not stopped. */
function deckWith(wanted: readonly string[], starter: number): { readonly cards: readonly string[] } {
	const plain = (id: string): boolean => !cardById(id).isInterrupt && !wanted.includes(id);
	const own = (STARTERS[starter]?.cards ?? []).filter(plain);
	const others = ALL_CARDS.map(({ id }) => id).filter((id) => plain(id) && !own.includes(id));
	return { cards: [...wanted, ...own, ...others].slice(0, 50) };
}

/** On the way there the card stays in hand, or comes to the table as soon as it can and stays unused. */
export function positionFor({ card, isIt, onTable = false, rival = [] }: Case): Wanted {
	const isKept = (move: Move): boolean => 'card' in move && move.card === card && move.slot.startsWith('draw-0');
	const isUse = (move: Move): boolean => move.type === 'use' && move.unit === `0/${card}`;
	return {
		seats: [
			{ name: '', bot: '' },
			{ name: 'Tom', bot: 'easy' }
		],
		options: { firstPlayer: 0, goal: 5000, decks: [deckWith([card], 0), deckWith(rival, 1)] },
		until: (state, moves) => state.pending.length === 0 && moves.some((move) => isIt(move, state)),
		wishes: (_, moves) => {
			const placing = moves.filter((move) => isPlayOf(move, card));
			if (onTable && placing.length > 0) return placing;
			const kept = moves.filter((move) => !isKept(move) && !isUse(move));
			return kept.length > 0 ? kept : moves;
		}
	};
}
