/**
 * The rules of the ledger as a state machine in memory, which decides one transfer at a time from
 * the earlier ones. `packages/db` loads a batch's rows into it, runs it, and writes the recorded
 * transfers; the simulator uses it as its ledger.
 */
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { PostResult, TransferOutcome, TransferRefusal, TransferResult } from './refusals.ts';
import { BALANCE_MAX, getPendingId, hasSameBody, TRANSFER_AMOUNT_MAX } from './transfer.ts';
import type { Transfer } from './transfer.ts';

/** The state of an account that the rules need. */
export type AccountState = {
  readonly currency: Currency;
  readonly limited: boolean;
  readonly closed: boolean;
  /** Credits minus debits. */
  readonly balance: Minor;
  /** The part of the balance held by pending transfers; zero for an account without limit. */
  readonly held: Minor;
};

/** A pending transfer, and whether it was posted or voided. */
export type PendingState = {
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
  /** Expiry in milliseconds since 1970; afterwards it can only be voided. Null: never. */
  readonly expiresAtMs: number | null;
  readonly resolved: boolean;
};

/** The state on which the next transfer depends. */
export type LedgerState = {
  /** The time at which transfers are decided, in milliseconds since 1970. */
  atMs: number;
  readonly accounts: Map<string, AccountState>;
  readonly transfers: Map<string, Transfer>;
  /** By the id of the pending transfer. */
  readonly pending: Map<string, PendingState>;
};

/** A ledger without accounts. */
export function createLedger(atMs = 0): LedgerState {
  return { atMs, accounts: new Map(), transfers: new Map(), pending: new Map() };
}

/** Adds an empty account. An existing account stays unchanged. */
export function addStateAccount(
  state: LedgerState,
  id: string,
  rule: Pick<AccountState, 'currency' | 'limited'>,
): void {
  if (state.accounts.has(id)) return;
  state.accounts.set(id, { ...rule, closed: false, balance: ZERO, held: ZERO });
}

/** Closes an account, or opens it again. */
export function setStateAccountClosed(state: LedgerState, id: string, closed: boolean): void {
  const account = state.accounts.get(id);
  if (account === undefined) throw new Error(`no account ${id}`);
  state.accounts.set(id, { ...account, closed });
}

/** The available balance of an account. */
export function getAvailable(account: AccountState): Minor {
  return minor(account.balance - account.held);
}

function checkShape(transfer: Transfer): TransferRefusal | undefined {
  if (transfer.amount <= 0n) return 'amount_not_positive';
  if (transfer.amount > TRANSFER_AMOUNT_MAX) return 'amount_too_large';
  if (transfer.debit === transfer.credit) return 'accounts_equal';
  return undefined;
}

const isExpired = ({ expiresAtMs }: PendingState, atMs: number): boolean =>
  expiresAtMs !== null && expiresAtMs <= atMs;

function checkPending(state: LedgerState, transfer: Transfer): TransferRefusal | undefined {
  const pendingId = getPendingId(transfer);
  if (pendingId === null) return undefined;
  const pending = state.pending.get(pendingId);
  if (pending === undefined) return 'pending_unknown';
  if (pending.debit !== transfer.debit || pending.credit !== transfer.credit) {
    return 'pending_accounts_different';
  }
  if (pending.resolved) return 'pending_already_resolved';
  if (transfer.phase === 'post_pending' && isExpired(pending, state.atMs)) {
    return 'pending_expired';
  }
  if (transfer.amount > pending.amount) return 'pending_amount_exceeded';
  if (transfer.phase === 'void_pending' && transfer.amount < pending.amount) {
    return 'pending_amount_different';
  }
  return undefined;
}

function checkBalance(
  transfer: Transfer,
  debit: AccountState,
  credit: AccountState,
): TransferRefusal | undefined {
  const takes = transfer.phase === 'posted' || transfer.phase === 'pending';
  if (takes && debit.limited && getAvailable(debit) < transfer.amount) return 'balance_too_low';
  const gives = transfer.phase === 'posted' || transfer.phase === 'post_pending';
  if (gives && credit.limited && credit.balance + transfer.amount > BALANCE_MAX) {
    return 'balance_too_large';
  }
  return undefined;
}

