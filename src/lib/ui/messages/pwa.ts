/** What is said about the app itself: new versions, installing, links and files from the system. */
import type { Text } from '../../engine/module';

export const newVersion: Text = { en: 'A new version is here.', fr: 'Une nouvelle version est là.' };
export const newVersionHelp: Text = {
	en: 'Your matches stay as they are.',
	fr: 'Vos parties restent comme elles sont.'
};
export const closeTabs: Text = {
	en: 'Mangrove is open in another tab. Close it, then try again.',
	fr: 'Mangrove est ouvert dans un autre onglet. Fermez-le, puis réessayez.'
};
export const changeOver: Text = { en: 'Change over', fr: 'Changer' };
export const later: Text = { en: 'Later', fr: 'Plus tard' };
export const theApp: Text = { en: 'The app', fr: 'L’application' };
export const install: Text = { en: 'Install', fr: 'Installer' };
export const installHelp: Text = {
	en: 'On the home screen it opens like any app, without a network, and your matches are safer.',
	fr: 'Sur l’écran d’accueil, elle s’ouvre comme une application, même sans réseau, et vos parties sont mieux gardées.'
};
export const installed: Text = { en: 'Installed on this device.', fr: 'Installée sur cet appareil.' };
export const notHere: Text = {
	en: 'This browser can’t install apps. It all works without a network here, too.',
	fr: 'Ce navigateur ne propose pas d’installation. L’application fonctionne quand même sans réseau.'
};
export const showMe: Text = { en: 'Show me how', fr: 'Montrer comment' };
export const homeScreen: Text = { en: 'To the home screen', fr: 'Vers l’écran d’accueil' };
export const iosSteps: readonly Text[] = [
	{ en: 'Tap Share at the edge of the screen.', fr: 'Touchez Partager au bord de l’écran.' },
	{ en: 'Scroll down and tap “Add to Home Screen”.', fr: 'Descendez et touchez « Sur l’écran d’accueil ».' },
	{ en: 'Tap Add. Open Mangrove from there.', fr: 'Touchez Ajouter. Ouvrez Mangrove de là.' }
];
export const iosMove: Text = {
	en: 'The app on the home screen has a shelf of its own: export your matches here first and import them there.',
	fr: 'L’application de l’écran d’accueil a sa propre étagère : exportez d’abord vos parties ici, puis importez-les là-bas.'
};
export const opening: Text = { en: 'Opening …', fr: 'Ouverture…' };
