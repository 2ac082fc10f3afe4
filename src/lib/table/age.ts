/** How a version stands to the one this app knows: what it cannot read, though it is whole, is newer or older. */
export type Age = 'newer' | 'older';

/** Null: it is the version that this app knows. */
export function ageOf(version: number, known: number): Age | null {
	if (version === known) return null;
	return version > known ? 'newer' : 'older';
}

/** What claims to be further ahead is garbage that begins like ours: versions go up by one. */
const FURTHEST = 32;

export function isVersion(version: number): boolean {
	return version > 0 && version <= FURTHEST;
}
