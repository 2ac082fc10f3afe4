/** Session descriptions as browsers write them, with more addresses than an ordinary phone has. */
const lines = (...all: readonly string[]): string => all.map((line) => `${line}\r\n`).join('');

const FINGERPRINT = '3A:5C:0B:11:7E:92:C4:DD:08:4F:61:A9:30:B7:5E:2C:99:14:EE:0D:73:68:BB:F1:42:8A:D6:07:C3:55:9E:21';

/** Chromium on a desktop, addresses hidden: one name for each, and TCP, which we do not use. */
export const CHROMIUM = lines(
	'v=0',
	'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
	's=-',
	't=0 0',
	'a=group:BUNDLE 0',
	'a=extmap-allow-mixed',
	'a=msid-semantic: WMS',
	'm=application 54609 UDP/DTLS/SCTP webrtc-datachannel',
	'c=IN IP4 0.0.0.0',
	'a=candidate:3988389849 1 udp 2113937151 1f4712db-ea17-4bcf-a596-105139dfd8bf.local 54609 typ host generation 0 network-cost 999',
	'a=candidate:1510613869 1 udp 2113939711 7f3e0c53-2c7b-4df1-9c65-0b26ad8e4f3c.local 50432 typ host generation 0 network-cost 999',
	'a=candidate:842163049 1 udp 1677729535 203.0.113.77 54609 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999',
	'a=candidate:1518280447 1 tcp 1518280447 1f4712db-ea17-4bcf-a596-105139dfd8bf.local 9 typ host tcptype active generation 0 network-cost 999',
	'a=ice-ufrag:Qx+/',
	'a=ice-pwd:7sFvdOpxut4mZp5nX0eB4K9w',
	'a=ice-options:trickle',
	`a=fingerprint:sha-256 ${FINGERPRINT}`,
	'a=setup:actpass',
	'a=mid:0',
	'a=sctp-port:5000',
	'a=max-message-size:262144'
);

/** Chrome on a phone that was allowed the camera: real addresses, Wi-Fi and cellular. */
export const CHROME_PHONE = CHROMIUM.replace(/a=candidate:.*\r\n/g, '').replace(
	'a=ice-ufrag',
	[
		'a=candidate:1 1 udp 2122260223 192.168.1.37 41020 typ host generation 0 network-id 1 network-cost 10',
		'a=candidate:2 1 udp 2122197247 2001:db8:85a3::8a2e:370:7334 41021 typ host generation 0 network-id 2 network-cost 10',
		'a=candidate:3 1 udp 2122131711 2001:db8:85a3:0:1c2d:3e4f:5a6b:7c8d 41022 typ host generation 0 network-id 3 network-cost 10',
		'a=candidate:4 1 udp 2122063615 10.114.3.9 41023 typ host generation 0 network-id 4 network-cost 900',
		'a=candidate:5 1 udp 2121998079 2a02:db8::1 41024 typ host generation 0 network-id 5 network-cost 900',
		'a=candidate:6 1 udp 1686052607 198.51.100.9 41020 typ srflx raddr 192.168.1.37 rport 41020 generation 0 network-id 1 network-cost 10',
		'a=candidate:7 1 udp 1685855999 198.51.100.200 41023 typ srflx raddr 10.114.3.9 rport 41023 generation 0 network-id 4 network-cost 900',
		'a=candidate:8 1 tcp 1518280447 192.168.1.37 9 typ host tcptype active generation 0 network-id 1 network-cost 10',
		'a=ice-ufrag'
	].join('\r\n')
);

/** Firefox: longer credentials, the fingerprint before the medium. */
export const FIREFOX = lines(
	'v=0',
	'o=mozilla...THIS_IS_SDPARTA-99.0 7380195023843120413 0 IN IP4 0.0.0.0',
	's=-',
	't=0 0',
	'a=sendrecv',
	`a=fingerprint:sha-256 ${FINGERPRINT}`,
	'a=group:BUNDLE 0',
	'a=ice-options:trickle',
	'a=msid-semantic:WMS *',
	'm=application 52190 UDP/DTLS/SCTP webrtc-datachannel',
	'c=IN IP4 0.0.0.0',
	'a=candidate:0 1 UDP 2122252543 5d1a7c8e-93b2-4a0f-8f56-2b9c4e7d1a30.local 52190 typ host',
	'a=candidate:2 1 UDP 2122187007 c02f8d14-6b7e-4d39-a1c5-7e8f9a0b1c2d.local 49713 typ host',
	'a=candidate:4 1 TCP 2105524479 5d1a7c8e-93b2-4a0f-8f56-2b9c4e7d1a30.local 9 typ host tcptype active',
	'a=candidate:1 1 UDP 1686052863 203.0.113.5 52190 typ srflx raddr 0.0.0.0 rport 0',
	'a=sendrecv',
	'a=end-of-candidates',
	'a=ice-pwd:2f8a1c9d4e7b60538f1e2d3c4b5a6978',
	'a=ice-ufrag:8c4f1e2a',
	'a=mid:0',
	'a=setup:actpass',
	'a=sctp-port:5000',
	'a=max-message-size:1073741823'
);

/** Safari on a phone: an answer. */
export const SAFARI_ANSWER = lines(
	'v=0',
	'o=- 2951370842158821 2 IN IP4 127.0.0.1',
	's=-',
	't=0 0',
	'a=group:BUNDLE 0',
	'a=msid-semantic: WMS',
	'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
	'c=IN IP4 0.0.0.0',
	'a=candidate:3126738511 1 udp 2113937151 0c6f9b1e-0e9a-4f4e-8d1d-5f0b7a2c3d4e.local 63318 typ host generation 0 network-cost 999',
	'a=candidate:3126738512 1 udp 2113939711 9e8d7c6b-5a49-4382-b716-05f4e3d2c1b0.local 55127 typ host generation 0 network-cost 999',
	'a=ice-ufrag:k3Zp',
	'a=ice-pwd:VbR2mQ9yTz5+Wc/1LxN8aHde',
	'a=ice-options:trickle',
	`a=fingerprint:sha-256 ${FINGERPRINT}`,
	'a=setup:active',
	'a=mid:0',
	'a=sctp-port:5000',
	'a=max-message-size:262144'
);

/** As much as a description can hold: every address, the longest credentials that a browser makes. */
export const CROWDED = CHROME_PHONE.replace('7sFvdOpxut4mZp5nX0eB4K9w', '2f8a1c9d4e7b60538f1e2d3c4b5a6978')
	.replace('a=ice-ufrag:Qx+/', 'a=ice-ufrag:8c4f1e2a')
	.replace('a=candidate:1 1', `${CHROMIUM.match(/a=candidate:.*\r\n/g)?.join('') ?? ''}a=candidate:1 1`);

export const SAMPLES: Readonly<Record<string, string>> = {
	Chromium: CHROMIUM,
	'Chrome on a phone': CHROME_PHONE,
	Firefox: FIREFOX,
	'an answer of Safari': SAFARI_ANSWER,
	'one with everything': CROWDED
};
