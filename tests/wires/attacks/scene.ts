/** Two who play, somebody with the link of their room, and what that costs the one who made the match. */
import { expect } from 'vitest';
import type { Verify } from '../../../src/lib/table/signature';
import { aBoardGame } from '../../table/fixture';
import { CALM, playBetween, tableOf, until, type Station } from '../devices';
import type { Ether } from '../ether';
import { Vandal } from './vandal';

export interface Scene {
	readonly ether: Ether;
	readonly host: Station;
	readonly guest: Station;
	readonly vandal: Vandal;
	readonly costs: Costs;
}

/** What a station has done since the scene began. */
export class Costs {
	checks = 0;
	transactions = 0;
	readonly #structs: number;
	readonly #said: Station['said'];

	constructor(readonly station: Station) {
		const { table } = station;
		const { verify } = table;
		const counting: Verify = (...args) => (this.checks++, verify(...args));
		Object.assign(table, { verify: counting });
		station.doc().on('afterTransaction', () => this.transactions++);
		this.#structs = this.#count();
		this.#said = { ...station.said };
	}

	/** Structs that the document has more than before. */
	get structs(): number {
		return this.#count() - this.#structs;
	}

	get bytesSaid(): number {
		return this.station.said.bytes - this.#said.bytes;
	}

	get messagesSaid(): number {
		return this.station.said.messages - this.#said.messages;
	}

	#count(): number {
		const { store } = this.station.doc();
		expect([store.pendingStructs, store.pendingDs]).toEqual([null, null]);
		return [...store.clients.values()].reduce((sum, structs) => sum + structs.length, 0);
	}
}

export async function scene(moves = 4): Promise<Scene> {
	const { ether, sessions } = await tableOf(aBoardGame, ['Ada', 'Bo'], CALM);
	const [host, guest] = sessions as [Station, Station];
	await playBetween([host.table, guest.table], moves);
	const vandal = new Vandal(ether);
	await until(() => expect([host, guest].map(({ state }) => state.peers.length)).toEqual([2, 2]));
	await until(() => expect(vandal.vectors.length).toBeGreaterThan(1));
	return { ether, host, guest, vandal, costs: new Costs(host) };
}

export const faultsOf = ({ state }: Station): number =>
	Object.values(state.faults).reduce((sum, count) => sum + count, 0);

/** The two play on as if nobody had done anything, and know each other. */
export async function unharmed({ host, guest }: Scene): Promise<void> {
	await playBetween([host.table, guest.table], 4);
	for (const { table } of [host, guest]) expect(table.snapshot.health.cheats).toEqual([]);
	await until(() => expect([[...host.state.present], [...guest.state.present]]).toEqual([[1], [0]]));
	const seatsBlamed = [host, guest].flatMap(({ state }) =>
		state.peers.filter(({ seats, faults }) => seats.length > 0 && Object.keys(faults).length > 0)
	);
	expect(seatsBlamed).toEqual([]);
}
