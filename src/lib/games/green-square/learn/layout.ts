/**
 * Positions for lessons and puzzles, written as they lie: two heroes, the learner (seat 0) and Ana (seat 1), who rests, so that nobody is waited
 * for. The learner's hand has the slots `loc:0`, `loc:1` … and `upg:0`, `upg:1` … in the order given; everything else lies behind them.
 */
import type { Facts, Seat, Slot } from '../../../engine/contract';
import { seeded } from '../../../engine/random';
import { DECKS, DECK_FACES, cardOf } from '../content';
import type { CardId, DeckId, Food } from '../content';
import { notation } from '../notation';
import { setup } from '../setup';
import { beastsTotal, heroesTotal } from '../strength';
import type { Battle, Carried, Hero, Phase, Settings, State, Working } from '../types';

interface HeroLayout {
	readonly level?: number;
	readonly food?: Food;
	/** Equipped. */
	readonly wears?: readonly CardId[];
	/** Carried but not equipped; one-shots laid down. */
	readonly carries?: readonly CardId[];
	/** Professions, tribes, Eco Master, Cultural Heritage, Volunteers, lasting disasters: each goes where its kind lies. */
	readonly has?: readonly CardId[];
}

export interface Layout {
	readonly you: HeroLayout & { readonly hand: readonly CardId[] };
	/** Her hand is hidden: so many cards. */
	readonly ana?: HeroLayout & { readonly hand?: number };
	readonly phase?: Phase;
	readonly battle?: {
		/** Who fights; the learner if left out. Ana has settled, and the learner is asked. */
		readonly main?: Seat;
		/** A face that begins with `+` is the mate of the beast before it. */
		readonly beasts: readonly (CardId | `+${CardId}`)[];
		/** The battle is lost, and the learner runs. */
		readonly lost?: true;
	};
	/** The next locations, from the top. */
	readonly locations?: readonly CardId[];
	/** The dice to come. */
	readonly dice?: readonly number[];
	readonly options?: Partial<Settings>;
}

const TURN = 7;
const ANA_HOLDS = 4;

/** A position in notation, with the truth about its hidden cards and its dice. */
export function layout(drawn: Layout): { readonly start: string; readonly facts: Facts } {
	const table = new Table();
	const hand = drawn.you.hand.map((face) => table.hide(face));
	const you = table.hero(drawn.you, hand);
	const ana = table.hero(drawn.ana ?? {}, []);
	const battle = drawn.battle === undefined ? null : table.battle(drawn.battle);
	ana.hand = Array.from({ length: drawn.ana?.hand ?? ANA_HOLDS }, (_, i) => table.draw(DECKS[i % 2] ?? 'loc'));
	ana.resting = battle?.main !== 1;
	const turn = battle?.main ?? 0;
	const isAsked = battle?.stage === 'settle';
	const state: State = {
		...setup({ seats: 2, firstSeat: 0, ...drawn.options }),
		phase: drawn.phase ?? (battle === null ? 'ready' : 'battle'),
		turn,
		turnNo: TURN - 1 + turn,
		windows: TURN,
		decks: table.decks(),
		faces: table.faces,
		players: { 0: you, 1: ana },
		battle,
		window: isAsked ? { id: TURN, kind: 'settle', waiting: [0] } : null
	};
	const dice = (drawn.dice ?? []).map((die, i) => [`roll:${i + 1}`, die] as const);
	return {
		start: notation.formatPosition(withStrength(state)),
		facts: { ...table.truth(drawn.locations ?? []), ...Object.fromEntries(dice) }
	};
}

function withStrength(state: State): State {
	if (state.battle === null) return state;
	return {
		...state,
		battle: { ...state.battle, strength: { heroes: heroesTotal(state), beasts: beastsTotal(state) } }
	};
}

/** The cards as they are laid out, slot by slot. */
class Table {
	readonly faces: { [slot: Slot]: CardId } = {};
	readonly #hidden: { [slot: Slot]: CardId } = {};
	readonly #next = { loc: 0, upg: 0 };

