/** What is going on at a table, in a sentence: what somebody just said, who thinks, whom it waits for, or what was done last. What is done is also read out. */
import { untrack } from 'svelte';
import type { Seat } from '../engine/contract';
import type { Text } from '../engine/module';
import type { SessionState } from '../wires/together/session';
import { isStuck, waitingFor } from './lobby/presence';
import { lastLine, linesOf, type LogLine } from './log';
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
	readonly busy: boolean;
}

export class Saying {
	#isThinking = $state(false);

	/** What was done last at the step that is shown. */
	readonly line: LogLine | null = $derived.by(() =>
		lastLine(this.play.table, this.play.reel.shown, this.play, this.quiet)
	);

	/** Somebody keeps the table waiting, and something can be done about it. */
	readonly isStuck: boolean = $derived.by(() => isStuck(this.play.snapshot, this.net(), this.#since));

	/** Whom the table waits for, on another device. `net` is renewed every few seconds, and the minutes with it. */
	readonly #waiting: Text | null = $derived.by(() => {
		const { asked, seats } = this.play.snapshot;
		return this.outbox.waiting ?? waitingFor(asked[0], seats, this.net(), this.play.names, Date.now() - this.#since);
	});

	readonly now: Sentence = $derived.by(() => {
		const { reel, snapshot, thinking, names, languages } = this.play;
		if (this.social?.line) return { ...this.social.line, busy: false };
		if (reel.isLive && this.#isThinking && thinking !== null) {
			return { sentence: languages.say(m.thinking(names.seat(thinking))), seat: thinking, busy: true };
		}
		if (reel.isLive && snapshot.result === null && this.#waiting !== null)
			return { sentence: languages.say(this.#waiting), seat: snapshot.asked[0] ?? null, busy: false };
		return {
			sentence:
				this.line?.sentence ??
				languages.say(snapshot.undrawn ? (snapshot.byLot ? undrawn : beginsWithAll) : m.beginning),
			seat: this.line?.seat ?? null,
			busy: false
		};
	});

	/** `quiet`: types of events that are no news. */
	constructor(
		readonly play: TablePlay,
		readonly quiet: readonly string[] | undefined,
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
		let told = play.reel.shown;
		$effect(() => {
			const { shown, reviewing } = play.reel;
			untrack(() => {
				if (!reviewing && shown > told) this.#readOut(shown);
				told = shown;
			});
		});
	}

	/** When the step that stands came, ms. */
	get #since(): number {
		const { table, snapshot } = this.play;
		return table.timeOf(snapshot.ply) ?? table.ledger.match.created;
	}

	#readOut(ply: number): void {
		const sentences = linesOf(this.play.table, ply, this.play).map(({ sentence }) => sentence);
		if (sentences.length > 0) this.play.toasts.announce(sentences.join(' '));
	}
}
