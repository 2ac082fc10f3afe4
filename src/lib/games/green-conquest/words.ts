/** What events and outcomes say, one sentence each, in the third person: the log is read by everybody. */
import type { GameEvent } from '../../engine/contract';
import type { Language, Names, Text, Words } from '../../engine/module';
import { joinedGist } from '../../engine/words';
import { kindOf } from './content';
import type { Cause, Event, Force, Side, Sparing } from './events';
import type { Noun } from './lexicon';
import { capitalised, clanNoun, counted, listed, vehicleNoun } from './lexicon';
import type { OutcomeReason } from './outcome';
import { OUTCOME_REASONS } from './outcome';
import { reasonText } from './reasons';
import type { ClanLetter, Facing, TypeLetter, VehicleId } from './types';

/** How one event is told in one language: each teller writes both sentences, the nouns are in the language asked for. */
interface Voice {
	seat(seat: number): string;
	vehicle(id: VehicleId): Noun;
	clan(clan: ClanLetter): string;
	hearts(count: number): string;
	squares(count: number): string;
	types(types: readonly TypeLetter[]): string;
}

function voice(language: Language, names: Names): Voice {
	const fr = language === 'fr';
	return {
		seat: (seat) => names.seat(seat),
		vehicle: (id) => vehicleNoun(id, language),
		clan: (clan) => clanNoun(clan, language),
		hearts: (count) => counted(count, fr ? 'cœur' : 'heart'),
		squares: (count) => counted(count, fr ? 'case' : 'square'),
		types: (types) =>
			listed(
				types.map((type) => kindOf(type).name[language]),
				fr ? 'et' : 'and'
			)
	};
}

const FACING_NAMES: { readonly [facing in Facing]: Text } = {
	n: { en: 'north', fr: 'le nord' },
	e: { en: 'east', fr: 'l’est' },
	s: { en: 'south', fr: 'le sud' },
	w: { en: 'west', fr: 'l’ouest' }
};

const SIDE_NAMES: { readonly [side in Side]: Text } = {
	front: { en: 'head-on', fr: 'de face' },
	flank: { en: 'from the side', fr: 'de profil' },
	rear: { en: 'from behind', fr: 'de dos' }
};

const FORCE_NAMES: { readonly [force in Force]: Text } = {
	push: { en: 'pushed', fr: 'poussé' },
	pull: { en: 'pulled', fr: 'attiré' },
	hypnosis: { en: 'dragged', fr: 'entraîné' }
};

const CAUSE_NAMES: { readonly [cause in Cause]: Text } = {
	attack: { en: 'the attack', fr: 'l’attaque' },
	recoil: { en: 'the head-on shock', fr: 'le choc frontal' },
	crush: { en: 'the crush', fr: 'l’écrasement' },
	collision: { en: 'the collision', fr: 'la collision' },
	trap: { en: 'the trap', fr: 'le piège' },
	poison: { en: 'the poison', fr: 'le poison' }
};

const SPARING_NAMES: { readonly [why in Sparing]: Text } = {
	protected: { en: 'a Shield protects it', fr: 'un Bouclier protège ce véhicule' },
	immune: { en: 'its front is immune', fr: 'sa face est insensible' },
	shielding: { en: 'it is the Shield of the other', fr: 'c’est le Bouclier de l’autre' }
};

type Tellers = { readonly [T in Event['type']]: (event: Extract<Event, { readonly type: T }>, say: Voice) => Text };

const SILENT: Text = { en: '', fr: '' };
const silent = (): Text => SILENT;

