import type { Task } from '../../../learn/task';
import type { Event } from '../events';
import type { State } from '../types';

export const puzzles: readonly Task<State, Event>[] = [];
