/** Things that reach rules from outside: moves of no shape at all, legal moves with one field spoilt. And a freezer that makes mutation throw. */

const JUNK: readonly unknown[] = [
	null,
	undefined,
	true,
	0,
	-1,
	1.5,
	Number.NaN,
	'',
	'__proto__',
	'constructor',
	'toString',
	'x'.repeat(10_000),
	[],
	{},
	[null],
	{ type: '__proto__' },
	() => 1
];

/** Moves that nobody should be able to make, made from one that is legal. */
export function* garbageMoves(legal: unknown): Generator<unknown> {
	yield* JUNK;
	for (const type of JUNK) yield { type };
	if (typeof legal !== 'object' || legal === null) return;
	const move = legal as Readonly<Record<string, unknown>>;
	for (const key of Object.keys(move)) {
		const { [key]: _dropped, ...rest } = move;
		yield rest;
		for (const junk of JUNK) yield { ...move, [key]: junk };
		const value = move[key];
		if (!Array.isArray(value)) continue;
		yield { ...move, [key]: [...value, ...value] };
		for (const junk of JUNK) yield { ...move, [key]: [junk, ...value.slice(1)] };
	}
}

/** Choices that no seat should be able to make, made from one that it may. Any JSON can come: no functions, nothing undefined. */
export function* garbageChoices(choice: unknown): Generator<unknown> {
	for (const junk of JUNK) if (junk !== undefined && typeof junk !== 'function') yield junk;
	if (typeof choice !== 'object' || choice === null) return;
	for (const junk of garbageMoves(choice)) if (typeof junk === 'object' && junk !== null) yield junk;
}

/** Freezes a JSON value through and through; what is frozen already has been walked before. */
export function deepFreeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	for (const entry of Object.values(value)) deepFreeze(entry);
	return value;
}
