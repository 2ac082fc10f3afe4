/** Setting up (section 4): options, rosters, deployment. */
import { Illegal } from '../../engine/illegal';
import { placeByList } from './apply/place';
import { DEFAULT_ROSTER, MODE_SPECS, QUIET_TURNS_PER_CLAN, VEHICLES_PER_CLAN, isTypeLetter } from './content';
import type { Clan } from './field';
import { Field } from './field';
import { awaitPlace } from './hearts';
import { beginPlay, nextClan } from './turn';
import type { ClanLetter, ClanState, FullOptions, Options, Roster, Rosters, State } from './types';
import { BUILDS, MODES, POOLS, WAYS } from './types';

/** 2: `legal` lists flights that keep the attacker protected, and drives that differ only in the last trap. */
export const RULES_VERSION = 2;

/** The opening position. Throws `Illegal('bad-options')`. */
export function setup(options: Options): State {
	const full = fillIn(options);
	const clans: { [letter in ClanLetter]?: ClanState } = {};
	for (const { letter, seat, team } of MODE_SPECS[full.mode].clans) {
		clans[letter] = { seat, team, roster: full.rosters?.[letter] ?? [], out: false, regen: true };
	}
	const empty: State = {
		game: 'green-conquest',
		version: RULES_VERSION,
		options: full,
		phase: 'build',
		clans,
		vehicles: {},
		traps: {},
		poison: {},
		turn: { clan: full.first, number: 0, bonus: false, moved: false, played: [], barred: [], active: null },
		pending: [],
		quiet: 0,
		result: null
	};
	if (full.build !== 'preset') return empty;
	const field = new Field(empty);
	startDeployment(field);
	return field.toState();
}

/** Every option with its default (1.2). */
export function fillIn(options: Options): FullOptions {
	if (typeof options !== 'object' || options === null || Array.isArray(options)) throw new Illegal('bad-options');
	const mode = choice(options, 'mode', MODES, 'duel');
	const { clans } = MODE_SPECS[mode];
	const letters = clans.map((clan) => clan.letter);
	const build = choice(options, 'build', BUILDS, mode === 'duel' ? 'free' : 'draft');
	const full: FullOptions = {
		mode,
		first: choice(options, 'first', letters, 'r'),
		build,
		pool: choice(options, 'pool', POOLS, 'open'),
		deploy: choice(options, 'deploy', WAYS, 'choose'),
		returns: choice(options, 'returns', WAYS, 'choose'),
		quietLimit: quietLimit(options, QUIET_TURNS_PER_CLAN * clans.length)
	};
	return build === 'preset' ? { ...full, rosters: rostersOf(options, letters) } : full;
}

function given(options: object, name: string): unknown {
	return Object.hasOwn(options, name) ? (options as Readonly<Record<string, unknown>>)[name] : undefined;
}

function choice<T extends string>(options: object, name: string, values: readonly T[], otherwise: T): T {
	const value = given(options, name);
	if (value === undefined) return otherwise;
	if (!values.includes(value as T)) throw new Illegal('bad-options', name);
	return value as T;
}

function quietLimit(options: object, otherwise: number): number {
	const value = given(options, 'quietLimit') ?? otherwise;
	if (given(options, 'quietLimit') === null) throw new Illegal('bad-options', 'quietLimit');
	if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
		throw new Illegal('bad-options', 'quietLimit');
	}
	return value === 0 ? 0 : value;
}

function rostersOf(options: object, letters: readonly ClanLetter[]): Rosters {
	const named = given(options, 'rosters') ?? {};
	if (given(options, 'rosters') === null || typeof named !== 'object' || Array.isArray(named)) {
		throw new Illegal('bad-options', 'rosters');
	}
	const rosters: { [letter in ClanLetter]?: Roster } = {};
	for (const letter of letters) rosters[letter] = rosterOf(given(named, letter));
	return rosters;
}

function rosterOf(types: unknown): Roster {
	if (types === undefined) return DEFAULT_ROSTER;
	if (!Array.isArray(types) || types.length !== VEHICLES_PER_CLAN || new Set(types).size !== VEHICLES_PER_CLAN) {
		throw new Illegal('bad-options', 'rosters');
	}
	return types.map((type: unknown) => {
		if (!isTypeLetter(type)) throw new Illegal('bad-options', 'rosters');
		return type;
	});
}

/** The next clan clockwise that still has types to name. */
export function nextBuilder(field: Field): Clan | undefined {
	return nextClan(field, field.clan, (clan) => !clan.out && clan.roster.length < VEHICLES_PER_CLAN);
}

/** All rosters are complete: vehicles come into being and are placed, clockwise from the first clan (step 3). */
export function startDeployment(field: Field): void {
	const first = field.clanOf(field.options.first) ?? field.clan;
	field.phase = 'deploy';
	field.tell?.({ type: 'deployment' });
	const order = [...field.clans.slice(field.clans.indexOf(first)), ...field.clans];
	for (const clan of new Set(order)) {
		if (clan.out) continue;
		for (const type of clan.roster) awaitPlace(field, field.join(clan, type, null));
	}
	field.clan = first;
	if (field.options.deploy === 'auto') {
		for (const vehicle of [...field.vehicles]) placeByList(field, vehicle);
	}
	if (field.pending.length === 0) beginPlay(field);
}
