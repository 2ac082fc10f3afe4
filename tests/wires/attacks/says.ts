/** Messages as a link marks them. */
import { concat } from '../../../src/lib/table/bytes';
import { encodeNote, type Note } from '../../../src/lib/wires/together/notes';

export const saysHave = (vector: Uint8Array): Uint8Array => concat([Uint8Array.of(0), vector]);
export const saysUpdate = (update: Uint8Array): Uint8Array => concat([Uint8Array.of(1), update]);
export const saysNote = (note: Note): Uint8Array => concat([Uint8Array.of(2), encodeNote(note)]);
