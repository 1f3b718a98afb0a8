/**
 * A transfer: an order to move an amount from one account (debit) to another (credit). It never
 * changes once stored. What was wrong is corrected by another transfer the other way.
 */
import type { TransferCode } from '@khelaghor/contract/money/transfer-codes.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

export type { TransferCode };

/** The largest amount of one transfer: ten thousand crore taka. */
export const TRANSFER_AMOUNT_MAX: Minor = minor(10n ** 13n);

/** The largest balance of a limited account, so that no sum can leave 64 bits. */
export const BALANCE_MAX: Minor = minor(10n ** 18n);

/** What a transfer was made for, such as `{ kind: 'deposit', id: <id of the deposit> }`. */
export type TransferCause = { readonly kind: string; readonly id: string };

/**
 * `posted` moves the amount at once. `pending` only holds it: the debited account cannot spend
 * it, the credited one does not have it yet. From `expiresAtMs` on (milliseconds since 1970) it
 * can only be voided. One later transfer ends a pending one: `post_pending` moves at most its
 * amount and lets go of the rest, `void_pending` moves nothing and must name the same amount. Both
 * must name the pending transfer's own accounts.
 */
export type TransferPhase =
  | { readonly phase: 'posted' }
  | { readonly phase: 'pending'; readonly expiresAtMs?: number }
  | { readonly phase: 'post_pending' | 'void_pending'; readonly pendingId: string };

export type Transfer = TransferPhase & {
  /** A UUIDv7 made by the caller before the first attempt: the idempotency key. */
  readonly id: string;
  readonly code: TransferCode;
  /** The id of the account from which the amount is taken. */
  readonly debit: string;
  /** The id of the account that gets it. */
  readonly credit: string;
  /** In minor units; more than zero. */
  readonly amount: Minor;
  readonly currency: Currency;
  readonly cause: TransferCause;
};

/** The pending transfer that this one ends, if it ends one. */
export function pendingIdOf(transfer: Transfer): string | null {
  return transfer.phase === 'post_pending' || transfer.phase === 'void_pending'
    ? transfer.pendingId
    : null;
}

/** When a pending transfer can no longer be posted, if it ever expires; milliseconds since 1970. */
export function expiresAtMsOf(transfer: Transfer): number | null {
  return transfer.phase === 'pending' ? (transfer.expiresAtMs ?? null) : null;
}

/** Whether two transfers with the same id ask for the same thing: then the second is a repeat. */
export function sameBody(one: Transfer, other: Transfer): boolean {
  return (
    one.code === other.code &&
    one.debit === other.debit &&
    one.credit === other.credit &&
    one.amount === other.amount &&
    one.currency === other.currency &&
    one.cause.kind === other.cause.kind &&
    one.cause.id === other.cause.id &&
    one.phase === other.phase &&
    pendingIdOf(one) === pendingIdOf(other) &&
    expiresAtMsOf(one) === expiresAtMsOf(other)
  );
}
