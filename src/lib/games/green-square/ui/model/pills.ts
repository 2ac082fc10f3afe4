/** What can be begun besides cards, as pills: first what is possible, then what is not, with the reason. */
import type { Text } from '../../../../engine/module';
import type { IconName } from '../../../../ui/game/parts';
import type { Pick } from '../../../../ui/game/pointing';
import { say, setTexts } from '../../../../ui/game/say';
import { ACTIVE_ABILITIES, POINTS_PER_LEVEL, PROPOSALS_PER_TURN } from '../../content';
import { ABILITY_NAMES } from '../../content/vocabulary';
import { helpers } from '../../helpers';
import { heroOf, isBarred } from '../../heroes';
import type { Reason } from '../../reasons';
import { saleOf } from '../../sale';
import { situationOf } from '../../situation';
import { texts } from '../texts';
import type { Act } from './acts';
import type { Choices } from './choices';
import type { Voice } from './names';
import { pickPill } from './picks';

export interface Pill extends Act {
	readonly icon: IconName;
	/** A second line: why not now; '' where it can be begun. */
	readonly note: string;
	/** What a tap is refused with; null: it can be begun. */
	readonly reason: Reason | null;
}

const notes = setTexts({
	barred: { en: 'power cut', fr: 'panne de courant' },
	'not-to-goal': { en: 'the last level must be won', fr: 'le dernier niveau se gagne' },
	'not-enough-points': { en: '{n} of 1000', fr: '{n} sur 1000' },
	'too-many-proposals': { en: 'five offers made', fr: 'cinq offres faites' },
	'already-used': { en: 'already used', fr: 'déjà servi' },
	'no-help-allowed': { en: 'nobody may help', fr: 'sans renfort' },
	'asked-enough': { en: 'asked enough', fr: 'assez demandé' }
});

type Noted = keyof typeof notes;

const ICONS: { readonly [pick: Pick]: IconName } = {
	[pickPill('ask')]: 'handshake',
	[pickPill('sell')]: 'coins',
	[pickPill('trade')]: 'arrow-left-right',
	[pickPill('green-boost')]: 'zap',
	[pickPill('bamboo-hit')]: 'zap',
	[pickPill('steal')]: 'hand',
	[pickPill('salvage')]: 'rotate-ccw',
	[pickPill('purify')]: 'sprout',
	[pickPill('chase')]: 'footprints'
};

/** In the order in which they matter. */
export function pillsOf(choices: Choices, { language }: Voice): readonly Pill[] {
	if (!choices.isAsked) return [];
	const first = choices.next([]);
	const named: readonly [Pick, Text][] = [
		[pickPill('ask'), texts.askForHelp],
		...ACTIVE_ABILITIES.map((ability): [Pick, Text] => [pickPill(ability), ABILITY_NAMES[ability]]),
		[pickPill('sell'), choices.state.ask?.kind === 'big' ? texts.sellInstead : texts.sell],
		[pickPill('trade'), texts.trade]
	];
	const all = named.flatMap(([pick, text]): Pill[] => {
		const pill = { pick, label: say(text, language), icon: ICONS[pick] ?? 'zap' };
		if (first.has(pick)) return [{ ...pill, note: '', reason: null }];
		const why = blockedBy(choices, pick);
		if (why === null) return [];
		const { reason, n = 0 } = why;
		return [{ ...pill, note: say(notes[reason], language, { n }), reason, isBlocked: true }];
	});
	return [...all.filter(({ reason }) => reason === null), ...all.filter(({ reason }) => reason !== null)];
}

interface Blocked {
	readonly reason: Noted;
	readonly n?: number;
}

/** Null: it has nothing to do with this moment, and is not there. */
function blockedBy(choices: Choices, pick: Pick): Blocked | null {
	const { state, seat } = choices;
	const situation = situationOf(state);
	if (seat === null) return null;
	if (pick === pickPill('sell')) return situation === 'open' ? saleBlocked(choices, seat) : null;
	if (pick === pickPill('trade')) {
		const isSpent = heroOf(state, seat).proposals >= PROPOSALS_PER_TURN;
		return isSpent && (situation === 'open' || situation === 'table') ? { reason: 'too-many-proposals' } : null;
	}
	if (pick === pickPill('ask')) return situation === 'act' ? helpBlocked(choices) : null;
	return choices.refusal([], pick) === 'already-used' ? { reason: 'already-used' } : null;
}

function saleBlocked({ state, sees }: Choices, seat: number): Blocked | null {
	const hero = heroOf(state, seat);
	const { points } = saleOf(state, seat, sees, [...hero.hand, ...hero.items.map(({ card }) => card)]);
	if (points === 0) return null;
	if (isBarred(state, seat)) return { reason: 'barred' };
	if (hero.level >= state.options.goal - 1) return { reason: 'not-to-goal' };
	return points < POINTS_PER_LEVEL ? { reason: 'not-enough-points', n: points } : null;
}

/** Where somebody helps already nobody is looked for. */
function helpBlocked({ state }: Choices): Blocked | null {
	if (state.battle === null || state.battle.helper !== null) return null;
	const reasons = helpers(state).map(({ reason }) => reason);
	const told = (['no-help-allowed', 'asked-enough'] as const).find((reason) => reasons.includes(reason));
	return told === undefined ? null : { reason: told };
}
