/** What Green Square teaches. */
import type { AnyTask, Course } from '../../../learn/task';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { deals } from './lesson-deals';
import { puzzles } from './puzzles';
import { says } from './says';
import World from './World.svelte';

export const course: Course = {
	lesson: [...lesson, ...deals] as readonly AnyTask[],
	puzzles,
	World,
	says,
	Hand
};
