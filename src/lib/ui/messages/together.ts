/** Playing between devices: the table before the start, the way in, who is there, and what is wrong with the connection. */
import type { Text } from '../../engine/module';
import { madeWithNewer, madeWithOlder, updateHere, updateThere } from './common';

export const elsewhere: Text = { en: 'Someone elsewhere', fr: 'Quelqu’un ailleurs' };
export const byLink = (people: number): Text => ({
	en: people === 1 ? 'You invite one person by a link.' : `You invite ${people} people by links.`,
	fr: people === 1 ? 'Vous invitez une personne par un lien.' : `Vous invitez ${people} personnes par des liens.`
});
export const invite: Text = { en: 'Invite', fr: 'Inviter' };
export const hidesCards: Text = {
	en: 'This game hides cards.',
	fr: 'Ce jeu cache des cartes.'
};
export const hidesCardsHelp: Text = {
	en: 'Dealing between devices so that nobody can look is not built yet. Meanwhile you can play it on one device.',
	fr: 'Distribuer entre appareils sans que personne puisse regarder n’est pas encore possible. En attendant, on y joue sur un seul appareil.'
};
export const onOneDevice: Text = { en: 'Play on one device', fr: 'Jouer sur un appareil' };

export const yourSeat: Text = { en: 'your seat', fr: 'votre place' };
export const firstToPlay: Text = { en: 'first to play', fr: 'joue en premier' };
export const onThisDevice: Text = { en: 'on this device', fr: 'sur cet appareil' };
export const freeSeat: Text = { en: 'Free seat', fr: 'Place libre' };
export const freeSeatHelp: Text = { en: 'who opens this sits here', fr: 'qui ouvre ceci s’assoit ici' };
export const isHere: Text = { en: 'here', fr: 'en ligne' };
export const isAway: Text = { en: 'away', fr: 'absent' };
export const notYet: Text = { en: 'not here yet', fr: 'pas encore là' };
export const hereSameRules: Text = { en: 'here, same rules version', fr: 'en ligne, même version des règles' };
export const hereOtherRules: Text = { en: 'here, but with other rules', fr: 'en ligne, mais avec d’autres règles' };
export const awaySince = (minutes: number): Text => ({
	en: minutes < 1 ? 'away since just now' : `away for ${minutes} min`,
	fr: minutes < 1 ? 'vient de partir' : `absent depuis ${minutes} min`
});
export const share: Text = { en: 'Share', fr: 'Partager' };
export const copyLink: Text = { en: 'Copy link', fr: 'Copier le lien' };
export const linkCopied: Text = { en: 'Link copied.', fr: 'Lien copié.' };
export const linkIsSecret: Text = {
	en: 'It is for one person: the first to open it sits down.',
	fr: 'Il est pour une seule personne : la première qui l’ouvre s’assoit.'
};
export const codeFor = (seat: number): Text => ({ en: `Code for seat ${seat}`, fr: `Code pour la place ${seat}` });
export const inviteTitle = (game: string): Text => ({ en: `Play ${game} with me`, fr: `On joue à ${game} ?` });
export const freeSeats = (count: number): Text => ({
	en: count === 1 ? 'One seat is free.' : `${count} seats are free.`,
	fr: count === 1 ? 'Une place est libre.' : `${count} places sont libres.`
});
export const beginAnyway: Text = {
	en: 'You can begin: a player who opens the link later sits down then.',
	fr: 'Vous pouvez commencer : qui ouvre le lien plus tard s’assoira alors.'
};
export const allSeated: Text = { en: 'Everybody has sat down.', fr: 'Tout le monde est assis.' };
export const allSeatedHelp: Text = { en: 'Have a good game!', fr: 'Bonne partie !' };
export const begin: Text = { en: 'To the board', fr: 'Au plateau' };
export const tableTitle: Text = { en: 'The table', fr: 'La table' };

