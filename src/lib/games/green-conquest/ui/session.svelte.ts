/** What board and panel of one match share beside choices and hand: targets, what is previewed, whose card is open. */
import { Interaction } from '../../../ui/game/interaction.svelte';
import { keptFor } from '../../../ui/game/kept.svelte';
import type { Play } from '../../../ui/game/play';
import { squareOf } from '../board';
import type { Move, State, VehicleId } from '../types';
import type { Choices, Targets } from './model/choices';
import { conditionsOf } from './model/condition';
import type { Hand } from './model/hand';
import { candidate, isVictim, targetInHand, targetsOf } from './model/hand';
import { pointing } from './model/pointing';
import { turnsFor } from './model/view';

export class Session extends Interaction<State, Move, Choices, Hand> {
	/** The vehicle whose card is open; while building it may not be there yet. */
	card = $state.raw<VehicleId | null>(null);

	constructor(play: Play<State, Move>) {
		super(play, pointing);
	}

	readonly targets: Targets = $derived(targetsOf(this.choices, this.hand));
	readonly target = $derived(targetInHand(this.choices, this.hand));
	readonly candidate = $derived(candidate(this.choices, this.hand));
	readonly conditions = $derived.by(() => conditionsOf(this.play.state));
	readonly turns = $derived.by(() => turnsFor(this.play.state, this.play.bottom));
	/** Vehicles that a tap would seize. */
	readonly victims = $derived.by(() => {
		const { choices, hand } = this;
		if (hand.vehicle === null || hand.mode === 'drag') return [];
		return choices.seizable(hand.vehicle).filter((id) => isVictim(choices, hand, id));
	});

	/** Where the vehicle in hand stands. */
	get from(): number | null {
		const at = this.play.state.vehicles[this.hand.vehicle ?? '']?.at;
		return at == null ? null : squareOf(at);
	}
}

/** The session of a match. */
export const sessionOf = keptFor((play: Play) => new Session(play as Play<State, Move>));
