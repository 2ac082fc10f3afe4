/** The end of a match. */
import type { Text } from '../../engine/module';

export const youWin: Text = { en: 'You win', fr: 'Vous gagnez' };
export const youLose: Text = { en: 'You lose', fr: 'Vous perdez' };
export const wins = (names: readonly string[]): Text => ({
	en: `${list(names, 'and')} ${names.length === 1 ? 'wins' : 'win'}`,
	fr: `${list(names, 'et')} ${names.length === 1 ? 'gagne' : 'gagnent'}`
});
export const draw: Text = { en: 'A draw', fr: 'Match nul' };
export const drawBetween = (names: readonly string[]): Text => ({
	en: `A draw between ${list(names, 'and')}`,
	fr: `Égalité entre ${list(names, 'et')}`
});
export const howItWent: Text = { en: 'How it went', fr: 'Le fil de la partie' };
export const stepsInMinutes = (steps: number, minutes: number): Text => ({
	en: `${steps} steps${minutes > 0 ? ` in ${minutes} min` : ''}`,
	fr: `${steps} étapes${minutes > 0 ? ` en ${minutes} min` : ''}`
});
export const turnsInMinutes = (turns: number, minutes: number): Text => ({
	en: `${turns} turn${turns === 1 ? '' : 's'}${minutes > 0 ? ` in ${minutes} min` : ''}`,
	fr: `${turns} tour${turns === 1 ? '' : 's'}${minutes > 0 ? ` en ${minutes} min` : ''}`
});
export const yourTurn = (turn: number): Text => ({ en: `Turn ${turn}, you`, fr: `Tour ${turn}, vous` });
export const turnOfSeat = (turn: number, name: string): Text => ({
	en: `Turn ${turn}, ${name}`,
	fr: `Tour ${turn}, ${name}`
});
export const turnedHere: Text = { en: 'The game turned here.', fr: 'La partie a basculé ici.' };
export const graphLabel = (name: string): Text => ({
	en: `How well ${name} stood, from the first step to the last`,
	fr: `Comment se portait ${name}, de la première étape à la dernière`
});
export const curvesLabel = (what: string, ends: string): Text => ({
	en: `${what}, turn by turn. At the end: ${ends}.`,
	fr: `${what}, tour après tour. À la fin : ${ends}.`
});
export const bringForward = (name: string): Text => ({
	en: `Bring ${name} forward`,
	fr: `Mettre ${name} en avant`
});
export const rematch: Text = { en: 'Rematch', fr: 'Revanche' };
export const reviewBoard: Text = { en: 'Review on the board', fr: 'Revoir sur le plateau' };
export const review: Text = { en: 'Review', fr: 'Revoir' };
export const share: Text = { en: 'Share the replay', fr: 'Partager la partie' };
export const resignedReason: Text = { en: 'The others gave up.', fr: 'Les autres ont abandonné.' };

function list(names: readonly string[], and: string): string {
	return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
