import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { computeExposure } from './exposure.ts';
import { d4 } from './families/d4.ts';
import { k3 } from './families/k3.ts';
import { thai } from './families/thai.ts';
import { getLargestPayout, settleTicket, type Ticket } from './ticket.ts';

const bet = (play: string, selection: string, stake: number, halfPaid = ''): Ticket => ({
  play,
  selection,
  stakePerLine: minor(stake),
  series: 1_800,
  halfPaid,
});

test('of typed numbers, the one with the most to pay is the largest payout of the play', () => {
  const tickets = [
    bet('top2_direct', '25,37', 100),
    bet('top2_direct', '37', 200),
    bet('top2_direct', '37', 100, '37'),
  ];
  expect(computeExposure(thai, tickets, 1)).toEqual([
    {
      play: 'top2_direct',
      tickets: 3,
      stake: 500n,
      largest: 31_500n,
      lines: [{ name: '37', stake: 400n, largest: 31_500n }],
    },
  ]);
});

test('the orders of one bet are one line', () => {
  const tickets = [bet('top3_tote', '225', 100), bet('top3_tote', '522', 100)];
  const [tote] = computeExposure(thai, tickets, 10);
  expect(tote?.lines).toEqual([{ name: '225', stake: 200n, largest: 60_000n }]);
});

test('the largest payout of options is that of the best of all results', () => {
  const tickets = [bet('sum', '3,4,10', 100), bet('sum', '10,11', 5_000), bet('sum', '4', 30)];
  const faces = [1, 2, 3, 4, 5, 6];
  const paid = faces.flatMap((one) =>
    faces.flatMap((two) =>
      faces.map((three) =>
        tickets.reduce(
          (sum, ticket) => sum + settleTicket(k3, ticket, [one, two, three]).payout,
          0n,
        ),
      ),
    ),
  );
  const most = paid.reduce((best, each) => (each > best ? each : best), 0n);
  expect(computeExposure(k3, tickets, 10)[0]).toMatchObject({ play: 'sum', largest: most });
});

test('plays in which several lines win add up what their tickets can be paid', () => {
  const tickets = [bet('top3_any2', '25', 100), bet('top3_any2', '28', 100)];
  expect(computeExposure(thai, tickets, 10)).toEqual([
    {
      play: 'top3_any2',
      tickets: 2,
      stake: 200n,
      largest: 3_332n,
      lines: [
        { name: '25', stake: 100n, largest: 1_666n },
        { name: '28', stake: 100n, largest: 1_666n },
      ],
    },
  ]);
});

test('a number that is bought in several plays is one line of the play that names it', () => {
  const tickets = [
    bet('big', '1234', 100),
    bet('roll_big', '1,2,3,45', 100),
    bet('system_big', '1234', 100, '1234'),
  ];
  const [big, system, roll] = computeExposure(d4, tickets, 2);
  const largest = getLargestPayout(d4, bet('big', '1234', 100));
  const halved = getLargestPayout(d4, bet('big', '1234', 100, '1234'));
  expect(big?.lines).toEqual([
    { name: '1234', stake: 300n, largest: largest * 2n + halved },
    { name: '1235', stake: 100n, largest },
  ]);
  expect([system, roll].map((play) => [play?.play, play?.stake, play?.lines])).toEqual([
    ['system_big', 2_400n, []],
    ['roll_big', 200n, []],
  ]);
});
