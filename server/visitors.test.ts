import { expect, test } from 'vitest';
import { Bucket, countedAddress, Visitors } from './visitors';

test.each([
	['192.0.2.7', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
	['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['::1', '0:0:0:0::/64'],
	['fe80::2%eth0', 'fe80:0:0:0::/64'],
	['unknown, and much else', 'unknown, and much else'],
	['', '']
])('%s counts as %s', (address, counted) => expect(countedAddress(address)).toBe(counted));

test('a bucket gives what it holds, then what has come in since', () => {
	let clock = 0;
	const bucket = new Bucket(2, 10, () => clock);
	expect([bucket.spend(8), bucket.spend(3), bucket.spend(2), bucket.spend(1)]).toEqual([true, false, true, false]);
	clock += 1_500;
	expect([bucket.spend(3), bucket.spend(1), bucket.isFull]).toEqual([true, false, false]);
	clock += 60_000;
	expect([bucket.isFull, bucket.spend(11)]).toEqual([true, false]);
});

test('who comes again at once finds the bucket as it was left; who stays away is forgotten', () => {
	let clock = 0;
	const visitors = new Visitors({ sockets: 1, unitsPerSecond: 1, burst: 5 }, () => clock);
	const visitor = visitors.come('a');
	expect(visitor?.bucket.spend(5)).toBe(true);
	expect(visitors.come('a')).toBeNull();
	if (visitor) visitors.leave(visitor);
	visitors.sweep();
	expect(visitors.come('a')?.bucket.spend(1)).toBe(false);
	if (visitor) visitors.leave(visitor);
	clock += 5_000;
	visitors.sweep();
	expect(visitors.size).toBe(0);
});
