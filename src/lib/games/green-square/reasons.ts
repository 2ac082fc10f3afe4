/** Why a move is refused: every reason code with a sentence for the player, saying what to do instead where it can. */
import type { Text } from '../../engine/module';

export const REASONS = {
	'bad-options': {
		en: 'These settings do not fit together.',
		fr: 'Ces réglages ne vont pas ensemble.'
	},
	malformed: {
		en: 'This move cannot be read. Please choose again.',
		fr: 'Ce coup est illisible. Veuillez choisir à nouveau.'
	},
	'game-over': {
		en: 'The game is over.',
		fr: 'La partie est terminée.'
	},
	'waiting-for-facts': {
		en: 'A card or a die is still on its way. One moment.',
		fr: 'Une carte ou un dé se fait attendre. Un instant.'
	},
	'not-your-turn': {
		en: 'You are not being asked right now.',
		fr: 'Ce n’est pas à vous d’agir en ce moment.'
	},
	'wrong-phase': {
		en: 'This is not possible at this moment.',
		fr: 'Ce n’est pas possible à ce moment.'
	},
	'face-missing': {
		en: 'The card has not been shown.',
		fr: 'La carte n’a pas été montrée.'
	},
	'unknown-card': {
		en: 'There is no such card in this deck.',
		fr: 'Cette carte n’existe pas dans cette pioche.'
	},
	'bad-target': {
		en: 'This cannot be chosen. Pick something that is lit up.',
		fr: 'Ce choix est impossible. Prenez une cible allumée.'
	},
	'dead-target': {
		en: 'This hero is dead until the next turn begins.',
		fr: 'Ce héros est mort jusqu’au début du prochain tour.'
	},
	'not-in-hand': {
		en: 'You do not hold this card.',
		fr: 'Vous n’avez pas cette carte en main.'
	},
	promised: {
		en: 'You have promised this card to your helper.',
		fr: 'Vous avez promis cette carte à votre renfort.'
	},
	'not-fresh': {
		en: 'Off your turn you can only lay down what you received this turn.',
		fr: 'Hors de votre tour, vous ne posez que ce que vous avez reçu pendant ce tour.'
	},
	barred: {
		en: 'The power cut lasts until the end of your turn: no laying down, no selling.',
		fr: 'Panne de courant jusqu’à la fin de votre tour : ni pose, ni vente.'
	},
	'too-many-big': {
		en: 'That would be one Big item too many. Hand one to a Volunteer or sell it first.',
		fr: 'Ce serait un objet Encombrant de trop. Confiez-en un à un Bénévole ou vendez-le d’abord.'
	},
	'same-card': {
		en: 'You already have this card in play.',
		fr: 'Vous avez déjà cette carte en jeu.'
	},
	'profession-full': {
		en: 'You already have a profession. Drop it, or play an Eco Master first.',
		fr: 'Vous avez déjà une profession. Abandonnez-la ou jouez d’abord une Éco-maîtrise.'
	},
	'tribe-full': {
		en: 'You already have a tribe. Drop it, or play a Cultural Heritage first.',
		fr: 'Vous avez déjà une tribu. Quittez-la ou jouez d’abord un Patrimoine culturel.'
	},
	'needs-profession': {
		en: 'An Eco Master needs a profession beside it.',
		fr: 'L’Éco-maîtrise demande d’abord une profession.'
	},
	'needs-tribe': {
		en: 'A Cultural Heritage needs a tribe beside it.',
		fr: 'Le Patrimoine culturel demande d’abord une tribu.'
	},
	'not-to-goal': {
		en: 'The last level must be won in battle.',
		fr: 'Le dernier niveau se gagne au combat.'
	},
	'no-lasting': {
		en: 'Choose a lasting disaster that lies before you.',
		fr: 'Choisissez un désastre durable posé devant vous.'
	},
	'not-radioactive': {
		en: 'Only a radioactive eco-beast may join, and only a radioactive one.',
		fr: 'Seule une éco-bête radioactive peut en rejoindre une autre, radioactive elle aussi.'
	},
	'not-yours': {
		en: 'This card does not lie before you.',
		fr: 'Cette carte n’est pas devant vous.'
	},
	'wrong-kind': {
		en: 'This kind of card cannot do that.',
		fr: 'Ce type de carte ne permet pas cela.'
	},
	'already-equipped': {
		en: 'This item is already equipped.',
		fr: 'Cet objet est déjà équipé.'
	},
	restricted: {
		en: 'Your hero may carry this item, but not use it.',
		fr: 'Votre héros peut porter cet objet, mais pas s’en servir.'
	},
	'slot-full': {
		en: 'There is no room for it on your body. Take something off first.',
		fr: 'Il n’y a plus de place. Retirez d’abord autre chose.'
	},
	'not-equipped': {
		en: 'This item is not equipped.',
		fr: 'Cet objet n’est pas équipé.'
	},
	'not-an-item': {
		en: 'Only items and one-shots will do here.',
		fr: 'Il faut ici un objet ou un usage unique.'
	},
	'not-an-option': {
		en: 'Choose one of the cards on offer.',
		fr: 'Choisissez parmi les cartes proposées.'
	},
	'not-enough-points': {
		en: 'A level costs 1000 eco points. Add more items.',
		fr: 'Un niveau coûte 1000 éco-points. Ajoutez des objets.'
	},
	'too-many-proposals': {
		en: 'You have proposed five trades this turn. That is enough.',
		fr: 'Vous avez proposé cinq échanges pendant ce tour. Cela suffit.'
	},
	'bad-offer': {
		en: 'This offer is not valid. Offer items you carry, upgrades or level-up cards from your hand.',
		fr: 'Cette offre n’est pas valable. Proposez des objets portés, des améliorations ou des cartes de niveau de votre main.'
	},
	'no-ability': {
		en: 'Your hero does not have this ability.',
		fr: 'Votre héros n’a pas cette capacité.'
	},
	'already-used': {
		en: 'You have already used this ability.',
		fr: 'Vous avez déjà utilisé cette capacité.'
	},
	'nothing-to-take': {
		en: 'The top discarded upgrade is neither an item nor a one-shot.',
		fr: 'La dernière amélioration défaussée n’est ni un objet ni un usage unique.'
	},
	'bad-cost': {
		en: 'This is not the right number of cards to pay.',
		fr: 'Ce n’est pas le bon nombre de cartes à payer.'
	},
	'cannot-pay': {
		en: 'You cannot pay with this card.',
		fr: 'Vous ne pouvez pas payer avec cette carte.'
	},
	'must-discard': {
		en: 'You are among the lowest: discard instead of sharing.',
		fr: 'Vous êtes parmi les plus bas niveaux : défaussez au lieu de partager.'
	},
	'not-lowest': {
		en: 'Share with a hero of the lowest level.',
		fr: 'Partagez avec un héros du niveau le plus bas.'
	},
	uneven: {
		en: 'Somebody else of the lowest level is next.',
		fr: 'C’est d’abord à un autre héros du niveau le plus bas de recevoir.'
	},
	'already-helped': {
		en: 'There is already a helper.',
		fr: 'Il y a déjà un renfort.'
	},
	'no-help-allowed': {
		en: 'Against this eco-beast nobody may help.',
		fr: 'Contre cette éco-bête, personne ne peut aider.'
	},
	'asked-enough': {
		en: 'You have asked this player three times in this battle.',
		fr: 'Vous avez déjà sollicité ce joueur trois fois dans ce combat.'
	},
	'not-forced': {
		en: 'Only a helper who was forced may back out.',
		fr: 'Seul un renfort imposé peut se retirer.'
	},
	'not-for-the-win': {
		en: 'You may back out only when the battle is for the win.',
		fr: 'On ne se retire que d’un combat pour la victoire.'
	},
	'stale-window': {
		en: 'Something has happened since. Please look again.',
		fr: 'La situation a changé entre-temps. Regardez de nouveau.'
	},
	'bad-side': {
		en: 'This card does not work for that side.',
		fr: 'Cette carte ne sert pas ce camp.'
	},
	'for-the-win': {
		en: 'Nobody can be forced to help in a battle for the win.',
		fr: 'Personne ne peut être contraint d’aider à gagner la partie.'
	},
	'no-helper': {
		en: 'There is no helper to send home.',
		fr: 'Il n’y a pas de renfort à renvoyer.'
	},
	'not-a-fighter': {
		en: 'Only those who fight in this battle can do that.',
		fr: 'Seuls les combattants peuvent faire cela.'
	},
	'not-small': {
		en: 'A Big item cannot be stolen.',
		fr: 'Un objet Encombrant ne se vole pas.'
	},
	'not-resting': {
		en: 'You are not resting: you are called anyway.',
		fr: 'Vous ne vous reposez pas : on vous appelle déjà.'
	},
	'nothing-to-withdraw': {
		en: 'No offer of yours is waiting for an answer.',
		fr: 'Aucune de vos offres n’attend de réponse.'
	},
	'fighters-cannot': {
		en: 'You fight in this battle: you cannot hit from outside.',
		fr: 'Vous participez au combat : pas de coup porté de l’extérieur.'
	}
} as const satisfies Record<string, Text>;

export type Reason = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as readonly Reason[];
