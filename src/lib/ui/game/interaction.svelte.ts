/**
 * What board and panel of one match share: the choices of the position on the screen and what the player has in hand. A
 * game's session extends it with what it shows besides; both are given the same `Play`, so `keptFor` makes one session
 * for the two.
 *
 *     class Session extends Interaction<State, Move, Choices, Hand> { constructor(play) { super(play, pointing); } }
 *     <button {...session.thing('cell 0 2 1')}>     a thing to point at
 *     <Acts {session} …>                            puts down, takes back, makes the move
 */
import type { Play } from './play';
import type { Answer, Pick, Pointing } from './pointing';

export class Interaction<S, M, C, H> {
	/** Belongs to one position: with the next one the hand is fresh. */
	#held = $state.raw<{ readonly choices: C; readonly hand: H } | null>(null);

	constructor(
		readonly play: Play<S, M>,
		private readonly pointing: Pointing<S, M, C, H>
	) {}

	readonly choices: C = $derived.by(() => {
		const { state, seat, legal, sees } = this.play;
		return this.pointing.choices({ state, seat, legal, sees });
	});
	readonly hand: H = $derived.by(() =>
		this.#held?.choices === this.choices ? this.#held.hand : this.pointing.fresh(this.choices)
	);

	/** What makes an element a thing to point at. */
	thing(pick: Pick): { readonly 'data-pick': Pick; readonly onclick: () => void } {
		return { 'data-pick': pick, onclick: () => this.tap(pick) };
	}

	tap(pick: Pick): void {
		this.take(this.pointing.tap(this.choices, this.hand, pick, !this.play.confirm));
	}

	confirm(): void {
		this.take(this.pointing.confirm(this.choices, this.hand));
	}

	get canPutDown(): boolean {
		return this.pointing.putDown(this.choices, this.hand) !== null;
	}

	/** Puts down what is in hand, step by step, then takes back moves; where there is nothing to take back, the play says why. */
	undo(): void {
		const hand = this.pointing.putDown(this.choices, this.hand);
		if (hand !== null) this.take({ hand });
		else this.play.back();
	}

	/** On a board Escape puts down what is in hand. */
	readonly keydown = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || !this.canPutDown) return;
		event.preventDefault();
		this.undo();
	};

	take({ hand, move, refusal, said }: Answer<M, H>): void {
		this.#held = { choices: this.choices, hand };
		if (refusal !== undefined) this.play.refuse(refusal, said);
		if (move !== undefined) this.play.commit(move);
	}
}