export const cameToPlay: Text = { en: 'You are invited', fr: 'Vous êtes invité à jouer' };
export const sitDown: Text = { en: 'Sit down', fr: 'S’asseoir' };
export const yourName: Text = { en: 'Your name at the table', fr: 'Votre nom à la table' };
export const watch: Text = { en: 'Watch', fr: 'Regarder' };
export const liveWay: Text = { en: 'Online', fr: 'En ligne' };
export const liveWayHelp: Text = {
	en: 'When you both have a network now: opening this link brings you together at once.',
	fr: 'Si vous avez tous deux du réseau : qui ouvre ce lien est aussitôt à la table.'
};
export const hostSits: Text = { en: 'waits for you', fr: 'vous attend' };
export const lookingForTable: Text = { en: 'Looking for the table …', fr: 'On cherche la table…' };
export const nobodyThere: Text = {
	en: 'Nobody is at the table right now.',
	fr: 'Il n’y a personne à la table en ce moment.'
};
export const nobodyThereHelp: Text = {
	en: 'Ask the person who invited you to open the match, and leave this page open: it goes on by itself.',
	fr: 'Demandez à la personne qui vous invite d’ouvrir la partie, et laissez cette page ouverte : la suite vient toute seule.'
};
export const meetingLost: Text = {
	en: 'The meeting place does not answer.',
	fr: 'Le point de rencontre ne répond pas.'
};
export const meetingLostHelp: Text = {
	en: 'Check your network. We keep trying; what was played is safe on this device.',
	fr: 'Vérifiez votre réseau. On continue d’essayer ; ce qui est joué est en sûreté sur cet appareil.'
};
export const meetingFull: Text = {
	en: 'The meeting place is full.',
	fr: 'Le point de rencontre est complet.'
};
export const meetingFullHelp: Text = {
	en: 'Somebody may be taking up all its places. We keep trying. You can also play by link, or connect by hand.',
	fr: 'Quelqu’un en occupe peut-être toutes les places. On continue d’essayer. Vous pouvez aussi jouer par lien, ou vous connecter à la main.'
};
export const noRoute: Text = {
	en: 'Somebody is there, but your networks do not let you reach each other.',
	fr: 'Quelqu’un est là, mais vos réseaux ne vous laissent pas vous joindre.'
};
export const noRouteHelp: Text = {
	en: 'Try the same Wi-Fi, or the hotspot of one of your phones.',
	fr: 'Essayez le même Wi-Fi, ou le partage de connexion d’un de vos téléphones.'
};

const JOIN_TROUBLES: Readonly<Record<string, Text>> = {
	'not-a-link': { en: 'This invitation is broken or incomplete.', fr: 'Cette invitation est abîmée ou incomplète.' },
	'unknown-game': {
		en: 'This invitation is to a game that this version does not know.',
		fr: 'Cette invitation est pour un jeu que cette version ne connaît pas.'
	},
	newer: madeWithNewer,
	older: madeWithOlder,
	taken: { en: 'Somebody already sits here.', fr: 'Quelqu’un est déjà assis ici.' },
	closed: {
		en: 'The table was closed to those who watch.',
		fr: 'La table a été fermée à ceux qui regardent.'
	},
	'bad-options': {
		en: 'The game does not accept what you bring to this seat.',
		fr: 'Le jeu n’accepte pas ce que vous apportez à cette place.'
	},
	'not-saved': {
		en: 'Your seat could not be saved on this device.',
		fr: 'Votre place n’a pas pu être enregistrée sur cet appareil.'
	},
	'no-seat': { en: 'This invitation does not fit the match.', fr: 'Cette invitation ne correspond pas à la partie.' }
};
const JOIN_HELP: Readonly<Record<string, Text>> = {
	'not-a-link': { en: 'Ask for the link again, and open all of it.', fr: 'Redemandez le lien et ouvrez-le en entier.' },
	newer: updateHere,
	older: updateThere,
	'bad-options': {
		en: 'Nothing was changed. Choose something else and sit down again.',
		fr: 'Rien n’a été modifié. Choisissez autre chose et rasseyez-vous.'
	},
	'not-saved': {
		en: 'Nothing was sent. Make room on this device and try again.',
		fr: 'Rien n’a été envoyé. Faites de la place sur cet appareil et réessayez.'
	},
	closed: {
		en: 'The game goes on without you. The host can send you a new link.',
		fr: 'La partie continue sans vous. Qui l’a créée peut vous envoyer un nouveau lien.'
	},
	taken: {
		en: 'An invitation is for one person. Ask for a link to another seat, or watch.',
		fr: 'Une invitation est pour une seule personne. Demandez un lien vers une autre place, ou regardez.'
	}
};

