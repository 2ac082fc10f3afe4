/** §2.4: professions, tribes and the other location cards. */
import type { CallingCard, EnhancerCard, PlainCard, Tag } from './card';
import { alone, tag, when } from './phrases';
import type { CardId } from './names';

function calling(
	kind: CallingCard['kind'],
	id: CardId,
	data: Pick<CallingCard, 'abilities'> & Partial<CallingCard>
): CallingCard {
	return { id, deck: 'loc', kind, copies: 3, extra: [], flee: 0, ...data };
}

function plain(kind: PlainCard['kind'], id: CardId): PlainCard {
	return { id, deck: 'loc', kind, copies: 2 };
}

function enhancer(id: CardId, strength: number, upgrades: number, adds: Tag | null = null): EnhancerCard {
	return { id, deck: 'loc', kind: 'enhancer', copies: 1, strength, upgrades, adds };
}

export const CALLINGS: readonly CallingCard[] = [
	calling('profession', 'green-activist', { abilities: ['win-ties', 'green-boost'] }),
	calling('profession', 'bamboo-bandit', { abilities: ['steal', 'bamboo-hit'] }),
	calling('profession', 'eco-engineer', { abilities: ['salvage'], extra: [when(tag('radioactive'), 2)] }),
	calling('profession', 'druid', { abilities: ['regrow'], flee: 1 }),
	calling('tribe', 'water-whisperer', { abilities: ['purify'], extra: [when(tag('water'), 2)] }),
	calling('tribe', 'air-nomad', { abilities: ['shared-glory', 'second-wind'] }),
	calling('tribe', 'earth-guardian', { abilities: ['steadfast'], extra: [when(alone, 1)] })
];

export const MASTERS: readonly PlainCard[] = [
	plain('master', 'eco-master'),
	plain('heritage', 'cultural-heritage'),
	plain('lunatic', 'lunatic-eco-beast'),
	plain('mate', 'eco-buddy')
];

export const ENHANCERS: readonly EnhancerCard[] = [
	enhancer('ancient', 8, 2),
	enhancer('enraged', 4, 1),
	enhancer('overfed', 5, 1),
	enhancer('swarming', 3, 1),
	enhancer('contaminated', 3, 1, 'radioactive'),
	enhancer('just-hatched', -5, -1),
	enhancer('hibernating', -4, -1),
	enhancer('heat-stressed', -3, 0)
];
