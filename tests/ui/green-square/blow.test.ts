/** What a disaster would do and what new beasts would change, told before it is done; and finer words than a code. */
import { describe, expect, it } from 'vitest';
import { blowSentence, newRules } from '../../../src/lib/games/green-square/ui/model/blow';
import { cardIn } from '../../../src/lib/games/green-square/ui/model/faces';
import { pickHand, pickPill, pickSeat } from '../../../src/lib/games/green-square/ui/model/picks';
import { pointing } from '../../../src/lib/games/green-square/ui/model/pointing';
import { tryOut } from '../../../src/lib/games/green-square/ui/model/trial';
import { whyNot } from '../../../src/lib/games/green-square/ui/model/why';
import { chancePositions } from './positions';

const views = chancePositions('blows', 12);
const voice = (seat: number, language: 'en' | 'fr') => ({
	seat,
	language,
	names: { reader: seat, seat: (other: number) => `P${other}` }
});

describe('a disaster', () => {
	it('is told from its trial: to the victim as "you", to others by name', () => {
		const told = new Set<string>();
		for (const { state, seat, sees, legal } of views) {
			for (const move of legal) {
				if (move.type !== 'play' || cardIn(state, sees, move.card)?.kind !== 'disaster') continue;
				const victim = move.target ?? 0;
				const trial = tryOut(state, seat, move, sees);
				for (const language of ['en', 'fr'] as const) {
					const sentence = blowSentence(trial, state, victim, voice(seat, language));
					if (sentence === null) continue;
					expect(sentence).not.toMatch(/[{}]|undefined/);
					if (victim === seat) expect(sentence).not.toContain(`P${victim}`);
					if (language === 'en') told.add(sentence.replace(/P\d|\d+|: .*|loses .*|lose .*/g, '').trim());
				}
			}
		}
		expect(told.size).toBeGreaterThan(6);
	});
});

describe('new beasts', () => {
	it('are told by what they forbid, once', () => {
		const told = new Set<string>();
		for (const { state, seat, sees, legal } of views) {
			if (state.battle === null) continue;
			for (const move of legal) {
				if (move.type !== 'play') continue;
				const { after } = tryOut(state, seat, move, sees);
				const rules = newRules(state, after, voice(seat, 'en'));
				if (rules !== '') told.add(rules.replace(/^(P\d|You) ha(s|ve) to leave, the deal is void\./, 'leaves'));
				expect(newRules(after, after, voice(seat, 'en'))).toBe('');
			}
		}
		expect(told.size).toBeGreaterThan(0);
	});
});

describe('a refusal', () => {
	it('names what was tapped where the code says too little', () => {
		const words = new Set<string>();
		for (const view of views) {
			const choices = pointing.choices(view);
			const hand = view.state.players[view.seat]?.hand ?? [];
			for (const pick of [...hand.map(pickHand), pickPill('trade'), pickSeat(view.seat)]) {
				if (choices.next([]).has(pick)) continue;
				const said = whyNot(choices, pick, 'wrong-phase', voice(view.seat, 'en'));
				if (said !== null) words.add(said);
			}
		}
		for (const said of [
			'Items cannot be changed in a battle.',
			'Open the location first.',
			'First run.',
			'After the battle.',
			'Help comes from the others.',
			'Only on your own turn.'
		]) {
			expect([...words]).toContain(said);
		}
	});

	it('leaves the codes that say enough to themselves', () => {
		const [view] = views;
		if (view === undefined) throw new Error('no view');
		expect(whyNot(pointing.choices(view), pickSeat(0), 'asked-enough', voice(0, 'en'))).toBeNull();
	});
});
