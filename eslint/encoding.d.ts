// The one thing outside the language that rules may use: UTF-8, which is the same everywhere.
declare class TextEncoder {
	encode(text?: string): Uint8Array;
}

declare class TextDecoder {
	constructor(encoding?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
	decode(bytes?: Uint8Array): string;
}
