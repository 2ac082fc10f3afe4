/** Moves as lines: what is written is read, anything else is null. */
import { expect, it } from 'vitest';
import type { Line } from '../../src/lib/engine/line';
import { BARE_FLAG, matching, readLine, wholeNumber, writeLine } from '../../src/lib/engine/line';

const NUMBER = wholeNumber(2);
const LINE: Line = {
	must: { card: matching(/^[a-z]+$/) },
	may: { w: NUMBER, rest: BARE_FLAG, n: NUMBER },
	unless: { n: 0 }
};

it.each([
	['play sun', { card: 'sun', n: 0 }],
	['play sun w=7 rest', { card: 'sun', w: 7, rest: true, n: 0 }],
	['play sun n=3', { card: 'sun', n: 3 }]
])('%s', (text, fields) => {
	expect(writeLine('play', LINE, fields)).toBe(text);
	expect(readLine(LINE, text.split(' ').slice(1))).toEqual(fields);
});

it.each([
	'',
	'SUN',
	'sun moon',
	'sun w',
	'sun w=',
	'sun w=123',
	'sun w=1 w=2',
	'sun w=1=2',
	'sun rest=true',
	'sun x=1',
	'sun card=moon'
])('refuses "%s"', (text) => expect(readLine(LINE, text.split(' '))).toBeNull());