/** Returns the result that a transfer would have now, without effect. */
export function decide(state: LedgerState, transfer: Transfer): TransferOutcome {
  const shape = checkShape(transfer);
  if (shape !== undefined) return shape;
  const stored = state.transfers.get(transfer.id);
  if (stored !== undefined) {
    return hasSameBody(stored, transfer) ? 'already' : 'key_reused_with_other_body';
  }
  const debit = state.accounts.get(transfer.debit);
  const credit = state.accounts.get(transfer.credit);
  if (debit === undefined || credit === undefined) return 'account_unknown';
  if ((debit.closed || credit.closed) && transfer.phase !== 'void_pending') {
    return 'account_closed';
  }
  if (debit.currency !== transfer.currency || credit.currency !== transfer.currency) {
    return 'currency_mismatch';
  }
  return checkPending(state, transfer) ?? checkBalance(transfer, debit, credit) ?? 'created';
}

function change(
  state: LedgerState,
  id: string,
  by: { readonly balance: bigint; readonly held: bigint },
): AccountState {
  const account = state.accounts.get(id);
  if (account === undefined) throw new Error(`no account ${id}`);
  const changed = {
    ...account,
    balance: minor(account.balance + by.balance),
    held: account.limited ? minor(account.held + by.held) : ZERO,
  };
  state.accounts.set(id, changed);
  return changed;
}

/** An accepted transfer, with the resulting balances. */
export type AppliedTransfer = {
  readonly transfer: Transfer;
  /** The debit's balance after it; null when nothing moved, or the account has no limit. */
  readonly debitAfter: Minor | null;
  readonly creditAfter: Minor | null;
};

const getBalanceAfter = (account: AccountState): Minor | null =>
  account.limited ? account.balance : null;

/** Records a transfer for which `decide` returned `created`. */
function record(state: LedgerState, transfer: Transfer): AppliedTransfer {
  const pendingId = getPendingId(transfer);
  const ended = pendingId === null ? undefined : state.pending.get(pendingId);
  state.transfers.set(transfer.id, transfer);
  if (pendingId !== null && ended) state.pending.set(pendingId, { ...ended, resolved: true });
  if (transfer.phase === 'pending') {
    const { debit, credit, amount, expiresAtMs = null } = transfer;
    state.pending.set(transfer.id, { debit, credit, amount, expiresAtMs, resolved: false });
  }
  const moves = transfer.phase === 'posted' || transfer.phase === 'post_pending';
  const moved: bigint = moves ? transfer.amount : 0n;
  const heldMore: bigint = transfer.phase === 'pending' ? transfer.amount : 0n;
  const heldLess: bigint = ended?.amount ?? 0n;
  const debit = change(state, transfer.debit, { balance: -moved, held: heldMore - heldLess });
  if (!moves) return { transfer, debitAfter: null, creditAfter: null };
  const credit = change(state, transfer.credit, { balance: moved, held: 0n });
  return { transfer, debitAfter: getBalanceAfter(debit), creditAfter: getBalanceAfter(credit) };
}

/** Undoes `record`, when a later transfer of the same list is refused. */
function revert(
  state: LedgerState,
  transfer: Transfer,
  before: { readonly debit: AccountState; readonly credit: AccountState },
): void {
  const pendingId = getPendingId(transfer);
  state.transfers.delete(transfer.id);
  state.pending.delete(transfer.id);
  const ended = pendingId === null ? undefined : state.pending.get(pendingId);
  if (pendingId !== null && ended) state.pending.set(pendingId, { ...ended, resolved: false });
  state.accounts.set(transfer.debit, before.debit);
  state.accounts.set(transfer.credit, before.credit);
}

/**
 * Decides a list of transfers one after another, and records all of them or none: the first
 * refusal undoes the ones before it. Applied transfers are added to `written`.
 */
export function applyTransfers(
  state: LedgerState,
  transfers: readonly Transfer[],
  written: AppliedTransfer[] = [],
): PostResult {
  const undo: { transfer: Transfer; debit: AccountState; credit: AccountState }[] = [];
  const results: TransferResult[] = [];
  const writtenBefore = written.length;
  for (const [index, transfer] of transfers.entries()) {
    const outcome = decide(state, transfer);
    if (outcome !== 'created' && outcome !== 'already') {
      for (const { transfer: one, ...before } of undo.toReversed()) revert(state, one, before);
      written.length = writtenBefore;
      return { ok: false, index, refusal: outcome };
    }
    results.push(outcome);
    if (outcome === 'already') continue;
    const debit = state.accounts.get(transfer.debit);
    const credit = state.accounts.get(transfer.credit);
    if (debit === undefined || credit === undefined) throw new Error('decided without accounts');
    undo.push({ transfer, debit, credit });
    written.push(record(state, transfer));
  }
  return { ok: true, results };
}
