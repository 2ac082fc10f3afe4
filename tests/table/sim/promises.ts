/**
 * What a table promises whatever the network and hostile parties do, by the names of the chain's model; nothing but
 * what the model exempts is excused.
 */

/** None of these may happen. */
export const PROMISES = [
	'notRebuilt', // what a peer shows is not what it shows after a reload
	'notNewcomer', // … or not what a newcomer shows who hears the same in another order
	'diverged', // honest peers at one table end with different heads or states
	'split', // honest peers sit at different tables although the host is honest
	'splitUncaught', // … and a hostile host is not convicted of it
	'lost', // an entry of an honest seat that another honest party built on is not on the final chain, without a proof
	'undone', // between two parties, something that a peer built on is gone
	'stolen', // a seat was played without a key of its player (or, among three and more, of a stand-in)
	'outvoted', // fewer than two parties called a seat gone or gave it to a stand-in
	'displaced', // an agreement took the place of an answer after which more than half of those it needs had signed
	'unconfirmed', // a confirmed result changed
	'unfinished', // a result changed without a proof or an agreement
	'reopened', // all honest peers had seen the end, and one hostile party changed it
	'accused', // evidence against an honest key
	'missed', // two signatures of a hostile key were seen and not every peer has the evidence
	'reroll', // a roll that all honest seats had answered was made anew
	'rerollCaught', // the same, although the cheat was convicted
	'dropped', // a request that all honest seats had answered is not on the final chain
	'reorgUncaught', // the chain changed and nobody is convicted
	'livelock', // the table does not come to rest
	'stuck', // an honest table did not finish
	'flooded' // a peer keeps more than the chain and a number for each hostile party
] as const;

/** These may, each for its reason. They are counted. */
export const EXCUSES = [
	'lostCaught', // lost, with a proof; hostile minority
	'lostCaughtMany', // lost, with a proof; half the parties are hostile, or more
	'droppedCaught', // dropped, with a proof
	'unfinishedExcused', // a proof or an agreement
	'exemptAgreed', // an agreement changed the chain
	'exemptForgot', // a crash took what was seen but not stored
	'exemptDevice', // a player went on at another device without handing over
	'exemptSplit', // the host began twice, or seated two
	'exemptGone', // a result changed that too few of those left had signed
	'exemptLeft', // … reopened with the old consent of one who had left
	'exemptTwoLeft', // the key of one of the last two parties with a voice is lost
	'exemptLostDevice' // a consenter waits for a device that is lost, or a stand-in's is lost
] as const;

export type Flag = (typeof PROMISES)[number] | (typeof EXCUSES)[number];

/** What came up in a schedule, and how often. */
export class Flags {
	readonly counts = new Map<Flag, number>();

	raise(flag: Flag): void {
		this.counts.set(flag, (this.counts.get(flag) ?? 0) + 1);
	}

	rename(from: Flag, to: Flag): void {
		const count = this.counts.get(from);
		if (count === undefined) return;
		this.counts.delete(from);
		this.counts.set(to, (this.counts.get(to) ?? 0) + count);
	}

	get broken(): readonly Flag[] {
		return PROMISES.filter((promise) => this.counts.has(promise));
	}
}
