// Goal: autoplay ends for the reason that is told, and never stakes beyond its limit of loss.
import fc from 'fast-check';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { countRound, findPlanEnd, getRefusedEnd, noProgress } from './autoplay-plan.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';

const plan: AutoplayPlan = {
  rounds: 10,
  stake: minor(1_000n),
  lossLimit: minor(5_000n),
  winLimit: minor(20_000n),
};

test.each([
  ['before the first round', 0, 0n, 0n, null],
  ['in the middle', 4, -2_000n, 0n, null],
  ['after the last round', 10, 500n, 0n, 'rounds'],
  ['after a round that paid the win', 3, 17_000n, 20_000n, 'win'],
  ['after the last round, which paid the win', 10, 17_000n, 25_000n, 'win'],
  ['after a round that paid a little less', 3, 16_000n, 19_999n, null],
  ['with one stake left to lose', 4, -4_000n, 0n, null],
  ['with less than a stake left to lose', 4, -4_001n, 0n, 'loss_limit'],
  ['with all of it lost', 5, -5_000n, 0n, 'loss_limit'],
] as const)('%s', (_, played, net, lastPayout, end) => {
  expect(findPlanEnd(plan, { played, net, lastPayout })).toBe(end);
});

test('a stake above the limit of loss begins no round', () => {
  expect(findPlanEnd({ ...plan, lossLimit: minor(999n) }, noProgress)).toBe('loss_limit');
});

test('without a win to stop at, any payout goes on', () => {
  const paid = { played: 1, net: 1_000_000n, lastPayout: 1_001_000n };
  expect(findPlanEnd({ ...plan, winLimit: null }, paid)).toBeNull();
});

test.each([
  ['reality_check_due', 'reality_check'],
  ['balance_too_low', 'refused'],
  ['too_soon', 'refused'],
  ['network', 'refused'],
])('the refusal %s ends it as %s', (code, end) => {
  expect(getRefusedEnd(code)).toBe(end);
});

test('whatever rounds pay, at most the plan is played and at most its limit is lost', () => {
  const payouts = fc.array(fc.bigInt(0n, 3_000n), { minLength: 120, maxLength: 120 });
  const limits = fc.bigInt(0n, 20_000n).map(minor);
  fc.assert(
    fc.property(payouts, limits, fc.integer({ min: 1, max: 100 }), (paid, lossLimit, rounds) => {
      const asked = { ...plan, rounds, lossLimit };
      let progress = noProgress;
      for (const payout of paid) {
        if (findPlanEnd(asked, progress)) break;
        progress = countRound(progress, { stake: asked.stake, payout });
      }
      expect(findPlanEnd(asked, progress)).not.toBeNull();
      expect(progress.played).toBeLessThanOrEqual(rounds);
      expect(-progress.net).toBeLessThanOrEqual(lossLimit);
    }),
  );
});
