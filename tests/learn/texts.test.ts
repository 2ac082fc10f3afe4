/** Every text to be learnt from: in both languages, set like French, with the same squares and numbers in both. */
import { describe, expect, it } from 'vitest';
import type { Text } from '../../src/lib/engine/module';
import { inlines, plain } from '../../src/lib/learn/inline';
import * as messages from '../../src/lib/learn/messages';
import { TASKS } from './tasks';

/** The same in both languages, and meant so. */
const SAME = new Set(['countOf']);

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && 'fr' in value;

function messageTexts(): [string, Text][] {
	return Object.entries(messages).map(([name, value]) => {
		const made: unknown = typeof value === 'function' ? (value as (...args: unknown[]) => unknown)(3, 9) : value;
		if (!isText(made)) throw new Error(`${name} is no text`);
		return [name, made];
	});
}

const taskTexts = TASKS.map(({ task }) => task).flatMap(({ id, title, text, task, help, hint, praise, notes, slips }) =>
	[title, text, task, help, hint, praise, ...(notes ?? []), ...(slips ?? [])].map((part, i): [string, Text] => {
		if ('why' in part) return [`${id} ${i}`, part.why];
		return [`${id} ${i}`, 'at' in part ? part.text : part];
	})
);

const ALL = [...messageTexts(), ...taskTexts];

describe('texts of lessons', () => {
	it('exist in both languages', () => {
		expect(ALL.filter(([, { en, fr }]) => en.trim() === '' || fr.trim() === '')).toEqual([]);
		expect(ALL.filter(([name, { en, fr }]) => en === fr && !SAME.has(name)).map(([name]) => name)).toEqual([]);
	});

	it('are set like French', () => {
		const wrong = ALL.filter(
			([, { fr }]) => /\S[?!;:](\s|$)/.test(fr.replace(/[ \u202f][?!;:]/g, '')) || /'|\.\.\./.test(fr)
		);
		expect(wrong.map(([name, { fr }]) => `${name}: ${fr}`)).toEqual([]);
	});

	it('name the same squares and figures in both', () => {
		const figures = (text: string): string => (text.match(/\b[a-o]?\d+\b/g) ?? []).sort().join();
		const differing = ALL.filter(([, { en, fr }]) => figures(en) !== figures(fr));
		expect(differing.map(([name, { en }]) => `${name}: ${en}`)).toEqual([]);
	});

	it('stress the same number of points in both', () => {
		const points = (text: string): number => inlines(text).filter(({ kind }) => kind === 'strong').length;
		expect(ALL.filter(([, { en, fr }]) => points(en) !== points(fr)).map(([name]) => name)).toEqual([]);
	});
});

describe('markup', () => {
	it('is parted from the words', () => {
		expect(inlines('a **b c** [d](#e-f) **')).toEqual([
			{ kind: 'plain', text: 'a ' },
			{ kind: 'strong', text: 'b c' },
			{ kind: 'plain', text: ' ' },
			{ kind: 'link', text: 'd', to: 'e-f' },
			{ kind: 'plain', text: ' **' }
		]);
		expect(plain('a **b c** [d](#e-f)')).toBe('a b c d');
	});

	it('makes no links to other places', () => {
		expect(inlines('[x](javascript:alert(1))')).toEqual([{ kind: 'plain', text: '[x](javascript:alert(1))' }]);
	});
});
