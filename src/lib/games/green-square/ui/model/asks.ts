/** What everybody else reads while one seat has something to decide: what it is about, never what it could be. */
import { say, setTexts } from '../../../../ui/game/say';
import { nextInGame } from '../../heroes';
import type { Ask, State } from '../../types';
import { texts as table } from '../texts';
import { cardName, titleOf, type Voice } from './names';

const texts = setTexts({
	'lose-item': { en: '{name} chooses an item to lose.', fr: '{name} choisit l’objet perdu.' },
	'lose-hand': { en: '{name} chooses a card to discard.', fr: '{name} choisit une carte à défausser.' },
	'lose-profession': { en: '{name} chooses a profession to lose.', fr: '{name} choisit la profession perdue.' },
	'lose-tribe': { en: '{name} chooses a tribe to lose.', fr: '{name} choisit la tribu perdue.' },
	'pass-card': { en: '{name} chooses a card for {other}.', fr: '{name} choisit une carte pour {other}.' },
	passToYou: { en: '{name} chooses a card for you.', fr: '{name} choisit une carte pour vous.' },
	excess: { en: '{name} gives up one of two callings.', fr: '{name} abandonne une carte sur deux.' },
	big: { en: '{name} has one Big item too many.', fr: '{name} porte un Encombrant de trop.' },
	'big-to': { en: '{name} chooses who gets {card}.', fr: '{name} choisit à qui donner : {card}.' },
	shield: { en: '{card} strikes {name}.', fr: '{card} frappe {name}.' },
	reroll: { en: '{name} may roll again.', fr: '{name} peut relancer.' },
	loot: { en: '{name} picks from what {other} leaves.', fr: '{name} choisit dans ce que laisse {other}.' },
	lootYours: { en: '{name} picks from what you leave.', fr: '{name} choisit dans ce que vous laissez.' },
	pick: { en: '{name} picks from the spoils.', fr: '{name} choisit dans le butin.' },
	helpOther: { en: '{name} asks {other} for help.', fr: '{name} demande de l’aide à {other}.' },
	counter: { en: '{name} names a price.', fr: '{name} propose son prix.' },
	tradeOther: { en: '{name} offers {other} a trade.', fr: '{name} propose un échange à {other}.' },
	thinksOver: { en: '{name} thinks it over.', fr: '{name} réfléchit.' },
	yourPrice: { en: '{name} thinks your price over.', fr: '{name} réfléchit à votre prix.' }
});

export function othersAsk(state: State, ask: Ask, voice: Voice): string {
	const { names, seat, language } = voice;
	const told = (text: keyof typeof texts, values: Record<string, string> = {}): string =>
		say(texts[text], language, { name: names.seat(ask.seat), ...values });
	const card = (slot: string): string => {
		const face = state.faces[slot];
		return face === undefined ? '' : cardName(face, language);
	};
	switch (ask.kind) {
		case 'help':
			if (ask.by === seat) return told('thinksOver');
			return told('helpOther', { name: names.seat(ask.by), other: names.seat(ask.seat) });
		case 'counter':
			return ask.by === seat ? told('yourPrice') : told('counter', { name: names.seat(ask.by) });
		case 'trade':
			if (ask.by === seat) return told('thinksOver');
			return told('tradeOther', { name: names.seat(ask.by), other: names.seat(ask.seat) });
		case 'pass-card': {
			const next = nextInGame(state, ask.seat);
			return next === seat ? told('passToYou') : told('pass-card', { other: names.seat(next) });
		}
		case 'loot': {
			const dead = state.body?.seat ?? ask.seat;
			return dead === seat ? told('lootYours') : told('loot', { other: names.seat(dead) });
		}
		case 'big-to':
			return told('big-to', { card: card(ask.card) });
		case 'shield':
			return told('shield', { card: card(state.resolving?.card ?? '') });
		default:
			return told(ask.kind);
	}
}

/** In a window that an ask holds up; null: no ask does. */
export function choosesFirst({ ask, window }: State, voice: Voice): string | null {
	return ask === null || window === null
		? null
		: say(table.chooses, voice.language, { name: titleOf(ask.seat, voice) });
}
