/** What the answer to each kind of ask does. An ask carries all that its answer needs; what comes after it waits in `todo`. */
import type { Seat, Slot } from '../../../engine/contract';
import { doNext } from '../draft';
import type { Draft } from '../draft';
import { answerLoseItem } from '../effects/lose-item';
import { answerPassCard } from '../effects/pass-card';
import type { Ask, MoveOf, OfferAsk, TradeAsk } from '../types';
import { answerShield } from './disaster';
import { answerLoot } from './death';
import { answerBig, answerBigTo, answerCalling } from './fixup';
import { answerReroll } from './flight';
import { joinAsHelper } from './helper';
import { leavePlay, receive } from './leave';
import { answerPick } from './victory';

type Pick = MoveOf<'choose'>['pick'];
type Choice = Exclude<Ask, OfferAsk | TradeAsk>;

/** `pick` is one of `ask.from`. */
export function answer(d: Draft, ask: Choice, pick: Pick): void {
	const { seat } = ask;
	const slot = pick as Slot;
	switch (ask.kind) {
		case 'lose-item':
			return answerLoseItem(d, seat, slot);
		case 'lose-hand':
			return doNext(d, { do: 'discard-hand', seat, cards: [slot] });
		case 'lose-profession':
		case 'lose-tribe':
		case 'excess':
			return answerCalling(d, seat, slot);
		case 'pass-card':
			return answerPassCard(d, seat, slot);
		case 'big':
			return answerBig(d, seat, slot);
		case 'big-to':
			return answerBigTo(d, seat, pick as Seat, ask.card);
		case 'shield':
			return answerShield(d, seat, pick === true);
		case 'reroll':
			return answerReroll(d, seat, ask.beast, pick === true);
		case 'loot':
			return answerLoot(d, seat, slot);
		case 'pick':
			return answerPick(d, seat, slot);
	}
}

/** Of an offer, whoever made it, the seat that is not the main fighter becomes the helper. */
export function accept(d: Draft, ask: OfferAsk | TradeAsk): void {
	d.tell?.({ type: 'accepted', seat: ask.seat, by: ask.by, kind: ask.kind });
	if (ask.kind === 'trade') return swap(d, ask);
	joinAsHelper(d, ask.kind === 'help' ? ask.seat : ask.by, ask.offer);
}

/** All items leave play, then each side receives. The proposal was checked to leave nobody with too many Big items. */
function swap(d: Draft, { seat, by, give, take }: TradeAsk): void {
	for (const slot of give) leavePlay(d, by, slot);
	for (const slot of take) leavePlay(d, seat, slot);
	for (const slot of give) receive(d, by, seat, slot, 'trade');
	for (const slot of take) receive(d, seat, by, slot, 'trade');
}
