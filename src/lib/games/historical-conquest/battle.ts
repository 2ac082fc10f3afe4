/** The battle itself (5.5), after its window has closed. */
import { endBattle, recordBattle } from './aftermath';
import { BATTLE_LOSS } from './constants';
import { cardOf } from './content';
import { kill } from './discarding';
import type { Draft } from './draft';
import { isSafe } from './effects/protect';
import { loseLand } from './lands';
import { changeMorale } from './morale';
import { sameContinent } from './reach';
import { forceOf, forecast } from './strength';
import { holdsCountry, ownLand, playerAt } from './table';
import { triggers } from './triggers';
import type { Battle, CardRef, Land, State, Task } from './types';

export function battleStep(draft: Draft, step: Extract<Task, { do: 'battle' }>['step']): void {
	const { battle } = draft.state;
	if (battle === null) return;
	if (step === 'fight') fight(draft, battle);
	else if (step === 'victory') draft.first(...victoryTasks(draft.state, battle, 'attacker'));
	else if (step === 'capture') capture(draft, battle);
	else endBattle(draft);
}

const REST: readonly Task[] = [
	{ do: 'battle', step: 'capture' },
	{ do: 'battle', step: 'over' }
];

/** Steps 1 to 5. */
function fight(draft: Draft, battle: Battle): void {
	const { state } = draft;
	const to = ownLand(state, battle.defender, battle.to);
	const { force, attack, defense, suppressed } = forecast(state, battle);
	if (force.length === 0 || to === null) {
		recordBattle(draft, battle, 'called-off', null);
		return endBattle(draft);
	}
	if (to.cards.length === 0) {
		recordBattle(draft, battle, 'undefended', null);
		return draft.first(...REST);
	}
	for (const { unit, by } of suppressed) {
		const seat = force.includes(unit) ? battle.attacker : battle.defender;
		draft.tell?.({ type: 'unit-suppressed', seat, unit, by });
	}
	const result = attack > defense ? 'won' : attack < defense ? 'lost' : 'draw';
	recordBattle(draft, battle, result, { attack, defense });
	if (result === 'draw') return endBattle(draft);
	if (result === 'lost') {
		changeMorale(draft, battle.attacker, -BATTLE_LOSS, null);
		return draft.first(...victoryTasks(draft.state, battle, 'defender'), { do: 'battle', step: 'over' });
	}
	changeMorale(draft, battle.defender, -BATTLE_LOSS, null);
	draft.first({ do: 'battle', step: 'victory' }, ...REST);
	casualty(draft, battle, to);
}

/** Step 5: the defender chooses a unit to lose; units that are safe only if all are. */
function casualty(draft: Draft, { defender }: Battle, to: Land): void {
	const exposed = to.cards.filter((unit) => !isSafe(draft.state, defender, to, unit, 'casualty'));
	const units = exposed.length === 0 ? to.cards : exposed;
	if (units.length === 1) return kill(draft, units, 'casualty');
	const decision = { kind: 'casualty', seat: defender, land: to.id, units } as const;
	draft.state.pending = [...draft.state.pending, decision];
	draft.tell?.({ type: 'decision-due', decision });
}

function victoryTasks(state: State, battle: Battle, side: 'attacker' | 'defender'): readonly Task[] {
	const seat = battle[side];
	const land = ownLand(state, seat, side === 'attacker' ? battle.from : battle.to);
	const units = side === 'attacker' ? forceOf(state, battle) : (land?.cards ?? []);
	return units.flatMap((unit) => triggers(unit, cardOf(unit).onVictory, { seat, part: 'column', land }));
}

/** Step 6: an emptied land is discarded if the attacker holds that country already, else it may be occupied. */
function capture(draft: Draft, battle: Battle): void {
	const { state } = draft;
	const { attacker, defender, to } = battle;
	const land = ownLand(state, defender, to);
	if (land === null || land.cards.length > 0) return;
	if (holdsCountry(state, attacker, cardOf(to).id)) return loseLand(draft, { seat: defender, land }, attacker);
	const units = occupiers(state, battle);
	if (units.length === 0) return;
	const decision = { kind: 'occupy', seat: attacker, land: to, units } as const;
	draft.state.pending = [...draft.state.pending, decision];
	draft.tell?.({ type: 'decision-due', decision });
}

/**
 * Who could move into the land if it lay empty: units of the force, and units in other own lands on the continent, each
 * only if somebody stays behind.
 */
export function occupiers(state: State, battle: Battle): readonly CardRef[] {
	const force = forceOf(state, battle);
	return playerAt(state, battle.attacker).lands.flatMap((land) => {
		if (land.cards.length < 2) return [];
		if (land.id === battle.from) return force;
		return sameContinent(land.id, battle.to) ? land.cards : [];
	});
}
