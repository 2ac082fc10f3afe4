/**
 * A network between two devices that are connected by hand, which a test can unplug: the codes that it carries name the ends of this cable in the place of the devices, so that every packet goes through it. Nothing in the browsers is
 * told when it is unplugged.
 */
import { createSocket, type Socket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import { lanAddresses } from '../../server/announce';
import { nameOf, openCode, packCode, type HandCode } from '../../src/lib/wires/hand/code';

export class Cable {
	isPlugged = true;
	readonly #address: string;
	readonly #ends: readonly [Socket, Socket];
	/** Ports of the two devices. */
	readonly #devices = [0, 0];
	#offer = '';

	private constructor(address: string, ends: readonly [Socket, Socket]) {
		this.#address = address;
		this.#ends = ends;
		for (const side of [0, 1] as const)
			ends[side].on('message', (packet) => {
				const port = this.#devices[side] ?? 0;
				if (this.isPlugged && port > 0) ends[1 - side]?.send(packet, port, address);
			});
	}

	/** Null: this machine has no address but its own. */
	static async lay(): Promise<Cable | null> {
		const [address] = lanAddresses(networkInterfaces()).filter((each) => !each.startsWith('['));
		if (address === undefined) return null;
		return new Cable(address, await Promise.all([end(), end()]));
	}

	/** The code of an offer, for the other device. */
	carryOffer(code: string): string {
		this.#offer = code;
		return packCode(this.#through(code, 0));
	}

	/** The answer to it, for the first device. */
	carryAnswer(code: string): string {
		return packCode({ ...this.#through(code, 1), kind: 'answer', to: nameOf(this.#offer) });
	}

	cut(): void {
		for (const socket of this.#ends) socket.close();
	}

	#through(code: string, side: 0 | 1): HandCode {
		const opened = openCode(code);
		if (typeof opened === 'string') throw new Error(opened);
		this.#devices[side] = opened.description.candidates[0]?.port ?? 0;
		const { port } = this.#ends[side].address();
		const candidates = [{ kind: 'ipv4', address: this.#address, port, isReflexive: false }] as const;
		return { ...opened, description: { ...opened.description, candidates } };
	}
}

function end(): Promise<Socket> {
	const socket = createSocket('udp4');
	return new Promise((resolve) => socket.bind(0, () => resolve(socket)));
}
