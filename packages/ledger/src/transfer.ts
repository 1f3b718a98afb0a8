/**
 * A transfer: an order to move an amount from one account (debit) to another (credit). It never
 * changes once stored. An error is corrected by another transfer in the opposite direction.
 */
import type { TransferCode } from '@khelaghor/contract/money/transfer-codes.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

export type { TransferCode };

/** The largest amount of one transfer: ten thousand crore taka. */
export const TRANSFER_AMOUNT_MAX: Minor = minor(10n ** 13n);

/** The largest balance of a limited account, so that no sum exceeds 64 bits. */
export const BALANCE_MAX: Minor = minor(10n ** 18n);

/** The cause of a transfer, such as `{ kind: 'deposit', id: <id of the deposit> }`. */
export type TransferCause = { readonly kind: string; readonly id: string };

/**
 * `posted` moves the amount at once. `pending` only holds it: the debited account cannot spend
 * it, the credited one does not have it yet. From `expiresAtMs` on (milliseconds since 1970) it
 * can only be voided. One later transfer resolves a pending one: `post_pending` moves at most its
 * amount and releases the rest, `void_pending` moves nothing and must name the same amount. Both
 * must name the pending transfer's own accounts.
 */
export type TransferPhase =
  | { readonly phase: 'posted' }
  | { readonly phase: 'pending'; readonly expiresAtMs?: number }
  | { readonly phase: 'post_pending' | 'void_pending'; readonly pendingId: string };

export type Transfer = TransferPhase & {
  /** The idempotency key: a UUIDv7 that the caller creates before the first attempt. */
  readonly id: string;
  readonly code: TransferCode;
  /** The id of the account that pays the amount. */
  readonly debit: string;
  /** The id of the account that receives it. */
  readonly credit: string;
  /** In minor units; more than zero. */
  readonly amount: Minor;
  readonly currency: Currency;
  readonly cause: TransferCause;
};

/** The id of the pending transfer that this one resolves, if any. */
export function getPendingId(transfer: Transfer): string | null {
  return transfer.phase === 'post_pending' || transfer.phase === 'void_pending'
    ? transfer.pendingId
    : null;
}

/** The expiry of a pending transfer in milliseconds since 1970, if it has one. */
export function getExpiresAtMs(transfer: Transfer): number | null {
  return transfer.phase === 'pending' ? (transfer.expiresAtMs ?? null) : null;
}

/** Whether two transfers with the same id are equal, so that the second is a repeat. */
export function hasSameBody(one: Transfer, other: Transfer): boolean {
  return (
    one.code === other.code &&
    one.debit === other.debit &&
    one.credit === other.credit &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.cause.kind === other.cause.kind &&
    one.cause.id === other.cause.id &&
    one.phase === other.phase &&
    getPendingId(one) === getPendingId(other) &&
    getExpiresAtMs(one) === getExpiresAtMs(other)
  );
}
