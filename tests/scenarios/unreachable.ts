/** Reason codes that no scenario can bring about, and why: `{ game: { code: why } }`. */
export const unreachable: { readonly [game: string]: { readonly [code: string]: string } } = {};
