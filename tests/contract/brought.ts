/** The law of what seats bring to a match: options of their own, such as a deck. */
import { canonical } from '../../src/lib/engine/canonical';
import type { AnyGame, Seat } from '../../src/lib/engine/contract';
import { stateHash } from '../../src/lib/engine/hash';
import { Illegal, refusal } from '../../src/lib/engine/illegal';
import type { AnyCase } from './case';
import { deepFreeze, garbageChoices } from './hostile';
import { law } from './law';

/** What seats bring: taken in any order with the same result, within the rules of `setup`, and never a fault. */
export function broughtOptions(subject: AnyCase, options: unknown): void {
	const { game } = subject.module;
	if (game.seated === undefined) {
		law(subject.choices === undefined, 'choices of seats, but no `seated` to take them');
		return;
	}
	const seated = (given: unknown, seat: Seat, own: unknown): unknown =>
		game.seated?.(deepFreeze(given), seat, deepFreeze(own));
	const seats = Array.from({ length: game.seats(options) }, (_, seat) => seat);
	const choices = seats.map((seat) => subject.choices?.(options, seat) ?? []);
	const hashOf = (given: unknown): string => stateHash(game.setup(given));
	for (const seat of seats) {
		const hashes = (choices[seat] ?? []).map((own) => hashOf(seated(options, seat, own)));
		law(hashes.length >= 3 && new Set(hashes).size === hashes.length, `choices of seat ${seat} make no difference`);
		for (const junk of garbageChoices(choices[seat]?.[0])) lawOfChoices(game, options, seat, junk);
	}
	for (const stranger of [-1, seats.length, 0.5, Number.NaN]) {
		const code = refusal(() => seated(options, stranger, choices[0]?.[0]));
		law(code === 'bad-options', `a choice for seat ${stranger}, which is not there: ${code}`);
	}
	const all = (order: readonly Seat[]): unknown =>
		order.reduce((given, seat) => seated(given, seat, choices[seat]?.[seat % 3]), options);
	const [forth, backward] = [all(seats), all(seats.toReversed())];
	law(canonical(forth) === canonical(backward), 'the order in which seats choose makes a difference');
	law(game.seats(forth) === seats.length, 'a choice changes the number of seats');
	law(canonical(JSON.parse(JSON.stringify(forth))) === canonical(forth), 'options do not survive JSON');
	law(canonical(all([...seats, ...seats])) === canonical(forth), 'the same choice again makes a difference');
}

/** A choice of any shape is refused as `bad-options`, or taken: then `setup` takes it, too. */
function lawOfChoices(game: AnyGame, options: unknown, seat: Seat, own: unknown): void {
	let taken: unknown;
	try {
		taken = game.seated?.(options, seat, own);
	} catch (error) {
		law(
			error instanceof Illegal && error.code === 'bad-options',
			() => `a choice is refused with ${String(error)}, not as bad-options: ${String(own).slice(0, 80)}`
		);
		return;
	}
	const code = refusal(() => game.setup(taken));
	law(code === null, () => `setup refuses a choice that was taken: ${code}`);
}
