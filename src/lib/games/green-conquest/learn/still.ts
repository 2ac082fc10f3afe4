/** A position that is only shown: what the board's own components need in order to draw it, with one move held up for a preview if wanted. */
import { NO_FACTS } from '../../../engine/contract';
import type { Language } from '../../../engine/module';
import type { Play } from '../../../ui/game/play';
import { module } from '..';
import type { Move, State } from '../types';
import type { Choices, Mode } from '../ui/model/choices';
import type { Hand } from '../ui/model/hand';
import { freshHand } from '../ui/model/hand';

export function still(position: string, language: Language): Play<State, Move> {
	const parsed = module.notation.parsePosition(position);
	if (!parsed.ok) throw new Error(`${parsed.error}: ${position}`);
	const state: State = parsed.value;
	return {
		module,
		state,
		before: state,
		events: [],
		ply: 0,
		seat: 0,
		bottom: 0,
		sees: NO_FACTS,
		legal: module.game.legal(state, 0, NO_FACTS),
		takeBacks: 0,
		recent: [],
		countdown: null,
		names: { reader: null, seat: String },
		language,
		motion: false,
		confirm: true,
		commit: () => undefined,
		back: () => undefined,
		refuse: () => undefined
	};
}

const MODES: { readonly [type in Move['type']]?: Mode } = { drive: 'drive', pull: 'pull', exchange: 'exchange' };

/** The hand that previews a move, in notation; null if the position does not offer it. */
export function holding(choices: Choices, text: string): Hand | null {
	const move = choices.legal.find((candidate) => module.notation.formatMove(candidate) === text);
	if (move === undefined || !('vehicle' in move)) return null;
	const seized = /@(..)/.exec(text)?.[1] ?? null;
	const mode = move.type === 'drive' && seized !== null ? 'drag' : MODES[move.type];
	if (mode === undefined) return null;
	for (const { square, variants } of choices.targets(move.vehicle, mode, seized).values()) {
		const variant = variants.findIndex((trial) => trial.move === move);
		if (variant >= 0) return { ...freshHand(choices), vehicle: move.vehicle, mode, seized, square, variant };
	}
	return null;
}
