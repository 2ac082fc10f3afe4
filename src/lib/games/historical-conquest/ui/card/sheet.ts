/** What the sheet of a card says, in one language: its figures and sentences, all read off its data. */
import type { Language } from '../../../../engine/module';
import { listed, signed } from '../../../../engine/words';
import { printed, say } from '../../../../ui/game/say';
import type { IconName } from '../../../../ui/game/parts';
import type { LandCard, Travel, UnitCard } from '../../card';
import { ARMIES_PER_LAND, UNITS_PER_LAND } from '../../constants';
import { ALL_DECKS, cardById, type CardInfo } from '../../content';
import { lexiconOf } from '../../lexicon';
import { cardText } from '../../text';
import { texts } from './texts';

export interface Figure {
	readonly value: string;
	readonly label: string;
	readonly icon?: IconName;
	readonly harm?: boolean;
}

export interface Kind {
	readonly category: string;
	/** Subtype, or for a land its continent; '' where the category says it all. */
	readonly subtype: string;
	/** '' for lands. */
	readonly year: string;
	readonly era: string;
	readonly nations: string;
}

const WAYS: Readonly<Record<Travel, keyof typeof texts>> = {
	sea: 'bySea',
	land: 'byLand',
	air: 'byAir',
	space: 'bySpace'
};

export function yearText(year: number, language: Language): string {
	return year < 0 ? say(texts.bce, language, { year: -year }) : `${year}`;
}

export function kindOf(id: string, language: Language): Kind {
	const { card, land } = cardById(id);
	const words = lexiconOf(language);
	const subtype = card.subtype === card.category ? '' : words.term('subtype', card.subtype);
	return {
		category: words.term('category', card.category),
		subtype: land === null ? subtype : words.term('continent', land.continent),
		year: card.year === null ? '' : yearText(card.year, language),
		era:
			land === null
				? words.term('era', card.era ?? '')
				: say(texts.landmass, language, { name: words.term('landmass', land.land.landmass) }),
		nations: land === null ? card.nations.map((nation) => words.term('nation', nation)).join(', ') : ''
	};
}

export function figuresOf(id: string, language: Language): readonly Figure[] {
	const info = cardById(id);
	if (info.land !== null) return landFigures(info, info.land, language);
	const morale: Figure = {
		value: info.played?.morale === 0 ? '0' : signed(info.played?.morale ?? 0),
		label: texts.yourMorale[language],
		icon: 'trending-up'
	};
	return info.unit === null ? [morale, ...harmOf(info, language)] : [...pointsOf(info.unit, language), morale];
}

function landFigures({ continuous }: CardInfo, { land }: LandCard, language: Language): readonly Figure[] {
	let [slots, armies] = [UNITS_PER_LAND, ARMIES_PER_LAND];
	for (const { tests, effect } of continuous) {
		if (effect.effect !== 'capacity' || tests.length > 0) continue;
		[slots, armies] = [slots + effect.slots, armies + effect.armies];
	}
	return [
		{ value: `${slots}`, label: texts.units[language], icon: 'users' },
		{ value: `${armies}`, label: texts.armies[language] },
		land.sea
			? { value: texts.sea[language], label: texts.shipsReach[language], icon: 'anchor' }
			: { value: texts.inland[language], label: texts.noCoast[language] }
	];
}

function pointsOf({ attack, defense }: UnitCard, language: Language): readonly Figure[] {
	return [
		{ value: `${attack}`, label: texts.attack[language], icon: 'sword' },
		{ value: `${defense}`, label: texts.defence[language], icon: 'shield' }
	];
}

/** What an action card does to others as soon as it is played, where one number says it. */
function harmOf({ onPlayEffects }: CardInfo, language: Language): readonly Figure[] {
	return onPlayEffects.flatMap((effect): Figure[] => {
		if (effect.effect === 'destroy') {
			return [{ value: texts.all[language], label: texts.unitsThere[language], icon: 'users' }];
		}
		if (effect.effect !== 'morale' || effect.who === 'self') return [];
		const label = (effect.who === 'opponent' ? texts.oneOpponent : texts.everyOpponent)[language];
		return [{ value: signed(effect.amount), label, icon: 'trending-down', harm: true }];
	});
}

/** A sentence each; the printed morale is a figure and no sentence. */
export function sentencesOf(id: string, language: Language): readonly string[] {
	const { card, unit, played } = cardById(id);
	const morale = lexiconOf(language).text('flag', 'morale', { n: String(played?.morale ?? 0) });
	const written = cardText(card, language).filter((sentence) => sentence !== morale);
	const travel = unit?.travel;
	const explorer = travel === undefined ? [] : [say(texts.explorer, language, { way: texts[WAYS[travel]][language] })];
	const all = [...explorer, ...written.map((sentence) => printed(sentence, language))];
	return all.length === 0 && unit !== null ? [texts.pointsOnly[language]] : all;
}

/** The decks that come with the game and hold the card. */
export function originOf(id: string, language: Language): string {
	const names = ALL_DECKS.filter(({ cards }) => cards.includes(id)).map(({ name }) => name[language]);
	return listed(names, lexiconOf(language).text('points', 'and', {}).trim());
}
