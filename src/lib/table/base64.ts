/** Base64url without padding: bytes as they stand in a link's fragment. One text for one value, and foreign text never throws. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

export function toBase64(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const left = bytes.length - i;
		const triple = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
		for (let j = 0; j < Math.min(left, 3) + 1; j++) text += ALPHABET[(triple >> (18 - 6 * j)) & 63] as string;
	}
	return text;
}

/** Null unless the text is what `toBase64` makes of some bytes. */
export function fromBase64(text: string): Uint8Array | null {
	if (text.length % 4 === 1) return null;
	const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
	let bits = 0;
	let held = 0;
	let at = 0;
	for (const character of text) {
		const value = VALUES.get(character);
		if (value === undefined) return null;
		bits = ((bits << 6) | value) & 0xffff;
		held += 6;
		if (held < 8) continue;
		held -= 8;
		bytes[at++] = (bits >> held) & 255;
	}
	return (bits & ((1 << held) - 1)) === 0 ? bytes : null;
}
