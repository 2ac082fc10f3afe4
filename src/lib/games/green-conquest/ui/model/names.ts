/** Names of squares and tokens that read as a sentence: "red Ram, d4, facing north, 5 hearts, can be played". */
import type { Language, Text } from '../../../../engine/module';
import { counted } from '../../../../engine/words';
import type { Square } from '../../board';
import { SPRINGBOARD, campOf, inZone, isObstacle, nameOf } from '../../board';
import { CLAN_NAMES, vehicleNoun } from '../../lexicon';
import type { ClanLetter, State, VehicleId } from '../../types';
import { CLAN_LETTERS } from '../../types';
import { say } from '../../../../ui/game/say';
import { FACING_NAMES } from '../texts';
import type { Choices, Target, Targets } from './choices';
import type { Badge, Conditions } from './condition';
import { badgesOf } from './condition';
import type { Hand } from './hand';
import type { Outlook, Trial } from './trial';
import { lossOf, ownLoss } from './trial';

const WORDS = {
	facing: { en: 'facing {facing}', fr: 'orienté{e} {facing}' },
	canPlay: { en: 'can be played', fr: 'peut être joué{e}' },
	springboard: { en: 'springboard', fr: 'tremplin' },
	stump: { en: 'stump', fr: 'souche' },
	pond: { en: 'pond', fr: 'étang' },
	camp: { en: '{clan} camp', fr: 'campement {clan}' },
	closed: { en: 'thicket', fr: 'fourré' },
	trap: { en: '{clan} trap', fr: 'piège {clan}' },
	theyLose: { en: '{n} off', fr: '−{n}' },
	destroyed: { en: 'destroyed', fr: 'destruction' },
	youLose: { en: 'you lose {n}', fr: 'vous perdez {n}' },
	ways: { en: '{n} ways', fr: '{n} trajets' },
	chosen: { en: 'chosen', fr: 'choisi' },
	selected: { en: 'selected', fr: 'sélectionné{e}' },
	place: { en: 'place here', fr: 'placer ici' },
	pull: { en: 'pull to here', fr: 'attirer ici' },
	lay: { en: 'lay a trap here', fr: 'poser un piège ici' },
	exchange: { en: 'swap with it', fr: 'échanger avec lui' },
	pivot: { en: 'turn this way', fr: 'pivoter par ici' },
	seize: { en: 'seize it', fr: 'prendre sous emprise' }
} satisfies Record<string, Text>;

const BADGES: { readonly [badge in Badge]: Text } = {
	latent: { en: 'sits out', fr: 'en latence' },
	paralysed: { en: 'paralysed', fr: 'paralysé{e}' },
	protected: { en: 'protected', fr: 'protégé{e}' },
	poisoned: { en: 'poisoned', fr: 'empoisonné{e}' },
	played: { en: 'played', fr: 'joué{e}' },
	barred: { en: 'barred this turn', fr: 'bloqué{e} ce tour' }
};

const OUTLOOKS: { readonly [outlook in Outlook]: Text } = {
	drive: { en: 'drive here', fr: 'rouler ici' },
	jump: { en: 'land here from the springboard', fr: 'atterrir ici depuis le tremplin' },
	attack: { en: 'attack', fr: 'attaquer' },
	crush: { en: 'crush', fr: 'écraser' },
	trap: { en: 'drive into the trap', fr: 'rouler sur le piège' },
	camp: { en: 'enter to regenerate', fr: 'entrer pour régénérer' },
	held: { en: 'drive here, would be paralysed', fr: 'rouler ici, y serait paralysé' }
};

/** "red Ram", « Bélier rouge »: without the article. */
function titled(id: VehicleId, language: Language): string {
	const { text } = vehicleNoun(id, language);
	return text.replace(/^(the |le |la |l’)/, '');
}

export function badgeName(badge: Badge, id: VehicleId, language: Language): string {
	return say(BADGES[badge], language, { e: vehicleNoun(id, language).e });
}

