/** What the cover of a shared device says, in both languages. */
import { setTexts } from '../../../ui/game/say';

export const texts = setTexts({
	coverSettle: {
		en: '{name} settles at {a} : {b}. {me} may interfere or let it stand.',
		fr: '{name} conclut à {a} : {b}. {me} peut s’en mêler ou laisser faire.'
	},
	coverTable: {
		en: '{name} has finished. {me} may still play something.',
		fr: '{name} a fini son tour. {me} peut encore jouer.'
	},
	coverSettleAll: {
		en: '{name} settles at {a} : {b}. Does anybody react?',
		fr: '{name} conclut à {a} : {b}. Quelqu’un s’en mêle ?'
	},
	coverTableAll: {
		en: '{name} has finished. Does anybody play something?',
		fr: '{name} a fini son tour. Quelqu’un joue encore ?'
	},
	nobodyStand: { en: 'Nobody: let it stand', fr: 'Personne : laisser faire' },
	nobodyGoOn: { en: 'Nobody: go on', fr: 'Personne : continuer' },
	coverStand: { en: '{me} lets it stand, unseen', fr: '{me} laisse faire, sans regarder' },
	coverGoOn: { en: '{me} goes on, unseen', fr: '{me} continue, sans regarder' },
	coverRefuse: { en: '{me} refuses, unseen', fr: '{me} refuse, sans regarder' },
	coverHelp: { en: '{name} asks {me} for help.', fr: '{name} demande de l’aide à {me}.' },
	coverCounter: { en: '{name} names a price to {me}.', fr: '{name} propose son prix à {me}.' },
	coverTrade: { en: '{name} offers {me} a trade.', fr: '{name} propose un échange à {me}.' },
	coverChoose: { en: '{me} has something to choose.', fr: '{me} a un choix à faire.' },
	coverTurn: { en: 'It is {me}’s turn.', fr: 'Au tour de {me}.' }
});
