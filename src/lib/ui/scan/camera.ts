/** The camera that looks away from the player, if there is one and we may use it. */

/** `insecure`: the browser gives no camera to pages over plain http. */
export type CameraTrouble = 'insecure' | 'refused' | 'none' | 'failed';

export async function openCamera(): Promise<MediaStream | CameraTrouble> {
	const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
	if (devices === undefined) return isSecureContext ? 'none' : 'insecure';
	try {
		return await devices.getUserMedia({
			audio: false,
			video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
		});
	} catch (error) {
		const name = error instanceof DOMException ? error.name : '';
		if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
		return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
	}
}

export function closeCamera(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
