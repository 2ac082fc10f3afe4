import { doNext } from '../draft';
import { heroOf } from '../heroes';
import type { OpOf, VictimEffect } from './kind';

/** §7.10: the body is looted once the battle is closed; if it is closed already, now. */
export const die: VictimEffect<OpOf<'die'>> = (d, { seat }) => {
	const hero = heroOf(d.s, seat);
	hero.alive = false;
	hero.reborn = true;
	d.tell?.({ type: 'died', seat });
	if (d.s.battle !== null) d.s.battle.dead.push(seat);
	else doNext(d, { do: 'body', dead: seat });
	return true;
};
