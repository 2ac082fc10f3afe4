/** Being called when it is one's turn, and the servers through which devices meet. */
import type { Text } from '../../engine/module';

export const callMe: Text = { en: 'Tell me when it is my turn', fr: 'Me prévenir quand c’est mon tour' };
export const callMeHelp: Text = {
	en: 'A notification while the match is open and you look elsewhere.',
	fr: 'Une notification tant que la partie est ouverte et que vous regardez ailleurs.'
};
export const callRefused: Text = {
	en: 'The browser does not allow notifications here.',
	fr: 'Le navigateur n’autorise pas les notifications ici.'
};
export const callRefusedHelp: Text = {
	en: 'You can allow them in its settings for this site.',
	fr: 'Vous pouvez les autoriser dans ses réglages pour ce site.'
};
export const callUnknown: Text = {
	en: 'This browser has no notifications. The title and a sound tell you.',
	fr: 'Ce navigateur n’a pas de notifications. Le titre et un son vous préviennent.'
};
export const calling: Text = { en: 'You will be told.', fr: 'Vous serez prévenu.' };
export const itIsYourTurn: Text = { en: 'It is your turn.', fr: 'C’est à vous de jouer.' };

export const meeting: Text = { en: 'Playing between devices', fr: 'Jouer entre appareils' };
export const serversLabel: Text = { en: 'Signalling servers', fr: 'Serveurs de rencontre' };
export const serversHelp: Text = {
	en: 'Where devices find each other, an address a line. Empty: the server of this app. It counts for new matches, and their links name it.',
	fr: 'Là où les appareils se trouvent, une adresse par ligne. Vide : le serveur de cette application. Vaut pour les nouvelles parties ; leurs liens les nomment.'
};
export const iceLabel: Text = { en: 'STUN and TURN servers', fr: 'Serveurs STUN et TURN' };
export const iceHelp: Text = {
	en: 'Help two networks to reach each other, one a line. They learn the addresses of your device and no move.',
	fr: 'Aident deux réseaux à se joindre, un par ligne. Ils apprennent les adresses de votre appareil et aucun coup.'
};
export const badServer = (line: string): Text =>
	line === ''
		? { en: 'These are too many. Keep at most four.', fr: 'Il y en a trop. Gardez-en quatre au plus.' }
		: {
				en: `“${line}” isn’t a server address. One begins with wss:// or ws://.`,
				fr: `« ${line} » n’est pas une adresse de serveur. Elle commence par wss:// ou ws://.`
			};
export const badIce = (line: string): Text =>
	line === ''
		? { en: 'These are too many. Keep at most four.', fr: 'Il y en a trop. Gardez-en quatre au plus.' }
		: {
				en: `“${line}” cannot be used. Write stun:host:port, or turn:host:port name password.`,
				fr: `« ${line} » ne convient pas. Écrivez stun:hôte:port, ou turn:hôte:port nom motdepasse.`
			};
export const notKept: Text = { en: 'What stood here before still counts.', fr: 'Ce qui était là avant compte encore.' };
