/**
 * One-line position notation, GCN (3.4). `parsePosition` accepts exactly the texts that `formatPosition` writes for legal positions
 * (3.2), so that JSON → GCN → JSON and GCN → JSON → GCN are both the identity. Foreign text gives an error value, never a throw.
 */
import type { Parsed } from '../../engine/module';
import { campFacing, facingOf } from './board';
import { MODE_SPECS, idOf } from './content';
import { faultIn } from './invariants';
import { RULES_VERSION } from './setup';
import type {
	Active,
	ClanLetter,
	ClanState,
	Facing,
	FullOptions,
	Mode,
	Pending,
	Result,
	Roster,
	Rosters,
	State,
	TurnState,
	TypeLetter,
	VehicleId,
	VehicleState
} from './types';
import { BUILDS, MODES, PHASES, POOLS, WAYS } from './types';

/** Twice as long as any legal position. */
export const LONGEST_POSITION_TEXT = 1000;

export function formatPosition(state: State): string {
	const { mode } = state.options;
	const clans = MODE_SPECS[mode].clans.map(({ letter }) => formatClan(state, letter));
	return [
		'GC1',
		state.phase.charAt(0),
		formatOptions(state.options),
		...clans,
		orDash(sortedEntries(state.traps).map(([square, clan]) => square + clan)),
		orDash(sortedEntries(state.poison).map(([victim, snake]) => `${victim}<${snake}`)),
		formatTurn(state.turn),
		formatActive(state.turn.active),
		orDash(state.pending.map((entry) => (entry.kind === 'place' ? entry.vehicle : `${entry.clan}!`))),
		String(state.quiet),
		state.result === null ? '-' : `${state.result.winners.join('.')}:${state.result.reason}`
	].join(' ');
}

const orDash = (entries: readonly string[]): string => (entries.length === 0 ? '-' : entries.join('.'));

function sortedEntries(map: { readonly [key: string]: string }): [string, string][] {
	return Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
}

function formatOptions({ mode, first, build, pool, deploy, returns, quietLimit }: FullOptions): string {
	return (
		mode.charAt(0) +
		first +
		[build, pool, deploy, returns].map((value) => value.charAt(0)).join('') +
		String(quietLimit)
	);
}

function formatClan({ clans, vehicles }: State, letter: ClanLetter): string {
	const clan = clans[letter];
	if (clan === undefined) return `${letter}-x:`;
	const tokens = clan.roster.map((type) => type + formatVehicle(vehicles[idOf(letter, type)]));
	return letter + (clan.regen ? '+' : '-') + (clan.out ? 'x' : '') + ':' + tokens.join(',');
}

function formatVehicle(vehicle: VehicleState | undefined): string {
	if (vehicle === undefined) return '';
	const { at, face, hp, latent } = vehicle;
	if (at === null && hp === 0) return 'x';
	return (at === null ? '?' : at + face) + String(hp) + "'".repeat(latent);
}

function formatTurn({ clan, number, bonus, moved, played, barred }: TurnState): string {
	const types = (ids: readonly VehicleId[]): string => ids.map((id) => id.charAt(1)).join('');
	return `${clan}${number}${bonus ? '*' : ''}${moved ? '!' : ''}/${types(played)}/${types(barred)}`;
}

function formatActive(active: Active | null): string {
	if (active === null) return '-';
	return active.vehicle.charAt(1) + String(active.mp) + (active.ability ? '+' : '-') + active.trail.join('.');
}

export function parsePosition(text: string): Parsed<State> {
	if (typeof text !== 'string' || text.length > LONGEST_POSITION_TEXT) return fail('not a position');
	const state = readPosition(text.split(' '));
	if (state === null) return fail('not a position in GCN');
	const fault = faultIn(state);
	if (fault !== null) return fail(fault);
	return formatPosition(state) === text ? { ok: true, value: state } : fail('not written as GCN writes it');
}

const fail = (error: string): Parsed<never> => ({ ok: false, error });

function readPosition(fields: readonly string[]): State | null {
	const [mark, phaseText = '', optionsText = '', ...rest] = fields;
	const phase = byInitial(PHASES, phaseText);
	const options = readOptions(optionsText);
	if (mark !== 'GC1' || phase === undefined || options === null) return null;
	const specs = MODE_SPECS[options.mode].clans;
	const clanFields = rest.slice(0, specs.length);
	const [trapsText, poisonText, turnText, activeText, pendingText, quietText, resultText, ...more] = rest.slice(
		specs.length
	);
	if (resultText === undefined || more.length > 0) return null;

	const clans: { [letter in ClanLetter]?: ClanState } = {};
	const rosters: { [letter in ClanLetter]?: Roster } = {};
	const vehicles: { [id: VehicleId]: VehicleState } = {};
	for (const [i, { letter, seat, team }] of specs.entries()) {
		const clan = readClan(clanFields[i] ?? '', letter, vehicles);
		if (clan === null) return null;
		clans[letter] = { seat, team, ...clan };
		rosters[letter] = clan.roster;
	}
	const traps = readPairs(trapsText ?? '', /^([a-o]\d{1,2})([rybw])$/);
	const poison = readPairs(poisonText ?? '', /^([rybw][SRKTGUOHND])<([rybw][SRKTGUOHND])$/);
	const turn = readTurn(turnText ?? '', activeText ?? '');
	const pending = readPending(pendingText ?? '');
	const quiet = readNumber(quietText ?? '');
	const result = readResult(resultText);
	if (traps === null || poison === null || turn === null || pending === null || quiet === null) return null;
	if (result === undefined) return null;
	return {
		game: 'green-conquest',
		version: RULES_VERSION,
		options: options.build === 'preset' ? { ...options, rosters: rosters satisfies Rosters } : options,
		phase,
		clans,
		vehicles,
		traps: traps as { [square: string]: ClanLetter },
		poison,
		turn,
		pending,
		quiet,
		result
	};
}

