/**
 * 100,000 notes of somebody who has the key of a room and means harm: none is taken for a letter, none throws, nobody
 * is dialled.
 */
import { expect, it } from 'vitest';
import { seeded } from '../../src/lib/engine/random';
import { Correspondence } from '../../src/lib/wires/room/correspondence';
import { roomKeys } from '../../src/lib/wires/room/keys';
import { garbled } from '../wires/room/garbled';
import { fuzzSeed, scaled } from './scale';

const NOTES = scaled(100_000);

it(`${NOTES} garbled notes from seed ${fuzzSeed}`, () => {
	const { seal } = roomKeys('ab'.repeat(16));
	const random = seeded(`meeting/${fuzzSeed}`);
	const ben = new Correspondence(seal);
	let letters = 0;
	for (let i = 0; i < NOTES; i++) {
		const heard = ben.open(garbled(random, seal, ben.id));
		if (heard?.kind === 'letter') letters += 1;
	}
	console.log(`${NOTES} garbled notes, ${letters} letters`);
	expect(letters).toBe(0);
});
