/**
 * What the screen is told beforehand is what the rules then do; and nothing of it depends on a card that the seat
 * cannot see.
 */
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../src/lib/engine/contract';
import { pickFacts } from '../../src/lib/engine/fold';
import { refusal } from '../../src/lib/engine/illegal';
import { game } from '../../src/lib/games/historical-conquest';
import type { Event, Move, State } from '../../src/lib/games/historical-conquest';
import { occupiers } from '../../src/lib/games/historical-conquest/battle';
import { roomOf } from '../../src/lib/games/historical-conquest/capacity';
import { cardById, cardOf } from '../../src/lib/games/historical-conquest/content';
import { aims, type AimField, type HalfMove } from '../../src/lib/games/historical-conquest/foresight/aims';
import { answers, holdsAnswer } from '../../src/lib/games/historical-conquest/foresight/answers';
import { foresee, refusalOf } from '../../src/lib/games/historical-conquest/foresight/foresee';
import { handCards, keepsakes } from '../../src/lib/games/historical-conquest/foresight/hand';
import { drawsAhead, neglects } from '../../src/lib/games/historical-conquest/foresight/neglect';
import { outlookOf, type Attack } from '../../src/lib/games/historical-conquest/foresight/outlook';
import { threatsTo } from '../../src/lib/games/historical-conquest/foresight/threats';
import { gainOf } from '../../src/lib/games/historical-conquest/morale';
import { landParts, landTotals, wokenBy } from '../../src/lib/games/historical-conquest/parts';
import { sidesOf } from '../../src/lib/games/historical-conquest/strength';
import { positions, type Position } from './historical-conquest-positions';

const POSITIONS = positions('foresight', 3);
const OPEN = POSITIONS.filter(({ state }) => state.window === null && state.pending.length === 0);

const shownBy = ({ state, seat, sees }: Position, move: Move): Facts => pickFacts(sees, game.shows(state, seat, move));

const attacksOf = ({ legal }: Position): readonly Attack[] => legal.filter((move) => move.type === 'attack');

it('has positions of every kind to look at', () => {
	expect(POSITIONS.length).toBeGreaterThan(250);
	expect(OPEN.flatMap(attacksOf).length).toBeGreaterThan(40);
	expect(POSITIONS.filter(({ state }) => state.window?.kind === 'battle').length).toBeGreaterThan(8);
	expect(POSITIONS.filter(({ state }) => state.window?.kind === 'response').length).toBeGreaterThan(8);
});

describe('the parts of a total', () => {
	it('add up to the totals that the battle is fought with', () => {
		let fought = 0;
		let suppressed = 0;
		for (const position of OPEN) {
			for (const move of attacksOf(position)) {
				const { state, seat, sees } = position;
				const events = foresee(state, seat, move, sees)?.events ?? [];
				const battle = events.find((event) => event.type === 'battle-fought');
				const declared = events.find((event) => event.type === 'attack-declared');
				if (declared === undefined || battle?.attack == null) continue;
				const { attack, defense } = sidesOf(state, declared);
				for (const [side, total] of [[attack, battle.attack] as const, [defense, battle.defense] as const]) {
					expect(side.total).toBe(total);
					expect(
						Math.max(
							0,
							side.parts.reduce((sum, { points }) => sum + points, 0)
						)
					).toBe(total);
					const units = side.parts.flatMap(({ part }) => (part.kind === 'unit' ? [part.card] : []));
					expect(units).toEqual(side.units);
				}
				const struck = [...attack.parts, ...defense.parts].filter(({ suppressedBy }) => suppressedBy !== null);
				const told = events.filter((event) => event.type === 'unit-suppressed');
				expect(struck.map(({ part }) => part.card).sort()).toEqual(told.map(({ unit }) => unit).sort());
				suppressed += told.length;
				fought++;
			}
		}
		expect(fought).toBeGreaterThan(40);
		expect(suppressed).toBeGreaterThan(0);
	});

	it('name the printed points of each unit, and who keeps a bonus awake', () => {
		let woken = 0;
		for (const { state } of POSITIONS) {
			for (const [key, player] of Object.entries(state.players)) {
				for (const land of player.lands) {
					const parts = landParts(state, Number(key), land);
					const { attack, defense } = landTotals(state, Number(key), land);
					expect(attack).toBe(
						Math.max(
							0,
							parts.reduce((sum, part) => sum + part.attack, 0)
						)
					);
					expect(defense).toBe(
						Math.max(
							0,
							parts.reduce((sum, part) => sum + part.defense, 0)
						)
					);
					for (const part of parts) {
						if (part.kind === 'unit') expect(part.attack).toBe(cardOf(part.card).unit?.attack);
						const wakers = wokenBy(state, Number(key), part);
						const asks = part.kind === 'bonus' && part.tests.some(({ test }) => test === 'same-land' || test === 'own');
						expect(wakers.length > 0).toBe(asks);
						if (asks) woken++;
					}
				}
			}
		}
		expect(woken).toBeGreaterThan(20);
	});
});

