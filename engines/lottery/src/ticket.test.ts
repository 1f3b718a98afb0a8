import { minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getResultLength, type LotteryResult } from './draws/draw.ts';
import { d4 } from './families/d4.ts';
import { k3 } from './families/k3.ts';
import { ssc } from './families/ssc.ts';
import { thai } from './families/thai.ts';
import type { Family } from './play.ts';
import {
  formatTicket,
  getLargestPayout,
  getLineCount,
  listTicketBets,
  settleTicket,
  validateTicket,
  type Ticket,
  type TicketLimits,
} from './ticket.ts';

const LIMITS: TicketLimits = {
  stakeMin: minor(100),
  stakeMax: minor(1_000_000),
  payoutMax: minor(50_000_000),
  linesMax: 16,
};

function getTicket(play: string, selection: string, stake = 1_000): Ticket {
  return { play, selection, stakePerLine: minor(stake), series: 1_960 };
}

const faces = [1, 2, 3, 4, 5, 6];
const results = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third) => [first, second, third])),
);

const anyTicket = fc.constantFrom(...k3.plays.values()).chain((play) =>
  fc.record({
    play: fc.constant(play.code),
    selection: fc
      .subarray([...play.shape.prices], { minLength: 1 })
      .map((options) => options.join(',')),
    stakePerLine: fc.bigInt({ min: 1n, max: 10n ** 10n }).map(minor),
    series: fc.integer({ min: 1_700, max: 1_980 }),
  }),
);

const SETTLED: readonly (readonly [string, string, readonly number[], readonly bigint[]])[] = [
  ['sum', '10,11', [4, 5, 2], [0n, 7_840n]],
  ['sum', '3', [1, 1, 1], [211_680n]],
  ['sum', '8', [1, 1, 6], [10_080n]],
  ['sum', '9', [1, 2, 6], [8_467n]],
  ['big', '-', [4, 5, 2], [2_016n]],
  ['big', '-', [4, 4, 4], [0n]],
  ['big', '-', [6, 6, 5], [2_016n]],
  ['small', '-', [1, 1, 2], [2_016n]],
  ['small', '-', [2, 2, 2], [0n]],
  ['small', '-', [4, 5, 2], [0n]],
  ['odd', '-', [4, 5, 2], [2_016n]],
  ['odd', '-', [3, 3, 3], [0n]],
  ['even', '-', [4, 5, 3], [2_016n]],
  ['even', '-', [4, 4, 4], [0n]],
  ['triple_any', '-', [5, 5, 5], [35_280n]],
  ['triple_any', '-', [5, 5, 4], [0n]],
  ['triple_named', '5,6', [5, 5, 5], [211_680n, 0n]],
  ['pair_named', '2,5', [5, 2, 5], [0n, 13_230n]],
  ['pair_named', '5', [5, 5, 5], [13_230n]],
  ['two_different', '1+2,1+3,2+3', [3, 1, 1], [0n, 7_056n, 0n]],
  ['three_different', '1+2+3,2+4+6', [6, 2, 4], [0n, 35_280n]],
  ['single_die', '1,2', [1, 1, 1], [2_326n, 0n]],
  ['single_die', '1,2', [1, 2, 2], [2_326n, 2_326n]],
];

test.each(SETTLED)('%s %j at %j pays %s', (play, selection, result, paid) => {
  const settled = settleTicket(k3, getTicket(play, selection), result);
  const options = selection.split(',');
  expect(settled.won.map(({ priced, lines, payout }) => [priced, lines, payout])).toEqual(
    options.flatMap((option, index) => (paid[index] === 0n ? [] : [[option, 1, paid[index]]])),
  );
  expect(settled.payout).toBe(paid.reduce((sum, next) => sum + next, 0n));
});

test('a ticket is paid the sum of its lines, and each line as if it were alone', () => {
  fc.assert(
    fc.property(anyTicket, fc.constantFrom(...results), (ticket, result) => {
      const settled = settleTicket(k3, ticket, result);
      const alone = ticket.selection
        .split(',')
        .map((selection) => settleTicket(k3, { ...ticket, selection }, result));
      expect(settled.won).toEqual(alone.flatMap(({ won }) => won));
      expect(settled.payout).toBe(alone.reduce((sum, { payout }) => sum + payout, 0n));
    }),
  );
});

test('the largest payout is reached and never exceeded', () => {
  fc.assert(
    fc.property(anyTicket, (ticket) => {
      const paid = results.map((result) => settleTicket(k3, ticket, result).payout);
      const most = paid.reduce((sofar, next) => (next > sofar ? next : sofar));
      expect(getLargestPayout(k3, ticket)).toBe(most);
    }),
    { numRuns: 50 },
  );
});

