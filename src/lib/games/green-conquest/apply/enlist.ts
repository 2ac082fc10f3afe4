/** `enlist` (6.1): clans name the types of their vehicles. */
import { VEHICLES_PER_CLAN, isTypeLetter } from '../content';
import type { Clan, Field } from '../field';
import type { Refusal } from '../reasons';
import { nextBuilder, startDeployment } from '../setup';
import type { EnlistMove, TypeLetter } from '../types';
import { TYPE_LETTERS } from '../types';

export function enlist(field: Field, move: EnlistMove): Refusal {
	const { clan } = field;
	const wanted = typesAsked(field);
	if (move.types.length !== wanted || !move.types.every(isTypeLetter)) return 'bad-roster';
	const types = TYPE_LETTERS.filter((type) => move.types.includes(type));
	for (const type of types) {
		const repeated = move.types.indexOf(type) !== move.types.lastIndexOf(type);
		if (repeated || clan.roster.includes(type)) return 'duplicate-type';
		if (isExhausted(field, type)) return 'type-exhausted';
	}
	clan.roster = [...clan.roster, ...types];
	field.tell?.({ type: 'enlisted', clan: clan.letter, types });
	const next = nextBuilder(field);
	if (next === undefined) startDeployment(field);
	else field.clan = next;
	return null;
}

const typesAsked = (field: Field): number => (field.options.build === 'free' ? VEHICLES_PER_CLAN : 1);

/** In a scarce pool at most all clans but one own a type. */
function isExhausted(field: Field, type: TypeLetter): boolean {
	const owns = (clan: Clan): boolean => clan.roster.includes(type);
	return field.options.pool === 'scarce' && field.clans.filter(owns).length >= field.clans.length - 1;
}

/** The types that the clan at turn may name. */
export function availableTypes(field: Field): TypeLetter[] {
	return TYPE_LETTERS.filter((type) => !field.clan.roster.includes(type) && !isExhausted(field, type));
}
