/** The end of a match between devices: whether all of them have signed the result. */
import type { Text } from '../../engine/module';

export const confirmed: Text = {
	en: 'All devices agree on the result.',
	fr: 'Tous les appareils s’accordent sur le résultat.'
};
export const unconfirmed = (names: string): Text => ({
	en: `Not confirmed yet by: ${names}.`,
	fr: `Pas encore confirmé par : ${names}.`
});
