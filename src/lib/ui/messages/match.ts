/** The match on the screen: turns, log, replay, the menu. */
import type { Text } from '../../engine/module';
import type { Hindrance } from '../../table/take-back';
import type { AskWhen } from '../game/play';
import { madeWithNewer, madeWithOlder, updateHere } from './common';

export const toPlay: Text = { en: 'to play', fr: 'joue' };
export const left: Text = { en: 'gave up', fr: 'abandon' };
export const thinking = (name: string): Text => ({ en: `${name} is thinking …`, fr: `${name} réfléchit…` });
export const waitingFor = (name: string): Text => ({ en: `Waiting for ${name}.`, fr: `On attend ${name}.` });
export const beginning: Text = { en: 'The match begins.', fr: 'La partie commence.' };
export const replayAgain: Text = { en: 'Show that again', fr: 'Revoir' };
export const skip: Text = { en: 'Skip', fr: 'Passer' };
export const recapTitle: Text = { en: 'Since your last move', fr: 'Depuis votre dernier coup' };
export const recapOpen = (count: number): Text => ({
	en: count === 1 ? 'One move since yours: show it' : `${count} moves since yours: show them`,
	fr: count === 1 ? 'Un coup depuis le vôtre : l’afficher' : `${count} coups depuis le vôtre : les afficher`
});
export const recapFold: Text = { en: 'Fold the list', fr: 'Replier la liste' };
export const replayAll: Text = { en: 'Show all of it again', fr: 'Tout revoir' };
export const replayOne = (sentence: string): Text => ({
	en: `${sentence} Show it again`,
	fr: `${sentence} Revoir`
});
export const moreMoves = (count: number): Text => ({
	en: count === 1 ? '1 move' : `${count} moves`,
	fr: count === 1 ? '1 coup' : `${count} coups`
});
export const pauseBots: Text = { en: 'Pause the bots', fr: 'Mettre les bots en pause' };
export const resumeBots: Text = { en: 'Let the bots play on', fr: 'Laisser les bots jouer' };
export const turnNumber = (number: number): Text => ({ en: `Turn ${number}`, fr: `Tour ${number}` });
export const yourTurn: Text = { en: 'You', fr: 'Vous' };
export const log: Text = { en: 'Log', fr: 'Journal' };
export const logEmpty: Text = { en: 'Nothing has happened yet.', fr: 'Rien ne s’est encore passé.' };
export const logLine = (number: number, sentence: string): Text => ({
	en: `Step ${number}: ${sentence}`,
	fr: `Étape ${number} : ${sentence}`
});
export const matchMenu: Text = { en: 'Match menu', fr: 'Menu de la partie' };
export const soundOn: Text = { en: 'Sound is on', fr: 'Son activé' };
export const soundOff: Text = { en: 'Sound is off', fr: 'Son coupé' };
export const review: Text = { en: 'Replay the match', fr: 'Revoir la partie' };
export const sharePosition: Text = { en: 'Share this position', fr: 'Partager cette position' };
export const shareReplay: Text = { en: 'Share the match as a link', fr: 'Partager la partie par un lien' };
export const exportMatch: Text = { en: 'Export as a file', fr: 'Exporter en fichier' };
export const exportKnowsCards: Text = {
	en: 'The file holds every card, hidden ones too: the device that deals knows them. Anyone who opens it could look.',
	fr: 'Le fichier contient toutes les cartes, même cachées : l’appareil qui distribue les connaît. Qui l’ouvre pourrait regarder.'
};
export const resign: Text = { en: 'Resign', fr: 'Abandonner' };
export const resignQuestion: Text = { en: 'Give up this match?', fr: 'Abandonner cette partie ?' };
export const resignHelp: Text = {
	en: 'It cannot be taken back.',
	fr: 'On ne peut pas revenir dessus.'
};
export const resignAs = (name: string): Text => ({ en: `Resign for ${name}`, fr: `Abandonner pour ${name}` });
export const keepPlaying: Text = { en: 'Keep playing', fr: 'Continuer à jouer' };
export const typeMove: Text = { en: 'Type a move', fr: 'Saisir un coup' };
export const typeMoveLabel: Text = { en: 'Move, in notation', fr: 'Coup, en notation' };
export const typeMoveHelp = (examples: readonly string[]): Text => ({
	en: `Possible now, for example: ${examples.join(' · ')}`,
	fr: `Possible maintenant, par exemple : ${examples.join(' · ')}`
});
export const playTyped: Text = { en: 'Play it', fr: 'Jouer ce coup' };
export const notAMove: Text = {
	en: 'This isn’t a move. Compare it with the examples.',
	fr: 'Ce n’est pas un coup. Comparez avec les exemples.'
};
export const exported: Text = { en: 'Saved to your downloads.', fr: 'Enregistré dans vos téléchargements.' };
export const linkCopied: Text = { en: 'Link copied.', fr: 'Lien copié.' };
export const linkCopiedHelp: Text = {
	en: 'Anyone with the link can watch the match, even offline.',
	fr: 'Avec ce lien, on peut revoir la partie, même sans réseau.'
};
export const shareTitle: Text = { en: 'Share', fr: 'Partager' };
export const shareByHand: Text = { en: 'Copy this link:', fr: 'Copiez ce lien :' };
export const position: Text = { en: 'Position in the match', fr: 'Position dans la partie' };
export const stepOf = (step: number, all: number): Text => ({
	en: `Step ${step} of ${all}`,
	fr: `Étape ${step} sur ${all}`
});
export const previous: Text = { en: 'One step back', fr: 'Une étape en arrière' };
export const next: Text = { en: 'One step on', fr: 'Une étape en avant' };
export const playThrough: Text = { en: 'Play', fr: 'Lire' };
export const pause: Text = { en: 'Pause', fr: 'Pause' };
export const toTheGame: Text = { en: 'Back to the game', fr: 'Retour au jeu' };
export const toTheEnd: Text = { en: 'To the result', fr: 'Au résultat' };
export const askMe: Text = { en: 'Ask me to answer', fr: 'Me demander de répondre' };
export const askWhen: { readonly [When in AskWhen]: Text } = {
	fits: { en: 'if a card fits', fr: 'si une carte convient' },
	always: { en: 'always', fr: 'toujours' },
	rest: { en: 'not before my turn', fr: 'pas avant mon tour' }
};
export const holdToLook: Text = { en: 'Hold to look', fr: 'Maintenez pour regarder' };
export const holdToLookAs = (name: string): Text => ({
	en: `${name}: hold to look`,
	fr: `${name} : maintenez pour regarder`
});
export const passTo = (name: string): Text => ({
	en: `Pass the device to ${name}.`,
	fr: `Passez l’appareil à ${name}.`
});
export const passHelp: Text = {
	en: 'Nobody else should look now.',
	fr: 'Que personne d’autre ne regarde maintenant.'
};

