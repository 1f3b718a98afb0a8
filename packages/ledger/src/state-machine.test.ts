/**
 * Goal: every refusal has its own cause, in the order of precedence, and a refused
 * list has no effect. Method: tables on a small ledger; each row is one valid transfer with one
 * change.
 */
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import {
  getAvailable,
  decide,
  createLedger,
  addStateAccount,
  applyTransfers,
  setStateAccountClosed,
} from './state-machine.ts';
import type { LedgerState } from './state-machine.ts';
import { TRANSFER_REFUSALS } from './refusals.ts';
import type { TransferRefusal } from './refusals.ts';
import { BALANCE_MAX, TRANSFER_AMOUNT_MAX } from './transfer.ts';
import type { Transfer } from './transfer.ts';

const GOOD: Transfer = {
  id: 't1',
  code: 'stake',
  debit: 'wallet',
  credit: 'house',
  amount: minor(100n),
  currency: 'PLAY',
  cause: { kind: 'test', id: '1' },
  phase: 'posted',
};

const NOW = Date.parse('2026-04-14T00:00:00Z');

function transfer(change: Partial<Transfer> & Record<string, unknown>): Transfer {
  return { ...GOOD, ...change } as Transfer;
}

/**
 * A wallet with 1,000 (of which `held` holds 300, and `late`, which expires now, 20), an empty
 * escrow, a closed wallet, a full one, and the house. `first` was posted before, `held` is
 * pending, `ended` was pending, and so was `endedLate`, which expires now too.
 */
function smallLedger(): LedgerState {
  const state = createLedger(NOW);
  for (const id of ['wallet', 'escrow', 'closed', 'full']) {
    addStateAccount(state, id, { currency: 'PLAY', limited: true });
  }
  addStateAccount(state, 'house', { currency: 'PLAY', limited: false });
  addStateAccount(state, 'taka', { currency: 'BDT', limited: true });
  const fill = { debit: 'house', credit: 'wallet' };
  const rows = [
    transfer({ ...fill, id: 'first', amount: minor(1_000n) }),
    transfer({ id: 'held', amount: minor(300n), credit: 'escrow', phase: 'pending' }),
    transfer({ id: 'ended', amount: minor(50n), credit: 'escrow', phase: 'pending' }),
    transfer({
      id: 'late',
      amount: minor(20n),
      credit: 'escrow',
      phase: 'pending',
      expiresAtMs: NOW,
    }),
    transfer({ id: 'ending', amount: minor(50n), credit: 'escrow', ...voiding('ended') }),
    transfer({
      id: 'endedLate',
      amount: minor(30n),
      credit: 'escrow',
      phase: 'pending',
      expiresAtMs: NOW,
    }),
    transfer({ id: 'endingLate', amount: minor(30n), credit: 'escrow', ...voiding('endedLate') }),
    transfer({ ...fill, id: 'closing', credit: 'closed', amount: minor(10n) }),
    transfer({ id: 'heldByClosed', debit: 'closed', amount: minor(10n), phase: 'pending' }),
  ];
  expect(applyTransfers(state, rows)).toMatchObject({ ok: true });
  setStateAccountClosed(state, 'closed', true);
  const full = state.accounts.get('full');
  if (full !== undefined) state.accounts.set('full', { ...full, balance: BALANCE_MAX });
  return state;
}

function posting(pendingId: string): Record<string, unknown> {
  return { phase: 'post_pending', pendingId };
}

function voiding(pendingId: string): Record<string, unknown> {
  return { phase: 'void_pending', pendingId };
}

const POST_HELD = { credit: 'escrow', ...posting('held') };

