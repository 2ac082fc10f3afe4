/** A film of a QR code, as Chromium's fake camera plays it. */
import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of one square: the code fills most of the height. */
const sizeOf = (squares: number): number => Math.floor((HEIGHT - 40) / squares);
const [DARK, GREY, LIGHT] = [30, 120, 225];

/** Writes two seconds of a steady hand that holds the text as a code before a grey wall. */
export function film(text: string, file: string): void {
	const { data, size } = encode(text, { ecc: 'L', border: 3 });
	const scale = sizeOf(size);
	const left = Math.floor((WIDTH - size * scale) / 2);
	const top = Math.floor((HEIGHT - size * scale) / 2);
	const luma = new Uint8Array(WIDTH * HEIGHT).fill(GREY);
	for (let y = 0; y < size * scale; y++)
		for (let x = 0; x < size * scale; x++)
			luma[(top + y) * WIDTH + left + x] = data[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? DARK : LIGHT;
	const colour = new Uint8Array((WIDTH * HEIGHT) / 2).fill(128);
	const frame = [Buffer.from('FRAME\n'), luma, colour];
	const frames = Array.from({ length: 10 }, () => frame).flat();
	writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420\n`), ...frames]));
}
