/**
 * Which effects of which cards have happened in a game. The list of effects is made from the card data; what happened is read from moves,
 * events and the state before them, not from the rules' own bookkeeping.
 */
import type { GameEvent } from '../../../src/lib/engine/contract';
import type { Player, View } from '../../../src/lib/engine/selfplay';
import type { Event, Move, State } from '../../../src/lib/games/green-square';
import { holds, holdsAgainst } from '../../../src/lib/games/green-square/conditions';
import { CARDS, cardOf } from '../../../src/lib/games/green-square/content';
import type { Card, CardId, VictimOp } from '../../../src/lib/games/green-square/content';

/** Every effect that a card can have, by name. */
export function effectsOf(card: Card): string[] {
	switch (card.kind) {
		case 'beast':
			return [
				'fought',
				'defeated',
				...card.strength.map((_, i) => `strength ${i}`),
				...card.bonus.map((_, i) => `bonus ${i}`),
				...card.spare.map((_, i) => `spare ${i}`),
				...card.rules,
				...(card.chase === null ? [] : ['chase']),
				...(card.flee === 0 ? [] : ['flee']),
				...opNames(card.catastrophe)
			];
		case 'disaster':
			return ['played', ...opNames(card.ops)];
		case 'profession':
		case 'tribe':
			return [
				'played',
				...card.abilities,
				...card.extra.map((_, i) => `extra ${i}`),
				...(card.flee === 0 ? [] : ['flee'])
			];
		case 'master':
		case 'heritage':
			return ['played', 'pure', 'two'];
		case 'item':
			return [
				'played',
				'in battle',
				...card.extra.map((_, i) => `extra ${i}`),
				...(card.flee === 0 ? [] : ['flee']),
				...Object.keys(card.gives)
			];
		case 'oneshot':
			return ['played', ...(card.use.op === 'boost' ? card.use.extra.map((_, i) => `extra ${i}`) : [])];
		case 'volunteer':
			return ['played', 'flee', 'carries'];
		default:
			return ['played'];
	}
}

function opNames(ops: readonly VictimOp[]): string[] {
	return ops.flatMap((op) => [op.op, ...('else' in op ? opNames(op.else ?? []).map((name) => `else ${name}`) : [])]);
}

/** Cards that show what they do only while they lie on the table. */
const PERMANENT: ReadonlySet<Card['kind']> = new Set([
	'profession',
	'tribe',
	'master',
	'heritage',
	'item',
	'volunteer'
]);

export class Coverage {
	private readonly counts = new Map<string, number>();
	private state: State | null = null;

	/** How often an effect of a card has happened. */
	count(card: CardId, effect: string): number {
		return this.counts.get(`${card}/${effect}`) ?? 0;
	}

	missing(): string[] {
		return CARDS.flatMap((card) =>
			effectsOf(card).flatMap((effect) => (this.count(card.id, effect) > 0 ? [] : [`${card.id}: ${effect}`]))
		);
	}

	/** Some effect of the card has not happened yet. */
	lacks(card: CardId): boolean {
		return effectsOf(cardOf(card)).some((effect) => this.count(card, effect) === 0);
	}

	/** The card is a beast that has not yet done all it can to whom it catches. */
	lacksCatastrophe(face: CardId): boolean {
		const card = cardOf(face);
		return card.kind === 'beast' && opNames(card.catastrophe).some((name) => this.count(face, name) === 0);
	}

	/** The move would show something that has not been seen yet. */
	isNews({ state, sees }: View<State, Move>, move: Move): boolean {
		switch (move.type) {
			case 'play': {
				const face = (state.faces[move.card] ?? sees[move.card]) as CardId;
				return this.count(face, 'played') === 0 || (PERMANENT.has(cardOf(face).kind) && this.lacks(face));
			}
			case 'trouble':
				return this.lacks((state.faces[move.card] ?? sees[move.card]) as CardId);
			case 'use': {
				const beast = state.battle?.beasts.find(({ id }) => id === move.beast);
				if (move.ability === 'chase') return beast !== undefined && this.count(beast.face, 'chase') === 0;
				return CARDS.some(
					({ id }) => this.count(id, move.ability) === 0 && effectsOf(cardOf(id)).includes(move.ability)
				);
			}
			case 'explore':
				return move.regrow !== undefined && this.count('druid', 'regrow') === 0;
			default:
				return false;
		}
	}

	/** A player whose moves are noted. */
	noting(player: Player<State, Move>): Player<State, Move> {
		return (view, random) => {
			const move = player(view, random);
			if (move.type === 'play') {
				const face = view.state.faces[move.card] ?? view.sees[move.card];
				this.add(face as CardId, 'played');
			}
			return move;
		};
	}

	/** Before each decision: what counts on the table now. */
	watch(state: State): void {
		this.state = state;
		for (const hero of Object.values(state.players)) {
			if (hero.master !== null) this.add('eco-master', hero.professions.length === 2 ? 'two' : 'pure');
			if (hero.heritage !== null) this.add('cultural-heritage', hero.tribes.length === 2 ? 'two' : 'pure');
			if (hero.items.some(({ by }) => by !== null && state.faces[by] === 'volunteer')) this.add('volunteer', 'carries');
		}
		const { battle } = state;
		if (battle === null) return;
		const fighters = battle.helper === null ? [battle.main] : [battle.main, battle.helper];
		for (const { face } of battle.beasts) this.watchBeast(state, face, fighters);
		for (const seat of fighters) this.watchFighter(state, seat);
	}

