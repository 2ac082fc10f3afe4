/** Refusals with the thing named; where one is missing here, the sentence of the rules stands. */
import { setTexts } from '../../../../ui/game/say';

export const refusals = setTexts({
	moraleTooLow: {
		en: 'You need {n} morale to attack and have {have}.',
		fr: 'Il faut {n} de moral pour attaquer ; vous en avez {have}.'
	},
	outOfReach: { en: '{From} can’t reach {to}.', fr: '{From} : trop loin pour atteindre {to}.' },
	noneReaches: { en: 'None of your lands reaches {to}.', fr: 'Aucun de vos pays n’atteint {to}.' },
	takesExplorer: {
		en: 'Another continent takes an explorer.',
		fr: 'Vers un autre continent, il faut une exploration.'
	},
	truce: {
		en: '{name} has a truce until {name}’s next turn. Cards still count.',
		fr: '{name} : trêve jusqu’à son prochain tour. Les cartes comptent encore.'
	},
	landFull: {
		en: '{TheLand} is full: {n} of {room}. Move one out first.',
		fr: '{TheLand} : plus de place, {n} sur {room}. Faites d’abord de la place.'
	},
	armyLimit: { en: '{TheLand} has its army.', fr: 'Il y a déjà une armée {inLand}.' },
	mustLeaveOne: { en: 'Somebody must stay {inLand}.', fr: 'Il doit rester une unité {inLand}.' },
	defended: {
		en: '{TheLand} is defended ({units}). Attack first.',
		fr: 'Défense en place {inLand} ({units}). Attaquez d’abord.'
	},
	noDefenders: {
		en: 'Nobody defends {theLand}: take it in the move phase.',
		fr: 'Personne ne défend {theLand} : à prendre en phase de mouvement.'
	},
	noAttackers: { en: 'Nobody stands {inLand} to attack.', fr: 'Personne {inLand} pour attaquer.' },
	tooEarly: { en: 'No lands are taken before round 3.', fr: 'On ne prend pas de pays avant le 3e tour de table.' },
	neverTaken: { en: 'Playing for morale, no lands are taken.', fr: 'En jouant au moral, on ne prend aucun pays.' },
	peace: { en: 'Not in round 1. Keep it, or discard it.', fr: 'Pas au 1er tour de table. Gardez-la, ou défaussez-la.' },
	moraleAtMost: {
		en: '{card} works at {n} morale or less; you have {have}.',
		fr: '{card} : à {n} de moral ou moins ; vous en avez {have}.'
	},
	moraleAtLeast: {
		en: '{card} works at {n} morale or more; you have {have}.',
		fr: '{card} : à {n} de moral au moins ; vous en avez {have}.'
	},
	onlyIf: { en: '{card}: only {test}.', fr: '{card} : seulement {test}.' },
	usedUp: { en: '{card}: used already.', fr: '{card} : capacité déjà utilisée.' },
	usedThisTurn: { en: '{card}: again next turn.', fr: '{card} : de nouveau au prochain tour.' },
	nobodyToStrike: { en: '{card}: nobody to strike now. Keep it.', fr: '{card} : personne à frapper. Gardez-la.' },
	nobodyBack: { en: '{card}: nobody to bring back.', fr: '{card} : personne à ramener.' },
	safe: { en: '{by} keeps {target} safe.', fr: '{by} met à l’abri : {target}.' },
	safeItself: { en: '{target} is safe here.', fr: '{target} : à l’abri ici.' },
	worksOn: { en: '{card} works only on: {match}.', fr: '{card} ne vise que : {match}.' },
	hasMoved: { en: 'Moved already this turn: {card}.', fr: 'Déjà en route ce tour-ci : {card}.' },
	ownTurnOnly: {
		en: 'In this match interrupts are for your own turn.',
		fr: 'Dans cette partie, on n’interrompt qu’à son tour.'
	},
	nowhere: { en: 'Nowhere to go for {card} now.', fr: '{card} : nulle part où aller.' }
});
