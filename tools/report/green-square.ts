/**
 * `npm run selfplay -- green-square --report [--games N] [--seats N] [--seed S]`: games between bots. Length, wins by seat, how battles end, and
 * for each card how often it was drawn and played and how often whoever drew it won. Markdown, to be pasted into `docs/balance.md`.
 */
import { player as bot } from '../../src/lib/bots/green-square';
import { localDealer } from '../../src/lib/deal/local';
import type { GameEvent } from '../../src/lib/engine/contract';
import { seeded } from '../../src/lib/engine/random';
import type { Running } from '../../src/lib/engine/selfplay';
import { selfPlay } from '../../src/lib/engine/selfplay';
import { game } from '../../src/lib/games/green-square';
import type { Event, State } from '../../src/lib/games/green-square';
import { CARDS } from '../../src/lib/games/green-square/content';
import { NAMES } from '../../src/lib/games/green-square/content/names';
import { parseArgs } from '../args';

class Tally {
	private readonly counts = new Map<string, number>();

	add(key: string, n = 1): void {
		this.counts.set(key, this.of(key) + n);
	}

	of(key: string): number {
		return this.counts.get(key) ?? 0;
	}
}

export function report(argv: readonly string[]): void {
	const args = parseArgs(argv);
	const games = args.number('games', 200);
	const seats = args.number('seats', 4);
	const seed = args.text('seed', 'report');
	const battles = new Tally();
	const wins = new Tally();
	const reasons = new Tally();
	const drawn = new Tally();
	const drawnByWinner = new Tally();
	const played = new Tally();
	const lengths: number[] = [];
	let moves = 0;

	for (let i = 0; i < games; i++) {
		/** Face by seat: who has held it in this game. */
		const held = new Set<string>();
		const finished = selfPlay({
			game,
			options: { seats },
			players: Array.from({ length: seats }, () => bot),
			dealer: localDealer(`${seed}/${i}`),
			random: seeded(`${seed}/${i}`),
			tell: (event) => noteBattle(event, battles),
			watch: (running) => noteHands(running, held)
		});
		const { state } = finished.fold;
		lengths.push(Math.ceil(state.turnNo / seats));
		moves += finished.plies.length;
		reasons.add(finished.outcome.reason);
		const shift = state.options.firstSeat ?? firstSeatOf(finished.fold.facts);
		for (const seat of finished.outcome.winners)
			wins.add(String((seat - shift + seats) % seats), 1 / finished.outcome.winners.length);
		for (const key of held) {
			const [seat = '', face = ''] = key.split('/');
			drawn.add(face);
			if (finished.outcome.winners.includes(Number(seat))) drawnByWinner.add(face);
		}
		for (const { move, shown } of finished.plies) {
			if (move.type !== 'play' && move.type !== 'trouble') continue;
			played.add(String(finished.truth[move.card] ?? shown[move.card]));
		}
	}

	lengths.sort((a, b) => a - b);
	const at = (share: number): number => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
	const fought = battles.of('alone') + battles.of('with help') + battles.of('lost');
	line(`${games} games between bots, ${seats} seats, seed \`${seed}\`.`);
	line(
		`- rounds: median ${at(0.5)}, nine in ten between ${at(0.05)} and ${at(0.95)}; ${(moves / games).toFixed(0)} moves a game`
	);
	line(
		`- ended by: ${['goal', 'rounds'].map((reason) => `${reason} ${percent(reasons.of(reason), games)}`).join(', ')}`
	);
	line(
		`- wins by seat, from the first: ${Array.from({ length: seats }, (_, k) => percent(wins.of(String(k)), games)).join(', ')}`
	);
	line(
		`- ${(fought / games).toFixed(1)} battles a game: won alone ${percent(battles.of('alone'), fought)}, with help ${percent(battles.of('with help'), fought)}, lost ${percent(battles.of('lost'), fought)}; ${(battles.of('deaths') / games).toFixed(2)} deaths a game`
	);
	line('');
	line('| card | drawn a game | played of drawn | wins when drawn |');
	line('|---|---|---|---|');
	const rate = (face: string): number => drawnByWinner.of(face) / Math.max(1, drawn.of(face));
	for (const { id } of [...CARDS].sort((a, b) => rate(b.id) - rate(a.id))) {
		line(
			`| ${NAMES[id].en} | ${(drawn.of(id) / games).toFixed(2)} | ${percent(played.of(id), drawn.of(id))} | ${percent(drawnByWinner.of(id), drawn.of(id))} |`
		);
	}
}

function noteBattle(told: GameEvent, battles: Tally): void {
	const event = told as Event;
	if (event.type === 'battle-won') battles.add(event.helper === null ? 'alone' : 'with help');
	if (event.type === 'battle-lost') battles.add('lost');
	if (event.type === 'died') battles.add('deaths');
}

function noteHands({ fold, truth }: Running<State>, held: Set<string>): void {
	for (const [seat, { hand }] of Object.entries(fold.state.players)) {
		for (const slot of hand) held.add(`${seat}/${String(truth[slot])}`);
	}
}

/** The first roll of a match names the first seat. */
function firstSeatOf(facts: { readonly [key: string]: unknown }): number {
	return Number(facts['roll:1'] ?? 1) - 1;
}

function percent(n: number, of: number): string {
	return of === 0 ? '–' : `${((100 * n) / of).toFixed(0)} %`;
}

function line(text: string): void {
	process.stdout.write(`${text}\n`);
}
