import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitKinds, limitPeriods } from '@khelaghor/contract/account/responsible-gaming.ts';
import {
  confirmLimit,
  judgeAmount,
  loosenAfterMs,
  periodMs,
  computeUsed,
  wantLimit,
} from './limit-rules.ts';
import type { Counted, Limit, Standing } from './limit-rules.ts';

const dayMs = periodMs.day;
const stake = (period: Limit['period'], amount: bigint): Limit => ({
  kind: 'stake',
  period,
  amount,
});
const at = (atMs: number, amount: bigint): Counted => ({ atMs, amount });
const nowMs = 100 * dayMs;

test.each([
  ['nothing counted, all free', [stake('day', 100n)], [], 100n, null],
  ['one too much', [stake('day', 100n)], [], 101n, { left: 100n, fromMs: null }],
  ['what was a day ago is free again', [stake('day', 100n)], [at(nowMs - dayMs, 100n)], 100n, null],
  [
    'a moment before it is not, and it is said when',
    [stake('day', 100n)],
    [at(nowMs - dayMs + 1, 100n)],
    100n,
    { left: 0n, fromMs: nowMs + 1 },
  ],
  [
    'only as much has to go out as is asked for',
    [stake('day', 100n)],
    [at(nowMs - 2_000, 60n), at(nowMs - 1_000, 40n)],
    50n,
    { left: 0n, fromMs: nowMs - 2_000 + dayMs },
  ],
  [
    'the strictest wins',
    [stake('day', 100n), stake('week', 120n)],
    [at(nowMs - 2 * dayMs, 110n), at(nowMs - 1, 5n)],
    50n,
    { left: 5n, fromMs: nowMs + 5 * dayMs },
  ],
  ['what was won may be lost again', [stake('day', 100n)], [at(nowMs - 1, -50n)], 150n, null],
  [
    'more was lost than a limit that was tightened since',
    [stake('day', 100n)],
    [at(nowMs - 1, 400n)],
    1n,
    { left: 0n, fromMs: nowMs - 1 + dayMs },
  ],
] as const)('%s', (_, limits, counted, asked, expected) => {
  const reached = judgeAmount(limits, () => counted, asked, nowMs);
  expect(reached && { left: reached.left, fromMs: reached.fromMs }).toEqual(expected);
});

test('tightens a limit at once, and loosens it after a day and a confirmation', () => {
  let now = nowMs;
  const none: Standing = { amount: null, pending: null };
  const first = wantLimit(none, 500n, now);
  expect(first).toEqual({ amount: 500n, pending: null });
  expect(wantLimit(none, null, now)).toEqual(none);
  expect(wantLimit(first, 300n, now)).toEqual({ amount: 300n, pending: null });
  const asked = wantLimit(first, 900n, now);
  expect(asked).toEqual({ amount: 500n, pending: { amount: 900n, fromMs: now + loosenAfterMs } });
  now += 1_000;
  expect(wantLimit(asked, 900n, now)).toBe(asked);
  expect(wantLimit(asked, null, now).pending).toEqual({ amount: null, fromMs: now + dayMs });
  expect(wantLimit(asked, 500n, now)).toEqual({ amount: 500n, pending: null });
  expect(confirmLimit(first, now)).toBe('limit_change_unknown');
  expect(confirmLimit(asked, now)).toBe('limit_change_too_soon');
  expect(confirmLimit(asked, now + dayMs)).toEqual({ amount: 900n, pending: null });
});

const moves = fc.array(
  fc.record({
    waitMs: fc.integer({ min: 0, max: 3 * dayMs }),
    move: fc.oneof(
      fc.record({
        do: fc.constant('bet' as const),
        stake: fc.bigInt(1n, 400n),
        paid: fc.bigInt(0n, 600n),
      }),
      fc.record({
        do: fc.constant('want' as const),
        kind: fc.constantFrom('stake' as const, 'loss' as const),
        period: fc.constantFrom(...limitPeriods),
        amount: fc.option(fc.bigInt(1n, 2_000n)),
      }),
      fc.record({
        do: fc.constant('confirm' as const),
        kind: fc.constantFrom('stake' as const, 'loss' as const),
        period: fc.constantFrom(...limitPeriods),
      }),
    ),
  }),
  { maxLength: 60 },
);

type Bet = { atMs: number; stake: bigint; paid: bigint };

const countedFrom = (bets: readonly Bet[], kind: Limit['kind']): Counted[] =>
  bets.map(({ atMs, stake: staked, paid }) => at(atMs, kind === 'loss' ? staked - paid : staked));

/** The model: the sum over the window, with the new stake lost. */
const isBeyond = (limits: readonly Limit[], bets: readonly Bet[], asked: bigint, now: number) =>
  limits.some(({ kind, period, amount }) => {
    const inside = bets.filter(({ atMs }) => now - atMs < periodMs[period]);
    const sum = countedFrom(inside, kind).reduce((all, one) => all + one.amount, 0n);
    return sum + asked > amount;
  });

const limitsIn = (standings: ReadonlyMap<string, Standing>): Limit[] =>
  limitKinds.flatMap((kind) =>
    limitPeriods.flatMap((period): Limit[] => {
      const amount = standings.get(`${kind} ${period}`)?.amount ?? null;
      return amount === null ? [] : [{ kind, period, amount }];
    }),
  );

/** Returns true when a limit became looser unconfirmed, or too early. */
function isEarly(before: Standing, after: Standing, isConfirmed: boolean, now: number): boolean {
  const isLooser =
    before.amount !== null && (after.amount === null || after.amount > before.amount);
  return isLooser && !(isConfirmed && before.pending !== null && now >= before.pending.fromMs);
}

test('for any changes, bets and wins, no accepted stake exceeded a limit', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const standings = new Map<string, Standing>();
      const bets: Bet[] = [];
      const faults: unknown[] = [];
      let now = nowMs;
      for (const { waitMs, move } of steps) {
        now += waitMs;
        const limits = limitsIn(standings);
        if (move.do === 'bet') {
          const counted = (kind: Limit['kind']) => countedFrom(bets, kind);
          const reached = judgeAmount(limits, counted, move.stake, now);
          if ((reached !== null) !== isBeyond(limits, bets, move.stake, now)) faults.push(move);
          // At the time given by the refusal, the amount fits.
          const { limit, fromMs } = reached ?? {};
          const fits =
            !limit ||
            typeof fromMs !== 'number' ||
            computeUsed(limit.period, counted(limit.kind), fromMs) + move.stake <= limit.amount;
          if (!fits) faults.push(move);
          if (reached === null) bets.push({ atMs: now, stake: move.stake, paid: move.paid });
          continue;
        }
        const key = `${move.kind} ${move.period}`;
        const before = standings.get(key) ?? { amount: null, pending: null };
        const isConfirmed = move.do === 'confirm';
        const after = isConfirmed ? confirmLimit(before, now) : wantLimit(before, move.amount, now);
        if (typeof after === 'string') continue;
        if (isEarly(before, after, isConfirmed, now)) faults.push(move);
        standings.set(key, after);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