const TROUBLES: Readonly<Record<string, Text>> = {
	missing: { en: 'This match is not on this device.', fr: 'Cette partie n’est pas sur cet appareil.' },
	corrupt: { en: 'This match is damaged and cannot be opened.', fr: 'Cette partie est endommagée et ne s’ouvre plus.' },
	'unknown-game': {
		en: 'This match is of a game that this version does not know.',
		fr: 'Cette partie est d’un jeu que cette version ne connaît pas.'
	},
	newer: madeWithNewer,
	older: madeWithOlder,
	'not-a-replay': { en: 'This link is broken or incomplete.', fr: 'Ce lien est abîmé ou incomplet.' },
	forged: {
		en: 'This link has been tampered with: its signatures do not fit.',
		fr: 'Ce lien a été falsifié : ses signatures ne correspondent pas.'
	}
};

/** Why a match or a replay does not open. */
export const openTrouble = (reason: string): Text =>
	TROUBLES[reason] ?? { en: 'This match cannot be opened.', fr: 'Cette partie ne s’ouvre pas.' };
const UNHARMED: Text = {
	en: 'Nothing was lost: your other matches are as they were.',
	fr: 'Rien n’est perdu : vos autres parties sont intactes.'
};
const OPEN_HELP: Readonly<Record<string, Text>> = {
	newer: updateHere,
	older: {
		en: 'It cannot be played on here. You can export it from the list of your matches.',
		fr: 'On ne peut pas la continuer ici. Vous pouvez l’exporter depuis la liste de vos parties.'
	}
};
export const openTroubleHelp = (reason: string): Text => OPEN_HELP[reason] ?? UNHARMED;

export const earlierRules: Text = {
	en: 'This match was played by earlier rules. You can look at it and export it.',
	fr: 'Cette partie a été jouée avec des règles plus anciennes. Vous pouvez la regarder et l’exporter.'
};

export const notPlayed: Text = { en: 'That wasn’t played.', fr: 'Ce n’est pas joué.' };
const UNSAVED: Readonly<Record<string, Text>> = {
	full: {
		en: 'The storage of this device is full, and an unsaved move could be lost. Make room, then try again.',
		fr: 'La mémoire de cet appareil est pleine : un coup non enregistré pourrait se perdre. Faites de la place, puis réessayez.'
	},
	elsewhere: {
		en: 'Another tab plays this match now.',
		fr: 'Un autre onglet joue cette partie maintenant.'
	}
};
/** Why a move was not stored. */
export const unsavedBecause = (trouble: string): Text =>
	UNSAVED[trouble] ?? {
		en: 'This device couldn’t save it, and an unsaved move could be lost. Try again.',
		fr: 'Cet appareil n’a pas pu l’enregistrer : un coup non enregistré pourrait se perdre. Réessayez.'
	};
export const tryAgain: Text = { en: 'Try again', fr: 'Réessayer' };

const REFUSALS: Readonly<Record<string, Text>> = {
	'not-asked': { en: 'It is not your turn.', fr: 'Ce n’est pas à vous de jouer.' },
	'not-first': { en: 'Somebody else answers first.', fr: 'Quelqu’un d’autre répond d’abord.' },
	'said-enough': {
		en: 'You have said as much as a match can keep.',
		fr: 'Vous avez dit tout ce qu’une partie peut garder.'
	},
	'no-offer': { en: 'This no longer stands.', fr: 'Cela ne vaut plus.' },
	'read-only': { en: 'This seat is played on another device.', fr: 'Cette place est jouée sur un autre appareil.' }
};

/** Why nothing can be taken back. */
export const noWayBack: Readonly<Record<Hindrance, Text>> = {
	nothing: { en: 'There’s nothing to take back yet.', fr: 'Il n’y a encore rien à reprendre.' },
	learnt: {
		en: 'Something hidden has come out since. That can’t be taken back.',
		fr: 'Quelque chose de caché a été dévoilé depuis. On ne peut plus revenir en arrière.'
	},
	others: {
		en: 'Others have a say in this. Ask them in the match menu.',
		fr: 'Les autres ont leur mot à dire. Demandez-leur dans le menu de la partie.'
	},
	over: { en: 'The match is over.', fr: 'La partie est finie.' }
};

/** Why the table refuses; null: the game has words for it. */
export const tableRefusal = (code: string): Text | null => REFUSALS[code] ?? null;
export const refusedAnyway: Text = { en: 'That is not possible.', fr: 'Ce n’est pas possible.' };
