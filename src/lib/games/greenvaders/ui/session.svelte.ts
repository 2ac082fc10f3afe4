/**
 * What board and panel of one match share beside choices and hand: what is previewed, what is explained, which grid
 * lies in front.
 */
import type { Seat } from '../../../engine/contract';
import type { Hand } from '../../../ui/game/hand';
import { Interaction } from '../../../ui/game/interaction.svelte';
import { keptFor } from '../../../ui/game/kept.svelte';
import type { Play } from '../../../ui/game/play';
import type { Answer, Pick } from '../../../ui/game/pointing';
import type { Sentence } from '../../../ui/game/sentence';
import { pickedOf } from '../../../ui/game/ways';
import type { Pot } from '../content';
import type { Move, State } from '../types';
import type { Choices } from './model/choices';
import { pointing } from './model/pointing';
import { prompt } from './model/prompts';
import { previewSentence } from './model/sentences';
import { isPending, pendingLines, stepsFor, tryOut } from './model/trial';

/** What the explaining sheet is about: a face of a card, or a Pot-voir. */
export type Subject = { readonly card: string } | { readonly pot: Pot };

export class Session extends Interaction<State, Move, Choices, Hand> {
	/** What is being explained. */
	subject = $state.raw<Subject | null>(null);
	/** The discard pile is spread out. */
	discardOpen = $state(false);
	/** The grid that lies large, if it is not the viewer's own. */
	#front = $state<Seat | null>(null);

	constructor(play: Play<State, Move>) {
		super(play, pointing);
	}

	/** The move that the primary button would make, tried out. */
	readonly trial = $derived.by(() => {
		const move = this.choices.move(this.hand);
		return move === null ? null : tryOut(this.play.state, this.choices.seat ?? 0, move, this.play.sees);
	});
	/** What would happen, or what is asked. */
	readonly sentence: Sentence = $derived.by(() => {
		const { names, language } = this.play;
		return this.trial === null
			? prompt(this.choices, this.hand, names, language)
			: previewSentence(this.trial, this.choices, names, language);
	});
	/** What may be tapped next; once a move is previewed, what could take the place of its last pick. */
	readonly next: ReadonlySet<Pick> = $derived.by(() =>
		this.choices.next(this.trial === null ? this.hand : this.hand.slice(0, -1))
	);
	/** Whatever may be tapped first, also while something else is in hand. */
	readonly first: ReadonlySet<Pick> = $derived.by(() => this.choices.next([]));
	/** The grids as they lie, or as the previewed move would leave them before lines are cleared. */
	readonly scene = $derived.by(() => this.trial?.scene ?? this.play.state.grids);
	readonly lines = $derived.by(() => {
		if (this.trial !== null) return this.trial.lines;
		const { state } = this.play;
		return isPending(state) || state.phase === 'over' ? pendingLines(state.grids) : [];
	});
	/** The lines shown do not count yet. */
	readonly steps = $derived.by(() =>
		this.play.state.phase === 'over' ? [] : (this.trial?.steps ?? stepsFor(this.lines, this.play.state))
	);
	/** Through whose eyes: the seat that acts, or whose place is nearest. */
	readonly viewer: Seat = $derived.by(() => this.play.seat ?? this.play.bottom ?? 0);
	/** The grid that lies large; a decision about another grid brings that one to the front. */
	readonly front: Seat = $derived.by(() => this.#front ?? this.#asksAbout() ?? this.viewer);

	/** The action in hand destroys what is tapped. */
	get destroys(): boolean {
		const { act, phase } = this.play.state;
		if (phase !== 'action' || act === null) return false;
		return (pickedOf('action', this.hand[0]) ?? (act.can.length === 1 ? act.can[0] : null)) === 'destroy';
	}

	bringToFront(seat: Seat): void {
		this.#front = seat === this.viewer ? null : seat;
	}

	/** Once a move is made the own grid lies in front again. */
	override take(answer: Answer<Move, Hand>): void {
		if (answer.move !== undefined) this.#front = null;
		super.take(answer);
	}

	/**
	 * With four at the table small grids are only looked at: the one that waits for a special card comes to the front.
	 */
	#asksAbout(): Seat | null {
		const { state } = this.play;
		if (state.options.players === 2 || state.phase !== 'special' || !this.choices.isAsked) return null;
		return state.vacant[0]?.grid ?? null;
	}
}

/** The session of a match. */
export const sessionOf = keptFor((play: Play) => new Session(play as Play<State, Move>));