const TELLERS: Tellers = {
	enlisted: ({ clan, types }, say) => ({
		en: `${capitalised(say.clan(clan))} enlists ${say.types(types)}.`,
		fr: `${capitalised(say.clan(clan))} recrute : ${say.types(types)}.`
	}),
	deployment: () => ({ en: 'The clans set up their camps.', fr: 'Les clans installent leurs campements.' }),
	turn: ({ clan, number }, say) => ({
		en: `Turn ${number}: ${say.clan(clan)}.`,
		fr: `Tour ${number} : ${say.clan(clan)}.`
	}),
	bonus: ({ clan }, say) => ({
		en: `${capitalised(say.clan(clan))} holds the central zone: three vehicles this turn.`,
		fr: `${capitalised(say.clan(clan))} tient la zone centrale : trois véhicules ce tour-ci.`
	}),
	'turn-ended': silent,
	rested: ({ vehicle, latent }, say) => {
		const { start, e } = say.vehicle(vehicle);
		return latent > 0 ? SILENT : { en: `${start} is fit again.`, fr: `${start} est de nouveau prêt${e}.` };
	},
	placed: ({ vehicle, at }, say) => ({
		en: `${say.vehicle(vehicle).start} is placed on ${at}.`,
		fr: `${say.vehicle(vehicle).start} est placé${say.vehicle(vehicle).e} en ${at}.`
	}),
	pivoted: ({ vehicle, at, face }, say) => ({
		en: `${say.vehicle(vehicle).start} on ${at} turns to the ${FACING_NAMES[face].en}.`,
		fr: `${say.vehicle(vehicle).start} en ${at} pivote vers ${FACING_NAMES[face].fr}.`
	}),
	drive: ({ vehicle, fleeing }, say) =>
		fleeing
			? { en: `${say.vehicle(vehicle).start} flees.`, fr: `${say.vehicle(vehicle).start} prend la fuite.` }
			: SILENT,
	step: silent,
	flown: silent,
	jump: ({ vehicle, to, squares }, say) => ({
		en: `${say.vehicle(vehicle).start} jumps ${say.squares(squares)} from the springboard to ${to}.`,
		fr: `${say.vehicle(vehicle).start} saute du tremplin, ${say.squares(squares)}, jusqu’en ${to}.`
	}),
	halt: ({ vehicle, from, at }, say) => ({
		en: `${say.vehicle(vehicle).start} drives ${from}→${at}.`,
		fr: `${say.vehicle(vehicle).start} roule ${from}→${at}.`
	}),
	hit: ({ vehicle, target, from, at, side, momentum }, say) => ({
		en: `${say.vehicle(vehicle).start} ${from}→${at} hits ${say.vehicle(target).text} ${SIDE_NAMES[side].en} with momentum ${momentum}.`,
		fr: `${say.vehicle(vehicle).start} ${from}→${at} percute ${say.vehicle(target).text} ${SIDE_NAMES[side].fr} avec une lancée de ${momentum}.`
	}),
	crush: ({ vehicle, target, at }, say) => ({
		en: `${say.vehicle(vehicle).start} lands on ${say.vehicle(target).text} on ${at}.`,
		fr: `${say.vehicle(vehicle).start} retombe sur ${say.vehicle(target).text} en ${at}.`
	}),
	lost: ({ vehicle, hearts, left }, say) => {
		const { start } = say.vehicle(vehicle);
		return left > 0
			? {
					en: `${start} loses ${say.hearts(hearts)}, ${left} left.`,
					fr: `${start} perd ${say.hearts(hearts)}, reste ${left}.`
				}
			: { en: `${start} loses ${say.hearts(hearts)}.`, fr: `${start} perd ${say.hearts(hearts)}.` };
	},
	spared: ({ vehicle, cause, why }, say) => ({
		en: `${say.vehicle(vehicle).start} loses nothing to ${CAUSE_NAMES[cause].en}: ${SPARING_NAMES[why].en}.`,
		fr: `${say.vehicle(vehicle).start} ne perd rien malgré ${CAUSE_NAMES[cause].fr} : ${SPARING_NAMES[why].fr}.`
	}),
	destroyed: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} is destroyed.`,
		fr: `${say.vehicle(vehicle).start} est détruit${say.vehicle(vehicle).e}.`
	}),
	home: ({ vehicle, latent }, say) => ({
		en: `${say.vehicle(vehicle).start} goes home and sits out ${latent === 2 ? 'this turn and the next' : 'its next turn'}.`,
		fr: `${say.vehicle(vehicle).start} rentre au campement et passe ${latent === 2 ? 'ce tour et le suivant' : 'son prochain tour'}.`
	}),
	push: ({ vehicle, target }, say) => ({
		en: `${say.vehicle(vehicle).start} pushes ${say.vehicle(target).text}.`,
		fr: `${say.vehicle(vehicle).start} pousse ${say.vehicle(target).text}.`
	}),
	pull: ({ vehicle, target }, say) => ({
		en: `${say.vehicle(vehicle).start} pulls ${say.vehicle(target).text}.`,
		fr: `${say.vehicle(vehicle).start} attire ${say.vehicle(target).text}.`
	}),
	carried: ({ vehicle, force, from, at }, say) => ({
		en: `${say.vehicle(vehicle).start} is ${FORCE_NAMES[force].en} ${from}→${at}.`,
		fr: `${say.vehicle(vehicle).start} est ${FORCE_NAMES[force].fr}${say.vehicle(vehicle).e} ${from}→${at}.`
	}),
	seized: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).start} seizes ${say.vehicle(vehicle).text}.`,
		fr: `${say.vehicle(by).start} prend le contrôle ${say.vehicle(vehicle).of}.`
	}),
	released: silent,
	barred: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} can no longer be played this turn.`,
		fr: `${say.vehicle(vehicle).start} ne peut plus être joué${say.vehicle(vehicle).e} ce tour-ci.`
	}),
	forced: silent,
	collision: ({ vehicle, with: other }, say) =>
		other === null
			? {
					en: `${say.vehicle(vehicle).start} crashes into a wall.`,
					fr: `${say.vehicle(vehicle).start} s’écrase contre un mur.`
				}
			: {
					en: `${say.vehicle(vehicle).start} crashes into ${say.vehicle(other).text}.`,
					fr: `${say.vehicle(vehicle).start} s’écrase contre ${say.vehicle(other).text}.`
				},
	'trap-sprung': ({ vehicle, at, clan }, say) => ({
		en: `${say.vehicle(vehicle).start} springs the trap of ${say.clan(clan)} on ${at}.`,
		fr: `${say.vehicle(vehicle).start} déclenche en ${at} un piège posé par ${say.clan(clan)}.`
	}),
	'trap-laid': ({ vehicle, at }, say) => ({
		en: `${say.vehicle(vehicle).start} lays a trap on ${at}.`,
		fr: `${say.vehicle(vehicle).start} pose un piège en ${at}.`
	}),
	'trap-removed': ({ clan, at }, say) => ({
		en: `The trap of ${say.clan(clan)} on ${at} is taken up.`,
		fr: `Le piège posé en ${at} par ${say.clan(clan)} est retiré.`
	}),
	poisoned: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).start} poisons ${say.vehicle(vehicle).text}.`,
		fr: `${say.vehicle(by).start} empoisonne ${say.vehicle(vehicle).text}.`
	}),
	'poison-shared': ({ vehicle, by }, say) => ({
		en: `Poisoned, ${say.vehicle(vehicle).text} shares the wounds ${say.vehicle(by).of}.`,
		fr: `Empoisonné${say.vehicle(vehicle).e}, ${say.vehicle(vehicle).text} partage les blessures ${say.vehicle(by).of}.`
	}),
	'poison-ended': ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} is no longer poisoned.`,
		fr: `${say.vehicle(vehicle).start} n’est plus empoisonné${say.vehicle(vehicle).e}.`
	}),
	exchanged: ({ vehicle, with: other, at, other: there }, say) => ({
		en: `${say.vehicle(vehicle).start} (now ${at}) and ${say.vehicle(other).text} (now ${there}) change places.`,
		fr: `${say.vehicle(vehicle).start} (désormais en ${at}) et ${say.vehicle(other).text} (désormais en ${there}) échangent leurs places.`
	}),
	'camp-entered': ({ vehicle, clan }, say) => ({
		en: `${say.vehicle(vehicle).start} breaks into the camp of ${say.clan(clan)}: a regeneration.`,
		fr: `${say.vehicle(vehicle).start} force le campement tenu par ${say.clan(clan)} : une régénération.`
	}),
	regenerated: ({ vehicle, hearts, left }, say) => ({
		en: `${say.vehicle(vehicle).start} regains ${say.hearts(hearts)} and has all ${left}.`,
		fr: `${say.vehicle(vehicle).start} regagne ${say.hearts(hearts)} et retrouve ses ${left} cœurs.`
	}),
	lifted: silent,
	paralysed: ({ vehicle, by }, say) =>
		by === null
			? {
					en: `${say.vehicle(vehicle).start} is held in a stare.`,
					fr: `${say.vehicle(vehicle).start} est figé${say.vehicle(vehicle).e} face à son semblable.`
				}
			: {
					en: `${say.vehicle(by).start} paralyses ${say.vehicle(vehicle).text}.`,
					fr: `${say.vehicle(by).start} paralyse ${say.vehicle(vehicle).text}.`
				},
	freed: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} is no longer paralysed.`,
		fr: `${say.vehicle(vehicle).start} n’est plus paralysé${say.vehicle(vehicle).e}.`
	}),
	protected: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).start} protects ${say.vehicle(vehicle).text}.`,
		fr: `${say.vehicle(by).start} protège ${say.vehicle(vehicle).text}.`
	}),
	unprotected: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} is no longer protected.`,
		fr: `${say.vehicle(vehicle).start} n’est plus protégé${say.vehicle(vehicle).e}.`
	}),
	fled: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).start} leaves the marsh.`,
		fr: `${say.vehicle(vehicle).start} quitte le marais.`
	}),
	out: ({ clan }, say) => ({
		en: `${capitalised(say.clan(clan))} is out.`,
		fr: `${capitalised(say.clan(clan))} est éliminé.`
	}),
	resigned: ({ seat }, say) => ({ en: `${say.seat(seat)} resigns.`, fr: `${say.seat(seat)} abandonne.` }),
	over: ({ winners, reason }, say) => {
		const why = outcomeText(reason);
		const drawn = reason.startsWith('draw-');
		const fr = listed(winners.map(say.seat), 'et');
		const en = listed(winners.map(say.seat), 'and');
		if (drawn) return { en: `Draw between ${en}. ${why.en}`, fr: `Égalité entre ${fr}. ${why.fr}` };
		return winners.length === 1
			? { en: `${en} wins. ${why.en}`, fr: `${fr} gagne. ${why.fr}` }
			: { en: `${en} win. ${why.en}`, fr: `${fr} gagnent. ${why.fr}` };
	}
};

const OUTCOMES: { readonly [reason in OutcomeReason]: Text } = {
	'last-clan': { en: 'All other clans are out.', fr: 'Tous les autres clans sont éliminés.' },
	'last-team': { en: 'The other side is out.', fr: 'L’autre camp est éliminé.' },
	resignation: { en: 'The others have resigned.', fr: 'Les autres ont abandonné.' },
	'draw-mutual': { en: 'The last clans fell together.', fr: 'Les derniers clans sont tombés ensemble.' },
	quiet: {
		en: 'No heart was lost for too long; the stronger side wins.',
		fr: 'Trop de tours sans cœur perdu ; le camp le plus fort l’emporte.'
	},
	'draw-quiet': {
		en: 'No heart was lost for too long, and the best are level.',
		fr: 'Trop de tours sans cœur perdu, et les meilleurs sont à égalité.'
	}
};

function outcomeText(reason: string): Text {
	const known = OUTCOME_REASONS.find((candidate) => candidate === reason);
	return known === undefined ? { en: reason, fr: reason } : OUTCOMES[known];
}

function tellerOf(type: string): ((event: never, say: Voice) => Text) | undefined {
	return Object.hasOwn(TELLERS, type) ? TELLERS[type as Event['type']] : undefined;
}

export const words: Words = {
	reason: reasonText,
	event(event: GameEvent, language, names) {
		const teller = tellerOf(event.type);
		return teller === undefined ? '' : teller(event as never, voice(language, names))[language];
	},
	gist: (...move) => joinedGist(words.event)(...move),
	outcome: (reason, language) => outcomeText(reason)[language]
};
