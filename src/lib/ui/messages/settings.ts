/** The settings. */
import type { Text } from '../../engine/module';
import type { PaceName } from '../pace';
import type { MarkName } from '../game/shapes';

export const settings: Text = { en: 'Settings', fr: 'Réglages' };
export const you: Text = { en: 'You', fr: 'Vous' };
export const name: Text = { en: 'Your name', fr: 'Votre nom' };
export const nameHelp: Text = {
	en: 'Shown at the table and in the log.',
	fr: 'Affiché à la table et dans le journal.'
};
export const mark: Text = { en: 'Your mark', fr: 'Votre signe' };
export const lookAndSound: Text = { en: 'Look and sound', fr: 'Apparence et son' };
export const languageLabel: Text = { en: 'Language', fr: 'Langue' };
export const asSystem: Text = { en: 'System', fr: 'Système' };
export const english: Text = { en: 'English', fr: 'English' };
export const french: Text = { en: 'Français', fr: 'Français' };
export const theme: Text = { en: 'Theme', fr: 'Thème' };
export const light: Text = { en: 'Light', fr: 'Clair' };
export const dark: Text = { en: 'Dark', fr: 'Sombre' };
export const motion: Text = { en: 'Motion', fr: 'Animations' };
export const full: Text = { en: 'On', fr: 'Oui' };
export const none: Text = { en: 'Off', fr: 'Non' };
export const pace: Text = { en: 'Moves of others', fr: 'Coups des autres' };
export const paces: Readonly<Record<PaceName, Text>> = {
	slow: { en: 'Slow', fr: 'Lent' },
	normal: { en: 'Normal', fr: 'Moyen' },
	fast: { en: 'Fast', fr: 'Rapide' },
	once: { en: 'At once', fr: 'Aussitôt' }
};
export const soundLabel: Text = { en: 'Sound', fr: 'Son' };
export const haptics: Text = { en: 'Vibration', fr: 'Vibrations' };
export const play: Text = { en: 'At the table', fr: 'À la table' };
export const confirmMoves: Text = { en: 'Confirm every move', fr: 'Confirmer chaque coup' };
export const confirmHelp: Text = {
	en: 'A second tap is not enough: only the button moves.',
	fr: 'Un second toucher ne suffit pas : seul le bouton joue le coup.'
};
export const turnBoard: Text = { en: 'Turn the board to who plays', fr: 'Tourner le plateau vers qui joue' };
export const turnHelp: Text = {
	en: 'When several people share this device.',
	fr: 'Quand plusieurs personnes partagent cet appareil.'
};
export const storage: Text = { en: 'Storage', fr: 'Stockage' };
export const persisted: Text = {
	en: 'Your matches are kept on this device until you delete them.',
	fr: 'Vos parties restent sur cet appareil jusqu’à ce que vous les supprimiez.'
};
export const bestEffort: Text = {
	en: 'Your matches are kept on this device. The browser may clear them when space runs low.',
	fr: 'Vos parties sont sur cet appareil. Le navigateur peut les effacer si la place manque.'
};
export const noAnswer: Text = {
	en: 'That did not work: the storage of this browser does not answer.',
	fr: 'Cela n’a pas marché : le stockage de ce navigateur ne répond pas.'
};
export const refused: Text = {
	en: 'This browser refuses to keep anything: matches last until the page is closed.',
	fr: 'Ce navigateur refuse de garder quoi que ce soit : les parties durent jusqu’à la fermeture de la page.'
};
export const settingsRefused: Text = {
	en: 'These settings are not kept either.',
	fr: 'Ces réglages ne sont pas gardés non plus.'
};
export const matchCount = (count: number): Text => ({
	en: count === 1 ? 'One match.' : `${count} matches.`,
	fr: count === 1 ? 'Une partie.' : `${count} parties.`
});
export const used = (size: string): Text => ({ en: `${size} used.`, fr: `${size} utilisés.` });
export const askPersist: Text = { en: 'Ask to keep them for good', fr: 'Demander à les garder pour de bon' };
export const persistGranted: Text = {
	en: 'They are kept for good now.',
	fr: 'Elles sont désormais gardées pour de bon.'
};
export const persistRefused: Text = {
	en: 'The browser did not agree. Installing the app usually helps.',
	fr: 'Le navigateur n’a pas accepté. Installer l’application aide en général.'
};
export const exportAll: Text = { en: 'Export all matches', fr: 'Exporter toutes les parties' };
export const deleteAll: Text = { en: 'Delete everything', fr: 'Tout supprimer' };
export const deleteQuestion: Text = { en: 'Delete everything?', fr: 'Tout supprimer ?' };
export const deleteHelp: Text = {
	en: 'Every match on this device is gone for good. Export them first if you may want them back.',
	fr: 'Toutes les parties de cet appareil disparaissent pour de bon. Exportez-les d’abord si vous pourriez les vouloir à nouveau.'
};
export const deleted: Text = { en: 'Everything was deleted.', fr: 'Tout a été supprimé.' };
export const keep: Text = { en: 'Keep everything', fr: 'Tout garder' };
export const privacy: Text = { en: 'Privacy', fr: 'Vie privée' };
export const privacyText: readonly Text[] = [
	{
		en: 'There is no account, no cookie, no analytics and no advertising. Nobody watches you play.',
		fr: 'Ni compte, ni cookie, ni mesure d’audience, ni publicité. Personne ne vous regarde jouer.'
	},
	{
		en: 'Your matches and settings stay on this device. The server only hands out the app; it never sees a move.',
		fr: 'Vos parties et réglages restent sur cet appareil. Le serveur ne fait que fournir l’application ; il ne voit aucun coup.'
	},
	{
		en: 'A link that you share holds the whole match behind the “#”. Browsers do not send that part to any server.',
		fr: 'Un lien que vous partagez contient toute la partie derrière le « # ». Les navigateurs n’envoient cette partie à aucun serveur.'
	}
];
export const credits: Text = { en: 'Credits', fr: 'Crédits' };
export const creditsText: Text = {
	en: 'Mangrove is free software under the MIT licence. The drawings of the marsh, vehicles and plants are its own.',
	fr: 'Mangrove est un logiciel libre sous licence MIT. Les dessins du marais, des véhicules et des plantes sont les siens.'
};
export const typeface: Text = { en: 'Typeface', fr: 'Police' };
export const icons: Text = { en: 'Icons', fr: 'Icônes' };
export const silhouettes: Text = {
	en: 'Silhouettes of cards, with others’ contributions, recut and recoloured',
	fr: 'Silhouettes des cartes, avec d’autres contributions, retaillées et recolorées'
};
export const software: Text = { en: 'Software', fr: 'Logiciels' };
export const version = (name: string): Text => ({ en: `Version ${name}`, fr: `Version ${name}` });

export const shapeNames: Readonly<Record<MarkName, Text>> = {
	circle: { en: 'Red circle', fr: 'Rond rouge' },
	scooped: { en: 'Blue shield', fr: 'Écu bleu' },
	square: { en: 'Yellow square', fr: 'Carré jaune' },
	octagon: { en: 'White octagon', fr: 'Octogone blanc' },
	triangle: { en: 'Green triangle', fr: 'Triangle vert' },
	drop: { en: 'Purple drop', fr: 'Goutte violette' },
	hexagon: { en: 'Teal hexagon', fr: 'Hexagone turquoise' },
	star: { en: 'Pink star', fr: 'Étoile rose' },
	diamond: { en: 'Brown diamond', fr: 'Losange brun' },
	arch: { en: 'Grey arch', fr: 'Arche grise' }
};
