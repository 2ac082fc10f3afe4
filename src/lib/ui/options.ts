/** The form for a new match, made from a game's fields: what is shown, what it starts with, and the options object that comes out. */
import type { About, AnyModule, OptionDefault, OptionField, OptionValue, Text } from '../engine/module';
import { minutes } from './messages/common';

/** What has been chosen, by path. */
export type Values = Readonly<Record<string, OptionValue>>;

type Plain = string | number | boolean | null;

function defaultFor(value: OptionDefault, seats: number): OptionValue {
	if ('value' in value) return value.value;
	return value.bySeats[`${seats}`] ?? value.bySeats['*'] ?? null;
}

function isShown(field: OptionField, values: Values): boolean {
	const { when } = field;
	return when === undefined || when.in.includes(values[when.path] as Plain);
}

/** The fields that count, in the form's order, beside the values they have now. */
export function shownFields(fields: readonly OptionField[], values: Values): readonly OptionField[] {
	return fields.filter((field) => isShown(field, values));
}

/**
 * The choices of a field. Those that would open a form of the game's own are left out where it has none: every choice
 * on the screen leads to a match.
 */
export function choicesOf(
	field: OptionField & { kind: 'choice' },
	fields: readonly OptionField[],
	hasForm: boolean
): (OptionField & { kind: 'choice' })['values'] {
	if (hasForm) return field.values;
	const needForms = fields.flatMap(({ kind, when }) => (kind === 'custom' && when?.path === field.path ? when.in : []));
	return field.values.filter(({ value }) => !needForms.includes(value));
}

/** Every field at its default for so many seats; fields whose condition does not hold are left out. */
export function defaults(fields: readonly OptionField[], seats: number, chosen: Values = {}): Values {
	let values: Values = {};
	for (const field of fields) {
		if (!isShown(field, values)) continue;
		const kept = chosen[field.path];
		const value = kept !== undefined && allows(field, kept) ? kept : defaultFor(field.default, seats);
		values = { ...values, [field.path]: value };
	}
	return values;
}

function allows(field: OptionField, value: OptionValue): boolean {
	if (field.kind === 'choice') return field.values.some((choice) => choice.value === value);
	if (field.kind === 'number') return typeof value === 'number' && value >= field.min && value <= field.max;
	return true;
}

/** The options object: each value in its place. */
export function optionsFrom(values: Values): { readonly [key: string]: OptionValue } {
	const options: { [key: string]: OptionValue } = {};
	for (const [path, value] of Object.entries(values)) {
		const names = path.split('.');
		const last = names.pop();
		let place = options;
		for (const name of names) place = place[name] = { ...(place[name] as { [key: string]: OptionValue } | undefined) };
		if (last !== undefined) place[last] = value;
	}
	return options;
}

/** How many sit at a table with these options; null: the rules refuse them. */
export function seatsWith(module: AnyModule, values: Values): number | null {
	try {
		const options = optionsFrom(values);
		module.game.setup(options);
		return module.game.seats(options);
	} catch {
		return null;
	}
}

/** The defaults for so many seats; where the defaults alone do not say the number, the one choice that does is made. */
export function valuesFor(module: AnyModule, seats: number): Values | null {
	const plain = defaults(module.options, seats);
	if (seatsWith(module, plain) === seats) return plain;
	for (const field of module.options) {
		if (field.kind === 'custom') continue;
		const tries = field.kind === 'number' ? [seats] : field.values.map(({ value }) => value);
		for (const value of tries) {
			const values = defaults(module.options, seats, { [field.path]: value });
			if (seatsWith(module, values) === seats) return values;
		}
	}
	return null;
}

/**
 * One field takes another value. The others keep theirs as far as they fit; where the new value means another number of seats, they start
 * from the defaults for that number.
 */
export function withChoice(
	module: AnyModule,
	counts: readonly number[],
	values: Values,
	path: string,
	value: OptionValue
): Values {
	const seats = seatsWith(module, values) ?? counts[0] ?? 2;
	const kept = defaults(module.options, seats, { ...values, [path]: value });
	// What a form of the game's own holds may be incomplete for a while: that is no reason to change the rest.
	const isOwn = module.options.some((field) => field.path === path && field.kind === 'custom');
	if (isOwn || seatsWith(module, kept) !== null) return kept;
	const anew = counts.map((count) => defaults(module.options, count, { [path]: value }));
	return anew.find((found, index) => seatsWith(module, found) === counts[index]) ?? kept;
}

/** What a match is played with, in one line: how it is played, whatever somebody chose otherwise than the form proposes, and how long it takes. */
export function factsOf(module: AnyModule, options: unknown, about?: About): Text {
	const seats = module.game.seats(options);
	const parts = chosenIn(module.options, options).flatMap(([field, value], place): Text[] => {
		if (field.kind === 'custom' || (place > 0 && value === defaultFor(field.default, seats))) return [];
		const said = field.kind === 'choice' ? field.values.find((choice) => choice.value === value)?.label : undefined;
		if (place === 0 && said !== undefined) return [said];
		const { en, fr } = said ?? { en: `${String(value)}`, fr: `${String(value)}` };
		return [{ en: `${field.label.en}: ${en}`, fr: `${field.label.fr} : ${fr}` }];
	});
	if (about !== undefined) parts.push(minutes(about.minutes));
	return { en: parts.map(({ en }) => en).join(' · '), fr: parts.map(({ fr }) => fr).join(' · ') };
}

/** The fields that count in an options object, each with its value. */
function chosenIn(fields: readonly OptionField[], options: unknown): [OptionField, OptionValue][] {
	let values: Values = {};
	for (const { path } of fields) {
		const value = path
			.split('.')
			.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], options);
		if (value !== undefined) values = { ...values, [path]: value as OptionValue };
	}
	return shownFields(fields, values).flatMap((field): [OptionField, OptionValue][] => {
		const value = values[field.path];
		return value === undefined ? [] : [[field, value]];
	});
}
