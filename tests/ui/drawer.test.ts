/** What a game keeps on the device, with storage that works, refuses, is full, or is shared with another tab. */
import { describe, expect, it } from 'vitest';
import { Drawer } from '../../src/lib/ui/game/drawer';

const read = (stored: unknown): readonly number[] =>
	Array.isArray(stored) ? stored.filter((value): value is number => typeof value === 'number') : [];

function storage(first: Readonly<Record<string, string>> = {}): Pick<Storage, 'getItem' | 'setItem'> & {
	readonly all: Map<string, string>;
} {
	const all = new Map(Object.entries(first));
	return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
}

const one = (value: number) => (now: readonly number[]) => [...now, value];

describe('a drawer', () => {
	it('is there again after a reload', () => {
		const store = storage();
		new Drawer('numbers', read, () => store).change(one(7));
		expect(new Drawer('numbers', read, () => store).value).toEqual([7]);
		expect([...store.all.keys()]).toEqual(['numbers']);
	});

	it('makes the best of whatever is stored', () => {
		for (const text of ['', '{', 'null', '{"a":1}', '[1,"x",2]']) {
			const kept = new Drawer('numbers', read, () => storage({ numbers: text }));
			expect(kept.value).toEqual(text.startsWith('[') ? [1, 2] : []);
			expect(kept.kept).toBe(true);
		}
	});

	it('loses nothing that another tab changed meanwhile', () => {
		const store = storage();
		const [here, there] = [new Drawer('numbers', read, () => store), new Drawer('numbers', read, () => store)];
		here.change(one(1));
		there.change(one(2));
		here.change(one(3));
		expect(here.value).toEqual([1, 2, 3]);
	});

	it('lasts as long as the page where nothing can be kept, and says so', () => {
		const refusing = new Drawer('numbers', read, () => {
			throw new Error('refused');
		});
		refusing.change(one(1));
		refusing.change(one(2));
		expect([refusing.value, refusing.kept]).toEqual([[1, 2], false]);
	});

	it('keeps what does not fit while the page is open', () => {
		const store = storage({ numbers: '[1]' });
		const full = new Drawer('numbers', read, () => ({
			...store,
			setItem: () => {
				throw new Error('full');
			}
		}));
		full.change(one(2));
		full.change(one(3));
		expect([full.value, full.kept]).toEqual([[1, 2, 3], false]);
	});
});
