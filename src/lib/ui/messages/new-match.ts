/** The page of a game: who plays, with which options. */
import type { Text } from '../../engine/module';

export const howMany: Text = { en: 'How many play', fr: 'Combien de joueurs' };
export const whoPlays: Text = { en: 'Who plays', fr: 'Qui joue' };
export const whoPlaysWhat: Text = { en: 'Who plays, and with what', fr: 'Qui joue, et avec quoi' };
export const seatNumber = (number: number): Text => ({ en: `Seat ${number}`, fr: `Place ${number}` });
export const me: Text = { en: 'You', fr: 'Vous' };
export const personHere: Text = { en: 'Someone here', fr: 'Quelqu’un ici' };
export const botEasy: Text = { en: 'Bot, easy', fr: 'Bot, facile' };
export const botHard: Text = { en: 'Bot, hard', fr: 'Bot, difficile' };
export const nameLabel: Text = { en: 'Name', fr: 'Nom' };
export const nameOfSeat = (number: number): Text => ({ en: `Name, seat ${number}`, fr: `Nom, place ${number}` });
export const optionsLabel: Text = { en: 'Options', fr: 'Options' };
export const play: Text = { en: 'Play', fr: 'Jouer' };
export const start: Text = { en: 'Start', fr: 'Commencer' };
export const aloneAgainst = (bots: number): Text => ({
	en: bots === 1 ? 'You against a bot.' : `You against ${bots} bots.`,
	fr: bots === 1 ? 'Vous contre un bot.' : `Vous contre ${bots} bots.`
});
export const onThisDevice: Text = { en: 'Saved after every move.', fr: 'Enregistrée après chaque coup.' };
export const passAround = (people: number): Text => ({
	en: `${people} of you share this device.`,
	fr: `Vous êtes ${people} à partager cet appareil.`
});
export const onlyBots: Text = { en: 'Bots only: you watch.', fr: 'Rien que des bots : vous regardez.' };
export const badOptions: Text = { en: 'These options do not fit together.', fr: 'Ces options ne vont pas ensemble.' };
export const rulesLoading: Text = { en: 'Fetching the rules …', fr: 'Récupération des règles…' };
export const rulesReady: Text = { en: 'The rules are on this device.', fr: 'Les règles sont sur cet appareil.' };
export const rulesMissing: Text = {
	en: 'The rules could not be fetched. Try again with a network.',
	fr: 'Les règles n’ont pas pu être récupérées. Réessayez avec un réseau.'
};
export const beingBuilt: Text = { en: 'The table is being built.', fr: 'La table est en construction.' };
export const beingBuiltHelp: Text = {
	en: 'The rules of this game are complete and tested, its board is not drawn yet. It will be playable in a later version.',
	fr: 'Les règles de ce jeu sont complètes et vérifiées, son plateau n’est pas encore dessiné. On pourra y jouer dans une prochaine version.'
};
export const whatExists: Text = { en: 'What the rules already know', fr: 'Ce que les règles savent déjà' };
export const from = (low: number, high: number): Text => ({ en: `${low} to ${high}`, fr: `de ${low} à ${high}` });
export const otherGames: Text = { en: 'Other games', fr: 'Les autres jeux' };