// One row per cause, with the refusal in the last column.
const REFUSED: readonly (readonly [string, Transfer, TransferRefusal])[] = [
  ['zero', transfer({ amount: minor(0n) }), 'amount_not_positive'],
  ['negative', transfer({ amount: minor(-1n) }), 'amount_not_positive'],
  ['huge', transfer({ amount: minor(TRANSFER_AMOUNT_MAX + 1n) }), 'amount_too_large'],
  ['to itself', transfer({ credit: 'wallet' }), 'accounts_equal'],
  ['same key, other amount', transfer({ id: 'first' }), 'key_reused_with_other_body'],
  ['debit unknown', transfer({ debit: 'nobody' }), 'account_unknown'],
  ['credit unknown', transfer({ credit: 'nobody' }), 'account_unknown'],
  ['from a closed account', transfer({ debit: 'closed', amount: minor(1n) }), 'account_closed'],
  ['to a closed account', transfer({ credit: 'closed' }), 'account_closed'],
  [
    'posting what a closed account held',
    transfer({ debit: 'closed', amount: minor(10n), ...posting('heldByClosed') }),
    'account_closed',
  ],
  ['into another currency', transfer({ credit: 'taka' }), 'currency_mismatch'],
  ['from another currency', transfer({ debit: 'taka', amount: minor(1n) }), 'currency_mismatch'],
  ['in another currency', transfer({ currency: 'BDT' }), 'currency_mismatch'],
  ['nothing is pending', transfer({ ...posting('nothing') }), 'pending_unknown'],
  ['a posted one is not pending', transfer({ ...posting('first') }), 'pending_unknown'],
  ['another credit', transfer({ ...posting('held') }), 'pending_accounts_different'],
  ['another debit', transfer({ ...POST_HELD, debit: 'house' }), 'pending_accounts_different'],
  [
    'voided before',
    transfer({ credit: 'escrow', amount: minor(50n), ...posting('ended') }),
    'pending_already_resolved',
  ],
  [
    'posting what expired',
    transfer({ credit: 'escrow', amount: minor(20n), ...posting('late') }),
    'pending_expired',
  ],
  ['posting more', transfer({ ...POST_HELD, amount: minor(301n) }), 'pending_amount_exceeded'],
  [
    'voiding more',
    transfer({ credit: 'escrow', amount: minor(301n), ...voiding('held') }),
    'pending_amount_exceeded',
  ],
  [
    'voiding less',
    transfer({ credit: 'escrow', amount: minor(299n), ...voiding('held') }),
    'pending_amount_different',
  ],
  ['more than is free', transfer({ amount: minor(681n) }), 'balance_too_low'],
  [
    'holding more than is free',
    transfer({ amount: minor(681n), phase: 'pending' }),
    'balance_too_low',
  ],
  ['from an empty one', transfer({ debit: 'escrow', amount: minor(1n) }), 'balance_too_low'],
  [
    'into a full one',
    transfer({ debit: 'house', credit: 'full', amount: minor(1n) }),
    'balance_too_large',
  ],
];

test.each(REFUSED)('%s is refused', (_, refused, refusal) => {
  const state = smallLedger();
  const before = structuredClone(state);
  expect(decide(state, refused)).toBe(refusal);
  expect(applyTransfers(state, [refused])).toEqual({ ok: false, index: 0, refusal });
  expect(state).toEqual(before);
});

test('every refusal has a row', () => {
  expect(new Set(REFUSED.map(([, , refusal]) => refusal))).toEqual(new Set(TRANSFER_REFUSALS));
});

// Each row breaks two rules that are adjacent in the order of precedence.
const PRECEDENCE: readonly (readonly [TransferRefusal, TransferRefusal, Transfer])[] = [
  ['amount_not_positive', 'accounts_equal', transfer({ amount: minor(0n), credit: 'wallet' })],
  [
    'amount_too_large',
    'accounts_equal',
    transfer({ amount: minor(TRANSFER_AMOUNT_MAX + 1n), credit: 'wallet' }),
  ],
  ['accounts_equal', 'key_reused_with_other_body', transfer({ id: 'first', credit: 'wallet' })],
  ['key_reused_with_other_body', 'account_unknown', transfer({ id: 'first', debit: 'nobody' })],
  ['account_unknown', 'account_closed', transfer({ debit: 'closed', credit: 'nobody' })],
  ['account_closed', 'currency_mismatch', transfer({ debit: 'taka', credit: 'closed' })],
  ['currency_mismatch', 'pending_unknown', transfer({ credit: 'taka', ...posting('nothing') })],
  ['currency_mismatch', 'balance_too_low', transfer({ debit: 'taka' })],
  [
    'pending_accounts_different',
    'pending_already_resolved',
    transfer({ credit: 'house', ...posting('ended') }),
  ],
  [
    'pending_already_resolved',
    'pending_expired',
    transfer({ credit: 'escrow', amount: minor(30n), ...posting('endedLate') }),
  ],
  [
    'pending_already_resolved',
    'pending_amount_exceeded',
    transfer({ credit: 'escrow', amount: minor(51n), ...posting('ended') }),
  ],
  [
    'pending_expired',
    'pending_amount_exceeded',
    transfer({ credit: 'escrow', amount: minor(21n), ...posting('late') }),
  ],
  ['balance_too_low', 'balance_too_large', transfer({ credit: 'full', amount: minor(681n) })],
];

