/** The bus between tabs of one browser. On hosts where several projects share an origin the name keeps them apart. */
import type { Bus } from '../bus';

export function tabsBus(name: string): Bus {
	const channel = new BroadcastChannel(`mangrove:${name}`);
	return {
		post: (message) => channel.postMessage(message),
		listen: (listener) => {
			channel.onmessage = ({ data }: MessageEvent<unknown>) => {
				if (data instanceof Uint8Array) listener(data);
			};
		},
		close: () => {
			channel.onmessage = null;
			// What was posted last is still on its way: a channel that is closed at once would swallow it.
			setTimeout(() => channel.close(), 100);
		}
	};
}
