/** Checks of foreign JSON, put together from small ones: each says whether a value has a shape. */
export type Shape = (value: unknown) => boolean;

export const isNull: Shape = (value) => value === null;
export const isFlag: Shape = (value) => typeof value === 'boolean';
export const isInteger: Shape = (value) => Number.isSafeInteger(value) && !Object.is(value, -0);
export const isCount: Shape = (value) => isInteger(value) && (value as number) >= 0;
export const isAny: Shape = () => true;

export const below =
	(limit: number): Shape =>
	(value) =>
		isCount(value) && (value as number) < limit;

export const text =
	(pattern: RegExp): Shape =>
	(value) =>
		typeof value === 'string' && pattern.test(value);

export const oneOf =
	(values: readonly unknown[]): Shape =>
	(value) =>
		values.includes(value);

export const either =
	(...shapes: readonly Shape[]): Shape =>
	(value) =>
		shapes.some((shape) => shape(value));

export const orNull = (shape: Shape): Shape => either(isNull, shape);

/** Of any length, if none is given. */
export const list =
	(entry: Shape, length?: number): Shape =>
	(value) =>
		Array.isArray(value) && (length === undefined || value.length === length) && value.every(entry);

/** A list without repetition, in any order. */
export const set =
	(entry: Shape): Shape =>
	(value) =>
		list(entry)(value) && new Set(value as readonly unknown[]).size === (value as readonly unknown[]).length;

/** A list without repetition, in the order of `order`. */
export const sorted =
	(order: readonly unknown[]): Shape =>
	(value) =>
		Array.isArray(value) &&
		value.every(
			(entry, at) => order.includes(entry) && (at === 0 || order.indexOf(value[at - 1]) < order.indexOf(entry))
		);

/** A list with one entry of each shape. */
export const tuple =
	(...entries: readonly Shape[]): Shape =>
	(value) =>
		Array.isArray(value) && value.length === entries.length && entries.every((shape, at) => shape(value[at]));

/** An object with exactly these fields; those of `may` can be absent. */
export const record =
	(must: { readonly [field: string]: Shape }, may: { readonly [field: string]: Shape } = {}): Shape =>
	(value) => {
		if (!isObject(value)) return false;
		for (const field of Object.keys(value)) {
			const shape = Object.hasOwn(must, field) ? must[field] : Object.hasOwn(may, field) ? may[field] : undefined;
			if (shape?.(value[field]) !== true) return false;
		}
		return Object.keys(must).every((field) => Object.hasOwn(value, field));
	};

/** An object whose keys and values are of these shapes. */
export const table =
	(key: Shape, entry: Shape): Shape =>
	(value) =>
		isObject(value) && Object.keys(value).every((name) => key(name) && entry(value[name]));

/** One of several records, told apart by a field that names its kind. */
export const variant =
	(tag: string, shapes: { readonly [kind: string]: Shape }): Shape =>
	(value) => {
		if (!isObject(value)) return false;
		const kind = value[tag];
		return typeof kind === 'string' && Object.hasOwn(shapes, kind) && shapes[kind]?.(value) === true;
	};

function isObject(value: unknown): value is { readonly [field: string]: unknown } {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
