/** Connecting by hand: two people, two codes, nothing in between. */
import type { Text } from '../../engine/module';

export const byHand: Text = { en: 'Connect by hand', fr: 'Connecter à la main' };
export const noInternet: Text = { en: 'No internet here?', fr: 'Pas d’internet ici ?' };
export const byHandShort: Text = {
	en: 'Works on one Wi-Fi or one phone’s hotspot, with no internet and no server.',
	fr: 'Marche sur un même Wi-Fi ou le partage d’un téléphone, sans internet ni serveur.'
};

export const stepOf = (step: number, steps: number): Text => ({
	en: `Step ${step} of ${steps}`,
	fr: `Étape ${step} sur ${steps}`
});
export const preparing: Text = { en: 'Making your code …', fr: 'On prépare votre code…' };

export const showOffer: Text = { en: 'Show this code', fr: 'Montrez ce code' };
export const showOfferHelp: Text = {
	en: 'The other person opens Mangrove, taps “Open a link or scan a code” and points the camera here.',
	fr: 'L’autre ouvre Mangrove, touche « Ouvrir un lien ou scanner » et vise ce code.'
};
export const theyReadIt: Text = { en: 'Now scan their code', fr: 'Scanner leur code' };
export const showAnswer: Text = { en: 'Show your code in return', fr: 'Montrez votre code en retour' };
export const showAnswerHelp: Text = {
	en: 'The other person scans it now. Leave this page open: it goes on by itself.',
	fr: 'L’autre le scanne maintenant. Laissez cette page ouverte : la suite vient toute seule.'
};
export const takeAnswer: Text = { en: 'Scan the code they show you', fr: 'Scannez le code qu’on vous montre' };
export const takeAnswerHelp: Text = {
	en: 'After reading your code, their screen shows one in return.',
	fr: 'Après avoir lu le vôtre, leur écran en montre un en retour.'
};
export const takeOffer: Text = { en: 'Scan the other person’s code', fr: 'Scannez le code de l’autre' };
export const takeOfferHelp: Text = {
	en: 'They open the table of your match and tap “Connect by hand”.',
	fr: 'L’autre ouvre la table de votre partie et touche « Connecter à la main ».'
};
export const brightness: Text = { en: 'Turn the brightness up.', fr: 'Montez la luminosité.' };
export const oneNetwork: Text = {
	en: 'Both devices must be on one Wi-Fi, or on the hotspot of one of them. No internet is needed. If the browser asks whether it may find devices on your network, allow it.',
	fr: 'Les deux appareils doivent être sur le même Wi-Fi, ou sur le partage de l’un d’eux. Internet n’est pas nécessaire. Si le navigateur demande à trouver des appareils du réseau, acceptez.'
};
export const codeLabel: Text = { en: 'Your code', fr: 'Votre code' };
export const shareCode: Text = { en: 'Share', fr: 'Partager' };
export const copyCode: Text = { en: 'Copy', fr: 'Copier' };
export const codeCopied: Text = { en: 'Code copied.', fr: 'Code copié.' };
export const codeCopiedHelp: Text = {
	en: 'It works as long as this page is open.',
	fr: 'Il vaut tant que cette page est ouverte.'
};
export const codeTitle: Text = { en: 'Connect with me on Mangrove', fr: 'Connectons-nous sur Mangrove' };
export const orPaste: Text = { en: 'Or paste it here', fr: 'Ou collez-le ici' };
export const goOn: Text = { en: 'Go on', fr: 'Continuer' };
export const showMineAgain: Text = { en: 'Show my code again', fr: 'Remontrer mon code' };
export const theyBegan: Text = {
	en: 'They show a code already? Scan it',
	fr: 'L’autre montre déjà un code ? Scannez-le'
};
export const iBegin: Text = { en: 'Show my code instead', fr: 'Montrer plutôt mon code' };
export const startOver: Text = { en: 'Start over with new codes', fr: 'Recommencer avec de nouveaux codes' };

