/** The rule text of a card, built from its data in both languages (7.8). Never stored. */
import type { Language } from '../../engine/module';
import type { Ability, Condition } from './ability';
import type { Card } from './card';
import { cardById } from './content';
import { neededFields, ruleOf } from './effects';
import type { Lexicon } from './lexicon';
import { lexiconOf } from './lexicon';

/** One sentence each: flags, printed morale, abilities, how long it lasts. Empty for a card that only has points. */
export function cardText(card: Card, language: Language): readonly string[] {
	const words = lexiconOf(language);
	const sentences: string[] = [];
	if (card.category !== 'land') {
		if (card.interrupt) sentences.push(words.text('flag', 'interrupt-card', {}));
		if (card.zone === 'own-land' || card.zone === 'enemy-land') sentences.push(words.text('flag', card.zone, {}));
		if (card.morale !== 0) sentences.push(words.text('flag', 'morale', { n: String(card.morale) }));
	}
	for (const ability of card.abilities) sentences.push(abilityText(ability, language));
	if (card.category !== 'land' && card.lasts !== undefined) {
		sentences.push(words.text('flag', 'lasts', { n: card.lasts }));
	}
	return sentences;
}

export function abilityText(ability: Ability, language: Language): string {
	const words = lexiconOf(language);
	const price = ability.pay === undefined ? [] : [words.text('pay', ability.pay, {})];
	const effects = ability.do.map((effect, index) => {
		const opponentNamed = neededFields(ability.do.slice(0, index)).includes('opponent');
		return ruleOf(effect).say(effect, words, { timing: ability.when, opponentNamed });
	});
	const tests = (ability.if ?? []).map((test) => testText(test, words)).join(words.text('points', 'and', {}));
	const body = [...price, ...effects].join(language === 'fr' ? ' ; ' : '; ');
	const sentence = `${words.text('timing', ability.when, { body: tests === '' ? body : `${body} ${tests}` })}.`;
	return ability.interrupt === true ? `${sentence} ${words.text('flag', 'interrupt-ability', {})}` : sentence;
}

export function testText(test: Condition, words: Lexicon): string {
	switch (test.test) {
		case 'same-land':
		case 'own':
		case 'enemy':
			return words.text('test', test.test, { match: words.match(test.match) });
		case 'here':
			return words.text('test', 'here', { continent: words.term('continent', test.continent) });
		case 'holds':
			return 'land' in test
				? words.text('test', 'holds-land', { land: cardById(test.land).card.name[words.language] })
				: words.text('test', 'holds-continent', { continent: words.term('continent', test.continent) });
		case 'morale-min':
		case 'morale-max':
		case 'lands-min':
			return words.text('test', test.test, { n: String(test.value) });
		case 'marked':
			return words.text('test', 'marked', { tag: words.term('tag', test.tag) });
	}
}
