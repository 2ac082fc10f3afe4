/** What Historical Conquest teaches. */
import type { AnyTask, Course } from '../../../learn/task';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { battles } from './lesson-battles';
import { puzzles } from './puzzles';
import { says } from './says';
import World from './World.svelte';

export const course: Course = {
	lesson: [...lesson, ...battles] as readonly AnyTask[],
	puzzles,
	World,
	says,
	Hand
};
