/** Who sits with whom, as one sentence: "You and a bot against two bots." */
import type { Language, Text } from '../engine/module';
import * as m from './messages/line-up';
import type { Place } from './seating';

/**
 * Null where everybody plays alone: there is nothing to say. `sides` as the game gives them; the player's own comes
 * first.
 */
export function lineUp(places: readonly Place[], sides: readonly number[]): Text | null {
	const named = [...new Set(sides)];
	if (named.length < 2 || named.length === sides.length) return null;
	const teams = named.map((side) => places.filter((_, seat) => sides[seat] === side));
	teams.sort((a, b) => Number(b.some(isMe)) - Number(a.some(isMe)));
	const said = (language: Language): string =>
		m.against(
			teams.map((team) => m.together(membersOf(team).map((member) => member[language]))[language]),
			language
		);
	return { en: said('en'), fr: said('fr') };
}

const isMe = ({ who }: Place): boolean => who === 'me';

function membersOf(team: readonly Place[]): Text[] {
	const unnamed = team.filter(({ who, name }) => who === 'person' && name.trim() === '').length;
	const elsewhere = team.filter(({ who }) => who === 'elsewhere').length;
	const bots = team.filter(({ who }) => who === 'easy' || who === 'hard').length;
	return [
		...(team.some(isMe) ? [m.you] : []),
		...team.flatMap(({ who, name }) => (who === 'person' && name.trim() !== '' ? [m.called(name.trim())] : [])),
		...(unnamed > 0 ? [m.peopleHere(unnamed)] : []),
		...(elsewhere > 0 ? [m.peopleElsewhere(elsewhere)] : []),
		...(bots > 0 ? [m.someBots(bots)] : [])
	];
}
