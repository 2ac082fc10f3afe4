/** The one sentence of preview: what would happen (bold), and what it costs or why. */
import type { Language, Text } from '../../../../engine/module';
import { listed } from '../../../../engine/words';
import { campSquares, nameOf, squareOf } from '../../board';
import { clanOf, isTypeLetter, kindOf, typeOf, type Kind } from '../../content';
import { CLAN_NAMES } from '../../lexicon';
import type { State, VehicleId } from '../../types';
import { say } from '../../../../ui/game/say';
import type { Sentence } from '../../../../ui/game/sentence';
import { FACING_NAMES, TOWARDS, texts } from '../texts';
import { called } from './called';
import type { Loss, Trial } from './trial';
import { endOf, lossOf } from './trial';

const HITS = { front: texts.hitsFront, flank: texts.hitsFlank, rear: texts.hitsRear };

export const coefficient = ({ half }: Kind): string => (half ? '½' : '1');

/** `state`: the position in which the move would be made. */
export function previewSentence(trial: Trial, state: State, language: Language): Sentence {
	const { blow, vehicle } = trial;
	const figure =
		blow?.side == null || vehicle === null
			? null
			: { value: `${blow.momentum} × ${coefficient(kindOf(typeOf(vehicle)))}`, label: texts.momentum[language] };
	return { figure, lead: lead(trial, state, language), rest: rest(trial, state, language) };
}

function lead(trial: Trial, state: State, language: Language): string {
	const { move, vehicle: id, blow } = trial;
	const name = (other: VehicleId): string => called(other, state, language).text;
	const vehicle = id === null ? '' : called(id, state, language).start;
	const tell = (text: Text, values: Record<string, string> = {}): string => say(text, language, { vehicle, ...values });
	switch (move.type) {
		case 'enlist':
			return tell(texts.enlists, { names: enlisted(move.types, language) });
		case 'place':
			return tell(texts.placed, { square: move.at });
		case 'regenerate':
			return tell(texts.heals);
		case 'pivot':
			return tell(texts.turns, { facing: TOWARDS[move.face][language] });
		case 'pull':
			return tell(texts.pulls, { target: name(move.target), square: move.to });
		case 'exchange':
			return tell(texts.swaps, { target: name(move.with) });
		case 'lay':
			return tell(texts.lays, { square: move.at });
		case 'drive':
			if (blow !== null) {
				const text = blow.side === null ? texts.crushes : HITS[blow.side];
				return tell(text, { target: name(blow.target) });
			}
			return tell(driveText(trial, state), {
				square: nameOf(endOf(trial)),
				target: trial.seized === null ? '' : name(trial.seized),
				clan: campEntered(trial, language)
			});
		default:
			return tell(texts.endTurn);
	}
}

function driveText(trial: Trial, state: State): Text {
	if (trial.outlook === 'camp') return texts.entersCamp;
	if (trial.outlook === 'trap') return texts.trapped;
	if (trial.seized !== null) return texts.drags;
	if (isFlight(trial, state)) return texts.flees;
	if (trial.outlook === 'jump') return texts.jumps;
	return trial.flies ? texts.flies : texts.drives;
}

/** The Scout's drive after its attack. */
export const isFlight = ({ move }: Trial, state: State): boolean =>
	move.type === 'drive' && move.vehicle.endsWith('S') && state.turn.active?.vehicle === move.vehicle;

function campEntered({ events }: Trial, language: Language): string {
	const clan = events.find((event) => event.type === 'camp-entered')?.clan;
	return clan === undefined ? '' : CLAN_NAMES[clan][language];
}

function enlisted(types: readonly string[], language: Language): string {
	const names = types.filter(isTypeLetter).map((type) => kindOf(type).name[language]);
	return listed(names, language === 'fr' ? 'et' : 'and');
}

function rest(trial: Trial, state: State, language: Language): string {
	const parts: string[] = [];
	const tell = (text: Text, values: Record<string, string | number> = {}): number =>
		parts.push(say(text, language, values));
	const { move, events, blow } = trial;
	if (move.type === 'lay' && move.remove != null) tell(texts.takesUp, { square: move.remove });
	if (move.type === 'place' && cornered(move.vehicle, move.at)) tell(texts.farCorner);
	if (trial.outlook === 'camp') tell(texts.entersCampHelp);
	if (trial.outlook === 'held') tell(texts.held);
	parts.push(...harm(trial, state, language));
	for (const { vehicle, at } of trial.carried) {
		if (vehicle === blow?.target) tell(texts.pushed, { square: at });
		else if (move.type === 'drive')
			tell(texts.dragged, { vehicle: called(vehicle, state, language).start, square: at });
	}
	if (events.some((event) => event.type === 'poisoned')) tell(texts.poisons);
	parts.push(...sights(trial, state, language));
	if (events.some((event) => event.type === 'bonus')) tell(texts.bonus);
	const open = state.turn.active?.vehicle;
	if (open !== undefined && trial.vehicle !== null && open !== trial.vehicle && move.type !== 'place') {
		tell(texts.cutsShort, { vehicle: called(open, state, language).start });
	}
	if (parts.length === 0 && move.type === 'drive' && trial.face !== null) {
		tell(texts.facing, { facing: FACING_NAMES[trial.face][language] });
	}
	return parts.join(' ');
}

const SIGHTS = { paralysed: texts.paralyses, freed: texts.frees, protected: texts.protects };

/** Whom eyes catch, cover or let go by this move. What happens to the acting vehicle itself is told elsewhere. */
function sights({ events, vehicle }: Trial, state: State, language: Language): string[] {
	return events.flatMap((event) => {
		if (event.type !== 'paralysed' && event.type !== 'freed' && event.type !== 'protected') return [];
		if (event.vehicle === vehicle) return [];
		const noun = called(event.vehicle, state, language);
		return [say(SIGHTS[event.type], language, { vehicle: language === 'fr' ? noun.text : noun.start })];
	});
}

function harm(trial: Trial, state: State, language: Language): string[] {
	const { blow, vehicle, losses, home } = trial;
	const said: string[] = [];
	const tell = (text: Text, loss: Loss): number =>
		said.push(
			say(text, language, {
				vehicle: called(loss.vehicle, state, language).start,
				n: loss.hearts,
				all: state.vehicles[loss.vehicle]?.hp ?? 0
			})
		);
	if (blow !== null) {
		const loss = lossOf(trial, blow.target);
		if (loss === undefined) said.push(say(texts.targetSpared, language));
		else if (loss.left === 0) tell(texts.targetGone, loss);
		else tell(home.includes(blow.target) ? texts.targetHome : texts.targetStays, loss);
	}
	for (const loss of losses) {
		if (loss.vehicle === blow?.target || loss.vehicle === vehicle) continue;
		if (loss.left === 0) tell(texts.otherGone, loss);
		else tell(home.includes(loss.vehicle) ? texts.otherHome : texts.otherStays, loss);
	}
	const own = lossOf(trial, vehicle);
	if (own !== undefined) tell(own.left === 0 ? texts.ownGone : texts.ownHome, own);
	else if (blow !== null) said.push(say(texts.ownNone, language));
	return said;
}

/** With two movement points there is no way out of the far corner of a camp. */
const cornered = (id: VehicleId, at: string): boolean =>
	kindOf(typeOf(id)).mp === 2 && campSquares(clanOf(id)).at(-1) === squareOf(at);
