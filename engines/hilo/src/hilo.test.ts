// Goal: the return is exactly 99 % however a player guesses, skips and leaves, and an open round
// shows no card that does not lie open.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import type { Layout } from '@khelaghor/game-engine/step-engine.ts';
import { computeMeanPay, findLeaks } from '@khelaghor/game-engine/step-proof.ts';
import { addRatio, compareRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARDS,
  computeFirstPay,
  countRightRanks,
  DECK,
  describeCard,
  describeGuess,
  formatCard,
  formatRank,
  getRank,
  getSuit,
  GUESSES,
  type HiloGuess,
  hiloEngine,
  type HiloStep,
  isRight,
  MOVES,
  parseView,
  RANKS,
  RETURN,
} from './public.ts';

const choice = {};
const allRanks = Array.from({ length: RANKS }, (_, rank) => rank);
const allCards = Array.from({ length: DECK }, (_, card) => card);

const toSteps = (moves: readonly HiloStep['move'][]): HiloStep[] => moves.map((move) => ({ move }));

const anyCard = fc.nat({ max: DECK - 1 });
const anyLayout = fc.array(anyCard, { minLength: CARDS, maxLength: CARDS });

/** Steps that leave the round of a layout open; each wish chooses among those. */
function chooseOpenSteps(layout: Layout, wishes: readonly number[]): HiloStep[] {
  const steps: HiloStep[] = [];
  for (const wish of wishes) {
    const open = toSteps(MOVES).filter(
      (step) =>
        hiloEngine.findStepRefusal(choice, layout, steps, step) === null &&
        hiloEngine.getStanding(choice, layout, [...steps, step]).state === 'open',
    );
    const step = open[wish % Math.max(1, open.length)];
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** An open round of up to 50 steps. */
const anyOpenRound = fc
  .tuple(anyLayout, fc.array(fc.nat({ max: 11 }), { maxLength: CARDS - 2 }))
  .map(([layout, wishes]) => ({ layout, steps: chooseOpenSteps(layout, wishes) }));

const offered = (layout: Layout, steps: readonly HiloStep[]): HiloStep[] =>
  toSteps(MOVES).filter((step) => hiloEngine.findStepRefusal(choice, layout, steps, step) === null);

test('the chances of each rank are as the rules say, and each can win and lose', () => {
  const count = (rank: number) => GUESSES.map((guess) => countRightRanks(rank, guess));
  expect(count(0)).toEqual([12, 0, 1]);
  expect(count(1)).toEqual([12, 2, 0]);
  expect(count(6)).toEqual([7, 7, 0]);
  expect(count(11)).toEqual([2, 12, 0]);
  expect(count(12)).toEqual([0, 12, 1]);
  for (const open of allRanks) {
    for (const guess of GUESSES) {
      const right = countRightRanks(open, guess);
      if (right === 0) continue;
      expect(allRanks.filter((next) => isRight(guess, open, next))).toHaveLength(right);
      expect(right).toBeLessThan(RANKS);
    }
  }
});

test('every rank has four cards, one of each suit', () => {
  for (const rank of allRanks) {
    const cards = allCards.filter((card) => getRank(card) === rank);
    expect(cards.map(getSuit)).toEqual([0, 1, 2, 3]);
  }
  expect([0, 3, 4, 39, 40, 44, 51].map(formatCard)).toEqual([
    'A♠',
    'A♣',
    '2♠',
    '10♣',
    'J♠',
    'Q♠',
    'K♣',
  ]);
  expect(describeCard(50)).toEqual({ bn: 'রুইতনের সাহেব', en: 'King of diamonds' });
  expect(describeCard(25)).toEqual({ bn: 'হরতনের 7', en: '7 of hearts' });
  expect(allRanks.map(formatRank).join(' ')).toBe('A 2 3 4 5 6 7 8 9 10 J Q K');
});

test('every guess on every first card returns 99 % over all next cards', () => {
  let guesses = 0;
  for (const first of allCards) {
    const layouts = allCards.map((next) => [first, next]);
    for (const step of offered([first], [])) {
      if (step.move === 'skip') continue;
      guesses += 1;
      expect(computeMeanPay(hiloEngine, { choice, steps: [step] }, layouts)).toEqual(RETURN);
    }
  }
  expect(guesses).toBe(2 * DECK);
});

/** Plans that choose each move by the card that lies open, and one that skips odd ranks first. */
const plans: Readonly<Record<string, (rank: number, turn: number) => HiloStep['move']>> = {
  likelier: (rank) => (rank < RANKS / 2 ? 'higher' : 'lower'),
  bolder: (rank) => (rank === 0 || rank === 12 ? 'same' : rank < RANKS / 2 ? 'lower' : 'higher'),
  'skip odd ranks once': (rank, turn) => {
    if (turn === 0 && rank % 2 === 1) return 'skip';
    return rank < RANKS / 2 ? 'higher' : 'lower';
  },
};

/**
 * The return of a plan with so many steps, by walking through all ranks: not through `plays`, and
 * not through chances. A round that has no guess at its end is worth its 99 %.
 */
function walkPlan(plan: (rank: number, turn: number) => HiloStep['move'], count: number): Ratio {
  const walk = (ranks: readonly number[], steps: readonly HiloStep[]): Ratio => {
    const layout = ranks.map((rank) => rank * 4);
    const { state, pays } = hiloEngine.getStanding(choice, layout, steps);
    if (state === 'lost') return pays;
    if (steps.length === count) return pays.num === 0n ? RETURN : pays;
    const move = plan(ranks.at(-1) ?? 0, steps.length);
    const sum = allRanks
      .map((rank) => walk([...ranks, rank], [...steps, { move }]))
      .reduce(addRatio, ratio(0n));
    return multiplyRatio(sum, ratio(1n, BigInt(RANKS)));
  };
  const sum = allRanks.map((rank) => walk([rank], [])).reduce(addRatio, ratio(0n));
  return multiplyRatio(sum, ratio(1n, BigInt(RANKS)));
}

test.each(Object.keys(plans))('the plan "%s" returns 0.99 after one to three steps', (name) => {
  const plan = plans[name] ?? (() => 'skip');
  for (const count of [1, 2, 3]) expect(walkPlan(plan, count)).toEqual(RETURN);
});

test('a guess in any open round is worth what it risks, and a skip changes nothing', () => {
  fc.assert(
    fc.property(anyOpenRound, ({ layout, steps }) => {
      const { pays } = hiloEngine.getStanding(choice, layout, steps);
      const worth = pays.num === 0n ? RETURN : pays;
      const layouts = allCards.map((next) => layout.with(steps.length + 1, next));
      for (const step of offered(layout, steps)) {
        const mean = computeMeanPay(hiloEngine, { choice, steps: [...steps, step] }, layouts);
        expect(mean).toEqual(step.move === 'skip' ? pays : worth);
      }
    }),
  );
});

test('the plays are every guess after every card, and each returns 99 %', () => {
  const plays = [...hiloEngine.plays()];
  expect(RETURN).toEqual(ratio(99n, 100n));
  expect(new Set(plays.map((play) => `${play.choice['rank']} ${play.choice['guess']}`)).size).toBe(
    2 * RANKS,
  );
  expect(plays.map(returnOfPlay)).toEqual(plays.map(() => RETURN));
});

test('all 52 cards are drawn at once, each from the whole deck', () => {
  const asked: number[] = [];
  const random = {
    below(count: number) {
      asked.push(count);
      return 51;
    },
  };
  expect(hiloEngine.layOut(choice, random)).toEqual(Array.from({ length: CARDS }, () => 51));
  expect(asked).toEqual(Array.from({ length: CARDS }, () => 52));
});

const VECTORS = [
  [
    0,
    '2♥ 6♠ K♥ 7♦ 5♣ J♣ 8♦ Q♥',
    ['higher', 'higher', 'skip', 'lower'],
    'open',
    ratio(72_501n, 22_400n),
  ],
  [1, '7♥ 9♠ A♠ K♣ 8♦ 9♥ 10♠ J♠', ['higher', 'lower', 'same'], 'lost', ratio(0n)],
] as const;

test.each(VECTORS)(
  'nonce %d: the cards %s, and after the moves %o the round is %s',
  (nonce, cards, moves, state, pays) => {
    const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
    const stream = createFairStream({ serverSeed, clientSeed: 'player', nonce, scope: 'hilo/1' });
    const layout = hiloEngine.layOut(choice, stream);
    expect(layout.slice(0, 8).map(formatCard).join(' ')).toBe(cards);
    expect(hiloEngine.getStanding(choice, layout, toSteps(moves))).toEqual({ state, pays });
  },
);

/** Ranks as a layout of spades. */
const lay = (...ranks: readonly number[]): Layout => ranks.map((rank) => rank * 4);

test.each([
  [lay(6, 6), ['higher'], 'open', ratio(1_287n, 700n)],
  [lay(6, 6), ['lower'], 'open', ratio(1_287n, 700n)],
  [lay(6, 5), ['higher'], 'lost', ratio(0n)],
  [lay(0, 1), ['higher'], 'open', ratio(1_287n, 1_200n)],
  [lay(0, 0), ['higher'], 'lost', ratio(0n)],
  [lay(0, 0), ['same'], 'open', ratio(1_287n, 100n)],
  [lay(0, 1), ['same'], 'lost', ratio(0n)],
  [lay(12, 12), ['lower'], 'lost', ratio(0n)],
  [lay(12, 11), ['lower'], 'open', ratio(1_287n, 1_200n)],
  [lay(12, 12), ['same'], 'open', ratio(1_287n, 100n)],
  [lay(1, 0), ['lower'], 'open', ratio(1_287n, 200n)],
  [lay(11, 12), ['higher'], 'open', ratio(1_287n, 200n)],
  [lay(3, 9, 2), ['skip', 'skip'], 'open', ratio(0n)],
  [lay(3, 6, 2), ['skip', 'lower'], 'open', ratio(1_287n, 700n)],
  [lay(0, 0, 0), ['same', 'same'], 'open', ratio(16_731n, 100n)],
] as const)('the cards %o and the moves %o: %s', (layout, moves, state, pays) => {
  expect(hiloEngine.getStanding(choice, layout, toSteps(moves))).toEqual({ state, pays });
});

test('a round ends with the 52nd card, which cannot be skipped to', () => {
  const layout = Array.from({ length: CARDS }, () => 24);
  const skips = toSteps(Array.from({ length: CARDS - 2 }, () => 'skip' as const));
  expect(hiloEngine.getStanding(choice, layout, skips).state).toBe('open');
  const refuse = (count: number, move: HiloStep['move']) =>
    hiloEngine.findStepRefusal(choice, layout, skips.slice(0, count), { move });
  expect(refuse(CARDS - 3, 'skip')).toBeNull();
  expect(refuse(CARDS - 2, 'skip')).toBe('choice_invalid');
  expect(refuse(CARDS - 2, 'higher')).toBeNull();
  const steps: HiloStep[] = [...skips, { move: 'higher' }];
  expect(hiloEngine.getStanding(choice, layout, steps)).toEqual({
    state: 'topped',
    pays: ratio(1_287n, 700n),
  });
});

test.each([
  [0, ['higher', 'same', 'skip']],
  [1, ['higher', 'lower', 'skip']],
  [11, ['higher', 'lower', 'skip']],
  [12, ['lower', 'same', 'skip']],
])('on the rank %d these moves can be made: %o', (rank, moves) => {
  expect(offered(lay(rank), []).map(({ move }) => move)).toEqual(moves);
});

test('a stake with room for the first pay can guess on every card', () => {
  const first = hiloEngine.firstPay(choice);
  expect(first).toEqual(ratio(1_287n, 700n));
  for (const rank of allRanks) {
    const guesses: readonly HiloGuess[] = GUESSES.filter((guess) => countRightRanks(rank, guess));
    const pays = guesses.map((guess) => computeFirstPay(rank, guess));
    expect(pays.some((pay) => compareRatio(pay, first) <= 0)).toBe(true);
  }
});

test('nothing of an open round depends on later cards, and each step pays as was said', () => {
  fc.assert(
    fc.property(anyOpenRound, anyLayout, ({ layout, steps }, rest) => {
      const shown = steps.length + 1;
      const other = [...layout.slice(0, shown), ...rest.slice(shown)];
      const next = toSteps(MOVES);
      expect(findLeaks(hiloEngine, { choice, steps }, [layout, other], next)).toEqual([]);
      for (const step of offered(layout, steps)) {
        const { state, pays } = hiloEngine.getStanding(choice, layout, [...steps, step]);
        const said = hiloEngine.payOfStep(choice, layout, steps, step);
        expect(state === 'lost' ? said : pays).toEqual(said);
      }
    }),
  );
});

test('a view of an open round has the cards that lie open, one of a round that is over all', () => {
  const layout = Array.from({ length: CARDS }, (_, index) => 51 - index);
  const open = hiloEngine.view(choice, layout, toSteps(['lower', 'skip']), false);
  expect(open).toEqual({ cards: '51,50,49', shown: 3 });
  expect(parseView(open)).toEqual({ cards: [51, 50, 49], shown: 3 });
  expect(hiloEngine.view(choice, layout, [], false)).toEqual({ cards: '51', shown: 1 });
  const over = hiloEngine.view(choice, layout, toSteps(['lower', 'skip']), true);
  expect(parseView(over)).toEqual({ cards: layout, shown: 3 });
});

test.each([
  { cards: '', shown: 1 },
  { cards: '52', shown: 1 },
  { cards: '1,,2', shown: 1 },
  { cards: '1, 2', shown: 1 },
  { cards: '1,2', shown: 3 },
  { cards: '1,2', shown: 0 },
  { cards: '1,2', shown: 1.5 },
  { cards: '1,2', shown: '1' },
  { cards: Array.from({ length: 53 }, () => '1').join(), shown: 1 },
  { cards: [1], shown: 1 },
  {},
])('%o is no view', (view) => {
  expect(parseView(view)).toBeNull();
});

test('there is nothing to choose, and what an object holds is left', () => {
  expect(hiloEngine.parseChoice({})).toEqual({});
  expect(hiloEngine.parseChoice({ move: 'skip', cards: '1' })).toEqual({});
  expect(hiloEngine.formatSelection({})).toBe('cards');
});

test('a step is a move, and is read as it was written', () => {
  for (const move of MOVES) {
    expect(hiloEngine.parseStep({ move, card: 3 })).toEqual({ move });
    expect(hiloEngine.readStep(hiloEngine.formatStep({ move }))).toEqual({ move });
  }
  for (const odd of [undefined, null, 0, 'Higher', 'equal', '', ' skip', ['skip'], true])
    expect(hiloEngine.parseStep({ move: odd })).toBeNull();
  for (const odd of ['', 'h', 'Higher', 'higher ', 'higher,lower', 'constructor'])
    expect(hiloEngine.readStep(odd)).toBeNull();
});

test('a record says in both languages what was chosen and what came', () => {
  expect(hiloEngine.choiceWords({})).toEqual({ bn: 'উঁচু না নিচু', en: 'Higher or lower' });
  const describe = (layout: Layout, moves: readonly HiloStep['move'][]) =>
    hiloEngine.outcomeWords(choice, layout, toSteps(moves));
  expect(describe(lay(3, 4), ['skip'])).toEqual({ bn: 'কোনো অনুমান হয়নি', en: 'No guess' });
  expect(describe(lay(6, 9, 9), ['higher', 'skip'])).toEqual({
    bn: '1টি ঠিক · 1.8385×',
    en: '1 right · 1.8385×',
  });
  expect(describe(lay(6, 9), ['lower'])).toEqual({ bn: '10♠ আসায় ভুল', en: 'Wrong at 10♠' });
  const names = [0, 5, 12].flatMap((rank) =>
    GUESSES.filter((guess) => countRightRanks(rank, guess)).map((guess) =>
      describeGuess(rank, guess),
    ),
  );
  expect(names.map(({ en }) => en)).toEqual([
    'Higher',
    'Same',
    'Higher or same',
    'Lower or same',
    'Lower',
    'Same',
  ]);
  expect(names[2]?.bn).toBe('উঁচু বা সমান');
});

test('a round is explained from its cards to its pay', () => {
  const layout = lay(0, 9, 12, 12, 3);
  const explain = (moves: readonly HiloStep['move'][]) =>
    hiloEngine.explain(choice, layout, toSteps(moves)).map(({ result }) => result);
  expect(explain(['higher', 'skip', 'same']).map(({ en }) => en)).toEqual([
    '2 right · 13.9425×',
    'A♠ · 10♠ · K♠ · K♠',
    'Higher 12/13 · Skip · Same 1/13',
    '13.9425×',
  ]);
  expect(explain(['same']).map(({ bn }) => bn)).toEqual([
    '10♠ আসায় ভুল',
    'A♠ · 10♠',
    'সমান 1/13',
    '0.0000×',
  ]);
  expect(explain([]).map(({ en }) => en)).toEqual(['No guess', 'A♠', '–', '0.0000×']);
});
