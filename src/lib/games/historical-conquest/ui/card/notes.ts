/** The one line under the name of a card in the hand: the points of a unit, else what the card is good for. */
import type { Language } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import { say } from '../../../../ui/game/say';
import type { Effect, Points } from '../../ability';
import { cardById } from '../../content';
import { lexiconOf, type Lexicon } from '../../lexicon';
import { noteTexts } from './texts';

export function noteOf(id: string, language: Language): string {
	const { card, unit, isInterrupt } = cardById(id);
	const [effect] = card.abilities.flatMap((ability) => ability.do);
	const said = effect === undefined || (unit !== null && !isInterrupt) ? null : shortly(effect, language);
	if (said !== null) return said;
	return unit === null ? lexiconOf(language).term('category', card.category) : `${unit.attack}/${unit.defense}`;
}

/** Null: the effect takes more words than there is room for. */
function shortly(effect: Effect, language: Language): string | null {
	const words = lexiconOf(language);
	const text = (key: keyof typeof noteTexts, values: Record<string, string | number> = {}): string =>
		say(noteTexts[key], language, values);
	switch (effect.effect) {
		case 'morale':
			if (effect.who === 'self') return text(effect.per === undefined ? 'moraleSelf' : 'moralePer', amount(effect));
			return text(effect.who === 'opponent' ? 'moraleOne' : 'moraleAll', amount(effect));
		case 'bonus':
			return words.points(effect);
		case 'boost':
			return text(effect.on === 'battle' ? 'boostBattle' : 'boostLands', { points: strength(effect, words) });
		case 'cancel':
			return text('cancels', {
				what: words.list(
					effect.classes.map((each) => words.term('class', each)),
					'or'
				)
			});
		case 'draw':
			return words.effect('draw', { n: effect.count });
		case 'extra-plays':
			return text('morePlays', { n: effect.count });
		case 'hand-size':
			return words.effect('hand-size', { n: signed(effect.delta) });
		case 'discover':
			return text('discovers');
		case 'destroy':
			return text('destroys');
		case 'call-off':
			return text('callsOff');
		case 'capacity':
			return text('room', { n: effect.slots });
		case 'transport':
			return text('transports');
		case 'revive':
			return text('revives');
		case 'unmark':
			return text('unmarks');
		case 'soften':
			return text('softens', { n: effect.amount });
		default:
			return null;
	}
}

/** Equal points need no name where there is room for two words. */
function strength(points: Points, words: Lexicon): string {
	return points.attack === points.defense ? signed(points.attack) : words.points(points);
}

function amount({ amount: n }: { readonly amount: number }): { readonly n: string } {
	return { n: signed(n) };
}
