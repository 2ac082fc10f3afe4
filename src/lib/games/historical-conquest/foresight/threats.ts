/**
 * What others could do to a seat's lands in their next turn, as far as it shows: found by `legal` in that turn, as if
 * nothing else were to happen before. Cards that they may hold or draw are not feared.
 */
import type { Seat } from '../../../engine/contract';
import { GAIN_PER_TURN } from '../constants';
import { moraleToAttack } from '../effects/attack-threshold';
import { opponents } from '../effects/targets';
import { legal } from '../legal';
import { forecast } from '../strength';
import { fromTurnSeat, ownLandWith, playerAt } from '../table';
import type { CardRef, Move, Player, State } from '../types';
import { battleOf } from './outlook';

export interface Threat {
	/** The land that is threatened. */
	readonly land: CardRef;
	readonly by: Seat;
	/** Where from. */
	readonly from: CardRef;
	readonly move: Extract<Move, { readonly type: 'attack' | 'step' | 'voyage' }>;
	/** The totals of an attack; null where an empty land is simply taken. */
	readonly totals: { readonly attack: number; readonly defense: number } | null;
	/** It would succeed as things stand. */
	readonly succeeds: boolean;
	/** Morale that the other still lacks to attack. */
	readonly lacks: number;
}

/** In the order of seats from the turn seat on. */
export function threatsTo(state: State, seat: Seat): readonly Threat[] {
	if (state.options.mode === 'morale' || state.outcome !== null) return [];
	const others = fromTurnSeat(state).filter((other) => opponents(state, seat).includes(other));
	return others.flatMap((other) => threatsBy(state, other, seat));
}

function threatsBy(state: State, by: Seat, victim: Seat): readonly Threat[] {
	const lands = new Set(playerAt(state, victim).lands.map(({ id }) => id));
	const lacks = Math.max(0, moraleToAttack(state, by) - playerAt(state, by).morale);
	const turn = turnOf(state, by);
	const attacks = legal({ ...turn, phase: 'attack' }, by, {});
	const travels = legal({ ...turn, phase: 'move' }, by, {});
	const threats: Threat[] = [];
	for (const move of [...attacks, ...travels]) {
		if (move.type === 'attack' && lands.has(move.to)) {
			const battle = battleOf(turn, by, move);
			if (battle === null || lacks > GAIN_PER_TURN) continue;
			const { attack, defense } = forecast(turn, battle);
			const totals = { attack, defense };
			threats.push({ land: move.to, by, from: move.from, move, totals, succeeds: attack > defense, lacks });
		} else if ((move.type === 'step' || move.type === 'voyage') && lands.has(move.to)) {
			const from = ownLandWith(turn, by, move.unit)?.id ?? move.to;
			threats.push({ land: move.to, by, from, move, totals: null, succeeds: true, lacks: 0 });
		}
	}
	return threats;
}

/**
 * The next turn of a seat, or the one that it is having, as it would begin if everybody before it only ended theirs;
 * with morale enough to attack.
 */
function turnOf(state: State, by: Seat): State {
	const coming = fromTurnSeat(state);
	const before = coming.slice(0, coming.indexOf(by));
	const players: Record<string, Player> = {};
	for (const [key, player] of Object.entries(state.players)) {
		const acts = before.includes(Number(key));
		players[key] = acts
			? { ...player, turns: player.turns + 1, truce: player.truce && Number(key) === state.turn }
			: player;
	}
	const own = playerAt(state, by);
	players[by] = { ...own, truce: false, morale: Math.max(own.morale, moraleToAttack(state, by)) };
	return {
		...state,
		players,
		turn: by,
		plays: 0,
		attacks: 0,
		extraAttacks: 0,
		stepUsed: false,
		moved: [],
		boosts: state.boosts.filter(
			({ until, by: maker }) => until === 'forever' || (until === 'next-turn' && maker !== by && !passes(maker))
		),
		battle: null,
		window: null,
		pending: [],
		requests: [],
		queue: []
	};

	/** The maker's own turn starts before. */
	function passes(maker: Seat): boolean {
		return maker !== state.turn && before.includes(maker);
	}
}
