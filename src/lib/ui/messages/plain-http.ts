/** What browsers withhold from an app that came over plain http, as from a computer on the same network. */
import type { Text } from '../../engine/module';

export const plainHttp: Text = {
	en: 'This address has no https, so the browser gives us no installing, no play without the network, no copying of links and no camera. Everything else works.',
	fr: 'Cette adresse n’a pas de https : le navigateur nous refuse l’installation, le jeu sans réseau, la copie des liens et la caméra. Tout le reste fonctionne.'
};
