/** How something that a player wanted to do came out. `reason` is a code of the game, or of the table: not-asked, not-first, read-only … */
export type Done = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export const DONE: Done = { ok: true };
export const refuse = (reason: string): Done => ({ ok: false, reason });
