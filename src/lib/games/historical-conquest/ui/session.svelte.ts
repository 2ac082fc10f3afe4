/**
 * What board and panel of one match share beside choices and hand: what is previewed, which sheets are open, what was
 * warned about, and a turn that is being ended phase by phase.
 */
import type { Seat } from '../../../engine/contract';
import type { Hand } from '../../../ui/game/hand';
import { Interaction } from '../../../ui/game/interaction.svelte';
import { keptFor } from '../../../ui/game/kept.svelte';
import type { Play } from '../../../ui/game/play';
import type { Answer, Pick } from '../../../ui/game/pointing';
import type { Sentence } from '../../../ui/game/sentence';
import { pickedOf } from '../../../ui/game/ways';
import { keepsakes } from '../foresight/hand';
import type { ReasonCode } from '../reasons';
import { findLand, isSeat, playerAt } from '../table';
import type { CardRef, Move, Phase, State } from '../types';
import type { Choices } from './model/choices';
import { discoveredIn, wokenText } from './model/discovery';
import { marksOf } from './model/marks';
import { NEXT, pickLand, pickSeat, pickUnit } from './model/picks';
import { pointing } from './model/pointing';
import { previewsOf, type Preview } from './model/previews';
import { prompt } from './model/prompts';
import { refusalText } from './model/refusal-words';
import { previewSentence } from './model/sentences';
import { nextStop } from './model/stops';
import { tryOut } from './model/trial';
import { warningOf } from './model/warning';

/** The sheet that lies over the table. */
export type Opened =
	| { readonly kind: 'card'; readonly card: CardRef }
	| { readonly kind: 'face'; readonly id: string }
	| { readonly kind: 'seat'; readonly seat: Seat }
	| { readonly kind: 'log' }
	| { readonly kind: 'abilities' };

export class Session extends Interaction<State, Move, Choices, Hand> {
	opened = $state.raw<Opened | null>(null);
	/** The table is looked at although a battle is on. */
	seesTable = $state(false);
	/** The window whose sheet was closed without an answer. */
	#closed = $state<number | null>(null);
	/** The turn whose neglects have been told. */
	#warned = $state<string | null>(null);
	#warning = $state(false);
	/** What was tapped last. */
	#tapped: Pick = '';
	/** The turn that is being ended, phase by phase. */
	#ending = $state<string | null>(null);

	constructor(play: Play<State, Move>) {
		super(play, pointing);
	}

