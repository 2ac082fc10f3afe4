/**
 * A whole move in one sentence: the deed with what became of its target, then whatever else followed. "Blue’s Snake hits
 * your Hypnotist from the side: 2 hearts, back to camp; Blue’s Snake loses 1 heart and goes back to camp."
 */
import type { Language, Text } from '../../engine/module';
import { silent } from '../../engine/words';
import type { Told } from './events';
import { SIDE_NAMES, TELLERS } from './tellers';
import type { VehicleId } from './types';
import type { Voice } from './voice';

type Kind = Told['type'];

/** What a move is about: the first of these that happens. */
const DEEDS: readonly Kind[] = [
	'enlisted',
	'placed',
	'pivoted',
	'jump',
	'halt',
	'hit',
	'crush',
	'seized',
	'pull',
	'trap-sprung',
	'trap-laid',
	'exchanged',
	'camp-entered',
	'regenerated',
	'resigned'
];

/** What is worth a clause when it follows. Hearts and ways home are told by vehicle, see `Fate`. */
const SEQUELS: readonly Kind[] = ['hit', 'crush', 'carried', 'collision', 'trap-sprung', 'camp-entered', 'paralysed'];
const ENDINGS: readonly Kind[] = ['out', 'over'];

export function gistOf(events: readonly Told[], language: Language, say: Voice): readonly string[] {
	const first = events.findIndex(({ type }) => DEEDS.includes(type));
	const deed = events[first];
	const clauses = (kinds: readonly Kind[]): string[] =>
		events.slice(first + 1).flatMap((event) => (kinds.includes(event.type) ? [told(event, say)[language]] : []));
	if (deed === undefined) return [endOfTurn(events, say)[language], ...clauses(ENDINGS)];
	const fates = fatesOf(events);
	const target = targetOf(deed);
	const fate = fates.get(target)?.brief(say, language) ?? '';
	const others = [...fates.values()].flatMap((each) => (each.vehicle === target ? [] : [each.told(say)[language]]));
	const did = told(deed, say)[language];
	const colon = language === 'fr' ? ' : ' : ': ';
	return [fate === '' ? did : did + colon + fate, ...clauses(SEQUELS), ...others, ...clauses(ENDINGS)];
}

/** Of a move that only ends the turn there is nothing else to tell. */
function endOfTurn(events: readonly Told[], { people, ...say }: Voice): Text {
	const ended = events.find(({ type }) => type === 'turn-ended');
	if (ended?.type !== 'turn-ended') return silent();
	const clan = say.clan(ended.clan);
	return { en: `${people.en(clan, 'end')} the turn`, fr: `${people.fr(clan, 'terminer')} le tour` };
}

/** As in the log, but for a hit, whose hearts follow: they say more than its momentum. */
function told(event: Told, say: Voice): Text {
	if (event.type !== 'hit') return TELLERS[event.type](event as never, say);
	const [vehicle, target] = [say.vehicle(event.vehicle).text, say.vehicle(event.target).text];
	const side = SIDE_NAMES[event.side];
	return { en: `${vehicle} hits ${target} ${side.en}`, fr: `${vehicle} percute ${target} ${side.fr}` };
}

/** Whom the deed is done to; a driver that meets something by itself has only itself to suffer. */
function targetOf(event: Told): VehicleId {
	switch (event.type) {
		case 'hit':
		case 'crush':
		case 'pull':
			return event.target;
		case 'trap-sprung':
			return event.vehicle;
		default:
			return '';
	}
}

/** What a move did to one vehicle. */
class Fate {
	hearts = 0;
	spared = false;
	destroyed = false;
	home = false;
	poisoned = false;

	constructor(readonly vehicle: VehicleId) {}

	/** After the vehicle's name: "2 hearts, back to camp". */
	brief(say: Voice, language: Language): string {
		const { e } = say.vehicle(this.vehicle);
		if (this.destroyed) return { en: 'destroyed', fr: `détruit${e}` }[language];
		const parts: Text[] = [];
		if (this.hearts > 0) parts.push({ en: say.hearts(this.hearts), fr: `${say.hearts(this.hearts)} en moins` });
		else if (this.spared) parts.push({ en: 'unhurt', fr: 'aucun cœur en moins' });
		if (this.poisoned) parts.push({ en: 'poisoned', fr: `empoisonné${e}` });
		if (this.home) parts.push({ en: 'back to camp', fr: 'retour au campement' });
		return parts.map((part) => part[language]).join(', ');
	}

	/** As a clause of its own. */
	told(say: Voice): Text {
		const { text, e } = say.vehicle(this.vehicle);
		if (this.destroyed) return { en: `${text} is destroyed`, fr: `${text} est détruit${e}` };
		const [loses, goes] = [
			{ en: `loses ${say.hearts(this.hearts)}`, fr: `perd ${say.hearts(this.hearts)}` },
			{ en: 'goes back to camp', fr: 'rentre au campement' }
		];
		if (this.hearts > 0 && this.home)
			return { en: `${text} ${loses.en} and ${goes.en}`, fr: `${text} ${loses.fr} et ${goes.fr}` };
		if (this.hearts > 0) return { en: `${text} ${loses.en}`, fr: `${text} ${loses.fr}` };
		return this.home ? { en: `${text} ${goes.en}`, fr: `${text} ${goes.fr}` } : silent();
	}
}

function fatesOf(events: readonly Told[]): ReadonlyMap<VehicleId, Fate> {
	const fates = new Map<VehicleId, Fate>();
	const of = (vehicle: VehicleId): Fate => {
		const fate = fates.get(vehicle) ?? new Fate(vehicle);
		fates.set(vehicle, fate);
		return fate;
	};
	for (const event of events) {
		if (event.type === 'lost') of(event.vehicle).hearts += event.hearts;
		else if (event.type === 'spared') of(event.vehicle).spared = true;
		else if (event.type === 'destroyed') of(event.vehicle).destroyed = true;
		else if (event.type === 'home') of(event.vehicle).home = true;
		else if (event.type === 'poisoned') of(event.vehicle).poisoned = true;
	}
	return fates;
}
