// Goal: the return is exactly 99 % after however many guesses a player leaves, and an open round
// shows no flip that was not guessed.
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { computePayout, findStakeRefusal } from '@khelaghor/game-engine/game-bet.ts';
import { returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import type { Layout } from '@khelaghor/game-engine/step-engine.ts';
import { computeMeanPay, findLeaks } from '@khelaghor/game-engine/step-proof.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coinEngine,
  type CoinSide,
  type CoinStep,
  computePay,
  FLIPS,
  parseView,
  RETURN,
  sideNames,
  SIDES,
} from './public.ts';

const choice = {};

const toSteps = (sides: readonly CoinSide[]): CoinStep[] => sides.map((side) => ({ side }));

/** The guesses that are right for the first flips of a layout. */
const getRightSteps = (layout: Layout, count: number): CoinStep[] =>
  toSteps(layout.slice(0, count).map((drawn) => SIDES[drawn] ?? 'heads'));

/** Every beginning of so many flips, filled up with heads; it is one list, written anew. */
function* listBeginnings(flips: number): Iterable<Layout> {
  const layout = Array.from({ length: FLIPS }, () => 0);
  for (let bits = 0; bits < 2 ** flips; bits += 1) {
    for (let flip = 0; flip < flips; flip += 1) layout[flip] = (bits >> flip) & 1;
    yield layout;
  }
}

const anyLayout = fc.array(fc.nat({ max: 1 }), { minLength: FLIPS, maxLength: FLIPS });
const anySide = fc.constantFrom(...SIDES);

/** Guesses of the side that each bit of a number says. */
const guessByBits = (bits: number, count: number): CoinStep[] =>
  Array.from({ length: count }, (_, flip) => ({ side: SIDES[(bits >> flip) & 1] ?? 'heads' }));

test('leaving after any number of guesses returns 99 % over all series of flips', () => {
  for (let count = 1; count <= FLIPS; count += 1) {
    const steps = guessByBits(0b1001_1010_0101_1010_0110, count);
    expect(computeMeanPay(coinEngine, { choice, steps }, listBeginnings(count))).toEqual(RETURN);
  }
});

test('whichever sides are guessed, leaving after five guesses returns 99 %', () => {
  for (let bits = 0; bits < 32; bits += 1) {
    const round = { choice, steps: guessByBits(bits, 5) };
    expect(computeMeanPay(coinEngine, round, listBeginnings(5))).toEqual(RETURN);
  }
});

test('each guess is worth what it risks, on either side', () => {
  fc.assert(
    fc.property(anyLayout, fc.nat({ max: FLIPS - 1 }), anySide, (layout, count, side) => {
      const before = count === 0 ? RETURN : computePay(count);
      const layouts = [0, 1].map((drawn) => layout.with(count, drawn));
      const steps = [...getRightSteps(layout, count), { side }];
      expect(computeMeanPay(coinEngine, { choice, steps }, layouts)).toEqual(before);
    }),
  );
});

test('the plays are each number of guesses, and each returns 99 %', () => {
  const plays = [...coinEngine.plays()];
  expect(RETURN).toEqual(ratio(99n, 100n));
  expect(plays.map((play) => play.choice.steps)).toEqual(
    Array.from({ length: FLIPS }, (_, index) => index + 1),
  );
  expect(plays.map(returnOfPlay)).toEqual(plays.map(() => RETURN));
});

test('all flips are drawn at once', () => {
  const asked: number[] = [];
  const random = {
    below(count: number) {
      asked.push(count);
      return asked.length % 2;
    },
  };
  const layout = coinEngine.layOut(choice, random);
  expect(asked).toEqual(Array.from({ length: FLIPS }, () => 2));
  expect(layout).toEqual(asked.map((_, index) => (index + 1) % 2));
});

const VECTORS = [
  [
    0,
    [1, 1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 1],
    ['tails', 'tails', 'heads'],
    'open',
    ratio(792n, 100n),
  ],
  [
    1,
    [0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0],
    ['heads', 'heads', 'heads', 'heads', 'heads'],
    'lost',
    ratio(0n),
  ],
] as const;

test.each(VECTORS)(
  'nonce %d: the flips %o, and after the guesses %o the round is %s',
  (nonce, flips, sides, state, pays) => {
    const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
    const stream = createFairStream({ serverSeed, clientSeed: 'player', nonce, scope: 'coin/1' });
    const layout = coinEngine.layOut(choice, stream);
    expect(layout).toEqual(flips);
    expect(coinEngine.getStanding(choice, layout, toSteps(sides))).toEqual({ state, pays });
  },
);

const alternating: Layout = Array.from({ length: FLIPS }, (_, index) => index % 2);

test.each([
  [0, 'open', ratio(0n)],
  [1, 'open', ratio(198n, 100n)],
  [2, 'open', ratio(396n, 100n)],
  [10, 'open', ratio(101_376n, 100n)],
  [19, 'open', ratio(51_904_512n, 100n)],
  [20, 'topped', ratio(103_809_024n, 100n)],
])('after %d right guesses the round is %s', (count, state, pays) => {
  const steps = getRightSteps(alternating, count);
  expect(coinEngine.getStanding(choice, alternating, steps)).toEqual({ state, pays });
});

