/**
 * What board and panel of one match share beside choices and hand: what the move in hand would come to, which card or
 * table is looked at, and how windows are passed.
 */
import type { Hand } from '../../../ui/game/hand';
import { Interaction } from '../../../ui/game/interaction.svelte';
import { Keepsake } from '../../../ui/game/keepsake.svelte';
import { keptFor } from '../../../ui/game/kept.svelte';
import type { Play } from '../../../ui/game/play';
import type { Pick } from '../../../ui/game/pointing';
import type { Sentence } from '../../../ui/game/sentence';
import { pickedOf } from '../../../ui/game/ways';
import type { CardId } from '../content';
import { helpers, type Helper } from '../helpers';
import type { Reason } from '../reasons';
import type { Move, Seat, Slot, State } from '../types';
import { Following } from './following.svelte';
import type { Choices } from './model/choices';
import { faceIn } from './model/faces';
import { fate, heldIn, type Held } from './model/keeping';
import type { Voice } from './model/names';
import { readAutoPass, type AutoPass } from './model/passing';
import { kindOf, pickPill } from './model/picks';
import { pointing, type TableAnswer } from './model/pointing';
import { prompt } from './model/prompts';
import { previewSentence } from './model/sentences';
import { whyNot } from './model/why';
import { Planned } from './planned.svelte';
import { tryAll, tryOut } from './model/trial';

/** A card that is looked at; without a slot, its design. */
export interface Subject {
	readonly face: CardId;
	readonly slot: Slot | null;
}

/** Ms in which nobody can have read the new numbers. */
const DEAF = 500;

/** How the player of this device wants windows to be passed. */
const passing = new Keepsake('green-square-passing', readAutoPass);

export class Session extends Interaction<State, Move, Choices, Hand> {
	subject = $state.raw<Subject | null>(null);
	/** Whose table is looked at. */
	visited = $state<Seat | null>(null);
	/** The totals are opened into their parts. */
	partsOpen = $state(false);
	/** The question whose sheet has been put aside; it is answered from the bar that stays. */
	#aside = $state.raw<unknown>(null);
	/** The turn all through which windows are passed. */
	#passedTurn = $state<number | null>(null);

	readonly #following: Following;
	/** What was touched last. */
	#tapped: Pick = '';
	/** What is in hand, the choices that it belongs to, and until when the main button does nothing. */
	#held: Held | null = null;
	#known: Choices | null = null;
	#deafUntil = 0;

	constructor(readonly planned: Planned) {
		super(planned, pointing);
		this.#following = new Following(planned);
	}

	readonly voice: Voice = $derived.by(() => ({
		seat: this.play.seat,
		names: this.play.names,
		language: this.play.language
	}));
	/** What the main button would do, tried out. */
	readonly trial = $derived.by(() => {
		const swap = this.choices.swap(this.hand);
		if (swap !== null) return tryAll(this.play.state, this.choices.seat ?? 0, swap.moves, this.play.sees);
		const move = this.choices.move(this.hand);
		return move === null ? null : tryOut(this.play.state, this.choices.seat ?? 0, move, this.play.sees);
	});
	/** What would happen, or what is asked. */
	readonly sentence: Sentence = $derived.by(() => {
		const preview =
			this.trial === null ? null : previewSentence(this.trial, this.choices, this.voice, this.choices.swap(this.hand));
		return preview ?? prompt(this.choices, this.hand, this.voice);
	});
	/** What is put together in a sheet. */
	readonly draft = $derived.by(() => this.choices.draft(this.hand));
	/** What may be tapped next; once a move is previewed, also what could take the place of its last pick. */
	readonly next: ReadonlySet<Pick> = $derived.by(() => this.choices.reach(this.hand));
	/** What may be tapped first, also while something else is in hand. */
	readonly first: ReadonlySet<Pick> = $derived.by(() => this.choices.next([]));
	/** Through whose eyes: the seat that acts, or whose place is nearest. */
	readonly viewer: Seat = $derived.by(() => this.play.seat ?? this.play.bottom ?? 0);
	/** What every hero would bring, while one is being asked for help. */
	readonly helpers: readonly Helper[] = $derived.by(() =>
		this.hand[0] === pickPill('ask') ? helpers(this.play.state) : []
	);

