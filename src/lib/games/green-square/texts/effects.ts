/** What ops do (§7.4, §7.5), a sentence each, addressed to whom they strike or to whom plays the card. */
import type { Text } from '../../../engine/module';
import { signed } from '../../../engine/words';
import type { BoonOp, ItemClass, OneShotOp, Side, VictimOp } from '../content';
import { FOOD_NAMES } from '../content/vocabulary';
import { levels, upgrades } from '../words/voice';
import { groupOf } from './groups';

const ITEMS: { readonly [key in ItemClass]: Text } = {
	head: { en: 'head item', fr: 'objet de tête' },
	uniform: { en: 'uniform', fr: 'uniforme' },
	footwear: { en: 'pair of footwear', fr: 'paire de chaussures' },
	hand: { en: 'item for one or two hands', fr: 'objet à une ou deux mains' },
	big: { en: 'Big item', fr: 'objet Encombrant' },
	small: { en: 'Small item', fr: 'petit objet' },
	any: { en: 'item', fr: 'objet' }
};
const FEMININE: ReadonlySet<ItemClass> = new Set(['footwear']);

/** A blow, and what happens instead if it finds nothing. */
export function victimText(op: VictimOp): Text {
	const blow = blowText(op);
	const instead = 'else' in op ? (op.else ?? []).map(victimText) : [];
	if (instead.length === 0) return blow;
	return {
		en: `${blow.en} If you cannot: ${instead.map(({ en }) => lowered(en)).join(' ')}`,
		fr: `${blow.fr} À défaut : ${instead.map(({ fr }) => lowered(fr)).join(' ')}`
	};
}

function blowText(op: VictimOp): Text {
	switch (op.op) {
		case 'lose-level':
			return { en: `Lose ${levels(op.n).en}.`, fr: `Perdez ${levels(op.n).fr}.` };
		case 'level-to-lowest':
			return {
				en: 'Fall to the lowest level among the living heroes.',
				fr: 'Descendez au plus bas niveau des héros vivants.'
			};
		case 'lose-item':
			return loseItemText(op.what, op.n);
		case 'lose-best-item':
			return {
				en: 'Lose the equipped item with the highest bonus.',
				fr: 'Perdez l’objet équipé au bonus le plus élevé.'
			};
		case 'lose-hand':
			return loseHandText(op.n);
		case 'lose-random':
			return op.n === 1
				? { en: 'Lose a random hand card.', fr: 'Perdez une carte de votre main, au hasard.' }
				: { en: `Lose ${op.n} random hand cards.`, fr: `Perdez ${op.n} cartes de votre main, au hasard.` };
		case 'lose-profession':
			return { en: 'Lose a profession.', fr: 'Perdez une profession.' };
		case 'lose-tribe':
			return { en: 'Lose a tribe.', fr: 'Perdez une tribu.' };
		case 'set-food': {
			const { en, fr } = FOOD_NAMES[op.food];
			return { en: `Your food choice becomes ${en}.`, fr: `Votre régime alimentaire devient : ${fr}.` };
		}
		case 'pass-card':
			return op.n === 1
				? {
						en: 'Give a hand card of your choice to the next living player.',
						fr: 'Donnez une carte de votre main, au choix, au prochain joueur vivant.'
					}
				: {
						en: `Give ${op.n} hand cards of your choice to the next living player.`,
						fr: `Donnez ${op.n} cartes de votre main, au choix, au prochain joueur vivant.`
					};
		case 'die':
			return { en: 'You die.', fr: 'Vous mourez.' };
		case 'next-battle':
			return {
				en: `Stays before you: ${signed(op.n)} in your next battle.`,
				fr: `Reste devant vous : ${signed(op.n)} à votre prochain combat.`
			};
		case 'ongoing':
			return ongoingText(op.strength, op.flee);
		case 'next-turn':
			return {
				en: 'Stays before you: until the end of your turn you lay down no items and sell nothing.',
				fr: 'Reste devant vous : jusqu’à la fin de votre tour, vous ne posez aucun objet et ne vendez rien.'
			};
	}
}

function loseItemText(what: ItemClass, n: number): Text {
	const { en, fr } = ITEMS[what];
	if (n > 1) return { en: `Lose ${n} ${en}s of your choice.`, fr: `Perdez ${n} ${fr}s de votre choix.` };
	const article = /^[aeiou]/.test(en) && what !== 'uniform' ? 'an' : 'a';
	const un = FEMININE.has(what) ? 'une' : 'un';
	return { en: `Lose ${article} ${en} of your choice.`, fr: `Perdez ${un} ${fr} de votre choix.` };
}

