/** §2.3: the 17 disasters. */
import type { DisasterCard, VictimOp } from './card';
import {
	loseLevel,
	loseItem,
	loseBestItem,
	loseHand,
	loseRandom,
	loseProfession,
	loseTribe,
	setFood,
	passCard,
	nextBattle,
	ongoing,
	nextTurn,
	orElse
} from './phrases';
import type { CardId } from './names';

function disaster(id: CardId, ...ops: readonly VictimOp[]): DisasterCard {
	return { id, deck: 'loc', kind: 'disaster', copies: 1, ops };
}

export const DISASTERS: readonly DisasterCard[] = [
	disaster('lose-your-uniform', loseItem('uniform')),
	disaster('flash-flood', orElse(loseItem('footwear'), loseHand(1))),
	disaster('hailstorm', orElse(loseItem('head'), loseLevel(1))),
	disaster('landslide', loseItem('big')),
	disaster('acid-rain', loseBestItem),
	disaster('forest-fire', loseLevel(1)),
	disaster('dust-storm', loseHand(2)),
	disaster('burst-pipe', passCard(1)),
	disaster('gale', loseRandom(1)),
	disaster('heatwave', nextBattle(-5)),
	disaster('smog-alert', ongoing(-1, 0)),
	disaster('oil-slick', ongoing(0, -1)),
	disaster('power-cut', nextTurn('items')),
	disaster('rising-sea', orElse(loseTribe, loseLevel(1))),
	disaster('greenwashing-scandal', orElse(loseProfession, loseLevel(1))),
	disaster('barbecue-season', orElse(setFood('meat'), loseHand(1))),
	disaster('livestock-disease', orElse(setFood('vegetarian'), loseHand(1)))
];
