// Goal: a rebate changes when the return is paid, and never how much. Method: exact returns of the
// plays of two families, and all results of K3.
import { minor } from '@khelaghor/money/minor.ts';
import { addRatio, multiplyRatio, ratio } from '@khelaghor/money/ratio.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHk6 } from './families/hk6/hk6.ts';
import { k3 } from './families/k3.ts';
import { getDecided } from './play.ts';
import { buildPayoutTable, SERIES_BASE } from './prices.ts';
import { formatTicket, getLargestPayout, settleTicket, type Ticket } from './ticket.ts';

const hk6 = createHk6('horse');
const anyRebate = fc.integer({ min: 1, max: 96 }).map((steps) => steps * 10);

// The parlay has 1,708 prices; the other plays have all kinds of ties.
const plays = [...k3.plays.values(), ...hk6.plays.values()].filter(({ code }) => code !== 'parlay');

test('prizes of a lower series and the rebate return what the higher series returns', () => {
  fc.assert(
    fc.property(fc.constantFrom(...plays), anyRebate, (play, rebate) => {
      const whole = buildPayoutTable(play, 1_960).lines;
      const lower = buildPayoutTable(play, 1_960 - rebate).lines;
      const share = ratio(BigInt(rebate), SERIES_BASE);
      const together = lower.map(({ returned, chances }) =>
        addRatio(returned, multiplyRatio(share, getDecided(chances))),
      );
      expect(together).toEqual(whole.map(({ returned }) => returned));
    }),
  );
});

const faces = [1, 2, 3, 4, 5, 6];
const results = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
);

test('over all results a rebate loses less than a minor unit for a line and one for the ticket', () => {
  fc.assert(
    fc.property(fc.constantFrom(...k3.plays.keys()), anyRebate, (play, rebate) => {
      const selection = k3.plays.get(play)?.shape.prices.join(',') ?? '';
      const bet = { play, selection, stakePerLine: minor(1_000_000) };
      const sum = (ticket: Ticket): bigint =>
        results.reduce((all, result) => all + settleTicket(k3, ticket, result).payout, 0n);
      const lines = BigInt(selection.split(',').length);
      const missing =
        sum({ ...bet, series: 1_960 }) - sum({ ...bet, series: 1_960 - rebate, rebate });
      // The whole series rounds down as well, so that the other may also be a little more.
      expect(missing <= 216n * (lines + 1n) && missing >= -216n * lines).toBe(true);
    }),
    { numRuns: 30 },
  );
});

// 49 ties the size of the special ball; 3 is no multiple of what is lost.
const tied = [7, 3, 20, 46, 26, 48, 49];
const small = [7, 3, 20, 46, 26, 48, 2];

test.each([
  ['special_size', 'big', small, 999, 49, 49],
  ['special_size', 'big,small', small, 999, 99, 99 + 1_898],
  ['special_size', 'big,small', tied, 999, 0, 2 * 999],
  ['special_number', '010203', tied, 333, 49, 49],
  ['special_number', '49', tied, 1, 0, 46],
])('%s %s at %j with a stake of %d: rebate %d, paid %d', (...row) => {
  const [play, selection, result, stake, rebate, payout] = row;
  const ticket = { play, selection, stakePerLine: minor(stake), series: 1_900, rebate: 100 };
  expect(settleTicket(hk6, ticket, result)).toMatchObject({
    rebate: BigInt(rebate),
    payout: BigInt(payout),
  });
  expect(getLargestPayout(hk6, ticket)).toBeGreaterThanOrEqual(payout);
});

test('the receipt text holds the rebate behind the half-paid numbers', () => {
  const ticket = { play: 'sum', selection: '9', stakePerLine: minor(100), series: 1_900 };
  expect(formatTicket({ ...ticket, rebate: 60 })).toBe('sum 9 100 1900 rebate:60');
  expect(formatTicket({ ...ticket, halfPaid: '9', rebate: 60 })).toBe(
    'sum 9 100 1900 half:9 rebate:60',
  );
  expect(formatTicket({ ...ticket, rebate: 0 })).toBe('sum 9 100 1900');
});
