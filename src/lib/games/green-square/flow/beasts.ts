/** Beasts come into a battle and leave it. */
import type { Seat, Slot } from '../../../engine/contract';
import { beastCard } from '../conditions';
import type { CardId } from '../content';
import { doNext, remove } from '../draft';
import type { Draft } from '../draft';
import type { EventOf } from '../events';
import type { Beast } from '../types';
import { helperLeaves } from './helper';

/** `by` brings a beast of its own family, or of `family`: a mate. A beast that allows no help sends the helper away. */
export function addBeast(d: Draft, by: Seat, card: Slot, face: CardId, family: number | null): Beast | null {
	const { battle } = d.s;
	if (battle === null) return null;
	const id = battle.nextId++;
	const beast: Beast = { id, card, face, family: family ?? id, by };
	battle.beasts.push(beast);
	battle.cards.push(card);
	return beast;
}

/** Tells of the newcomer and lets its rules take hold. */
export function beastJoined(d: Draft, seat: Seat, beast: Beast | null, how: EventOf<'beast-joined'>['how']): void {
	if (beast === null) return;
	d.tell?.({ type: 'beast-joined', seat, beast: beast.id, card: beast.card, face: beast.face, how });
	if (beastCard(beast).rules.includes('no-help')) helperLeaves(d, 'no-help');
}

/** Removed or chased away: it gives no level. The last one gone is a victory. */
export function removeBeast(
	d: Draft,
	seat: Seat,
	beast: Beast,
	upgrades: number,
	how: EventOf<'beast-removed'>['how']
): void {
	const { battle } = d.s;
	if (battle === null) return;
	const { id, card, face } = beast;
	remove(battle.beasts, beast);
	battle.gone.push({ id, card, face, upgrades });
	d.tell?.({ type: 'beast-removed', seat, beast: id, card, face, upgrades, how });
	if (battle.beasts.length === 0) doNext(d, { do: 'victory' });
}
