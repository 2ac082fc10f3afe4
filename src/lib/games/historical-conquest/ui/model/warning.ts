/** What would be left undone by ending the turn now, said once before the cards are drawn. */
import type { Language, Names, Text } from '../../../../engine/module';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { drawsAhead, neglects, type Neglect } from '../../foresight/neglect';
import type { Move } from '../../types';
import { texts } from '../texts';
import type { Choices } from './choices';
import { landWords } from './lands';
import { cardName } from './names';
import { shortName } from '../card/names';

export interface Warning {
	readonly sentence: Sentence;
	/** At most three, then the draw. */
	readonly facts: readonly string[];
	/** A move that helps. */
	readonly help: Move | null;
}

const FACTS = 3;

/** Null: nothing is left undone. */
export function warningOf({ state, seat, sees }: Choices, names: Names, language: Language): Warning | null {
	if (seat === null) return null;
	const found = neglects(state, seat, sees);
	const [worst] = found;
	if (worst === undefined) return null;
	const put = (text: Text, values: Record<string, string | number> = {}): string => say(text, language, values);
	const n = drawsAhead(state, seat);
	const draws = n === 0 ? [] : [put(n === 1 ? texts.youDrawOne : texts.youDraw, { n })];
	const help = found.map(helpOf).find((move) => move !== null) ?? null;
	return {
		sentence: { ...leadOf(worst, names, language), alarm: true },
		facts: [...found.slice(0, FACTS).map((each) => factOf(each, language)), ...draws],
		help
	};
}

function helpOf(neglect: Neglect): Move | null {
	if (neglect.kind === 'empty-land') return neglect.help;
	return neglect.kind === 'sure-win' ? neglect.move : null;
}

function leadOf(neglect: Neglect, names: Names, language: Language): Sentence {
	const put = (text: Text, values: Record<string, string | number> = {}): string => say(text, language, values);
	if (neglect.kind === 'empty-land') {
		const [threat] = neglect.threats;
		const by =
			threat === undefined
				? ''
				: put(texts.landEmptyBy, { name: names.seat(threat.by), from: landWords(threat.from, language).land });
		const helper = neglect.help;
		const card =
			helper === null
				? null
				: helper.type === 'play'
					? shortName(helper.card, language)
					: 'unit' in helper
						? cardName(helper.unit, language)
						: null;
		return {
			lead: put(texts.landEmpty, { ...landWords(neglect.land, language) }),
			rest: card === null ? by : `${by} ${put(texts.fills, { card })}`
		};
	}
	return { lead: `${factOf(neglect, language).replace(/\.$/, '')}.`, rest: put(texts.stillTime) };
}

function factOf(neglect: Neglect, language: Language): string {
	switch (neglect.kind) {
		case 'empty-land':
			return say(texts.landEmpty, language, { ...landWords(neglect.land, language) });
		case 'sure-win':
			return say(texts.sureWin, language, {
				from: landWords(neglect.move.from, language).TheLand,
				to: landWords(neglect.move.to, language).theLand
			});
		case 'plays-left':
			return say(neglect.count === 1 ? texts.playUnused : texts.playsUnused, language, { n: neglect.count });
	}
}
