import type { Ticket } from '@khelaghor/contract/play/lottery.ts';
import { expect, test } from 'vitest';
import { issueOf } from './lottery-fixture.ts';
import { mergedIssues, outcomeOf } from './use-tickets.ts';

function ticketOf(over: Partial<Ticket>): Ticket {
  return {
    betId: 'bet',
    gameCode: 'k3',
    issueId: 'issue',
    issueNumber: '20261121-0872',
    play: 'big',
    selections: [[]],
    series: 1_960,
    currency: 'PLAY',
    stakePerLine: '1000',
    stake: '1000',
    payout: '0',
    state: 'lost',
    lines: null,
    placedAt: '2026-11-21T00:00:00.000Z',
    settledAt: null,
    ...over,
  };
}

test('the outcome of an issue is that of all its tickets, and of no other', () => {
  const tickets = [
    ticketOf({ payout: '2016', state: 'won' }),
    ticketOf({}),
    ticketOf({ issueId: 'another', state: 'running' }),
  ];
  expect(outcomeOf(tickets, 'issue')).toEqual({
    currency: 'PLAY',
    stake: 20_00n,
    payout: 20_16n,
  });
});

test('the outcome is in the currency of the newest ticket, and adds up no other', () => {
  const tickets = [
    ticketOf({ currency: 'BDT', payout: '2016', state: 'won' }),
    ticketOf({ currency: 'PLAY', payout: '900', state: 'won' }),
    ticketOf({ currency: 'PLAY', state: 'running' }),
  ];
  expect(outcomeOf(tickets, 'issue')).toEqual({
    currency: 'BDT',
    stake: 10_00n,
    payout: 20_16n,
  });
});

test('there is no outcome without tickets, and none while one of them runs', () => {
  expect(outcomeOf([], 'issue')).toBeNull();
  expect(outcomeOf([ticketOf({}), ticketOf({ state: 'running' })], 'issue')).toBeNull();
});

test('issues of two lists come once each, the newest first, as the newest list tells them', () => {
  const [a, b, c] = [issueOf('20261121-0870'), issueOf('20261121-0871'), issueOf('20261121-0872')];
  const settled = { ...b, state: 'settled' as const };
  expect(mergedIssues([c, settled], [b, a])).toEqual([c, settled, a]);
});
