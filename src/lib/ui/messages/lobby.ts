/** The table before the start: seats by lot, and letting others watch. */
import type { Text } from '../../engine/module';

export const byLot: Text = { en: 'Draw the seats by lot', fr: 'Tirer les places au sort' };
export const byLotHelp: Text = {
	en: 'Who sits where is drawn once everybody has come. Nobody can choose.',
	fr: 'Qui s’assoit où se décide quand tout le monde est là. Personne ne peut choisir.'
};
export const draw: Text = { en: 'Draw the seats and begin', fr: 'Tirer les places et commencer' };
export const drawHelp: Text = { en: 'Now the lot says who sits where.', fr: 'Le sort dit maintenant qui s’assoit où.' };
export const undrawn: Text = { en: 'The seats are not drawn yet.', fr: 'Les places ne sont pas encore tirées.' };
export const missingForDraw: Text = {
	en: 'They are drawn when everybody has sat down.',
	fr: 'Elles le seront quand tout le monde sera assis.'
};
export const hostDraws: Text = {
	en: 'The host draws them. You can leave this page open.',
	fr: 'C’est à l’hôte de les tirer. Vous pouvez laisser cette page ouverte.'
};
export const beginsWithAll: Text = {
	en: 'The match begins when everybody has sat down.',
	fr: 'La partie commence quand tout le monde est assis.'
};
export const gathered: Text = { en: 'Everybody has sat down.', fr: 'Tout le monde est assis.' };
export const hostBegins: Text = {
	en: 'The match begins as soon as the host’s device knows.',
	fr: 'La partie commence dès que l’appareil de l’hôte l’apprend.'
};
export const place: Text = { en: 'your place, the seat is drawn later', fr: 'à table, la place sera tirée au sort' };

export const usedTwice = (seat: number): Text => ({
	en: `The invitation to seat ${seat} was used twice.`,
	fr: `L’invitation à la place ${seat} a servi deux fois.`
});
export const usedTwiceHelp: Text = {
	en: 'One of the two plays. Send the other a link to a free seat, or to watch.',
	fr: 'Une seule des deux personnes joue. Envoyez à l’autre un lien vers une place libre, ou pour regarder.'
};
export const refusedBrought = (name: string): Text => ({
	en: `${name} brought something that the rules don’t allow, so the seat is still free.`,
	fr: `${name} a apporté quelque chose que les règles n’admettent pas : la place reste libre.`
});

export const letWatch: Text = { en: 'Let others watch', fr: 'Laisser regarder' };
export const letWatchHelp: Text = {
	en: 'Anyone with the link can watch the game but not touch it. You can close it at any time.',
	fr: 'Qui a le lien voit la partie sans pouvoir y toucher. Vous pouvez le fermer à tout moment.'
};
export const watchLinkOpen: Text = { en: 'The watch link is open', fr: 'Le lien pour regarder est ouvert' };
export const watchIsForMany: Text = {
	en: 'Send it to as many as you like.',
	fr: 'Envoyez-le à autant de gens que vous voulez.'
};
export const closeWatch: Text = { en: 'Close it', fr: 'Le fermer' };
export const watchClosed: Text = {
	en: 'Closed. The link is dead for good.',
	fr: 'Fermé. Le lien ne marche plus jamais.'
};
export const codeToWatch: Text = { en: 'Code to watch', fr: 'Code pour regarder' };
export const watchTitle = (game: string): Text => ({
	en: `Watch us play ${game}`,
	fr: `Regardez-nous jouer à ${game}`
});
export const watchers = (count: number): Text => {
	if (count === 0) return { en: 'nobody watches', fr: 'personne ne regarde' };
	return {
		en: count === 1 ? 'one person watches' : `${count} people watch`,
		fr: count === 1 ? 'une personne regarde' : `${count} personnes regardent`
	};
};
export const youWatch: Text = { en: 'You watch', fr: 'Vous regardez' };
export const oneDeviceOnly: Text = {
	en: 'Open while this device is at the table.',
	fr: 'Ouvert tant que cet appareil est à la table.'
};
