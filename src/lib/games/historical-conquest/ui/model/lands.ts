/** Lands in sentences: the voice of the game knows their articles and prepositions. */
import type { Language, Names } from '../../../../engine/module';
import { cardOf } from '../../content';
import type { CardRef } from '../../types';
import { voiceOf, type Voice } from '../../voice';
import { shortName } from '../card/names';

export interface LandWords {
	/** "Germany", « Allemagne ». */
	readonly land: string;
	/** "Germany", « l’Allemagne ». */
	readonly theLand: string;
	/** "Germany", « L’Allemagne »: at the beginning of a sentence. */
	readonly TheLand: string;
	/** "in Germany", « en Allemagne ». */
	readonly inLand: string;
	/** "into Germany", « en Allemagne ». */
	readonly intoLand: string;
}

/** Nobody is named: only lands are. */
const NOBODY: Names = { reader: null, seat: () => '' };
const VOICES: { readonly [L in Language]: Voice } = { en: voiceOf('en', NOBODY), fr: voiceOf('fr', NOBODY) };

export function landWords(land: CardRef, language: Language): LandWords {
	const voice = VOICES[language];
	const theLand = voice.land(land);
	return {
		land: shortName(cardOf(land).id, language),
		theLand,
		TheLand: theLand.charAt(0).toUpperCase() + theLand.slice(1),
		inLand: voice.inLand(land),
		intoLand: language === 'fr' ? voice.inLand(land) : `into ${theLand}`
	};
}
