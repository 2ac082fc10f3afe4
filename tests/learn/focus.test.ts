/** What a puzzle shows of the board: every vehicle that can act or be struck, and never so much that squares become tiny. */
import { describe, expect, it } from 'vitest';
import { focusOf } from '../../src/lib/games/green-conquest/learn/focus';
import { puzzles } from '../../src/lib/games/green-conquest/learn/puzzles';

const at = (name: string): [number, number] => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

describe('the focus of a position', () => {
	it('leaves camps and those who sit out aside', () => {
		const gcn = "GC1 p drpoaa40 r+:Ge5n3,Sb2n3',Rx,Oa3n4,Dx b+:Og7e4,Do15s6,Sx,Rx,Kx - - r9// - - 0 -";
		expect(focusOf(gcn)).toEqual(['d4', 'i9']);
	});

	it('stays on the board', () => {
		expect(focusOf('GC1 p drpoaa40 r+:Gh1n3,Dx b+:Oo8e4,Dx - - r9// - - 0 -')).toEqual(['h1', 'o8']);
	});

	it.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
		'of %s holds its targets, in large squares',
		(_, puzzle) => {
			const [[left, bottom], [right, top]] = [at(puzzle.view?.[0] ?? ''), at(puzzle.view?.[1] ?? '')];
			expect(right - left + 1).toBeLessThanOrEqual(12);
			expect(top - bottom + 1).toBeLessThanOrEqual(10);
			for (const [, square = ''] of puzzle.start.matchAll(/[A-Z]([d-l]\d+)[nesw]\d(?!')/g)) {
				const [column, row] = at(square);
				expect(column >= left && column <= right && row >= bottom && row <= top, square).toBe(true);
			}
		}
	);
});
