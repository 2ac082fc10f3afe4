/** A seat goes on at another device: giving it away, taking it, asking the others for it; and all games as one locked file. */
import type { Text } from '../../engine/module';
import { madeWithNewer, madeWithOlder, updateHere, updateThere } from './common';

export const continueElsewhere: Text = {
	en: 'Continue on another device',
	fr: 'Continuer sur un autre appareil'
};
export const handHelp: Text = {
	en: 'This device stops. Then it shows a code that the other device opens, and you play on there.',
	fr: 'Cet appareil s’arrête. Puis il montre un code que l’autre appareil ouvre, et vous continuez là-bas.'
};
export const handWarning: Text = {
	en: 'Anyone with the code can play your seat: keep it to yourself.',
	fr: 'Qui a le code joue à votre place : ne le donnez qu’à vous-même.'
};
export const stopHere: Text = { en: 'Stop here and show the code', fr: 'Arrêter ici et montrer le code' };
export const stayHere: Text = { en: 'Stay on this device', fr: 'Rester sur cet appareil' };
export const scanThis: Text = {
	en: 'Scan this with the other device, or send yourself the link.',
	fr: 'Scannez ceci avec l’autre appareil, ou envoyez-vous le lien.'
};
export const sendThis: Text = {
	en: 'Send yourself the link and open it on the other device.',
	fr: 'Envoyez-vous le lien et ouvrez-le sur l’autre appareil.'
};
export const fileOnly: Text = {
	en: 'This match is too long for a link. Save it as a file and open that on the other device.',
	fr: 'Cette partie est trop longue pour un lien. Enregistrez-la en fichier et ouvrez-le sur l’autre appareil.'
};
export const needsOthers: Text = {
	en: 'The moves come from the others: somebody has to be at the table, this device will do.',
	fr: 'Les coups viennent des autres : quelqu’un doit être à la table, cet appareil suffit.'
};
export const seatCode: Text = { en: 'Code that carries your seat', fr: 'Code qui porte votre place' };
export const saveSeat: Text = { en: 'Save as a file', fr: 'Enregistrer en fichier' };
export const shareSeat: Text = { en: 'Share the link', fr: 'Partager le lien' };
export const goesOnElsewhere = (ago: string): Text => ({
	en: `You stopped here ${ago} to play on another device.`,
	fr: `Vous avez arrêté ici ${ago} pour jouer sur un autre appareil.`
});
export const showAgain: Text = { en: 'Show the code', fr: 'Montrer le code' };
export const takeBack: Text = { en: 'Take it back', fr: 'La reprendre' };
export const takeBackQuestion: Text = { en: 'Play here again?', fr: 'Rejouer ici ?' };
export const takeBackHelp: Text = {
	en: 'If the other device has played already, let it show its own code and open that here. If it never took the seat, or is out of reach, take it back now and do not go on there.',
	fr: 'Si l’autre appareil a déjà joué, faites-lui montrer son code et ouvrez-le ici. S’il n’a jamais pris la place, ou s’il est hors d’atteinte, reprenez-la maintenant et ne continuez pas là-bas.'
};
export const takeBackNow: Text = { en: 'Take it back now', fr: 'La reprendre maintenant' };
export const takenBack: Text = { en: 'You play here again.', fr: 'Vous jouez de nouveau ici.' };
export const movedOn: Text = {
	en: 'The other device has played on since.',
	fr: 'L’autre appareil a joué depuis.'
};
export const movedOnHelp: Text = {
	en: 'Let it show its code and open that here.',
	fr: 'Faites-lui montrer son code et ouvrez-le ici.'
};

export const waitsForRest: Text = {
	en: 'Your seat has come. You play as soon as the newest moves are here.',
	fr: 'Votre place est arrivée. Vous jouerez dès que les derniers coups seront là.'
};
export const waitsForRestHelp: Text = {
	en: 'Open the match on the old device, or wait for another player.',
	fr: 'Ouvrez la partie sur l’ancien appareil, ou attendez un autre joueur.'
};

export const fromFile: Text = {
	en: 'This match came from a file. Is your seat still played somewhere else?',
	fr: 'Cette partie vient d’un fichier. Votre place est-elle encore jouée ailleurs ?'
};
export const fromFileWarning: Text = {
	en: 'Two devices that answer for one seat convict their own player.',
	fr: 'Deux appareils qui répondent pour une place accusent leur propre joueur.'
};
export const noOther: Text = { en: 'No, play here', fr: 'Non, jouer ici' };
export const lostOther: Text = { en: 'I lost the other device', fr: 'J’ai perdu l’autre appareil' };