	draw(deck: DeckId): Slot {
		return `${deck}:${this.#next[deck]++}`;
	}

	/** A card that only its owner sees. */
	hide(face: CardId): Slot {
		const slot = this.draw(cardOf(face).deck);
		this.#hidden[slot] = face;
		return slot;
	}

	open(face: CardId): Slot {
		const slot = this.draw(cardOf(face).deck);
		this.faces[slot] = face;
		return slot;
	}

	hero({ level = 1, food = 'meat', wears = [], carries = [], has = [] }: HeroLayout, hand: Slot[]): Hero {
		const lying = (on: boolean) => (face: CardId) => ({ card: this.open(face), on, by: null });
		const items: Carried[] = [...wears.map(lying(true)), ...carries.map(lying(false))];
		const slots = has.map((face) => ({ kind: cardOf(face).kind, slot: this.open(face) }));
		const of = (kind: string): Slot[] => slots.filter((entry) => entry.kind === kind).map(({ slot }) => slot);
		return {
			level,
			food,
			alive: true,
			reborn: false,
			out: false,
			hand,
			items,
			professions: of('profession'),
			tribes: of('tribe'),
			master: of('master')[0] ?? null,
			heritage: of('heritage')[0] ?? null,
			volunteers: of('volunteer'),
			lasting: of('disaster'),
			fresh: [],
			used: [],
			proposals: 0,
			resting: false
		};
	}

	battle({ main = 0, beasts: names, lost }: NonNullable<Layout['battle']>): Battle {
		const beasts: Battle['beasts'] = [];
		for (const name of names) {
			const id = beasts.length + 1;
			const mate = name.startsWith('+') ? beasts.at(-1) : undefined;
			const face = (mate === undefined ? name : name.slice(1)) as CardId;
			const card = this.open(mate === undefined ? face : 'eco-buddy');
			beasts.push({ id, card, face, family: mate?.family ?? id, by: main });
		}
		return {
			main,
			helper: null,
			forced: false,
			deal: null,
			stage: lost ? 'flee' : main === 0 ? 'act' : 'settle',
			beasts,
			gone: [],
			enhancers: [],
			plays: [],
			cards: beasts.map(({ card }) => card),
			boosts: {},
			hits: {},
			hitters: [],
			rerolled: [],
			asked: {},
			nextId: beasts.length + 1,
			runner: lost ? 0 : null,
			runners: [],
			left: lost ? beasts.map(({ id }) => id) : [],
			escaped: [],
			fleeBonus: {},
			dead: [],
			lastRoll: null,
			strength: { heroes: 0, beasts: 0 }
		};
	}

	decks(): Working['decks'] {
		const { loc, upg } = this.#next;
		return {
			loc: { next: loc, end: DECK_FACES.loc.length, batches: [] },
			upg: { next: upg, end: DECK_FACES.upg.length, batches: [] }
		};
	}

	/** What lies in every hidden slot: the hand, then the given locations, then the rest of both decks. */
	truth(locations: readonly CardId[]): Facts {
		const facts: { [slot: Slot]: CardId } = { ...this.#hidden };
		const { loc: drawn } = this.#next;
		locations.forEach((face, i) => (facts[`loc:${drawn + i}`] = face));
		for (const deck of DECKS) {
			const rest = seeded('lesson').shuffle(without(DECK_FACES[deck], Object.values({ ...this.faces, ...facts })));
			for (let n = 0; n < DECK_FACES[deck].length; n++) {
				const slot: Slot = `${deck}:${n}`;
				const isOpen = this.faces[slot] !== undefined || facts[slot] !== undefined;
				const face = isOpen ? undefined : rest.pop();
				if (face !== undefined) facts[slot] = face;
			}
		}
		return facts;
	}
}

function without(all: readonly CardId[], taken: readonly CardId[]): CardId[] {
	const left = [...all];
	for (const face of taken) {
		const at = left.indexOf(face);
		if (at >= 0) left.splice(at, 1);
	}
	return left;
}
