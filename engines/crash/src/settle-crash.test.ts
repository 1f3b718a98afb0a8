// Goal: the one function that settles a bet pays what the rules say, and never more. Method: a
// table of all cases, and properties against plain arithmetic.
import { judgeCashOut, settleSharedBet } from '@khelaghor/game-engine/settle-shared-bet.ts';
import type { SharedEnd } from '@khelaghor/game-engine/settle-shared-bet.ts';
import { getAutoCashOut, getEndMs } from '@khelaghor/game-engine/shared-bet.ts';
import { minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crashEngine, MULTIPLIER_MIN } from './public.ts';
import { MULTIPLIER_MAX } from './multiplier.ts';

const stake = minor(1_003n);
const settle = (autoCashOut: number, cashedOut: number | null, end: SharedEnd) =>
  settleSharedBet(crashEngine, { stake, autoCashOut, cashedOut }, end);

const lost = { result: 'lost', multiplier: null, payout: 0n };
const returned = { result: 'returned', multiplier: null, payout: 0n };
const pay = (multiplier: number, payout: bigint) => {
  return { result: 'cashed_out', multiplier, payout };
};

// Crash point, interrupted at, auto cash-out, cashed out, settlement.
test.each([
  [300n, null, 200, null, pay(200, 2_006n)],
  [200n, null, 200, null, pay(200, 2_006n)],
  [199n, null, 200, null, lost],
  [100n, null, 101, null, lost],
  [300n, null, MULTIPLIER_MAX, 150, pay(150, 1_504n)],
  [300n, null, MULTIPLIER_MAX, 300, pay(300, 3_009n)],
  [39_213n, null, 10_000, null, pay(10_000, 100_300n)],
  [39_213n, null, 10_000, 10_000, pay(10_000, 100_300n)],
  // What cannot be: above the crash point, above the auto cash-out, below the lowest multiplier.
  [300n, null, MULTIPLIER_MAX, 301, null],
  [300n, null, 200, 250, null],
  [300n, null, 200, 100, null],
  [300n, null, 200, 150.5, null],
  [300n, null, 100, null, null],
  [300n, null, MULTIPLIER_MAX + 1, null, null],
  // Rounds from before decision 0099 that were interrupted.
  [300n, 150, 200, null, returned],
  [300n, 150, 150, null, pay(150, 1_504n)],
  [300n, 150, 200, 140, pay(140, 1_404n)],
  [300n, 300, 400, null, lost],
  [300n, 150, 200, 301, null],
] as const)(
  'to %d, interrupted at %s, a bet with auto cash-out %d that cashed out at %s is settled so',
  (crashPoint, interruptedAt, autoCashOut, cashedOut, settled) => {
    expect(settle(autoCashOut, cashedOut, { crashPoint, interruptedAt })).toEqual(settled);
  },
);

const anyCrashPoint = fc.bigInt({ min: 100n, max: 2_000_000n });
const anyMultiplier = fc.integer({ min: MULTIPLIER_MIN, max: MULTIPLIER_MAX });
const anyStake = fc.bigInt({ min: 100n, max: 1_000_000n }).map(minor);

test('every cash-out that is accepted can be settled, within crash point and limit of payouts', () => {
  fc.assert(
    fc.property(anyCrashPoint, fc.nat(153_506), anyStake, (crashPoint, elapsedMs, staked) => {
      const autoCashOut = getAutoCashOut(crashEngine, { auto: 0 }, staked);
      const judged = judgeCashOut(crashEngine, { crashPoint, autoCashOut }, elapsedMs);
      const cashedOut = typeof judged === 'number' ? judged : null;
      const end = { crashPoint, interruptedAt: null };
      const bet = { stake: staked, autoCashOut, cashedOut };
      const settled = settleSharedBet(crashEngine, bet, end);
      expect(settled).not.toBeNull();
      expect(settled?.payout).toBeLessThanOrEqual(crashEngine.limits.payoutMax);
      expect(judged === 'cash_out_too_late').toBe(elapsedMs >= getEndMs(crashEngine, crashPoint));
      expect(settled?.multiplier).toBe(
        cashedOut ?? (BigInt(autoCashOut) <= crashPoint ? autoCashOut : null),
      );
    }),
  );
});

test('a bet is paid exactly when the crash point reaches its auto cash-out', () => {
  fc.assert(
    fc.property(anyCrashPoint, anyMultiplier, anyStake, (crashPoint, autoCashOut, staked) => {
      const bet = { stake: staked, autoCashOut, cashedOut: null };
      const settled = settleSharedBet(crashEngine, bet, { crashPoint, interruptedAt: null });
      const isReached = crashPoint >= BigInt(autoCashOut);
      expect(settled?.payout).toBe(isReached ? (staked * BigInt(autoCashOut)) / 100n : 0n);
      expect(settled?.result).toBe(isReached ? 'cashed_out' : 'lost');
    }),
  );
});
