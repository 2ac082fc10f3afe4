/** Whose eyes a shared device shows: nobody is passed over, nobody holds the others up. */
import { describe, expect, it } from 'vitest';
import { awaited, eyesOf, type Sitting } from '../../src/lib/ui/eyes';

const sitting = (given: Partial<Sitting> & { readonly done?: readonly number[] }): Sitting => ({
	people: [1, 2, 3],
	asked: [],
	isDone: (seat) => given.done?.includes(seat) ?? false,
	taken: null,
	last: null,
	...given
});

describe('a shared device', () => {
	it('shows the first who can answer', () => {
		expect(eyesOf(sitting({ asked: [0, 2, 3], last: 1 }))).toBe(2);
	});

	it('goes on to the next once an answer is given ahead of its place, though the seat is still asked', () => {
		expect(eyesOf(sitting({ asked: [0, 1, 2], done: [1], taken: 1, last: 1 }))).toBe(2);
	});

	it('lets whoever takes it up answer before the others', () => {
		expect(eyesOf(sitting({ asked: [1, 2, 3], taken: 3 }))).toBe(3);
	});

	it('stays where it is while nobody here can answer', () => {
		expect(eyesOf(sitting({ asked: [0, 1, 2], done: [1, 2], taken: 2, last: 1 }))).toBe(2);
		expect(eyesOf(sitting({ asked: [0], last: 3 }))).toBe(3);
		expect(eyesOf(sitting({ asked: [0] }))).toBe(1);
		expect(eyesOf(sitting({ people: [], asked: [0] }))).toBeNull();
	});

	it('is with the one whose answer waits after a reload', () => {
		expect(eyesOf(sitting({ asked: [0, 2], done: [2], last: 1 }))).toBe(2);
	});

	it('waits for those who are asked, are here and have not answered', () => {
		expect(awaited(sitting({ asked: [0, 1, 2, 3], done: [2] }))).toEqual([1, 3]);
	});
});
