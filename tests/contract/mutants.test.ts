/** The laws can fail: each mutant of the toy breaks one of them, and every law has its mutant. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/lib/engine/contract';
import { Illegal } from '../../src/lib/engine/illegal';
import type { Words } from '../../src/lib/engine/module';
import { wordsOf } from '../../src/lib/engine/words';
import { peopleOf } from '../../src/lib/engine/people';
import { lanterns } from '../toys/lanterns';
import type { Move, State } from '../toys/lanterns';
import { bruteForce } from './brute-force';
import type { AnyCase } from './case';
import { contractCase } from './games/lanterns';
import { impossibleOptions, watchedGame } from './laws';
import { factsInAnyOrder, swappedGame } from './replays';
import { lawOfReasons } from './words';

type Rules = Partial<typeof lanterns>;
type Case = Partial<Omit<AnyCase, 'module'>>;
type Extras = Partial<AnyCase['module']>;

interface Mutant {
	/** Made anew for each test: some mutants remember. */
	readonly rules?: () => Rules;
	readonly extras?: Extras;
	readonly subject?: Case;
	readonly broken: RegExp;
}

const SEEDS = Array.from({ length: 10 }, (_, seed) => `m${seed}`);
const OPTIONS = { seats: 3 };

/** The laws, by the function that holds them. */
const LAWS = {
	watched: (subject: AnyCase) => SEEDS.forEach((seed) => watchedGame(subject, OPTIONS, seed)),
	ordered: ({ module }: AnyCase) => SEEDS.forEach((seed) => factsInAnyOrder(module.game, OPTIONS, seed)),
	swapped: (subject: AnyCase) => SEEDS.forEach((seed) => swappedGame(subject, OPTIONS, seed)),
	forced: (subject: AnyCase) => contractCase.smallPositions().forEach((position) => bruteForce(subject, position)),
	options: ({ module }: AnyCase) => impossibleOptions(module.game),
	reasons: ({ module: { words, reasonCodes } }: AnyCase) => lawOfReasons(words as Words, reasonCodes ?? [])
};

/** The toy's words: it tells three kinds of events. */
const WORDS = wordsOf<
	{ readonly type: 'lit' | 'rolled' | 'turned'; readonly seat: number },
	ReturnType<typeof peopleOf>
>({
	reasons: { 'bad-move': { en: 'This is not a move.', fr: 'Ce n’est pas un coup.' } },
	outcomes: { score: { en: 'the most light wins', fr: 'le plus de lumière gagne' }, resigned: { en: 'x', fr: 'y' } },
	voice: peopleOf,
	tellers: {
		lit: ({ seat }, people) => ({ en: people.en(seat, 'light a lantern'), fr: people.fr(seat, 'allumer un lampion') }),
		rolled: ({ seat }, people) => ({ en: people.en(seat, 'roll'), fr: people.fr(seat, 'lancer le dé') }),
		turned: ({ seat }, people) => ({ en: people.en(seat, 'turn a card'), fr: people.fr(seat, 'retourner une carte') })
	}
});

/** The toy with events that name their seat, so that it can be told. */
const told: Rules = {
	apply: (state, seat, move, facts, tell) =>
		lanterns.apply(state, seat, move, facts, tell && ((event) => tell({ ...event, seat } as never))),
	resolve: (state, facts, tell) =>
		lanterns.resolve(state, facts, tell && ((event) => tell({ ...event, seat: state.turn } as never)))
};

const withWords = (words: Partial<Words>): Pick<Mutant, 'rules' | 'extras'> => ({
	rules: () => told,
	extras: { words: { ...WORDS, ...words } }
});

const fromJson = (text: string): { ok: true; value: unknown } => ({ ok: true, value: JSON.parse(text) as unknown });
const NOTATION = {
	formatMove: (move: unknown) => JSON.stringify(move),
	parseMove: fromJson,
	formatPosition: (state: unknown) => JSON.stringify(state),
	parsePosition: fromJson
};

const window = (state: State): boolean => state.window.length > 1;

