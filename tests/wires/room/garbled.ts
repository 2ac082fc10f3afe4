/** Notes by somebody who has the key of a room and fills them with anything: sealed well, wrong inside. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import type { Random } from '../../../src/lib/engine/random';
import { Writer } from '../../../src/lib/table/bytes';
import { Correspondence } from '../../../src/lib/wires/room/correspondence';

export function garbled(random: Random, seal: Uint8Array, to: string): Uint8Array {
	const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.int(256));
	const nonce = bytes(24);
	const content = new Writer().byte(random.int(3)).raw(bytes(random.pick([0, 31, 32, 32])));
	if (random.int(2) === 0) content.hex(random.int(2) === 0 ? to : 'ab'.repeat(32));
	content.bytes(bytes(random.int(300)));
	const body = new Writer()
		.bytes(content.done())
		.raw(new Uint8Array(random.int(40)))
		.done();
	switch (random.int(16)) {
		case 0:
			return bytes(random.int(600));
		case 1: {
			const letter = new Correspondence(seal).letter(to, { kind: 'here', call: random.int(9) }) ?? nonce;
			const at = random.int(letter.length);
			letter[at] = (letter[at] ?? 0) ^ (1 + random.int(255));
			return letter;
		}
		default:
			return new Writer().raw(nonce).raw(xchacha20poly1305(seal, nonce).encrypt(body)).done();
	}
}
