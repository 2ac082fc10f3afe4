/** What is said about playing by post: a turn as a message. */
import type { Text } from '../../engine/module';
import { madeWithNewer, madeWithOlder, updateHere, updateThere } from './common';
import { joinTrouble, joinTroubleHelp } from './together';

const SEND: Readonly<Record<'move' | 'result' | 'seat', (name: string) => Text>> = {
	move: (name) => ({ en: `Send your move to ${name}`, fr: `Envoyer votre coup à ${name}` }),
	result: (name) => ({ en: `Send the result to ${name}`, fr: `Envoyer le résultat à ${name}` }),
	seat: (name) => ({ en: `Tell ${name} that you are in`, fr: `Prévenir ${name} que vous jouez` })
};
const SEND_ALL: Readonly<Record<'move' | 'result' | 'seat', Text>> = {
	move: { en: 'Send your move to the others', fr: 'Envoyer votre coup aux autres' },
	result: { en: 'Send the result to the others', fr: 'Envoyer le résultat aux autres' },
	seat: { en: 'Tell the others that you are in', fr: 'Prévenir les autres que vous jouez' }
};

/** `name` null: several people alike. */
export const send = (what: 'move' | 'result' | 'seat', name: string | null): Text =>
	name === null ? SEND_ALL[what] : SEND[what](name);

export const ready: Readonly<Record<'move' | 'result' | 'seat', Text>> = {
	move: { en: 'Your move is made.', fr: 'Votre coup est joué.' },
	result: { en: 'The match is over.', fr: 'La partie est finie.' },
	seat: { en: 'You are seated.', fr: 'Vous êtes à la table.' }
};
export const readyHelp = (name: string | null): Text =>
	name === null
		? {
				en: 'The others are not here right now. Send them a link by any messenger: it holds all that they lack.',
				fr: 'Les autres ne sont pas là en ce moment. Envoyez-leur un lien par messagerie : il contient tout ce qui leur manque.'
			}
		: {
				en: `${name} is not here right now. Send a link by any messenger: it holds all that ${name} lacks.`,
				fr: `${name} n’est pas là en ce moment. Envoyez un lien par messagerie : il contient tout ce qui manque à ${name}.`
			};
export const readyToInvite: Text = {
	en: 'Nobody sits across yet. Send an invitation by any messenger: the person who opens it sees your move and answers.',
	fr: 'La place en face est libre. Envoyez une invitation par messagerie : qui l’ouvre voit votre coup et y répond.'
};
export const later: Text = { en: 'Later', fr: 'Plus tard' };
export const sentWaiting = (name: string | null): Text =>
	name === null
		? { en: 'Sent. The answer comes as a link.', fr: 'C’est envoyé. La réponse viendra par un lien.' }
		: {
				en: `Sent to ${name}. The answer comes as a link.`,
				fr: `Envoyé à ${name}. La réponse viendra par un lien.`
			};

