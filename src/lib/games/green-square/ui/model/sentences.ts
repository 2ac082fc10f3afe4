/** The one sentence of preview: what the move in hand would come to, tried out by the rules. */
import { capitalised } from '../../../../engine/words';
import { printed, say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import type { Text } from '../../../../engine/module';
import { fighterStrength } from '../../strength';
import type { Move, MoveOf, State } from '../../types';
import { words } from '../../words/index';
import { texts } from '../texts';
import type { Choices } from './choices';
import { dealSentence } from './deal';
import { cardIn, faceIn } from './faces';
import { chanceOf } from './flight';
import { marginOf, totals, type Margin } from './margin';
import { cardName, shortName, type Voice } from './names';
import type { Trial } from './trial';

/** Events that keep the books, or say what the card's own text says already. */
const UNSAID: readonly string[] = ['window-opened', 'window-closed', 'drew', 'discarded', 'reshuffled', 'runs'];

/** Null: the question says it all, and the button names the answer. */
export function previewSentence(trial: Trial, choices: Choices, voice: Voice): Sentence | null {
	const { move, after } = trial;
	if (move.type === 'choose' || move.type === 'share') return null;
	const { state } = choices;
	const { language } = voice;
	if (move.type === 'flee') return fleeSentence(move, state, voice);
	if (move.type === 'settle') return settleSentence(state, voice);
	if (move.type === 'trouble') return troubleSentence(after, voice);
	const gist = gistOf(trial, voice);
	if (gist === '') return null;
	const [before, then] = [marginOf(state), marginOf(after)];
	if (before !== null && state.battle?.stage !== 'flee') {
		if (then === null) return { lead: gist, rest: after.phase === 'battle' ? '' : texts.battleEnds[language] };
		if (before.heroes !== then.heroes || before.beasts !== then.beasts) {
			const worse = isMain(state, voice) && before.wins && !then.wins;
			return {
				lead: changeSentence(before, then, choices, move, voice),
				rest: dealSentence(after, voice) ?? gist,
				alarm: worse
			};
		}
	}
	return { lead: gist, rest: strengthChange(state, after, voice), alarm: isSelfHarm(move, choices) };
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