	/** The position that the stage shows: as it is, or with the fight that is looked for. */
	readonly shown: State = $derived.by(() => (this.trial?.move.type === 'trouble' ? this.trial.after : this.play.state));

	get autoPass(): AutoPass {
		return this.#passedTurn === this.play.state.turnNo ? 'turn' : passing.value;
	}

	set autoPass(when: AutoPass) {
		this.#passedTurn = when === 'turn' ? this.play.state.turnNo : null;
		if (when !== 'turn') passing.change(() => when);
	}

	/** The sheet of what is asked lies open. */
	get isAnswering(): boolean {
		return this.choices.isAsked && this.play.state.ask !== null && this.#aside !== this.play.state.ask;
	}

	putAside(): void {
		this.#aside = this.play.state.ask;
		this.putAllDown();
	}

	bringBack(): void {
		this.#aside = null;
	}

	putAllDown(): void {
		this.take({ hand: pointing.fresh(this.choices) });
	}

	inspect(slot: Slot): void {
		const face = faceIn(this.play.state, this.play.sees, slot);
		if (face !== null) this.subject = { face, slot };
	}

	/** Whoever is not asked only looks: at a card, or at a hero's table. */
	override tap(pick: Pick): void {
		this.#tapped = pick;
		if (pick === this.hand.at(-1) && performance.now() < this.#deafUntil) return;
		const seat = pickedOf('seat', pick);
		const slot = pickedOf('hand', pick) ?? pickedOf('mine', pick) ?? pickedOf('lasting', pick);
		const isTarget = this.next.has(pick) || this.first.has(pick) || this.hand.includes(pick);
		if (seat !== null && !isTarget && !this.#aimsAt('seat')) this.visited = Number(seat);
		else if (slot !== null && !isTarget && (!this.choices.isAsked || kindOf(pick) === 'lasting')) this.inspect(slot);
		else super.tap(pick);
	}

	/** Standing pass; ahead of the own place only the plain one can be sent, and the rest of the turn passes by itself. */
	rest(): void {
		const { window } = this.play.state;
		if (window === null) return;
		const isFirst = window.waiting[0] === this.play.seat;
		if (!isFirst) this.autoPass = 'turn';
		this.take({ hand: [], move: isFirst ? { type: 'pass', w: window.id, rest: true } : { type: 'pass' } });
	}

	override take({ refusal, ...answer }: TableAnswer): void {
		if (answer.move !== undefined) {
			this.visited = null;
			this.#held = null;
		}
		const before = this.play.state;
		super.take(answer);
		if (refusal !== undefined) this.#refuse(refusal as Reason);
		if (answer.then !== undefined) this.#following.start(answer.then, before);
	}

	override undo(): void {
		if (this.canPutDown || !this.#following.undo()) super.undo();
	}

	/** Goes on with what one tap began. To be called in an effect of what shows the table. */
	attend(): void {
		this.planned.attend();
		this.#following.look();
		this.#keep();
	}

	/** Ahead of a look at the new numbers the button is deaf. */
	override confirm(): void {
		if (performance.now() >= this.#deafUntil) super.confirm();
	}

	/** Somebody else has acted: what is in hand stays if it can still be done. */
	#keep(): void {
		const { choices, hand } = this;
		if (choices === this.#known) {
			this.#held = heldIn(choices, hand);
			return;
		}
		if (!choices.isAsked) return;
		const held = this.#held;
		this.#known = choices;
		this.#held = null;
		const becomes = held === null ? 'forget' : fate(held, choices);
		if (held === null || becomes === 'forget') return;
		if (becomes === 'drop') return this.play.refuse('stale-window');
		this.#deafUntil = performance.now() + DEAF;
		super.take({ hand: held.hand });
	}

	/** In the words of the thing that was tapped, where the code says too little. */
	#refuse(reason: Reason): void {
		this.play.refuse(reason, whyNot(this.choices, this.#tapped, reason, this.voice) ?? undefined);
	}

	#aimsAt(kind: string): boolean {
		return this.hand.length > 0 && [...this.next].some((pick) => kindOf(pick) === kind);
	}
}

/** The session of a match. */
export const sessionOf = keptFor((play: Play) => new Session(new Planned(play as Play<State, Move>)));