	/** Through whose eyes: the seat that acts, or whose place is nearest. */
	readonly viewer: Seat = $derived.by(() => this.play.seat ?? this.play.bottom ?? 0);
	/** In turn order, beginning after the viewer; from four on those who are out come last. */
	readonly others: readonly Seat[] = $derived.by(() => {
		const { state } = this.play;
		const { players } = state.options;
		const round = state.order.length === players ? state.order : Array.from({ length: players }, (_, seat) => seat);
		const at = round.indexOf(this.viewer);
		const others = [...round.slice(at + 1), ...round.slice(0, at)];
		if (others.length < 4) return others;
		const isOut = (seat: Seat): boolean => isSeat(state, seat) && playerAt(state, seat).out !== null;
		return [...others.filter((seat) => !isOut(seat)), ...others.filter(isOut)];
	});
	/** The move that the primary button would make, tried out. */
	readonly trial = $derived.by(() => {
		const move = this.choices.move(this.hand);
		return move === null ? null : tryOut(this.play.state, this.viewer, move, this.play.sees);
	});
	/** What is ringed as chosen. */
	readonly chosen: ReadonlySet<Pick> = $derived.by(() => this.choices.shown(this.hand));
	readonly next: ReadonlySet<Pick> = $derived.by(() => this.choices.open(this.hand));
	/** The results of what glows. */
	readonly previews: ReadonlyMap<Pick, Preview> = $derived.by(() =>
		previewsOf(this.choices, this.hand, this.viewer, this.play.language)
	);
	/** What the others changed since somebody here acted. */
	readonly marks = $derived.by(() => marksOf(this.play.recent));
	/** The land that this seat has just discovered. */
	readonly discovered = $derived.by(() => discoveredIn(this.play.story?.() ?? [], this.viewer));
	/** Who woke which bonus of it. */
	readonly woken: string = $derived.by(() =>
		this.discovered === null ? '' : wokenText(this.play.state, this.viewer, this.discovered, this.play.language)
	);
	/** Where leaving this phase leads. */
	readonly stop: Phase = $derived.by(() =>
		this.choices.buttons.has(NEXT) ? nextStop(this.play.state, this.viewer, this.play.sees) : this.play.state.phase
	);
	/** What is told before the turn ends; null: nothing is. */
	readonly warning = $derived.by(() =>
		this.#warning && this.#turn === this.#warned && this.choices.buttons.has(NEXT) && this.hand.length === 0
			? warningOf(this.choices, this.play.names, this.play.language)
			: null
	);
	/** What would happen, or what is asked. */
	readonly sentence: Sentence = $derived.by(() => {
		const { names, language } = this.play;
		if (this.warning !== null) return this.warning.sentence;
		return this.trial === null
			? prompt(this.choices, this.hand, names, language)
			: previewSentence(this.trial, names, language);
	});
	/** Abilities that can be used now. */
	readonly usable = $derived.by(() =>
		this.choices.isAsked && this.play.state.window === null && this.play.state.pending.length === 0
			? keepsakes(this.play.state, this.viewer, this.play.sees).filter(({ uses }) => uses.length > 0)
			: []
	);
	/** A window asks this seat, and the screen does not answer by itself. */
	readonly isAsked: boolean = $derived.by(() => {
		const { state } = this.play;
		return state.window !== null && state.pending.length === 0 && this.choices.isAsked && this.play.formal !== true;
	});
	readonly windowOpen: boolean = $derived.by(() => this.isAsked && this.#closed !== this.play.state.window?.id);
	/** A battle takes the place of the table. */
	readonly isBattle: boolean = $derived.by(() => {
		const { battle, pending } = this.play.state;
		return battle !== null && !this.seesTable && pending[0]?.kind !== 'overflow';
	});

	get #turn(): string {
		const { round, turn } = this.play.state;
		return `${round} ${turn}`;
	}

	/** Glows: it may be tapped next. Before anything is chosen, what others hold does not. */
	glows(pick: Pick): boolean {
		if (!this.next.has(pick) || this.chosen.has(pick) || this.play.state.pending.length > 0) return false;
		const land = pickedOf('land', pick);
		return this.hand.length > 0 || land === null || findLand(this.play.state, land)?.seat === this.viewer;
	}

	closeWindow(): void {
		this.#closed = this.play.state.window?.id ?? null;
	}

	openWindow(): void {
		this.#closed = null;
	}

	/** Leaves the phase; before the draw, what is left undone is told once a turn. */
	leave(anyway = false): void {
		if (!anyway && this.stop === 'end' && this.play.state.phase !== 'end' && this.#warned !== this.#turn) {
			this.#warned = this.#turn;
			this.#warning = true;
			this.take({ hand: [] });
			if (this.warning !== null) return;
		}
		this.#warning = false;
		this.tap(NEXT);
	}

	/** Back from the warning to the table. */
	unwarn(): void {
		this.#warning = false;
		this.#warned = null;
	}

	/** Ends the turn from whatever phase: `next` until the cards are drawn. */
	endTurn(anyway = false): void {
		if (!anyway && this.#warned !== this.#turn) {
			this.#warned = this.#turn;
			this.#warning = true;
			this.take({ hand: [] });
			if (this.warning !== null) return;
		}
		this.#warning = false;
		this.#ending = this.#turn;
		this.goOn();
	}

