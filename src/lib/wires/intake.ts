/**
 * What comes over one connection, on its way to the table. Nothing foreign is applied to the document: entries are
 * queued here, judged in small slices, and written into the document by this device itself if they hold. So a move
 * made on this device waits for one slice at most, and a connection that has spent its signature checks waits.
 */
import type { Verdict } from '../table/carrier';
import type { Verify } from '../table/signature';
import type { Budget } from './budget';
import type { Row } from './update';
import type { WireFault } from './wire';

/** Whoever keeps the document. */
export interface Door {
	/** Whether the document has this entry. */
	has(key: string): boolean;
	/** Judges entries and writes those that hold into the document. `charge` puts checks on the sender's account. */
	admit(rows: readonly Row[], charge: (verify: Verify) => Verify): Promise<readonly Verdict[]>;
	/** Changes with each entry that is taken in: then what had to wait may have its place. */
	readonly version: number;
	/** The document cannot be told to others any more: makes it anew. */
	renew(): void;
}

/** Entries judged at once: new ones, and such as had to wait, which cost no check they have had. */
export const SLICE = { fresh: 16, waiting: 64 } as const;
/** What may be queued, bytes; then nothing is taken until there is room, and the next beat asks for it again. */
const MOST_QUEUED = 4 * 1024 * 1024;
/** What may wait for its place. */
const MOST_WAITING = { entries: 512, bytes: 1024 * 1024 } as const;

export class Intake {
	#queue: Row[] = [];
	#waiting: Row[] = [];
	/** What waited and is looked at again. */
	#again: Row[] = [];
	/** The version of the document when what waits was last judged. */
	#tried = -1;
	#isWorking = false;
	#isClosed = false;
	#pause: { readonly timer: ReturnType<typeof setTimeout>; readonly end: () => void } | null = null;

	constructor(
		readonly door: () => Door,
		readonly budget: Budget,
		readonly onfault: (fault: WireFault, isLast: boolean) => void
	) {}

	/** Queues what the document lacks. False: no room, or the account is spent for now. */
	put(rows: readonly Row[]): boolean {
		const fresh = rows.filter(({ key }) => !this.door().has(key));
		if (fresh.length === 0) return true;
		if (sizeOf(this.#queue) + sizeOf(fresh) > MOST_QUEUED || this.budget.wait('entries') > 0) return false;
		this.budget.spend('entries', fresh.length);
		this.#queue.push(...fresh);
		void this.#work();
		return true;
	}

	/** Looks again at what waits, if anything was taken in since. */
	retry(): void {
		if (this.#waiting.length > 0) void this.#work();
	}

	close(): void {
		this.#isClosed = true;
		this.#queue = [];
		this.#waiting = [];
		this.#again = [];
		clearTimeout(this.#pause?.timer);
		this.#pause?.end();
	}

	async #work(): Promise<void> {
		if (this.#isWorking) return;
		this.#isWorking = true;
		while (!this.#isClosed) {
			const pause = this.budget.wait('checks');
			if (pause > 0) {
				await this.#sleep(pause);
				continue;
			}
			const slice = this.#next();
			if (slice.length === 0) break;
			const verdicts = await this.door().admit(slice, (verify) => this.budget.charge(verify));
			if (!this.#isClosed) this.#judge(slice, verdicts);
		}
		this.#isWorking = false;
	}

	/** What came first; once all of that is judged, what waits, if anything was taken in since. */
	#next(): readonly Row[] {
		const { version } = this.door();
		while (this.#queue.length > 0) {
			const slice = this.#queue.splice(0, SLICE.fresh).filter(({ key }) => !this.door().has(key));
			if (slice.length > 0) return slice;
		}
		if (this.#again.length === 0 && this.#tried !== version) {
			this.#tried = version;
			this.#again = this.#waiting.splice(0).filter(({ key }) => !this.door().has(key));
		}
		return this.#again.splice(0, SLICE.waiting);
	}

	/** Junk is counted once a slice, and takes with it what the same peer sent after it. */
	#judge(slice: readonly Row[], verdicts: readonly Verdict[]): void {
		for (const [i, row] of slice.entries()) if (verdicts[i] === 'later') this.#wait(row);
		const isLast = this.budget.wait('failures') > 0;
		if (!isLast && !verdicts.includes('bad')) return;
		this.#queue = [];
		this.onfault('forged', isLast);
	}

	#wait(row: Row): void {
		const all = [...this.#waiting, ...this.#again, row];
		if (all.length <= MOST_WAITING.entries && sizeOf(all) <= MOST_WAITING.bytes) this.#waiting.push(row);
	}

	#sleep(ms: number): Promise<void> {
		return new Promise((end) => {
			this.#pause = { timer: setTimeout(end, ms), end };
		});
	}
}

function sizeOf(rows: readonly Row[]): number {
	return rows.reduce((sum, { value }) => sum + value.length, 0);
}