describe('a move foreseen', () => {
	it('begins with what the move itself does, and stops where somebody must decide', () => {
		for (const position of POSITIONS) {
			const { state, seat, sees, legal } = position;
			for (const move of legal.slice(0, 12)) {
				const told: Event[] = [];
				game.apply(state, seat, move, shownBy(position, move), (event) => told.push(event as Event));
				const ahead = foresee(state, seat, move, sees);
				expect(ahead?.events.slice(0, told.length)).toEqual(told);
				if (ahead === null) continue;
				const asked = game.actors(ahead.state);
				if (ahead.stop === 'decision') expect(asked).toEqual([ahead.state.pending[0]?.seat]);
				if (ahead.stop === 'turn') expect(asked).toEqual([ahead.state.turn]);
				if (ahead.stop === 'fact') expect(ahead.state.requests.length).toBeGreaterThan(0);
				if (ahead.stop === 'over') expect(ahead.state.outcome).not.toBeNull();
				expect(ahead.asked).not.toContain(seat);
			}
		}
	});

	it('is null exactly where the rules refuse, with the reason they give', () => {
		const move: Move = { type: 'attack', from: '0/germany', to: '1/france' };
		for (const { state, seat, sees } of OPEN) {
			const code = refusal(() => game.apply(state, seat, move, {}));
			expect(refusalOf(state, seat, move, sees)).toBe(code);
			expect(foresee(state, seat, move, sees) === null).toBe(code !== null);
		}
	});
});

describe('the outlook of an attack', () => {
	/** From the attacker's view, worst first. */
	const RANK = ['lost', 'called-off', 'draw', 'undefended', 'won'];

	it('is what happens if nobody answers', () => {
		let open = 0;
		for (const position of OPEN) {
			const { state, seat, sees } = position;
			for (const move of attacksOf(position)) {
				const outlook = outlookOf(state, seat, move, sees);
				expect(outlook?.ahead).toEqual(foresee(state, seat, move, sees));
				const due = outlook?.ahead.state.pending[0];
				expect(due?.kind === 'occupy').toBe(outlook?.fate === 'open');
				if (due?.kind === 'occupy') {
					expect(outlook?.movers).toEqual(due.units);
					open++;
				}
				if (outlook?.fate === 'empty') expect(outlook.movers).toEqual([]);
			}
		}
		expect(open).toBeGreaterThan(0);
	});

	it('fears the worst that the defender may hold: no hand that is possible brings less', () => {
		let sure = 0;
		let doubtful = 0;
		for (const position of OPEN) {
			for (const move of attacksOf(position).slice(0, 4)) {
				const { state, seat, sees, truth } = position;
				const outlook = outlookOf(state, seat, move, sees);
				if (outlook === null) continue;
				if (outlook.isSure) sure++;
				else if (outlook.result === 'won') doubtful++;
				// Any card of the defender's true hand, played into the window, is no worse than what was feared.
				const after = game.apply(state, seat, move, {});
				for (const answer of answers(after, outlook.battle.defender, truth)) {
					const told = foresee(after, outlook.battle.defender, answer.preset, truth);
					if (told?.stop === 'decision' && told.state.pending[0]?.kind === 'overflow') continue;
					const result = told?.state.lastBattle?.result ?? 'called-off';
					expect(RANK.indexOf(result)).toBeGreaterThanOrEqual(RANK.indexOf(outlook.worst.result));
				}
			}
		}
		expect(sure).toBeGreaterThan(0);
		expect(doubtful).toBeGreaterThan(0);
	});
});