export const byPost: Text = { en: 'Send by message', fr: 'Envoyer par message' };
export const byPostHelp: Text = {
	en: 'For people who are not online now: the match as a link.',
	fr: 'Pour qui n’est pas en ligne : la partie dans un lien.'
};
export const forWhom: Text = { en: 'For whom', fr: 'Pour qui' };
export const howMuch: Text = { en: 'What goes along', fr: 'Ce qui part' };
export const whatIsNew: Text = { en: 'What is new', fr: 'Le nouveau' };
export const forAll: Text = { en: 'Everybody', fr: 'Tout le monde' };
export const wholeMatch: Text = { en: 'Everything', fr: 'Tout' };
export const forOneHelp = (name: string): Text => ({
	en: `An invitation for ${name} only: anyone who opens it can sit down there. It holds all that was played so far.`,
	fr: `Une invitation pour ${name} seulement : qui l’ouvre peut s’asseoir à cette place. Elle contient tout ce qui a été joué.`
});
export const forAllHelp: Text = {
	en: 'Anybody at the table can open it. Send it to the group, or to the next player: the link can go round.',
	fr: 'Toute la table peut l’ouvrir. Envoyez-le au groupe, ou à qui joue ensuite : le lien peut faire le tour.'
};
export const wholeMatchHelp: Text = {
	en: 'The match from the beginning, for somebody at the table who misses something.',
	fr: 'La partie depuis le début, pour quelqu’un de la table à qui il manque quelque chose.'
};
export const share: Text = { en: 'Send the link', fr: 'Envoyer le lien' };
export const shareFile: Text = { en: 'Send the file', fr: 'Envoyer le fichier' };
export const copy: Text = { en: 'Copy the link', fr: 'Copier le lien' };
export const asFile: Text = { en: 'Save as a file', fr: 'Enregistrer un fichier' };
export const asCode: Text = { en: 'Show as a code', fr: 'Montrer un code' };
export const codeLabel: Text = { en: 'The move as a code for a camera', fr: 'Le coup en code pour un appareil photo' };
export const tooLong: Text = {
	en: 'This is more than a link can carry. Send the file instead: the app opens it from the list of matches.',
	fr: 'C’est plus qu’un lien ne peut porter. Envoyez plutôt le fichier : l’application l’ouvre depuis la liste des parties.'
};
export const copied: Text = { en: 'Link copied.', fr: 'Lien copié.' };
export const copiedHelp: Text = {
	en: 'Paste it into a message. The answer comes the same way.',
	fr: 'Collez-le dans un message. La réponse viendra de la même façon.'
};
export const savedFile: Text = { en: 'File saved.', fr: 'Fichier enregistré.' };
export const savedFileHelp: Text = {
	en: 'Attach it to a message. The answer comes the same way.',
	fr: 'Joignez-le à un message. La réponse viendra de la même façon.'
};
export const messageTitle = (game: string): Text => ({ en: `My move in ${game}`, fr: `Mon coup dans ${game}` });
export const wayTitle: Text = { en: 'By message', fr: 'Par message' };
export const wayHelp: Text = {
	en: 'When you are not online together: make your first move, then every turn is a link in your chat.',
	fr: 'Si vous n’êtes pas en ligne ensemble : jouez votre premier coup, puis chaque tour est un lien dans votre discussion.'
};
/** Where nobody can move before all have sat down. */
export const wayHelpToGather: Text = {
	en: 'When you are not online together: everybody gets an invitation and answers with a link. Once all are in, every turn is one.',
	fr: 'Si vous n’êtes pas en ligne ensemble : chaque personne reçoit une invitation et répond par un lien. Une fois la table complète, chaque tour en est un.'
};
export const wayNow: Text = { en: 'Send the table as it is', fr: 'Envoyer la table telle quelle' };

export const opening: Text = { en: 'Opening the message …', fr: 'Ouverture du message…' };
export const invitedTitle: Text = { en: 'A match by message', fr: 'Une partie par message' };
export const toMatch: Text = { en: 'To the match', fr: 'À la partie' };
export const watchIt: Text = { en: 'Watch', fr: 'Regarder' };
export const copyForApp: Text = { en: 'Copy for the app', fr: 'Copier pour l’application' };
export const otherBrowser: Text = {
	en: 'Do you play in the installed app or in another browser? Copy the link, go there, and choose “Open a link” on the first screen.',
	fr: 'Vous jouez dans l’application installée ou dans un autre navigateur ? Copiez le lien, puis là-bas, choisissez « Ouvrir un lien » sur le premier écran.'
};

interface Sentence {
	readonly what: Text;
	readonly help: Text;
}

