// The engine of a new in-house game of many steps, with the proof of its return. It begins as a
// coin that is flipped up to three times.
import type { FeatureNames } from './feature-names.ts';

const head = ({ name, pascal }: FeatureNames): string => `/**
 * Flips of a coin for server and browser: the flips, the pays, and where a round stands.
 *
 * Before each flip the player says heads or tails. A right guess doubles what the round pays, a
 * wrong one ends it with nothing. All flips are drawn when the round is opened. No function here
 * draws a number by itself: an outcome cannot depend on a balance, a player, a history or the time.
 */
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { Plain, Unchecked, Words } from '@khelaghor/game-engine/game-engine.ts';
import type { Layout, Standing, StepEngine } from '@khelaghor/game-engine/step-engine.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';

/** How many flips a round has at most. */
export const FLIPS = 3;

/** The average return on all stakes, after however many guesses the player leaves: 99 %. */
export const RETURN: Ratio = ratio(99n, 100n);

const NOTHING = ratio(0n);

/** The sides in the order of the numbers that are drawn: 0 is heads. */
export const SIDES = ['heads', 'tails'] as const;
export type ${pascal}Side = (typeof SIDES)[number];

/** The guess of the next flip. */
export type ${pascal}Step = { readonly side: ${pascal}Side };

export const sideNames: Readonly<Record<${pascal}Side, Words>> = {
  heads: { bn: 'হেড', en: 'Heads' },
  tails: { bn: 'টেল', en: 'Tails' },
};

/** Pay of taking after so many right guesses: 0.99 x 2^right. After none: nothing. */
export const computePay = (right: number): Ratio =>
  right === 0 ? NOTHING : multiplyRatio(RETURN, ratio(2n ** BigInt(right)));

const findSide = (raw: unknown): ${pascal}Side | null => SIDES.find((side) => side === raw) ?? null;

const getSide = (drawn: number | undefined): ${pascal}Side =>
  drawn === 0 ? 'heads' : 'tails';

/** How many flips a view shows of an open round; null when it is no view. */
export const countFlips = ({ flips }: Unchecked): number | null =>
  typeof flips === 'string' && /^[HT]{0,3}$/u.test(flips) ? flips.length : null;

function getStanding(_: Plain, layout: Layout, steps: readonly ${pascal}Step[]): Standing {
  const isLost = steps.some(({ side }, index) => side !== getSide(layout[index]));
  if (isLost) return { state: 'lost', pays: NOTHING };
  return { state: steps.length === FLIPS ? 'topped' : 'open', pays: computePay(steps.length) };
}

function describeOutcome(choice: Plain, layout: Layout, steps: readonly ${pascal}Step[]): Words {
  const { state, pays } = getStanding(choice, layout, steps);
  const count = steps.length;
  if (count === 0) return { bn: 'কোনো টস হয়নি', en: 'No flip' };
  if (state === 'lost') return { bn: \`\${count} নম্বর টস ভুল\`, en: \`Flip \${count} was wrong\` };
  const paid = formatPay(pays);
  return { bn: \`\${count}টি ঠিক · \${paid}\`, en: \`\${count} right · \${paid}\` };
}

/** The flips as letters, in order. */
const showFlips = (layout: Layout): string =>
  layout.map((drawn) => (getSide(drawn) === 'heads' ? 'H' : 'T')).join('');

export const ${name}Engine: StepEngine<Plain, ${pascal}Step> = {`;

const body = ({ name }: FeatureNames): string => `
  code: '${name}',
  scope: '${name}/1',
  limits: { stakeMin: minor(100n), stakeMax: minor(1_000_000n), payoutMax: minor(100_000_000n) },
  parseChoice: () => ({}),
  formatSelection: () => 'flips',
  choiceWords: () => ({ bn: 'হেড না টেল', en: 'Heads or tails' }),
  parseStep(raw) {
    const side = findSide(raw['side']);
    return side && { side };
  },
  formatStep: ({ side }) => side,
  readStep(text) {
    const side = findSide(text);
    return side && { side };
  },
  layOut: (_, random) => Array.from({ length: FLIPS }, () => random.below(SIDES.length)),
  findStepRefusal: () => null,
  getStanding,
  payOfStep: (_choice, _layout, steps) => computePay(steps.length + 1),
  firstPay: () => computePay(1),
  view: (_, layout, steps, isOver) => ({
    flips: showFlips(isOver ? layout : layout.slice(0, steps.length)),
  }),
  outcomeWords: describeOutcome,
  explain: (choice, layout, steps) => [
    {
      title: { bn: 'ফলাফল', en: 'The outcome' },
      rule: {
        bn: 'প্রতিটি টস 2-এর নিচের একটি সংখ্যা: 0 হেড, 1 টেল। শুরুতেই সব টানা হয়।',
        en: 'Each flip is one number below 2: 0 is heads, 1 is tails. All are drawn at the opening.',
      },
      result: describeOutcome(choice, layout, steps),
    },
  ],
  chooseStep: (play, _layout, steps) =>
    steps.length < play.steps ? { side: SIDES[steps.length % SIDES.length] ?? 'heads' } : null,
  *plays() {
    for (let steps = 1; steps <= FLIPS; steps += 1) {
      const wins = [{ ways: 1n, pays: computePay(steps) }];
      yield { choice: { steps }, ways: 2n ** BigInt(steps), wins };
    }
  },
};
`;

