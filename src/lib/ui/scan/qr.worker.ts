/** Looks for a QR code in one picture after another; answers each with its text, or null. */
import decodeQR from 'qr/decode.js';

interface Picture {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8ClampedArray;
}

/** What one picture may cost, ms: the next one may be sharper. */
const TIME_LIMIT = 60;

addEventListener('message', ({ data }: MessageEvent<Picture>) => {
	let text: string | null = null;
	try {
		text = decodeQR(data, { timeLimit: TIME_LIMIT });
	} catch {
		// That is how the decoder says that there is none.
	}
	postMessage(text);
});
