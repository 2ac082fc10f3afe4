/** `resign` (6.10): every clan of the seat goes out, at any time. */
import type { Field } from '../field';
import { finishIfDecided, goOut } from '../outcome';
import type { Refusal } from '../reasons';
import { settle } from '../settle';
import { nextBuilder, startDeployment } from '../setup';
import { beginPlay } from '../turn';

export function resign(field: Field, seat: number): Refusal {
	const leaving = field.clans.filter((clan) => clan.seat === seat && !clan.out);
	if (leaving.length === 0) return 'bad-move';
	field.tell?.({ type: 'resigned', seat });
	for (const clan of leaving) goOut(field, clan);
	if (field.phase === 'play') {
		settle(field, leaving);
		return null;
	}
	finishIfDecided(field, leaving, true);
	if (field.phase === 'build' && field.clan.out) {
		const next = nextBuilder(field);
		if (next === undefined) startDeployment(field);
		else field.clan = next;
	} else if (field.phase === 'deploy' && field.pending.length === 0) beginPlay(field);
	return null;
}