/** The rules. */
export const writeStepEngine = (names: FeatureNames): string => `${head(names)}${body(names)}`;

const returnTest = ({
  name,
  pascal,
}: FeatureNames): string => `// Goal: the return is exactly 99 % after however
// many guesses a player leaves, and an open round shows no flip that was not guessed.
import { computeLowestReturn, returnOfPlay } from '@khelaghor/game-engine/game-return.ts';
import type { Layout } from '@khelaghor/game-engine/step-engine.ts';
import { computeMeanPay } from '@khelaghor/game-engine/step-proof.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import {
  ${name}Engine,
  computePay,
  countFlips,
  FLIPS,
  RETURN,
  sideNames,
  SIDES,
} from './public.ts';
import type { ${pascal}Step } from './public.ts';

const choice = {};

/** Every series of flips. */
const layouts: readonly Layout[] = Array.from({ length: 2 ** FLIPS }, (_, bits) =>
  Array.from({ length: FLIPS }, (__, flip) => (bits >> flip) & 1),
);

const guessByBits = (bits: number, count: number): ${pascal}Step[] =>
  Array.from({ length: count }, (_, flip) => ({ side: SIDES[(bits >> flip) & 1] ?? 'heads' }));

test('leaving after any number of any guesses returns exactly 99 %', () => {
  expect(RETURN).toEqual(ratio(99n, 100n));
  expect(computeLowestReturn(${name}Engine)).toEqual(RETURN);
  for (const play of ${name}Engine.plays()) expect(returnOfPlay(play)).toEqual(RETURN);
  for (let count = 1; count <= FLIPS; count += 1)
    for (let bits = 0; bits < 2 ** count; bits += 1) {
      const steps = guessByBits(bits, count);
      expect(computeMeanPay(${name}Engine, { choice, steps }, layouts)).toEqual(RETURN);
    }
});

test.each([
  [[], 'open', computePay(0), 'No flip'],
  [['heads'], 'open', computePay(1), '1 right · 1.98'],
  [['tails'], 'lost', ratio(0n), 'Flip 1 was wrong'],
  [['heads', 'tails', 'tails'], 'topped', computePay(3), '3 right · 7.92'],
] as const)('after the guesses %j a round of H, T, T is %s', (sides, state, pays, words) => {
  const layout = [0, 1, 1];
  const steps = sides.map((side) => ({ side }));
  expect(${name}Engine.getStanding(choice, layout, steps)).toEqual({ state, pays });
  expect(${name}Engine.outcomeWords(choice, layout, steps).en).toContain(words);
  expect(${name}Engine.explain(choice, layout, steps)[0].result.en).toContain(words);
});
`;

const readingTest = ({ name }: FeatureNames): string => `
test('an open round shows the flips that were guessed, one that is over all of them', () => {
  const steps = guessByBits(0, 1);
  expect(${name}Engine.view(choice, [0, 1, 1], steps, false)).toEqual({ flips: 'H' });
  expect(${name}Engine.view(choice, [0, 1, 1], steps, true)).toEqual({ flips: 'HTT' });
  expect(countFlips({ flips: 'HT' })).toBe(2);
  expect(countFlips({ flips: 'HX' })).toBeNull();
});

test('a step from outside is read or refused', () => {
  const step = { side: 'tails' } as const;
  expect(${name}Engine.parseStep({ side: 'tails', next: 'heads' })).toEqual(step);
  expect(${name}Engine.readStep(${name}Engine.formatStep(step))).toEqual(step);
  for (const odd of ['edge', 0, null, undefined])
    expect(${name}Engine.parseStep({ side: odd })).toBeNull();
  expect(${name}Engine.readStep('edge')).toBeNull();
  expect(${name}Engine.parseChoice({})).toEqual({});
  expect(${name}Engine.formatSelection({})).toBe('flips');
  expect(${name}Engine.choiceWords({}).en).toBe('Heads or tails');
  expect(sideNames.heads.en).toBe('Heads');
  expect(${name}Engine.firstPay({})).toEqual(${name}Engine.payOfStep({}, [], [], step));
  expect(${name}Engine.findStepRefusal({}, [], [], step)).toBeNull();
  expect(${name}Engine.layOut({}, { below: () => 1 })).toEqual([1, 1, 1]);
});
`;

/** Their proof. */
export const writeStepEngineTest = (names: FeatureNames): string =>
  `${returnTest(names)}${readingTest(names)}`;
