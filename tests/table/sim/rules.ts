/**
 * The rules of the chain, each with what switches it off. Scenes and schedules must notice: a rule that can be switched
 * off unseen proves nothing.
 */
import type { Alteration } from './altered';

const alter = (file: string, text: string, instead: string): Alteration => ({ file, text, instead });

export const RULES = {
	'two parties agree': [alter('agreement.ts', '.size >= chain.fewest;', '.size >= 1;')],
	'parties, not seats, have a voice': [
		alter('chain.ts', 'return this.#seating?.parties[seat] ?? HOST_PARTY;', 'return seat;')
	],
	'a stand-in has no voice': [alter('chain.ts', 'return !node.bots.has(seat);', 'return true;')],
	'one seating for good': [
		alter(
			'book.ts',
			"if (this.chain.seating !== null && this.chain.seating.id !== '') return false;",
			`const all = this.match.needsStart ? this.pool.starts : this.pool.allSits;
		const lowest = all
			.flatMap((by) => seatingOf(genesis, by, this.pool, game) ?? [])
			.reduce((low, next) => (low === null || next.id < low.id ? next : low), null);
		if (lowest === null || lowest.id === this.chain.seating?.id) return false;
		this.#told = { ...this.#told, pin: lowest.id };
		this.chain.take(lowest);
		return true;`
		),
		alter('chain.ts', "throw new Error('a seating is taken up once');", 'void 0;')
	],
	'the seating is pinned': [
		alter('warden.ts', 'return chain.pool.pinned.has(item.id) || isListed(chain, item);', 'return false;'),
		alter('warden.ts', 'return chain.seating?.id === item.id || chain.pool.pinned.has(item.id);', 'return false;')
	],
	'consents of an agreement stay': [
		alter('warden.ts', 'isStanding(chain, entry) : isComplete(chain, entry);', 'isStanding(chain, entry) : false;')
	],
	'results at a known end stay': [
		alter('warden.ts', 'return node !== undefined && chain.settle(node).result !== null;', 'return false;')
	],
	'answers that others built on stay': [
		alter('warden.ts', '(node) => chain.isOnChain(node) || chain.supporters.hasOthers(node, entry.seat)', '() => false')
	],
	'facts that nobody asked for are counted': [
		alter(
			'warden.ts',
			'\t\tdefault:\n\t\t\treturn false;',
			"\t\tdefault:\n\t\t\treturn entry.kind === 'fact' && chain.node(entry.for) !== undefined;"
		)
	],
	'what waits is counted': [
		alter('quota.ts', 'return beyond(loose, this.quota.waiting, () => false, this.quota.waitingBytes);', 'return [];')
	],
	'of a cheat little is kept': [alter('quota.ts', '.slice(this.quota.cheat);', '.slice(1e9);')],
	'two rivals are enough': [
		alter(
			'pool.ts',
			"default:\n\t\t\treturn { key: '', limit: quota.rivals };",
			"default:\n\t\t\treturn { key: '', limit: 1e9 };"
		)
	],
	'what most have built on is settled': [alter('fork.ts', '!chain.isSettled(before, seat, answers)', 'true')],
	'whoever left since still counts': [
		alter(
			'agreement.ts',
			'return standing.length * 2 > parties.size;',
			`let tip = answer;
		for (let next = chain.followers(tip); next[0]; next = chain.followers(tip))
			tip = next.length > 1 ? (chain as any).choose(next, tip) : next[0];
		const isThere = (party: number) =>
			tip.keys.some((_, s) => chain.partyOf(s) === party && !tip.gone.has(s) && !tip.bots.has(s));
		const there = [...parties].filter(isThere);
		return there.length === 0 || standing.filter(isThere).length * 2 > there.length;`
		)
	],
	'a result signed by all comes first': [
		alter('fork.ts', 'const open = full.length > 0 ? full : followers;', 'const open = followers;')
	],
	'an agreement stays complete': [
		alter(
			'chain.ts',
			'agreements(this, node, seat, at) : NONE;',
			'agreements(this, node, seat, at).slice(0, 1) : NONE;'
		)
	],
	'nobody endorses itself': [alter('fork.ts', 'party !== about && present.has(party)', 'present.has(party)')],
	'more parties count more than a lower id': [
		alter('fork.ts', 'next.count > best.count || (next.count === best.count && next.id < best.id)', 'next.id < best.id')
	],
	'a refusal stands for an answer': [alter('fork.ts', "case 'over':\n\t\tcase 'refuse':", "case 'over':")],
	'a result counts where it stands': [alter('support.ts', "(entry.kind !== 'over' || isOver)", 'true')],
	'an offer dies with the next entry': [
		alter('agreement.ts', "what === 'device' || at !== node.head", "what === 'device'")
	],
	'the first seat asked takes in what others do unasked': [
		alter('offers.ts', "offer.entry.what === 'aside' || chain", 'chain')
	],
	'nobody spends an answer on what the chain refuses': [
		alter('offers.ts', 'isAgreed && isPossible(chain, tip, offer.entry)', 'isAgreed')
	],
	'take-backs end': [alter('effect.ts', 'backsOf(node, seat) >= MOST_BACKS', 'false')],
	'two answers are evidence': [
		alter('evidence.ts', 'if (isChained(entry)) return', 'if (isChained(entry) && entry.seat > 99) return')
	],
	'two voices are evidence': [
		alter('evidence.ts', "|| entry.kind === 'refuse') {", "|| entry.kind === 'refuse') {\n\t\treturn null;")
	],
	'two results are evidence': [
		alter('evidence.ts', "if (entry.kind === 'over') return", "if (entry.kind === 'over' && entry.seat > 99) return")
	],
	'two starts are evidence': [
		alter(
			'evidence.ts',
			"if (entry.kind === 'start') return",
			"if (entry.kind === 'start' && entry.sits.length > 99) return"
		)
	],
	'a consent binds': [alter('conduct.ts', 'return this.#late(view).some(', 'return [].some(')],
	'a refusal of the own party frees, too': [
		alter(
			'conduct.ts',
			"entry.kind === 'refuse' && entry.head === node.head && key === up.keys[seat]",
			"entry.kind === 'refuse' && entry.head === node.head && key === up.keys[seat] && this.chain.partyOf(seat) !== this.chain.partyOf(this.seat)"
		)
	],
	'only a refusal frees a consenter': [
		alter(
			'conduct.ts',
			'return isRefused || this.chain.isSettled(up, place.seat, [node]);',
			`return isRefused || [...this.chain.supporters.of(node).names].some(
			(party) => party !== this.chain.partyOf(place.seat) && party !== this.chain.partyOf(this.seat)
		);`
		)
	],
	"a new device needs the seat's own signature": [
		alter('chain.ts', 'known = this.verify(signature, message, key);', 'known = true;')
	],
	'a new device has a new key': [
		alter(
			'effect.ts',
			'bots: new Set([...node.bots, seat]) } : { keys };',
			'bots: new Set([...node.bots, seat]) } : {};'
		)
	],
	'no second roll': [
		alter(
			'conduct.ts',
			'(asker === this.seat || !isCheat) && !this.#wouldAnswerTwice(view)',
			'asker === this.seat || !isCheat'
		)
	],
	'signatures are checked': [alter('gate.ts', 'const isGood = yield check;', 'const isGood = (yield check) || true;')],
	'answers are taken in the order of the seats asked': [
		alter(
			'chain.ts',
			'return settled.asked.length > 1 ? settled.asked.slice(0, 1) : settled.asked;',
			'return settled.asked;'
		)
	],
	'everybody signs the result': [alter('conduct.ts', 'view.result === null || this.#hasSignedResult()', 'true')]
} satisfies Record<string, readonly Alteration[]>;

export type RuleName = keyof typeof RULES;
