/** Every kind of card and every ability of Green Square: the moves that use it, and a game that comes to one of them. */
import type { Card } from '../../src/lib/games/green-square/content';
import type { Move } from '../../src/lib/games/green-square';
import { cardIn } from '../../src/lib/games/green-square/ui/model/faces';
import { solo, type Decision, type Wanted } from './green-square-games';

export interface Kind {
	readonly name: string;
	/** The move uses it. */
	uses(move: Move, view: Decision): boolean;
}

type Play = Extract<Move, { type: 'play' }>;

/** A card played in some way. */
const card = (name: string, fits: (card: Card, move: Play, view: Decision) => boolean): Kind => ({
	name,
	uses: (move, view) => {
		if (move.type !== 'play') return false;
		const played = cardIn(view.state, view.sees, move.card);
		return played !== null && fits(played, move, view);
	}
});

const plain = (kind: Card['kind']): Kind => card(kind, (played) => played.kind === kind);
const inBattle = ({ state }: Decision): boolean => state.battle !== null;
const fromHand = ({ card: slot }: Play, { state, seat }: Decision): boolean =>
	state.players[seat]?.hand.includes(slot) === true;
const oneShot = (op: string, more: (move: Play, view: Decision) => boolean = inBattleFromHand): Kind =>
	card(op, (played, move, view) => played.kind === 'oneshot' && played.use.op === op && more(move, view));
function inBattleFromHand(move: Play, view: Decision): boolean {
	return inBattle(view) && fromHand(move, view);
}
const boon = (op: string): Kind => card(op, (played) => played.kind === 'boon' && played.use.op === op);
const ability = (name: string): Kind => ({
	name,
	uses: (move) => (move.type === 'use' ? move.ability === name : name === 'regrow' && 'regrow' in move)
});

export const KINDS: readonly Kind[] = [
	plain('item'),
	card('an item of two hands', (played) => played.kind === 'item' && played.slot === 'hand2'),
	plain('profession'),
	plain('tribe'),
	plain('master'),
	plain('heritage'),
	plain('volunteer'),
	plain('detour'),
	card('disaster', (played, { target }, { seat }) => played.kind === 'disaster' && target !== seat),
	boon('level-up'),
	boon('draw'),
	boon('cleanse'),
	plain('enhancer'),
	plain('mate'),
	plain('lunatic'),
	card('a beast that joins', (played) => played.kind === 'beast'),
	{ name: 'a beast that is looked for', uses: (move) => move.type === 'trouble' },
	oneShot('boost', (move, view) => inBattleFromHand(move, view) && move.side === 'heroes'),
	{
		...oneShot('boost', (move, view) => inBattleFromHand(move, view) && move.side === 'beasts'),
		name: 'a boost for the beasts'
	},
	oneShot('remove-beast'),
	oneShot('force-help'),
	oneShot('dismiss-helper'),
	oneShot('escape'),
	oneShot('flee-bonus'),
	card('a one-shot laid down', (played, _, view) => played.kind === 'oneshot' && !inBattle(view)),
	card(
		'a one-shot from the table',
		(played, move, view) => played.kind === 'oneshot' && inBattle(view) && !fromHand(move, view)
	),
	...['green-boost', 'bamboo-hit', 'steal', 'salvage', 'regrow', 'purify', 'chase'].map(ability)
];

/** A game against two bots in which you can use it. */
export const gameWith = ({ uses }: Kind): Wanted => ({
	options: { seats: 3 },
	seats: solo(2),
	until: (_, moves, view) => view.seat === 0 && moves.some((move) => uses(move, view))
});
