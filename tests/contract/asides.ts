/** The law of moves that nobody asks for: what `asides` lists, `apply` takes, and nothing that is asked changes unless its question does. */
import { canonical, compareText } from '../../src/lib/engine/canonical';
import type { AnyGame, Facts, Seat } from '../../src/lib/engine/contract';
import { sees } from '../../src/lib/engine/fold';
import type { Fold } from '../../src/lib/engine/fold';
import { refusal } from '../../src/lib/engine/illegal';
import type { AnyCase } from './case';
import { law } from './law';

/** As many as the byte has numbers with which one is offered. */
const MOST = 256;

/** Tries what every seat may do unasked at a position. Returns how many moves that were. */
export function lawOfAsides(subject: AnyCase, fold: Fold<unknown>, truth: Facts): number {
	const { game } = subject.module;
	if (game.asides === undefined) return 0;
	let tried = 0;
	for (let seat = 0; seat < fold.known.length; seat++) {
		const listed = game.asides(fold.state, seat);
		const isIdle = game.requests(fold.state).length > 0 || game.outcome(fold.state) !== null;
		law(listed.length === 0 || !isIdle, 'a seat may move unasked while a request stands, or after the end');
		law(listed.length <= MOST, 'more moves beside than numbers');
		const texts = listed.map(canonical);
		for (let i = 1; i < texts.length; i++)
			law(
				compareText(texts[i - 1] as string, texts[i] as string) < 0,
				() => `moves beside are not sorted: ${texts[i]}`
			);
		for (const move of listed) lawOfAside(subject, fold, truth, seat, move);
		tried += listed.length;
	}
	return tried;
}

function lawOfAside(subject: AnyCase, fold: Fold<unknown>, truth: Facts, seat: Seat, move: unknown): void {
	const { game, notation, resignation } = subject.module;
	const { state } = fold;
	const text = canonical(move);
	law(text !== canonical(resignation ?? null), 'a resignation is listed beside');
	law(game.shows(state, seat, move).length === 0, () => `${text}, made unasked, shows a card`);
	let after: unknown = null;
	const code = refusal(() => (after = game.apply(state, seat, move, {})));
	law(code === null, () => `${text} is listed beside, but refused: ${code}`);
	law(
		(game.asides?.(after, seat) ?? []).every((other) => canonical(other) !== text),
		() => `${text} can be made unasked without end`
	);
	const goesOn = game.actors(after).length > 0 || game.requests(after).length > 0 || game.outcome(after) !== null;
	law(goesOn, () => `after ${text} nobody is asked`);
	for (const other of game.actors(after)) lawOfQuestion(game, fold, truth, after, other, text);
	const parsed = notation?.parseMove(notation.formatMove(move));
	law(parsed === undefined || (parsed.ok && canonical(parsed.value) === text), () => `${text} does not come back`);
}

/** An answer counts for the question it was given to: as long as that stays, what can be answered does. */
function lawOfQuestion(
	game: AnyGame,
	fold: Fold<unknown>,
	truth: Facts,
	after: unknown,
	seat: Seat,
	text: string
): void {
	if (game.question(fold.state, seat) !== game.question(after, seat)) return;
	const seen = sees(fold, seat, truth);
	law(
		canonical(game.legal(after, seat, seen)) === canonical(game.legal(fold.state, seat, seen)),
		() => `${text} changes what seat ${seat} may answer, and not its question`
	);
}
