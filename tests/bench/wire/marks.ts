/** What a page notes while it plays: when a move was tapped, written, sent, heard and shown. Runs in the page, before the app does. */

/** Times of this machine's clock, ms, which all pages share. */
export interface Mark {
	readonly what: 'tap' | 'write' | 'durable' | 'sent' | 'heard' | 'changed' | 'shown';
	readonly at: number;
	/** Bytes sent or heard; the step that is shown. */
	readonly size: number;
}

export interface Marked {
	marks: Mark[];
	/** The bare channel to the other page, and what it takes to open it. */
	bare?: RTCDataChannel;
	connection?: RTCPeerConnection;
}

/** To be called before anything else runs in the page. */
export function watchPage(): void {
	const marked: Marked = { marks: [] };
	Object.assign(globalThis, { __marked: marked });
	const mark = (what: Mark['what'], size = 0): void => {
		marked.marks.push({ what, at: performance.timeOrigin + performance.now(), size });
	};

	/** Calls `before` ahead of a method, and `after` with what it returned. */
	const around = <Result>(
		owner: object,
		name: string,
		before: (...args: unknown[]) => void,
		after: (result: Result, ...args: unknown[]) => void = () => undefined
	): void => {
		const method = Reflect.get(owner, name) as (...args: unknown[]) => Result;
		Reflect.set(owner, name, function (this: unknown, ...args: unknown[]): Result {
			before(...args);
			const result = Reflect.apply(method, this, args);
			after(result, ...args);
			return result;
		});
	};

	addEventListener('click', () => mark('tap'), { capture: true });
	around<IDBTransaction>(
		IDBDatabase.prototype,
		'transaction',
		(_, mode) => mode === 'readwrite' && mark('write'),
		(transaction, _, mode) => {
			if (mode === 'readwrite') transaction.addEventListener('complete', () => mark('durable'));
		}
	);
	around(RTCDataChannel.prototype, 'send', (data) => mark('sent', (data as ArrayBufferView).byteLength));

	const listen = (channel: RTCDataChannel): void => {
		channel.binaryType = 'arraybuffer';
		channel.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => mark('heard', data.byteLength));
	};
	around<RTCDataChannel>(RTCPeerConnection.prototype, 'createDataChannel', () => undefined, listen);
	globalThis.RTCPeerConnection = class extends RTCPeerConnection {
		constructor(config?: RTCConfiguration) {
			super(config);
			this.addEventListener('datachannel', ({ channel }) => listen(channel));
		}
	};

	// The board carries the number of steps; the bare side writes its own into the page's root.
	const painted = new MessageChannel();
	const awaited: number[] = [];
	painted.port1.onmessage = () => mark('shown', awaited.shift() ?? 0);
	new MutationObserver((changes) => {
		for (const { target, attributeName } of changes) {
			const step = Number((target as Element).getAttribute(attributeName ?? ''));
			mark('changed', step);
			requestAnimationFrame(() => {
				awaited.push(step);
				painted.port2.postMessage(null);
			});
		}
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-head', 'data-bare'] });
}