/** Why an invitation does not lead to a seat, and what to do. */
export const joinTrouble = (reason: string): Text =>
	JOIN_TROUBLES[reason] ?? { en: 'This invitation cannot be opened.', fr: 'Cette invitation ne s’ouvre pas.' };
export const joinTroubleHelp = (reason: string): Text =>
	JOIN_HELP[reason] ?? { en: 'Ask for a new link.', fr: 'Demandez un nouveau lien.' };

export const waitingFor = (name: string, minutes: number): Text => ({
	en: minutes < 1 ? `Waiting for ${name}.` : `Waiting for ${name} for ${minutes} min.`,
	fr: minutes < 1 ? `On attend ${name}.` : `On attend ${name} depuis ${minutes} min.`
});
export const waitingForAway = (name: string, minutes: number): Text => ({
	en: minutes < 1 ? `${name} is away.` : `${name} is away. Waiting for ${minutes} min.`,
	fr: minutes < 1 ? `${name} est absent.` : `${name} est absent. On attend depuis ${minutes} min.`
});
export const waitingForFree: Text = {
	en: 'It is the turn of a seat that is still free.',
	fr: 'C’est le tour d’une place encore libre.'
};

export const connection: Text = { en: 'Who is there', fr: 'Qui est là' };
export const connectionIs = (state: string): Text => ({ en: `Who is there: ${state}`, fr: `Qui est là : ${state}` });
export const connected: Text = { en: 'Connected.', fr: 'Connecté.' };
export const connectedHelp = (people: number): Text => ({
	en: people === 1 ? 'One device stands where you stand.' : `${people} devices stand where you stand.`,
	fr:
		people === 1 ? 'Un appareil en est au même point que vous.' : `${people} appareils en sont au même point que vous.`
});
export const catchingUp: Text = { en: 'Catching up …', fr: 'Mise à jour…' };
export const catchingUpHelp: Text = {
	en: 'A device has other moves than this one. They are being exchanged.',
	fr: 'Un appareil a d’autres coups que celui-ci. Ils s’échangent.'
};
export const alone: Text = { en: 'Nobody else is here.', fr: 'Personne d’autre n’est là.' };
export const aloneHelp: Text = {
	en: 'You can play on: what you do reaches the others when they come back.',
	fr: 'Vous pouvez continuer : ce que vous jouez leur parviendra à leur retour.'
};
export const otherRules: Text = {
	en: 'Somebody has another version of the rules.',
	fr: 'Quelqu’un a une autre version des règles.'
};
export const otherRulesHelp: Text = {
	en: 'Reload the page on both devices to update.',
	fr: 'Rechargez la page sur les deux appareils pour mettre à jour.'
};
export const otherTable: Text = {
	en: 'Somebody is at another table of this match.',
	fr: 'Quelqu’un est à une autre table de cette partie.'
};
export const otherTableHelp: Text = {
	en: 'The host began it with other players, too. What is played there does not count here.',
	fr: 'Elle a aussi été commencée avec d’autres personnes. Ce qui s’y joue ne compte pas ici.'
};
export const otherCode: Text = {
	en: 'Two devices have the same moves and another position.',
	fr: 'Deux appareils ont les mêmes coups et une autre position.'
};
export const otherCodeHelp: Text = {
	en: 'They run different code. Close all tabs of the app on both and open it again.',
	fr: 'Leurs programmes diffèrent. Fermez tous les onglets de l’application sur les deux et rouvrez-la.'
};
export const openTable: Text = { en: 'The table and its links', fr: 'La table et ses liens' };
export const details: Text = { en: 'Details', fr: 'Détails' };
export const withoutSeat: Text = { en: 'Somebody without a seat', fr: 'Quelqu’un sans place' };
export const samePlace: Text = { en: 'same position', fr: 'même position' };
export const otherPlace: Text = { en: 'catching up', fr: 'mise à jour' };
export const placeUnknown: Text = { en: 'just arrived', fr: 'vient d’arriver' };
export const refused = (count: number): Text => ({ en: `refused: ${count}`, fr: `refusés : ${count}` });
export const ownPlace = (steps: number, head: string): Text => ({
	en: `Step ${steps}, ${head}`,
	fr: `Étape ${steps}, ${head}`
});
export const whereWeStand: Text = { en: 'Where we stand', fr: 'Où nous en sommes' };
export const lastSync: Text = { en: 'Last in sync', fr: 'Dernier accord' };
export const never: Text = { en: 'not yet', fr: 'pas encore' };
export const ignoredLabel: Text = { en: 'Ignored', fr: 'Ignoré' };
export const nothing: Text = { en: 'nothing', fr: 'rien' };
export const cheat = (name: string): Text => ({
	en: `${name} signed two answers to one question.`,
	fr: `${name} a signé deux réponses à une même question.`
});
export const cheatHelp: Text = {
	en: 'Both signatures are kept as proof. One answer counts, the same for everybody.',
	fr: 'Les deux signatures sont gardées comme preuve. Une réponse compte, la même pour tous.'
};
export const vandal: Text = {
	en: 'Somebody with the link tampers with the match.',
	fr: 'Quelqu’un qui a le lien s’en prend à la partie.'
};
export const vandalHelp: Text = {
	en: 'All of it was refused. Every move is checked on this device and stays here: you can play on.',
	fr: 'Tout a été refusé. Chaque coup est vérifié sur cet appareil et y reste : vous pouvez continuer.'
};

