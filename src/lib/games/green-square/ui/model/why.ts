/** Why a card or a button cannot be used now, in finer words than the rules' codes; and when a card can be used at all. */
import type { Text } from '../../../../engine/module';
import { say, setTexts } from '../../../../ui/game/say';
import type { Pick } from '../../../../ui/game/pointing';
import { pickedOf } from '../../../../ui/game/ways';
import type { Card } from '../../content';
import type { Reason } from '../../reasons';
import { situationOf, type Situation } from '../../situation';
import type { State } from '../../types';
import type { Choices } from './choices';
import { cardIn } from './faces';
import type { Voice } from './names';
import { pickPill } from './picks';

const texts = setTexts({
	noItems: { en: 'Items cannot be changed in a battle.', fr: 'Les objets ne changent pas en plein combat.' },
	keep: { en: 'Keep it for a battle.', fr: 'À garder pour un combat.' },
	whileRunning: { en: 'Only while you run away.', fr: 'Seulement pendant votre fuite.' },
	ownBattle: {
		en: 'Only in your own battle, before you settle.',
		fr: 'Seulement dans votre combat, avant de conclure.'
	},
	ownTurn: { en: 'Only on your own turn.', fr: 'Seulement à votre tour.' },
	ownTurnQuiet: { en: 'On your own turn, outside a battle.', fr: 'À votre tour, hors combat.' },
	openFirst: { en: 'Open the location first.', fr: 'Ouvrez d’abord le lieu.' },
	nextTurn: { en: 'Next turn, when no beast comes.', fr: 'Au prochain tour, si aucune bête ne vient.' },
	noBeastCame: {
		en: 'On your own turn, when no beast comes: you may fight it.',
		fr: 'À votre tour, si aucune bête ne vient : vous pouvez la combattre.'
	},
	afterStart: { en: 'After the start.', fr: 'Une fois la partie lancée.' },
	firstRun: { en: 'First run.', fr: 'Fuyez d’abord.' },
	afterBattle: { en: 'After the battle.', fr: 'Après le combat.' },
	noBeast: { en: 'No eco-beast in your hand.', fr: 'Pas d’éco-bête en main.' },
	fromOthers: { en: 'Help comes from the others.', fr: 'L’aide vient des autres.' },
	shareFirst: {
		en: 'Sharing has begun: nothing else can be played.',
		fr: 'Le partage a commencé : plus rien d’autre à jouer.'
	},
	answerFirst: { en: 'First answer what you are asked.', fr: 'Répondez d’abord à la question.' },
	anyBattle: {
		en: 'In a battle: yours, or one that you interfere in.',
		fr: 'En combat : le vôtre, ou celui d’un autre.'
	},
	anyTime: { en: 'Whenever you are asked, except while you run.', fr: 'Dès que c’est à vous, sauf pendant une fuite.' },
	noLasting: { en: 'No lasting disaster lies before you.', fr: 'Aucun désastre durable devant vous.' }
});

/** The codes that say too little. */
const VAGUE: readonly Reason[] = ['wrong-phase', 'bad-target', 'not-in-hand', 'not-your-turn', 'no-lasting'];

/** Null: the code's own sentence says it. */
export function whyNot(choices: Choices, pick: Pick, reason: Reason, { language }: Voice): string | null {
	const text = VAGUE.includes(reason) ? textFor(choices, pick) : null;
	return text === null ? null : say(text, language);
}

function textFor(choices: Choices, pick: Pick): Text | null {
	const { state, seat, sees, isAsked } = choices;
	const slot = pickedOf('hand', pick) ?? pickedOf('mine', pick);
	const card = slot === null ? null : cardIn(state, sees, slot);
	if (card !== null) return isAsked ? notNow(card, state) : null;
	const isQuiet = pick === pickPill('trade') || pick === pickPill('sell');
	if (isQuiet && state.battle !== null) return texts.afterBattle;
	const target = pickedOf('seat', pick);
	return target !== null && Number(target) === seat && state.battle?.main === seat ? texts.fromOthers : null;
}

/** Why a card of the own cannot be played while one is asked. */
function notNow(card: Card, state: State): Text | null {
	const situation = situationOf(state);
	if (situation === 'share') return texts.shareFirst;
	if (situation === 'ask') return texts.answerFirst;
	const isEscape = card.kind === 'oneshot' && (card.use.op === 'escape' || card.use.op === 'flee-bonus');
	if (situation === 'flee') return isEscape ? null : texts.firstRun;
	if (card.kind === 'beast' && state.battle === null) return beastTime(state, situation);
	if (situation === 'prep' && (card.kind === 'disaster' || card.kind === 'boon')) return texts.afterStart;
	if (card.kind === 'lunatic' && state.battle !== null) return texts.noBeast;
	if (card.kind === 'boon' && card.use.op === 'cleanse') return texts.noLasting;
	if (card.kind === 'oneshot' && state.battle !== null && card.use.op === 'force-help') return texts.ownBattle;
	if ((card.kind === 'item' || card.kind === 'detour') && state.battle !== null) return texts.noItems;
	return timeOf(card);
}

function beastTime({ phase }: State, situation: Situation): Text {
	if (situation === 'open' && phase === 'ready') return texts.openFirst;
	return situation === 'open' && phase === 'end' ? texts.nextTurn : texts.noBeastCame;
}

/** When a card can be used, whoever's turn it is. */
export function timeOf(card: Card): Text {
	switch (card.kind) {
		case 'oneshot':
			return card.use.op === 'escape' || card.use.op === 'flee-bonus'
				? texts.whileRunning
				: card.use.op === 'force-help'
					? texts.ownBattle
					: texts.anyBattle;
		case 'enhancer':
		case 'mate':
		case 'lunatic':
			return texts.anyBattle;
		case 'profession':
		case 'tribe':
		case 'master':
		case 'heritage':
			return texts.ownTurn;
		case 'item':
		case 'detour':
			return texts.ownTurnQuiet;
		case 'beast':
			return texts.noBeastCame;
		case 'boon':
			return card.use.op === 'draw' ? texts.ownTurnQuiet : texts.anyTime;
		case 'disaster':
		case 'volunteer':
			return texts.anyTime;
	}
}
