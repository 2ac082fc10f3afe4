import { describe, expect, it } from 'vitest';
import type { Text } from '../../engine/module';
type Catalogue = Readonly<Record<string, unknown>>;

const CATALOGUES = import.meta.glob<Catalogue>(['./*.ts', '!./*.test.ts'], { eager: true });

/** The same word in both languages, and meant so. */
const SAME = new Set([
	'appName',
	'bot',
	'called',
	'botNumber',
	'minutes',
	'english',
	'french',
	'optionsLabel',
	'message',
	'pause',
	'version'
]);

/** Puts texts together in the language that it is given: it makes none itself. */
const JOINERS = new Set(['against']);

/** What each message that takes arguments is tried with. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
	players: [[2, 4]],
	minutes: [[15, 30]],
	ago: [7_200_000],
	wins: [['Ana', 'Tom']],
	together: [['Ana', 'Tom']],
	peopleHere: [2],
	peopleElsewhere: [2],
	someBots: [2],
	drawBetween: [['Ana', 'Tom']],
	openCount: [3],
	stepOf: [3, 9],
	stepsInMinutes: [33, 41],
	logLine: [4, 'Ram'],
	typeMoveHelp: [['rS:n2', '.']],
	imported: [2, 1],
	damagedRecords: [2],
	chatUnread: [2],
	askBackHelp: [2],
	asks: ['take-back', 'Zoé', 2],
	asksHelp: ['draw'],
	lineTakeBack: [2],
	haveAgreed: [['Ana', 'Tom']],
	stillMissing: [['Ana', 'Tom']],
	from: [0, 9],
	onlyExport: ['older'],
	openTrouble: ['missing'],
	openTroubleHelp: ['older'],
	importTrouble: ['corrupt'],
	tableRefusal: ['not-asked'],
	send: ['move', 'Zoé'],
	refusal: ['gap'],
	refusalHelp: ['tampered'],
	takeTrouble: ['damaged'],
	storageTrouble: ['newer'],
	unsavedBecause: ['full'],
	usedTwice: [2],
	refusedBrought: ['Zoé'],
	stopTrouble: ['undrawn'],
	stopTroubleHelp: ['not-saved']
};

function isText(value: unknown): value is Text {
	return typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;
}

/** Every text of one export by its name; functions are called once. Null: it is none and makes none. */
function textsOf(name: string, value: unknown): [string, Text][] | null {
	if (isText(value)) return [[name, value]];
	if (typeof value === 'function') {
		const made: unknown = (value as (...args: readonly unknown[]) => unknown)(...(ARGUMENTS[name] ?? ['Zoé', 2]));
		return isText(made) ? [[name, made]] : null;
	}
	const entries = typeof value === 'object' && value !== null ? Object.entries(value as Catalogue) : [];
	if (entries.length === 0 || !entries.every(([, text]) => isText(text))) return null;
	return entries.map(([key, text]) => [`${name}.${key}`, text as Text]);
}

/** What is wrong with a catalogue, one line each. */
function faults(catalogue: Catalogue): string[] {
	return Object.entries(catalogue).flatMap(([name, value]) => {
		if (JOINERS.has(name)) return [];
		const texts = textsOf(name, value);
		if (texts === null) return [`${name}: no text`];
		return texts.flatMap(([key, text]) => faultsOf(text, SAME.has(name)).map((fault) => `${key}: ${fault}`));
	});
}

function faultsOf({ en, fr }: Text, maySayTheSame: boolean): string[] {
	const figures = (text: string): string => (text.match(/\d+|Zoé|Ana|Tom|Ram/g) ?? []).sort().join();
	const hasLooseSigns = /\S[?!;:](\s|$)/.test(fr.replace(/[ \u00a0\u202f][?!;:]/g, '')) || /'|\.\.\./.test(fr);
	return [
		...(en.trim() === '' || fr.trim() === '' ? ['missing in a language'] : []),
		...(en === fr && !maySayTheSame ? ['not translated'] : []),
		// Narrow or no space before signs, curly apostrophes, one ellipsis sign.
		...(hasLooseSigns ? ['not set like French'] : []),
		...(figures(en) !== figures(fr) ? ['other names or numbers'] : [])
	];
}

describe('messages', () => {
	it('are found', () => {
		expect(Object.keys(CATALOGUES)).toEqual(expect.arrayContaining(['./common.ts', './match.ts', './settings.ts']));
	});

	it.each(Object.entries(CATALOGUES))(
		'of %s are texts in both languages, well set, with the same names',
		(_, found) => {
			expect(faults(found)).toEqual([]);
		}
	);

	it.each([
		['no text', { half: { en: 'Half' } }],
		['no text', { none: () => null }],
		['no text', { empty: [] }],
		['missing in a language', { gone: { en: 'Gone', fr: ' ' } }],
		['missing in a language', { some: { first: { en: 'First', fr: 'Premier' }, second: { en: 'Second', fr: '' } } }],
		['not translated', { same: { en: 'Same', fr: 'Same' } }],
		['not set like French', { sign: { en: 'Really?', fr: 'Vraiment?' } }],
		['not set like French', { apostrophe: { en: 'Today', fr: "Aujourd'hui" } }],
		['other names or numbers', { count: (_: string, count: number) => ({ en: `${count} moves`, fr: 'des coups' }) }]
	])('would be found out: %s', (fault, catalogue) => {
		expect(faults(catalogue).map((line) => line.split(': ')[1])).toEqual([fault]);
	});
});
