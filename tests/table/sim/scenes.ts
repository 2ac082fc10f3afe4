/**
 * Smallest schedules, by hand. Each names a rule and tells the harm that it prevents: with the rules as they are it
 * does not happen, with that one switched off (`rules.ts`) it does.
 */
import { nextHead } from '../../../src/lib/table/entry';
import type { Item } from '../../../src/lib/table/item';
import { ASIDE_SCENES } from './aside-scenes';
import type { RuleName } from './rules';
import { BOOST, PASS, PEEK, PLAY, ROLL, SceneTable, end, prepare, stepBy } from './scene-table';
import { RELAY, WAGER } from './settings';

export interface Scene {
	readonly rule: RuleName;
	readonly harm: string;
	/** Whether it happens. */
	happens(): boolean;
}

const relay = (seats: number, turns = 6, own: readonly number[] = [0]): SceneTable =>
	new SceneTable(RELAY, seats, turns, own);
const wager = (seats: number): SceneTable => new SceneTable(WAGER, seats, 4);

/** Enough to crowd out everything that has no right to stay. */
const MANY = 12;

const byId = (a: Item, b: Item): number => (a.id < b.id ? -1 : 1);

export const SCENES: readonly Scene[] = [
	{
		rule: 'two parties agree',
		harm: 'between two, the opponent alone gives my seat to a key of his own, in the middle of a match, and resigns for me',
		happens() {
			const t = relay(2);
			t.move(0, end(0));
			t.move(1, end(1));
			const at = t.head;
			t.move(0, end(1));
			const thief = t.match.newSigner('thief');
			t.consent(1, 0, at, 'bot', thief.key);
			if (t.view.tip.keys[0] === thief.key) t.put(0, { kind: 'resign', parent: t.head }, thief);
			return t.view.result !== null;
		}
	},
	{
		rule: 'parties, not seats, have a voice',
		harm: 'a host with two seats calls the only guest gone, alone',
		happens() {
			const t = relay(3, 6, [0, 1]);
			t.move(0, end(0));
			t.move(1, end(0));
			const at = t.head;
			t.consent(0, 2, at);
			t.consent(1, 2, at);
			return t.view.tip.left.has(2);
		}
	},
	{
		rule: 'a stand-in has no voice',
		harm: 'a bot stands in for an absent player; whoever runs it and the bot call the third one gone',
		happens() {
			const t = relay(3);
			const bot = t.match.newSigner('bot');
			const at = t.head;
			t.consent(1, 0, at, 'bot', bot.key);
			t.consent(2, 0, at, 'bot', bot.key);
			t.put(0, { kind: 'move', parent: t.head, move: end(0), shown: {} }, bot);
			const now = t.head;
			t.consent(2, 1, now);
			t.consent(0, 1, now, 'gone', '', bot);
			return t.view.tip.left.has(1);
		}
	},
	{
		rule: 'one seating for good',
		harm: 'a guest resigns before its first move, it is taken in; one more sit undoes it',
		happens() {
			const t = relay(2);
			const offer = t.put(1, { kind: 'offer', at: t.head, what: 'resign', detail: '' });
			t.put(0, { kind: 'answer', parent: t.head, offer: offer.bytes, consents: [] });
			if (t.view.result === null) return true;
			t.sitAgain(1);
			return t.view.result === null || t.fresh().view()?.result == null;
		}
	},
	{
		rule: 'one seating for good',
		harm: "the host, who knows every invite key, sits in a guest's place again and plays it",
		happens() {
			const t = relay(3);
			t.move(0, end(0));
			const { key, id } = t.sitAgain(1);
			t.hear(t.match.start([id, t.sits[1]?.id ?? '']));
			return t.view.tip.keys[1] === key || !t.accused.has(t.match.host.key);
		}
	},
	{
		rule: 'the seating is pinned',
		harm: 'low sits, or junk starts, and newcomers lose a running match',
		happens: () =>
			[true, false].some((sits) => {
				const t = relay(3);
				t.move(0, end(0));
				t.move(1, end(1));
				const { head } = t;
				for (let i = 0; i < MANY; i++)
					if (sits) t.sitAgain(1);
					else t.hear(t.match.start([], `junk ${i}`));
				return t.fresh().view()?.head !== head;
			})
	},
	{
		rule: 'consents of an agreement stay',
		harm: 'more voices with lower ids crowd out the consent that an agreement rests on',
		happens() {
			const t = relay(3);
			const at = t.head;
			t.consent(1, 0, at);
			const consent = t.consent(2, 0, at);
			t.move(1, end(0));
			const { head } = t;
			for (let i = 0; i < MANY; i++) t.voiceBelow(consent, 2, 0, at);
			return t.head !== head || t.fresh().view()?.head !== head;
		}
	},
	{
		rule: 'consents of an agreement stay',
		harm: 'between two, more voices with lower ids crowd out the one consent that a new device rests on',
		happens() {
			const t = relay(2);
			const at = t.head;
			const other = t.match.newSigner('other');
			const consent = t.consent(1, 0, at, 'device', t.request(0, at, other.key));
			t.put(0, { kind: 'move', parent: t.head, move: end(0), shown: {} }, other);
			const { head } = t;
			for (let i = 0; i < MANY; i++) t.voiceBelow(consent, 1, 0, at);
			return t.head === at || t.head !== head || t.fresh().view()?.head !== head;
		}
	},
	{
		rule: 'facts that nobody asked for are counted',
		harm: 'facts that no request asks for, at a known head, are kept without a number',
		happens() {
			const t = wager(3);
			t.move(0, ROLL);
			const share = t.share(0, t.head, { key: 'roll:1' });
			for (let i = 0; i < 40; i++)
				t.share((i % 2) * 2, t.head, { key: i % 4 < 2 ? 'roll:1' : 'nothing', behalf: 90 + i });
			const facts = [...t.book.pool.items.values()].filter(({ entry }) => entry.kind === 'fact');
			return facts.length > 6 || !t.book.pool.has(share.id);
		}
	},
	{
		rule: 'results at a known end stay',
		harm: 'junk signatures under results crowd out the one that a confirmed result rests on',
		happens() {
			const t = relay(2, 1);
			t.move(0, end(0));
			const [, over] = [0, 1].map((seat) => t.over(seat, t.head));
			if (over === undefined || !t.isConfirmed) return true;
			for (let i = 0; i < MANY; i++) t.overBelow(over, 1);
			return !t.isConfirmed || !t.fresh().isConfirmed(t.view.tip);
		}
	},
	{
		rule: 'what most have built on is settled',
		harm: 'both others have built on an answer, and later agree that its seat was gone',
		happens() {
			const t = relay(3);
			const at = t.head;
			const move = t.move(0, end(0));
			t.move(1, end(0));
			t.move(2, end(0));
			t.move(0, end(1));
			t.consent(1, 0, at);
			t.consent(2, 0, at);
			return !t.holds(move);
		}
	},
	{
		rule: 'whoever left since still counts',
		harm: '0 and 2 have agreed that 1 is gone and gone on; 0 and 1 take that back and call 2 gone instead: everything since is undone, and nothing is held against them',
		happens() {
			const t = relay(3);
			t.move(0, end(0));
			const at = t.head;
			t.consent(0, 1, at);
			t.consent(2, 1, at);
			const move = t.move(2, end(0));
			t.move(0, end(0));
			t.move(2, end(0));
			const late = t.put(1, { kind: 'move', parent: at, move: end(0), shown: {} });
			const branch = nextHead(at, late.id);
			t.consent(0, 2, branch);
			t.consent(1, 2, branch);
			t.put(0, { kind: 'move', parent: t.agreedAt(branch), move: end(0), shown: {} });
			return !t.holds(move) && t.accused.size === 0;
		}
	},
	{
		rule: 'a result signed by all comes first',
		harm: 'an honest seat has built on both branches of a fork; all have signed the result of one, then the others support the other one',
		happens() {
			const t = relay(4, 2);
			const root = t.head;
			const [low, high] = [end(0), end(1)]
				.map((move) => t.sign(0, { kind: 'move', parent: root, move, shown: {} }))
				.sort(byId) as [Item, Item];
			t.hear(low);
			const lowHead = t.head;
			t.put(1, { kind: 'move', parent: lowHead, move: stepBy(0), shown: {} });
			t.hear(high);
			const highHead = nextHead(root, high.id);
			for (const seat of [2, 3]) t.put(seat, { kind: 'resign', parent: highHead });
			t.put(1, { kind: 'move', parent: highHead, move: end(0), shown: {} });
			const { head, result } = t.view;
			if (result === null || !t.holds(high)) throw new Error('no result to sign');
			for (const seat of [0, 1, 2, 3]) t.over(seat, head);
			for (const seat of [2, 3]) t.put(seat, { kind: 'resign', parent: lowHead });
			return t.head !== head;
		}
	},
	{
		rule: 'an agreement stays complete',
		harm: 'all have signed the result of a match in which a player went on at another device; the others agree to a bot at the same place, too',
		happens() {
			const t = relay(3, 1);
			const at = t.head;
			const other = t.match.newSigner('other');
			for (const seat of [1, 2]) t.consent(seat, 0, at, 'device', t.request(0, at, other.key));
			t.put(0, { kind: 'move', parent: t.head, move: end(0), shown: {} }, other);
			const { head } = t;
			t.put(0, { kind: 'over', head }, other);
			for (const seat of [1, 2]) t.over(seat, head);
			if (!t.isConfirmed) throw new Error('the result is not confirmed');
			for (const seat of [1, 2]) t.consent(seat, 0, at, 'bot', t.match.newSigner('bot').key);
			return t.head !== head || t.fresh().view()?.head !== head;
		}
	},
	{
		rule: 'two results are evidence',
		harm: 'one key signs two results and nothing is held against it',
		happens() {
			const t = relay(2, 1);
			t.move(0, end(0));
			for (const head of [t.head, '00'.repeat(32)]) t.over(1, head);
			return !t.accused.has(t.signer(1).key);
		}
	},
	{
		rule: 'nobody endorses itself',
		harm: 'the last mover signs another last move and a result under it',
		happens() {
			const t = relay(2, 1);
			const root = t.head;
			const [low, high] = [end(0), end(1)]
				.map((move) => t.sign(0, { kind: 'move', parent: root, move, shown: {} }))
				.sort(byId) as [Item, Item];
			t.hear(high);
			t.over(1, t.head);
			t.hear(low);
			t.over(0, nextHead(root, low.id));
			return !t.holds(high);
		}
	},
	{
		rule: 'a consent binds',
		harm: 'two consent that a seat is gone, its answer comes late, one of them goes on with it',
		happens() {
			const t = wager(4);
			const at = t.head;
			for (const seat of [1, 2]) t.consent(seat, 0, at);
			const late = t.move(0, PLAY);
			const signed = t.goOn(1, PASS);
			t.consent(3, 0, at);
			return !t.holds(late) && signed !== null;
		}
	},
	{
		rule: 'a refusal of the own party frees, too',
		harm: 'a host has consented with one seat when the answer comes, and refuses with its other one; its turn is next, and it waits for ever',
		happens() {
			const t = relay(4, 6, [1, 2]);
			const at = t.head;
			for (const seat of [1, 3]) t.consent(seat, 0, at);
			t.move(0, end(0));
			const refusal = t.goOn(2, PASS);
			if (refusal?.entry.kind !== 'refuse') throw new Error('nothing was refused');
			return t.goOn(1, end(0)) === null;
		}
	},
	{
		rule: 'only a refusal frees a consenter',
		harm: 'a hostile seat answers after the late answer, so that consenters go on with it, and then consents, too: nothing is held against it',
		happens() {
			const t = wager(5);
			const at = t.head;
			for (const seat of [1, 2, 4]) t.consent(seat, 0, at);
			const late = t.move(0, PLAY);
			t.put(3, { kind: 'move', parent: t.head, move: PASS, shown: {} });
			const signed = t.goOn(1, PASS);
			t.consent(3, 0, at);
			return signed !== null && !t.holds(late) && t.accused.size === 0;
		}
	},
	{
		rule: 'a refusal stands for an answer',
		harm: '0 refuses, 2 therefore goes on with the late answer of 1, then 0 shows its consent',
		happens() {
			const t = wager(3);
			t.move(0, PLAY);
			const at = t.head;
			t.consent(2, 1, at);
			const late = t.move(1, BOOST);
			t.put(0, { kind: 'refuse', about: 1, at, head: t.head });
			t.put(2, { kind: 'move', parent: t.head, move: PASS, shown: {} });
			t.consent(0, 1, at);
			return !t.holds(late);
		}
	},
	{
		rule: "a new device needs the seat's own signature",
		harm: 'one of three proposes a key of his own as the new device of an absent player; an honest seat goes along; he has two voices and calls it gone',
		happens() {
			const t = relay(3);
			t.move(0, end(0));
			const at = t.head;
			const thief = t.match.newSigner('thief');
			t.consent(2, 1, at, 'device', t.request(1, at, thief.key, thief));
			const consent = t.goOn(0, end(0));
			if (consent?.entry.kind !== 'consent') return false;
			t.put(1, { kind: 'move', parent: t.head, move: end(0), shown: {} }, thief);
			t.move(2, end(0));
			const now = t.head;
			t.consent(2, 0, now);
			t.consent(1, 0, now, 'gone', '', thief);
			return t.view.tip.left.has(0);
		}
	},
	{
		rule: 'no second roll',
		harm: 'a seat has given its share for a roll; the branch is dropped; it gives another one for the same roll on the other',
		happens() {
			const t = wager(3);
			const root = t.head;
			const [play, ...others] = [PLAY, ROLL, prepare(1), prepare(2)].map((move) =>
				t.sign(0, { kind: 'move', parent: root, move, shown: {} })
			) as [Item, ...Item[]];
			const other = others.find(({ id }) => id > play.id);
			if (other === undefined) throw new Error('no rival with a higher id');
			t.hear(other);
			if (!t.view.waiting) t.move(0, ROLL);
			if (t.giveShare(1) === null) throw new Error('no share to give');
			t.hear(play);
			const head = nextHead(root, play.id);
			t.put(1, { kind: 'move', parent: head, move: PEEK, shown: {} });
			t.share(2, head, { key: 'nothing' });
			return t.holds(play) && t.giveShare(1) !== null;
		}
	},
	{
		rule: 'signatures are checked',
		harm: 'a resignation of the other seat with a signature that is not its own',
		happens() {
			const t = relay(2);
			t.hear(t.forge(0, { kind: 'resign', parent: t.head }, t.signer(1)));
			return t.view.result !== null;
		}
	},
	{
		rule: 'a new device has a new key',
		harm: 'a lost device has answered and signed the end; its player goes on at another one by agreement and signs the end: accused',
		happens() {
			const t = relay(3, 1);
			const at = t.head;
			const fresh = t.match.newSigner('fresh');
			for (const seat of [1, 2]) t.consent(seat, 0, at, 'device', t.request(0, at, fresh.key));
			const signer = t.view.tip.keys[0] === fresh.key ? fresh : t.signer(0);
			t.put(0, { kind: 'move', parent: t.head, move: end(0), shown: {} }, signer);
			t.put(0, { kind: 'over', head: t.head }, signer);
			const old = t.put(0, { kind: 'move', parent: at, move: end(1), shown: {} });
			t.over(0, nextHead(at, old.id));
			return t.accused.has(t.signer(0).key);
		}
	},
	{
		rule: 'answers that others built on stay',
		harm: 'lower rivals crowd out the answer that the other seat has built on',
		happens() {
			const t = relay(2);
			const root = t.head;
			const rivals = [end(0), end(1), stepBy(0), stepBy(1)]
				.map((move) => t.sign(0, { kind: 'move', parent: root, move, shown: {} }))
				.sort(byId);
			const high = rivals.pop() as Item;
			t.hear(high);
			t.put(1, { kind: 'resign', parent: t.head });
			t.hear(...rivals);
			return !t.holds(high) || !t.fresh().pool.has(high.id);
		}
	},
	{
		rule: 'two rivals are enough',
		harm: 'every rival on a parent is kept',
		happens() {
			const t = relay(2);
			const root = t.head;
			for (let i = 0; i < 5; i++) t.put(0, { kind: 'back', parent: root, count: i + 1 });
			return t.book.pool.answers(0, root).length > 3;
		}
	},
	{
		rule: 'what waits is counted',
		harm: 'answers on heads that nobody knows are kept without a number',
		happens() {
			const t = relay(2);
			for (let i = 0; i < 40; i++) t.put(0, { kind: 'resign', parent: t.unknownHead(i) });
			return t.book.pool.chained.length > 20;
		}
	},
	{
		rule: 'of a cheat little is kept',
		harm: 'a convicted seat answers once more at every place of a long match, and all of it is kept',
		happens() {
			const t = relay(2, 24);
			for (let turn = 0; turn < 20; turn++) t.move(turn % 2, end(0));
			for (const { head } of t.view.nodes) t.put(0, { kind: 'back', parent: head, count: 2 });
			t.put(0, { kind: 'back', parent: t.match.id, count: 3 });
			const idle = t.book.pool.chained.filter(({ entry }) => entry.kind === 'back');
			return idle.length > 12;
		}
	},
	{
		rule: 'more parties count more than a lower id',
		harm: 'a rival with a lower id displaces the answer that both others have built on',
		happens() {
			const t = relay(3);
			const root = t.head;
			const [low, high] = [end(0), end(1)]
				.map((move) => t.sign(0, { kind: 'move', parent: root, move, shown: {} }))
				.sort(byId) as [Item, Item];
			t.hear(high);
			t.move(1, end(0));
			t.move(2, end(0));
			t.hear(low);
			return !t.holds(high);
		}
	},
	{
		rule: 'a result counts where it stands',
		harm: 'signatures under a result that is none outweigh the answers on the other branch',
		happens() {
			const t = relay(3);
			const root = t.head;
			const [low, high] = [end(0), end(1)]
				.map((move) => t.sign(0, { kind: 'move', parent: root, move, shown: {} }))
				.sort(byId) as [Item, Item];
			t.hear(low);
			t.move(1, end(0));
			t.hear(high);
			for (const seat of [1, 2]) t.over(seat, nextHead(root, high.id));
			return !t.holds(low);
		}
	},
	{
		rule: 'two answers are evidence',
		harm: 'one key answers twice and nothing is held against it',
		happens() {
			const t = relay(2);
			const root = t.head;
			for (const move of [end(0), end(1)]) t.put(0, { kind: 'move', parent: root, move, shown: {} });
			return !t.accused.has(t.signer(0).key);
		}
	},
	{
		rule: 'two voices are evidence',
		harm: 'one key consents to two things about one place and nothing is held against it',
		happens() {
			const t = relay(3);
			t.consent(1, 0, t.head);
			t.consent(1, 0, t.head, 'bot', t.match.newSigner('bot').key);
			return !t.accused.has(t.signer(1).key);
		}
	},
	{
		rule: 'two starts are evidence',
		harm: 'the host begins twice and nothing is held against it',
		happens() {
			const t = relay(3);
			t.hear(t.match.start(t.sits.map(({ id }) => id).reverse()));
			return !t.accused.has(t.match.host.key);
		}
	},
	{
		rule: 'an offer dies with the next entry',
		harm: 'a draw that was offered moves ago ends the match',
		happens() {
			const t = relay(2);
			const offer = t.put(1, { kind: 'offer', at: t.head, what: 'draw', detail: '' });
			t.move(0, end(0));
			t.move(1, end(0));
			t.put(0, { kind: 'answer', parent: t.head, offer: offer.bytes, consents: [] });
			return t.view.result !== null;
		}
	},
	{
		rule: 'take-backs end',
		harm: 'a seat moves and takes back without end, and the match grows',
		happens() {
			const t = relay(2);
			for (let i = 0; i < 70; i++) {
				t.move(0, stepBy(0));
				t.put(0, { kind: 'back', parent: t.head, count: 1 });
				if (t.view.nodes.length < 2 * i + 2) return false;
			}
			return true;
		}
	},
	{
		rule: 'answers are taken in the order of the seats asked',
		harm: 'a roll is asked for before the seat in front has answered',
		happens() {
			const t = wager(4);
			t.move(0, PLAY);
			t.put(2, { kind: 'move', parent: t.head, move: PEEK, shown: {} });
			return t.view.waiting;
		}
	},
	{
		rule: 'everybody signs the result',
		harm: 'the match is over and nobody says so',
		happens() {
			const t = relay(2, 1);
			t.move(0, end(0));
			return [0, 1].some((seat) => t.goOn(seat, PASS)?.entry.kind !== 'over');
		}
	},
	...ASIDE_SCENES
];
