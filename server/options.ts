/** The options of `npm start`, from the command line or the environment. */
import { parseArgs } from 'node:util';

export interface Options {
	readonly port: number;
	readonly host: string | undefined;
	readonly base: string;
	readonly tls: { readonly cert: string; readonly key: string } | undefined;
	/** Everybody comes through a proxy that names them in `X-Forwarded-For`. */
	readonly proxy: boolean;
}

export class BadOption extends Error {}

/** `mangrove/`, `/mangrove` and `/mangrove/` all mean `/mangrove`; `/` means none. */
export function cleanBase(text: string): string {
	const parts = text.split('/').filter((part) => part !== '');
	for (const part of parts) {
		if (!/^[\w.~-]+$/.test(part) || part === '.' || part === '..')
			throw new BadOption(`--base: "${text}" is not a path`);
	}
	return parts.map((part) => `/${part}`).join('');
}

function cleanPort(text: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) throw new BadOption(`--port: "${text}" is not a port (0 to 65535)`);
	return port;
}

export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Options {
	let values;
	try {
		({ values } = parseArgs({
			args: [...args],
			options: {
				port: { type: 'string', short: 'p', default: env.PORT ?? '4173' },
				host: { type: 'string', default: env.HOST ?? '' },
				base: { type: 'string', default: env.BASE_PATH ?? '' },
				cert: { type: 'string' },
				key: { type: 'string' },
				proxy: { type: 'boolean', default: env.BEHIND_PROXY === '1' }
			}
		}));
	} catch (error) {
		throw new BadOption(error instanceof Error ? error.message : String(error));
	}
	const { cert, key } = values;
	if ((cert === undefined) !== (key === undefined)) throw new BadOption('--cert and --key go together');
	return {
		port: cleanPort(values.port),
		host: values.host === '' ? undefined : values.host,
		base: cleanBase(values.base),
		tls: cert !== undefined && key !== undefined ? { cert, key } : undefined,
		proxy: values.proxy
	};
}
