/**
 * Goal: stakes that are joined move the same money as one by one. Method: transfers of wagers that
 * end are posted to the model both ways.
 */
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addStateAccount, applyTransfers, createLedger } from '../state-machine.ts';
import { TRANSFER_AMOUNT_MAX } from '../transfer.ts';
import type { Transfer } from '../transfer.ts';
import { buildWagerTransfers, joinSettledStakes } from './wager.ts';
import { stepWager } from '../wager.ts';

const cause = { kind: 'lottery_issue', id: 'issue' };
const members = ['one', 'two', 'three'];

type Ticket = { readonly member: string; readonly stake: Minor; readonly payout: Minor };

function buildEnds(tickets: readonly Ticket[]): Transfer[] {
  let id = 0;
  return tickets.flatMap(({ member, stake, payout }, index) => {
    const running = { state: 'running', stake, returned: minor(0n), payout: minor(0n) } as const;
    const stepped = stepWager(running, { do: 'settle', payout });
    if (!stepped.ok) throw new Error(stepped.refusal);
    return buildWagerTransfers({
      product: 'lottery',
      betId: `bet ${index}`,
      accounts: { wallet: `wallet ${member}`, escrow: `escrow ${member}`, house: 'house' },
      currency: 'PLAY',
      movements: stepped.movements,
      nextId: () => `transfer ${(id += 1)}`,
    });
  });
}

/** The balances that transfers leave, of members whose stakes lie in escrow. */
function post(tickets: readonly Ticket[], transfers: readonly Transfer[]): Record<string, bigint> {
  const ledger = createLedger(0);
  addStateAccount(ledger, 'house', { currency: 'PLAY', limited: false });
  for (const member of members) {
    addStateAccount(ledger, `wallet ${member}`, { currency: 'PLAY', limited: true });
    addStateAccount(ledger, `escrow ${member}`, { currency: 'PLAY', limited: true });
  }
  const stakes = tickets.map(({ member, stake }, index) => ({
    id: `stake ${index}`,
    code: 'stake' as const,
    debit: 'house',
    credit: `escrow ${member}`,
    amount: stake,
    currency: 'PLAY' as const,
    cause,
    phase: 'posted' as const,
  }));
  const posted = applyTransfers(ledger, [...stakes, ...transfers]);
  expect(posted).toMatchObject({ ok: true });
  return Object.fromEntries([...ledger.accounts].map(([id, { balance }]) => [id, balance]));
}

const ticket = fc.record({
  member: fc.constantFrom(...members),
  stake: fc.bigInt(1n, TRANSFER_AMOUNT_MAX).map(minor),
  payout: fc.oneof(fc.constant(minor(0n)), fc.bigInt(1n, 1_000_000n).map(minor)),
});

test('leave every account with what single transfers leave, and payouts as they are', () => {
  fc.assert(
    fc.property(fc.array(ticket, { minLength: 1, maxLength: 12 }), (tickets) => {
      const single = buildEnds(tickets);
      const joined = joinSettledStakes(single, cause);
      expect(post(tickets, joined)).toEqual(post(tickets, single));
      const isPayout = ({ code }: Transfer) => code === 'payout';
      expect(joined.filter(isPayout)).toEqual(single.filter(isPayout));
      for (const { amount } of joined) expect(amount <= TRANSFER_AMOUNT_MAX).toBe(true);
    }),
  );
});

test('are one transfer for each member, ahead of what is paid', () => {
  const tickets = ['one', 'two', 'one', 'one'].map((member, index) => {
    return { member, stake: minor(BigInt(10 ** index)), payout: minor(index === 2 ? 500n : 0n) };
  });
  const joined = joinSettledStakes(buildEnds(tickets), cause);
  expect(joined.map(({ code, debit, amount }) => [code, debit, amount])).toEqual([
    ['settled', 'escrow one', 1_101n],
    ['settled', 'escrow two', 10n],
    ['payout', 'house', 500n],
  ]);
  expect(joined.map((transfer) => transfer.cause)).toEqual([
    cause,
    cause,
    { kind: 'ticket', id: 'bet 2' },
  ]);
});