test('a wrong guess loses on the first flip and on the last', () => {
  const lost = { state: 'lost', pays: ratio(0n) };
  expect(coinEngine.getStanding(choice, alternating, toSteps(['tails']))).toEqual(lost);
  const steps: CoinStep[] = [...getRightSteps(alternating, FLIPS - 1), { side: 'heads' }];
  expect(coinEngine.getStanding(choice, alternating, steps)).toEqual(lost);
});

test('the smallest stake can win all flips within the limits', () => {
  const { limits } = coinEngine;
  expect(computePayout(limits.stakeMin, computePay(FLIPS))).toBe(103_809_024n);
  expect(findStakeRefusal(limits.stakeMin, computePay(FLIPS), limits)).toBeNull();
  expect(coinEngine.firstPay(choice)).toEqual(ratio(198n, 100n));
});

test('nothing of an open round depends on later flips, and each step pays as was said', () => {
  fc.assert(
    fc.property(anyLayout, anyLayout, fc.nat({ max: FLIPS - 1 }), (layout, rest, count) => {
      const steps = getRightSteps(layout, count);
      const other = [...layout.slice(0, count), ...rest.slice(count)];
      const next = toSteps(SIDES);
      expect(coinEngine.getStanding(choice, layout, steps).state).toBe('open');
      expect(findLeaks(coinEngine, { choice, steps }, [layout, other], next)).toEqual([]);
      const right = getRightSteps(layout, count + 1);
      const said = coinEngine.payOfStep(choice, layout, steps, { side: 'heads' });
      expect(coinEngine.getStanding(choice, layout, right).pays).toEqual(said);
    }),
  );
});

test('a view of an open round has the guessed flips, one of a round that is over all', () => {
  const steps = getRightSteps(alternating, 3);
  const open = coinEngine.view(choice, alternating, steps, false);
  expect(open).toEqual({ flips: 'HTH', flipped: 3 });
  const over = coinEngine.view(choice, alternating, steps, true);
  expect(over).toEqual({ flips: 'HT'.repeat(10), flipped: 3 });
  expect(parseView(open)).toEqual({ flips: ['heads', 'tails', 'heads'], flipped: 3 });
  expect(parseView(over)?.flips).toHaveLength(FLIPS);
  expect(parseView({ flips: '', flipped: 0 })).toEqual({ flips: [], flipped: 0 });
});

test.each([
  { flips: 'HX', flipped: 1 },
  { flips: 'ht', flipped: 1 },
  { flips: 'H'.repeat(21), flipped: 1 },
  { flips: 'H', flipped: 2 },
  { flips: 'H', flipped: -1 },
  { flips: 'H', flipped: 0.5 },
  { flips: 'H', flipped: '1' },
  { flips: 7, flipped: 0 },
  {},
])('%o is no view', (view) => {
  expect(parseView(view)).toBeNull();
});

test('there is nothing to choose, and what an object holds is left', () => {
  expect(coinEngine.parseChoice({})).toEqual({});
  expect(coinEngine.parseChoice({ side: 'heads', flips: 'HH' })).toEqual({});
  expect(coinEngine.formatSelection({})).toBe('flips');
});

test('a step is a side, and is read as it was written', () => {
  for (const side of SIDES) {
    expect(coinEngine.parseStep({ side, flip: 3 })).toEqual({ side });
    expect(coinEngine.readStep(coinEngine.formatStep({ side }))).toEqual({ side });
    expect(coinEngine.findStepRefusal(choice, alternating, [], { side })).toBeNull();
  }
  for (const odd of [undefined, null, 0, 1, 'Heads', 'edge', '', ' tails', ['heads'], true])
    expect(coinEngine.parseStep({ side: odd })).toBeNull();
  for (const odd of ['', 'H', 'Heads', 'heads ', 'heads,tails', '0', 'constructor'])
    expect(coinEngine.readStep(odd)).toBeNull();
});

test('a record says in both languages what was chosen and what came', () => {
  expect(coinEngine.choiceWords({})).toEqual({ bn: 'হেড না টেল', en: 'Heads or tails' });
  const describe = (sides: readonly CoinSide[]) =>
    coinEngine.outcomeWords(choice, alternating, toSteps(sides));
  expect(describe([])).toEqual({ bn: 'কোনো টস হয়নি', en: 'No flip' });
  expect(describe(['heads'])).toEqual({ bn: '1টি ঠিক · 1.9800×', en: '1 right · 1.9800×' });
  expect(describe(['heads', 'heads'])).toEqual({ bn: '2 নম্বর টস ভুল', en: 'Flip 2 was wrong' });
});

test('a round is explained from its flips to its pay', () => {
  const explain = (sides: readonly CoinSide[]) =>
    coinEngine.explain(choice, alternating, toSteps(sides)).map(({ result }) => result);
  expect(explain(['heads', 'tails']).map(({ en }) => en)).toEqual([
    '2 right · 3.9600×',
    `${sideNames.heads.en} · ${sideNames.tails.en}`,
    'Heads · Tails',
    '3.9600×',
  ]);
  expect(explain(['tails']).map(({ bn }) => bn)).toEqual(['1 নম্বর টস ভুল', 'হেড', 'টেল', '0.0000×']);
  expect(explain([]).map(({ en }) => en)).toEqual(['No flip', '–', '–', '0.0000×']);
});
