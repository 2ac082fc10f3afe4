/** What a beast means to whoever meets it, in a few words: what it does to those it catches, and its own rules. */
import type { Language, Text } from '../../../../engine/module';
import { printed } from '../../../../ui/game/say';
import { cardOf, type BeastCard, type BeastRule, type CardId, type Tag, type VictimOp } from '../../content';
import { victimText } from '../../texts/effects';
import { texts } from '../texts';

export const beastOf = (face: CardId): BeastCard => cardOf(face) as BeastCard;

/** "lose 2 levels, lose a uniform of your choice"; what happens instead stands on the card. */
export function caughtText(face: CardId, language: Language): string {
	const blows = beastOf(face).catastrophe.map((op) => lowered(victimText(bare(op))[language]));
	return printed(blows.join(', '), language);
}

const bare = (op: VictimOp): VictimOp => ('else' in op ? { ...op, else: [] } : op);

const lowered = (sentence: string): string => sentence.slice(0, 1).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

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