test('a ticket costs its lines', () => {
  const ticket = getTicket('two_different', '1+2,2+6', 250);
  expect(getLineCount(k3, ticket)).toBe(2);
  expect(validateTicket(k3, ticket, LIMITS)).toEqual({ ok: true, ticket, lines: 2, stake: 500n });
});

const REFUSED: readonly (readonly [string, string, number, string])[] = [
  ['sums', '-', 0, 'play_unknown'],
  ['', '', 0, 'play_unknown'],
  ['constructor', '-', 0, 'play_unknown'],
  ['sum', '2', 0, 'selection_invalid'],
  ['sum', '19', 0, 'selection_invalid'],
  ['sum', '3.5', 0, 'selection_invalid'],
  ['sum', '3+4', 0, 'selection_invalid'],
  ['sum', '-', 0, 'selection_invalid'],
  ['sum', '3,3', 0, 'selection_invalid'],
  ['big', '11', 0, 'selection_invalid'],
  ['big', '-,-', 0, 'selection_invalid'],
  ['triple_named', '7', 0, 'selection_invalid'],
  ['two_different', '2+2', 0, 'selection_invalid'],
  ['two_different', '1+2+3', 0, 'selection_invalid'],
  ['three_different', '1+2+3,3+2+1', 0, 'selection_invalid'],
  ['sum', '', 0, 'selection_invalid'],
  ['big', '', 0, 'selection_invalid'],
  ['big', '-'.repeat(70_000), 0, 'selection_invalid'],
  ['sum', '3', 99, 'stake_below_minimum'],
  ['sum', '3', 0, 'stake_below_minimum'],
  ['sum', '3', -1, 'stake_below_minimum'],
  ['sum', '3', 1_000_001, 'stake_above_maximum'],
  ['sum', '3,4', 500_001, 'stake_above_maximum'],
  ['sum', '3', 2 ** 53 - 1, 'stake_above_maximum'],
  ['sum', '3', 1_000_000, 'payout_above_maximum'],
  ['sum', '3,18', 236_207, 'payout_above_maximum'],
];

test.each(REFUSED)(
  '%s %j with a stake of %d is refused: %s',
  (play, selections, stake, refusal) => {
    const ticket = getTicket(play, selections, stake);
    expect(validateTicket(k3, ticket, LIMITS)).toEqual({ ok: false, refusal });
  },
);

test('too many lines are refused before the stake is checked', () => {
  const options = k3.plays.get('three_different')?.shape.prices ?? [];
  expect(options).toHaveLength(20);
  for (const chosen of [options, options.slice(0, 17)]) {
    const ticket = getTicket('three_different', chosen.join(','), 0);
    const refused = { ok: false, refusal: 'line_count_out_of_range' };
    expect(validateTicket(k3, ticket, LIMITS)).toEqual(refused);
  }
});

test('lines that cannot win together do not add up to the largest payout', () => {
  const ticket = getTicket('sum', '3,18', 236_205);
  expect(validateTicket(k3, ticket, LIMITS).ok).toBe(true);
  expect(getLargestPayout(k3, ticket)).toBe(49_999_874n);
});

test('settling an unknown play, selection or result throws', () => {
  expect(() => settleTicket(k3, getTicket('sum', '3'), [1, 2])).toThrow(RangeError);
  expect(() => settleTicket(k3, getTicket('sum', '3'), [1, 2, 7])).toThrow(RangeError);
  expect(() => settleTicket(k3, getTicket('sum', '2'), [1, 2, 3])).toThrow(RangeError);
  expect(() => settleTicket(k3, getTicket('sums', '3'), [1, 2, 3])).toThrow(RangeError);
});

// As they lie in the receipts of tickets that were sold before selections were texts.
test('a ticket is written as play, selection, stake and series', () => {
  expect(formatTicket(getTicket('two_different', '1+2,3+6'))).toBe(
    'two_different 1+2,3+6 1000 1960',
  );
  expect(formatTicket(getTicket('big', '-'))).toBe('big - 1000 1960');
});

// First prize 458225, whose last two digits are 25.
const drawn = [4, 5, 8, 2, 2, 5, 1, 2, 2, 9, 1, 7, 1, 2, 2, 3, 0, 5, 0, 9];

test.each([
  ['', 9_000n, 9_000n],
  ['25', 4_500n, 9_000n],
  ['37', 9_000n, 9_000n],
  ['25,37', 4_500n, 4_500n],
])('half-paid "%s": the line pays %d, and the ticket at most %d', (halfPaid, paid, most) => {
  const ticket = { ...getTicket('top2_direct', '25,37', 100), series: 1_800, halfPaid };
  expect(settleTicket(thai, ticket, drawn).payout).toBe(paid);
  expect(getLargestPayout(thai, ticket)).toBe(most);
});

