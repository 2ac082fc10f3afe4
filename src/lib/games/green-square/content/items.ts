/** §2.5: the 37 items. Fields left out are empty or 0; an item is Small unless it says Big. */
import type { BodySlot, ItemCard } from './card';
import { profession, tribe, food, tag, when } from './phrases';
import type { CardId } from './names';

function item(id: CardId, slot: BodySlot, data: Partial<ItemCard> & Pick<ItemCard, 'value' | 'bonus'>): ItemCard {
	return {
		id,
		deck: 'upg',
		kind: 'item',
		copies: 1,
		slot,
		big: false,
		flee: 0,
		extra: [],
		only: [],
		not: [],
		gives: {},
		...data
	};
}

export const ITEMS: readonly ItemCard[] = [
	item('rain-catcher-hat', 'head', { value: 200, bonus: 1, extra: [when(tag('water'), 1)] }),
	item('beekeepers-veil', 'head', { value: 300, bonus: 2 }),
	item('hand-me-down-helmet', 'head', { value: 300, bonus: 1, flee: 1 }),
	item('acorn-crown', 'head', { value: 400, bonus: 3, only: [profession('druid')] }),
	item('solar-visor', 'head', { value: 400, bonus: 3, only: [profession('eco-engineer')] }),
	item('recycled-eco-fiber-vest', 'uniform', { value: 400, bonus: 3 }),
	item('darned-jumper', 'uniform', { value: 200, bonus: 1 }),
	item('hemp-overalls', 'uniform', { value: 300, bonus: 2 }),
	item('river-weed-cloak', 'uniform', { value: 600, bonus: 4, only: [tribe('water-whisperer')] }),
	item('lead-lined-poncho', 'uniform', { big: true, value: 500, bonus: 1, extra: [when(tag('radioactive'), 4)] }),
	item('resoled-boots', 'footwear', { value: 300, bonus: 2 }),
	item('swap-shop-trainers', 'footwear', { value: 300, bonus: 0, flee: 2 }),
	item('cork-clogs', 'footwear', { value: 200, bonus: 1 }),
	item('zephyr-soles', 'footwear', { value: 500, bonus: 2, flee: 1, only: [tribe('air-nomad')] }),
	item('bog-waders', 'footwear', { value: 300, bonus: 2, extra: [when(tag('water'), 1)], not: [tribe('air-nomad')] }),
	item('the-moon-daggers', 'hand1', { value: 500, bonus: 4, only: [profession('bamboo-bandit')] }),
	item('litter-picker', 'hand1', { value: 200, bonus: 1, extra: [when(tag('waste'), 2)] }),
	item('refillable-flask', 'hand1', { value: 100, bonus: 1 }),
	item('wind-up-torch', 'hand1', { value: 300, bonus: 2 }),
	item('seed-bomb-sling', 'hand1', { value: 300, bonus: 2 }),
	item('protest-megaphone', 'hand1', { value: 400, bonus: 3, only: [profession('green-activist')] }),
	item('geiger-rattle', 'hand1', { value: 300, bonus: 1, extra: [when(tag('radioactive'), 3)] }),
	item('lentil-ladle', 'hand1', { value: 400, bonus: 3, only: [food('vegetarian'), food('vegan')] }),
	item('luminous-luna-big-bow', 'hand2', { big: true, value: 700, bonus: 4 }),
	item('compost-fork', 'hand2', { value: 400, bonus: 3 }),
	item('hedge-shears', 'hand2', { value: 400, bonus: 3, not: [profession('druid')] }),
	item('solar-oven-shield', 'hand2', { big: true, value: 600, bonus: 4 }),
	item('dyke-keepers-pole', 'hand2', { value: 600, bonus: 4, only: [tribe('earth-guardian')] }),
	item('barbecue-spit', 'hand2', { value: 500, bonus: 4, only: [food('meat')] }),
	item('star-compass', 'other', { value: 400, bonus: 1, flee: 1 }),
	item('cargo-bike', 'other', { big: true, value: 600, bonus: 0, gives: { bigCapacity: 2 } }),
	item('emergency-kit', 'other', { value: 300, bonus: 0, gives: { shield: true } }),
	item('mended-rucksack', 'other', { value: 200, bonus: 0, gives: { handLimit: 1 } }),
	item('rain-barrel', 'other', { big: true, value: 500, bonus: 3 }),
	item('bike-generator', 'other', { big: true, value: 500, bonus: 2, extra: [when(tag('energy'), 2)] }),
	item('bag-of-bags', 'other', { value: 0, bonus: 1 }),
	item('tool-library-card', 'other', { value: 300, bonus: 2, not: [profession('bamboo-bandit')] })
];
