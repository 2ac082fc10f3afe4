/** The one sentence of preview: what the move in hand would come to, tried out by the rules. */
import { capitalised, listed } from '../../../../engine/words';
import { printed, say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import type { Text } from '../../../../engine/module';
import { fighterStrength } from '../../strength';
import { heroOf } from '../../heroes';
import type { Move, MoveOf, Seat, Slot, State } from '../../types';
import { words } from '../../words/index';
import { texts } from '../texts';
import { blowSentence, newRules } from './blow';
import type { Choices } from './choices';
import { dealSentence } from './deal';
import { cardIn, faceIn } from './faces';
import { chanceOf } from './flight';
import { marginOf, totals, type Margin } from './margin';
import { cardName, shortName, type Voice } from './names';
import type { Swap } from './swaps';
import type { Trial } from './trial';

/** Events that keep the books, or say what the card's own text says already. */
const UNSAID: readonly string[] = ['window-opened', 'window-closed', 'drew', 'discarded', 'reshuffled', 'runs'];

/** Null: the question says it all, and the button names the answer. */
export function previewSentence(
	trial: Trial,
	choices: Choices,
	voice: Voice,
	swap: Swap | null = null
): Sentence | null {
	const { move, after } = trial;
	if (swap !== null) return swapSentence(swap, trial, choices, voice);
	if (move.type === 'choose' || move.type === 'share') return null;
	const { state } = choices;
	const { language } = voice;
	if (move.type === 'flee') return fleeSentence(move, state, voice);
	if (move.type === 'settle') return settleSentence(state, voice);
	if (move.type === 'trouble') return troubleSentence(after, voice);
	const gist = gistOf(trial, voice);
	if (gist === '') return null;
	const victim = victimOf(move, choices);
	const blow = victim === null ? null : blowSentence(trial, state, victim, voice);
	const off = move.type === 'unequip' ? '' : goesOff(state, after, choices.seat ?? 0, voice);
	const warning = [newRules(state, after, voice), off].filter(Boolean).join(' ');
	const [before, then] = [marginOf(state), marginOf(after)];
	if (before !== null && state.battle?.stage !== 'flee') {
		if (then === null) return { lead: gist, rest: after.phase === 'battle' ? '' : texts.battleEnds[language] };
		if (before.heroes !== then.heroes || before.beasts !== then.beasts) {
			const worse = isMain(state, voice) && before.wins && !then.wins;
			return {
				lead: changeSentence(before, then, choices, move, voice),
				rest:
					blow ?? summoned(move, choices, voice) ?? (warning === '' ? (dealSentence(after, voice) ?? gist) : warning),
				alarm: worse || warning !== ''
			};
		}
	}
	if (blow !== null) return { lead: gist, rest: blow, alarm: isSelfHarm(move, choices) };
	const rest = [off, asideOf(move, choices, voice), strengthChange(state, after, voice)].filter(Boolean).join(' ');
	return { lead: gist, rest, alarm: off !== '' || isSelfHarm(move, choices) };
}

function swapSentence({ comes, goes, kind }: Swap, trial: Trial, choices: Choices, voice: Voice): Sentence {
	const { state, sees, seat } = choices;
	const name = (slot: Slot): string => {
		const face = faceIn(state, sees, slot);
		return face === null ? '' : cardName(face, voice.language);
	};
	const lead = say(texts.insteadOf, voice.language, { card: name(comes), old: name(goes) });
	const off = kind === 'calling' ? goesOff(state, trial.after, seat ?? 0, voice) : '';
	const change = strengthChange(state, trial.after, voice);
	return { lead, rest: [off, change].filter(Boolean).join(' '), alarm: off !== '' };
}

/** "Zephyr Soles can no longer be used."; '' where nothing that was equipped comes off, what is paid or given up apart. */
export function goesOff(before: State, after: State, seat: Seat, { language }: Voice): string {
	const left = heroOf(after, seat).items;
	const names = heroOf(before, seat)
		.items.filter(({ card, on }) => on && left.some((entry) => entry.card === card && !entry.on))
		.flatMap(({ card }) => before.faces[card] ?? [])
		.map((face) => cardName(face, language));
	if (names.length === 0) return '';
	const text = names.length === 1 ? texts.goesOff : texts.goOff;
	return say(text, language, { cards: listed(names, texts.and[language]) });
}

function gistOf({ events }: Trial, { names, language }: Voice): string {
	const told = events.filter(({ type }) => !UNSAID.includes(type));
	return printed(capitalised(words.gist(told, language, names)), language);
}

const isMain = ({ battle }: State, { seat }: Voice): boolean => battle?.main === seat || battle?.helper === seat;

function changeSentence(before: Margin, then: Margin, choices: Choices, move: Move, voice: Voice): string {
	const { language } = voice;
	const face = move.type === 'play' ? faceIn(choices.state, choices.sees, move.card) : null;
	const values = { ...totals(before), c: then.heroes, d: then.beasts, n: before.by, m: then.by };
	if (face === null) return say(texts.wouldBeBare, language, values);
	const card = cardName(face, language);
	const text: Text =
		!isMain(choices.state, voice) || then.by === 0 || before.by === 0 || !then.wins
			? texts.wouldBe
			: before.wins
				? texts.nowWith
				: texts.nowLoseWin;
	return say(text, language, { ...values, card });
}

function strengthChange(before: State, after: State, { seat, language }: Voice): string {
	if (seat === null || before.battle !== null || after.battle !== null) return '';
	const [a, b] = [fighterStrength(before, seat), fighterStrength(after, seat)];
	return a === b ? '' : say(texts.strengthBecomes, language, { a, b });
}

/** Whoever is forced to help is promised nothing. */
function summoned(move: Move, { state, sees }: Choices, { names, language }: Voice): string | null {
	const card = move.type === 'play' ? cardIn(state, sees, move.card) : null;
	if (move.type !== 'play' || card?.kind !== 'oneshot' || card.use.op !== 'force-help') return null;
	return say(texts.getsNothing, language, { name: names.seat(move.target ?? 0) });
}

/** What else follows from a card that changes no total. */
function asideOf(move: Move, { state, sees, seat }: Choices, { names, language }: Voice): string {
	const card = move.type === 'play' ? cardIn(state, sees, move.card) : null;
	const hero = heroOf(state, seat ?? 0);
	const first = ([slot]: readonly Slot[]): string => {
		const face = slot === undefined ? undefined : state.faces[slot];
		return face === undefined ? '' : cardName(face, language);
	};
	if (card?.kind === 'oneshot' && state.battle === null) return say(texts.layDownRest, language);
	if (card?.kind === 'master') return say(texts.onlyGood, language, { card: first(hero.professions) });
	if (card?.kind === 'heritage') return say(texts.onlyGood, language, { card: first(hero.tribes) });
	const beside = card?.kind === 'profession' ? hero.professions : card?.kind === 'tribe' ? hero.tribes : [];
	if (beside.length > 0) return say(texts.bothSides, language);
	// Anything but a pass hands the battle back to whoever fights it.
	const isReaction = state.window?.kind === 'settle' && state.battle !== null;
	return isReaction ? say(texts.actsAgain, language, { name: names.seat(state.battle?.main ?? 0) }) : '';
}

/** Whom a disaster would strike. */
function victimOf(move: Move, { state, sees }: Choices): Seat | null {
	if (move.type !== 'play' || cardIn(state, sees, move.card)?.kind !== 'disaster') return null;
	return move.target ?? null;
}

/** A disaster on oneself, a profession or tribe given up. */
function isSelfHarm(move: Move, { state, sees, seat }: Choices): boolean {
	if (move.type === 'drop') return true;
	return move.type === 'play' && move.target === seat && cardIn(state, sees, move.card)?.kind === 'disaster';
}

function settleSentence(state: State, { language }: Voice): Sentence {
	const margin = marginOf(state);
	if (margin === null) return { lead: '', rest: '' };
	return {
		lead: say(margin.by === 0 ? texts.tied : texts.settleAnyway, language, totals(margin)),
		rest: say(texts.settleAnywayRest, language),
		alarm: true
	};
}

function troubleSentence(after: State, { language }: Voice): Sentence {
	const margin = marginOf(after);
	if (margin === null) return { lead: '', rest: '' };
	const text = margin.wins
		? margin.by === 0
			? texts.wouldWinTie
			: texts.wouldWin
		: margin.by === 0
			? texts.wouldTie
			: texts.wouldLose;
	return {
		lead: say(text, language, { ...totals(margin), n: margin.by }),
		rest: say(texts.choiceRest, language),
		alarm: !margin.wins
	};
}

function fleeSentence({ beast: id }: MoveOf<'flee'>, state: State, { seat, language }: Voice): Sentence {
	const { battle } = state;
	const beast = battle?.beasts.find((one) => one.id === id);
	if (battle === null || beast === undefined) return { lead: '', rest: '' };
	const { least, sure } = chanceOf(state, seat ?? 0, beast);
	const card = shortName(beast.face, language);
	const lead = sure ? texts.runSure : least === null ? texts.runHopeless : texts.runFrom;
	return {
		lead: say(lead, language, { card, n: least ?? 0 }),
		rest: say(battle.left.length > 1 ? texts.anyOrder : texts.lastBeast, language),
		alarm: least === null && !sure
	};
}
