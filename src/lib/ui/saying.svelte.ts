/** What is going on at a table, in a sentence: what somebody just said, who thinks, whom it waits for, or what was done last. What is done is also read out. */
import { untrack } from 'svelte';
import type { GameEvent, Seat } from '../engine/contract';
import type { Text } from '../engine/module';
import type { SessionState } from '../wires/together/session';
import { isStuck, waitingFor } from './lobby/presence';
import type { Line } from './log';
import { beginsWithAll, undrawn } from './messages/lobby';
import * as m from './messages/match';
import type { Outbox } from './post/outbox.svelte';
import type { Social } from './social/social.svelte';
import type { TablePlay } from './table-play.svelte';

/** A bot that answers sooner is not said to think, ms. */
const THINKS_AFTER = 300;

export interface Sentence {
	readonly sentence: string;
	readonly seat: Seat | null;
	/** What it is about, where it tells of a move. */
	readonly events?: readonly GameEvent[];
	readonly busy: boolean;
	/** People talk, or wait for an answer: nothing has happened. */
	readonly isTalk: boolean;
}

export class Saying {
	#isThinking = $state(false);

	/** What was done last at the step that is shown. */
	readonly line: Line | null = $derived.by(() => this.play.scribe.last(this.play.reel.shown));

	/** Somebody keeps the table waiting, and something can be done about it. */
	readonly isStuck: boolean = $derived.by(() => isStuck(this.play.snapshot, this.net(), this.#since));

	/** Whom the table waits for, on another device. `net` is renewed every few seconds, and the minutes with it. */
	readonly #waiting: Text | null = $derived.by(() => {
		const { asked, seats } = this.play.snapshot;
		return this.outbox.waiting ?? waitingFor(asked[0], seats, this.net(), this.play.names, Date.now() - this.#since);
	});

	readonly now: Sentence = $derived.by(() => {
		const { reel, snapshot, thinking, names, languages } = this.play;
		const at = { busy: false, isTalk: false };
		if (this.social?.line) return { ...at, ...this.social.line, isTalk: true };
		if (reel.isLive && this.#isThinking && thinking !== null) {
			return { ...at, sentence: languages.say(m.thinking(names.seat(thinking))), seat: thinking, busy: true };
		}
		if (reel.isLive && snapshot.result === null && this.#waiting !== null)
			return { ...at, sentence: languages.say(this.#waiting), seat: snapshot.asked[0] ?? null };
		const unseated = snapshot.byLot ? undrawn : beginsWithAll;
		const begun = languages.say(snapshot.undrawn ? unseated : m.beginning);
		return this.line === null ? { ...at, sentence: begun, seat: null } : { ...at, ...this.line };
	});

	constructor(
		readonly play: TablePlay,
		readonly social: Social | null,
		readonly outbox: Outbox,
		readonly net: () => SessionState | null
	) {
		$effect(() => {
			if (play.thinking === null) {
				this.#isThinking = false;
				return;
			}
			const timer = setTimeout(() => (this.#isThinking = true), THINKS_AFTER);
			return () => clearTimeout(timer);
		});
		let told = play.reel.reached;
		$effect(() => {
			const { reached } = play.reel;
			untrack(() => {
				for (let ply = told + 1; ply <= reached; ply++) this.#readOut(ply);
				told = reached;
			});
		});
	}

	/** When the step that stands came, ms. */
	get #since(): number {
		const { table, snapshot } = this.play;
		return table.timeOf(snapshot.ply) ?? table.ledger.match.created;
	}

	/** A step that was taken back before anybody saw it is not told; that it was is. */
	#readOut(ply: number): void {
		const { table, reel, scribe, toasts } = this.play;
		const { sentence } = scribe.line(ply);
		const isMove = table.step(ply).kind === 'move';
		if (sentence !== '' && (!isMove || reel.plies.includes(ply))) toasts.announce(sentence);
	}
}
