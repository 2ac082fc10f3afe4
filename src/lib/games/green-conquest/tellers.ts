/** A clause for each kind of event, addressed to whoever reads. */
import type { Text } from '../../engine/module';
import type { Tellers } from '../../engine/words';
import { silent } from '../../engine/words';
import type { Cause, Force, Side, Sparing, Told } from './events';
import type { OutcomeReason } from './outcome';
import { OUTCOME_REASONS } from './outcome';
import type { Facing } from './types';
import type { Voice } from './voice';

const FACING_NAMES: { readonly [facing in Facing]: Text } = {
	n: { en: 'north', fr: 'le nord' },
	e: { en: 'east', fr: 'l’est' },
	s: { en: 'south', fr: 'le sud' },
	w: { en: 'west', fr: 'l’ouest' }
};

export const SIDE_NAMES: { readonly [side in Side]: Text } = {
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

const TRAP: Text = { en: 'trap', fr: 'le piège' };
const CAMP: Text = { en: 'camp', fr: 'le campement' };

export const OUTCOMES: { readonly [reason in OutcomeReason]: Text } = {
	'last-clan': { en: 'all other clans are out', fr: 'tous les autres clans sont éliminés' },
	'last-team': { en: 'the other side is out', fr: 'l’autre camp est éliminé' },
	resignation: { en: 'the others have resigned', fr: 'les autres ont abandonné' },
	'draw-mutual': { en: 'the last clans fell together', fr: 'les derniers clans sont tombés ensemble' },
	quiet: {
		en: 'no heart was lost for too long, and the stronger side wins',
		fr: 'trop de tours sans cœur perdu, et le camp le plus fort l’emporte'
	},
	'draw-quiet': {
		en: 'no heart was lost for too long, and the best are level',
		fr: 'trop de tours sans cœur perdu, et les meilleurs sont à égalité'
	}
};

export const TELLERS: Tellers<Told, Voice> = {
	enlisted: ({ clan, types }, { people, ...say }) => ({
		en: `${people.en(say.clan(clan), 'enlist')} ${say.types(types)}`,
		fr: `${people.fr(say.clan(clan), 'recruter')} ${say.types(types)}`
	}),
	deployment: () => ({ en: 'the clans set up their camps', fr: 'les clans installent leurs campements' }),
	turn: ({ clan, number }, say) => {
		const whose = say.clan(clan);
		return typeof whose === 'string'
			? { en: `turn ${number}: ${whose}`, fr: `tour ${number} : ${whose}` }
			: { en: `turn ${number}: your turn`, fr: `tour ${number} : à vous de jouer` };
	},
	bonus: ({ clan }, { people, ...say }) => ({
		en: `${people.en(say.clan(clan), 'hold')} the pond: three vehicles this turn`,
		fr: `${people.fr(say.clan(clan), 'tenir')} l’étang : trois véhicules ce tour-ci`
	}),
	'turn-ended': silent,
	rested: ({ vehicle, latent }, say) =>
		latent > 0
			? silent()
			: { en: `${say.vehicle(vehicle).text} can play again`, fr: `${say.vehicle(vehicle).text} peut rejouer` },
	placed: ({ vehicle, at }, say) => ({
		en: `${say.vehicle(vehicle).text} is placed on ${at}`,
		fr: `${say.vehicle(vehicle).text} est placé${say.vehicle(vehicle).e} en ${at}`
	}),
	pivoted: ({ vehicle, face }, say) => ({
		en: `${say.vehicle(vehicle).text} pivots to the ${FACING_NAMES[face].en}`,
		fr: `${say.vehicle(vehicle).text} pivote vers ${FACING_NAMES[face].fr}`
	}),
	drive: ({ vehicle, fleeing }, say) =>
		fleeing
			? { en: `${say.vehicle(vehicle).text} flees`, fr: `${say.vehicle(vehicle).text} prend la fuite` }
			: silent(),
	step: silent,
	flown: silent,
	jump: ({ vehicle, to, squares }, say) => ({
		en: `${say.vehicle(vehicle).text} jumps ${say.squares(squares)} from the springboard to ${to}`,
		fr: `${say.vehicle(vehicle).text} saute du tremplin, ${say.squares(squares)}, jusqu’en ${to}`
	}),
	halt: ({ vehicle, from, at }, say) => ({
		en: `${say.vehicle(vehicle).text} drives ${from}→${at}`,
		fr: `${say.vehicle(vehicle).text} roule ${from}→${at}`
	}),
	hit: ({ vehicle, target, side, momentum }, say) => ({
		en: `${say.vehicle(vehicle).text} hits ${say.vehicle(target).text} ${SIDE_NAMES[side].en} with momentum ${momentum}`,
		fr: `${say.vehicle(vehicle).text} percute ${say.vehicle(target).text} ${SIDE_NAMES[side].fr} avec une lancée de ${momentum}`
	}),
	crush: ({ vehicle, target, at }, say) => ({
		en: `${say.vehicle(vehicle).text} lands on ${say.vehicle(target).text} on ${at}`,
		fr: `${say.vehicle(vehicle).text} retombe sur ${say.vehicle(target).text} en ${at}`
	}),
	lost: ({ vehicle, hearts, left }, say) => {
		const { text } = say.vehicle(vehicle);
		return left > 0
			? {
					en: `${text} loses ${say.hearts(hearts)}, ${left} left`,
					fr: `${text} perd ${say.hearts(hearts)}, reste ${left}`
				}
			: { en: `${text} loses ${say.hearts(hearts)}`, fr: `${text} perd ${say.hearts(hearts)}` };
	},
	spared: ({ vehicle, cause, why }, say) => ({
		en: `${say.vehicle(vehicle).text} loses nothing to ${CAUSE_NAMES[cause].en}: ${SPARING_NAMES[why].en}`,
		fr: `${say.vehicle(vehicle).text} ne perd rien malgré ${CAUSE_NAMES[cause].fr} : ${SPARING_NAMES[why].fr}`
	}),
	destroyed: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} is destroyed`,
		fr: `${say.vehicle(vehicle).text} est détruit${say.vehicle(vehicle).e}`
	}),
	home: ({ vehicle, latent }, say) => ({
		en: `${say.vehicle(vehicle).text} goes back to camp and sits out ${latent === 2 ? 'this turn and the next' : 'its next turn'}`,
		fr: `${say.vehicle(vehicle).text} rentre au campement et passe ${latent === 2 ? 'ce tour et le suivant' : 'son prochain tour'}`
	}),
	push: ({ vehicle, target }, say) => ({
		en: `${say.vehicle(vehicle).text} pushes ${say.vehicle(target).text}`,
		fr: `${say.vehicle(vehicle).text} pousse ${say.vehicle(target).text}`
	}),
	pull: ({ vehicle, target }, say) => ({
		en: `${say.vehicle(vehicle).text} pulls ${say.vehicle(target).text}`,
		fr: `${say.vehicle(vehicle).text} attire ${say.vehicle(target).text}`
	}),
	carried: ({ vehicle, force, from, at }, say) => ({
		en: `${say.vehicle(vehicle).text} is ${FORCE_NAMES[force].en} ${from}→${at}`,
		fr: `${say.vehicle(vehicle).text} est ${FORCE_NAMES[force].fr}${say.vehicle(vehicle).e} ${from}→${at}`
	}),
	seized: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).text} seizes ${say.vehicle(vehicle).text}`,
		fr: `${say.vehicle(by).text} prend le contrôle ${say.vehicle(vehicle).of}`
	}),
	released: silent,
	barred: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} can no longer be played this turn`,
		fr: `${say.vehicle(vehicle).text} ne peut plus être joué${say.vehicle(vehicle).e} ce tour-ci`
	}),
	forced: silent,
	collision: ({ vehicle, with: other }, say) => {
		const against = other === null ? { en: 'a wall', fr: 'un mur' } : named(say, other);
		return {
			en: `${say.vehicle(vehicle).text} crashes into ${against.en}`,
			fr: `${say.vehicle(vehicle).text} s’écrase contre ${against.fr}`
		};
	},
	'trap-sprung': ({ vehicle, at, clan }, say) => ({
		en: `${say.vehicle(vehicle).text} springs ${say.ofClan(clan, TRAP)} on ${at}`,
		fr: `${say.vehicle(vehicle).text} déclenche en ${at} ${say.ofClan(clan, TRAP)}`
	}),
	'trap-laid': ({ vehicle, at }, say) => ({
		en: `${say.vehicle(vehicle).text} lays a trap on ${at}`,
		fr: `${say.vehicle(vehicle).text} pose un piège en ${at}`
	}),
	'trap-removed': ({ clan, at }, say) => ({
		en: `${say.ofClan(clan, TRAP)} on ${at} is taken up`,
		fr: `${say.ofClan(clan, TRAP)} en ${at} est retiré`
	}),
	poisoned: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).text} poisons ${say.vehicle(vehicle).text}`,
		fr: `${say.vehicle(by).text} empoisonne ${say.vehicle(vehicle).text}`
	}),
	'poison-shared': ({ vehicle, by }, say) => ({
		en: `poisoned, ${say.vehicle(vehicle).text} suffers with ${say.vehicle(by).text}`,
		fr: `empoisonné${say.vehicle(vehicle).e}, ${say.vehicle(vehicle).text} partage les blessures ${say.vehicle(by).of}`
	}),
	'poison-ended': ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} is no longer poisoned`,
		fr: `${say.vehicle(vehicle).text} n’est plus empoisonné${say.vehicle(vehicle).e}`
	}),
	exchanged: ({ vehicle, with: other, at, other: there }, say) => ({
		en: `${say.vehicle(vehicle).text} (now ${at}) and ${say.vehicle(other).text} (now ${there}) change places`,
		fr: `${say.vehicle(vehicle).text} (désormais en ${at}) et ${say.vehicle(other).text} (désormais en ${there}) échangent leurs places`
	}),
	'camp-entered': ({ vehicle, clan }, say) => ({
		en: `${say.vehicle(vehicle).text} breaks into ${say.ofClan(clan, CAMP)} and may regenerate`,
		fr: `${say.vehicle(vehicle).text} force ${say.ofClan(clan, CAMP)} et peut régénérer`
	}),
	regenerated: ({ vehicle, hearts, left }, say) => ({
		en: `${say.vehicle(vehicle).text} regains ${say.hearts(hearts)} and has all ${left}`,
		fr: `${say.vehicle(vehicle).text} regagne ${say.hearts(hearts)} et retrouve ses ${left} cœurs`
	}),
	lifted: silent,
	paralysed: ({ vehicle, by }, say) =>
		by === null
			? {
					en: `${say.vehicle(vehicle).text} is held in a stare`,
					fr: `${say.vehicle(vehicle).text} est figé${say.vehicle(vehicle).e} face à son semblable`
				}
			: {
					en: `${say.vehicle(by).text} paralyses ${say.vehicle(vehicle).text}`,
					fr: `${say.vehicle(by).text} paralyse ${say.vehicle(vehicle).text}`
				},
	freed: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} is no longer paralysed`,
		fr: `${say.vehicle(vehicle).text} n’est plus paralysé${say.vehicle(vehicle).e}`
	}),
	protected: ({ vehicle, by }, say) => ({
		en: `${say.vehicle(by).text} protects ${say.vehicle(vehicle).text}`,
		fr: `${say.vehicle(by).text} protège ${say.vehicle(vehicle).text}`
	}),
	unprotected: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} is no longer protected`,
		fr: `${say.vehicle(vehicle).text} n’est plus protégé${say.vehicle(vehicle).e}`
	}),
	fled: ({ vehicle }, say) => ({
		en: `${say.vehicle(vehicle).text} leaves the marsh`,
		fr: `${say.vehicle(vehicle).text} quitte le marais`
	}),
	out: ({ clan }, { people, ...say }) => ({
		en: people.en(say.clan(clan), 'be out'),
		fr: `${typeof say.clan(clan) === 'string' ? say.clan(clan) : 'votre clan'} est éliminé`
	}),
	resigned: ({ seat }, { people }) => ({ en: people.en(seat, 'resign'), fr: people.fr(seat, 'abandonner') }),
	over: ({ winners, reason }, { people }) => {
		const why = outcomeText(reason);
		if (reason.startsWith('draw-')) {
			return {
				en: `draw between ${people.all(winners)}: ${why.en}`,
				fr: `égalité entre ${people.all(winners)} : ${why.fr}`
			};
		}
		return { en: `${people.en(winners, 'win')}: ${why.en}`, fr: `${people.fr(winners, 'gagner')} : ${why.fr}` };
	}
};

function named(say: Voice, id: string): Text {
	const { text } = say.vehicle(id);
	return { en: text, fr: text };
}

function outcomeText(reason: string): Text {
	const known = OUTCOME_REASONS.find((candidate) => candidate === reason);
	return known === undefined ? { en: reason, fr: reason } : OUTCOMES[known];
}
