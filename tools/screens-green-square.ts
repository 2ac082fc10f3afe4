/** The scenes of Green Square that are photographed: positions that bots have reached, and the taps that follow. */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { View } from '../src/lib/engine/selfplay';
import { cardOf, type CardId } from '../src/lib/games/green-square/content';
import { heroOf } from '../src/lib/games/green-square/heroes';
import type { Move, Slot, State } from '../src/lib/games/green-square/types';
import { battleTotals } from '../src/lib/games/green-square/totals';
import { gameFile, type Wanted } from '../tests/e2e/green-square-games';

/** Pictures of one situation; `looks` are `size-theme-language`. */
export interface Scene {
	readonly name: string;
	readonly looks: readonly string[];
	/** Left out: the scene needs no match. */
	readonly wanted?: Wanted;
	/** From the table of the match, or from home. */
	act?(page: Page): Promise<void>;
}

type Test = (state: State, view: View<State, Move>) => boolean;

const ART = 'src/lib/games/green-square/ui/art';
const DRAWN = new Set(readdirSync(ART).map((file) => file.replace(/^beast-|\.svg$/g, '')));
const NAMES = ['', 'Ana', 'Tom', 'Mia', 'Zoé', 'Léo'];

/** I am in seat 0 and asked; the rest as wished. */
function solo(seats: number, test: Test, wishes?: Wanted['wishes']): Wanted {
	return {
		options: { seats, firstSeat: 0 },
		seats: NAMES.slice(0, seats).map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' })),
		until: (state, _, view) => view.seat === 0 && state.window?.kind !== 'prepare' && test(state, view),
		...(wishes && { wishes })
	};
}

const faceOf = ({ state, sees }: View<State, Move>, slot: Slot): CardId | undefined =>
	state.faces[slot] ?? (sees[slot] as CardId | undefined);
const isDrawn = ({ battle }: State): boolean => battle?.beasts.some(({ face }) => DRAWN.has(face)) === true;
const has = (view: View<State, Move>, type: Move['type']): boolean => view.legal.some((move) => move.type === type);
const own = (state: State) => heroOf(state, 0);
const equipped = (state: State): number => own(state).items.filter(({ on }) => on).length;
/** What can be played on both sides of a battle. */
const boosts = (view: View<State, Move>): boolean => view.legal.some((move) => move.type === 'play' && move.side);
const askable = (view: View<State, Move>): number =>
	new Set(view.legal.flatMap((move) => (move.type === 'ask-help' ? [move.seat] : []))).size;

const pick = (page: Page, name: string): Locator => page.locator(`[data-pick^="${name}"]`).filter({ visible: true });
const pill = async (page: Page, name: string): Promise<void> => {
	if ((await pick(page, `pill ${name}`).count()) === 0) await page.locator('[data-more]').click();
	await pick(page, `pill ${name}`).first().click();
};
/** A card of the hand that can be played: of this ground colour, if there is a choice. */
const handCard = (page: Page): Locator => page.locator('.hand [data-pick^="hand "]:not(.dim)').first();
/** Opens the card of a thing, as `?` does. */
const inspect = async (page: Page, thing: Locator): Promise<void> => {
	await thing.focus();
	await thing.press('?');
	await page.locator('dialog[open]').waitFor();
};
const inHand = (view: View<State, Move>, kind: string): boolean =>
	own(view.state).hand.some((slot) => cardOf(faceOf(view, slot) ?? 'rose-oil').kind === kind);

const PHONE = ['phone-light-en'];
const BOTH = ['phone-light-en', 'phone-dark-fr'];
const SHORT = ['short-light-en', 'short-dark-fr'];
const ready: Test = (state, view) =>
	state.phase === 'ready' &&
	state.turnNo > 8 &&
	equipped(state) >= 3 &&
	own(state).professions.length > 0 &&
	has(view, 'open');
const act: Test = (state, view) => state.battle?.stage === 'act' && state.battle.main === 0 && view.legal.length > 0;
const losing: Test = (state, view) => act(state, view) && isDrawn(state) && battleTotals(state)?.wins === false;
const window_: Test = (state, view) =>
	state.window?.kind === 'settle' && state.ask === null && state.battle?.main !== 0 && isDrawn(state) && boosts(view);

