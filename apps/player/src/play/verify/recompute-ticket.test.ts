import { expect, test } from 'vitest';
import { K3, K3_SCOPE, settleTicket } from '@khelaghor/engine-lottery/public.ts';
import { computeCommitment, toHex } from '@khelaghor/fairness/seed.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { recomputeTicket, isSameTicket } from './recompute-ticket.ts';
import type { TicketProof } from './recompute-ticket.ts';

const serverSeed = new Uint8Array(32).fill(9);
const issueNumber = '20261121-0872';
const clientSeed = `k3/${issueNumber}`;
const result = K3.draw(createFairStream({ serverSeed, clientSeed, nonce: 0, scope: K3_SCOPE }));
const ids = {
  betId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77',
  issueId: '0193484e-6d1c-7b9a-8f53-0c2a4f1e9d78',
};

/** A ticket as an honest server stores it after the draw. */
function makeProof(play: string, selections: number[][]): TicketProof {
  const ticket = { play, selections, stakePerLine: minor(333n), series: 1960 };
  const settled = settleTicket(K3, ticket, result);
  return {
    kind: 'lottery',
    scope: K3_SCOPE,
    ticket: {
      ...ids,
      gameCode: 'k3',
      issueNumber,
      play,
      selections,
      series: 1960,
      currency: 'PLAY',
      stakePerLine: '333',
      stake: String(333 * selections.length),
      payout: settled.payout.toString(),
      state: settled.won ? 'won' : 'lost',
      lines: settled.lines.map(({ selection, won, payout }) => ({
        selection: [...selection],
        won,
        payout: payout.toString(),
      })),
      placedAt: '2026-11-21T08:30:00.000Z',
      settledAt: '2026-11-21T08:31:01.000Z',
    },
    issue: {
      issueId: ids.issueId,
      gameCode: 'k3',
      issueNumber,
      opensAt: '2026-11-21T08:30:00.000Z',
      closesAt: '2026-11-21T08:30:55.000Z',
      drawsAt: '2026-11-21T08:31:00.000Z',
      state: 'settled',
      commitment: computeCommitment(serverSeed),
      serverSeed: toHex(serverSeed),
      result: [...result],
    },
    clientSeed,
    nonce: 0,
  };
}

const faces = [[1], [2], [3], [4], [5], [6]];
const honest = makeProof('single_die', faces);
const withTicket = (change: Partial<TicketProof['ticket']>): TicketProof => ({
  ...honest,
  ticket: { ...honest.ticket, ...change },
});
const withIssue = (change: Partial<TicketProof['issue']>): TicketProof => ({
  ...honest,
  issue: { ...honest.issue, ...change },
});
const lines = honest.ticket.lines ?? [];

test.each([...K3.plays.values()])('an honest ticket on $code matches in every part', (play) => {
  const selections = [...play.lines.values()].map(({ selection }) => [...selection]);
  const checked = recomputeTicket(makeProof(play.code, selections));
  expect(checked.ok && isSameTicket(checked)).toBe(true);
});

test.each([
  ['another server seed', withIssue({ serverSeed: '08'.repeat(32) })],
  ['another commitment', withIssue({ commitment: 'ab'.repeat(32) })],
  ['another result', withIssue({ result: [1, 1, 1] })],
  ['the draw of another issue', { ...honest, clientSeed: 'k3/20261121-0873' }],
  ['a ticket moved to another issue', withTicket({ issueNumber: '20261121-0873' })],
  ['a poisha less', withTicket({ payout: (BigInt(honest.ticket.payout) - 1n).toString() })],
  ['a stake for one more line', withTicket({ stake: '2331' })],
  ['another prize series', withTicket({ series: 1940 })],
  ['no lines', withTicket({ lines: null })],
  ['a missing line', withTicket({ lines: lines.slice(1) })],
  ['a line too many', withTicket({ lines: [...lines, ...lines.slice(0, 1)] })],
  ['lines in another order', withTicket({ lines: lines.toReversed() })],
  ['a lost line', withTicket({ lines: lines.map((line) => ({ ...line, won: false })) })],
  ['a line paid less', withTicket({ lines: lines.map((line) => ({ ...line, payout: '1' })) })],
  ['a line paid nonsense', withTicket({ lines: lines.map((line) => ({ ...line, payout: '' })) })],
])('%s is found', (_, tampered) => {
  const checked = recomputeTicket(tampered);
  expect(checked.ok && isSameTicket(checked)).toBe(false);
});

test('a drawn ticket that is not settled yet shows what it comes to, and compares the draw', () => {
  const waiting = withTicket({ state: 'running', lines: null, payout: '0' });
  const checked = recomputeTicket(waiting);
  expect(checked.ok && isSameTicket(checked)).toBe(true);
  expect(checked.ok && [checked.lines, checked.payout]).toEqual([null, null]);
  expect(checked.ok && checked.computedPayout.toString()).toBe(honest.ticket.payout);
});

test.each([
  ['a sealed seed', withIssue({ serverSeed: null, result: null }), 'sealed'],
  ['a seed without a draw', withIssue({ result: null }), 'not_drawn'],
  ['rules of another version', { ...honest, scope: 'k3/2' }, 'scope_unknown'],
  ['an unknown game', withTicket({ gameCode: 'k4' }), 'scope_unknown'],
  ['a seed that is none', withIssue({ serverSeed: 'abc' }), 'inputs_invalid'],
  ['a second draw of one issue', { ...honest, nonce: 1 }, 'inputs_invalid'],
  ['a play that is none', withTicket({ play: 'colour' }), 'inputs_invalid'],
  ['a face that is none', withTicket({ selections: [[7]] }), 'inputs_invalid'],
  ['a series that cannot be', withTicket({ series: 3000 }), 'inputs_invalid'],
  ['a stake that is no amount', withTicket({ stake: 'all' }), 'inputs_invalid'],
])('%s cannot be recomputed', (_, proof, refusal) => {
  expect(recomputeTicket(proof)).toEqual({ ok: false, refusal });
});
