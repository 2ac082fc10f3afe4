/** What The Green Conquest teaches. */
import type { AnyTask, Course } from '../../../learn/task';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { pond } from './lesson-pond';
import { puzzles } from './puzzles';
import World from './World.svelte';

export const course: Course = {
	lesson: [...lesson, ...pond] as readonly AnyTask[],
	puzzles: puzzles,
	World,
	Hand
};
