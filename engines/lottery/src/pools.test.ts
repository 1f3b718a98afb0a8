// Goal: a pool gets the exact part of all stakes, and pays no more than it holds. Method: divisions
// counted by hand, and random ones of which the sums are checked.
import { minor } from '@khelaghor/money/minor.ts';
import { compareRatio, formatRatio, ratio, type Ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vsl45 } from './families/vsl45.ts';
import { vsl55 } from './families/vsl55.ts';
import type { Family } from './play.ts';
import {
  computeContribution,
  countPoolWins,
  dividePool,
  getPoolRates,
  listPoolTiers,
  type PoolTier,
  type PoolWin,
} from './pools.ts';
import { buildPayoutTable } from './prices.ts';
import { getLargestPayout, settleTicket, validateTicket, type Ticket } from './ticket.ts';

const drawn45 = [44, 3, 17, 28, 9, 36];
const drawn55 = [44, 3, 17, 28, 9, 36, 50];

function getTicket(selection: string, stake = 10_00n): Ticket {
  return { play: 'jackpot', selection, stakePerLine: minor(stake), series: 1_400 };
}

const getJackpot = ({ plays }: Family) => plays.get('jackpot')!;
const getTier = (family: Family, code: string): PoolTier =>
  listPoolTiers(getJackpot(family)).find((tier) => tier.code === code)!;

const WINS: readonly (readonly [Family, string, Record<string, number>])[] = [
  [vsl45, '030917283644', { jackpot: 1 }],
  [vsl45, '030917283640', {}],
  [vsl45, '03091728364045', {}],
  [vsl45, '0309172836404445', { jackpot: 1 }],
  [vsl55, '030917283644', { jackpot1: 1 }],
  [vsl55, '030917283650', { jackpot2: 1 }],
  [vsl55, '030917283640', {}],
  // The six and the bonus ball: each of the six may be left out for the bonus ball.
  [vsl55, '03091728364450', { jackpot1: 1, jackpot2: 6 }],
  // Five, the bonus ball and two others: the other lines have five or four hits.
  [vsl55, '0309172836405051', { jackpot2: 1 }],
];

test.each(WINS)(
  '%#: a ticket wins its pools with as many lines as counted',
  (family, text, won) => {
    const result = family === vsl45 ? drawn45 : drawn55;
    const wins = countPoolWins(family, getTicket(text), result);
    expect(Object.fromEntries([...wins].map(([tier, { lines }]) => [tier, lines]))).toEqual(won);
    for (const win of wins.values()) expect(win.stakePerLine).toBe(10_00n);
  },
);

const DIVISIONS: readonly (readonly [string, bigint, readonly PoolWin[], bigint, bigint])[] = [
  ['no winner', 1_000_00n, [], 0n, 0n],
  ['one winner', 1_000_01n, [{ stakePerLine: 10_00n, lines: 1 }], 10_00n, 1_000_01n],
  [
    'two equal winners',
    1_000_01n,
    [
      { stakePerLine: 10_00n, lines: 1 },
      { stakePerLine: 10_00n, lines: 1 },
    ],
    20_00n,
    1_000_00n,
  ],
  [
    'winners with one and two stakes',
    1_000_00n,
    [
      { stakePerLine: 10_00n, lines: 1 },
      { stakePerLine: 20_00n, lines: 1 },
    ],
    30_00n,
    // 33,333 and 66,666.
    999_99n,
  ],
  ['six lines of one ticket', 1_000_00n, [{ stakePerLine: 10_00n, lines: 6 }], 60_00n, 999_96n],
  ['an empty pool', 0n, [{ stakePerLine: 10_00n, lines: 1 }], 10_00n, 0n],
];

test.each(DIVISIONS)('%s: %s is divided', (_, pool, wins, winningStake, paid) => {
  expect(dividePool(pool, wins)).toEqual({ winningStake, paid });
});

test('a system ticket is paid its share of both pools and its prizes', () => {
  const pools = [
    { tier: 'jackpot1', pool: 5_000_000_00n, winningStake: 30_00n },
    { tier: 'jackpot2', pool: 700_000_00n, winningStake: 60_00n },
  ];
  const ticket = getTicket('03091728364450');
  const { won, payout } = settleTicket(vsl55, ticket, drawn55, getPoolRates(pools));
  expect(won.map(({ lines, payout: paid }) => [lines, paid])).toEqual([
    [6, 6n * 116_666_66n],
    [1, 1_666_666_66n],
  ]);
  expect(payout).toBe(1_666_666_66n + 6n * 116_666_66n);
});

