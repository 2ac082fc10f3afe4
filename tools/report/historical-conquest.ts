/**
 * `npm run selfplay -- historical-conquest --report [--games N] [--seats N] [--seed S] [--mode M] [--set option=value] [--set card.ID.PATH=value]`:
 * greedy players with the starters, every deck in every seat equally often. `--set card.napoleon-bonaparte.attack=300` tries another number
 * in this run; the cards in the code stay as they are.
 */
import { greedyPlayer } from '../../src/lib/bots/greedy';
import { localDealer } from '../../src/lib/deal/local';
import { seeded } from '../../src/lib/engine/random';
import { selfPlay } from '../../src/lib/engine/selfplay';
import { game, module } from '../../src/lib/games/historical-conquest';
import type { Event, Options } from '../../src/lib/games/historical-conquest';
import { ALL_CARDS, STARTERS, cardOf } from '../../src/lib/games/historical-conquest/content';
import { fail, matchOptions, parseArgs } from '../args';

/** How often something happened, and how much was won when it did. */
class Rate {
	times = 0;
	won = 0;

	add(won: number): void {
		this.times++;
		this.won += won;
	}

	get share(): number {
		return this.times === 0 ? 0 : this.won / this.times;
	}
}

class Rates {
	readonly #rates = new Map<string, Rate>();

	of(key: string): Rate {
		let rate = this.#rates.get(key);
		if (rate === undefined) this.#rates.set(key, (rate = new Rate()));
		return rate;
	}

	/** Keys in order. */
	entries(): readonly (readonly [string, Rate])[] {
		return [...this.#rates].sort(([a], [b]) => (a < b ? -1 : 1));
	}
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Puts a value into a card as the file has it: `napoleon-bonaparte.attack`, `slavery.abilities.0.do.0.amount`. */
function override(path: string, value: number): void {
	const [id = '', ...fields] = path.split('.');
	let place: unknown = ALL_CARDS.find((card) => card.id === id) ?? fail(`no card "${id}"`);
	const last = fields.pop() ?? fail(`what of ${id}? --set card.${id}.attack=300`);
	for (const field of fields) place = (place as Record<string, unknown> | undefined)?.[field];
	const record = place as Record<string, unknown> | undefined;
	if (typeof record?.[last] !== 'number') fail(`${path} is no number of a card`);
	record[last] = value;
	print(`tried: ${path} = ${value}`);
}

/** The starters in the seats of game `i`: over the games every deck comes to every seat, beside every other. */
function decksOf(i: number, seats: number): string[] {
	const ids = STARTERS.map(({ id }) => id);
	const shift = Math.floor(i / ids.length) % (ids.length - 1);
	return Array.from({ length: seats }, (_, seat) => ids[(i + seat * (1 + shift)) % ids.length] as string);
}

export async function report(argv: string[]): Promise<void> {
	const args = parseArgs(argv);
	const isCard = (pair: string): boolean => pair.startsWith('card.');
	for (const pair of args.all('set').filter(isCard)) {
		const [path = '', value = ''] = pair.slice('card.'.length).split('=');
		override(path, Number(value));
	}
	const seats = args.number('seats', 2);
	const rest = argv.filter((word, at) => !isCard(word) && !(word === '--set' && isCard(argv[at + 1] ?? '')));
	const { seats: _seats, ...options } = matchOptions(parseArgs(rest));
	measure({ ...options, players: seats }, seats, args.number('games', 600), args.text('seed', '1'));
	return Promise.resolve();
}

function measure(options: Options, seats: number, total: number, seed: string): void {
	const player = greedyPlayer(game, module.mind);
	const [bySeat, byDeck, byEnd, drawn, played] = [new Rates(), new Rates(), new Rates(), new Rates(), new Rates()];
	const rounds: number[] = [];
	let turns = 0;
	let plies = 0;
	for (let i = 0; i < total; i++) {
		const decks = decksOf(i, seats);
		const hands: string[] = [];
		const plays: string[] = [];
		let first = 0;
		const {
			outcome,
			fold,
			truth,
			plies: moves
		} = selfPlay({
			game,
			options: { ...options, decks },
			players: decks.map(() => player),
			dealer: localDealer(`${seed}/${i}`),
			random: seeded(`${seed}/${i}`),
			tell(given) {
				const event = given as Event;
				if (event.type === 'turn-started') turns++;
				else if (event.type === 'first-player') first = event.seat;
				else if (event.type === 'cards-drawn') hands.push(...event.slots);
				else if (event.type === 'card-played') plays.push(event.card);
			}
		});
		const share = (seat: number): number => (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0);
		for (const [seat, deck] of decks.entries()) {
			bySeat.of(`${1 + ((seat - first + seats) % seats)} to play`).add(share(seat));
			byDeck.of(deck).add(share(seat));
			for (let slot = 0; slot < 5; slot++) hands.push(`draw-${seat}-0:${slot}`);
		}
		for (const slot of hands) drawn.of(String(truth[slot])).add(share(Number(slot.slice(5, slot.indexOf('-', 5)))));
		for (const card of plays) played.of(cardOf(card).id).add(share(Number(card.slice(0, card.indexOf('/')))));
		byEnd.of(outcome.reason).add(1);
		rounds.push(fold.state.round);
		plies += moves.length;
	}
	rounds.sort((a, b) => a - b);
	const at = (tenths: number): number => rounds[Math.min(total - 1, Math.floor((total * tenths) / 10))] ?? 0;
	print(`historical-conquest: ${total} games, ${seats} seats, seed ${seed}, greedy players`);
	print(`rounds: median ${at(5)}, 80 % between ${at(1)} and ${at(9)}`);
	print(`turns a game: ${(turns / total).toFixed(1)}; decisions a seat: ${(plies / total / seats).toFixed(1)}`);
	print(
		`ended by: ${byEnd
			.entries()
			.map(([reason, { times }]) => `${reason} ${percent(times / total)}`)
			.join(', ')}`
	);
	print(
		`wins by place in the order: ${bySeat
			.entries()
			.map(([place, rate]) => `${place} ${percent(rate.share)}`)
			.join(', ')}`
	);
	print(
		`wins by deck (${percent(1 / seats)} is even): ${byDeck
			.entries()
			.map(([deck, rate]) => `${deck} ${percent(rate.share)}`)
			.join(', ')}`
	);
	cardTable(drawn, played, byDeck);
}

/** Cards from the worst to the best when drawn, against what the decks that hold them win anyway. */
function cardTable(drawn: Rates, played: Rates, byDeck: Rates): void {
	const usual = (id: string): number => {
		const holders = STARTERS.filter(({ cards }) => cards.includes(id)).map((deck) => byDeck.of(deck.id).share);
		return holders.reduce((sum, share) => sum + share, 0) / holders.length;
	};
	print('\ncard: drawn, played of that, wins when drawn beyond what its deck wins');
	const rows = drawn
		.entries()
		.map(([id, rate]) => ({ id, rate, use: played.of(id).times / rate.times, beyond: 100 * (rate.share - usual(id)) }));
	rows.sort((a, b) => a.beyond - b.beyond);
	for (const { id, rate, use, beyond } of rows) {
		print(`  ${id}: ${rate.times}, ${percent(use)}, ${beyond < 0 ? '−' : '+'}${Math.abs(beyond).toFixed(1)}`);
	}
	const unused = rows.filter(({ use }) => use < 0.25).map(({ id, use }) => `${id} (${percent(use)})`);
	print(
		`\nseldom worth playing (less than a quarter of the times drawn): ${unused.length === 0 ? 'none' : unused.join(', ')}`
	);
}
