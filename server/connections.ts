/**
 * The TCP connections of the server, requests and sockets alike: so many for each address, and all of them end when the
 * server does. Node counts those it serves requests on, and forgets them once they have asked for an upgrade.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from './visitors';

export class Connections {
	readonly #open = new Map<Socket, string>();
	readonly #counts = new Map<string, number>();

	/** `most` for each address; null: behind a proxy they all come from one. */
	constructor(
		server: Server,
		readonly most: number | null
	) {
		server.on('connection', (socket: Socket) => this.#take(socket));
	}

	get size(): number {
		return this.#open.size;
	}

	/** Ends them all, whatever the other side does. */
	close(): void {
		for (const socket of this.#open.keys()) socket.destroy();
	}

	#take(socket: Socket): void {
		const address = countedAddress(socket.remoteAddress ?? '');
		const count = (this.#counts.get(address) ?? 0) + 1;
		if (this.most !== null && count > this.most) {
			socket.destroy();
			return;
		}
		this.#counts.set(address, count);
		this.#open.set(socket, address);
		socket.once('close', () => this.#release(socket));
	}

	#release(socket: Socket): void {
		const address = this.#open.get(socket);
		if (address === undefined) return;
		this.#open.delete(socket);
		const count = (this.#counts.get(address) ?? 1) - 1;
		if (count === 0) this.#counts.delete(address);
		else this.#counts.set(address, count);
	}
}
