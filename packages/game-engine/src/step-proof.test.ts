import { minor } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';
import type { StepEngine } from './step-engine.ts';
import { computeMeanPay, findLeaks } from './step-proof.ts';

const words = { bn: '', en: '' };

/** Three numbers below 4 are guessed one after another; each right guess trebles the pay. */
const engine: StepEngine<{ tells: boolean }, { guess: number }> = {
  code: 'guess',
  scope: 'guess/1',
  limits: { stakeMin: minor(100), stakeMax: minor(1_000), payoutMax: minor(5_000) },
  parseChoice: ({ tells }) => (typeof tells === 'boolean' ? { tells } : null),
  formatSelection: ({ tells }) => String(tells),
  choiceWords: () => words,
  parseStep: ({ guess }) => (typeof guess === 'number' ? { guess } : null),
  formatStep: ({ guess }) => String(guess),
  readStep: (text) => ({ guess: Number(text) }),
  layOut: (_, random) => [random.below(4), random.below(4), random.below(4)],
  findStepRefusal: ({ tells }, layout, steps, { guess }) =>
    tells && guess === layout[steps.length] ? 'cell_taken' : null,
  getStanding(_, layout, steps) {
    const isLost = steps.some(({ guess }, index) => guess !== layout[index]);
    if (isLost) return { state: 'lost', pays: ratio(0n) };
    const state = steps.length === layout.length ? 'topped' : 'open';
    return { state, pays: ratio(3n ** BigInt(steps.length)) };
  },
  payOfStep: ({ tells }, layout, steps) =>
    ratio(tells ? BigInt(layout[steps.length] ?? 0) : 3n ** BigInt(steps.length + 1)),
  firstPay: () => ratio(3n),
  view: ({ tells }, layout, steps, isOver) => ({
    shown: layout.slice(0, isOver || tells ? layout.length : steps.length).join(),
  }),
  outcomeWords: ({ tells }, layout) => (tells ? { bn: '', en: layout.join() } : words),
  explain: () => [{ title: words, rule: words, result: words }],
  plays: () => [],
  chooseStep: () => null,
};

const layouts = Array.from({ length: 64 }, (_, index) => [index >> 4, (index >> 2) & 3, index & 3]);

test.each([
  [[3], ratio(3n, 4n)],
  [[3, 1], ratio(9n, 16n)],
  [[0, 0, 2], ratio(27n, 64n)],
])('over all layouts the guesses %o pay %o', (guesses, pays) => {
  const steps = guesses.map((guess) => ({ guess }));
  expect(computeMeanPay(engine, { choice: { tells: false }, steps }, layouts)).toEqual(pays);
});

test('steps after a loss are not taken', () => {
  const wrong = { ...engine, getStanding: countSteps };
  const steps = [{ guess: 0 }, { guess: 1 }, { guess: 2 }];
  expect(computeMeanPay(wrong, { choice: { tells: false }, steps }, [[0, 0, 0]])).toEqual(
    ratio(2n),
  );
});

/** Says that the second step loses, and pays the number of steps. */
function countSteps(_choice: unknown, _layout: unknown, steps: readonly unknown[]) {
  return { state: steps.length >= 2 ? 'lost' : 'open', pays: ratio(BigInt(steps.length)) } as const;
}

test('an average of no layouts is a bug', () => {
  expect(() => computeMeanPay(engine, { choice: { tells: false }, steps: [] }, [])).toThrow(
    RangeError,
  );
});

test('what depends on hidden numbers is found by name', () => {
  const steps = [{ guess: 3 }];
  const next = [{ guess: 0 }, { guess: 1 }];
  const pair = [
    [3, 1, 2],
    [3, 2, 1],
  ] as const;
  expect(findLeaks(engine, { choice: { tells: false }, steps }, pair, next)).toEqual([]);
  expect(findLeaks(engine, { choice: { tells: true }, steps }, pair, next)).toEqual([
    'view',
    'words',
    'refusal',
    'pay',
  ]);
  const apart = [
    [3, 1, 2],
    [2, 1, 2],
  ] as const;
  expect(findLeaks(engine, { choice: { tells: false }, steps }, apart, next)).toEqual([
    'view',
    'standing',
  ]);
});
