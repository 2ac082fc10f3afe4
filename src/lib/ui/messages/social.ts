/** What players of one match say and agree to: chat, offers, a seat that does not answer, the rematch. */
import type { Text } from '../../engine/module';

export const chat: Text = { en: 'Chat', fr: 'Discussion' };
export const chatUnread = (count: number): Text => ({
	en: count === 1 ? 'Chat, one new message' : `Chat, ${count} new messages`,
	fr: count === 1 ? 'Discussion, un nouveau message' : `Discussion, ${count} nouveaux messages`
});
export const chatEmpty: Text = { en: 'Nobody has said anything yet.', fr: 'Personne n’a encore rien dit.' };
export const message: Text = { en: 'Message', fr: 'Message' };
export const send: Text = { en: 'Send', fr: 'Envoyer' };
export const quickWords: Text = { en: 'Quick words', fr: 'Mots rapides' };
export const onlyRead: Text = {
	en: 'You are watching: you can read along, but not write.',
	fr: 'Vous regardez : vous pouvez lire, mais pas écrire.'
};
export const mute = (name: string): Text => ({ en: `Mute ${name}`, fr: `Ne plus lire ${name}` });
export const unmute = (name: string): Text => ({ en: `Unmute ${name}`, fr: `Relire ${name}` });
export const muted = (name: string): Text => ({
	en: `You do not see or hear what ${name} says.`,
	fr: `Vous ne voyez ni n’entendez ce que dit ${name}.`
});
export const says = (name: string, words: string): Text => ({ en: `${name}: ${words}`, fr: `${name} : ${words}` });

export const hello: Text = { en: 'Hello!', fr: 'Bonjour !' };
export const goodLuck: Text = { en: 'Good luck', fr: 'Bonne chance' };
export const wellPlayed: Text = { en: 'Well played', fr: 'Bien joué' };
export const haha: Text = { en: 'Ha ha!', fr: 'Ha, ha !' };
export const oops: Text = { en: 'Oops', fr: 'Oups' };
export const moment: Text = { en: 'One moment', fr: 'Un instant' };
export const thanks: Text = { en: 'Thanks', fr: 'Merci' };
export const goodGame: Text = { en: 'Good game', fr: 'Belle partie' };

export const offerDraw: Text = { en: 'Offer a draw', fr: 'Proposer la nulle' };
export const askBack: Text = { en: 'Ask to take back', fr: 'Demander à reprendre' };
export const askBackHelp = (count: number): Text => ({
	en: count === 1 ? 'Your last move. All have to agree.' : `The last ${count} moves. All have to agree.`,
	fr:
		count === 1
			? 'Votre dernier coup. Tous doivent être d’accord.'
			: `Les ${count} derniers coups. Tous doivent être d’accord.`
});
export const callOff: Text = { en: 'Call it off', fr: 'Annuler la partie' };
export const callOffHelp: Text = {
	en: 'Nobody wins. All have to agree.',
	fr: 'Personne ne gagne. Tous doivent être d’accord.'
};
export const agree: Text = { en: 'Agree', fr: 'D’accord' };
export const notNow: Text = { en: 'Not now', fr: 'Pas maintenant' };

export const asks = (what: string, name: string, count: number): Text => {
	if (what === 'draw') return { en: `${name} offers a draw.`, fr: `${name} propose la nulle.` };
	if (what === 'call-off') return { en: `${name} wants to call it off.`, fr: `${name} veut annuler la partie.` };
	return {
		en: count === 1 ? `${name} asks to take back a move.` : `${name} asks to take back ${count} moves.`,
		fr: count === 1 ? `${name} demande à reprendre un coup.` : `${name} demande à reprendre ${count} coups.`
	};
};
export const asksHelp = (what: string): Text =>
	what === 'take-back'
		? { en: 'The position before them comes back.', fr: 'La position d’avant revient.' }
		: {
				en: 'If all agree, the match ends and nobody wins.',
				fr: 'Si tous acceptent, la partie s’arrête sans gagnant.'
			};
export const asked: Text = {
	en: 'Asked. It stands until the next move.',
	fr: 'C’est demandé. Cela vaut jusqu’au prochain coup.'
};
export const resignedWaits = (name: string): Text => ({
	en: `${name} gives up: it counts with the next answer.`,
	fr: `${name} abandonne : cela compte dès la prochaine réponse.`
});

