/** Pairing where the browser does not play along: each side is told so, and nothing stays open. */
import { afterEach, expect, it, vi } from 'vitest';
import { packCode } from '../../../src/lib/wires/hand/code';
import { fromSdp } from '../../../src/lib/wires/hand/description';
import { Pairing } from '../../../src/lib/wires/hand/pairing';
import { CHROMIUM } from './samples';

function anOffer(): string {
	const description = fromSdp(CHROMIUM);
	if (description === null) throw new Error('no description');
	return packCode({ kind: 'offer', description });
}

afterEach(() => vi.unstubAllGlobals());

it('a browser without WebRTC is named as the reason, to whoever answers too', async () => {
	await expect(Pairing.offer()).rejects.toThrow();
	expect(await Pairing.answer(anOffer())).toBe('no-browser');
});

it('a browser that describes itself in words we do not know is let go of', async () => {
	let open = 0;
	class Odd extends EventTarget {
		readonly iceGatheringState = 'complete';
		readonly localDescription = { sdp: 'v=1' };
		constructor() {
			super();
			open += 1;
		}
		createDataChannel(): EventTarget {
			return new EventTarget();
		}
		setLocalDescription(): Promise<void> {
			return Promise.resolve();
		}
		setRemoteDescription(): Promise<void> {
			return Promise.resolve();
		}
		close(): void {
			open -= 1;
		}
	}
	vi.stubGlobal('RTCPeerConnection', Odd);
	vi.stubGlobal(
		'RTCDataChannel',
		class {
			send(): void {}
		}
	);
	await expect(Pairing.offer()).rejects.toThrow();
	expect(await Pairing.answer(anOffer())).toBe('no-browser');
	await vi.waitFor(() => expect(open).toBe(0));
});