const MUTANTS: { readonly [law in keyof typeof LAWS]: { readonly [name: string]: Mutant } } = {
	watched: {
		'a card shown to too few': {
			rules: () => ({
				audience: (state, slot) => (state.peek.includes(slot) ? [] : lanterns.audience(state, slot))
			}),
			broken: /audience of/
		},
		'a card shown to too many': {
			rules: () => ({
				audience: (state, slot) => (state.hands[0]?.includes(slot) ? 'all' : lanterns.audience(state, slot))
			}),
			broken: /audience of/
		},
		'a listed move that is refused': {
			rules: () => ({
				legal: (state, seat, sees) => {
					const moves = lanterns.legal(state, seat, sees);
					return moves.length > 2 ? [...moves, { type: 'zzz' } as unknown as Move] : moves;
				}
			}),
			broken: /bad-move/
		},
		'a list that is not sorted': {
			rules: () => ({ legal: (state, seat, sees) => [...lanterns.legal(state, seat, sees)].reverse() }),
			broken: /not sorted/
		},
		'a state that JSON does not carry': {
			rules: () => ({ setup: (options) => ({ ...lanterns.setup(options), lamp: { toJSON: () => 'dark' } }) }),
			broken: /does not survive JSON/
		},
		'a question put while a request stands': {
			rules: () => ({
				actors: (state) =>
					lanterns.outcome(state) !== null ? [] : state.window.length > 0 ? state.window : [state.turn]
			}),
			broken: /asked while a request stands/
		},
		'a state changed after it was returned': {
			rules: () => ({
				resolve: (state, facts, tell) => {
					(state as { turns: number }).turns += 1;
					return lanterns.resolve(state, facts, tell);
				}
			}),
			broken: /read only/
		},
		'a deck that vanishes': {
			rules: () => ({ decks: (state) => (state.turns > 25 ? state.decks.slice(1) : state.decks) }),
			broken: /a deck vanished/
		},
		'a deck with a card too many': {
			rules: () => ({
				decks: (state) => state.decks.map((deck) => ({ ...deck, faces: [...deck.faces, 'amber-1'] }))
			}),
			broken: /differ in number/
		},
		'a slot used twice': {
			rules: () => ({ decks: (state) => [...state.decks, { id: 'more', slots: ['pile1:0'], faces: ['amber-1'] }] }),
			broken: /is used twice/
		},
		'a seat that acts twice': {
			rules: () => ({ actors: (state) => lanterns.actors(state).flatMap((seat) => [seat, seat]) }),
			broken: /acts twice/
		},
		'a seat asked nothing': {
			rules: () => ({ question: () => '' }),
			broken: /question and actors disagree/
		},
		'a seat asked without a choice': {
			rules: () => ({
				legal: (state, seat, sees) =>
					window(state) && seat === state.window[1] ? [] : lanterns.legal(state, seat, sees)
			}),
			broken: /asked, but without a choice/
		},
		'a seat asked out of turn': {
			rules: () => ({
				legal: (state) => (state.turns < 30 && lanterns.actors(state).length > 0 ? [{ type: 'roll' }] : [])
			}),
			broken: /not asked, but with moves/
		},
		'a move that shows what nobody sees': {
			rules: () => ({
				shows: (state, seat, move) =>
					move?.type === 'roll' ? state.pile.slice(0, 1) : lanterns.shows(state, seat, move)
			}),
			broken: /which is not seen/
		},
		'a move listed before its card is seen': {
			rules: () => ({
				legal: (state, seat) =>
					lanterns.legal(state, seat, Object.fromEntries((state.hands[seat] ?? []).map((slot) => [slot, 'amber-1'])))
			}),
			broken: /although its card is not seen/
		},
		'a listener who changes the game': {
			rules: () => ({
				apply: (state, seat, move, facts, tell) => {
					const next = lanterns.apply(state, seat, move, facts, tell);
					return tell && move.type === 'give' ? { ...next, rolls: next.rolls + 1 } : next;
				}
			}),
			broken: /telling changes the result/
		},
		'a move played by somebody who is not asked': {
			rules: () => ({
				apply: (state, seat, move, facts, tell) =>
					lanterns.apply(state, lanterns.actors(state)[0] ?? seat, move, facts, tell)
			}),
			broken: /is not asked, but may play/
		},
		'a fault instead of a refusal': {
			rules: () => ({
				apply: (state, seat, move, facts, tell) => {
					if (move?.type === 'give') move.card.slice(1);
					return lanterns.apply(state, seat, move, facts, tell);
				}
			}),
			broken: /a fault, not a refusal/
		},
		'a refusal without a listed code': { extras: { reasonCodes: ['bad-move'] }, broken: /unlisted reason code/ },
		'somebody who acts after the end': {
			rules: () => ({ actors: (state) => (lanterns.outcome(state) === null ? lanterns.actors(state) : [0]) }),
			broken: /acts after the end/
		},
		'a question after the end': {
			rules: () => ({
				question: (state, seat) => (lanterns.outcome(state) === null ? lanterns.question(state, seat) : 'more?')
			}),
			broken: /asked after the end/
		},
		'a move that does not come back from notation': {
			extras: { notation: { ...NOTATION, parseMove: () => ({ ok: false as const, error: 'unread' }) } },
			broken: /move notation does not come back/
		},
		'a position that does not come back from notation': {
			extras: { notation: { ...NOTATION, formatPosition: () => '{}' } },
			broken: /position does not come back/
		},
		'a neutral answer that is refused': {
			extras: { notation: NOTATION, neutral: () => ({ type: 'nothing' }) },
			broken: /bad-move/
		},
		'a resignation that is refused': { extras: { resignation: { type: 'leave' } }, broken: /bad-move/ },
		'a bot that values in fractions': { extras: { mind: { value: () => 0.5 } }, broken: /values in integers/ },
		'an event that is not JSON': {
			rules: () => ({
				...told,
				apply: (state, seat, move, facts, tell) =>
					lanterns.apply(
						state,
						seat,
						move,
						facts,
						tell && (() => tell({ type: 'lit', seat, at: { toJSON: () => 'here' } } as never))
					)
			}),
			extras: { words: WORDS },
			broken: /not plain JSON/
		},
		'an empty sentence': { ...withWords({ event: () => '' }), broken: /an empty sentence/ },
		'a text that is no sentence': { ...withWords({ event: () => 'lit' }), broken: /not a sentence/ },
		'a slip of the pen': { ...withWords({ event: () => 'Lit undefined.' }), broken: /a slip/ },
		'a reader called by name': {
			...withWords({ event: (event, language, names) => WORDS.event(event, language, { ...names, reader: null }) }),
			broken: /calls the reader/
		},
		'a verb that does not agree': {
			...withWords({
				event: (event, language, names) => WORDS.event(event, language, names).replace('You light', 'You lights')
			}),
			broken: /does not agree/
		},
		'a French verb that does not agree': {
			...withWords({
				event: (event, language, names) => WORDS.event(event, language, names).replace('allumez', 'allume')
			}),
			broken: /does not agree/
		},
		'a move told without who made it': {
			...withWords({ gist: () => 'A lantern is lit.' }),
			broken: /does not say who acts/
		},
		'a game without a story': { ...withWords({ gist: () => '' }), broken: /no move is worth a sentence/ },
		'an outcome without words': { ...withWords({ outcome: () => '' }), broken: /an empty sentence/ }
	},
	ordered: {
		'an answer acted upon before the last is in': {
			rules: () => ({
				resolve: (state, facts, tell) => {
					const eager = {
						...state,
						turning: state.turning.filter((card) => facts[card.slot] !== undefined || card.face !== null)
					};
					return lanterns.resolve(state.turning.length > 0 ? eager : state, facts, tell);
				}
			}),
			// The replay parts from the recorded game: at its end at the latest, or at a move that is no longer possible.
			broken: /one by one lead elsewhere|pile-empty/
		},
		'rules that remember earlier games': { rules: unforgetting, broken: /come early lead elsewhere/ }
	},
	swapped: {
		'rules that remember earlier games': { rules: unforgetting, broken: /changed the state/ },
		'a list that depends on who looked before': {
			rules: () => {
				const looked = new Map<string, number>();
				return {
					legal: (state, seat, sees) => {
						const key = JSON.stringify([state, seat]);
						const times = (looked.get(key) ?? 0) + 1;
						looked.set(key, times);
						const moves = lanterns.legal(state, seat, sees);
						return times > 2 && moves.length > 1 ? moves.slice(1) : moves;
					}
				};
			},
			broken: /changed the legal list/
		},
		'a bot that peeks': {
			subject: {
				bot: (() => {
					let turn = 0;
					return ({ legal }) => legal[turn++ % legal.length];
				})()
			},
			broken: /changed the bot's choice/
		}
	},
	forced: {
		'a move left out of the list': {
			rules: () => ({
				legal: (state, seat, sees) => lanterns.legal(state, seat, sees).filter((move) => move.type !== 'peek')
			}),
			broken: /possible but not listed/
		},
		'a listed move that nobody could write down': {
			subject: {
				*everyMove(state, seat) {
					for (const move of contractCase.everyMove(state as State, seat)) if (move.type !== 'peek') yield move;
				}
			},
			broken: /listed but not possible/
		}
	},
	options: {
		'options of no shape accepted': {
			rules: () => ({ setup: () => lanterns.setup(OPTIONS) }),
			broken: /options null: accepted/
		},
		'options refused for another reason': {
			rules: () => ({
				setup: () => {
					throw new Illegal('bad-move');
				}
			}),
			broken: /options null: bad-move/
		}
	},
	reasons: {
		'a reason without a sentence': {
			extras: { words: WORDS, reasonCodes: ['bad-move', 'no-move'] },
			broken: /no sentence for no-move/
		},
		'a reason in one language': {
			extras: { words: { ...WORDS, reason: () => 'Not a move.' }, reasonCodes: ['bad-move'] },
			broken: /same in both languages/
		}
	}
};

/** Rules with a memory outside the state: seat 0 begins with as many points as games were played before. */
function unforgetting(): Rules {
	let games = 0;
	return { setup: (options) => ({ ...lanterns.setup(options), scores: [games++, 0, 0] }) };
}

for (const [law, mutants] of Object.entries(MUTANTS)) {
	describe(law, () => {
		const run = LAWS[law as keyof typeof LAWS];

		it('the toy itself keeps them', () => {
			const module = { game: { ...lanterns, ...told }, words: WORDS, notation: NOTATION };
			expect(() => run({ ...contractCase, module } as unknown as AnyCase)).not.toThrow();
		});

		for (const [name, { rules, extras, subject, broken }] of Object.entries(mutants)) {
			it(`catches ${name}`, () => {
				const game = { ...lanterns, ...rules?.() } as unknown as AnyGame;
				const mutant = { ...contractCase, ...subject, module: { game, ...extras } } as unknown as AnyCase;
				expect(() => run(mutant)).toThrow(broken);
			});
		}
	});
}
