import { describe, expect, it } from 'vitest';
import { games } from '../games';
import type { OptionField } from '../engine/module';
import { choicesOf, defaults, factsOf, optionsFrom, seatsWith, shownFields, valuesFor, withChoice } from './options';

describe.each(games.map((about) => [about.id, about] as const))('the form of %s', (_, about) => {
	it.each(about.seatCounts)('starts a match of %i with its defaults', async (count) => {
		const module = await about.load();
		const values = valuesFor(module, count);
		expect(values).not.toBeNull();
		expect(seatsWith(module, values ?? {})).toBe(count);
	});

	it('accepts every single choice that it shows', async () => {
		const module = await about.load();
		const start = valuesFor(module, about.seatCounts[0] ?? 2) ?? {};
		for (const field of shownFields(module.options, start)) {
			if (field.kind !== 'choice') continue;
			for (const { value } of choicesOf(field, module.options, true)) {
				const values = withChoice(module, about.seatCounts, start, field.path, value);
				expect(values[field.path]).toBe(value);
				expect(seatsWith(module, values), `${field.path} = ${value}`).not.toBeNull();
			}
		}
	});

	it('is told in a line: how it is played, and what was chosen otherwise', async () => {
		const module = await about.load();
		const start = valuesFor(module, about.seatCounts[0] ?? 2) ?? {};
		const plain = factsOf(module, optionsFrom(start), about);
		expect(plain.en).toMatch(/^[^·]+ · [\d–]+ min$/);
		const field = shownFields(module.options, start).find(
			({ kind, path }, place) => place > 0 && kind === 'choice' && path !== 'first'
		);
		if (field?.kind !== 'choice') return;
		const other = field.values.find(({ value }) => value !== start[field.path]);
		const chosen = factsOf(module, optionsFrom({ ...start, [field.path]: other?.value ?? null }), about);
		expect(chosen.fr).toContain(`${field.label.fr} : ${other?.label.fr ?? ''}`);
	});
});

const text = (en: string) => ({ en, fr: en });

describe('options', () => {
	const fields: readonly OptionField[] = [
		{
			kind: 'number',
			path: 'board.size',
			label: text('Size'),
			min: 3,
			max: 9,
			default: { bySeats: { '2': 5, '*': 7 } }
		},
		{
			kind: 'choice',
			path: 'build',
			label: text('Build'),
			values: [
				{ value: 'free', label: text('Free') },
				{ value: 'preset', label: text('Preset') }
			],
			default: { value: 'free' }
		},
		{
			kind: 'custom',
			path: 'rosters',
			label: text('Rosters'),
			default: { value: {} },
			when: { path: 'build', in: ['preset'] }
		}
	];

	it('go to their places in the object', () => {
		expect(optionsFrom(defaults(fields, 3))).toEqual({ board: { size: 7 }, build: 'free' });
	});

	it('that need a form of their own are offered where the game has one', () => {
		const build = fields[1];
		const offered = (hasForm: boolean): readonly unknown[] =>
			build?.kind === 'choice' ? choicesOf(build, fields, hasForm).map(({ value }) => value) : [];
		expect(offered(false)).toEqual(['free']);
		expect(offered(true)).toEqual(['free', 'preset']);
	});

	it('keep what was chosen and drop what no longer fits', () => {
		expect(defaults(fields, 2, { 'board.size': 9, build: 'odd' })).toEqual({ 'board.size': 9, build: 'free' });
	});
});