test.each(PRECEDENCE)('%s comes before %s', (first, second, refused) => {
  const order = TRANSFER_REFUSALS;
  expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
  expect(decide(smallLedger(), refused)).toBe(first);
});

function figures(state: LedgerState, id: string): { balance: bigint; available: bigint } {
  const account = state.accounts.get(id);
  if (account === undefined) throw new Error(`no account ${id}`);
  return { balance: account.balance, available: getAvailable(account) };
}

test('a posted transfer moves its amount', () => {
  const state = smallLedger();
  expect(applyTransfers(state, [GOOD])).toEqual({ ok: true, results: ['created'] });
  expect(figures(state, 'wallet')).toEqual({ balance: 900n, available: 580n });
  expect(figures(state, 'house')).toEqual({ balance: -910n, available: -910n });
});

test('a repeat is answered with already, also after the account was closed', () => {
  const state = smallLedger();
  applyTransfers(state, [GOOD]);
  setStateAccountClosed(state, 'wallet', true);
  expect(applyTransfers(state, [GOOD])).toEqual({ ok: true, results: ['already'] });
  expect(figures(state, 'wallet').balance).toBe(900n);
});

test.each([
  ['code', { code: 'payout_reversed' }],
  ['debit', { debit: 'escrow' }],
  ['credit', { credit: 'escrow' }],
  ['amount', { amount: minor(101n) }],
  ['currency', { currency: 'BDT' }],
  ['cause', { cause: { kind: 'test', id: '2' } }],
  ['kind of cause', { cause: { kind: 'other', id: '1' } }],
  ['phase', { phase: 'pending' }],
  ['expiry', { phase: 'pending', expiresAtMs: NOW }],
  ['pending id', posting('held')],
] as const)('the key belongs to the body: another %s is refused', (_, change) => {
  const state = smallLedger();
  applyTransfers(state, [GOOD]);
  expect(decide(state, transfer(change))).toBe('key_reused_with_other_body');
});

test('a pending transfer holds its amount, and posting a part releases the rest', () => {
  const state = smallLedger();
  expect(figures(state, 'wallet')).toEqual({ balance: 1_000n, available: 680n });
  expect(figures(state, 'escrow')).toEqual({ balance: 0n, available: 0n });
  applyTransfers(state, [transfer({ ...POST_HELD, amount: minor(120n) })]);
  expect(figures(state, 'wallet')).toEqual({ balance: 880n, available: 860n });
  expect(figures(state, 'escrow')).toEqual({ balance: 120n, available: 120n });
});

test('voiding a pending transfer returns its amount, also to a closed account', () => {
  const state = smallLedger();
  const voided = { debit: 'closed', amount: minor(10n), ...voiding('heldByClosed') };
  expect(decide(state, transfer(voided))).toBe('created');
  applyTransfers(state, [transfer(voided)]);
  expect(figures(state, 'closed')).toEqual({ balance: 10n, available: 10n });
});

test('a list is decided in order: later transfers may spend what earlier ones credit', () => {
  const state = smallLedger();
  const fill = transfer({ id: 'a', debit: 'house', credit: 'escrow', amount: minor(5n) });
  const spend = transfer({ id: 'b', debit: 'escrow', amount: minor(5n) });
  expect(decide(state, spend)).toBe('balance_too_low');
  expect(applyTransfers(state, [fill, spend, fill])).toEqual({
    ok: true,
    results: ['created', 'created', 'already'],
  });
});

test('the first refusal of a list undoes the transfers before it', () => {
  const state = smallLedger();
  const before = structuredClone(state);
  const list = [
    GOOD,
    transfer({ ...POST_HELD, id: 'post' }),
    transfer({ id: 'hold', amount: minor(10n), phase: 'pending' }),
    transfer({ id: 'last', amount: minor(100_000n) }),
  ];
  expect(applyTransfers(state, list)).toEqual({ ok: false, index: 3, refusal: 'balance_too_low' });
  expect(state).toEqual(before);
});
