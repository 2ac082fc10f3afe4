import { expect, it } from 'vitest';
import { iceServer, readIce, readServers } from './addresses';

it('takes signalling servers, one a line, and names the first line that is none', () => {
	expect(readServers('')).toEqual({ ok: true, list: [] });
	expect(readServers(' wss://a.example/signal \n\nws://192.168.1.7:8000/signal\nwss://a.example/signal')).toEqual({
		ok: true,
		list: ['wss://a.example/signal', 'ws://192.168.1.7:8000/signal']
	});
	for (const line of [
		'https://a.example',
		'a.example',
		'wss://',
		'wss://a b',
		'wss://u:p@a.example',
		'javascript:alert(1)'
	])
		expect(readServers(`wss://a.example\n${line}`)).toEqual({ ok: false, line });
	expect(readServers([1, 2, 3, 4, 5].map((n) => `wss://${n}.example`).join('\n'))).toEqual({ ok: false, line: '' });
});

it('takes STUN servers, and TURN servers with a name and a password, as WebRTC wants them', () => {
	expect(iceServer('stun:a.example:3478')).toEqual({ urls: 'stun:a.example:3478' });
	expect(iceServer('turns:a.example?transport=tcp ada secret')).toEqual({
		urls: 'turns:a.example?transport=tcp',
		username: 'ada',
		credential: 'secret'
	});
	for (const line of [
		'turn:a.example',
		'turn:a.example ada',
		'stun:',
		'stun:a.example:123456',
		'http://a.example',
		'stun:a b'
	])
		expect(readIce(line)).toEqual({ ok: false, line });
});
