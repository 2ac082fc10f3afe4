/** The camera that reads codes. */
import type { Text } from '../../engine/module';

export const cameraPicture: Text = { en: 'What the camera sees', fr: 'Ce que voit l’appareil photo' };
export const cameraStarts: Text = { en: 'Starting the camera …', fr: 'L’appareil photo démarre…' };
export const holdStill: Text = { en: 'Hold the code into the frame.', fr: 'Placez le code dans le cadre.' };

const TROUBLES: Readonly<Record<string, Text>> = {
	insecure: {
		en: 'Over plain http the browser gives us no camera. Paste the text instead.',
		fr: 'En http simple, le navigateur ne nous donne pas l’appareil photo. Collez plutôt le texte.'
	},
	refused: {
		en: 'We may not use the camera. Allow it in the browser’s settings for this page, or paste the text.',
		fr: 'L’appareil photo nous est refusé. Autorisez-le dans les réglages du navigateur pour cette page, ou collez le texte.'
	},
	none: {
		en: 'This device has no camera that we can find. Paste the text instead.',
		fr: 'On ne trouve pas d’appareil photo ici. Collez plutôt le texte.'
	}
};
/** Why there is no picture, and what to do. */
export const cameraTrouble = (reason: string): Text =>
	TROUBLES[reason] ?? {
		en: 'The camera does not start: another app may be using it. Paste the text instead.',
		fr: 'L’appareil photo ne démarre pas : une autre application s’en sert peut-être. Collez plutôt le texte.'
	};
