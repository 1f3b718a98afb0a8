import type { NumberBlock } from '@khelaghor/contract/play/lottery.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { computeSlipSum } from './bet-slip.ts';
import { noChase } from './chase.ts';
import { loadLotteryGame } from './load-lottery-game.ts';
import { getIssue, makeTerms } from './lottery-fixture.ts';
import { listBlocks, listOpenGroups, markHalfPaid } from './number-blocks.ts';

const game = await loadLotteryGame('thai5');
if (!game) throw new Error('there is no thai5');

const current = getIssue('20261121-0872');
const next = getIssue('20261121-0873');
const block = (number: string, changes: Partial<NumberBlock> = {}): NumberBlock => ({
  play: 'top2_direct',
  number,
  rule: 'half',
  appliesFrom: '2026-11-01T00:00:00.000Z',
  appliesUntil: null,
  ...changes,
});
const terms = {
  ...makeTerms({ current, next }),
  series: 1_800,
  numberBlocks: [
    block('37'),
    block('12', { rule: 'refused' }),
    block('55', { appliesFrom: next.opensAt }),
    block('66', { appliesUntil: current.opensAt }),
  ],
};

test('lists the blocks of the issue that is on sale, or those of all issues from it on', () => {
  const numbersOf = (opensAt: string | null) =>
    listBlocks(terms, opensAt).map(({ number }) => number);
  expect(numbersOf(current.opensAt)).toEqual(['37', '12']);
  expect(numbersOf(next.opensAt)).toEqual(['37', '12', '55']);
  expect(numbersOf(null)).toEqual(['37', '12', '55', '66']);
});

test.each([
  ['top2_direct', '12,37,55', '37,55'],
  ['top2_direct', '12', undefined],
  ['bottom2_direct', '37', undefined],
])('marks the half-paid numbers of %s %s: %s', (play, selection, halfPaid) => {
  const ticket = { play, selection, series: 1_800, stakePerLine: minor(100) };
  expect(markHalfPaid(game, ticket, terms.numberBlocks).halfPaid).toBe(halfPaid);
});

test('the slip promises half the price of a half-paid number', () => {
  const line = { play: 'top2_direct', selection: '37' };
  const input = { stakeText: '10', chase: noChase, opensAt: current.opensAt };
  expect(computeSlipSum(game, terms, [line], input)).toMatchObject({
    largestWin: 450_00n,
    refusal: null,
  });
});

test('plays that are off are in no tab, and a tab without plays is none', () => {
  const [long, two] = listOpenGroups(game, { playsOff: [] });
  const playsOff = [...(long?.plays ?? []).map(({ code }) => code), 'top2_direct'];
  const [first] = listOpenGroups(game, { playsOff });
  expect(first?.code).toBe(two?.code);
  expect(first?.plays.map(({ code }) => code)).not.toContain('top2_direct');
});
