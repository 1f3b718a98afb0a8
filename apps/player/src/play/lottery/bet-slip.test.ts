import { loadLotteryGame } from './load-lottery-game.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { noChase, type ChaseChoice } from './chase.ts';
import { getIssue, makeTerms } from './lottery-fixture.ts';
import {
  getLargestWin,
  getTicketLimits,
  getLineKey,
  getQuickStakes,
  stepStake,
  computeSlipSum,
  getTickets,
  toggleSlipLine,
  type SlipLine,
} from './bet-slip.ts';

const K3 = await loadLotteryGame('k3');
if (!K3) throw new Error('there is no K3');
const terms = makeTerms({ current: getIssue('20261121-0872'), next: getIssue('20261121-0873') });
const sum = (number: number): SlipLine => ({ play: 'sum', selection: String(number) });
const bare = (play: string): SlipLine => ({ play, selection: '-' });

test('a line that is chosen twice is taken back, wherever it stands', () => {
  const lines = toggleSlipLine(toggleSlipLine([], sum(9)), bare('big'));
  expect(lines.map(getLineKey)).toEqual(['sum 9', 'big -']);
  expect(toggleSlipLine(lines, sum(9)).map(getLineKey)).toEqual(['big -']);
});

test('each play becomes one ticket at its series, in the order in which plays are shown', () => {
  const lines = [bare('odd'), sum(12), { play: 'two_different', selection: '2+5' }, sum(4)];
  expect(
    getTickets(K3, lines, minor(10_00), { ...terms, playSeries: [{ play: 'odd', series: 1_900 }] }),
  ).toEqual([
    { play: 'sum', selection: '4,12', stakePerLine: 10_00n, series: 1_960 },
    { play: 'odd', selection: '-', stakePerLine: 10_00n, series: 1_900 },
    { play: 'two_different', selection: '2+5', stakePerLine: 10_00n, series: 1_960 },
  ]);
});

test('a line that no play has is no ticket', () => {
  const lines = [sum(19), bare('unheard_of')];
  expect(getTickets(K3, lines, minor(1_00), terms)).toEqual([]);
});

test.each<[string, readonly SlipLine[], string, bigint, bigint]>([
  ['one line', [sum(3)], '10', 10_00n, 2_116_80n],
  ['sums exclude each other', [sum(3), sum(18), sum(10)], '10', 30_00n, 2_116_80n],
  ['big and small exclude each other', [bare('big'), bare('small')], '10', 20_00n, 20_16n],
  ['big and a sum of 17 add up', [bare('big'), sum(17)], '10', 20_00n, 725_76n],
  ['a stake in poisha, rounded down by line', [bare('even')], '1.01', 1_01n, 2_03n],
  ['a stake in Bengali digits', [bare('even')], '১০', 10_00n, 20_16n],
])('%s', (_name, lines, stake, total, largestWin) => {
  expect(
    computeSlipSum(K3, terms, lines, { stakeText: stake, chase: noChase, opensAt: null }),
  ).toMatchObject({
    total,
    largestWin,
    refusal: null,
  });
});

test.each<[string, readonly SlipLine[], string]>([
  ['stake_unreadable', [sum(3)], ''],
  ['stake_unreadable', [sum(3)], '1,5'],
  ['stake_below_minimum', [bare('big')], '0.99'],
  ['stake_above_maximum', [bare('big')], '50001'],
  ['stake_above_maximum', [bare('big')], '999999999999999999'],
  ['stake_above_maximum', [sum(9), sum(10)], '30000'],
  ['payout_above_maximum', [sum(3)], '50000'],
])('%s', (refusal, lines, stake) => {
  expect(
    computeSlipSum(K3, terms, lines, { stakeText: stake, chase: noChase, opensAt: null }).refusal,
  ).toBe(refusal);
});

test.each<[string, Partial<ChaseChoice>, bigint, bigint]>([
  ['the same stake five times', { issues: 5 }, 50_00n, 20_16n],
  ['one more each time', { issues: 5, growth: 'add' }, 150_00n, 100_80n],
  ['twice the last', { issues: 5, growth: 'double' }, 310_00n, 322_56n],
])('a chase: %s', (_name, choice, total, largestWin) => {
  const chase = { ...noChase, ...choice };
  const worked = computeSlipSum(K3, terms, [bare('big')], {
    stakeText: '10',
    chase,
    opensAt: null,
  });
  expect(worked).toMatchObject({ chase, total, largestWin, refusal: null });
});

