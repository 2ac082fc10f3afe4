/** A table as the screen of a game is given it: `Play` for whoever is at this device, with the reel between the two. */
import { Thinker } from '../bots/client';
import type { Facts, GameEvent, Seat } from '../engine/contract';
import type { AnyModule, Language, Names } from '../engine/module';
import { equalJson } from '../engine/canonical';
import { playBots } from '../table/bots';
import { DONE, type Done } from '../table/done';
import { Intents } from '../table/intent';
import type { Snapshot } from '../table/snapshot';
import type { Table } from '../table/table';
import { awaited, eyesOf, type Sitting } from './eyes';
import { printed } from './french';
import type { LanguageState } from './language.svelte';
import type { Formality, GameUi, Play } from './game/play';
import type { ToldStep } from './game/retelling';
import { sound } from './game/sound';
import { scribeFor, type Line, type Scribe } from './log';
import { noWayBack, refusedAnyway, tableRefusal } from './messages/match';
import { soleSeat, steadyNames } from './names';
import { HOLDS } from './pace';
import { Pausing } from './pausing.svelte';
import { recapOf } from './recap';
import { Reel } from './reel.svelte';
import type { Settings } from './settings.svelte';
import type { Toasts } from './toasts.svelte';
import { Undo } from './undo.svelte';

/** A formality of a seat here. */
interface DueFormality extends Formality {
	readonly seat: Seat;
}

export class TablePlay implements Play {
	snapshot: Snapshot;
	/** Whose move a bot thinks about. */
	thinking = $state<Seat | null>(null);
	/** A move of a person here is on its way to the disk. */
	busy = $state(false);
	/** Seconds until the one move that is left is made; counted by `playFormalities`. */
	countdown = $state<number | null>(null);
	readonly reel: Reel;
	/** What holds the bots of this device back. */
	readonly pausing: Pausing;
	readonly scribe: Scribe = $derived.by(() => scribeFor(this.table, this, this.ui));
	/** What the others did since somebody here acted last, as far as it is on the screen. */
	readonly recap: readonly Line[] = $derived.by(() =>
		this.people.length === 0 ? [] : recapOf(this.scribe, this.reel.reached, (seat) => this.people.includes(seat))
	);

