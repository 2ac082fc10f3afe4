/** What abilities do (§7.6). */
import type { Text } from '../../../engine/module';
import type { Ability } from '../content';

export const ABILITY_TEXTS: { readonly [key in Exclude<Ability, 'chase'>]: Text } = {
	'win-ties': {
		en: 'With you among the fighters, the heroes win ties.',
		fr: 'Avec vous au combat, les héros gagnent les égalités.'
	},
	'green-boost': {
		en: 'Once per battle you fight in: discard up to 3 cards for +1 each.',
		fr: 'Une fois par combat auquel vous participez : défaussez jusqu’à 3 cartes, +1 chacune.'
	},
	steal: {
		en: 'Once per turn: discard a card and roll; on 4 or more you take a Small item, else the victim gets a random card of yours.',
		fr: 'Une fois par tour : défaussez une carte et lancez le dé ; à partir de 4, vous prenez un petit objet, sinon la victime reçoit une de vos cartes au hasard.'
	},
	'bamboo-hit': {
		en: 'Once per battle of others: discard a card, −2 for a fighter.',
		fr: 'Une fois par combat des autres : défaussez une carte, −2 pour un combattant.'
	},
	salvage: {
		en: 'Once per turn: discard an item or one-shot and draw an upgrade.',
		fr: 'Une fois par tour : défaussez un objet ou un usage unique et piochez une amélioration.'
	},
	regrow: {
		en: 'Instead of exploring, once per turn: discard a card and take the top discarded upgrade, if it is an item or one-shot.',
		fr: 'Au lieu d’explorer, une fois par tour : défaussez une carte et prenez la dernière amélioration défaussée, si c’est un objet ou un usage unique.'
	},
	purify: {
		en: 'Discard 2 cards to be rid of a lasting disaster.',
		fr: 'Défaussez 2 cartes pour écarter un désastre durable.'
	},
	'shared-glory': {
		en: 'As a helper in a victory you gain 1 level per eco-beast.',
		fr: 'Comme renfort d’une victoire, vous gagnez 1 niveau par éco-bête.'
	},
	'second-wind': {
		en: 'Once per battle you may repeat a failed roll to run away.',
		fr: 'Une fois par combat, vous pouvez relancer un dé de fuite raté.'
	},
	steadfast: {
		en: 'Whenever you lose levels, you lose 1 fewer.',
		fr: 'Chaque fois que vous perdez des niveaux, vous en perdez 1 de moins.'
	}
};