test('a stake that grows beyond the limits is refused, however fast', () => {
  const chase: ChaseChoice = { ...noChase, issues: 120, growth: 'double' };
  const worked = computeSlipSum(K3, terms, [bare('big')], {
    stakeText: '10',
    chase,
    opensAt: null,
  });
  expect(worked).toMatchObject({ total: null, refusal: 'stake_above_maximum' });
});

test('several tickets are for one draw', () => {
  const chase: ChaseChoice = { ...noChase, issues: 5 };
  const worked = computeSlipSum(K3, terms, [bare('big'), sum(17)], {
    stakeText: '10',
    chase,
    opensAt: null,
  });
  expect(worked).toMatchObject({ chase: noChase, total: 20_00n });
});

test('the largest win is that of the luckiest draw, over all tickets', () => {
  const lines = [
    bare('triple_any'),
    { play: 'triple_named', selection: '6' },
    { play: 'single_die', selection: '6' },
    bare('big'),
  ];
  const tickets = getTickets(K3, lines, minor(1_00), terms);
  // Three sixes win everything but "big": 35.28 + 211.68 + 2.32.
  expect(getLargestWin(K3, tickets)).toBe(249_28n);
  expect(getLargestWin(K3, [])).toBe(0n);
});

test.each<[bigint, 'more' | 'less', bigint]>([
  [10_00n, 'more', 20_00n],
  [10_00n, 'less', 5_00n],
  [12_34n, 'more', 20_00n],
  [12_34n, 'less', 10_00n],
  [1_00n, 'less', 1_00n],
  [50_000_00n, 'more', 50_000_00n],
  [0n, 'more', 1_00n],
  [90_000_00n, 'less', 50_000_00n],
])('from %s one step %s is %s', (stake, step, expected) => {
  expect(stepStake(minor(stake), step, getTicketLimits(terms))).toBe(expected);
});

test('only ready stakes within the limits are offered', () => {
  expect(getQuickStakes(getTicketLimits(terms))).toEqual([10_00n, 50_00n, 100_00n, 500_00n]);
  const narrow = { ...getTicketLimits(terms), stakeMin: minor(20_00), stakeMax: minor(100_00) };
  expect(getQuickStakes(narrow)).toEqual([50_00n, 100_00n]);
});

const xsmb = await loadLotteryGame('xsmb');
if (!xsmb) throw new Error('there is no XSMB');
const inPoints = { ...terms, stakeUnit: 'points' as const };
const lo = (selection: string): SlipLine => ({ play: 'lo2', selection });

test.each<[string, readonly SlipLine[], string, object]>([
  // A point of lo2 costs 27.56: see the engine.
  ['points', [lo('12,37')], '10', { total: 2n * 10n * 27_56n, isInPoints: true, refusal: null }],
  ['half a point', [lo('12')], '0.5', { total: null, refusal: 'points_unreadable' }],
  ['no point', [lo('12')], '0', { total: null, refusal: 'points_unreadable' }],
  [
    'an amount beside a play without points',
    [lo('12'), { play: 'cang3', selection: '123' }],
    '10',
    { total: 20_00n, isInPoints: false },
  ],
])('a lottery that is sold in points takes %s', (_, lines, stakeText, sums) => {
  const input = { stakeText, chase: noChase, opensAt: null };
  expect(computeSlipSum(xsmb, inPoints, lines, input)).toMatchObject(sums);
});

test('points cost more where a rebate lowers the price', () => {
  const input = { stakeText: '1', chase: noChase, rebate: 100, opensAt: null };
  const sold = { ...inPoints, rebateMax: 100 };
  expect(computeSlipSum(xsmb, sold, [lo('12')], input)).toMatchObject({
    // 27 / 0.93, rounded up.
    total: 29_04n,
    tickets: [{ series: 1_860, rebate: 100 }],
  });
});
