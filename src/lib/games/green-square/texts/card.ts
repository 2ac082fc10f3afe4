/** The text on a card, made from its data: what rules read is what players read. */
import type { Text } from '../../../engine/module';
import { capitalised, signed } from '../../../engine/words';
import { cardOf } from '../content';
import type { BeastCard, Bonus, CallingCard, Card, CardId, EnhancerCard, ItemCard } from '../content';
import { FLAVOUR } from '../content/flavour';
import { NAMES } from '../content/names';
import {
	ABILITY_NAMES,
	BODY_SLOT_NAMES,
	KIND_NAMES,
	LEVEL_UP_LABEL,
	RULE_NAMES,
	TAG_NAMES
} from '../content/vocabulary';
import { levels, upgrades } from '../words/voice';
import { ABILITY_TEXTS } from './abilities';
import { fleeText, useText, victimText } from './effects';
import { anyOf, foesOf, groupOf } from './groups';

export interface CardText {
	readonly name: Text;
	/** The kind, and what is printed beside it. */
	readonly kind: Text;
	/** A rule each, in reading order. */
	readonly lines: readonly Text[];
	readonly flavour: Text | null;
}

export function cardText(face: CardId): CardText {
	const card = cardOf(face);
	return { name: NAMES[face], kind: kindText(card), lines: linesOf(card), flavour: FLAVOUR[face] ?? null };
}

function kindText(card: Card): Text {
	const kind = card.kind === 'boon' && card.use.op === 'level-up' ? LEVEL_UP_LABEL : KIND_NAMES[card.kind];
	switch (card.kind) {
		case 'beast':
			return beside(
				kind,
				{ en: `Level ${card.level}`, fr: `Niveau ${card.level}` },
				...card.tags.map((tag) => TAG_NAMES[tag])
			);
		case 'item':
			return beside(kind, BODY_SLOT_NAMES[card.slot], card.big ? BIG : SMALL, points(card.value));
		case 'oneshot':
			return beside(kind, points(card.value));
		default:
			return kind;
	}
}

const BIG: Text = { en: 'Big', fr: 'Encombrant' };
const SMALL: Text = { en: 'Small', fr: 'Petit' };

function points(value: number): Text {
	if (value === 0) return { en: 'no value', fr: 'sans valeur' };
	return { en: `${value} eco points`, fr: `${value} éco-points` };
}

function beside(...parts: readonly Text[]): Text {
	return { en: parts.map(({ en }) => en).join(' · '), fr: parts.map(({ fr }) => fr).join(' · ') };
}

function linesOf(card: Card): Text[] {
	switch (card.kind) {
		case 'beast':
			return beastLines(card);
		case 'disaster':
			return card.ops.map(victimText);
		case 'profession':
		case 'tribe':
			return callingLines(card);
		case 'enhancer':
			return enhancerLines(card);
		case 'item':
			return itemLines(card);
		case 'oneshot':
		case 'boon':
			return [useText(card.use)];
		case 'volunteer':
			return [
				{
					en: 'Carries one item of any size, which takes up no room on the body.',
					fr: 'Porte un objet de toute taille, qui ne prend pas de place sur le corps.'
				},
				sentence(fleeText(card.flee))
			];
		default:
			return [PLAIN[card.kind]];
	}
}

const PLAIN: { readonly [K in 'master' | 'heritage' | 'lunatic' | 'mate' | 'detour']: Text } = {
	master: {
		en: 'Beside one profession: only its good sides count. Or it allows a second profession.',
		fr: 'Avec une seule profession : seuls ses bons côtés comptent. Ou bien elle en permet une seconde.'
	},
	heritage: {
		en: 'Beside one tribe: only its good sides count. Or it allows a second tribe.',
		fr: 'Avec une seule tribu : seuls ses bons côtés comptent. Ou bien il en permet une seconde.'
	},
	lunatic: {
		en: 'Brings an eco-beast from your hand into a battle.',
		fr: 'Amène dans un combat une éco-bête de votre main.'
	},
	mate: {
		en: 'An eco-beast in battle gets a mate: the same once more, with its enhancers.',
		fr: 'Une éco-bête au combat reçoit un partenaire : la même, avec ses modificateurs.'
	},
	detour: {
		en: 'Attached to one item: it ignores every limit.',
		fr: 'Attachée à un objet : il ignore toutes les limites.'
	}
};