export const connecting: Text = { en: 'Connecting …', fr: 'Connexion…' };
export const connectedByHand: Text = { en: 'Connected.', fr: 'Connecté.' };
export const waitsForInvitation: Text = {
	en: 'The other side is bringing the table …',
	fr: 'L’autre apporte la table…'
};
export const lostByHand: Text = { en: 'The connection was lost.', fr: 'La connexion est perdue.' };
export const lostByHandHelp: Text = {
	en: 'What was played is safe on both devices. Make one new pair of codes.',
	fr: 'Ce qui est joué est en sûreté sur les deux appareils. Refaites une paire de codes.'
};
export const later: Text = { en: 'Later', fr: 'Plus tard' };
export const takenElsewhere: Text = {
	en: 'Your answer has arrived in the other tab.',
	fr: 'La réponse est arrivée dans l’autre onglet.'
};
export const takenElsewhereHelp: Text = { en: 'You can close this one.', fr: 'Vous pouvez fermer celui-ci.' };
export const nowhere: Text = {
	en: 'Nobody waits for this answer here.',
	fr: 'Personne n’attend cette réponse ici.'
};
export const nowhereHelp: Text = {
	en: 'It belongs to the page that shows the first code. Paste it there, or make new codes.',
	fr: 'Elle va avec la page qui montre le premier code. Collez-la là-bas, ou refaites des codes.'
};

const FAILURES: Readonly<Record<string, Text>> = {
	'no-route': {
		en: 'The two devices cannot reach each other.',
		fr: 'Les deux appareils ne peuvent pas se joindre.'
	}
};
const FAILURES_HELP: Readonly<Record<string, Text>> = {
	'no-route': {
		en: 'Put both on the same Wi-Fi, or on the hotspot of one phone, and allow the local network if the browser asks. Guest networks often keep devices apart.',
		fr: 'Mettez-les sur le même Wi-Fi, ou sur le partage d’un téléphone, et autorisez le réseau local si le navigateur le demande. Les réseaux d’invités séparent souvent les appareils.'
	}
};
export const handFailure = (reason: string): Text =>
	FAILURES[reason] ?? {
		en: 'This browser cannot connect directly.',
		fr: 'Ce navigateur ne sait pas se connecter directement.'
	};
export const handFailureHelp = (reason: string): Text =>
	FAILURES_HELP[reason] ?? {
		en: 'WebRTC is missing or switched off. Try another browser, or play by post.',
		fr: 'WebRTC manque ou est désactivé. Essayez un autre navigateur, ou jouez par messages.'
	};

const FAULTS: Readonly<Record<string, Text>> = {
	'not-a-code': {
		en: 'This isn’t a Mangrove code. It is a long row of letters that begins with “SA”.',
		fr: 'Ce n’est pas un code Mangrove : c’est une longue suite de lettres qui commence par « SA ».'
	},
	mistyped: {
		en: 'This code is cut off or has a slip in it. Copy all of it once more, or scan it.',
		fr: 'Ce code est coupé ou contient une erreur. Recopiez-le en entier, ou scannez-le.'
	},
	newer: {
		en: 'This code comes from a newer version. Close all tabs of the app, open it again and start over.',
		fr: 'Ce code vient d’une version plus récente. Fermez tous les onglets de l’application, rouvrez-la et recommencez.'
	},
	'is-offer': {
		en: 'This is a first code, and you show one already. One of you has to scan instead: start over on one side.',
		fr: 'C’est un premier code, et vous en montrez déjà un. L’un de vous doit scanner : recommencez d’un côté.'
	},
	'own-offer': {
		en: 'This is your own code. Scan the one that the other screen shows after reading yours.',
		fr: 'C’est votre propre code. Scannez celui que l’autre écran montre après avoir lu le vôtre.'
	},
	'old-answer': {
		en: 'This answers an earlier code. Let the other person scan the one that you show now.',
		fr: 'Ceci répond à un code précédent. Faites scanner celui que vous montrez maintenant.'
	},
	'is-answer': {
		en: 'This is an answer. It belongs to the device that showed the first code.',
		fr: 'C’est une réponse. Elle va avec l’appareil qui a montré le premier code.'
	},
	'other-link': {
		en: 'This is a link of Mangrove, but no code for connecting by hand. Open it from the home page.',
		fr: 'C’est un lien de Mangrove, mais pas un code pour connecter à la main. Ouvrez-le depuis l’accueil.'
	}
};
/** Why a code is not the one that is wanted, and what to do. */
export const handFault = (fault: string): Text =>
	FAULTS[fault] ?? {
		en: 'This browser cannot use the code. Start over on both sides.',
		fr: 'Ce navigateur ne peut pas utiliser ce code. Recommencez des deux côtés.'
	};