it('fears only cards that a hand once shown may still hide', () => {
	let cleared = 0;
	for (const position of OPEN) {
		for (const move of attacksOf(position).slice(0, 4)) {
			const { state, seat, sees, truth } = position;
			const outlook = outlookOf(state, seat, move, sees);
			if (outlook?.result !== 'won' || outlook.isSure) continue;
			const { defender } = outlook.battle;
			const hand = state.players[defender]?.hand ?? [];
			const own = state.players[seat];
			if (own === undefined) continue;
			// The attacker has seen the whole hand: only what is really there counts.
			const spied: State = { ...state, players: { ...state.players, [seat]: { ...own, seen: hand } } };
			const known = outlookOf(spied, seat, move, { ...sees, ...pickFacts(truth, hand) });
			const held = answers(game.apply(state, seat, move, {}), defender, truth).filter(({ fits }) => fits);
			for (const card of known?.worst.cards ?? []) expect(held.map((answer) => answer.card)).toContain(card);
			if (held.length > 0) continue;
			expect(known?.isSure).toBe(true);
			cleared++;
		}
	}
	expect(cleared).toBeGreaterThan(0);
});

describe('aims', () => {
	const HALVES: readonly (readonly [Move['type'], readonly string[], AimField])[] = [
		['attack', ['type', 'from'], 'to'],
		['step', ['type', 'unit'], 'to'],
		['voyage', ['type', 'unit'], 'to'],
		['voyage', ['type', 'unit', 'to'], 'escort'],
		['play', ['type', 'slot', 'card'], 'land'],
		['play', ['type', 'slot', 'card'], 'opponent'],
		['use', ['type', 'unit', 'ability'], 'opponent'],
		['use', ['type', 'unit', 'ability'], 'targetUnit'],
		['use', ['type', 'unit', 'ability', 'targetUnit'], 'targetLand'],
		['use', ['type', 'unit', 'ability'], 'pay']
	];

	it('are open exactly where a legal move names them', () => {
		let refused = 0;
		for (const { state, seat, sees, legal } of POSITIONS) {
			for (const [type, keys, field] of HALVES) {
				const move = legal.find((each) => each.type === type && field in each) as HalfMove | undefined;
				if (move === undefined) continue;
				const half = Object.fromEntries(keys.map((key) => [key, move[key]])) as HalfMove;
				const agreeing = legal.filter((each) => keys.every((key) => (each as HalfMove)[key] === half[key]));
				const named = new Set(agreeing.flatMap((each) => (field in each ? [(each as HalfMove)[field]] : [])));
				const found = aims(state, seat, sees, half, field);
				expect(new Set(found.flatMap((aim) => (aim.refusal === null ? [aim.value] : [])))).toEqual(named);
				refused += found.length - named.size;
			}
		}
		expect(refused).toBeGreaterThan(200);
	});

	it('say which card protects a unit, and whom an ability works on', () => {
		const refusals = POSITIONS.flatMap(({ state, seat, sees, legal }) => {
			const moves = legal.filter((move) => move.type === 'use' && strikes(move)) as HalfMove[];
			return moves
				.slice(0, 1)
				.flatMap(({ type, unit, ability }) =>
					aims(state, seat, sees, { type, unit, ability }, 'targetUnit').flatMap((aim) => aim.refusal ?? [])
				);
		});
		expect(refusals.length).toBeGreaterThan(0);
		for (const { code, safeBy, only } of refusals) {
			expect(code).toBe('bad-target');
			expect(safeBy !== undefined || only !== undefined).toBe(true);
		}
	});
});

