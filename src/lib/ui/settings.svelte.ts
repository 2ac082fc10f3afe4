/** What the player has chosen for this device. Kept in localStorage; where that is refused, for as long as the page is open. */
import { createContext } from 'svelte';
import type { Language } from '../engine/module';
import { readIce, readServers, type Listed } from './addresses';
import { ASK_WHEN, type AskWhen } from './game/play';
import { SHAPE_NAMES, type MarkName } from './game/shapes';
import { PACES, type PaceName } from './pace';

export interface Choices {
	/** Empty: none given. */
	readonly name: string;
	readonly mark: MarkName;
	readonly language: 'system' | Language;
	readonly theme: 'system' | 'light' | 'dark';
	readonly sound: boolean;
	readonly haptics: boolean;
	readonly motion: 'system' | 'full' | 'none';
	/** How fast the moves of others are shown. */
	readonly pace: PaceName;
	readonly confirm: boolean;
	/** When to be asked out of turn. */
	readonly ask: AskWhen;
	/** People pass the device around: the board turns to the seat on turn. */
	readonly turnBoard: boolean;
	/** The system tells when it is the player's turn and nobody looks; it still asks for its own permission. */
	readonly notify: boolean;
	/** Signalling servers for new matches; none: the app's own. */
	readonly servers: readonly string[];
	/** STUN and TURN servers, a line each. */
	readonly ice: readonly string[];
}

export const DEFAULTS: Choices = {
	name: '',
	mark: 'circle',
	language: 'system',
	theme: 'system',
	sound: true,
	haptics: true,
	motion: 'system',
	pace: 'normal',
	confirm: false,
	ask: 'fits',
	turnBoard: false,
	notify: false,
	servers: [],
	ice: []
};

export const NAME_LENGTH = 24;

/** Read by `static/theme.js` too, before the app runs. */
const KEY = 'mangrove:settings';

const isList = (value: unknown, read: (text: string) => Listed): boolean =>
	Array.isArray(value) && value.every((line) => typeof line === 'string') && read(value.join('\n')).ok;

const ALLOWED: { readonly [Name in keyof Choices]: (value: unknown) => boolean } = {
	name: (value) => typeof value === 'string' && value.length <= NAME_LENGTH,
	mark: (value) => (SHAPE_NAMES as readonly unknown[]).includes(value),
	language: (value) => value === 'system' || value === 'en' || value === 'fr',
	theme: (value) => value === 'system' || value === 'light' || value === 'dark',
	sound: (value) => typeof value === 'boolean',
	haptics: (value) => typeof value === 'boolean',
	motion: (value) => value === 'system' || value === 'full' || value === 'none',
	pace: (value) => (PACES as readonly unknown[]).includes(value),
	confirm: (value) => typeof value === 'boolean',
	ask: (value) => (ASK_WHEN as readonly unknown[]).includes(value),
	turnBoard: (value) => typeof value === 'boolean',
	notify: (value) => typeof value === 'boolean',
	servers: (value) => isList(value, readServers),
	ice: (value) => isList(value, readIce)
};

/** What is usable in a stored text; anything else is as if it had never been chosen. Never throws. */
export function readChoices(text: string | null): Choices {
	let stored: unknown;
	try {
		stored = JSON.parse(text ?? 'null');
	} catch {
		stored = null;
	}
	if (typeof stored !== 'object' || stored === null) return DEFAULTS;
	const names = Object.keys(ALLOWED) as (keyof Choices)[];
	const usable = Object.entries(stored).filter(([name, value]) =>
		names.some((known) => known === name && ALLOWED[known](value))
	);
	return { ...DEFAULTS, ...(Object.fromEntries(usable) as Partial<Choices>) };
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Settings {
	choices = $state.raw<Choices>(DEFAULTS);
	/** False: the browser refuses to keep them. */
	kept = $state(true);

	#reducedMotion = $state(false);
	#store: Store | null = null;

	/** Whether things may move. */
	get motion(): boolean {
		return this.choices.motion === 'system' ? !this.#reducedMotion : this.choices.motion === 'full';
	}

	/** Reads what was chosen before and follows what the system asks for. */
	wake(page: Window): void {
		try {
			this.#store = page.localStorage;
			this.choices = readChoices(this.#store.getItem(KEY));
		} catch {
			this.kept = false;
		}
		const reduced = page.matchMedia('(prefers-reduced-motion: reduce)');
		this.#reducedMotion = reduced.matches;
		reduced.addEventListener('change', () => (this.#reducedMotion = reduced.matches));
	}

	choose<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
		this.choices = { ...this.choices, [name]: value };
		try {
			this.#store?.setItem(KEY, JSON.stringify(this.choices));
		} catch {
			this.kept = false;
		}
	}
}

const [getSettings, setSettings] = createContext<Settings>();

export function provideSettings(): Settings {
	return setSettings(new Settings());
}

export { getSettings };
