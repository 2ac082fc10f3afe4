/** What the screens of all games say. */
import type { Text } from '../../engine/module';

export const putDown: Text = { en: 'Put down', fr: 'Reposer' };
export const takeBack: Text = { en: 'Take back', fr: 'Reprendre' };
/** The name of a key. */
export const enterKey: Text = { en: 'Enter', fr: 'Entrée' };

export const waitsFor = (names: string): Text => ({ en: `Waits for ${names}`, fr: `Attend ${names}` });
export const answerWaits = (names: string): Text => ({
	en: `Your answer waits for ${names}.`,
	fr: `Votre réponse attend ${names}.`
});
export const sentInPlace: Text = {
	en: 'It is sent when it is your place. You can still change it.',
	fr: 'Elle partira quand viendra votre tour. Vous pouvez encore la changer.'
};
export const changeAnswer: Text = { en: 'Change your answer', fr: 'Changer de réponse' };

export const searchCards: Text = { en: 'Name or word', fr: 'Nom ou mot' };
export const cardsFound = (count: number): Text => ({
	en: count === 0 ? 'No results.' : count === 1 ? '1 card' : `${count} cards`,
	fr: count === 0 ? 'Aucun résultat.' : count === 1 ? '1 carte' : `${count} cartes`
});
