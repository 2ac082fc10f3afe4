/** What a vehicle is called where its owner is plain: without its colour in a duel, with it among four clans. */
import type { Language } from '../../../../engine/module';
import { MODE_SPECS, isTypeLetter, kindOf } from '../../content';
import { CLAN_NAMES, vehicleNoun } from '../../lexicon';
import type { ClanLetter, State, VehicleId } from '../../types';

export interface Called {
	/** Inside a sentence: "Glider", « le Planeur ». */
	readonly text: string;
	/** At its beginning. */
	readonly start: string;
	/** Alone, on a tile or as a heading: "Glider", « Planeur ». */
	readonly name: string;
}

export function called(id: VehicleId, state: State, language: Language): Called {
	const type = id.charAt(1);
	const name = isTypeLetter(type) ? kindOf(type).name[language] : id;
	const coloured = MODE_SPECS[state.options.mode].clans.length > 2;
	if (language === 'en') {
		const text = coloured ? `${CLAN_NAMES[id.charAt(0) as ClanLetter].en} ${name}` : name;
		return { text, start: text.charAt(0).toUpperCase() + text.slice(1), name };
	}
	// The colour is the last word of a French noun.
	const { text, start } = vehicleNoun(id, 'fr');
	const bare = (noun: string): string => (coloured ? noun : noun.slice(0, noun.lastIndexOf(' ')));
	return { text: bare(text), start: bare(start), name };
}
