import { describe, expect, it } from 'vitest';
import { printed, setTexts } from './french';

describe('French in print', () => {
	it('keeps signs to their words', () => {
		expect(printed('Où aller ? Ici : « tout droit ».', 'fr')).toBe(
			'Où aller\u202f? Ici\u202f: «\u202ftout droit\u202f».'
		);
	});

	it('leaves no single letter that begins a sentence at the end of a line', () => {
		expect(printed('Demain. À deux, on attend à la gare.', 'fr')).toBe('Demain. À\u00a0deux, on attend à la gare.');
		expect(printed('À vous', 'fr')).toBe('À\u00a0vous');
	});

	it('leaves English alone', () => {
		expect(printed('a : b', 'en')).toBe('a : b');
	});

	it('sets a catalogue by its French only', () => {
		expect(setTexts({ ask: { en: 'Why ?', fr: 'Pourquoi ?' } })).toEqual({
			ask: { en: 'Why ?', fr: 'Pourquoi\u202f?' }
		});
	});
});