/** A token anywhere but on a square of the grid: the panel's tiles. */
export function vehicleName(id: VehicleId, state: State, conditions: Conditions, language: Language): string {
	return describe(id, state, conditions, language).join(', ');
}

function describe(id: VehicleId, state: State, conditions: Conditions, language: Language): string[] {
	const vehicle = state.vehicles[id];
	if (vehicle === undefined) return [titled(id, language)];
	if (vehicle.hp === 0)
		return [titled(id, language), language === 'fr' ? `détruit${vehicleNoun(id, 'fr').e}` : 'destroyed'];
	const { e } = vehicleNoun(id, language);
	const parts = [titled(id, language)];
	if (vehicle.at !== null) {
		parts.push(vehicle.at, say(WORDS.facing, language, { e, facing: FACING_NAMES[vehicle.face][language] }));
	}
	parts.push(counted(vehicle.hp, language === 'fr' ? 'cœur' : 'heart', language));
	for (const badge of badgesOf(conditions, id)) parts.push(badgeName(badge, id, language));
	return parts;
}

function groundName(square: Square, state: State, language: Language): string[] {
	const parts = [nameOf(square)];
	const camp = CLAN_LETTERS[campOf(square)];
	const clanName = (clan: ClanLetter): string => CLAN_NAMES[clan][language];
	if (square === SPRINGBOARD) parts.push(WORDS.springboard[language]);
	else if (isObstacle(square)) parts.push(WORDS.stump[language]);
	else if (camp !== undefined) {
		const open = state.clans[camp]?.out === false;
		parts.push(open ? say(WORDS.camp, language, { clan: clanName(camp) }) : WORDS.closed[language]);
	} else if (inZone(square)) parts.push(WORDS.pond[language]);
	const trap = state.traps[nameOf(square)];
	if (trap !== undefined) parts.push(say(WORDS.trap, language, { clan: clanName(trap) }));
	return parts;
}

/** What a tap on a target would choose, in words. */
export function targetName({ variants }: Target, language: Language): string {
	const [trial] = variants;
	if (trial === undefined) return '';
	const parts = [actName(trial, language)];
	if (variants.length > 1) parts.push(say(WORDS.ways, language, { n: variants.length }));
	return parts.join(', ');
}

function actName(trial: Trial, language: Language): string {
	const { move, blow } = trial;
	switch (move.type) {
		case 'place':
		case 'pull':
		case 'lay':
		case 'exchange':
		case 'pivot':
			return WORDS[move.type][language];
		default: {
			const parts = [OUTLOOKS[trial.outlook][language]];
			const loss = blow === null ? undefined : lossOf(trial, blow.target);
			if (loss !== undefined) {
				parts.push(loss.left === 0 ? WORDS.destroyed[language] : say(WORDS.theyLose, language, { n: loss.hearts }));
			}
			if (ownLoss(trial) > 0) parts.push(say(WORDS.youLose, language, { n: ownLoss(trial) }));
			return parts.join(', ');
		}
	}
}

export interface Naming {
	readonly choices: Choices;
	readonly conditions: Conditions;
	readonly targets: Targets;
	readonly hand: Hand;
	/** Vehicles whose tap would seize them. */
	readonly victims: readonly VehicleId[];
	readonly language: Language;
}

export function squareName(square: Square, naming: Naming): string {
	const { choices, conditions, targets, hand, victims, language } = naming;
	const { state } = choices;
	const id = choices.on(square);
	const parts = id === null ? groundName(square, state, language) : describe(id, state, conditions, language);
	if (id !== null) {
		const e = vehicleNoun(id, language).e;
		if (id === hand.vehicle) parts.push(say(WORDS.selected, language, { e }));
		else if (choices.playable.has(id)) parts.push(say(WORDS.canPlay, language, { e }));
		if (victims.includes(id)) parts.push(WORDS.seize[language]);
	}
	const target = targets.get(square);
	if (target !== undefined) parts.push(targetName(target, language));
	if (square === hand.square) parts.push(WORDS.chosen[language]);
	return parts.join(', ');
}
