/** Who sits where, as the page of a game lets it be chosen. */
import type { Text } from '../engine/module';
import type { NewSeat } from '../table/founding';
import { botEasy, botHard, me, personHere } from './messages/new-match';
import { elsewhere } from './messages/together';

export type Who = 'me' | 'person' | 'elsewhere' | 'easy' | 'hard';

export interface Place {
	readonly who: Who;
	/** Empty: called by number, in the reader's language. */
	readonly name: string;
}

export const WHO: Readonly<Record<Who, Text>> = {
	me,
	person: personHere,
	elsewhere,
	easy: botEasy,
	hard: botHard
};

/** As many places as seats: those chosen stay, new ones go to bots like the last bot chosen. */
export function resized(places: readonly Place[], seats: number): readonly Place[] {
	const level = places.findLast(({ who }) => who === 'easy' || who === 'hard')?.who ?? 'easy';
	return Array.from({ length: seats }, (_, seat): Place => {
		const place = places[seat];
		if (place) return place;
		const isFree = seat === 0 && !places.some(({ who }) => who === 'me');
		return { who: isFree ? 'me' : level, name: '' };
	});
}

/** One seat changes hands. The player sits once: who takes another seat leaves the first to somebody here. */
export function seated(places: readonly Place[], seat: number, who: Who): readonly Place[] {
	return places.map((place, other) => {
		if (other === seat) return { ...place, who };
		return who === 'me' && place.who === 'me' ? { ...place, who: 'person' } : place;
	});
}

/** The seats of the match. A player without a name is "you" alone and has a number in company. */
export function seatsFrom(places: readonly Place[], myName: string): readonly NewSeat[] {
	return places.map(({ who, name }) => {
		if (who === 'me') return { name: myName, bot: '' };
		if (who === 'elsewhere') return { name: '', bot: '', elsewhere: true };
		return who === 'person' ? { name: name.trim(), bot: '' } : { name: '', bot: who };
	});
}