export const playedElsewhere: Text = {
	en: 'Your seat is played on another device.',
	fr: 'Votre place est jouée sur un autre appareil.'
};
export const playedElsewhereHelp: Text = {
	en: 'Here you look on. To play here, let that device hand the seat over.',
	fr: 'Ici, vous regardez. Pour jouer ici, faites-lui transmettre la place.'
};
export const answeredTwice: Text = {
	en: 'Two devices have answered for your seat.',
	fr: 'Deux appareils ont répondu pour votre place.'
};
export const answeredTwiceHere: Text = {
	en: 'The answer of the other one counts, so it plays on and this one looks on.',
	fr: 'La réponse de l’autre compte : il continue, et celui-ci regarde.'
};
export const answeredTwiceThere: Text = {
	en: 'The answer given here counts. Do not play on the other one any more.',
	fr: 'La réponse donnée ici compte. Ne jouez plus sur l’autre.'
};

const STOP_TROUBLES: Readonly<Record<string, readonly [Text, Text]>> = {
	'not-saved': [
		{
			en: 'This device could not note that it stops, so it goes on.',
			fr: 'Cet appareil n’a pas pu noter qu’il s’arrête : il continue.'
		},
		{ en: 'Make room on it, then try again.', fr: 'Faites de la place, puis réessayez.' }
	],
	undrawn: [
		{
			en: 'The seats have not been drawn yet: there is none to take along.',
			fr: 'Les places ne sont pas encore tirées au sort : il n’y en a aucune à emporter.'
		},
		{
			en: 'Once they are drawn, you can continue on another device.',
			fr: 'Une fois le tirage fait, vous pourrez continuer sur un autre appareil.'
		}
	]
};

/** Why this device does not stop, and what helps. Else it has stopped before. */
export const stopTrouble = (reason: string): Text => STOP_TROUBLES[reason]?.[0] ?? playedElsewhere;
export const stopTroubleHelp = (reason: string): Text => STOP_TROUBLES[reason]?.[1] ?? playedElsewhereHelp;

export const askOthers: Text = { en: 'Ask the others', fr: 'Demander aux autres' };
export const askQuestion: Text = { en: 'Ask the others for your seat?', fr: 'Demander votre place aux autres ?' };
export const askHelp: Text = {
	en: 'For when the other device is lost. When it is your turn, all other players are asked; if all agree, you play here and the lost device only looks on.',
	fr: 'Quand l’autre appareil est perdu. À votre tour, tous les autres joueurs sont consultés ; si tous acceptent, vous jouez ici et l’appareil perdu ne fait que regarder.'
};
export const asked: Text = { en: 'The others are asked for your seat.', fr: 'Votre place est demandée aux autres.' };
export const askedHelp: Text = {
	en: 'They see it when it is your turn. All of them have to agree.',
	fr: 'Ils le voient quand c’est votre tour. Tous doivent accepter.'
};
export const asksForSeat = (name: string): Text => ({
	en: `${name} has a new device and asks for the seat.`,
	fr: `${name} a un nouvel appareil et demande sa place.`
});
export const asksForSeatHelp: Text = {
	en: 'Agree if you know that it is true: the old device then only looks on.',
	fr: 'Acceptez si vous savez que c’est vrai : l’ancien appareil ne fera que regarder.'
};
export const agree: Text = { en: 'Agree', fr: 'Accepter' };
export const notNow: Text = { en: 'Not now', fr: 'Pas maintenant' };
export const agreedWaiting: Text = {
	en: 'You agreed. The other players are still to answer.',
	fr: 'Vous avez accepté. Les autres joueurs doivent encore répondre.'
};

export const yourSeatComes: Text = { en: 'Your seat has come along', fr: 'Votre place est arrivée' };
export const playHere: Text = { en: 'Play here', fr: 'Jouer ici' };
export const stepsPlayed = (steps: number): Text => ({
	en: steps === 1 ? 'One step played.' : `${steps} steps played.`,
	fr: steps === 1 ? 'Une étape jouée.' : `${steps} étapes jouées.`
});
export const otherStops: Text = {
	en: 'The device that showed the code has stopped and looks on.',
	fr: 'L’appareil qui a montré le code s’est arrêté et regarde.'
};
export const lookingForMatch: Text = { en: 'Looking for the match …', fr: 'Recherche de la partie…' };
export const lookingForMatchHelp: Text = {
	en: 'Open it on the old device, or wait until another player is there.',
	fr: 'Ouvrez-la sur l’ancien appareil, ou attendez qu’un autre joueur soit là.'
};
export const toTheMatch: Text = { en: 'To the match', fr: 'Vers la partie' };

