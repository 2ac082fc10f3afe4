/** What a match screen shows of what people say and agree to: words that are to be heard, what just came, who asks for something, and what the person here can do about it. */
import { untrack } from 'svelte';
import type { Seat } from '../../engine/contract';
import type { Said } from '../../table/chat';
import type { Id, OfferKind } from '../../table/entry';
import type { Proposal, Remedy } from '../../table/proposals';
import * as m from '../messages/social';
import { sound } from '../game/sound';
import type { TablePlay } from '../table-play.svelte';
import { wordsFor } from './reactions';

/** What somebody says stands at their seat for this long, ms. */
const SHOWN_FOR = 4_000;

export class Social {
	/** The chat is on the screen: what comes is read as it comes. */
	isReading = $state(false);
	/** What was just said: one thing a seat, the newest last. */
	fresh = $state.raw<readonly Said[]>([]);

	/** What is shown: all words but those of people who are muted here. */
	readonly heard: readonly Said[] = $derived.by(() => {
		const { says, muted } = this.play.snapshot.chat;
		return says.filter(({ seat }) => this.isMine(seat) || !muted.includes(seat));
	});
	readonly unread: number = $derived.by(() => {
		const { read } = this.play.snapshot.chat;
		return this.heard.filter(({ seat, time }) => time > read && !this.isMine(seat)).length;
	});
	/** Who speaks for the person here; null: somebody who only watches. */
	readonly mouth: Seat | null = $derived.by(() => {
		const { readOnly } = this.play.snapshot.health;
		const { seat, people } = this.play;
		return [...(seat === null ? [] : [seat]), ...people].find((own) => !readOnly.includes(own)) ?? null;
	});
	/** The offer that somebody here has to say something about. */
	readonly asking: Proposal | null = $derived.by(
		() => this.play.snapshot.proposals.find(({ isOpen }) => isOpen) ?? null
	);
	/** An offer made here that stands. */
	readonly asked: Proposal | null = $derived.by(
		() => this.play.snapshot.proposals.find(({ seat, isOpen }) => this.isMine(seat) && !isOpen) ?? null
	);
	/** What somebody has just said, or what was asked here and stands, in a sentence. */
	readonly line: { readonly sentence: string; readonly seat: Seat } | null = $derived.by(() => {
		const { names, languages } = this.play;
		const newest = this.fresh.at(-1);
		if (newest !== undefined) {
			const words = languages.say(wordsFor(newest.text));
			return { sentence: languages.say(m.says(names.seat(newest.seat), words)), seat: newest.seat };
		}
		if (this.asked === null) return null;
		const { seat, what } = this.asked;
		return { sentence: languages.say(what === 'resign' ? m.resignedWaits(names.seat(seat)) : m.asked), seat };
	});
	/** The seat of this device that a bot has, because its player was away. */
	readonly lostSeat: Seat | null = $derived.by(() => {
		const { seats, health } = this.play.snapshot;
		return health.readOnly.find((seat) => seats[seat]?.standIn) ?? null;
	});

	constructor(readonly play: TablePlay) {
		const known: Record<Id, true> = {};
		for (const { id } of play.snapshot.chat.says) known[id] = true;
		$effect(() => {
			const news = this.heard.filter(({ id }) => !known[id]);
			// Whoever is heard again is not heard with all that was said meanwhile.
			for (const { id } of play.snapshot.chat.says) known[id] = true;
			untrack(() => news.forEach((said) => this.#hear(said)));
		});
		$effect(() => {
			const last = this.heard.at(-1);
			if (this.isReading && last !== undefined && this.unread > 0) void play.table.talk.note({ read: last.time });
		});
	}

	isMine(seat: Seat): boolean {
		return this.play.people.includes(seat);
	}

	say(text: string): void {
		const { mouth } = this;
		if (mouth !== null) void this.play.attempt(() => this.play.table.talk.say(mouth, text));
	}

	mute(seat: Seat, isMuted: boolean): void {
		const others = this.play.snapshot.chat.muted.filter((other) => other !== seat);
		void this.play.table.talk.note({ muted: isMuted ? [...others, seat] : others });
	}

	/** How many moves the person here could ask to take back. */
	get movesToAskBack(): number {
		return this.mouth === null ? 0 : this.play.table.talk.movesToAskBack(this.mouth);
	}

	async offer(what: OfferKind, count = 0): Promise<void> {
		const { mouth } = this;
		if (mouth === null) return;
		await this.play.attempt(() => this.play.table.talk.offer(mouth, what, count));
		if (this.play.snapshot.result === null) this.play.toasts.show(this.play.languages.say(m.asked));
	}

	agree({ id }: Proposal): void {
		void this.play.attempt(() => this.play.table.talk.agree(id));
	}

	decline({ seat }: Proposal): void {
		void this.play.table.talk.decline(seat);
	}

	remedy(what: Remedy): void {
		void this.play.attempt(() => this.play.table.talk.remedy(what));
	}

	#hear(said: Said): void {
		const { seat, text } = said;
		if (this.isMine(seat)) return;
		this.fresh = [...this.fresh.filter((other) => other.seat !== seat), said];
		setTimeout(() => (this.fresh = this.fresh.filter((other) => other !== said)), SHOWN_FOR);
		const { languages, names, toasts } = this.play;
		toasts.announce(languages.say(m.says(names.seat(seat), languages.say(wordsFor(text)))));
		sound('word');
	}
}