/** It destroys a unit or wins one over. */
function strikes(move: Extract<Move, { type: 'use' }>): boolean {
	const effects = cardOf(move.unit).abilities[move.ability]?.do ?? [];
	return effects.some(({ effect }) => effect === 'destroy' || effect === 'steal');
}

describe('cards of one’s own', () => {
	it('have a way to be played or a reason against it', () => {
		for (const { state, seat, sees, legal } of POSITIONS) {
			for (const { slot, card, plays, refusal: reason } of handCards(state, seat, sees)) {
				expect(plays).toEqual(legal.filter((move) => move.type === 'play' && move.slot === slot));
				expect(reason === null).toBe(plays.length > 0 || card === null);
			}
			for (const { card, ability, uses, refusal: reason } of keepsakes(state, seat, sees)) {
				expect(uses).toEqual(
					legal.filter((move) => move.type === 'use' && move.unit === card && move.ability === ability)
				);
				expect(reason === null).toBe(uses.length > 0);
			}
		}
	});

	it('answer a window: those that fit change it, each as the rules allow', () => {
		let fitting = 0;
		for (const { state, truth } of POSITIONS) {
			for (const seat of state.window?.waiting ?? []) {
				if (state.pending.length > 0) continue;
				const found = answers(state, seat, truth);
				expect(holdsAnswer(state, seat, truth)).toBe(found.some(({ fits }) => fits));
				for (const { slot, card, fits, plays, preset } of found) {
					expect(cardById(card).isInterrupt).toBe(true);
					expect(plays).toContainEqual(preset);
					const after = game.apply(state, seat, preset, { [slot]: card });
					if (!fits) continue;
					fitting++;
					if (state.window?.kind === 'response') expect(after.window).toBeNull();
				}
			}
		}
		expect(fitting).toBeGreaterThan(3);
	});
});

describe('threats', () => {
	it('are the attacks and takings that the others have in their turn', () => {
		let succeeding = 0;
		for (const { state, seat } of OPEN) {
			// The turn ends; the next seat goes on to attack, then to move.
			const begun = end(state, seat);
			if (begun === null) continue;
			const next = begun.turn ?? 0;
			const moves = reach(begun, next, 'attack').concat(reach(begun, next, 'move'));
			const own = new Set(state.players[seat]?.lands.map(({ id }) => id));
			const possible = moves.filter((move) => 'to' in move && own.has(move.to));
			const told = threatsTo(state, seat).filter(({ by, lacks }) => by === next && lacks === 0);
			const named = told.map(({ move }) => JSON.stringify(move)).sort();
			expect(named).toEqual(possible.map((move) => JSON.stringify(move)).sort());
			succeeding += told.filter(({ succeeds }) => succeeds).length;
		}
		expect(succeeding).toBeGreaterThan(5);
	});

	/**
	 * The position when the next seat begins; null where upkeep changes morale or the game ends, so that more than time
	 * has passed.
	 */
	function end(state: State, seat: number): State | null {
		let after = state;
		while (after.turn === seat && after.outcome === null) after = game.apply(after, seat, { type: 'next' }, {});
		if (after.outcome !== null || after.turn === null) return null;
		return after.players[after.turn]?.morale === state.players[after.turn]?.morale ? after : null;
	}

	function reach(begun: State, seat: number, phase: State['phase']): readonly Move[] {
		let state = begun;
		while (state.phase !== phase && state.phase !== 'end') state = game.apply(state, seat, { type: 'next' }, {});
		if (state.phase !== phase) return [];
		return game.legal(state, seat, {}).filter(({ type }) => type === 'attack' || type === 'step' || type === 'voyage');
	}
});

