import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import { expect, test } from 'vitest';
import { applyLotteryEvent } from './apply-lottery-event.ts';
import type { LotteryGame } from './apply-lottery-event.ts';

/** The issue that is drawn at a minute of some hour. */
const getIssueAt = (minute: number, state: Issue['state'] = 'open'): Issue => ({
  issueId: `issue ${minute}`,
  gameCode: 'k3',
  issueNumber: `20260101-00${minute}`,
  state,
  source: 'own',
  opensAt: `2026-01-01T00:${minute - 1}:00.000Z`,
  closesAt: `2026-01-01T00:${minute - 1}:55.000Z`,
  drawsAt: `2026-01-01T00:${minute}:00.000Z`,
  result: state === 'open' || state === 'closed' ? null : [1, 2, 3],
  correction: null,
  commitment: 'c0',
  serverSeed: null,
  beacon: null,
  ticketRoot: null,
  ticketCount: null,
});

const game: LotteryGame = {
  gameCode: 'k3',
  title: { bn: 'কে৩', en: 'K3' },
  now: '2026-01-01T00:11:30.000Z',
  periodSeconds: 60,
  series: 0,
  playSeries: [],
  rebateMax: 0,
  stakeUnit: 'lots',
  playsOff: [],
  numberBlocks: [],
  jackpots: [],
  limits: {
    stakeMin: '100',
    stakeMax: '100000',
    payoutMax: '1000000',
    linesMax: 100,
    memberStakeMax: null,
  },
  current: getIssueAt(12),
  next: getIssueAt(13),
  results: [getIssueAt(11, 'drawn'), getIssueAt(10, 'settled')],
};

test('a draw brings the issues that come, and nothing need be asked', () => {
  const issue = getIssueAt(12, 'drawn');
  const told = applyLotteryEvent(game, { issue, coming: [getIssueAt(13), getIssueAt(14)] });
  expect(told.isWhole).toBe(true);
  expect(told.game.current.issueId).toBe('issue 13');
  expect(told.game.next.issueId).toBe('issue 14');
  expect(told.game.results.map(({ issueId }) => issueId)).toEqual(['issue 12', 'issue 11']);
});

test.each<[what: string, issue: Issue, isWhole: boolean]>([
  ['the sale ended', getIssueAt(12, 'closed'), true],
  ['an earlier one was settled', getIssueAt(11, 'settled'), true],
  ['the running one is drawn, and no other is named', getIssueAt(12, 'drawn'), false],
  ['a later one is drawn: something was missed', getIssueAt(14, 'drawn'), false],
  ['the running one was cancelled', getIssueAt(12, 'cancelled'), false],
])('%s', (_what, issue, isWhole) => {
  const told = applyLotteryEvent(game, { issue });
  expect(told.isWhole).toBe(isWhole);
  const { current, next, results } = told.game;
  expect([current, next, ...results]).toContainEqual(issue);
});

test('after an issue with pools is settled they are asked for, after another nothing is', () => {
  const pool = { tier: 'jackpot', currency: 'PLAY', amount: '100' } as const;
  const withPools: LotteryGame = { ...game, jackpots: [pool] };
  const issue = getIssueAt(11, 'settled');
  expect(applyLotteryEvent(withPools, { issue }).isWhole).toBe(false);
  expect(applyLotteryEvent(withPools, { issue: getIssueAt(11, 'drawn') }).isWhole).toBe(true);
  expect(applyLotteryEvent(game, { issue }).isWhole).toBe(true);
});
