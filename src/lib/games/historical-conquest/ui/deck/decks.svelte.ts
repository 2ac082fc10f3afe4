/** The player's own decks on this device, as the screens follow them. One for the whole app. */
import { Keepsake } from '../../../../ui/game/keepsake.svelte';
import { added, changed, distinct, readDecks, restored, tidy, type OwnDeck } from './model/own-deck';

class Decks {
	readonly #keepsake = new Keepsake('historical-conquest:decks', readDecks);

	get all(): readonly OwnDeck[] {
		return this.#keepsake.value;
	}

	/** False: the browser does not keep them. */
	get kept(): boolean {
		return this.#keepsake.kept;
	}

	find(id: number): OwnDeck | undefined {
		return this.all.find((deck) => deck.id === id);
	}

	/** The number of the new deck. */
	add(name: string, cards: readonly string[]): number {
		this.#keepsake.change((decks) => added(decks, name, cards));
		return this.all.at(-1)?.id ?? 0;
	}

	rename(id: number, name: string): void {
		this.#keepsake.change((decks) => changed(decks, id, () => ({ name: tidy(name) })));
	}

	setCards(id: number, cards: readonly string[]): void {
		this.#keepsake.change((decks) => changed(decks, id, () => ({ cards: distinct(cards) })));
	}

	/** A card in, or out. */
	toggle(id: number, card: string): void {
		this.#keepsake.change((decks) =>
			changed(decks, id, ({ cards }) => ({
				cards: cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card]
			}))
		);
	}

	/** What puts the deck back where it was. */
	remove(id: number): () => void {
		const place = this.all.findIndex((deck) => deck.id === id);
		const deck = this.all[place];
		this.#keepsake.change((decks) => decks.filter((other) => other.id !== id));
		return () => {
			if (deck !== undefined) this.#keepsake.change((decks) => restored(decks, deck, place));
		};
	}

	watch(page: Window): () => void {
		return this.#keepsake.watch(page);
	}
}

export const decks = new Decks();
