/** What stands on a thing that can be pointed at: the result of choosing it, tried out by the rules. */
import type { Facts, Seat } from '../../../../engine/contract';
import type { Language } from '../../../../engine/module';
import type { Hand } from '../../../../ui/game/hand';
import { say } from '../../../../ui/game/say';
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import { foresee } from '../../foresight/foresee';
import { battleOf } from '../../foresight/outlook';
import { forecast } from '../../strength';
import { findLand, playerAt } from '../../table';
import type { Move, State } from '../../types';
import { texts } from '../texts';
import type { Choices } from './choices';
import { totalText } from './names';
import { moraleChange } from './trial';

/** `fight`: the two totals of an attack. `full`: somebody would have to go. */
export interface Preview {
	readonly text: string;
	readonly kind: 'total' | 'fight' | 'take' | 'full' | 'morale' | 'plain';
}

const PLAIN: Preview = { text: '', kind: 'plain' };

/** The results of all that can be pointed at from this hand, and of what is in it. */
export function previewsOf(choices: Choices, hand: Hand, seat: Seat, language: Language): ReadonlyMap<Pick, Preview> {
	const { state, sees } = choices;
	const found = new Map<Pick, Preview>();
	if (hand.length === 0) return found;
	const show = (pick: Pick, move: Move): void => {
		found.set(pick, previewOf(state, seat, sees, pick, move, language));
	};
	for (const stage of choices.stages(hand)) for (const [pick, move] of choices.ahead(stage)) show(pick, move);
	const move = choices.move(hand);
	if (move !== null) for (const pick of choices.shown(hand)) show(pick, move);
	return found;
}

function previewOf(state: State, seat: Seat, sees: Facts, pick: Pick, move: Move, language: Language): Preview {
	if (move.type === 'attack') {
		const battle = battleOf(state, seat, move);
		if (battle === null) return PLAIN;
		const { attack, defense } = forecast(state, battle);
		return { text: `${attack} : ${defense}`, kind: 'fight' };
	}
	const land = pickedOf('land', pick);
	const target = pickedOf('seat', pick);
	if (land === null && target === null) return PLAIN;
	const ahead = foresee(state, seat, move, sees);
	if (ahead === null) return PLAIN;
	if (target !== null) {
		const before = playerAt(state, Number(target)).morale;
		const { change } = moraleChange({ ahead }, Number(target));
		return change === 0 ? PLAIN : { text: `${before} → ${before + change}`, kind: 'morale' };
	}
	const held = land === null ? null : findLand(state, land);
	if (land === null || held === null) return PLAIN;
	const isTaken = (move.type === 'step' || move.type === 'voyage') && held.seat !== seat;
	if (isTaken) return { text: say(texts.takeIt, language), kind: 'take' };
	const due = ahead.state.pending.some((decision) => decision.kind === 'overflow' && decision.land === land);
	if (due) return { text: say(texts.full, language), kind: 'full' };
	const after = findLand(ahead.state, land);
	return after === null ? PLAIN : { text: totalText(ahead.state, after.seat, after.land), kind: 'total' };
}
