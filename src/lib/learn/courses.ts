/** Lessons and rules pages of games, found by their place; each is loaded when it is opened. */
import type { Component } from 'svelte';
import type { Language } from '../engine/module';
import { printed } from '../ui/french';
import type { PageParts } from './page-parts';
import { parseRules, type Chapter } from './rules';
import type { Course } from './task';

const courses = import.meta.glob<{ readonly course: Course }>('../games/*/learn/index.ts');
const parts = import.meta.glob<{ readonly parts: PageParts }>('../games/*/learn/page.ts');
const albums = import.meta.glob<{ readonly Album: Album }>('../games/*/learn/album.ts');
const pages = import.meta.glob<string>('../games/*/learn/rules.*.md', { query: '?raw', import: 'default' });

/** All cards of a game, to leaf through. */
export type Album = Component<{ language: Language }>;

export const isTaught = (game: string): boolean => `../games/${game}/learn/index.ts` in courses;

/** Null: the game has no lesson. */
export async function loadCourse(game: string): Promise<Course | null> {
	return (await courses[`../games/${game}/learn/index.ts`]?.())?.course ?? null;
}

export async function loadRules(game: string, language: Language): Promise<readonly Chapter[]> {
	const text = await pages[`../games/${game}/learn/rules.${language}.md`]?.();
	return parseRules(printed(text ?? '', language));
}

/** Pictures and cards of a rules page. */
export async function loadParts(game: string): Promise<PageParts> {
	return (await parts[`../games/${game}/learn/page.ts`]?.())?.parts ?? {};
}

export const hasAlbum = (game: string): boolean => `../games/${game}/learn/album.ts` in albums;

/** Null: the game has no cards. */
export async function loadAlbum(game: string): Promise<Album | null> {
	return (await albums[`../games/${game}/learn/album.ts`]?.())?.Album ?? null;
}