export const SCENES: readonly Scene[] = [
	{
		name: 'battle',
		looks: [...BOTH, ...SHORT, 'desktop-light-en'],
		wanted: solo(4, (state, view) => act(state, view) && isDrawn(state) && boosts(view) && equipped(state) >= 3),
		act: (page) => handCard(page).click()
	},
	{
		name: 'a-open',
		looks: [...BOTH, ...SHORT, 'desktop-dark-fr', 'desktop-light-en'],
		wanted: solo(4, (state, view) => ready(state, view) && own(state).items.some(({ on }) => !on))
	},
	{
		name: 'b-choice',
		looks: PHONE,
		wanted: solo(
			4,
			(state, view) =>
				state.phase === 'choice' &&
				equipped(state) >= 2 &&
				view.legal.some((move) => move.type === 'trouble' && DRAWN.has(faceOf(view, move.card) ?? ''))
		),
		act: (page) => handCard(page).click()
	},
	{
		name: 'c1-ask',
		looks: PHONE,
		wanted: solo(4, (state, view) => losing(state, view) && askable(view) === 3),
		act: (page) => pill(page, 'ask')
	},
	{
		name: 'c2-bargain',
		looks: ['phone-light-en', 'phone-light-fr', 'short-dark-fr'],
		wanted: solo(4, (state, view) => losing(state, view) && askable(view) === 3 && equipped(state) >= 3),
		act: async (page) => {
			await pill(page, 'ask');
			await pick(page, 'seat ').nth(3).click();
		}
	},
	{ name: 'd-asked', looks: BOTH, wanted: solo(4, (state) => state.ask?.kind === 'help' && isDrawn(state)) },
	{ name: 'e1-window', looks: PHONE, wanted: solo(4, window_) },
	{
		name: 'e2-interfere',
		looks: PHONE,
		wanted: solo(4, (state, view) => window_(state, view) && own(state).hand.length <= 5),
		act: (page) => page.locator('.hand [data-pick^="hand "]:has(.bolt)').last().click()
	},
	{
		name: 'f-run',
		looks: [...BOTH, 'short-dark-fr'],
		wanted: solo(
			4,
			({ battle, ask }) =>
				battle?.stage === 'flee' && battle.left.length > 1 && battle.enhancers.length > 0 && ask === null
		)
	},
	{ name: 'g-loot', looks: PHONE, wanted: solo(4, (state) => state.ask?.kind === 'loot') },
	{
		name: 'h1-share',
		looks: PHONE,
		wanted: solo(
			4,
			(state, view) => view.legal.some((move) => move.type === 'share' && move.to !== null) && state.turnNo > 4
		),
		act: (page) => pick(page, 'hand ').first().click()
	},
	{
		name: 'h2-sell',
		looks: PHONE,
		wanted: solo(4, (state, view) => ready(state, view) && has(view, 'sell')),
		act: (page) => pill(page, 'sell')
	},
	{
		name: 'i-trade',
		looks: PHONE,
		wanted: solo(4, (state, view) => ready(state, view) && heroOf(state, 2).items.length > 2),
		act: async (page) => {
			await pill(page, 'trade');
			await pick(page, 'seat 2').first().click();
		}
	},
	{
		name: 'k1-six',
		looks: [...SHORT, 'phone-light-en'],
		wanted: solo(6, (state, view) => act(state, view) && isDrawn(state) && boosts(view) && state.turnNo > 6)
	},
	{
		name: 'k2-table',
		looks: PHONE,
		wanted: solo(
			4,
			(state, view) =>
				ready(state, view) && heroOf(state, 2).professions.length > 0 && heroOf(state, 2).items.length > 3
		),
		act: (page) => pick(page, 'seat 2').first().click()
	},
	{
		name: 'j1-card-beast',
		looks: PHONE,
		wanted: solo(4, (state, view) => act(state, view) && isDrawn(state) && state.battle?.beasts.length === 1),
		act: (page) => inspect(page, pick(page, 'beast ').first())
	},
	{
		name: 'j2-card-item',
		looks: BOTH,
		wanted: solo(4, (state, view) => ready(state, view) && inHand(view, 'item') && own(state).hand.length < 6),
		act: (page) => inspect(page, page.locator('.hand [data-pick^="hand "]:not(.dim)').last())
	},
	{
		name: 'm2-cover',
		looks: BOTH,
		wanted: {
			options: { seats: 3, firstSeat: 0 },
			seats: ['Tom', 'Ana', 'Mia'].map((name) => ({ name, bot: '' })),
			until: (state, _, { seat }) =>
				state.window?.kind === 'settle' &&
				seat === 1 &&
				state.ask === null &&
				isDrawn(state) &&
				state.battle?.main === 0
		}
	},
	{
		name: 'n-lesson',
		looks: [...BOTH, 'short-dark-fr'],
		act: async (page) => {
			await page.goto(new URL('learn/green-square/lesson#tie', page.url()).href);
			await page.locator('.battle').waitFor();
		}
	},
	{
		name: 'p-album',
		looks: ['phone-light-en', 'desktop-dark-fr'],
		act: async (page) => {
			await page.goto(new URL('learn/green-square/album', page.url()).href);
			await page.getByRole('heading', { level: 1 }).waitFor();
		}
	},
	{
		name: 'm1-win',
		looks: [...BOTH, 'desktop-light-en'],
		wanted: {
			options: { seats: 4, goal: 6, firstSeat: 0 },
			seats: NAMES.slice(0, 4).map((name, seat) => ({ name, bot: seat === 0 ? '' : 'easy' }))
		}
	}
];

/** The match of a scene as a file; made once. */
const files = new Map<string, Promise<Buffer>>();
export function fileOf({ name, wanted }: Scene): Promise<Buffer> | null {
	if (wanted === undefined) return null;
	const made = files.get(name) ?? gameFile(name, wanted);
	files.set(name, made);
	return made;
}
