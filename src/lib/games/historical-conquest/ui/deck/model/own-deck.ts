/** Decks that players make themselves, as they are kept on the device. Cards that this version does not know stay in them. */
export interface OwnDeck {
	readonly id: number;
	/** Empty: not named yet. */
	readonly name: string;
	/** No card twice. */
	readonly cards: readonly string[];
}

export const NAME_LENGTH = 40;
/** Far more than anybody makes; whatever else writes there cannot make us slow. */
const MOST_DECKS = 200;
const MOST_CARDS = 500;

/** The decks in what was stored; anything else is left out. Never throws. */
export function readDecks(stored: unknown): readonly OwnDeck[] {
	if (!Array.isArray(stored)) return [];
	const read = stored.slice(0, MOST_DECKS).flatMap((entry) => readDeck(entry) ?? []);
	return read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
}

function readDeck(entry: unknown): OwnDeck | null {
	if (typeof entry !== 'object' || entry === null) return null;
	const { id, name, cards } = entry as Partial<Record<keyof OwnDeck, unknown>>;
	if (typeof id !== 'number' || !Number.isSafeInteger(id) || typeof name !== 'string' || !Array.isArray(cards))
		return null;
	return { id, name: tidy(name), cards: distinct(cards.filter((card) => typeof card === 'string')) };
}

export function tidy(name: string): string {
	return name.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
}

export function distinct(cards: readonly string[]): readonly string[] {
	return [...new Set(cards)].slice(0, MOST_CARDS);
}

export function added(decks: readonly OwnDeck[], name: string, cards: readonly string[]): readonly OwnDeck[] {
	const id = 1 + Math.max(0, ...decks.map((deck) => deck.id));
	return [...decks, { id, name: tidy(name), cards: distinct(cards) }];
}

export function changed(
	decks: readonly OwnDeck[],
	id: number,
	change: (deck: OwnDeck) => Partial<Omit<OwnDeck, 'id'>>
): readonly OwnDeck[] {
	return decks.map((deck) => (deck.id === id ? { ...deck, ...change(deck) } : deck));
}

/** A deck put back where it was, unless it is there. */
export function restored(decks: readonly OwnDeck[], deck: OwnDeck, place: number): readonly OwnDeck[] {
	return decks.some(({ id }) => id === deck.id) ? decks : [...decks.slice(0, place), deck, ...decks.slice(place)];
}
