/** The screen of The Green Conquest. */
import type { GameEvent, Seat } from '../../../engine/contract';
import type { GameUi } from '../../../ui/game/play';
import type { ShapeName } from '../../../ui/game/shapes';
import { MODE_SPECS } from '../content';
import type { Event } from '../events';
import type { ClanLetter, Move, State } from '../types';
import Board from './Board.svelte';
import { clanAtBottom } from './model/view';
import Remains from './Remains.svelte';
import { retell } from './retelling';
import SeatFigures from './SeatFigures.svelte';
import Thumb from './Thumb.svelte';
import TidePanel from './TidePanel.svelte';
import Victors from './Victors.svelte';

const SHAPES: { readonly [clan in ClanLetter]: ShapeName } = { r: 'circle', y: 'square', b: 'scooped', w: 'octagon' };

export const ui: GameUi = {
	Board,
	Tide: TidePanel,
	SeatFigures,
	Thumb,
	Victors,
	Remains,
	retell,
	formality: (legal) => {
		const [only, ...others] = legal as readonly Move[];
		return others.length === 0 && only?.type === 'end' ? only : null;
	},
	quiet: ['turn', 'turn-ended', 'bonus', 'rested'],
	turn: (told, state) => {
		const event = told as Event;
		const clans = MODE_SPECS[(state as State).options.mode].clans;
		const leader = event.type === 'turn' ? clans.find(({ letter }) => letter === event.clan) : undefined;
		return event.type === 'turn' && leader !== undefined ? { number: event.number, seat: leader.seat } : null;
	},
	shapeOf: (state: unknown, seat: Seat, events: readonly GameEvent[] = []): ShapeName =>
		SHAPES[clanThatActed(state as State, seat, events as readonly Event[]) ?? clanAtBottom(state as State, seat)]
};

/** Which of a seat's clans did this: the first that is named; null: none is. */
function clanThatActed({ options }: State, seat: Seat, events: readonly Event[]): ClanLetter | null {
	const own = MODE_SPECS[options.mode].clans.filter((clan) => clan.seat === seat).map(({ letter }) => letter);
	for (const event of events) {
		if (event.type === 'turn') continue;
		const named = 'vehicle' in event ? event.vehicle.charAt(0) : 'clan' in event ? event.clan : '';
		const clan = own.find((letter) => letter === named);
		if (clan !== undefined) return clan;
	}
	return null;
}