function byInitial<T extends string>(words: readonly T[], initial: string): T | undefined {
	return words.find((word) => word.charAt(0) === initial);
}

function readNumber(text: string): number | null {
	return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function readOptions(text: string): FullOptions | null {
	const match = /^([dtmc])([rybw])([fdp])([os])([ca])([ca])(\d{1,15})$/.exec(text);
	if (match === null) return null;
	const [, mode = '', first = '', build = '', pool = '', deploy = '', returns = '', quiet = ''] = match;
	return {
		mode: byInitial<Mode>(MODES, mode) ?? 'duel',
		first: first as ClanLetter,
		build: byInitial(BUILDS, build) ?? 'free',
		pool: byInitial(POOLS, pool) ?? 'open',
		deploy: byInitial(WAYS, deploy) ?? 'choose',
		returns: byInitial(WAYS, returns) ?? 'choose',
		quietLimit: Number(quiet)
	};
}

type ClanReading = Pick<ClanState, 'roster' | 'out' | 'regen'>;

/** Reads a clan field and adds its vehicles to the map. */
function readClan(text: string, letter: ClanLetter, vehicles: { [id: VehicleId]: VehicleState }): ClanReading | null {
	const match = /^([rybw])([+-])(x?):(.*)$/.exec(text);
	if (match === null || match[1] !== letter) return null;
	const tokens = match[4] === '' ? [] : (match[4] ?? '').split(',');
	const roster: TypeLetter[] = [];
	for (const token of tokens) {
		const type = readToken(token, letter, vehicles);
		if (type === null || roster.includes(type)) return null;
		roster.push(type);
	}
	return { roster, out: match[3] === 'x', regen: match[2] === '+' };
}

function readToken(token: string, clan: ClanLetter, vehicles: { [id: VehicleId]: VehicleState }): TypeLetter | null {
	const match = /^([SRKTGUOHND])(x|(?:\?|([a-o]\d{1,2})([nesw]))(\d)('{0,2}))?$/.exec(token);
	if (match === null) return null;
	const [, letter, standing, at, face, hp = '0', latency = ''] = match;
	const type = letter as TypeLetter;
	if (standing === undefined) return type;
	vehicles[idOf(clan, type)] = {
		at: at ?? null,
		face: (face as Facing | undefined) ?? facingOf(campFacing(clan)),
		hp: Number(hp),
		latent: latency.length
	};
	return type;
}

/** `key value` pairs joined by dots, or a dash. */
function readPairs(text: string, pattern: RegExp): { [key: string]: string } | null {
	const pairs: { [key: string]: string } = {};
	for (const entry of entriesOf(text)) {
		const match = pattern.exec(entry);
		if (match === null) return null;
		pairs[match[1] ?? ''] = match[2] ?? '';
	}
	return pairs;
}

const entriesOf = (text: string): string[] => (text === '-' ? [] : text.split('.'));

function readTurn(text: string, activeText: string): TurnState | null {
	const match = /^([rybw])(\d{1,15})(\*?)(!?)\/([SRKTGUOHND]*)\/([SRKTGUOHND]*)$/.exec(text);
	if (match === null) return null;
	const clan = match[1] as ClanLetter;
	const ids = (letters = ''): VehicleId[] => [...letters].map((type) => idOf(clan, type as TypeLetter));
	const active = readActive(activeText, clan);
	if (active === undefined) return null;
	return {
		clan,
		number: Number(match[2]),
		bonus: match[3] === '*',
		moved: match[4] === '!',
		played: ids(match[5]),
		barred: ids(match[6]),
		active
	};
}

function readActive(text: string, clan: ClanLetter): Active | null | undefined {
	if (text === '-') return null;
	const match = /^([SRKTGUOHND])(\d)([+-])(.*)$/.exec(text);
	if (match === null) return undefined;
	const [, type, mp, ability, trail = ''] = match;
	return {
		vehicle: idOf(clan, type as TypeLetter),
		mp: Number(mp),
		ability: ability === '+',
		trail: trail === '' ? [] : trail.split('.')
	};
}

function readPending(text: string): Pending[] | null {
	const pending: Pending[] = [];
	for (const entry of entriesOf(text)) {
		const match = /^([rybw])([SRKTGUOHND!])$/.exec(entry);
		if (match === null) return null;
		const clan = match[1] as ClanLetter;
		pending.push(match[2] === '!' ? { kind: 'regen', clan } : { kind: 'place', vehicle: entry });
	}
	return pending;
}

function readResult(text: string): Result | null | undefined {
	if (text === '-') return null;
	const match = /^([0-3](?:\.[0-3]){0,3}):([a-z-]{1,20})$/.exec(text);
	if (match === null) return undefined;
	return { winners: (match[1] ?? '').split('.').map(Number), reason: match[2] ?? '' };
}
