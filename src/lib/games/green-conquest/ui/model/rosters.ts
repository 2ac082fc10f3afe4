/** The clans of a match that starts with given vehicles, as the form for a new match has them. */
import type { OptionValue } from '../../../../engine/module';
import { DEFAULT_ROSTER, MODE_SPECS, VEHICLES_PER_CLAN, isTypeLetter } from '../../content';
import type { ClanLetter, TypeLetter } from '../../types';
import { MODES } from '../../types';

export interface Roster {
	readonly clan: ClanLetter;
	readonly types: readonly TypeLetter[];
}

/** One for each clan of the mode; where nothing has been chosen, the five that the rules propose. */
export function rostersIn(mode: OptionValue | undefined, chosen: OptionValue | undefined): readonly Roster[] {
	const spec = MODE_SPECS[MODES.find((name) => name === mode) ?? 'duel'];
	const named: Readonly<Record<string, unknown>> = typeof chosen === 'object' && chosen !== null ? { ...chosen } : {};
	return spec.clans.map(({ letter }) => {
		const types = named[letter];
		return { clan: letter, types: Array.isArray(types) ? types.filter(isTypeLetter) : DEFAULT_ROSTER };
	});
}

/** A type joins a clan or leaves it; null: the clan is full. */
export function toggled(rosters: readonly Roster[], clan: ClanLetter, type: TypeLetter): readonly Roster[] | null {
	const types = rosters.find((roster) => roster.clan === clan)?.types ?? [];
	if (!types.includes(type) && types.length >= VEHICLES_PER_CLAN) return null;
	const next = types.includes(type) ? types.filter((other) => other !== type) : [...types, type];
	return rosters.map((roster) => (roster.clan === clan ? { clan, types: next } : roster));
}

export const optionOf = (rosters: readonly Roster[]): OptionValue =>
	Object.fromEntries(rosters.map(({ clan, types }) => [clan, types]));

/** How many vehicles a clan still needs. */
export const missing = ({ types }: Roster): number => VEHICLES_PER_CLAN - types.length;