const TROUBLES: Readonly<Record<string, readonly [Text, Text]>> = {
	'not-a-handover': [
		{ en: 'This link carries no seat.', fr: 'Ce lien ne porte aucune place.' },
		{ en: 'Open all of it, or scan the code again.', fr: 'Ouvrez-le en entier, ou rescannez le code.' }
	],
	damaged: [
		{ en: 'This code is damaged or cut off.', fr: 'Ce code est abîmé ou coupé.' },
		{ en: 'Let the other device show it again.', fr: 'Faites-le montrer encore une fois.' }
	],
	newer: [madeWithNewer, updateHere],
	older: [madeWithOlder, updateThere],
	'unknown-game': [
		{ en: 'This version does not know the game.', fr: 'Cette version ne connaît pas ce jeu.' },
		{
			en: 'Close all tabs of the app here and open it again.',
			fr: 'Fermez ici tous les onglets de l’application et rouvrez-la.'
		}
	],
	'moved-on': [
		{ en: 'This code is spent.', fr: 'Ce code a déjà servi.' },
		{
			en: 'The seat has been played on since. Let the device that plays it now show a new code.',
			fr: 'La place a été jouée depuis. Faites montrer un nouveau code par l’appareil qui la joue maintenant.'
		}
	],
	'here-already': [
		{ en: 'You play this seat here already.', fr: 'Vous jouez déjà cette place ici.' },
		{ en: 'Nothing was changed.', fr: 'Rien n’a été modifié.' }
	],
	clash: [
		{ en: 'Somebody else plays this seat on this device.', fr: 'Quelqu’un d’autre joue cette place sur cet appareil.' },
		{ en: 'Nothing was changed.', fr: 'Rien n’a été modifié.' }
	],
	'no-seat': [
		{ en: 'This code does not fit the match.', fr: 'Ce code ne correspond pas à la partie.' },
		{ en: 'Let the other device show it again.', fr: 'Faites-le montrer encore une fois.' }
	]
};
const ANY_TROUBLE: readonly [Text, Text] = [
	{ en: 'This code cannot be opened.', fr: 'Ce code ne s’ouvre pas.' },
	{
		en: 'Nothing is lost: the old device can take the seat back.',
		fr: 'Rien n’est perdu : l’ancien appareil peut reprendre la place.'
	}
];

/** Why a seat cannot be taken, and what helps. */
export const takeTrouble = (reason: string): Text => (TROUBLES[reason] ?? ANY_TROUBLE)[0];
export const takeTroubleHelp = (reason: string): Text => (TROUBLES[reason] ?? ANY_TROUBLE)[1];

export const lockAll: Text = {
	en: 'All my games in a locked file',
	fr: 'Toutes mes parties dans un fichier verrouillé'
};
export const lockHelp: Text = {
	en: 'Keep it in a safe place: if this device is lost, you can ask for your seats with it. Without such a file nobody can bring them back; the others can let a bot play for you.',
	fr: 'Gardez-le en lieu sûr : si cet appareil est perdu, il permet de redemander vos places. Sans un tel fichier, personne ne peut les rendre ; les autres peuvent laisser un bot jouer pour vous.'
};
export const passphrase: Text = { en: 'Passphrase', fr: 'Phrase secrète' };
export const show: Text = { en: 'Show', fr: 'Afficher' };
export const hide: Text = { en: 'Hide', fr: 'Masquer' };
export const strengths: readonly Text[] = [
	{
		en: 'Too easy to guess. Take four words that do not belong together.',
		fr: 'Trop facile à deviner. Prenez quatre mots sans rapport.'
	},
	{ en: 'Fair. One more word makes it good.', fr: 'Moyenne. Un mot de plus la rend bonne.' },
	{ en: 'Good. Write it down: nobody can reset it.', fr: 'Bonne. Notez-la : personne ne peut la réinitialiser.' }
];
export const makeLocked: Text = { en: 'Lock and save', fr: 'Verrouiller et enregistrer' };
export const locking: Text = { en: 'Locking …', fr: 'Verrouillage…' };
export const unlockTitle: Text = { en: 'This file is locked', fr: 'Ce fichier est verrouillé' };
export const unlockHelp: Text = {
	en: 'Type the passphrase with which it was saved.',
	fr: 'Tapez la phrase secrète avec laquelle il a été enregistré.'
};
export const unlock: Text = { en: 'Unlock', fr: 'Déverrouiller' };
export const unlocking: Text = { en: 'Unlocking …', fr: 'Déverrouillage…' };
export const wrongPassphrase: Text = {
	en: 'This is not the passphrase of the file.',
	fr: 'Ce n’est pas la phrase secrète du fichier.'
};
export const onOtherDevice: Text = { en: 'On another device', fr: 'Sur un autre appareil' };