function beastLines(card: BeastCard): Text[] {
	const lines: Text[] = [
		{
			en: `Victory: ${levels(card.levels).en}, ${upgrades(card.upgrades).en}.`,
			fr: `Victoire : ${levels(card.levels).fr}, ${upgrades(card.upgrades).fr}.`
		}
	];
	for (const { if: condition, upgrades: n } of card.bonus) {
		const group = groupOf(condition);
		lines.push({
			en: `${signed(n)} upgrade with ${group.en} among the fighters.`,
			fr: `${signed(n)} amélioration avec ${group.fr} au combat.`
		});
	}
	for (const { if: condition, n } of card.strength) lines.push(against(n, groupOf(condition)));
	for (const rule of card.rules) lines.push(sentence(atStart(RULE_NAMES[rule])));
	if (card.chase !== null) {
		const group = groupOf(card.chase.if);
		lines.push({
			en: `${atStart(group).en} can chase it away: no level${card.chase.upgrades ? ', but its upgrades' : ''}.`,
			fr: `${atStart(group).fr} peuvent la faire fuir : pas de niveau${card.chase.upgrades ? ', mais ses améliorations' : ''}.`
		});
	}
	if (card.flee !== 0) lines.push(sentence(fleeText(card.flee)));
	if (card.spare.length > 0) {
		const group = anyOf(card.spare.map(groupOf));
		lines.push({ en: `Does not pursue ${group.en}.`, fr: `Ne poursuit pas ${group.fr}.` });
	}
	const catastrophe = card.catastrophe.map(victimText);
	lines.push({
		en: `Catastrophe: ${catastrophe.map(({ en }) => en).join(' ')}`,
		fr: `Catastrophe : ${catastrophe.map(({ fr }) => fr).join(' ')}`
	});
	return lines;
}

function callingLines(card: CallingCard): Text[] {
	const lines: Text[] = [];
	for (const ability of card.abilities) {
		if (ability === 'chase') continue;
		const name = ABILITY_NAMES[ability];
		const text = ABILITY_TEXTS[ability];
		lines.push({ en: `${name.en}: ${text.en}`, fr: `${name.fr} : ${text.fr}` });
	}
	lines.push(...card.extra.map(extraLine));
	if (card.flee !== 0) lines.push(sentence(fleeText(card.flee)));
	return lines;
}

function enhancerLines(card: EnhancerCard): Text[] {
	const lines: Text[] = [
		{
			en: `An eco-beast and its mates: ${signed(card.strength)} strength, ${signed(card.upgrades)} upgrades each.`,
			fr: `Une éco-bête et ses partenaires : force ${signed(card.strength)}, améliorations ${signed(card.upgrades)} chacune.`
		}
	];
	if (card.adds !== null) {
		const { en, fr } = TAG_NAMES[card.adds];
		lines.push({ en: `They become ${en}.`, fr: `Elles deviennent « ${fr} ».` });
	}
	return lines;
}

function itemLines(card: ItemCard): Text[] {
	const lines: Text[] = [];
	if (card.bonus !== 0) lines.push({ en: `${signed(card.bonus)} in battle.`, fr: `${signed(card.bonus)} au combat.` });
	lines.push(...card.extra.map(extraLine));
	if (card.flee !== 0) lines.push(sentence(fleeText(card.flee)));
	const { bigCapacity = 0, handLimit = 0, shield = false } = card.gives;
	if (bigCapacity > 0) {
		lines.push({
			en: `You may carry ${bigCapacity} more Big items.`,
			fr: `Vous pouvez porter ${bigCapacity} objets Encombrants de plus.`
		});
	}
	if (handLimit > 0) {
		lines.push({ en: `Hand limit ${signed(handLimit)}.`, fr: `Limite de main ${signed(handLimit)}.` });
	}
	if (shield) {
		lines.push({
			en: 'When a disaster strikes you: discard this item, and nothing happens.',
			fr: 'Quand un désastre vous frappe : défaussez cet objet, et rien ne se passe.'
		});
	}
	if (card.only.length > 0) {
		const group = anyOf(card.only.map(groupOf));
		lines.push({ en: `Only for ${group.en}.`, fr: `Seulement pour ${group.fr}.` });
	}
	if (card.not.length > 0) {
		const group = anyOf(card.not.map(groupOf));
		lines.push({ en: `Not for ${group.en}.`, fr: `Interdit pour ${group.fr}.` });
	}
	return lines;
}

/** A further bonus of an item, profession or tribe: against certain beasts, or for certain heroes. */
function extraLine({ if: condition, n }: Bonus): Text {
	if ('tag' in condition) return against(n, foesOf(condition.tag));
	const group = groupOf(condition);
	return { en: `${signed(n)} for ${group.en}.`, fr: `${signed(n)} pour ${group.fr}.` };
}

function against(n: number, group: Text): Text {
	return { en: `${signed(n)} against ${group.en}.`, fr: `${signed(n)} contre ${group.fr}.` };
}

function sentence({ en, fr }: Text): Text {
	return { en: `${en}.`, fr: `${fr}.` };
}

function atStart({ en, fr }: Text): Text {
	return { en: capitalised(en), fr: capitalised(fr) };
}
