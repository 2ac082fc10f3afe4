/** What several screens say. */
import type { Text } from '../../engine/module';

export const appName: Text = { en: 'Mangrove', fr: 'Mangrove' };
export const motto: Text = {
	en: 'Four tabletop games, with nobody in the middle.',
	fr: 'Quatre jeux de plateau, sans personne au milieu.'
};
export const closeLabel: Text = { en: 'Close', fr: 'Fermer' };
export const cancel: Text = { en: 'Cancel', fr: 'Annuler' };
export const back: Text = { en: 'Back', fr: 'Retour' };
export const home: Text = { en: 'Home', fr: 'Accueil' };
export const more: Text = { en: 'More', fr: 'Plus' };
export const you: Text = { en: 'You', fr: 'Vous' };
export const workshop: Text = { en: 'Workshop', fr: 'Atelier' };
export const noPage: Text = { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' };
export const broken: Text = { en: 'Something went wrong here.', fr: 'Quelque chose s’est mal passé ici.' };
export const loading: Text = { en: 'Laying the table …', fr: 'On dresse la table…' };
export const worksOffline: Text = { en: 'Works without a network.', fr: 'Fonctionne sans réseau.' };
export const savedHere: Text = { en: 'Saved on this device.', fr: 'Enregistré sur cet appareil.' };
const NOT_SAVED: Text = {
	en: 'Not saved: this browser keeps no data for the app. You can play; export what you want to keep.',
	fr: 'Non enregistré : ce navigateur ne garde aucune donnée pour l’application. Vous pouvez jouer ; exportez ce que vous voulez garder.'
};
const STORAGE_TROUBLES: Readonly<Record<string, Text>> = {
	newer: {
		en: 'Your matches were saved by a newer Mangrove. Reload to update and see them.',
		fr: 'Vos parties ont été enregistrées par un Mangrove plus récent. Rechargez la page pour le mettre à jour et les voir.'
	},
	full: {
		en: 'Not saved: the storage of this device is full. Export the match or make room.',
		fr: 'Non enregistré : la mémoire de cet appareil est pleine. Exportez la partie ou faites de la place.'
	},
	elsewhere: {
		en: 'Not saved here: another tab plays this match.',
		fr: 'Non enregistré ici : cette partie se joue dans un autre onglet.'
	}
};
/** Why nothing is kept, and what to do. */
export const storageTrouble = (trouble: string): Text => STORAGE_TROUBLES[trouble] ?? NOT_SAVED;
export const notSavedShort: Text = { en: 'Not saved', fr: 'Non enregistré' };
export const copied: Text = { en: 'Copied.', fr: 'Copié.' };
export const copyLink: Text = { en: 'Copy the link', fr: 'Copier le lien' };
export const cannotCopy: Text = {
	en: 'This browser does not let us copy. Select the text and copy it yourself.',
	fr: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.'
};
export const bot: Text = { en: 'Bot', fr: 'Bot' };
export const botNumber = (number: number): Text => ({ en: `Bot ${number}`, fr: `Bot ${number}` });
export const playerNumber = (number: number): Text => ({ en: `Player ${number}`, fr: `Joueur ${number}` });
export const easy: Text = { en: 'easy', fr: 'facile' };
export const hard: Text = { en: 'hard', fr: 'difficile' };
/** What a bot of a level is like, below its name. */
export const botHelp = (level: string): Text =>
	level === 'hard'
		? { en: 'hard: thinks its turn through', fr: 'difficile : réfléchit à tout son tour' }
		: { en: 'easy: follows a whim now and then', fr: 'facile : suit parfois un caprice' };

function range(numbers: readonly number[], or: string): string {
	const first = numbers[0] ?? 0;
	const last = numbers.at(-1) ?? first;
	if (first === last) return `${first}`;
	const gapless = numbers.every((number, index) => number === first + index);
	if (gapless) return `${first}–${last}`;
	return `${numbers.slice(0, -1).join(', ')} ${or} ${last}`;
}

/** `2–4 players`; a choice with gaps is spelt out: `2 or 4 players`. */
export const players = (counts: readonly number[]): Text => ({
	en: `${range(counts, 'or')} players`,
	fr: `${range(counts, 'ou')} joueurs`
});

export const minutes = ([shortest, longest]: readonly [number, number]): Text => {
	const length = shortest === longest ? `${shortest}` : `${shortest}–${longest}`;
	return { en: `${length} min`, fr: `${length} min` };
};

/** How long ago, in the words of a friend. */
export function ago(milliseconds: number): Text {
	const minutes = Math.floor(milliseconds / 60_000);
	if (minutes < 1) return { en: 'just now', fr: 'à l’instant' };
	if (minutes < 60) return { en: `${minutes} min ago`, fr: `il y a ${minutes} min` };
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return { en: `${hours} h ago`, fr: `il y a ${hours} h` };
	const days = Math.floor(hours / 24);
	return days === 1 ? { en: 'yesterday', fr: 'hier' } : { en: `${days} days ago`, fr: `il y a ${days} jours` };
}
export const inTheRules: Text = { en: 'More in the rules', fr: 'En savoir plus dans les règles' };

/** Written in a format, or played by rules, that this app does not know: never "damaged". */
export const madeWithNewer: Text = {
	en: 'This was made with a newer Mangrove.',
	fr: 'Ceci vient d’un Mangrove plus récent.'
};
export const updateHere: Text = {
	en: 'Reload the page to update, then open it again.',
	fr: 'Rechargez la page pour mettre à jour, puis rouvrez-le.'
};
export const madeWithOlder: Text = {
	en: 'This was made with an earlier Mangrove.',
	fr: 'Ceci vient d’un Mangrove plus ancien.'
};
export const updateThere: Text = {
	en: 'Ask the other side to reload Mangrove and to send it again.',
	fr: 'Demandez qu’on recharge Mangrove de l’autre côté et qu’on vous le renvoie.'
};
