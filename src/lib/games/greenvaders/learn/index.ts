/** What Greenvaders teaches. */
import type { AnyTask, Course } from '../../../learn/task';
import Hand from './Hand.svelte';
import { lesson } from './lesson';
import { powers } from './lesson-powers';
import { puzzles } from './puzzles';
import { says } from './says';
import World from './World.svelte';

export const course: Course = {
	lesson: [...lesson, ...powers] as readonly AnyTask[],
	puzzles: puzzles,
	World,
	says,
	Hand
};
