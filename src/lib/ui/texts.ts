/** What the pages say, in every language of the app. */
import type { About, Text } from '../engine/module';

export const texts = {
	motto: {
		en: 'Four tabletop games, with nobody in the middle.',
		fr: 'Quatre jeux de plateau, sans personne au milieu.'
	},
	games: { en: 'The games', fr: 'Les jeux' },
	offline: { en: 'Works without a network.', fr: 'Fonctionne sans réseau.' },
	home: { en: 'All games', fr: 'Tous les jeux' },
	rulesReady: { en: 'The rules are on this device.', fr: 'Les règles sont sur cet appareil.' },
	rulesLoading: { en: 'Fetching the rules …', fr: 'Récupération des règles…' },
	rulesMissing: {
		en: 'The rules could not be fetched. Try again with a network.',
		fr: 'Les règles n’ont pas pu être récupérées. Réessayez avec un réseau.'
	},
	noPage: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
	broken: { en: 'Something went wrong here.', fr: 'Quelque chose s’est mal passé ici.' }
} satisfies Record<string, Text>;

function range(numbers: readonly number[], or: string): string {
	const first = numbers[0] ?? 0;
	const last = numbers.at(-1) ?? first;
	if (first === last) return `${first}`;
	const gapless = numbers.every((number, index) => number === first + index);
	if (gapless) return `${first}–${last}`;
	return `${numbers.slice(0, -1).join(', ')} ${or} ${last}`;
}

/** `2–4 players · 30–60 min`; a choice with gaps is spelt out: `2 or 4 players`. */
export function facts({ seatCounts, minutes }: Pick<About, 'seatCounts' | 'minutes'>): Text {
	const length = minutes[0] === minutes[1] ? `${minutes[0]}` : `${minutes[0]}–${minutes[1]}`;
	return {
		en: `${range(seatCounts, 'or')} players · ${length} min`,
		fr: `${range(seatCounts, 'ou')} joueurs · ${length} min`
	};
}
