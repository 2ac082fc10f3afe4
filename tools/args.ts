/** Command-line arguments: `--name value`, `--flag`, and the rest in order. */
export interface Args {
	readonly rest: readonly string[];
	flag(name: string): boolean;
	text(name: string, fallback: string): string;
	/** Every value of an option that may be given more than once. */
	all(name: string): readonly string[];
	number(name: string, fallback: number): number;
}

/** `flags` are the names that take no value. */
export function parseArgs(argv: readonly string[], flags: readonly string[] = []): Args {
	const rest: string[] = [];
	const values = new Map<string, string[]>();
	for (let i = 0; i < argv.length; i++) {
		const word = argv[i] as string;
		if (!word.startsWith('--')) {
			rest.push(word);
			continue;
		}
		const name = word.slice(2);
		const value = flags.includes(name) ? 'true' : argv[++i];
		if (value === undefined) fail(`--${name} needs a value`);
		values.set(name, [...(values.get(name) ?? []), value]);
	}
	const last = (name: string): string | undefined => values.get(name)?.at(-1);
	return {
		rest,
		flag: (name) => values.has(name),
		text: (name, fallback) => last(name) ?? fallback,
		all: (name) => values.get(name) ?? [],
		number(name, fallback) {
			const text = last(name);
			if (text === undefined) return fallback;
			const value = Number(text);
			if (!Number.isInteger(value)) fail(`--${name} needs a whole number`);
			return value;
		}
	};
}

/** `--mode` and `--seats` are options of most games; `--set` reaches any other. */
export function matchOptions(args: Args): Record<string, unknown> {
	const options: Record<string, unknown> = {};
	const assign = (path: string, text: string): void => {
		options[path] = /^-?\d+$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text;
	};
	for (const name of ['mode', 'seats']) if (args.flag(name)) assign(name, args.text(name, ''));
	for (const pair of args.all('set')) {
		const [path = '', value = ''] = pair.split('=');
		assign(path, value);
	}
	return options;
}

/** Says what is wrong and ends with status 2. */
export function fail(message: string): never {
	process.stderr.write(`${message}\n`);
	process.exit(2);
}
