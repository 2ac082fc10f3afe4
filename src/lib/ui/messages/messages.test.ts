import { describe, expect, it } from 'vitest';
import type { Text } from '../../engine/module';
import * as common from './common';
import * as device from './device';
import * as end from './end';
import * as hand from './hand';
import * as home from './home';
import * as lobby from './lobby';
import * as match from './match';
import * as newMatch from './new-match';
import * as post from './post';
import * as reach from './reach';
import * as scan from './scan';
import * as settings from './settings';
import * as social from './social';
import * as together from './together';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	common,
	device,
	end,
	hand,
	home,
	lobby,
	match,
	'new-match': newMatch,
	post,
	reach,
	scan,
	settings,
	social,
	together
};

/** The same word in both languages, and meant so. */
const SAME = new Set([
	'appName',
	'bot',
	'botNumber',
	'minutes',
	'english',
	'french',
	'optionsLabel',
	'message',
	'pause',
	'version'
]);

/** What each message that takes arguments is tried with. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
	players: [[2, 4]],
	minutes: [[15, 30]],
	ago: [7_200_000],
	wins: [['Ana', 'Tom']],
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

/** Every text of a catalogue by its name; functions are called once. */
function texts(catalogue: Readonly<Record<string, unknown>>): [string, Text][] {
	return Object.entries(catalogue).flatMap(([name, value]): [string, Text][] => {
		if (typeof value === 'function') {
			const made: unknown = (value as (...args: readonly unknown[]) => unknown)(...(ARGUMENTS[name] ?? ['Zoé', 2]));
			return isText(made) ? [[name, made]] : [];
		}
		if (Array.isArray(value)) return value.map((text: Text, index) => [`${name}[${index}]`, text]);
		if (isText(value)) return [[name, value]];
		return Object.entries(value as Record<string, Text>).map(([key, text]) => [`${name}.${key}`, text]);
	});
}

describe.each(Object.entries(CATALOGUES))('messages of %s', (_, catalogue) => {
	const all = texts(catalogue);

	it('are all texts in both languages', () => {
		const without = all.filter(([, { en, fr }]) => en.trim() === '' || fr.trim() === '').map(([name]) => name);
		expect(all.length).toBe(texts(catalogue).length);
		expect(all.length).toBeGreaterThanOrEqual(Object.keys(catalogue).length);
		expect(without).toEqual([]);
	});

	it('are translated', () => {
		const equal = all.filter(([name, { en, fr }]) => en === fr && !SAME.has(name)).map(([name]) => name);
		expect(equal).toEqual([]);
	});

	it('are set like French: narrow or no space before signs, curly apostrophes, one ellipsis sign', () => {
		const wrong = all
			.filter(([name]) => name !== 'switchLanguage')
			.filter(([, { fr }]) => /\S[?!;:](\s|$)/.test(fr.replace(/[ \u00a0\u202f][?!;:]/g, '')) || /'|\.\.\./.test(fr));
		expect(wrong.map(([name, { fr }]) => `${name}: ${fr}`)).toEqual([]);
	});

	it('say the same names and numbers in both', () => {
		const figures = (text: string): string[] => text.match(/\d+|Zoé|Ana|Tom|Ram/g) ?? [];
		const differing = all.filter(([, { en, fr }]) => figures(en).sort().join() !== figures(fr).sort().join());
		expect(differing.map(([name]) => name)).toEqual([]);
	});
});
