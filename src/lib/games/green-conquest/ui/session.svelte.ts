/**
 * What board and panel of one match share: the choices of the position on the screen and what the player has in hand. Both are given the same
 * `Play`, so it is the key; nothing is kept once the match is gone.
 */
import { keptFor } from '../../../ui/game/kept.svelte';
import type { Play } from '../../../ui/game/play';
import { squareOf } from '../board';
import type { Move, State, VehicleId } from '../types';
import type { Targets } from './model/choices';
import { Choices } from './model/choices';
import { conditionsOf } from './model/condition';
import type { Answer, Hand } from './model/hand';
import { candidate, freshHand, isVictim, putDown, targetInHand, targetsOf } from './model/hand';
import { turnsFor } from './model/view';

export type GreenPlay = Play<State, Move>;

export class Session {
	/** The vehicle (or, while building, the type as `?S`) whose card is open. */
	card = $state.raw<VehicleId | null>(null);

	/** Belongs to one position: with the next one the hand is fresh. */
	#held = $state.raw<{ readonly choices: Choices; readonly hand: Hand } | null>(null);

	constructor(readonly play: GreenPlay) {}

	readonly choices = $derived.by(() => new Choices(this.play.state, this.play.seat, this.play.legal));
	readonly hand = $derived(this.#held?.choices === this.choices ? this.#held.hand : freshHand(this.choices));
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

	take({ hand, move, refusal }: Answer): void {
		this.#held = { choices: this.choices, hand };
		if (refusal !== undefined) this.play.refuse(refusal);
		if (move !== undefined) this.play.commit(move);
	}

	/** Puts down what is in hand, step by step, then takes back moves. */
	undo(): void {
		const hand = putDown(this.choices, this.hand);
		if (hand !== null) this.take({ hand });
		else this.play.back();
	}

	get canPutDown(): boolean {
		return putDown(this.choices, this.hand) !== null;
	}

	/** Where the vehicle in hand stands. */
	get from(): number | null {
		const at = this.play.state.vehicles[this.hand.vehicle ?? '']?.at;
		return at == null ? null : squareOf(at);
	}
}

/** The session of a match. */
export const sessionOf = keptFor((play: GreenPlay) => new Session(play));
