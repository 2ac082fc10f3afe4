/** A toy as a module: moves are written as JSON. The table is handed modules and knows no game by name. */
import { canonical } from '../../src/lib/engine/canonical';
import type { Game } from '../../src/lib/engine/contract';
import type { AnyModule, GameModule } from '../../src/lib/engine/module';

export function toyModule<S, M, O>(
	game: Game<S, M, O>,
	pass: M | null = null,
	mayPass: (state: S) => boolean = () => true
): AnyModule {
	const parse = <T>(text: string): { ok: true; value: T } | { ok: false; error: string } => {
		try {
			const value = JSON.parse(text) as T;
			return typeof value === 'object' && value !== null ? { ok: true, value } : { ok: false, error: 'no object' };
		} catch {
			return { ok: false, error: 'no JSON' };
		}
	};
	const module: GameModule<S, M, O> = {
		game,
		sides: (options) => Array.from({ length: game.seats(options) }, (_, seat) => seat),
		options: [],
		notation: { formatPosition: canonical, parsePosition: parse, formatMove: canonical, parseMove: parse },
		words: {
			reason: (code) => code,
			event: (event) => event.type,
			gist: (events) => events.map(({ type }) => type).join(' '),
			outcome: (reason) => reason
		},
		mind: { value: () => 0 },
		neutral: (state) => (mayPass(state) ? pass : null),
		resignation: { type: 'resign' } as M,
		reasonCodes: []
	};
	return module;
}
