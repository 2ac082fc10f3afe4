/**
 * Cards that an ask lays out for somebody to take, lose or hand on: what a body leaves, spoils, own cards that a disaster
 * strikes. Everybody sees what is public of it; only whoever is asked may point at it.
 */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import { cardOf, type CardId, type VictimOp } from '../../content';
import { faceOf, heroOf } from '../../heroes';
import { fighterStrength } from '../../strength';
import { victimText } from '../../texts/effects';
import type { Ask, OfferAsk, Slot, State, TradeAsk } from '../../types';
import { faceIn } from '../model/faces';
import { texts } from './texts';
import { after, type Standpoint } from './trial';
import { calledIn, nameIn, upgradesIn } from './wording';

export interface LaidOut {
	readonly title: string;
	readonly rest: string;
	/** The card behind it, where there is one. */
	readonly cause: CardId | null;
	/** Who picks, the one whose turn it is first. Empty where only one seat does. */
	readonly order: readonly Seat[];
	readonly cards: readonly { readonly slot: Slot; readonly face: CardId; readonly below: string }[];
	/** The reader is asked. */
	readonly isMine: boolean;
	/** Something is lost, not gained. */
	readonly isLoss: boolean;
}

type CardAsk = Exclude<Ask, OfferAsk | TradeAsk | { readonly kind: 'big-to' | 'shield' | 'reroll' }>;

const ELSEWHERE: readonly Ask['kind'][] = ['big-to', 'shield', 'reroll', 'help', 'counter', 'trade'];

const isOnStage = (ask: Ask): ask is CardAsk => !ELSEWHERE.includes(ask.kind);

/** Null: nothing is laid out, or nothing of it is public. `from`: of the reader; a spectator sees what everybody does. */
export function laidOut(from: Standpoint, isSpectator: boolean, names: Names, language: Language): LaidOut | null {
	const { state, sees } = from;
	const { ask } = state;
	if (ask === null || !isOnStage(ask)) return null;
	const isMine = ask.seat === from.seat && !isSpectator;
	const slots = ask.kind === 'loot' ? (state.body?.cards ?? ask.from) : ask.from;
	const cards = slots.flatMap((slot) => {
		const face = isMine ? faceIn(state, sees, slot) : (state.faces[slot] ?? null);
		return face === null ? [] : [{ slot, face, below: isMine ? belowOf(from, ask, slot, names, language) : '' }];
	});
	if (cards.length === 0) return null;
	const isLoss = ask.kind.startsWith('lose-') || ask.kind === 'excess' || ask.kind === 'big';
	return { ...headOf(state, ask, names, language), cards, isMine, isLoss };
}

function headOf(
	state: State,
	ask: CardAsk,
	names: Names,
	language: Language
): Pick<LaidOut, 'title' | 'rest' | 'cause' | 'order'> {
	switch (ask.kind) {
		case 'loot': {
			const dead = state.body?.seat ?? ask.seat;
			const isReader = dead === names.reader;
			const name = calledIn(dead, names, language);
			return {
				title: say(isReader ? texts.youLeave : texts.leaves, language, { name }),
				rest: say(isReader ? texts.youKeep : texts.leavesRest, language, { name }),
				cause: null,
				order: state.body?.order ?? []
			};
		}
		case 'pick':
			return {
				title: say(texts.spoils, language, { n: upgradesIn(state.spoils?.pool.length ?? 0, language) }),
				rest: say(texts.spoilsRest, language),
				cause: null,
				order: state.spoils?.order ?? []
			};
		case 'big':
			return { title: say(texts.bigTitle, language), rest: say(texts.bigRest, language), cause: null, order: [] };
		case 'excess':
			return { title: say(texts.excessTitle, language), rest: '', cause: null, order: [] };
		default: {
			const rest = opsOf(ask.why).map((op) => say(victimText(op), language));
			return { title: nameIn(ask.why, language), rest: rest.join(' '), cause: ask.why, order: [] };
		}
	}
}

/** What a card does to its victim. */
function opsOf(face: CardId): readonly VictimOp[] {
	const card = cardOf(face);
	if (card.kind === 'beast') return card.catastrophe;
	return card.kind === 'disaster' ? card.ops : [];
}

/** What choosing this card would come to. */
function belowOf(from: Standpoint, ask: CardAsk, slot: Slot, names: Names, language: Language): string {
	if (ask.kind === 'loot' || ask.kind === 'pick' || ask.kind === 'lose-hand' || ask.kind === 'pass-card') return '';
	const then = after(from, { type: 'choose', pick: slot });
	if (then === null) return '';
	if (ask.kind === 'big') return whither(then, slot, names, language);
	const [a, b] = [fighterStrength(from.state, from.seat), fighterStrength(then, from.seat)];
	return a === b ? '' : say(texts.strengthThen, language, { a, b });
}

/** Where a Big item would go. */
function whither(then: State, slot: Slot, names: Names, language: Language): string {
	const to = (seats: readonly Seat[]): string =>
		say(texts.goesTo, language, { name: seats.map((seat) => calledIn(seat, names, language)).join(', ') });
	if (then.ask?.kind === 'big-to' && then.ask.card === slot) return to(then.ask.from);
	const owner = Object.keys(then.players)
		.map(Number)
		.find((seat) => heroOf(then, seat).items.some(({ card }) => card === slot));
	return owner === undefined ? say(texts.isDiscarded, language) : to([owner]);
}

/** The disaster that strikes whoever may ward it off, and the item that would. */
export function warding({ state }: Standpoint): { readonly disaster: CardId; readonly shield: CardId } | null {
	if (state.ask?.kind !== 'shield' || state.resolving === null) return null;
	const shield = heroOf(state, state.ask.seat).items.find(({ card }) => {
		const item = cardOf(faceOf(state, card));
		return item.kind === 'item' && item.gives.shield === true;
	});
	return shield === undefined
		? null
		: { disaster: faceOf(state, state.resolving.card), shield: faceOf(state, shield.card) };
}