export const drawAgreed: Text = { en: 'Agreed by all.', fr: 'D’un commun accord.' };
export const calledOff: Text = { en: 'Called off', fr: 'Partie annulée' };
export const calledOffReason: Text = {
	en: 'All agreed to stop. Nobody wins.',
	fr: 'Tous ont voulu s’arrêter. Personne ne gagne.'
};
export const lineDraw: Text = { en: 'All agreed to a draw.', fr: 'Tous ont accepté la nulle.' };
export const lineCallOff: Text = { en: 'All agreed to call it off.', fr: 'Tous ont voulu annuler la partie.' };
export const lineTakeBack = (count: number): Text => ({
	en: count === 1 ? 'All agreed to take back a move.' : `All agreed to take back ${count} moves.`,
	fr: count === 1 ? 'Tous ont accepté de reprendre un coup.' : `Tous ont accepté de reprendre ${count} coups.`
});
/** Null: the reader did. */
export const lineBack = (name: string | null): Text => ({
	en: name === null ? 'You take your move back.' : `${name} takes a move back.`,
	fr: name === null ? 'Vous reprenez votre coup.' : `${name} reprend un coup.`
});
export const lineGone = (name: string): Text => ({
	en: `All others agreed that ${name} is gone.`,
	fr: `Tous les autres ont jugé que ${name} est parti.`
});
export const lineBot = (name: string): Text => ({
	en: `A bot plays on for ${name}.`,
	fr: `Un robot joue à la place de ${name}.`
});

export const whatNow: Text = { en: 'What now?', fr: 'Que faire ?' };
export const doesNotAnswer = (name: string): Text => ({
	en: `${name} does not answer`,
	fr: `${name} ne répond pas`
});
export const keepWaiting: Text = { en: 'Wait', fr: 'Attendre' };
export const keepWaitingHelp = (isDuel: boolean): Text => ({
	en: `The match goes on when they come back, also tomorrow.${isDuel ? ' Between two, nobody wins by waiting.' : ''}`,
	fr: `La partie reprend à son retour, même demain.${isDuel ? ' À deux, on ne gagne pas en attendant.' : ''}`
});
export const remind: Text = { en: 'Send a reminder', fr: 'Envoyer un rappel' };
export const remindHelp: Text = {
	en: 'A link that opens the match on their device.',
	fr: 'Un lien qui ouvre la partie sur son appareil.'
};
export const letBotPlay: Text = { en: 'Let a bot play on', fr: 'Laisser jouer un robot' };
export const letBotPlayHelp = (name: string): Text => ({
	en: `It keeps the seat: ${name} can only watch then.`,
	fr: `Il garde la place : ${name} pourra seulement regarder.`
});
export const goOnAlone: Text = { en: 'Go on in a new match', fr: 'Continuer dans une nouvelle partie' };
export const goOnAloneHelp = (name: string): Text => ({
	en: `It starts from this position, with a bot in ${name}’s seat. This match stays as it is.`,
	fr: `Elle part de cette position, avec un robot à la place de ${name}. Cette partie reste telle quelle.`
});
export const callGone: Text = { en: 'Call the seat gone', fr: 'Déclarer la place vide' };
export const callGoneHelp = (name: string): Text => ({
	en: `${name} is out, as if they had given up.`,
	fr: `${name} est hors jeu, comme par abandon.`
});
export const haveAgreed = (names: readonly string[]): Text => ({
	en: `Agreed so far: ${names.join(', ')}.`,
	fr: `Déjà d’accord : ${names.join(', ')}.`
});
export const stillMissing = (names: readonly string[]): Text => ({
	en: `Still to agree: ${names.join(', ')}.`,
	fr: `Doivent encore accepter : ${names.join(', ')}.`
});
export const beginsWith = (name: string): Text => ({
	en: `${name} has to propose it first: it goes in seat order.`,
	fr: `C’est à ${name} de le proposer : cela va dans l’ordre des places.`
});
export const proposesBot = (absent: string): Text => ({
	en: `Shall a bot play on for ${absent}?`,
	fr: `Un robot à la place de ${absent} ?`
});
export const proposesGone = (absent: string): Text => ({
	en: `Is ${absent} gone for good?`,
	fr: `${absent} est parti pour de bon ?`
});
export const seatTaken: Text = { en: 'A bot has your seat.', fr: 'Un robot a pris votre place.' };
export const seatTakenHelp: Text = {
	en: 'The others agreed to it while you were away. You can watch.',
	fr: 'Les autres l’ont décidé en votre absence. Vous pouvez regarder.'
};
export const outsat: Text = {
	en: 'Somebody else sat down by the same link and has this seat.',
	fr: 'Quelqu’un d’autre s’est assis avec le même lien et occupe cette place.'
};
export const begunWithout: Text = {
	en: 'The host began this match with somebody else in your place.',
	fr: 'L’hôte a commencé cette partie avec quelqu’un d’autre à votre place.'
};
export const outsatHelp: Text = {
	en: 'You can watch, or ask for a link to another seat.',
	fr: 'Vous pouvez regarder, ou demander un lien vers une autre place.'
};
export const allRight: Text = { en: 'All right', fr: 'Entendu' };

export const wantsRematch = (name: string): Text => ({
	en: `${name} wants a rematch.`,
	fr: `${name} veut une revanche.`
});
export const rematchHelp: Text = { en: 'Sides are swapped.', fr: 'On change de côté.' };