	/** Does once more what could not be stored and so was not done; null: there is no such thing. */
	unsaved = $state.raw<(() => void) | null>(null);
	readonly #undo: Undo;
	readonly #intents: Intents;
	readonly #stops: readonly (() => void)[];
	readonly #people: readonly Seat[] = $derived.by(() =>
		this.snapshot.seats.flatMap(({ bot, here }, seat) => (bot === '' && here ? [seat] : []))
	);
	/** What seats of people here are asked without there being anything to decide. */
	readonly #formalities: readonly DueFormality[] = $derived.by(() => this.#findFormalities());
	/** Who of several people has looked and holds the device. */
	#taken = $state<Seat | null>(null);
	readonly #sitting: Sitting = $derived.by(() => this.#whoSitsHere());
	readonly #seat: Seat | null = $derived.by(() => this.#whoActs());
	readonly #legal: readonly unknown[] = $derived.by(() => this.#mayDo());
	#listed: { readonly head: string; readonly legal: readonly unknown[] } = { head: '', legal: [] };
	#foreseen: { readonly head: string; readonly found: readonly DueFormality[] } = { head: '', found: [] };
	readonly #namesOf = steadyNames();
	readonly #names: Names = $derived.by(() => this.#namesOf(this.snapshot.seats, this.languages.current));

	constructor(
		readonly table: Table,
		readonly ui: Pick<GameUi, 'formality' | 'quiet' | 'turn'>,
		readonly settings: Settings,
		readonly languages: LanguageState,
		readonly toasts: Toasts,
		/** The last step that anybody here has seen. */
		seen: number = table.snapshot.ply
	) {
		this.snapshot = $state.raw(table.snapshot);
		const pace = () => ({ hasMotion: settings.motion, hold: settings.motion ? HOLDS[settings.choices.pace] : 0 });
		const interest = {
			isOwn: (ply: number) => this.people.includes(table.step(ply).seat ?? -1),
			isTold: (ply: number) => this.scribe.line(ply).sentence !== ''
		};
		this.reel = new Reel(table, table.snapshot.ply, pace, interest, seen);
		// Whoever plays is not kept waiting; whoever only watches sees every move.
		this.pausing = new Pausing(() => this.people.length > 0 || this.reel.watched);
		this.#undo = new Undo(this, ui.formality, this.pausing);
		this.#intents = new Intents(table, (_, reason) => this.refuse(reason));
		const thinker = new Thinker();
		const { id } = table.module.game;
		this.#stops = [
			table.subscribe((snapshot) => this.#take(snapshot)),
			playBots(
				table,
				async (_, level, view) => {
					const move = await thinker.think(id, level, view);
					if (this.people.length === 0) this.thinking = null;
					await this.pausing.free();
					return move;
				},
				(seat) => (this.thinking = seat)
			),
			() => this.#intents.close(),
			() => thinker.close(),
			() => this.reel.stop()
		];
	}

	/** Seats that people play here, in order. */
	get people(): readonly Seat[] {
		return this.#people;
	}

	get module(): AnyModule {
		return this.table.module;
	}

	get state(): unknown {
		return this.reel.state;
	}

	get before(): unknown {
		return this.reel.before;
	}

	get events(): readonly GameEvent[] {
		return this.reel.events;
	}

	get ply(): number {
		return this.reel.shown;
	}

	get seat(): Seat | null {
		return this.#seat;
	}

	get bottom(): Seat | null {
		return this.settings.choices.turnBoard ? this.#seat : (this.people[0] ?? null);
	}

	get sees(): Facts {
		return this.table.sees(this.#seat, this.reel.shown);
	}

	get legal(): readonly unknown[] {
		return this.#legal;
	}

	get asides(): readonly unknown[] {
		void this.snapshot;
		return !this.reel.isLive || this.busy || this.#seat === null ? [] : this.table.asides.of(this.#seat);
	}

	get recent(): readonly Line[] {
		return this.reel.isLive ? this.recap : [];
	}

	get takeBacks(): number {
		return this.reel.reviewing || this.busy ? 0 : this.#undo.count;
	}

	get names(): Names {
		return this.#names;
	}

	get language(): Language {
		return this.languages.current;
	}

	get motion(): boolean {
		return this.settings.motion;
	}

	get confirm(): boolean {
		return this.settings.choices.confirm;
	}

	/** This device has dealt cards that lie face down: what it stores knows them all. */
	get dealsSecretly(): boolean {
		return this.table.house !== null && this.module.game.decks(this.snapshot.state).length > 0;
	}

	/** Others' cards lie face down here: between people who share the device, the screen is covered. */
	get hasSecrets(): boolean {
		return this.people.length > 1 && this.module.game.decks(this.snapshot.state).length > 0;
	}

	/** Bots and people elsewhere see to their own seats. */
	get shared(): boolean {
		return this.people.length > 1;
	}

	/** What waits changes with the table, which tells of it by a new snapshot. */
	get waits(): { readonly move: unknown; readonly for: readonly Seat[] } | null {
		const { asked } = this.snapshot;
		const seat = this.#seat;
		const move = seat === null ? null : this.#intents.of(seat);
		return seat === null || move === null ? null : { move, for: asked.slice(0, asked.indexOf(seat)) };
	}

	withdraw(): void {
		const seat = this.#seat;
		if (seat !== null) void this.#intents.withdraw(seat);
	}

	/** The next move that the screen makes by itself; null: there is none, or it is not the time. The same object as long as it is the same move. */
	get formality(): DueFormality | null {
		const [due] = this.#formalities;
		if (due === undefined || !this.reel.isLive || this.busy || this.#intents.of(due.seat) !== null) return null;
		return due.pace === 'counted' && this.confirm ? null : due;
	}

	get formal(): boolean {
		return this.formality?.seat === this.#seat && this.formality.pace !== 'counted';
	}

	story(): readonly ToldStep[] {
		void this.snapshot;
		return this.table.standing(this.reel.shown).map((ply) => this.table.step(ply));
	}

	visit(ply: number): void {
		this.reel.go(ply);
	}

	commit(move: unknown): void {
		if (this.#seat !== null) this.answer(this.#seat, move);
	}

	/** Of people at this device, those who could answer now. */
	get awaited(): readonly Seat[] {
		return awaited(this.#sitting);
	}

	/** Somebody looks and holds the device; null: it lies covered. */
	takeUp(seat: Seat | null): void {
		this.#taken = seat;
	}

	/** The same answer for several seats here, one after the other, as long as it is the same question. */
	answerAll(seats: readonly Seat[], move: unknown, isSame: () => boolean): void {
		void this.#do(async () => {
			for (const seat of seats) {
				if (!isSame() || this.table.asking(seat) === null) continue;
				const done = await this.#intents.answer(seat, move);
				if (!done.ok) return done;
			}
			return DONE;
		});
	}

	/** For a seat of somebody here, also if it is not the one that looks. */
	answer(seat: Seat, move: unknown): void {
		void this.#do(() => this.#intents.answer(seat, move));
	}

	aside(move: unknown): void {
		const seat = this.#seat;
		if (seat !== null) void this.#do(() => this.table.asides.make(seat, move));
	}

	back(): void {
		const { way } = this.#undo;
		if (way.kind !== 'none') void this.#do(() => this.#undo.take(way));
		else this.#decline(this.languages.say(noWayBack[way.why]));
	}

	resign(): void {
		const seat = this.#seat;
		if (seat !== null) void this.#do(() => this.table.resign(seat));
	}

	/** Does what needs no turn; says why where it is refused. */
	async attempt(act: () => Promise<Done>): Promise<void> {
		const done = await act();
		const isUnsaved = !done.ok && done.reason === 'not-saved';
		this.unsaved = isUnsaved ? () => void this.#do(act) : null;
		if (isUnsaved) sound('refused');
		else if (!done.ok) this.refuse(done.reason);
	}

	refuse(code: string, sentence?: string): void {
		if (sentence !== undefined) return this.#decline(sentence);
		const text = tableRefusal(code);
		const known = this.module.reasonCodes.includes(code);
		const game = known
			? printed(this.module.words.reason(code, this.language), this.language)
			: this.languages.say(refusedAnyway);
		this.#decline(text ? this.languages.say(text) : game);
	}

	close(): void {
		for (const stop of this.#stops) stop();
	}

	/** The only person here; of several, the one who can answer, or who acted last. */
	#whoActs(): Seat | null {
		const sole = soleSeat(this.snapshot.seats);
		return sole !== null && this.people.includes(sole) ? sole : eyesOf(this.#sitting);
	}

	#whoSitsHere(): Sitting {
		const settled = this.#formalities.filter(({ pace }) => pace !== 'counted').map(({ seat }) => seat);
		return {
			people: this.people,
			asked: this.snapshot.asked,
			isDone: (seat) => settled.includes(seat) || this.table.asking(seat) === null || this.#intents.of(seat) !== null,
			taken: this.#taken,
			last: this.#lastToAct()
		};
	}

	#findFormalities(): readonly DueFormality[] {
		const { asked, head, state } = this.snapshot;
		const { formality } = this.ui;
		if (formality === undefined) return [];
		const found = asked
			.filter((seat) => this.people.includes(seat))
			.flatMap((seat): DueFormality[] => {
				const due = formality({
					state,
					seat,
					legal: this.table.answers(seat),
					sees: this.table.sees(seat, this.snapshot.ply),
					ask: this.settings.choices.ask,
					shared: this.people.length > 1
				});
				return due === null ? [] : [{ ...due, seat }];
			});
		if (this.#foreseen.head !== head || !equalJson(this.#foreseen.found, found)) this.#foreseen = { head, found };
		return this.#foreseen.found;
	}

	#lastToAct(): Seat | null {
		for (let ply = this.snapshot.ply; ply > 0; ply--) {
			const { seat } = this.table.step(ply);
			if (seat !== null && this.people.includes(seat)) return seat;
		}
		return null;
	}

	/** The same list as long as it says the same: what a player holds in hand belongs to it, and a word in the chat must not take it away. */
	#mayDo(): readonly unknown[] {
		const { asked, head } = this.snapshot;
		if (!this.reel.isLive || this.busy || this.#seat === null || !asked.includes(this.#seat)) return [];
		if (this.waits !== null) return [];
		const legal = this.table.answers(this.#seat);
		if (this.#listed.head !== head || !equalJson(this.#listed.legal, legal)) this.#listed = { head, legal };
		return this.#listed.legal;
	}

	#take(snapshot: Snapshot): void {
		this.snapshot = snapshot;
		this.reel.follow(snapshot.ply);
	}

	#decline(why: string): void {
		this.toasts.show(why);
		sound('refused');
	}

	/** One thing at a time: a second tap before the first is durable is no second move. */
	async #do(act: () => Promise<Done>): Promise<void> {
		if (this.busy) return;
		this.busy = true;
		try {
			await this.attempt(act);
		} finally {
			this.busy = false;
		}
	}
}
