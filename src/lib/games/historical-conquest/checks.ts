/** Small checks from which the shape of a foreign value is put together. */
export type Check = (value: unknown) => boolean;

export const isNull: Check = (value) => value === null;
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isInteger: Check = (value) => Number.isSafeInteger(value) && !Object.is(value, -0);
export const isCount: Check = (value) => isInteger(value) && (value as number) >= 0;

export const below =
	(limit: number): Check =>
	(value) =>
		isCount(value) && (value as number) < limit;

export const oneOf =
	(values: readonly unknown[]): Check =>
	(value) =>
		values.includes(value);

export const either =
	(...checks: readonly Check[]): Check =>
	(value) =>
		checks.some((check) => check(value));

export const orNull = (check: Check): Check => either(isNull, check);

export const textLike =
	(pattern: RegExp): Check =>
	(value) =>
		typeof value === 'string' && pattern.test(value);

/** Distinct items, in any order. */
export const setOf =
	(item: Check): Check =>
	(value) =>
		listOf(item)(value) && new Set(value as readonly unknown[]).size === (value as readonly unknown[]).length;

export const listOf =
	(item: Check): Check =>
	(value) =>
		Array.isArray(value) && value.every(item);

/** An object used as a map. */
export const mapOf =
	(key: Check, item: Check): Check =>
	(value) =>
		isObject(value) && Object.entries(value).every(([name, entry]) => key(name) && item(entry));

/** An object with exactly these keys; those of `optional` may be missing. */
export const record =
	(shape: { readonly [key: string]: Check }, optional: { readonly [key: string]: Check } = {}): Check =>
	(value) => {
		if (!isObject(value)) return false;
		const fits = (key: string, check: Check | undefined): boolean => check?.(value[key]) === true;
		return (
			Object.keys(shape).every((key) => Object.hasOwn(value, key)) &&
			Object.keys(value).every((key) => fits(key, Object.hasOwn(shape, key) ? shape[key] : own(optional, key)))
		);
	};

function own<T>(table: { readonly [key: string]: T }, key: string): T | undefined {
	return Object.hasOwn(table, key) ? table[key] : undefined;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