function loseHandText(n: number | 'all'): Text {
	if (n === 'all') return { en: 'Lose your whole hand.', fr: 'Perdez toute votre main.' };
	if (n === 1) return { en: 'Lose a hand card of your choice.', fr: 'Perdez une carte de votre main, au choix.' };
	return { en: `Lose ${n} hand cards of your choice.`, fr: `Perdez ${n} cartes de votre main, au choix.` };
}

function ongoingText(strength: number, flee: number): Text {
	const parts: Text[] = [];
	if (strength !== 0) parts.push({ en: `${signed(strength)} in battle`, fr: `${signed(strength)} au combat` });
	if (flee !== 0) parts.push(fleeText(flee));
	return {
		en: `Stays before you: ${parts.map(({ en }) => en).join(', ')}.`,
		fr: `Reste devant vous : ${parts.map(({ fr }) => fr).join(', ')}.`
	};
}

/** Without a full stop: part of other sentences too. */
export function fleeText(n: number): Text {
	return { en: `${signed(n)} to run away`, fr: `${signed(n)} pour prendre la fuite` };
}

const SIDE_TEXTS: { readonly [key in Side | 'any']: Text } = {
	any: { en: 'for either side', fr: 'pour le camp de votre choix' },
	heroes: { en: 'for the heroes', fr: 'pour les héros' },
	beasts: { en: 'for the eco-beasts', fr: 'pour les éco-bêtes' }
};

export function useText(op: OneShotOp | BoonOp): Text {
	switch (op.op) {
		case 'boost': {
			const side = SIDE_TEXTS[op.side];
			const extra = op.extra.map(({ if: condition, n }) => ({ n, group: groupOf(condition) }));
			return {
				en: `${signed(op.n)} ${side.en}${extra.map(({ n, group }) => `, ${signed(n)} more with ${group.en}`).join('')}.`,
				fr: `${signed(op.n)} ${side.fr}${extra.map(({ n, group }) => `, ${signed(n)} de plus face ${contracted(group.fr)}`).join('')}.`
			};
		}
		case 'escape':
			return op.who === 'both'
				? {
						en: 'While running away: all fighters escape without a roll.',
						fr: 'Pendant la fuite : tous les combattants s’échappent sans lancer le dé.'
					}
				: {
						en: 'While running away: you escape without a roll.',
						fr: 'Pendant la fuite : vous vous échappez sans lancer le dé.'
					};
		case 'flee-bonus':
			return {
				en: `While running away: ${fleeText(op.n).en} in this battle.`,
				fr: `Pendant la fuite : ${fleeText(op.n).fr} dans ce combat.`
			};
		case 'remove-beast':
			return op.upgrades
				? {
						en: 'An eco-beast leaves the battle: no levels, but its upgrades.',
						fr: 'Une éco-bête quitte le combat : pas de niveau, mais ses améliorations.'
					}
				: {
						en: 'An eco-beast leaves the battle: no levels and no upgrades.',
						fr: 'Une éco-bête quitte le combat : ni niveau, ni amélioration.'
					};
		case 'force-help':
			return {
				en: 'Somebody of your choice must help you, unless you fight for the win.',
				fr: 'La personne de votre choix doit vous aider, sauf dans un combat pour la victoire.'
			};
		case 'dismiss-helper':
			return {
				en: 'The helper leaves the battle and the deal is void.',
				fr: 'Le renfort quitte le combat et le marché est annulé.'
			};
		case 'level-up':
			return {
				en: `A hero of your choice gains ${levels(op.n).en}. Never the last one.`,
				fr: `Un héros de votre choix gagne ${levels(op.n).fr}. Jamais le dernier.`
			};
		case 'draw':
			return { en: `Draw ${upgrades(op.n).en}.`, fr: `Piochez ${upgrades(op.n).fr}.` };
		case 'cleanse':
			return {
				en: 'Discard a lasting disaster that lies before you.',
				fr: 'Défaussez un désastre durable posé devant vous.'
			};
	}
}

/** « à les » becomes « aux »; the groups are all plural. */
function contracted(group: string): string {
	return group.replace(/^les /, 'aux ');
}

function lowered(sentence: string): string {
	return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}
