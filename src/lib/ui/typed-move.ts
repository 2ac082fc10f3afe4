/** A move as the keyboard gives it, in the notation of its game. */
import { pickFacts } from '../engine/fold';
import { refusal } from '../engine/illegal';
import type { Play } from './game/play';

/** The part of a play that typing needs. */
export type Readable = Pick<Play, 'module' | 'state' | 'seat' | 'sees' | 'legal'>;

export type Typed =
	| { readonly ok: true; readonly move: unknown }
	/** `code`: why the rules refuse it; null: it is no move at all, or none that is made by typing. */
	| { readonly ok: false; readonly code: string | null };

const NO_MOVE: Typed = { ok: false, code: null };

/**
 * Reads what was typed. Capitals may be left out where that leaves no doubt. A resignation is not taken: it is too easily typed, and
 * has a question of its own elsewhere.
 */
export function readTyped({ module, state, seat, sees, legal }: Readable, typed: string): Typed {
	const { game, notation } = module;
	const text = typed.trim();
	const same = (move: unknown): boolean => notation.formatMove(move).toLowerCase() === text.toLowerCase();
	const meant = legal.filter(same);
	const exact = meant.length === 1 ? meant[0] : meant.find((move) => notation.formatMove(move) === text);
	if (exact !== undefined) return { ok: true, move: exact };
	const parsed = notation.parseMove(text);
	if (!parsed.ok || seat === null || same(module.resignation)) return NO_MOVE;
	const move = parsed.value;
	const code = refusal(() => game.apply(state, seat, move, pickFacts(sees, game.shows(state, seat, move))));
	return code === null ? { ok: true, move } : { ok: false, code };
}

/** A few of the moves that are possible now, as they would be typed. */
export function examples({ module, legal }: Readable, count = 3): readonly string[] {
	const step = Math.max(1, Math.floor(legal.length / count));
	return legal
		.filter((_, index) => index % step === 0)
		.slice(0, count)
		.map((move) => module.notation.formatMove(move));
}
