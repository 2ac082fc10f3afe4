/** What a game brings to its rules page beside the words (`src/lib/games/<id>/learn/page.ts`). */
import type { Component } from 'svelte';
import type { Language } from '../engine/module';

/** A card as the page lists it; its text is the one that the game itself writes. */
export interface CardEntry {
	readonly id: string;
	readonly name: string;
	/** Its kind, and what is printed beside it. */
	readonly kind: string;
	readonly lines: readonly string[];
}

export interface PageParts {
	/** The pictures that the text names. */
	readonly pictures?: readonly string[];
	readonly Picture?: Component<{ name: string }>;
	/** The cards of each list that the text names. */
	cards?(list: string, language: Language): readonly CardEntry[];
	/** A card's face, where the game has drawn it. */
	readonly Face?: Component<{ id: string }>;
}