const REFUSALS: Readonly<Record<string, Sentence>> = {
	known: {
		what: { en: 'You had all of this already.', fr: 'Vous aviez déjà tout cela.' },
		help: {
			en: 'It is an older link, or you have opened it before. The match is where you left it.',
			fr: 'C’est un lien plus ancien, ou vous l’avez déjà ouvert. La partie est là où vous l’avez laissée.'
		}
	},
	own: {
		what: { en: 'This is what you sent.', fr: 'C’est ce que vous avez envoyé.' },
		help: {
			en: 'It is for the others at the table: send it to them, and wait for their link.',
			fr: 'C’est pour les autres à la table : envoyez-le-leur, et attendez leur lien.'
		}
	},
	gap: {
		what: { en: 'Something before this is missing here.', fr: 'Il manque ici quelque chose avant cela.' },
		help: {
			en: 'Open the earlier link first, if you have it. Else ask for one with everything: menu of the match, “Send by message”, “Everything”.',
			fr: 'Ouvrez d’abord le lien précédent, si vous l’avez. Sinon, demandez-en un avec tout : menu de la partie, « Envoyer par message », « Tout ».'
		}
	},
	'unknown-match': {
		what: { en: 'This match is not on this device.', fr: 'Cette partie n’est pas sur cet appareil.' },
		help: {
			en: 'The link holds a move for people who already play. Open it where you sat down.',
			fr: 'Ce lien porte un coup pour qui joue déjà. Ouvrez-le là où vous vous êtes assis.'
		}
	},
	'no-invitation': {
		what: { en: 'You have no seat in this match.', fr: 'Vous n’avez pas de place dans cette partie.' },
		help: {
			en: 'You can watch how it stands. To play, ask for a link with an invitation to a seat.',
			fr: 'Vous pouvez regarder où elle en est. Pour jouer, demandez un lien avec une invitation.'
		}
	},
	taken: {
		what: { en: 'Somebody else already sits there.', fr: 'Quelqu’un d’autre est déjà à cette place.' },
		help: {
			en: 'An invitation is for one person. You can watch, or ask for a link to another seat.',
			fr: 'Une invitation est pour une seule personne. Vous pouvez regarder, ou demander un lien vers une autre place.'
		}
	},
	outrun: {
		what: { en: 'Somebody else has played from your seat.', fr: 'Quelqu’un d’autre a joué à votre place.' },
		help: {
			en: 'The invitation was opened twice, and the other answer came first. On this device you can watch.',
			fr: 'L’invitation a été ouverte deux fois, et l’autre réponse est arrivée la première. Sur cet appareil, vous pouvez regarder.'
		}
	},
	'no-seat': {
		what: { en: 'The invitation does not fit the match.', fr: 'L’invitation ne va pas avec la partie.' },
		help: { en: 'Ask the sender for a new link.', fr: 'Demandez un nouveau lien à qui l’a envoyé.' }
	},
	'unknown-game': {
		what: { en: 'This version does not know the game.', fr: 'Cette version ne connaît pas ce jeu.' },
		help: {
			en: 'Close all tabs of the app and open it again to get the newest version, then open the link once more.',
			fr: 'Fermez tous les onglets de l’application et rouvrez-la pour avoir la dernière version, puis rouvrez le lien.'
		}
	},
	'bad-options': { what: joinTrouble('bad-options'), help: joinTroubleHelp('bad-options') },
	'not-saved': { what: joinTrouble('not-saved'), help: joinTroubleHelp('not-saved') },
	newer: { what: madeWithNewer, help: updateHere },
	older: { what: madeWithOlder, help: updateThere },
	tampered: {
		what: { en: 'Somebody has changed this message.', fr: 'Quelqu’un a modifié ce message.' },
		help: {
			en: 'A signature in it is wrong, so it was not taken in. Your match is as it was; ask for the link again.',
			fr: 'Une signature y est fausse : il n’a pas été pris en compte. Votre partie est intacte ; redemandez le lien.'
		}
	},
	'cut-off': {
		what: { en: 'A part of this link is missing.', fr: 'Il manque une partie de ce lien.' },
		help: {
			en: 'The messenger has cut it. Copy all of it and paste it on the first screen, or ask for it as a file.',
			fr: 'La messagerie l’a coupé. Copiez-le en entier et collez-le sur le premier écran, ou demandez un fichier.'
		}
	},
	'not-post': {
		what: { en: 'There is no move in this link.', fr: 'Il n’y a pas de coup dans ce lien.' },
		help: { en: 'Ask for it again, and open all of it.', fr: 'Redemandez-le, et ouvrez-le en entier.' }
	},
	'too-big': {
		what: { en: 'This is too big to be a match.', fr: 'C’est trop gros pour être une partie.' },
		help: { en: 'It was not opened. Ask for a new link.', fr: 'Rien n’a été ouvert. Demandez un nouveau lien.' }
	},
	corrupt: {
		what: { en: 'This match cannot be opened here.', fr: 'Cette partie ne s’ouvre pas ici.' },
		help: { en: 'Ask for a link with everything.', fr: 'Demandez un lien avec tout.' }
	}
};
const FAILED: Sentence = {
	what: { en: 'The message could not be opened.', fr: 'Le message n’a pas pu être ouvert.' },
	help: { en: 'Nothing was changed. Try the link once more.', fr: 'Rien n’a changé. Essayez encore une fois le lien.' }
};

/** Why a post leads nowhere new. */
export const refusal = (reason: string): Text => (REFUSALS[reason] ?? FAILED).what;
export const refusalHelp = (reason: string): Text => (REFUSALS[reason] ?? FAILED).help;
export const refusals: readonly Text[] = Object.values(REFUSALS).flatMap(({ what, help }) => [what, help]);
