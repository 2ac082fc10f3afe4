/** How texts are searched: by all words of the query, wherever they stand; capitals and accents do not matter. */

export const folded = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/[’‘]/g, "'").toLowerCase();

export const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

/** Whether a text holds every word of the query; an empty query is in every text. */
export function holds(text: string, query: readonly string[]): boolean {
	const searched = folded(text);
	return query.every((word) => searched.includes(word));
}
