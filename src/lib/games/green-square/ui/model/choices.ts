/** What the player may do in a position: every legal move as the things to point at. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Pick, Position, Way } from '../../../../ui/game/pointing';
import { pickedOf, Ways } from '../../../../ui/game/ways';
import { isFighter } from '../../heroes';
import { heroesWin } from '../../strength';
import type { Move, MoveOf, Slot, State } from '../../types';
import type { Draft } from '../sheets/draft';
import { cardIn } from './faces';
import {
	ACCEPT,
	BACK_OUT,
	CARRY,
	DECLINE,
	END_TURN,
	EXPLORE,
	NO,
	OPEN,
	PASS,
	REGROW,
	SETTLE,
	SETTLE_ANYWAY,
	TROUBLE,
	YES,
	kindOf,
	pickBeast,
	pickChoice,
	pickFood,
	pickHand,
	pickLasting,
	pickMine,
	pickPill,
	pickSeat,
	pickSide,
	pickTheirs
} from './picks';
import { refusalFor } from './refusal';
import { Sheets } from './sheets';
import { preferredSwap, swapsOf, type Swap } from './swaps';

/** Targets that are taken along where there is no other; what is paid with is always chosen. */
const TAKEN_ALONG: readonly string[] = ['seat', 'beast', 'side', 'lasting'];

export class Choices extends Ways<Move> {
	readonly state: State;
	readonly seat: Seat | null;
	readonly legal: readonly Move[];
	readonly sees: Facts;
	readonly #sheets: Sheets;

	/** Where one tap makes more than one move. */
	readonly swaps: readonly Swap[];

	constructor({ state, seat, legal, sees }: Position<State, Move>) {
		const from = { state, seat: seat ?? 0, sees };
		const sheets = new Sheets(from, legal);
		const swaps = swapsOf(from, legal);
		const isSwapped = (pick: Pick): boolean => swaps.some(({ picks: [comes] }) => comes === pick);
		super([
			...legal.flatMap((move) => sheets.wayTo(move) ?? waysOf(move, state, seat ?? 0, isSwapped)),
			...swaps.map(({ picks, moves: [move] }) => ({ picks, move }))
		]);
		this.#sheets = sheets;
		this.swaps = swaps;
		this.state = state;
		this.seat = seat;
		this.legal = legal;
		this.sees = sees;
	}

	/** What the picks put together in a sheet; null: no sheet is open. */
	draft(taken: readonly Pick[]): Draft | null {
		return this.#sheets.draft(taken);
	}

	/** What may be tapped next; once a move is complete, also what could take the place of its last thing. */
	reach(taken: readonly Pick[]): ReadonlySet<Pick> {
		const next = this.next(taken);
		return this.move(taken) === null ? next : new Set([...next, ...this.next(taken.slice(0, -1))]);
	}

	/** Null: what is in hand is one move, or none. */
	swap(taken: readonly Pick[]): Swap | null {
		const [comes, goes, ...rest] = taken;
		if (rest.length > 0) return null;
		return this.swaps.find(({ picks }) => picks[0] === comes && picks[1] === goes) ?? null;
	}

	get isAsked(): boolean {
		return this.legal.length > 0;
	}

	refusal(taken: readonly Pick[], pick: Pick): string | null {
		return refusalFor(this, taken, pick);
	}

	/** What is pointed at unasked after these picks, so that its result shows at once; null: the player chooses. */
	preferred(taken: readonly Pick[]): Pick | null {
		if (this.move(taken) !== null) return null;
		const next = [...this.next(taken)];
		const [first] = next;
		if (first === undefined) return null;
		const kinds = new Set(next.map(kindOf));
		if (taken.length === 0) return this.isRunning ? (next.find((pick) => kindOf(pick) === 'beast') ?? null) : null;
		const swaps = taken.length === 1 ? this.swaps.filter(({ picks: [comes] }) => comes === taken[0]) : [];
		if (swaps.length > 0) return preferredSwap(swaps)?.picks[1] ?? null;
		if (kinds.size > 1) return null;
		if (next.length === 1) return TAKEN_ALONG.includes(kindOf(first)) || taken[0] === TROUBLE ? first : null;
		if (kinds.has('side')) return pickSide(isFighter(this.state, this.seat) ? 'heroes' : 'beasts');
		if (kinds.has('beast')) return this.#isOneFamily(next) ? first : null;
		const self = pickSeat(this.seat ?? 0);
		return kinds.has('seat') && this.#isGift(taken) && next.includes(self) ? self : null;
	}

