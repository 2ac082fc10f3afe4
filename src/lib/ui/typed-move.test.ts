import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../engine/contract';
import type { AnyModule } from '../engine/module';
import { games } from '../games';
import { examples, readTyped, type Readable } from './typed-move';

/** The first decision of a match with the defaults. */
function playOf(module: AnyModule, options: unknown = {}): Readable {
	const { game } = module;
	const state = game.setup(options);
	const seat = game.actors(state)[0] ?? null;
	const legal = seat === null ? [] : game.legal(state, seat, NO_FACTS);
	return { module, state, seat, legal, sees: NO_FACTS };
}

async function conquest(): Promise<Readable> {
	const about = games.find(({ id }) => id === 'green-conquest');
	if (about === undefined) throw new Error('the game is gone');
	return playOf(await about.load(), { build: 'preset', deploy: 'auto' });
}

describe.each(games.map((about) => [about.id, about] as const))('typed moves of %s', (_, about) => {
	it('take every move that is listed, and every example', async () => {
		const play = playOf(await about.load());
		const { formatMove } = play.module.notation;
		for (const move of play.legal) expect(readTyped(play, ` ${formatMove(move)} `)).toEqual({ ok: true, move });
		for (const text of examples(play)) expect(readTyped(play, text).ok).toBe(true);
	});

	it('take no resignation', async () => {
		const play = playOf(await about.load());
		const { notation, resignation } = play.module;
		expect(readTyped(play, notation.formatMove(resignation))).toEqual({ ok: false, code: null });
	});
});

describe('typed moves', () => {
	it('may leave out capitals where that leaves no doubt', async () => {
		expect(readTyped(await conquest(), 'RS:N2E1')).toMatchObject({ ok: true, move: { vehicle: 'rS', path: 'n2e1' } });
	});

	it('say why the rules refuse one', async () => {
		const play = await conquest();
		expect(readTyped(play, 'rS:n9')).toEqual({ ok: false, code: 'too-far' });
		expect(readTyped(play, 'bS:s1')).toEqual({ ok: false, code: 'not-your-vehicle' });
	});

	it('are told from anything else', async () => {
		const play = await conquest();
		for (const text of ['', '  ', 'x', 'rS', 'rS:', 'hello there', '🦀', 'a'.repeat(500)]) {
			expect(readTyped(play, text)).toEqual({ ok: false, code: null });
		}
	});
});
