import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTurnover } from './turnover-rules.ts';

/** Deposits in the order in which they were credited. */
const due = (deposits: readonly (readonly [turnover: bigint, before: bigint])[], played: bigint) =>
  findTurnover(
    deposits
      .map(([turnoverMinor, playedBeforeMinor]) => ({ turnoverMinor, playedBeforeMinor }))
      .toReversed(),
    played,
  );

test.each([
  ['no deposit', [], 500n, null],
  ['one deposit and no bet', [[1000n, 0n]], 0n, [1000n, 0n, 1000n]],
  ['bets from before a deposit', [[1000n, 700n]], 700n, [1000n, 0n, 1000n]],
  ['one poisha too little', [[1000n, 700n]], 1699n, [1000n, 999n, 1n]],
  ['enough to the poisha', [[1000n, 700n]], 1700n, null],
  [
    'two deposits, the first of them bet',
    [
      [1000n, 0n],
      [200n, 1000n],
    ],
    1050n,
    [200n, 50n, 150n],
  ],
  [
    'two deposits, neither of them bet',
    [
      [1000n, 0n],
      [200n, 300n],
    ],
    700n,
    [1200n, 700n, 500n],
  ],
  // 5,000 were bet for the first one; the rest counts for nothing that comes later.
  [
    'a deposit after much play',
    [
      [1000n, 0n],
      [200n, 5000n],
    ],
    5000n,
    [200n, 0n, 200n],
  ],
  ['a bet from before the deposit called off since', [[1000n, 700n]], 300n, [1000n, 0n, 1000n]],
] as const)('%s', (_title, deposits, played, expected) => {
  const found = due(deposits, played);
  expect(found && [found.requiredMinor, found.playedMinor, found.dueMinor]).toEqual(expected);
});

/** What happens one after another: a deposit asks for turnover, or a bet is settled. */
const steps = fc.array(fc.record({ isDeposit: fc.boolean(), minor: fc.bigInt(1n, 1_000n) }), {
  maxLength: 40,
});

test('each bet takes its stake off what is due, and each deposit adds what it asks for', () => {
  fc.assert(
    fc.property(steps, (happened) => {
      const deposits: [bigint, bigint][] = [];
      let played = 0n;
      let expected = 0n;
      for (const { isDeposit, minor } of happened) {
        if (isDeposit) {
          deposits.push([minor, played]);
          expected += minor;
        } else {
          played += minor;
          expected = expected > minor ? expected - minor : 0n;
        }
        const found = due(deposits, played);
        expect(found?.dueMinor ?? 0n).toBe(expected);
        expect((found?.requiredMinor ?? 0n) - (found?.playedMinor ?? 0n)).toBe(expected);
      }
    }),
  );
});