	get isRunning(): boolean {
		return this.isAsked && this.state.battle?.stage === 'flee' && this.state.ask === null;
	}

	#isOneFamily(picks: readonly Pick[]): boolean {
		const families = picks.map(
			(pick) => this.state.battle?.beasts.find(({ id }) => String(id) === pickedOf('beast', pick))?.family
		);
		return new Set(families).size === 1;
	}

	/** A card that does good to whoever it is played on. */
	#isGift([first]: readonly Pick[]): boolean {
		const card = cardIn(this.state, this.sees, pickedOf('hand', first) ?? '');
		return card?.kind === 'boon' && card.use.op === 'level-up';
	}
}

/** `isSwapped`: the card could take the place of another. */
function waysOf(move: Move, state: State, seat: Seat, isSwapped: (pick: Pick) => boolean): Way<Move>[] {
	const own = ownPick(state, seat);
	const way = (...picks: Way<Move>['picks']): Way<Move>[] => [{ picks, move }];
	switch (move.type) {
		case 'play':
			return way(own(move.card), ...(isSwapped(own(move.card)) && !isAimed(move) ? [CARRY] : targetsOf(move, own)));
		case 'set-food':
			return way(pickFood(move.food));
		case 'equip':
		case 'unequip':
		case 'drop':
			return way(pickMine(move.card));
		case 'stow':
			return way(pickMine(move.card), pickMine(move.with));
		case 'unstow':
			return way(pickMine(move.card), pickMine(holderOf(state, seat, move.card)));
		case 'trouble':
			return [...way(pickHand(move.card)), ...way(TROUBLE, pickHand(move.card))];
		case 'explore':
			return move.regrow === undefined ? way(EXPLORE) : way(REGROW, own(move.regrow));
		case 'share':
			return move.to === null ? way(pickHand(move.card)) : way(pickHand(move.card), pickSeat(move.to));
		case 'flee':
			return way(pickBeast(move.beast));
		case 'use':
			return way(pickPill(move.ability), ...useTargets(move), ...paidWith(move, own));
		case 'choose':
			return way(chosenPick(move.pick));
		case 'settle':
			return way(heroesWin(state) ? SETTLE : SETTLE_ANYWAY);
		case 'open':
			return way(OPEN);
		case 'end-turn':
			return way(END_TURN);
		case 'pass':
			return way(PASS);
		case 'back-out':
			return way(BACK_OUT);
		case 'accept':
			return way(ACCEPT);
		case 'decline':
			return way(DECLINE);
		default:
			return [];
	}
}

/** An own card lies in the hand or before its hero. */
const ownPick =
	(state: State, seat: Seat) =>
	(card: Slot): Pick =>
		state.players[seat]?.hand.includes(card) === true ? pickHand(card) : pickMine(card);

function holderOf(state: State, seat: Seat, card: Slot): Slot {
	return state.players[seat]?.items.find((entry) => entry.card === card)?.by ?? '';
}

function targetsOf(move: MoveOf<'play'>, own: (card: Slot) => Pick): Pick[] {
	if (move.with !== undefined) return [pickMine(move.with)];
	if (move.on !== undefined) return [own(move.on)];
	if (move.target !== undefined) return [pickSeat(move.target)];
	if (move.lasting !== undefined) return [pickLasting(move.lasting)];
	if (move.beast !== undefined) return [pickBeast(move.beast)];
	if (move.bring !== undefined) return [pickHand(move.bring)];
	return move.side === undefined ? [] : [pickSide(move.side)];
}

/** A Volunteer carries it. */
const isAimed = ({ with: by }: MoveOf<'play'>): boolean => by !== undefined;

function useTargets({ target, item, beast, lasting }: MoveOf<'use'>): Pick[] {
	if (item !== undefined) return [pickSeat(target ?? 0), pickTheirs(item)];
	if (target !== undefined) return [pickSeat(target)];
	if (beast !== undefined) return [pickBeast(beast)];
	return lasting === undefined ? [] : [pickLasting(lasting)];
}

/** What an ability costs, chosen in any order. */
const paidWith = ({ cards = [] }: MoveOf<'use'>, own: (card: Slot) => Pick): (readonly Pick[])[] =>
	cards.length === 0 ? [] : [cards.map(own)];

function chosenPick(pick: MoveOf<'choose'>['pick']): Pick {
	if (typeof pick === 'boolean') return pick ? YES : NO;
	return typeof pick === 'number' ? pickSeat(pick) : pickChoice(pick);
}
