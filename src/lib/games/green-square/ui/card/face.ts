/** What is printed on the small face of a card: its ground, its number, one line. Made from the card's data. */
import type { Text } from '../../../../engine/module';
import { signed } from '../../../../engine/words';
import type { IconName } from '../../../../ui/game/parts';
import { cardOf } from '../../content';
import type { BoonOp, Card, CardId, CardKind, ItemCard, OneShotOp } from '../../content';
import { BODY_SLOT_NAMES, KIND_NAMES, TAG_NAMES } from '../../content/vocabulary';
import { texts } from './texts';

/** Cream is read on all of them. */
const GROUNDS: { readonly [K in Exclude<CardKind, 'oneshot'>]: string } = {
	beast: '#8c3608',
	disaster: '#b4470f',
	enhancer: '#5e2204',
	mate: '#5e2204',
	lunatic: '#5e2204',
	profession: '#0f6f67',
	tribe: '#0f6f67',
	master: '#0f6f67',
	heritage: '#0f6f67',
	item: '#6b4a1e',
	boon: '#2b6e3f',
	volunteer: '#46596b',
	detour: '#46596b'
};
const IN_BATTLE = '#5b6b12';
const IN_FLIGHT = '#36469c';

export function groundOf(face: CardId): string {
	const card = cardOf(face);
	if (card.kind !== 'oneshot') return GROUNDS[card.kind];
	return card.use.op === 'escape' || card.use.op === 'flee-bonus' ? IN_FLIGHT : IN_BATTLE;
}

/** "+5", "8", "↑1"; '' where a card has no number. */
export function figureOf(face: CardId): string {
	const card = cardOf(face);
	switch (card.kind) {
		case 'beast':
			return String(card.level);
		case 'item':
			return card.bonus === 0 ? '' : signed(card.bonus);
		case 'enhancer':
			return signed(card.strength);
		case 'oneshot':
			return 'n' in card.use ? signed(card.use.n) : '';
		case 'boon':
			return card.use.op === 'level-up' ? `↑${card.use.n}` : '';
		case 'disaster':
			return dread(card) === null ? '' : signed(dread(card) ?? 0);
		default:
			return '';
	}
}

/** What a disaster takes from the next battle. */
function dread(card: Card): number | null {
	const op = card.kind === 'disaster' ? card.ops[0] : undefined;
	return op?.op === 'next-battle' ? op.n : null;
}

/** What the card is for, in a few words. */
export function gistOf(face: CardId): Text {
	const card = cardOf(face);
	switch (card.kind) {
		case 'beast':
			return joined(
				card.tags.map((tag) => TAG_NAMES[tag]),
				', '
			);
		case 'item':
			return itemGist(card);
		case 'oneshot':
			return useGist(card.use);
		case 'boon':
			return boonGist(card.use);
		case 'disaster':
			return dread(card) === null ? texts.strikes : filled(texts.rival, signed(dread(card) ?? 0));
		case 'master':
			return texts.forProfession;
		case 'heritage':
			return texts.forTribe;
		case 'enhancer':
			return texts.onBeast;
		case 'mate':
			return texts.secondBeast;
		case 'lunatic':
			return texts.bringsBeast;
		case 'volunteer':
			return texts.carriesItem;
		case 'detour':
			return texts.liftsLimits;
		default:
			return KIND_NAMES[card.kind];
	}
}

function itemGist(card: ItemCard): Text {
	if (card.gives.shield) return texts.stopsDisaster;
	const slot = BODY_SLOT_NAMES[card.slot];
	return card.value === 0 ? slot : joined([slot, { en: `${card.value}`, fr: `${card.value}` }], ' · ');
}

function useGist(use: OneShotOp): Text {
	switch (use.op) {
		case 'boost':
			return { any: texts.forEither, heroes: texts.forHeroes, beasts: texts.forBeasts }[use.side];
		case 'escape':
			return use.who === 'both' ? texts.allGetAway : texts.getAway;
		case 'flee-bonus':
			return texts.toRun;
		case 'remove-beast':
			return texts.beastLeaves;
		case 'force-help':
			return texts.mustHelp;
		case 'dismiss-helper':
			return texts.helperLeaves;
	}
}

function boonGist(use: BoonOp): Text {
	switch (use.op) {
		case 'level-up':
			return texts.levelForOne;
		case 'draw':
			return filled(texts.drawsUpgrades, String(use.n));
		case 'cleanse':
			return texts.endsLasting;
	}
}

/** The sign before each line of the card's text (`cardText`), in the same order. */
export function signsOf(face: CardId): readonly IconName[] {
	const card = cardOf(face);
	switch (card.kind) {
		case 'beast':
			return [
				'trophy',
				...card.bonus.map((): IconName => 'trophy'),
				...card.strength.map((): IconName => 'swords'),
				...card.rules.map((): IconName => 'triangle-alert'),
				...(card.chase === null ? [] : ['hand' as const]),
				...(card.flee === 0 ? [] : ['footprints' as const]),
				...(card.spare.length === 0 ? [] : ['footprints' as const]),
				'skull'
			];
		case 'disaster':
			return card.ops.map(() => 'triangle-alert');
		case 'profession':
		case 'tribe':
			return [
				...card.abilities.filter((ability) => ability !== 'chase').map((): IconName => 'zap'),
				...card.extra.map((): IconName => 'swords'),
				...(card.flee === 0 ? [] : ['footprints' as const])
			];
		case 'enhancer':
			return card.adds === null ? ['swords'] : ['swords', 'triangle-alert'];
		case 'item':
			return [
				...(card.bonus === 0 ? [] : ['swords' as const]),
				...card.extra.map((): IconName => 'swords'),
				...(card.flee === 0 ? [] : ['footprints' as const]),
				...Object.keys(card.gives).map((): IconName => 'zap'),
				...(card.only.length === 0 ? [] : ['ban' as const]),
				...(card.not.length === 0 ? [] : ['ban' as const])
			];
		case 'volunteer':
			return ['hand', 'footprints'];
		default:
			return ['zap'];
	}
}

function joined(parts: readonly Text[], by: string): Text {
	return { en: parts.map(({ en }) => en).join(by), fr: parts.map(({ fr }) => fr).join(by) };
}

const filled = ({ en, fr }: Text, n: string): Text => ({ en: en.replace('{n}', n), fr: fr.replace('{n}', n) });
