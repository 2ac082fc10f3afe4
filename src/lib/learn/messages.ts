/** What the screens of learning say. */
import type { Text } from '../engine/module';

export const learn: Text = { en: 'Learn', fr: 'Apprendre' };
export const learnGame = (game: string): Text => ({ en: `Learn: ${game}`, fr: `Apprendre : ${game}` });
export const learnShort: Text = { en: 'Learn in five minutes', fr: 'Apprendre en cinq minutes' };
export const rules: Text = { en: 'Rules', fr: 'Règles' };
export const rulesOf = (game: string): Text => ({ en: `Rules: ${game}`, fr: `Règles : ${game}` });
export const lesson: Text = { en: 'The lesson', fr: 'La leçon' };
export const lessonHelp = (count: number): Text => ({
	en: `${count} positions, five minutes.`,
	fr: `${count} positions, cinq minutes.`
});
export const puzzles: Text = { en: 'Puzzles', fr: 'Casse-têtes' };
export const puzzlesHelp: Text = {
	en: 'One turn each, and always a way.',
	fr: 'Un tour chacun, et toujours une solution.'
};
export const rulesHelp: Text = {
	en: 'Everything, with pictures. You can search it.',
	fr: 'Tout, avec des images. On peut y chercher.'
};
export const album: Text = { en: 'All cards', fr: 'Toutes les cartes' };
export const albumHelp: Text = {
	en: 'Every card of the game, with its story.',
	fr: 'Toutes les cartes du jeu, avec leur histoire.'
};
export const openAlbum: Text = { en: 'Open the album', fr: 'Ouvrir l’album' };
export const begin: Text = { en: 'Begin', fr: 'Commencer' };
export const goOn: Text = { en: 'Go on', fr: 'Continuer' };
export const repeat: Text = { en: 'Once more', fr: 'Recommencer' };
export const open: Text = { en: 'Open the rules', fr: 'Ouvrir les règles' };
export const countOf = (number: number, all: number): Text => ({
	en: `${number} of ${all}`,
	fr: `${number} sur ${all}`
});
export const doneOf = (number: number, all: number): Text => ({
	en: `${number} of ${all} done`,
	fr: `${number} sur ${all} réussis`
});
export const stepsDone = (number: number, all: number): Text => ({
	en: `${number} of ${all} steps done`,
	fr: `${number} étapes sur ${all}`
});
export const done: Text = { en: 'done', fr: 'réussi' };
export const hint: Text = { en: 'Hint', fr: 'Indice' };
export const wellDone: Text = { en: 'Well done.', fr: 'Bien joué.' };
export const thatIsHow: Text = { en: 'That is how.', fr: 'Voilà comment.' };
export const notYet: Text = { en: 'Not yet.', fr: 'Pas encore.' };
export const tryAgain: Text = { en: 'Try again', fr: 'Réessayer' };
export const showMe: Text = { en: 'Show me', fr: 'Montrez-moi' };
export const nextCalled = (title: string): Text => ({ en: `Next: ${title}`, fr: `Suite : ${title}` });
export const finish: Text = { en: 'Finish', fr: 'Terminer' };
export const previous: Text = { en: 'Step before', fr: 'Étape précédente' };
export const undo: Text = { en: 'Undo', fr: 'Annuler' };
export const lessonDone: Text = { en: 'You know the game now.', fr: 'Vous connaissez le jeu, maintenant.' };
export const playMatch: Text = { en: 'Play a match', fr: 'Jouer une partie' };
export const notKept: Text = {
	en: 'This browser keeps nothing: your progress lasts until you close the app.',
	fr: 'Ce navigateur ne garde rien : vos progrès durent jusqu’à la fermeture de l’application.'
};
export const searchRules: Text = { en: 'Search the rules', fr: 'Chercher dans les règles' };
export const nothingFound: Text = { en: 'Nothing in the rules says that.', fr: 'Rien de tel dans les règles.' };
export const nothingFoundHelp: Text = {
	en: 'Try a shorter word, or the name of a thing.',
	fr: 'Essayez un mot plus court, ou le nom d’une chose.'
};
export const found = (count: number): Text => ({
	en: count === 1 ? '1 place' : `${count} places`,
	fr: count === 1 ? '1 endroit' : `${count} endroits`
});
export const contents: Text = { en: 'Contents', fr: 'Sommaire' };
export const noCourse: Text = {
	en: 'There is no lesson for this game yet. Its rules are here.',
	fr: 'Ce jeu n’a pas encore de leçon. Ses règles sont là.'
};
export const cannotOpen: Text = {
	en: 'This page cannot be loaded. Go online once and try again.',
	fr: 'Cette page ne se charge pas. Connectez-vous une fois et réessayez.'
};
export const cardCount = (count: number): Text => ({
	en: count === 1 ? '1 card' : `${count} cards`,
	fr: count === 1 ? '1 carte' : `${count} cartes`
});
