/** Scenes of moves that nobody asks for (`scenes.ts`). */
import type { Item } from '../../../src/lib/table/item';
import { agreedDuty } from '../../../src/lib/table/offers';
import type { Scene } from './scenes';
import { PLAY, SceneTable } from './scene-table';
import { BAZAAR } from './settings';

const bazaar = (seats: number): SceneTable => new SceneTable(BAZAAR, seats, 4);

const offer = (t: SceneTable, seat: number, number: string): Item =>
	t.put(seat, { kind: 'offer', at: t.head, what: 'aside', detail: number });

/** What the client of the seat does before it answers. */
const duty = (t: SceneTable, seat: number): Item | null => {
	const item = agreedDuty(t.client(seat));
	if (item !== null) t.hear(item);
	return item;
};

export const ASIDE_SCENES: readonly Scene[] = [
	{
		rule: 'an offer dies with the next entry',
		harm: 'a seat offers to call out, and it is taken in twice: the second time its number takes the play back',
		happens() {
			const t = bazaar(2);
			t.move(0, PLAY);
			const call = offer(t, 0, '00');
			for (let i = 0; i < 2; i++) t.put(1, { kind: 'answer', parent: t.head, offer: call.bytes, consents: [] });
			return t.view.nodes.length !== 2;
		}
	},
	{
		rule: 'the first seat asked takes in what others do unasked',
		harm: 'a play is taken back in time, the one asked has not answered, and its device does not listen',
		happens() {
			const t = bazaar(3);
			t.move(0, PLAY);
			offer(t, 0, '01');
			duty(t, 1);
			return t.view.asked[0]?.seat !== 0;
		}
	},
	{
		rule: 'nobody spends an answer on what the chain refuses',
		harm: 'a seat offers what the rules do not list, and whoever is asked can answer no more',
		happens() {
			const t = bazaar(2);
			offer(t, 1, '07');
			return duty(t, 0) !== null || t.client(0).place() === null;
		}
	}
];
