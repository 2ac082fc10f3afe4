/** What a vehicle is called where its owner is plain: without its colour in a duel, with it among four clans. */
import type { Language } from '../../../../engine/module';
import { capitalised } from '../../../../engine/words';
import { MODE_SPECS } from '../../content';
import { vehicleNoun } from '../../lexicon';
import type { State, VehicleId } from '../../types';

export interface Called {
	/** Inside a sentence: "Glider", « le Planeur ». */
	readonly text: string;
	/** At its beginning. */
	readonly start: string;
}

export function called(id: VehicleId, state: State, language: Language): Called {
	const noun = vehicleNoun(id, language).text;
	const coloured = MODE_SPECS[state.options.mode].clans.length > 2;
	// In English the colour follows the article, in French it is the last word.
	const bare = coloured ? noun : noun.replace(language === 'en' ? /(?<=^the )\S+ / : / \S+$/, '');
	const text = bare.replace(/^the /, '');
	return { text, start: capitalised(text) };
}
