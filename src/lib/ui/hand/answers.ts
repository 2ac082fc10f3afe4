/** An answer that came as a link: it opens a page of its own, while the offer it is for waits in another, or in another tab of the browser. */

/** True if the answer was the one that is waited for. */
type Waiting = (answer: string) => Promise<boolean>;

/** Another tab says so within this, ms. */
const PATIENCE = 1_000;
const NAME = 'mangrove:answers';

const waiting = new Set<Waiting>();

/** Until the returned function is called, answers that come to any tab are shown to `taker`. */
export function awaitAnswers(taker: Waiting): () => void {
	waiting.add(taker);
	const channel = openChannel();
	channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (typeof data !== 'string') return;
		void taker(data).then((isTaken) => isTaken && channel.postMessage({ taken: data }));
	});
	return () => {
		waiting.delete(taker);
		channel?.close();
	};
}

/** Brings an answer to where it is waited for: in this tab, in another one, or nowhere. */
export async function bringAnswer(answer: string): Promise<'here' | 'elsewhere' | 'nowhere'> {
	for (const taker of waiting) if (await taker(answer)) return 'here';
	const channel = openChannel();
	if (channel === null) return 'nowhere';
	const isTaken = await new Promise<boolean>((resolve) => {
		setTimeout(() => resolve(false), PATIENCE);
		channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			if (typeof data === 'object' && data !== null && 'taken' in data && data.taken === answer) resolve(true);
		});
		channel.postMessage(answer);
	});
	channel.close();
	return isTaken ? 'elsewhere' : 'nowhere';
}

function openChannel(): BroadcastChannel | null {
	return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
}
