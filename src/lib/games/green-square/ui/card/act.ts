/** The one act that is possible with a card that is looked at: a move that needs nothing else, or the way to its targets. */
import { say } from '../../../../ui/game/say';
import type { Pick } from '../../../../ui/game/pointing';
import type { Move, Slot } from '../../types';
import type { Choices } from '../model/choices';
import { actLabel } from '../model/labels';
import type { Voice } from '../model/names';
import { pickHand, pickMine } from '../model/picks';
import { tryOut } from '../model/trial';
import { texts } from './texts';

export interface CardAct {
	readonly label: string;
	/** Null: the card is taken in hand, and a target is chosen on the table. */
	readonly move: Move | null;
	readonly pick: Pick;
}

/** Null: nothing can be done with the card now. */
export function actOf(choices: Choices, slot: Slot | null, voice: Voice): CardAct | null {
	const pick = slot === null ? undefined : [pickHand(slot), pickMine(slot)].find((own) => choices.next([]).has(own));
	if (pick === undefined) return null;
	const move = choices.move([pick]);
	if (move === null) return { label: say(texts.chooseTarget, voice.language), move, pick };
	const trial = tryOut(choices.state, choices.seat ?? 0, move, choices.sees);
	return { label: actLabel(trial, choices, voice), move, pick };
}
