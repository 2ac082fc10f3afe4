/** A post that was opened on this device: to the match it belongs to, to the seat it invites to, or to a sentence that says why neither. */
import type { Seat } from '../../engine/contract';
import { receive, sort, type Refusal } from '../../table/delivery';
import type { Id } from '../../table/entry';
import { openCode, openPost, type Post } from '../../table/post';
import type { Heard } from '../../table/shelf';
import type { Table } from '../../table/table';
import { loadUi } from '../game-ui';
import { attend, leave } from '../lobby/attend';
import type { Attendance, Phase } from '../lobby/attendance.svelte';
import type { GameUi } from '../game/play';
import type { Shelves } from '../shelf.svelte';
import { noteUnseen } from './unseen';

export type PostPhase =
	| { readonly kind: 'reading' }
	/** `match`: the one on this device that it belongs to. `table`: one of others that can be watched. */
	| {
			readonly kind: 'refused';
			readonly reason: Refusal | 'failed';
			readonly match: Id | null;
			readonly table: Table | null;
	  }
	| { readonly kind: 'invited'; readonly table: Table; readonly ui: GameUi; readonly seat: Seat }
	| { readonly kind: 'watching'; readonly table: Table; readonly ui: GameUi };

export class PostArrival {
	phase = $state.raw<PostPhase>({ kind: 'reading' });
	#invited: { heard: Heard; seat: Seat; secret: string } | null = null;

	/** `onmatch` is told the match of this device at which there is something to see. */
	constructor(
		given: string | Uint8Array,
		readonly shelves: Shelves,
		readonly onmatch: (id: Id) => void
	) {
		const post = typeof given === 'string' ? openCode(given) : openPost(given);
		this.#come(post).catch(() => this.#refuse('failed'));
	}

	/** Takes the seat that the post is for. */
	async sit(name: string): Promise<void> {
		if (this.#invited === null) return;
		const { heard, seat, secret } = this.#invited;
		const shelf = await this.shelves.open();
		const joined = await shelf.join(heard, seat, secret, name);
		if (!joined.ok && joined.reason !== 'known') return this.#refuse(joined.reason);
		const { id } = heard.genesis;
		if (joined.ok) noteUnseen(id, 0);
		this.onmatch(id);
	}

	async watch(): Promise<void> {
		if (this.phase.kind !== 'refused' || this.phase.table === null) return;
		const { table } = this.phase;
		const ui = await loadUi(table.module.game.id);
		if (ui === null) return this.#refuse('unknown-game');
		noteUnseen(table.id, 0);
		this.phase = { kind: 'watching', table, ui };
	}

	#refuse(reason: Refusal | 'failed', match: Id | null = null, table: Table | null = null): void {
		this.phase = { kind: 'refused', reason, match, table };
	}

	async #come(post: Post | Parameters<typeof sort>[0]): Promise<void> {
		const shelf = await this.shelves.open();
		const sorted = await sort(post, shelf);
		if (sorted.kind === 'refused') return this.#refuse(sorted.reason, null, sorted.table);
		if (typeof post === 'string') return;
		if (sorted.kind === 'known') return this.#deliver(sorted.match, post);
		const { table, seat, heard } = sorted;
		const ui = await loadUi(post.game);
		if (ui === null) return this.#refuse('unknown-game');
		this.#invited = { heard, seat, secret: post.invitation?.secret ?? '' };
		this.phase = { kind: 'invited', table, ui, seat };
	}

	/** A tab that only looks on hands it to the one that plays, as it would to any other device. */
	async #deliver(match: Id, { parcel }: Post): Promise<void> {
		const attendance = attend(match, this.shelves);
		try {
			const phase = await seated(attendance);
			if (phase.kind !== 'table') return this.#refuse(phase.kind === 'trouble' ? 'corrupt' : 'failed', match);
			const { ply } = phase.table.snapshot;
			const receipt = await receive(phase.table, parcel);
			attendance.session?.carrier.repair();
			if (receipt !== 'news') return this.#refuse(receipt, match);
			noteUnseen(match, ply);
			this.onmatch(match);
		} finally {
			leave(attendance);
		}
	}
}

/** How the attendance begins: at the table, or with the reason why not. */
function seated(attendance: Attendance): Promise<Phase> {
	return new Promise((settle) => {
		const stop = $effect.root(() => {
			$effect(() => {
				const { phase } = attendance;
				if (phase.kind === 'opening') return;
				settle(phase);
				queueMicrotask(() => stop());
			});
		});
	});
}
