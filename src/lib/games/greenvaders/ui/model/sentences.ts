/** The one sentence of preview: what would happen (bold), and what it costs or why. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names, Text } from '../../../../engine/module';
import { ACTION_NAMES, LINE_COLOURS, POT_TEXTS, cardOf, specialFace } from '../../content';
import { faceAt } from '../../grid';
import { faceOf } from '../../hand';
import { sideOf } from '../../sides';
import type { Cell, Move, PotMove } from '../../types';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { texts } from '../texts';
import type { Choices } from './choices';
import { gridName, shortName } from './names';
import type { MadeLine, Trial } from './trial';

interface Telling {
	readonly trial: Trial;
	readonly choices: Choices;
	readonly seat: Seat;
	readonly names: Names;
	readonly language: Language;
}

export function previewSentence(trial: Trial, choices: Choices, names: Names, language: Language): Sentence {
	const telling: Telling = { trial, choices, seat: choices.seat ?? 0, names, language };
	const ending = endOf(telling);
	const what = whatHappens(trial.move, telling);
	const [good, bad] = linesOf(telling);
	const warning = ending?.alarm === true ? ending.text : (bad ?? ninthOf(telling));
	const news = ending?.alarm === false ? ending.text : good;
	const lead = warning ?? news ?? what;
	const rest = [...(warning === null || news === null ? [] : [news]), ...whyOf(telling)];
	return { lead, rest: rest.join(' '), alarm: warning !== null };
}

function endOf({ trial, seat, language }: Telling): { text: string; alarm: boolean } | null {
	const { result } = trial.after;
	if (result === null) return null;
	if (result.winners.length === 0) return { text: texts.draws[language], alarm: true };
	const wins = result.winners.includes(seat);
	return { text: (wins ? texts.wins : texts.loses)[language], alarm: !wins };
}

/** What lines bring to the own side, and what to the other. */
function linesOf({ trial, seat, names, language }: Telling): [good: string | null, bad: string | null] {
	const mine = trial.lines.filter(({ side }) => side === sideOf(seat));
	const theirs = trial.lines.filter(({ side }) => side !== sideOf(seat));
	const told = (lines: readonly MadeLine[], one: Text, several: Text, name = ''): string | null => {
		const [line] = lines;
		if (line === undefined) return null;
		if (lines.length > 1) return say(several, language, { n: lines.length, name });
		const to = trial.steps.find(({ side, colour }) => side === line.side && colour === line.colour)?.to ?? 0;
		return say(one, language, { colour: LINE_COLOURS[line.colour][language], to, name });
	};
	const isTeam = trial.after.options.players === 4;
	const owner = theirs[0] === undefined ? '' : names.seat(theirs[0].grid);
	return [
		told(mine, isTeam ? texts.lineTeam : texts.lineYours, texts.linesYours),
		told(theirs, texts.lineTheirs, texts.linesTheirs, owner)
	];
}

/** The ninth card in a grid of the own side, without a line. */
function ninthOf({ trial, seat, language }: Telling): string | null {
	return trial.full.some((grid) => sideOf(grid) === sideOf(seat)) ? texts.ninth[language] : null;
}

function whatHappens(move: Move, telling: Telling): string {
	const { choices, seat, names, language } = telling;
	const { state, sees } = choices;
	const card = (face: string | null): string => (face === null ? '' : shortName(face, language));
	const lying = (grid: Seat, cell: Cell): string => card(faceAt(state.grids[grid] ?? [], cell));
	const into = (grid: Seat, name: string): string =>
		grid === seat
			? say(texts.goesHere, language, { card: name })
			: say(texts.goesInto, language, { card: name, grid: gridName(grid, seat, names, language) });
	switch (move.type) {
		case 'play':
			return into(move.grid, card(faceOf(move.card, sees)));
		case 'reinforce':
			return into(move.grid, card(move.card));
		case 'special':
			return into(state.vacant[0]?.grid ?? seat, card(specialFace(move.colour)));
		case 'place':
			return into(seat, card(state.held));
		case 'destroy':
			return say(texts.destroys, language, {
				card: lying(move.grid, move.cell),
				grid: gridName(move.grid, seat, names, language)
			});
		case 'move':
			return say(texts.moves, language, { card: lying(move.grid, move.from) });
		case 'draw':
			return move.from === 'pile'
				? texts.drawsPile[language]
				: say(texts.drawsRiver, language, { card: card(move.card) });
		case 'start':
			return say(texts.startsWith, language, { card: card(specialFace(move.colour)) });
		case 'arrange':
			return texts.arranged[language];
		case 'reactivate':
			return say(texts.turnsUp, language, { pot: POT_TEXTS[move.pot].name[language] });
		case 'pick':
			return say(texts.usesPot, language, { pot: POT_TEXTS[move.pot].name[language] });
		case 'pot':
			return potHappens(move, telling, (cell) => lying(seat, cell));
		default:
			return '';
	}
}

function potHappens(move: PotMove, { choices, language }: Telling, lying: (cell: Cell) => string): string {
	const inHand = (card: string): string => shortName(faceOf(card, choices.sees) ?? card, language);
	switch (move.pot) {
		case 'telepot':
			return say(texts.swaps, language, { a: lying(move.a), b: lying(move.b) });
		case 'helicopter':
			return say(texts.trades, language, { card: inHand(move.card), other: lying(move.cell) });
		case 'necro':
			return say(texts.trades, language, { card: inHand(move.card), other: shortName(move.take, language) });
		case 'copier':
		case 'surprise':
		case 'fort':
			return `${POT_TEXTS[move.pot].name[language]}${language === 'fr' ? ' : ' : ': '}${lying(move.cell)}.`;
		default:
			return say(texts.usesPot, language, { pot: POT_TEXTS[move.pot].name[language] });
	}
}

function whyOf(telling: Telling): string[] {
	const { trial, choices, seat, names, language } = telling;
	const { move, after, lines, pending } = trial;
	const { state } = choices;
	const said: string[] = [];
	const tell = (text: Text, values: Record<string, string> = {}): number => said.push(say(text, language, values));
	if (after.phase === 'action' && after.act !== null) {
		const { can } = after.act;
		const action = can.map((one) => ACTION_NAMES[one][language]).join(language === 'fr' ? ' ou ' : ' or ');
		tell(lines.length > 0 ? texts.pendingFirst : texts.thenAction, { action });
	} else if (pending && lines.length > 0) tell(texts.pendingSpecial);
	if (move.type === 'destroy') {
		const face = faceAt(state.grids[move.grid] ?? [], move.cell);
		if (face !== null && cardOf(face).kind === 'special' && after.phase === 'special') tell(texts.replaces);
	}
	const stuffed = trial.full.find((grid) => sideOf(grid) !== sideOf(seat));
	if (stuffed !== undefined && after.result === null) tell(texts.ninthTheirs, { name: names.seat(stuffed) });
	if (move.type === 'draw') {
		tell(move.from === 'pile' ? texts.drawsPileHelp : texts.drawsRiverHelp);
		if (move.from === 'river' && state.river.length === 1) tell(texts.lastRiver);
	}
	if (move.type === 'pick' || (move.type === 'pot' && !('cell' in move || 'a' in move || 'card' in move)))
		said.push(POT_TEXTS[move.pot].effect[language]);
	return said;
}
