/** What things are called, in sentences and for screen readers. */
import type { Seat } from '../../../../engine/contract';
import type { Language, Names } from '../../../../engine/module';
import { CARDS, COLOUR_NAMES, cardOf } from '../../content';
import { faceAt } from '../../grid';
import { isFortified } from '../../targets';
import type { Cell } from '../../types';
import { say } from '../../../../ui/game/say';
import type { Session } from '../session.svelte';
import { texts } from '../texts';
import { pickCell } from './picks';

/** Without the colour that an action card needs. */
export const shortName = (face: string, language: Language): string =>
	(CARDS.get(face)?.name[language] ?? face).replace(/ \(.*\)$/, '');

export function cardName(face: string, language: Language): string {
	const { need } = cardOf(face);
	if (need === null) return shortName(face, language);
	return `${shortName(face, language)}, ${say(texts.needs, language, { colour: COLOUR_NAMES[need][language] })}`;
}

/** "your grid", "the grid of Ada". */
export const gridName = (grid: Seat, seat: Seat | null, names: Names, language: Language): string =>
	grid === seat
		? texts.yourGridThere[language]
		: say(texts.gridThere, language, { name: names.seat(grid) }).replace(/\bde (?=[AEIOUÉÈÊaeiouéèê])/, 'd’');

/** `column` and `row` count from 1, as the cell lies on the screen. */
export function cellName(grid: Seat, cell: Cell, column: number, row: number, session: Session): string {
	const { scene, next, hand, lines, destroys } = session;
	const { state, language } = session.play;
	const face = faceAt(scene[grid] ?? [], cell);
	const pick = pickCell(grid, cell);
	const tell = (on: boolean, text: keyof typeof texts): string[] => (on ? [texts[text][language]] : []);
	const inLine = lines.some(
		(line) => line.grid === grid && line.cells.some(([x, y]) => x === cell[0] && y === cell[1])
	);
	const lies = faceAt(state.grids[grid] ?? [], cell) !== null;
	return [
		face === null ? texts.emptyCell[language] : cardName(face, language),
		say(texts.place, language, { x: column, y: row }),
		...tell(isFortified(state, grid, cell) && lies, 'fortified'),
		...tell(inLine, 'inLine'),
		...tell(next.has(pick), lies ? (destroys ? 'canDestroy' : 'canChoose') : 'putHere'),
		...tell(hand.includes(pick), lies ? 'chosen' : 'previewed')
	].join(', ');
}
