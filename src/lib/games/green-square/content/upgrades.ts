/** §2.6: one-shots and the other upgrades. */
import type { BoonCard, BoonOp, OneShotCard, OneShotOp, PlainCard, VolunteerCard } from './card';
import { tag, when, boost } from './phrases';
import type { CardId } from './names';

function oneShot(id: CardId, value: number, use: OneShotOp, copies = 1): OneShotCard {
	return { id, deck: 'upg', kind: 'oneshot', copies, value, big: false, use };
}

function boon(id: CardId, use: BoonOp, copies = 1): BoonCard {
	return { id, deck: 'upg', kind: 'boon', copies, use };
}

export const ONE_SHOTS: readonly OneShotCard[] = [
	oneShot('fluffy-kitten', 200, boost(5, 'any')),
	oneShot('rose-oil', 200, boost(5, 'any')),
	oneShot('vinegar-spray', 100, boost(2, 'any'), 2),
	oneShot('nettle-soup', 200, boost(3, 'heroes'), 2),
	oneShot('ladybird-bucket', 200, boost(2, 'any', when(tag('farm'), 3))),
	oneShot('firefly-jar', 100, boost(3, 'any')),
	oneShot('spore-cloud', 300, boost(4, 'any')),
	oneShot('spring-tide', 200, boost(2, 'any', when(tag('water'), 3))),
	oneShot('sunbeam-lens', 300, boost(4, 'any')),
	oneShot('iodine-tablets', 200, boost(1, 'heroes', when(tag('radioactive'), 5))),
	oneShot('sponsored-campaign', 100, boost(3, 'beasts')),
	oneShot('night-bus-ticket', 200, { op: 'escape', who: 'self' }),
	oneShot('zip-line', 300, { op: 'escape', who: 'both' }),
	oneShot('borrowed-skates', 100, { op: 'flee-bonus', n: 2 }),
	oneShot('wildlife-corridor', 300, { op: 'remove-beast', upgrades: false }),
	oneShot('rewilding-permit', 400, { op: 'remove-beast', upgrades: true }),
	oneShot('citizens-summons', 300, { op: 'force-help' }, 2),
	oneShot('last-train-home', 200, { op: 'dismiss-helper' })
];

export const BOONS: readonly BoonCard[] = [
	boon('hundred-trees', { op: 'level-up', n: 1 }),
	boon('repair-cafe-regular', { op: 'level-up', n: 1 }),
	boon('car-free-month', { op: 'level-up', n: 1 }),
	boon('adopted-stream', { op: 'level-up', n: 1 }),
	boon('swift-census', { op: 'level-up', n: 1 }),
	boon('zero-waste-birthday', { op: 'level-up', n: 1 }),
	boon('night-train-holiday', { op: 'level-up', n: 1 }),
	boon('climate-march-speech', { op: 'level-up', n: 1 }),
	boon('harvest-festival', { op: 'draw', n: 2 }),
	boon('clean-up-day', { op: 'cleanse' }, 2)
];

export const VOLUNTEER: VolunteerCard = { id: 'volunteer', deck: 'upg', kind: 'volunteer', copies: 2, flee: 1 };
export const DETOUR: PlainCard = { id: 'detour', deck: 'upg', kind: 'detour', copies: 2 };
