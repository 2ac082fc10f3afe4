/** Lands in sentences: French needs their article and preposition. */
import type { Language } from '../../../../engine/module';
import { cardOf } from '../../content';
import type { CardRef } from '../../types';
import { shortName } from '../card/names';

const FRENCH: Readonly<Record<string, readonly [the: string, into: string]>> = {
	quebec: ['le Québec', 'au Québec'],
	bolivia: ['la Bolivie', 'en Bolivie'],
	germany: ['l’Allemagne', 'en Allemagne'],
	egypt: ['l’Égypte', 'en Égypte'],
	china: ['la Chine', 'en Chine'],
	australia: ['l’Australie', 'en Australie'],
	'united-states': ['les États-Unis', 'aux États-Unis'],
	brazil: ['le Brésil', 'au Brésil'],
	france: ['la France', 'en France'],
	ethiopia: ['l’Éthiopie', 'en Éthiopie'],
	india: ['l’Inde', 'en Inde'],
	mexico: ['le Mexique', 'au Mexique'],
	'great-britain': ['la Grande-Bretagne', 'en Grande-Bretagne'],
	japan: ['le Japon', 'au Japon'],
	'new-zealand': ['la Nouvelle-Zélande', 'en Nouvelle-Zélande'],
	mongolia: ['la Mongolie', 'en Mongolie'],
	mali: ['le Mali', 'au Mali']
};

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

export function landWords(land: CardRef, language: Language): LandWords {
	const { id } = cardOf(land);
	const name = shortName(id, language);
	if (language === 'en')
		return { land: name, theLand: name, TheLand: name, inLand: `in ${name}`, intoLand: `into ${name}` };
	const [the, into] = FRENCH[id] ?? [name, name];
	return {
		land: name,
		theLand: the,
		TheLand: the.charAt(0).toUpperCase() + the.slice(1),
		inLand: into,
		intoLand: into
	};
}
