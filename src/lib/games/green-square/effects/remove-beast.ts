import type { OneShotOp } from '../content';
import { removeBeast } from '../flow/beasts';
import { upgradesOf } from '../strength';
import { tellPlayed } from './kind';
import type { CardEffect } from './kind';

/** A beast leaves unharmed: no level, upgrades only if the card says so. */
export const removesBeast: CardEffect<Extract<OneShotOp, { op: 'remove-beast' }>> = {
	check: (state, _seat, move) => (state.battle?.beasts.some((beast) => beast.id === move.beast) ? null : 'bad-target'),
	play(d, seat, move, op, card) {
		const beast = d.s.battle?.beasts.find(({ id }) => id === move.beast);
		if (beast === undefined) return;
		tellPlayed(d, seat, card, { beast });
		removeBeast(d, seat, beast, op.upgrades ? upgradesOf(d.s, beast) : 0, 'card');
	}
};
