/** The screens of games, each in a chunk of its own, found by their place: a game whose `ui/` is not there yet has a table being built. */
import type { GameUi, Workshop } from './game/play';

const screens = import.meta.glob<{ readonly ui: GameUi }>('../games/*/ui/index.ts');
const workshops = import.meta.glob<{ readonly Workshop: Workshop }>('../games/*/ui/workshop.ts');
const drawings = import.meta.glob<string>('./art/key-*.svg', { eager: true, query: '?url', import: 'default' });

const screenOf = (game: string): (() => Promise<{ readonly ui: GameUi }>) | undefined =>
	screens[`../games/${game}/ui/index.ts`];

/** Whether there is a table to sit down at. */
export function isPlayable(game: string): boolean {
	return screenOf(game) !== undefined;
}

/** Null: the table is being built. */
export async function loadUi(game: string): Promise<GameUi | null> {
	return (await screenOf(game)?.())?.ui ?? null;
}

export const hasWorkshop = (game: string): boolean => `../games/${game}/ui/workshop.ts` in workshops;

/** Null: there is nothing to make. */
export async function loadWorkshop(game: string): Promise<Workshop | null> {
	return (await workshops[`../games/${game}/ui/workshop.ts`]?.())?.Workshop ?? null;
}

/** The address of a game's key drawing; '' if it has none yet. */
export function keyArt(game: string): string {
	return drawings[`./art/key-${game}.svg`] ?? '';
}
