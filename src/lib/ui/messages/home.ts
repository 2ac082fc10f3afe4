/** The home page and the list of matches. */
import type { Text } from '../../engine/module';

export const pickUp: Text = { en: 'Pick up where you left off', fr: 'Reprenez où vous en étiez' };
export const allMatches: Text = { en: 'All matches', fr: 'Toutes les parties' };
export const newMatch: Text = { en: 'New match', fr: 'Nouvelle partie' };
export const openCount = (count: number): Text => ({ en: `${count} open`, fr: `${count} en cours` });
export const seatsUndrawn: Text = { en: 'Before the draw', fr: 'Avant le tirage' };
export const yourTurn: Text = { en: 'Your turn', fr: 'À vous' };
export const turnOf = (name: string): Text => ({ en: `${name} to play`, fr: `${name} joue` });
export const finished: Text = { en: 'Finished', fr: 'Terminée' };
export const against: Text = { en: 'against', fr: 'contre' };
export const tableBuilt: Text = { en: 'Table being built', fr: 'Table en construction' };
export const openLink: Text = { en: 'Open a link or scan a code', fr: 'Ouvrir un lien ou scanner' };
export const scanCode: Text = { en: 'Scan a code', fr: 'Scanner un code' };
export const openLinkHelp: Text = {
	en: 'Or paste an invitation here, or the link of a replay or a position.',
	fr: 'Ou collez ici une invitation, ou le lien d’une partie à revoir ou d’une position.'
};
export const linkLabel: Text = { en: 'The link', fr: 'Le lien' };
export const openIt: Text = { en: 'Open it', fr: 'L’ouvrir' };
export const notALink: Text = { en: 'This isn’t a Mangrove link.', fr: 'Ce n’est pas un lien Mangrove.' };
export const notALinkHelp: Text = {
	en: 'It holds “/join#”, “/hand#”, “/device#” or “/replay#” and a long code.',
	fr: 'Il contient « /join# », « /hand# », « /device# » ou « /replay# » et un long code.'
};
export const importFile: Text = { en: 'Import a file', fr: 'Importer un fichier' };
export const settingsLabel: Text = { en: 'Settings', fr: 'Réglages' };
export const switchLanguage: Text = { en: 'Passer en français', fr: 'Switch to English' };
export const noMatches: Text = { en: 'No matches yet.', fr: 'Aucune partie pour l’instant.' };
export const resume: Text = { en: 'Resume', fr: 'Reprendre' };
export const look: Text = { en: 'Look at it', fr: 'La revoir' };
export const rename: Text = { en: 'Rename', fr: 'Renommer' };
export const renameMatch: Text = { en: 'Rename the match', fr: 'Renommer la partie' };
export const newName: Text = { en: 'Name of the match', fr: 'Nom de la partie' };
export const save: Text = { en: 'Save', fr: 'Enregistrer' };
export const remove: Text = { en: 'Delete', fr: 'Supprimer' };
export const removeQuestion: Text = { en: 'Delete this match?', fr: 'Supprimer cette partie ?' };
export const removeHelp: Text = {
	en: 'It is gone for good from this device. Export it first if you may want it back.',
	fr: 'Elle disparaît pour de bon de cet appareil. Exportez-la d’abord si vous pourriez la vouloir à nouveau.'
};
export const removed: Text = { en: 'Deleted.', fr: 'Supprimée.' };
export const exportFile: Text = { en: 'Export', fr: 'Exporter' };
export const actionsFor = (match: string): Text => ({ en: `Actions for ${match}`, fr: `Actions pour ${match}` });
export const imported = (count: number, known: number): Text => {
	if (count === 0) return { en: 'All of it is on this device already.', fr: 'Tout est déjà sur cet appareil.' };
	return {
		en: `${count} ${count === 1 ? 'match' : 'matches'} imported${known > 0 ? `, ${known} known already` : ''}.`,
		fr: `${count} ${count === 1 ? 'partie importée' : 'parties importées'}${known > 0 ? `, ${known} déjà ${known === 1 ? 'connue' : 'connues'}` : ''}.`
	};
};
export const damagedRecords = (count: number): Text => ({
	en: `${count === 1 ? 'One match' : `${count} matches`} on this device cannot be read any more.`,
	fr: `${count === 1 ? 'Une partie' : `${count} parties`} de cet appareil ${count === 1 ? 'n’est' : 'ne sont'} plus lisible${count === 1 ? '' : 's'}.`
});

const TROUBLES: Readonly<Record<string, Text>> = {
	'not-mangrove': { en: 'This isn’t a Mangrove file.', fr: 'Ce n’est pas un fichier Mangrove.' },
	'too-big': { en: 'This file is too big.', fr: 'Ce fichier est trop gros.' },
	corrupt: { en: 'This file is damaged.', fr: 'Ce fichier est endommagé.' },
	damaged: { en: 'This file is damaged.', fr: 'Ce fichier est endommagé.' },
	unusable: {
		en: 'None of the matches in this file can be opened here.',
		fr: 'Aucune partie de ce fichier ne s’ouvre ici.'
	},
	newer: {
		en: 'This file was made with a newer Mangrove. Reload the page to update.',
		fr: 'Ce fichier vient d’un Mangrove plus récent. Rechargez la page pour mettre à jour.'
	},
	older: {
		en: 'This file was made with an earlier Mangrove and cannot be opened any more.',
		fr: 'Ce fichier vient d’un Mangrove plus ancien et ne s’ouvre plus.'
	}
};

/** Why a file was not taken in. */
export const importTrouble = (reason: string): Text =>
	TROUBLES[reason] ?? { en: 'This file cannot be read.', fr: 'Ce fichier est illisible.' };
export const nothingChanged: Text = { en: 'Nothing was changed.', fr: 'Rien n’a été modifié.' };

export const fromEarlier: Text = { en: 'Earlier Mangrove', fr: 'Ancien Mangrove' };
export const fromNewer: Text = { en: 'Newer Mangrove', fr: 'Nouveau Mangrove' };
export const onlyExport = (age: string): Text =>
	age === 'newer'
		? {
				en: 'This match was made with a newer Mangrove. Reload the page to update and play on.',
				fr: 'Cette partie vient d’un Mangrove plus récent. Rechargez la page pour mettre à jour et continuer.'
			}
		: {
				en: 'This match was made with an earlier Mangrove. You can export it, but not play on.',
				fr: 'Cette partie vient d’un Mangrove plus ancien. Vous pouvez l’exporter, mais pas la continuer.'
			};
