/** Reads QR codes off pictures: by the browser's own detector where it has one, else by a decoder in a worker, so that the picture never stutters. */

export interface CodeReader {
	/** The text of the code in the picture; null: none can be read. */
	read(video: HTMLVideoElement): Promise<string | null>;
	close(): void;
}

interface Detector {
	detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
	new (options: { formats: readonly string[] }): Detector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** More pixels than this are not needed for a code that fills a third of the picture. */
const WIDEST = 960;

export async function openReader(): Promise<CodeReader> {
	const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
	try {
		if (Native !== undefined && (await Native.getSupportedFormats()).includes('qr_code'))
			return nativeReader(new Native({ formats: ['qr_code'] }));
	} catch {
		// A detector that does not even tell what it reads is none.
	}
	return workerReader();
}

function nativeReader(detector: Detector): CodeReader {
	return {
		read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
		close: () => undefined
	};
}

function workerReader(): CodeReader {
	const worker = new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d', { willReadFrequently: true });
	return {
		read: (video) => {
			const scale = Math.min(1, WIDEST / video.videoWidth);
			canvas.width = Math.round(video.videoWidth * scale);
			canvas.height = Math.round(video.videoHeight * scale);
			if (context === null || canvas.width === 0 || canvas.height === 0) return Promise.resolve(null);
			context.drawImage(video, 0, 0, canvas.width, canvas.height);
			const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
			return new Promise((resolve) => {
				worker.onmessage = ({ data: text }: MessageEvent<string | null>) => resolve(text);
				worker.onerror = () => resolve(null);
				worker.postMessage({ width: canvas.width, height: canvas.height, data }, [data.buffer]);
			});
		},
		close: () => worker.terminate()
	};
}
