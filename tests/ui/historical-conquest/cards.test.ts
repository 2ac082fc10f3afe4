/** Every card of Historical Conquest can be shown in every size and in both languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS } from '../../../src/lib/games/historical-conquest/content';
import { drawingOf } from '../../../src/lib/games/historical-conquest/ui/card/drawings';
import { groundOf } from '../../../src/lib/games/historical-conquest/ui/card/grounds';
import { shortName, tinyName } from '../../../src/lib/games/historical-conquest/ui/card/names';
import names from '../../../src/lib/games/historical-conquest/ui/card/names.json';
import { noteOf } from '../../../src/lib/games/historical-conquest/ui/card/notes';
import { placeOf } from '../../../src/lib/games/historical-conquest/ui/card/place';
import { figuresOf, kindOf, originOf, sentencesOf } from '../../../src/lib/games/historical-conquest/ui/card/sheet';
import { parseRules } from '../../../src/lib/learn/rules';

const folder = 'src/lib/games/historical-conquest';
const sprite = readFileSync(`${folder}/ui/silhouettes.svg`, 'utf8');
const ids = ALL_CARDS.map(({ id }) => id);

/** WCAG 2: the contrast of a ground with the cream of silhouettes. */
function contrast(ground: string): number {
	const luminance = (colour: string): number => {
		const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
			const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	return (luminance('#fff8ec') + 0.05) / (luminance(ground) + 0.05);
}

describe('a card of Historical Conquest', () => {
	it('has a silhouette on a ground that cream is read on', () => {
		expect(ids).toHaveLength(167);
		for (const id of ids) {
			expect(sprite).toContain(`<symbol id="${id}"`);
			expect(contrast(groundOf(id)), id).toBeGreaterThanOrEqual(4.5);
		}
	});

	it('has our own drawing in ten cases', () => {
		expect(ids.filter((id) => drawingOf(id) !== null)).toHaveLength(10);
	});

	it('is called by short names of cards that exist', () => {
		for (const id of [...Object.keys(names.short), ...Object.keys(names.tiny)]) expect(ids).toContain(id);
		for (const language of ['en', 'fr'] as const) {
			for (const id of ids) expect(shortName(id, language).length, id).toBeLessThanOrEqual(18);
			expect(tinyName('great-britain', language)).not.toBe(shortName('great-britain', language));
		}
	});

	it.each(['en', 'fr'] as const)('says what it is and does (%s)', (language) => {
		const rules = parseRules(readFileSync(`${folder}/learn/rules.${language}.md`, 'utf8'));
		const places = rules.flatMap(({ sections }) => sections.map(({ id }) => id));
		for (const id of ids) {
			expect(noteOf(id, language), id).not.toMatch(/^$|[{}]/);
			expect(noteOf(id, language).length, id).toBeLessThanOrEqual(40);
			expect(kindOf(id, language).category, id).not.toBe('');
			expect(figuresOf(id, language).length, id).toBeGreaterThan(0);
			expect(sentencesOf(id, language).join(' '), id).not.toMatch(/[{}]|undefined/);
			expect(originOf(id, language), id).not.toBe('');
			expect(places).toContain(placeOf(id));
		}
	});

	it('says in figures what a table needs to know at a glance', () => {
		const said = (id: string): string[] => figuresOf(id, 'en').map(({ value, label }) => `${value} ${label}`);
		expect(said('quebec')).toEqual(['4 units', '1 army at most', 'sea ships reach it']);
		expect(said('china')).toEqual(['6 units', '1 army at most', 'sea ships reach it']);
		expect(said('ferdinand-magellan')).toEqual(['100 attack', '100 defence', '+100 your morale']);
		expect(said('salem-witch-trials')).toEqual(['0 your morale', '−400 one opponent']);
		expect(said('atomic-bomb')).toEqual(['0 your morale', 'all units there go']);
		expect(noteOf('sun-tzu', 'en')).toBe('in battle +200');
		expect(noteOf('heliocentrism', 'en')).toBe('cancels an event');
		expect(kindOf('jing-ke', 'en').year).toBe('227 BCE');
	});

	it('gives an explorer the sentence that the data do not have, and repeats no figure', () => {
		expect(sentencesOf('ferdinand-magellan', 'en')).toEqual([
			'Explorer: may discover a land when played; once a turn a voyage by sea, with one companion.'
		]);
		expect(sentencesOf('jesse-owens', 'en')).toEqual(['No ability: only its points.']);
	});
});
