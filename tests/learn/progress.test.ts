/** Progress: kept, shared between tabs, and no trouble where a browser refuses to store. */
import { describe, expect, it } from 'vitest';
import { keepDone, loadDone, readDone, type Store } from '../../src/lib/learn/progress';

function memory(): Store & { text: string | null } {
	return {
		text: null,
		getItem() {
			return this.text;
		},
		setItem(_, text) {
			this.text = text;
		}
	};
}

const REFUSING: Store = {
	getItem: () => {
		throw new Error('SecurityError');
	},
	setItem: () => {
		throw new Error('QuotaExceededError');
	}
};

describe('progress', () => {
	it('is there again', () => {
		const store = memory();
		expect(keepDone(store, new Set(['green-conquest/momentum']))).toBe(true);
		expect(loadDone(store)).toEqual(new Set(['green-conquest/momentum']));
	});

	it('keeps what another tab has added meanwhile', () => {
		const store = memory();
		keepDone(store, new Set(['a/one']));
		keepDone(store, new Set(['a/two']));
		expect(loadDone(store)).toEqual(new Set(['a/one', 'a/two']));
	});

	it('says when it is not kept', () => {
		expect(loadDone(REFUSING)).toBeNull();
		expect(keepDone(REFUSING, new Set(['a/one']))).toBe(false);
	});

	it.each([null, '', '{', '7', '"x"', '{"a":1}', 'null'])('reads nothing from %j', (text) => {
		expect(readDone(text)).toEqual(new Set());
	});

	it('takes only names, and not without end', () => {
		expect(readDone('["a/b",7,null,["c"]]')).toEqual(new Set(['a/b']));
		expect(readDone(JSON.stringify(Array.from({ length: 9000 }, (_, i) => `a/${i}`))).size).toBe(500);
	});
});
