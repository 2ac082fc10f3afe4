import { createSocket } from 'node:dgram';
import { afterEach, describe, expect, test } from 'vitest';
import { addressBytes, answer, serveStun } from './stun';

const COOKIE = '2112a442';
const TRANSACTION = 'b7e7a701bc34d686fa87dfae';

function request(attributes = '', type = '0001', cookie = COOKIE): Buffer {
	const length = (attributes.length / 2).toString(16).padStart(4, '0');
	return Buffer.from(type + length + cookie + TRANSACTION + attributes, 'hex');
}

describe('[RFC 5389 §15.2] XOR-MAPPED-ADDRESS', () => {
	// The addresses of RFC 5769 §2.2 and §2.3, whose messages have this transaction id.
	test('IPv4, as in RFC 5769 §2.2', () => {
		const reply = answer(request(), { address: '192.0.2.1', port: 32853 });
		expect(reply?.toString('hex')).toBe(`0101000c${COOKIE}${TRANSACTION}00200008` + '0001a147e112a643');
	});

	test('IPv6, as in RFC 5769 §2.3', () => {
		const reply = answer(request(), { address: '2001:db8:1234:5678:11:2233:4455:6677', port: 32853 });
		expect(reply?.toString('hex')).toBe(
			`01010018${COOKIE}${TRANSACTION}00200014` + '0002a1470113a9faa5d3f179bc25f4b5bed2b9d9'
		);
	});

	test('an IPv4 client of a dual-stack socket gets its IPv4 address', () => {
		const mapped = answer(request(), { address: '::ffff:192.0.2.1', port: 32853 });
		expect(mapped).toEqual(answer(request(), { address: '192.0.2.1', port: 32853 }));
	});
});

test.each([
	['::1', '00000000000000000000000000000001'],
	['fe80::2%eth0', 'fe800000000000000000000000000002'],
	['1:2:3:4:5:6:7:8', '00010002000300040005000600070008'],
	['2001:db8::', '20010db8000000000000000000000000'],
	['10.0.0.255', '0a0000ff']
])('the bytes of %s', (address, hex) => expect(addressBytes(address).toString('hex')).toBe(hex));

describe('requests', () => {
	const from = { address: '127.0.0.1', port: 4000 };

	test('optional attributes and credentials do not matter', () => {
		expect(answer(request('802200037465737400'.slice(0, 16) + '0006000361626300'), from)?.readUInt16BE(0)).toBe(0x0101);
	});

	test('[RFC 5389 §7.3.1] an unknown required attribute is refused with 420 and named', () => {
		const reply = answer(request('00ee0000'), from);
		expect(reply?.readUInt16BE(0)).toBe(0x0111);
		expect(reply?.subarray(20).toString('hex')).toBe('0009000400000414' + '000a000200ee0000');
	});

	test.each([
		['too short', Buffer.alloc(19)],
		['an indication', request('', '0011')],
		['a response', request('', '0101')],
		['no magic cookie', request('', '0001', '00000000')],
		['a length that is not its own', Buffer.concat([request(), Buffer.alloc(4)])],
		['an attribute that runs over the end', request('00060008aabbccdd')],
		['half an attribute header', request('0006')],
		['too long for the smallest packet', request('8022' + '0220' + '00'.repeat(0x220))]
	])('%s: no answer', (_, datagram) => expect(answer(datagram, from)).toBeNull());
});

describe('over UDP', () => {
	const open: { close(): void }[] = [];
	afterEach(() => open.splice(0).forEach((socket) => socket.close()));

	test('a client on loopback learns its own port', async () => {
		const server = await serveStun(0, '127.0.0.1');
		const client = createSocket('udp4');
		open.push(server, client);
		const reply = await new Promise<Buffer>((resolve) => {
			client.once('message', resolve);
			client.bind(0, '127.0.0.1', () => {
				client.send(Buffer.from('noise'), server.address().port, '127.0.0.1');
				client.send(request(), server.address().port, '127.0.0.1');
			});
		});
		expect(reply).toEqual(answer(request(), { address: '127.0.0.1', port: client.address().port }));
	});
});