test('a ticket that won a pool is not settled without what it pays', () => {
  const ticket = getTicket('030917283644');
  expect(() => settleTicket(vsl45, ticket, drawn45)).toThrow(RangeError);
  const other = getPoolRates([{ tier: 'jackpot2', pool: 1n, winningStake: 10_00n }]);
  expect(() => settleTicket(vsl55, ticket, drawn55, other)).toThrow(RangeError);
  expect(settleTicket(vsl45, getTicket('010204060810'), drawn45).payout).toBe(0n);
});

test('the largest payout is that of the prizes, without the pool', () => {
  const ticket = getTicket('030917283640');
  const { payout } = settleTicket(vsl45, ticket, drawn45);
  expect(getLargestPayout(vsl45, ticket)).toBe(payout);
});

test.each([
  [10_00n, true],
  [9_99n, false],
  [1_00n, false],
  [15_00n, false],
  [50_00n, true],
])('a stake of %s on a jackpot is valid: %s', (stake, isValid) => {
  const limits = {
    stakeMin: minor(1_00n),
    stakeMax: minor(1_000_000_00n),
    payoutMax: minor(1_000_000_000_00n),
    linesMax: 1_000,
  };
  const checked = validateTicket(vsl45, getTicket('030917283644', stake), limits);
  expect(checked.ok || checked.refusal).toBe(isValid || 'stake_not_in_units');
  const main = { ...getTicket('030917283644', stake), play: 'main' };
  expect(validateTicket(vsl45, main, limits)).toMatchObject({ ok: true });
});

test.each([
  [vsl45, ['21/50', '0/1', '0/1', '0/1']],
  [vsl55, ['7/20', '7/100', '0/1', '0/1', '0/1']],
])('%#: at the series 1400, so much of a stake goes to the pools', (family, wanted) => {
  const [line] = buildPayoutTable(getJackpot(family), 1_400).lines;
  const getText = (value: Ratio) => (value.num === 0n ? '0/1' : formatRatio(value));
  expect(line?.contributions.map(getText)).toEqual(wanted);
  expect(line?.prices.map(({ num }) => num > 0n)).toEqual(wanted.map((text) => text === '0/1'));
  expect(compareRatio(line!.returned, ratio(7n, 10n))).toBe(0);
});

test('the chance of each jackpot is that of its balls', () => {
  const chances = (family: Family) =>
    buildPayoutTable(getJackpot(family), 1_400).lines[0]?.chances.expected.map(formatRatio);
  expect(chances(vsl45)?.[0]).toBe('1/8145060');
  expect(chances(vsl55)?.slice(0, 2)).toEqual(['1/28989675', '2/9663225']);
});

const anyStakes = fc.array(
  fc.record({
    series: fc.integer({ min: 1_000, max: 1_980 }),
    stake: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  }),
  { maxLength: 6 },
);

test('contributions of many issues are the exact part of all their stakes', () => {
  const tier = getTier(vsl55, 'jackpot1');
  fc.assert(
    fc.property(fc.array(anyStakes, { maxLength: 8 }), (issues) => {
      let carry = ratio(0n);
      let added = 0n;
      for (const stakes of issues) {
        const made = computeContribution(tier, stakes, carry);
        expect(made.toPool).toBeGreaterThanOrEqual(0n);
        expect(made.toReserve * 5n).toBeLessThanOrEqual(made.toPool + made.toReserve);
        added += made.toPool + made.toReserve;
        ({ carry } = made);
      }
      // Half of the return, s / 2000, is this pool's: s / 4000 of a stake.
      const weighed = issues
        .flat()
        .reduce((sum, { series, stake }) => sum + BigInt(series) * stake, 0n);
      expect(added).toBe(weighed / 4_000n);
      expect(formatRatio(carry)).toBe(formatRatio(ratio(weighed % 4_000n, 4_000n)));
    }),
  );
});

test('winners are paid what the pool divides, in any order, and never more than it holds', () => {
  const anyWins = fc.array(
    fc.record({
      stakePerLine: fc.bigInt({ min: 1n, max: 10n ** 6n }),
      lines: fc.integer({ min: 1, max: 13 }),
    }),
    { minLength: 1, maxLength: 9 },
  );
  const anyPool = fc.bigInt({ min: 0n, max: 10n ** 13n });
  fc.assert(
    fc.property(anyPool, anyWins, (pool, wins) => {
      const divided = dividePool(pool, wins);
      expect(dividePool(pool, wins.toReversed())).toEqual(divided);
      const lines = wins.reduce((sum, win) => sum + BigInt(win.lines), 0n);
      expect(divided.paid).toBeLessThanOrEqual(pool);
      expect(pool - divided.paid).toBeLessThan(lines);
    }),
  );
});
