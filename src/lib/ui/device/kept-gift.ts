/** Between the button that opens a file and the page that asks about it: seats that the file gives away. */
import type { Gift } from '../../table/gift';

let opened: Gift | null = null;

export function keepGift(gift: Gift): void {
	opened = gift;
}

/** Once: whoever asks again gets nothing. */
export function keptGift(): Gift | null {
	const gift = opened;
	opened = null;
	return gift;
}