	/** Sends the `next` moves that are left of a turn being ended. To be called in an effect. */
	goOn(): void {
		const { phase } = this.play.state;
		if (this.#ending !== this.#turn || !this.choices.buttons.has(NEXT)) return;
		if (phase === 'end') this.#ending = null;
		else this.tap(NEXT);
	}

	/** Points at a move that would mend what was warned about, as far as its phase has come. */
	showHelp(move: Move): void {
		this.#warning = false;
		const way = this.choices.pointed.find((each) => JSON.stringify(each.move) === JSON.stringify(move));
		if (way !== undefined) this.take({ hand: way.picks.flat() });
		else this.tap(NEXT);
	}

	/** Passes until the own turn: no window asks this seat before. */
	rest(): void {
		const { window } = this.play.state;
		if (window !== null) this.play.commit({ type: 'pass', w: window.id, rest: true });
	}

	/** Begins a way with this thing, whatever lay over the table. */
	begin(pick: Pick): void {
		this.opened = null;
		this.tap(pick);
	}

	override tap(pick: Pick): void {
		if (pick !== NEXT) this.#warning = false;
		this.#tapped = pick;
		super.tap(pick);
	}

	/** Answers to a window carry its number, so that none counts after an interrupt that came in between. */
	override take(answer: Answer<Move, Hand>): void {
		const { window } = this.play.state;
		const { move, refusal } = answer;
		if (refusal !== undefined) return super.take({ ...answer, ...this.#why(refusal) });
		const isAnswer = move?.type === 'play' || move?.type === 'pass';
		if (move !== undefined) this.seesTable = false;
		super.take(
			window === null || move === undefined || !isAnswer ? answer : { ...answer, move: { ...move, w: window.id } }
		);
	}

	/** The reason with the thing named, where there are words for it. */
	#why(refusal: string): { readonly said?: string } {
		const { choices, hand } = this;
		const { names, language } = this.play;
		const code = refusal as ReasonCode;
		const said = refusalText({ choices, hand, pick: this.#tapped, code, names, language });
		return said === null ? {} : { said };
	}

	/**
	 * A unit is a thing to point at where units are asked for, stands for its land in the attack phase, and is looked at
	 * otherwise. One that cannot be chosen says why.
	 */
	touchUnit(unit: CardRef, land: CardRef | null): void {
		const pick = pickUnit(unit);
		const isOwn = land !== null && playerAt(this.play.state, this.viewer).lands.some(({ id }) => id === land);
		if (this.#isWanted(pick)) this.tap(pick);
		else if (land !== null && this.#isWanted(pickLand(land))) this.tap(pickLand(land));
		else if (isOwn && this.choices.isAsked && this.play.state.phase === 'attack') this.tap(pickLand(land));
		else if (this.#asksForUnit(isOwn)) this.tap(pick);
		else this.opened = { kind: 'card', card: unit };
	}

	/** Where something is aimed, or lands act, a land answers with a reason; otherwise it is looked at. */
	touchLand(land: CardRef, holder: Seat): void {
		const pick = pickLand(land);
		const { phase, pending } = this.play.state;
		const acts = this.choices.isAsked && pending.length === 0 && (phase === 'attack' || this.hand.length > 0);
		if (this.#isWanted(pick) || acts) this.tap(pick);
		else if (holder === this.viewer) this.opened = { kind: 'card', card: land };
		else this.opened = { kind: 'seat', seat: holder };
	}

	touchSeat(seat: Seat): void {
		if (this.#isWanted(pickSeat(seat))) this.tap(pickSeat(seat));
		else this.opened = { kind: 'seat', seat };
	}

	#asksForUnit(isOwn: boolean): boolean {
		const { phase, window, pending } = this.play.state;
		if (!this.choices.isAsked || window !== null || pending.length > 0) return false;
		if (this.hand.length === 0) return isOwn && phase === 'move';
		return [...this.choices.next(this.hand)].some((next) => pickedOf('unit', next) !== null);
	}

	#isWanted(pick: Pick): boolean {
		return this.next.has(pick) || this.chosen.has(pick) || this.choices.next([]).has(pick);
	}

	/** The card of the hand that is chosen. */
	get slot(): string | null {
		return pickedOf('hand', this.hand[0]);
	}
}

/** The session of a match. */
export const sessionOf = keptFor((play: Play) => new Session(play as Play<State, Move>));
