/**
 * How clans and vehicles of an event are called for one reader: "your Snake", "Blue’s Snake"; « votre Serpent », « le
 * Serpent bleu ». Whoever plays two clans reads their colours, too.
 */
import type { Seat } from '../../engine/contract';
import type { Language, Names, Text } from '../../engine/module';
import type { People, Subject } from '../../engine/people';
import { peopleOf } from '../../engine/people';
import { capitalised, counted, de, listed } from '../../engine/words';
import { MODE_SPECS, isClanLetter, isTypeLetter, kindOf } from './content';
import type { Told } from './events';
import { CLAN_NAMES, vehicleNoun } from './lexicon';
import type { ClanLetter, TypeLetter, VehicleId } from './types';

export interface Noun {
	readonly text: string;
	/** « du Serpent bleu », « de votre Serpent ». */
	readonly of: string;
	/** The letter by which French participles agree: « détruit », « détruite ». */
	readonly e: string;
}

export interface Voice {
	readonly people: People;
	vehicle(id: VehicleId): Noun;
	/** A clan as the subject of a clause: the reader, or its name. */
	clan(clan: ClanLetter): Subject;
	/** "your trap", "Blue’s trap"; « votre piège », « le piège du clan bleu ». French names the thing with its article. */
	ofClan(clan: ClanLetter, thing: Text): string;
	hearts(count: number): string;
	squares(count: number): string;
	types(types: readonly TypeLetter[]): string;
}

export function voiceOf(language: Language, names: Names, events: readonly Told[]): Voice {
	const mode = events[0]?.mode;
	const clans = mode === undefined ? [] : MODE_SPECS[mode].clans;
	const seatOf = (clan: ClanLetter): Seat | undefined => clans.find(({ letter }) => letter === clan)?.seat;
	const isOwn = (clan: ClanLetter): boolean => names.reader !== null && seatOf(clan) === names.reader;
	const ownsTwo = clans.filter(({ seat }) => seat === names.reader).length > 1;
	const fr = language === 'fr';
	const people = peopleOf(language, names);
	const colour = (clan: ClanLetter): string => CLAN_NAMES[clan][language];

	function own(id: VehicleId, type: TypeLetter): Noun {
		const name = kindOf(type).name[language];
		const clan = id.charAt(0) as ClanLetter;
		if (!fr) return { text: `your ${ownsTwo ? `${colour(clan)} ` : ''}${name}`, of: '', e: '' };
		const { text, e } = vehicleNoun(id, 'fr');
		const coloured = text.slice(text.indexOf(name));
		const noun = `votre ${ownsTwo ? coloured : name}`;
		return { text: noun, of: de(noun), e };
	}

	return {
		people,
		vehicle(id) {
			const [clan, type] = [id.charAt(0), id.charAt(1)];
			if (!isClanLetter(clan) || !isTypeLetter(type)) return { text: id, of: id, e: '' };
			if (isOwn(clan)) return own(id, type);
			if (fr) return vehicleNoun(id, 'fr');
			return { text: `${capitalised(colour(clan))}’s ${kindOf(type).name.en}`, of: '', e: '' };
		},
		clan(clan) {
			if (isOwn(clan) && !ownsTwo) return names.reader ?? '';
			if (isOwn(clan)) return fr ? `votre clan ${colour(clan)}` : `your ${colour(clan)} clan`;
			return fr ? `le clan ${colour(clan)}` : capitalised(colour(clan));
		},
		ofClan(clan, thing) {
			if (isOwn(clan)) return people.own(names.reader ?? 0, thing);
			return fr ? `${thing.fr} du clan ${colour(clan)}` : `${capitalised(colour(clan))}’s ${thing.en}`;
		},
		hearts: (count) => counted(count, fr ? 'cœur' : 'heart', language),
		squares: (count) => counted(count, fr ? 'case' : 'square', language),
		types: (types) =>
			listed(
				types.map((type) => kindOf(type).name[language]),
				fr ? 'et' : 'and'
			)
	};
}