test('an option that is paid half pays half its price, rounded down once', () => {
  const ticket = { ...getTicket('sum', '9,10'), halfPaid: '9' };
  expect(settleTicket(k3, ticket, [1, 2, 6]).won).toEqual([
    { priced: '9', outcome: [1], lines: 1, payout: 4_233n },
  ]);
});

test.each([
  [thai, 'top2_direct', '05,37', ['top2_direct 05', 'top2_direct 37']],
  [thai, 'top3_tote', '522', ['top3_tote 225']],
  [thai, 'top3_any2', '25', ['top3_any2 25']],
  [thai, 'top2_sides', 'big', ['top3_tens big']],
  [d4, 'roll_big', '1,2,3,45', ['big 1234', 'big 1235']],
  [d4, 'system_small', '1222', ['small 1222', 'small 2122', 'small 2212', 'small 2221']],
  [ssc, 'last3_joint', '4,5,6', ['last3_direct 456', 'last2_direct 56', 'place_digit 5:6']],
  [ssc, 'any2_group', '145,07', ['any2_group 1+4:07', 'any2_group 1+5:07', 'last2_group 07']],
  [ssc, 'last3_group_sum', '01', ['last3_mixed 001']],
])('%o %s %s bets on %j', (family, play, selection, names) => {
  const bets = listTicketBets(family, { play, selection });
  expect(bets.map((bet) => `${bet.play} ${bet.name}`)).toEqual(names);
});

const alikeHalves: readonly (readonly [Family, string, string, string, LotteryResult, bigint])[] = [
  // A roll of two numbers: the half-paid one is drawn, then the other.
  [d4, 'roll_small', '1,2,3,45', '1234', [1, 2, 3, 4], 2n],
  [d4, 'roll_small', '1,2,3,45', '1234', [1, 2, 3, 5], 1n],
  [d4, 'system_small', '1123', '2113', [2, 1, 1, 3], 2n],
  [ssc, 'last3_direct', '4,5,67', '457', [0, 0, 4, 5, 7], 2n],
  [ssc, 'last2_sum', '03', '12', [0, 0, 0, 1, 2], 2n],
  [ssc, 'last2_sum', '03', '12', [0, 0, 0, 2, 1], 1n],
];

test.each(alikeHalves)(
  '%o %s %s with %s half-paid: a hit of %j is paid divided by %d',
  (family, play, selection, halfPaid, shown, divisor) => {
    const result = Array.from(
      { length: getResultLength(family.draw) },
      (_, place) => shown[place] ?? (shown.length > 4 ? 0 : 9),
    );
    const whole = settleTicket(family, getTicket(play, selection), result).payout;
    const paid = settleTicket(family, { ...getTicket(play, selection), halfPaid }, result).payout;
    expect(whole).toBeGreaterThan(0n);
    expect(paid).toBe(whole / divisor);
    const most = getLargestPayout(family, { ...getTicket(play, selection), halfPaid });
    expect(most).toBeGreaterThanOrEqual(whole);
  },
);

test('half-paid lines that win several times in a ticket are all paid half', () => {
  const ticket = getTicket('last3_joint', '12,34,5');
  const result = [0, 0, 1, 3, 5];
  const whole = settleTicket(ssc, ticket, result);
  const halves = settleTicket(ssc, { ...ticket, halfPaid: 'last1:5' }, result);
  // Each of the four rows has a line on the last digit alone.
  const ofLast = whole.won.find(({ priced }) => priced === 'last1');
  expect(ofLast?.lines).toBe(4);
  expect(halves.payout).toBe(whole.payout - (ofLast?.payout ?? 0n) / 2n);
});

test('the selection of a valid ticket is in normal form', () => {
  const checked = [
    validateTicket(thai, getTicket('top3_tote', '522,100'), LIMITS),
    validateTicket(k3, getTicket('three_different', '3+1+2'), LIMITS),
    validateTicket(ssc, getTicket('last3_mixed', '907'), LIMITS),
  ];
  expect(checked.map((one) => one.ok && one.ticket.selection)).toEqual(['001,225', '1+2+3', '079']);
});

test('the receipt text names the half-paid numbers', () => {
  const ticket = { ...getTicket('top2_direct', '25,37', 100), halfPaid: '37' };
  expect(formatTicket(ticket)).toBe('top2_direct 25,37 100 1960 half:37');
});
