/** The parts of sentences that all games share. */
import { describe, expect, it } from 'vitest';
import type { Names } from '../../src/lib/engine/module';
import { peopleOf } from '../../src/lib/engine/people';
import { frenchVerb } from '../../src/lib/engine/verbs';
import { counted, de, listed, sentence, signed, textOf } from '../../src/lib/engine/words';

const namesFor = (reader: number | null): Names => ({ reader, seat: (seat) => ['Ada', 'Bo', 'Cleo'][seat] ?? '' });

describe('parts of sentences', () => {
	it.each([
		['Ada', 'd’Ada'],
		['Élise', 'd’Élise'],
		['Bo', 'de Bo'],
		['Yves', 'd’Yves'],
		['Yann', 'de Yann']
	])('of %s: %s', (name, of) => expect(de(name)).toBe(of));

	it('lists and counts', () => {
		expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => listed(items, 'and'))).toEqual([
			'',
			'a',
			'a and b',
			'a, b and c'
		]);
		expect([0, 1, 2].map((n) => counted(n, 'heart', 'en'))).toEqual(['0 hearts', '1 heart', '2 hearts']);
		expect([0, 1, 2].map((n) => counted(n, 'cœur', 'fr'))).toEqual(['0 cœur', '1 cœur', '2 cœurs']);
		expect(counted(2, 'niveau', 'fr', 'niveaux')).toBe('2 niveaux');
		expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
		expect(textOf({ a: { en: 'x', fr: 'y' } }, 'toString', 'en')).toBe('');
	});

	it('makes one sentence of a deed and what followed, saying nothing twice', () => {
		expect(sentence(['you win', '', 'Bo is out', 'Bo is out', 'so is Cleo'], 'en')).toBe(
			'You win: Bo is out; so is Cleo.'
		);
		expect(sentence(['vous gagnez', 'Bo perd', 'Cleo aussi'], 'fr')).toBe('Vous gagnez : Bo perd ; Cleo aussi.');
		expect(sentence(['', ''], 'en')).toBe('');
	});
});

describe('people', () => {
	const en = peopleOf('en', namesFor(0));
	const fr = peopleOf('fr', namesFor(0));

	it('the reader is you, and verbs agree', () => {
		expect([0, 1, [1, 2], [0, 1]].map((who) => en.en(who, 'carry on'))).toEqual([
			'you carry on',
			'Bo carries on',
			'Bo and Cleo carry on',
			'Bo and you carry on'
		]);
		expect([0, 1, [1, 2], [0, 1]].map((who) => fr.fr(who, 'prendre la fuite'))).toEqual([
			'vous prenez la fuite',
			'Bo prend la fuite',
			'Bo et Cleo prennent la fuite',
			'Bo et vous prenez la fuite'
		]);
		expect([0, 1].map((who) => en.en(who, 'be out'))).toEqual(['you are out', 'Bo is out']);
		expect([0, 1].map((who) => fr.fr(who, 's’équiper de bottes'))).toEqual([
			'vous vous équipez de bottes',
			'Bo s’équipe de bottes'
		]);
		expect([0, 1].map((who) => fr.fr(who, 'ne pouvoir plus jouer'))).toEqual([
			'vous ne pouvez plus jouer',
			'Bo ne peut plus jouer'
		]);
	});

	it('puts the person something is done to in its place', () => {
		expect(fr.fr(1, 'aider', 0)).toBe('Bo vous aide');
		expect(fr.fr(0, 'aider', 1)).toBe('vous aidez Bo');
		expect(fr.fr('la tempête', 'prendre un objet', 2, 'à ')).toBe('la tempête prend un objet à Cleo');
		expect(fr.fr('la tempête', 'prendre un objet', 0, 'à ')).toBe('la tempête vous prend un objet');
	});

	it('says what is whose', () => {
		const grid = { en: 'grid', fr: 'la grille' };
		expect([0, 1].map((seat) => en.own(seat, grid))).toEqual(['your grid', 'Bo’s grid']);
		expect([0, 1].map((seat) => fr.own(seat, grid))).toEqual(['votre grille', 'la grille de Bo']);
		expect(fr.own(0, { en: 'belongings', fr: 'les biens' })).toBe('vos biens');
	});

	it('nobody is you for a spectator', () => {
		const onlooker = peopleOf('en', namesFor(null));
		expect([0, 1].map((seat) => onlooker.en(seat, 'pass'))).toEqual(['Ada passes', 'Bo passes']);
	});

	it('a verb without forms is a fault', () => expect(() => frenchVerb('sortir', 'one')).toThrow('no forms of sortir'));
});
