/** What is said of neglect: of lands that stand empty, before and after, and before a turn is ended too soon. */
import { setTexts } from '../../../../ui/game/say';

export const warnings = setTexts({
	landEmpty: { en: '{TheLand} stands empty.', fr: '{TheLand} : aucune défense.' },
	landSailed: {
		en: '{name}’s {unit} can sail there from {from} and take it next turn.',
		fr: '{unit}, à {name}, peut y venir depuis {from} et s’en emparer.'
	},
	landStepped: {
		en: '{name}’s {unit} can step there from {from} and take it next turn.',
		fr: '{unit}, à {name}, peut y entrer depuis {from} et s’en emparer.'
	},
	fills: { en: '{card} could still defend it.', fr: '{card} peut encore défendre ce pays.' },
	landsWithout: { en: '{n} lands without a unit', fr: '{n} pays sans unité' },
	landWithout: { en: '1 land without a unit', fr: '1 pays sans unité' },
	voyageUnused: { en: '1 voyage not used: {card}', fr: '1 voyage restant : {card}' },
	stepUnused: { en: '1 step not used: {card}', fr: '1 pas restant : {card}' },
	leavesEmpty: { en: 'You leave {theLand} empty.', fr: 'Vous laissez {theLand} sans défense.' },
	sureWin: { en: '{from} beats {to} for sure.', fr: '{from} bat {to} à coup sûr.' },
	playsUnused: { en: '{n} plays not used', fr: '{n} cartes non jouées' },
	playUnused: { en: '1 play not used', fr: '1 carte non jouée' },
	youDraw: { en: 'you draw {n} cards', fr: 'vous piochez {n} cartes' },
	youDrawOne: { en: 'you draw 1 card', fr: 'vous piochez 1 carte' },
	stillTime: { en: 'There is still time this turn.', fr: 'Il est encore temps, ce tour-ci.' }
});
