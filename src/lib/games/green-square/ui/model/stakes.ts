/** What a beast means to whoever meets it, in a few words: what it does to those it catches, and its own rules. */
import type { Language, Text } from '../../../../engine/module';
import { printed } from '../../../../ui/game/say';
import { cardOf, type BeastCard, type BeastRule, type CardId, type Tag, type VictimOp } from '../../content';
import { hasAbility, heroOf, lowestLevel } from '../../heroes';
import { enhancersOf } from '../../parts';
import { victimText } from '../../texts/effects';
import type { Beast, Seat, State } from '../../types';
import { texts } from '../texts';

export const beastOf = (face: CardId): BeastCard => cardOf(face) as BeastCard;

/** "lose 2 levels, lose a uniform of your choice"; what happens instead stands on the card. */
export function caughtText(face: CardId, language: Language): string {
	const blows = beastOf(face).catastrophe.map((op) => lowered(victimText(bare(op))[language]));
	return printed(blows.join(', '), language);
}

const bare = (op: VictimOp): VictimOp => ('else' in op ? { ...op, else: [] } : op);

const lowered = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** The level of whoever this beast would catch, before and after; null: it takes no level. */
export function fallOf(state: State, seat: Seat, face: CardId): { readonly a: number; readonly b: number } | null {
	const { level: a } = heroOf(state, seat);
	const saved = hasAbility(state, seat, 'steadfast') ? 1 : 0;
	const b = beastOf(face).catastrophe.reduce((level, op) => {
		if (op.op === 'lose-level') return Math.max(1, level - Math.max(0, op.n - saved));
		return op.op === 'level-to-lowest' ? Math.min(level, lowestLevel(state)) : level;
	}, a);
	return a === b ? null : { a, b };
}

/** The enhancers on a beast's family. */
export const facesOn = (state: State, beast: Beast): readonly CardId[] =>
	enhancersOf(state, beast).flatMap((slot) => state.faces[slot] ?? []);

const RULE_SIGNS: { readonly [R in BeastRule]: Text } = {
	'no-ties': texts.winsTies,
	'no-help': texts.noHelp,
	'level-only': texts.levelOnly
};

export const ruleText = (rule: BeastRule): Text => RULE_SIGNS[rule];

/** Its own tags, and those that enhancers add. */
export function tagsOf(face: CardId, enhancers: readonly CardId[]): readonly Tag[] {
	const added = enhancers.flatMap((id) => {
		const card = cardOf(id);
		return card.kind === 'enhancer' && card.adds !== null ? [card.adds] : [];
	});
	return [...new Set([...beastOf(face).tags, ...added])];
}
