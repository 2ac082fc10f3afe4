import { expect, it } from 'vitest';
import { findLink } from './links';

it('finds a link in the middle of a message, on any host, under any path', () => {
	expect(findLink('Look at this: https://example.org/games/mangrove/replay#Ab-_9 — what a game!')).toEqual({
		page: '/replay',
		code: 'Ab-_9'
	});
	expect(findLink('Your turn!\nhttps://example.org/post#TQEx_-9')).toEqual({ page: '/post', code: 'TQEx_-9' });
	expect(findLink('http://10.0.0.2:4173/replay/#a,b')).toEqual({ page: '/replay', code: 'a,b' });
});

it('finds none where there is none', () => {
	for (const text of [
		'',
		'https://example.org/',
		'/replay',
		'/replay#',
		'replay#abc',
		'/settings#abc',
		'javascript:alert(1)'
	])
		expect(findLink(text)).toBeNull();
});
