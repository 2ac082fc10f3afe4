/** Taking back on the screen: whether it can be done now, doing it while no bot moves, and a sentence where it cannot be done. */
import type { Seat } from '../engine/contract';
import type { Done } from '../table/done';
import { takeBackTogether, wayBack, type WayBack } from '../table/take-back';
import type { GameUi } from './game/play';
import type { Pausing } from './pausing.svelte';
import type { TablePlay } from './table-play.svelte';

export class Undo {
	readonly way: WayBack = $derived.by(() => {
		const { table, seat, people, hasSecrets, snapshot } = this.play;
		void snapshot;
		const others = hasSecrets ? [] : people.filter((other) => other !== seat);
		// Whoever has looked at a hand has seen it: past that, only the one who acts goes back.
		return wayBack(table, seat === null ? [] : [seat, ...others]);
	});

	constructor(
		readonly play: TablePlay,
		readonly formality: GameUi['formality'],
		readonly pausing: Pausing
	) {}

	/** How many moves one could take back one after the other. */
	get count(): number {
		if (this.way.kind === 'none') return 0;
		return this.way.kind === 'alone' ? this.play.table.takeBacks(this.way.seat) : 1;
	}

	take(way: Exclude<WayBack, { kind: 'none' }>): Promise<Done> {
		const { table } = this.play;
		if (way.kind === 'alone') return table.back(way.seat, 1);
		return this.pausing.during(() => takeBackTogether(table, way.seat, () => this.#decisions(way.seat)));
	}

	/** How many of a seat's moves lead back to a decision: the end of a turn that was no choice is none. */
	#decisions(seat: Seat): number {
		const { table } = this.play;
		const own = table.standing(table.snapshot.ply).filter((ply) => table.step(ply).seat === seat);
		let count = 1;
		while (this.#wasFormality(own.at(-count), seat) && table.talk.movesToAskBack(seat, count + 1) > 0) count++;
		return count;
	}

	#wasFormality(ply: number | undefined, seat: Seat): boolean {
		if (ply === undefined || this.formality === undefined) return false;
		const { module, table } = this.play;
		const [state, sees] = [table.stateAt(ply - 1), table.sees(seat, ply - 1)];
		const legal = module.game.legal(state, seat, sees);
		return this.formality({ state, seat, legal, sees, ask: 'fits', shared: false }) !== null;
	}
}