export const newRoom: Text = { en: 'Move to a new room', fr: 'Changer de salle' };
export const newRoomHelp: Text = {
	en: 'Everyone who plays comes along, now or on their return. Anyone else stays outside, and links nobody has used yet stop working: send new ones.',
	fr: 'Toutes les personnes qui jouent vous suivent, maintenant ou à leur retour. Les autres restent dehors, et les liens pas encore utilisés ne marchent plus : envoyez-en de nouveaux.'
};
export const newRoomDone: Text = {
	en: 'You’re in a new room. The others are on their way.',
	fr: 'Vous êtes dans une nouvelle salle. Les autres arrivent.'
};

const FAULTS: Readonly<Record<string, Text>> = {
	'too-big': { en: 'too big', fr: 'trop gros' },
	garbage: { en: 'unreadable', fr: 'illisible' },
	'wrong-match': { en: 'of another match', fr: 'd’une autre partie' },
	stranger: { en: 'from a stranger', fr: 'd’un inconnu' },
	'bad-signature': { en: 'wrongly signed', fr: 'mal signé' },
	'too-many': { en: 'too many', fr: 'en trop' },
	'too-much': { en: 'a flood', fr: 'en flot' },
	foreign: { en: 'not from this app', fr: 'étranger à l’application' },
	forged: { en: 'forged', fr: 'falsifié' }
};
export const fault = (name: string): Text => FAULTS[name] ?? { en: 'other', fr: 'autre' };

export const otherTab: Text = {
	en: 'This match is open in another tab.',
	fr: 'Cette partie est ouverte dans un autre onglet.'
};
export const otherTabHelp: Text = { en: 'Here you only watch.', fr: 'Ici, vous ne faites que regarder.' };
export const playHere: Text = { en: 'Play here', fr: 'Jouer ici' };
