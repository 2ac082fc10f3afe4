/**
 * A line of the morale log in words: what happened, and what was kept back of it. No sentences: they stand in a table.
 */
import type { Language, Names, Text } from '../../../engine/module';
import { GAIN_PER_TURN } from '../constants';
import { cardOf } from '../content';
import type { Voice } from '../voice';
import { voiceOf } from '../voice';
import type { Cause, MoraleLine } from './morale-log';

/** "Beethoven to Germany", "Salem Witch Trials against you", "battle for Germany". */
export function causeText(line: MoraleLine, language: Language, names: Names): string {
	return CAUSES[line.cause.kind](line, voiceOf(language, names))[language];
}

/** "of 250: a turn counts 800", "softened by 50"; empty where all of it counted. */
export function keptBackText({ change, wanted }: MoraleLine, language: Language): string {
	if (change === wanted) return '';
	if (wanted < 0) return { en: `softened by ${change - wanted}`, fr: `adouci de ${change - wanted}` }[language];
	return {
		en: `of ${wanted}: a turn counts ${GAIN_PER_TURN}`,
		fr: `sur ${wanted} : ${GAIN_PER_TURN} au plus par tour`
	}[language];
}

const CAUSES: { readonly [K in Cause['kind']]: (line: MoraleLine, say: Voice) => Text } = {
	played: ({ seat, cause: { card, by, land } }, say) => {
		if (by !== seat) return aimedAt(card, seat, say);
		const name = nameOf(card, say);
		if (card === null || land === null || cardOf(card).unit === null) return { en: name, fr: name };
		return { en: `${name} ${say.toLand(land)}`, fr: `${name} ${say.inLand(land)}` };
	},
	used: ({ seat, cause: { card, by } }, say) => {
		if (by !== seat) return aimedAt(card, seat, say);
		return { en: `${nameOf(card, say)}, used`, fr: `${nameOf(card, say)}, capacité` };
	},
	upkeep: ({ cause: { card } }, say) => ({
		en: `${nameOf(card, say)}, start of the turn`,
		fr: `${nameOf(card, say)}, début de tour`
	}),
	death: ({ cause: { card } }, say) => ({ en: `${nameOf(card, say)} dies`, fr: `${nameOf(card, say)} meurt` }),
	victory: ({ cause: { card } }, say) => ({
		en: `${nameOf(card, say)}, victory`,
		fr: `${nameOf(card, say)}, victoire`
	}),
	discarded: ({ cause: { card } }, say) => ({
		en: `${nameOf(card, say)}, discarded`,
		fr: `${nameOf(card, say)}, à la défausse`
	}),
	battle: ({ cause: { land } }, say) =>
		land === null
			? { en: 'battle', fr: 'combat' }
			: { en: `battle for ${say.land(land)}`, fr: `combat pour ${say.land(land)}` }
};

function nameOf(card: Cause['card'], say: Voice): string {
	return card === null ? '' : say.card(card);
}

function aimedAt(card: Cause['card'], seat: number, say: Voice): Text {
	const whom = say.people.whom(seat);
	return { en: `${nameOf(card, say)} against ${whom}`, fr: `${nameOf(card, say)} contre ${whom}` };
}