	private watchBeast(state: State, face: CardId, fighters: readonly number[]): void {
		const card = cardOf(face);
		if (card.kind !== 'beast') return;
		this.add(face, 'fought');
		for (const rule of card.rules) this.add(face, rule);
		card.strength.forEach((entry, i) => {
			const applies = entry.n > 0 ? holdsAgainst : holds;
			if (fighters.some((seat) => applies(state, seat, entry.if))) this.add(face, `strength ${i}`);
		});
		card.bonus.forEach((entry, i) => {
			if (fighters.some((seat) => holds(state, seat, entry.if))) this.add(face, `bonus ${i}`);
		});
	}

	private watchFighter(state: State, seat: number): void {
		const hero = state.players[seat];
		const worn = (hero?.items ?? []).filter(({ on }) => on).map(({ card }) => card);
		for (const slot of [...worn, ...(hero?.professions ?? []), ...(hero?.tribes ?? [])]) {
			const face = state.faces[slot];
			const card = face === undefined ? undefined : cardOf(face);
			if (face === undefined || card === undefined || !('extra' in card)) continue;
			if (card.kind === 'item') {
				this.add(face, 'in battle');
				for (const gift of Object.keys(card.gives)) if (gift !== 'shield') this.add(face, gift);
			}
			card.extra.forEach((entry, i) => {
				if (holds(state, seat, entry.if)) this.add(face, `extra ${i}`);
			});
		}
	}

	tell(told: GameEvent): void {
		const event = told as Event;
		const { state } = this;
		switch (event.type) {
			case 'opened':
				if (cardOf(event.face).kind === 'disaster') this.add(event.face, 'played');
				return;
			case 'struck':
			case 'caught':
				return this.blows(event.face, event.seat);
			case 'spared':
				return this.spared(event.face, event.seat);
			case 'flight-rolled':
				this.add(event.face, 'flee');
				return this.flees(event.seat);
			case 'battle-won': {
				const { battle } = state ?? {};
				for (const { face } of battle?.beasts ?? []) this.add(face, 'defeated');
				if (battle?.strength.heroes === battle?.strength.beasts && event.levels > 0)
					this.add('green-activist', 'win-ties');
				return;
			}
			case 'boosted': {
				const { use } = cardOf(event.face) as Extract<Card, { kind: 'oneshot' }>;
				if (use.op === 'boost' && event.n > use.n) this.add(event.face, 'extra 0');
				return;
			}
			case 'beast-removed':
				return event.how === 'chase' ? this.add(event.face, 'chase') : undefined;
			case 'shielded':
				return this.add(event.face, 'shield');
			case 'level':
				return event.why === 'shared-glory' ? this.add('air-nomad', 'shared-glory') : undefined;
			case 'green-boost':
				return this.add('green-activist', event.type);
			case 'bamboo-hit':
				return this.add('bamboo-bandit', event.type);
			case 'steal-rolled':
				return this.add('bamboo-bandit', 'steal');
			case 'salvaged':
				return this.add('eco-engineer', 'salvage');
			case 'regrew':
				return this.add('druid', 'regrow');
			case 'purified':
				return this.add('water-whisperer', 'purify');
			case 'second-wind':
				return this.add('air-nomad', event.type);
		}
	}

	/** The ops of a catastrophe or disaster, each as it finds its victim. */
	private blows(face: CardId, victim: number): void {
		const card = cardOf(face);
		const ops = card.kind === 'beast' ? card.catastrophe : card.kind === 'disaster' ? card.ops : [];
		for (const op of ops) {
			const instead = 'else' in op ? (op.else ?? []) : [];
			if (instead.length === 0 || this.finds(op, victim)) this.add(face, op.op);
			else for (const other of instead) this.add(face, `else ${other.op}`);
			const tribes = this.state?.players[victim]?.tribes ?? [];
			if (op.op === 'lose-level' && tribes.some((slot) => this.state?.faces[slot] === 'earth-guardian')) {
				this.add('earth-guardian', 'steadfast');
			}
		}
	}

	private finds(op: VictimOp, victim: number): boolean {
		const { state } = this;
		const hero = state?.players[victim];
		if (state === null || hero === undefined) return true;
		const items = hero.items.map(({ card }) => cardOf(state.faces[card] as CardId));
		switch (op.op) {
			case 'lose-item':
				return items.some((item) => {
					const { slot = '', big = false } = item as { slot?: string; big?: boolean };
					if (op.what === 'any') return true;
					return op.what === 'big' ? big : op.what === 'small' ? !big : slot.startsWith(op.what);
				});
			case 'lose-best-item':
				return hero.items.some(({ on }) => on);
			case 'lose-profession':
				return hero.professions.length > 0;
			case 'lose-tribe':
				return hero.tribes.length > 0;
			case 'set-food':
				return hero.food !== op.food;
			default:
				return hero.hand.length > 0;
		}
	}

	private spared(face: CardId, seat: number): void {
		const card = cardOf(face);
		if (card.kind !== 'beast' || this.state === null) return;
		card.spare.forEach((condition, i) => {
			if (this.state !== null && holds(this.state, seat, condition)) this.add(face, `spare ${i}`);
		});
	}

	/** Whatever changes the die of a runner. */
	private flees(seat: number): void {
		const { state } = this;
		const hero = state?.players[seat];
		if (state === null || hero === undefined) return;
		const worn = hero.items.filter(({ on }) => on).map(({ card }) => card);
		for (const slot of [...worn, ...hero.professions, ...hero.tribes, ...hero.volunteers]) {
			const face = state.faces[slot];
			if (face !== undefined) this.add(face, 'flee');
		}
	}

	private add(card: CardId, effect: string): void {
		const key = `${card}/${effect}`;
		this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
	}
}