describe('what would be neglected', () => {
	it('is only told while it can be mended or matters', () => {
		const kinds = new Map<string, number>();
		for (const { state, seat, sees, legal } of POSITIONS) {
			for (const neglect of neglects(state, seat, sees)) {
				kinds.set(neglect.kind, (kinds.get(neglect.kind) ?? 0) + 1);
				expect(state.turn).toBe(seat);
				if (neglect.kind === 'empty-land') {
					expect(state.players[seat]?.lands.find(({ id }) => id === neglect.land)?.cards).toEqual([]);
					expect(neglect.threats.length).toBeGreaterThan(0);
					if (state.phase === 'move' && neglect.help !== null) expect(legal).toContainEqual(neglect.help);
				} else if (neglect.kind === 'sure-win') {
					expect(neglect.outlook.result).toBe('won');
					if (state.phase === 'attack') expect(legal).toContainEqual(neglect.move);
				} else {
					expect(new Set(legal.flatMap((move) => (move.type === 'play' ? [move.slot] : []))).size).toBeGreaterThan(0);
				}
			}
		}
		expect([...kinds.keys()].sort()).toEqual(['empty-land', 'plays-left', 'sure-win']);
	});

	it('says how many cards the end of the turn brings', () => {
		for (const { state, seat } of OPEN) {
			if (state.phase !== 'move') continue;
			const before = state.players[seat]?.hand.length ?? 0;
			const after = game.apply(state, seat, { type: 'next' }, {}).players[seat]?.hand.length ?? 0;
			expect(drawsAhead(state, seat)).toBe(after - before);
		}
	});
});

it('room and gain are those by which the rules go', () => {
	for (const { state, seat } of POSITIONS) {
		const { gained, left } = gainOf(state, seat);
		expect(gained + left).toBe(800);
		for (const land of state.players[seat]?.lands ?? []) {
			const { units, armies, capacity } = roomOf(state, seat, land);
			const isCrowded = units > capacity.units || armies > capacity.armies;
			const isDue = state.pending.some((due) => due.kind === 'overflow' && due.land === land.id);
			if (isDue) expect(isCrowded).toBe(true);
			else if (state.queue.length === 0 && state.pending.length === 0) expect(isCrowded).toBe(false);
		}
	}
});

it('tells nothing of cards that the seat cannot see', () => {
	for (const position of POSITIONS.filter((_, index) => index % 3 === 0)) {
		const { state, seat, sees, legal } = position;
		const told = (facts: Facts): string =>
			JSON.stringify([
				legal.slice(0, 6).map((move) => foresee(state, seat, move, facts)),
				attacksOf(position)
					.slice(0, 2)
					.map((move) => outlookOf(state, seat, move, facts)),
				handCards(state, seat, facts),
				keepsakes(state, seat, facts),
				answers(state, seat, facts),
				neglects(state, seat, facts),
				threatsTo(state, seat)
			]);
		expect(told(meddled(position))).toBe(told(sees));
	}
});

/**
 * What the seat sees, and faces for all other slots that are not the true ones: each deck's unseen faces in reverse
 * order.
 */
function meddled({ state, sees, truth }: Position): Facts {
	const facts: Record<string, string | number> = { ...sees };
	for (const { slots } of game.decks(state)) {
		const unseen = slots.filter((slot) => sees[slot] === undefined);
		unseen.forEach((slot, index) => {
			const face = truth[unseen[unseen.length - 1 - index] ?? slot];
			if (face !== undefined) facts[slot] = face;
		});
	}
	return facts;
}

it('who could move in is who is asked', () => {
	const asked = POSITIONS.filter(({ state }) => state.pending[0]?.kind === 'occupy');
	expect(asked.length).toBeGreaterThan(0);
	for (const { state } of asked) {
		const due = state.pending[0];
		if (due?.kind === 'occupy' && state.battle !== null) expect(occupiers(state, state.battle)).toEqual(due.units);
	}
});
