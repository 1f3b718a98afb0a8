import type { Ticket } from '@khelaghor/contract/play/lottery.ts';
import { expect, test } from 'vitest';
import { getIssue } from './lottery-fixture.ts';
import { mergeIssues, getOutcome } from './use-tickets.ts';

function getTicket(over: Partial<Ticket>): Ticket {
  return {
    betId: 'bet',
    gameCode: 'k3',
    issueId: 'issue',
    issueNumber: '20261121-0872',
    chaseId: null,
    group: null,
    play: 'big',
    selection: '-',
    lineCount: 1,
    series: 1_960,
    halfPaid: '',
    rebate: 0,
    rebatePaid: '0',
    currency: 'PLAY',
    stakePerLine: '1000',
    stake: '1000',
    payout: '0',
    state: 'lost',
    won: null,
    placedAt: '2026-11-21T00:00:00.000Z',
    settledAt: null,
    ...over,
  };
}

test('the outcome of an issue is that of all its tickets, and of no other', () => {
  const tickets = [
    getTicket({ payout: '2016', state: 'won' }),
    getTicket({}),
    getTicket({ issueId: 'another', state: 'running' }),
  ];
  expect(getOutcome(tickets, 'issue')).toEqual({
    currency: 'PLAY',
    stake: 20_00n,
    payout: 20_16n,
  });
});

test('the outcome is in the currency of the newest ticket, and adds up no other', () => {
  const tickets = [
    getTicket({ currency: 'BDT', payout: '2016', state: 'won' }),
    getTicket({ currency: 'PLAY', payout: '900', state: 'won' }),
    getTicket({ currency: 'PLAY', state: 'running' }),
  ];
  expect(getOutcome(tickets, 'issue')).toEqual({
    currency: 'BDT',
    stake: 10_00n,
    payout: 20_16n,
  });
});

test('there is no outcome without tickets, and none while one of them runs', () => {
  expect(getOutcome([], 'issue')).toBeNull();
  expect(getOutcome([getTicket({}), getTicket({ state: 'running' })], 'issue')).toBeNull();
});

test('issues of two lists come once each, the newest first, as the newest list tells them', () => {
  const [a, b, c] = [
    getIssue('20261121-0870'),
    getIssue('20261121-0871'),
    getIssue('20261121-0872'),
  ];
  const settled = { ...b, state: 'settled' as const };
  expect(mergeIssues([c, settled], [b, a])).toEqual([c, settled, a]);
});
