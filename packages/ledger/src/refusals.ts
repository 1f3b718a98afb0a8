/**
 * Why a transfer is refused, in the order of precedence: when several are true, the first is
 * the answer. First what can be read off the transfer alone, then whether its key was used
 * before (so that a repeat gets its first answer even after an account was closed), then what
 * depends on the accounts, on the pending transfer it ends, and last on the balances.
 *
 * A repeat with the same key and the same body is no refusal: it is answered with `already`.
 */
export const TRANSFER_REFUSALS = [
  /** The amount is zero or less. */
  'amount_not_positive',
  /** The amount is above `TRANSFER_AMOUNT_MAX`. */
  'amount_too_large',
  /** Debit and credit are the same account. */
  'accounts_equal',
  /** Another transfer has this id. */
  'key_reused_with_other_body',
  /** There is no account with the id of the debit or the credit. */
  'account_unknown',
  /** The debit or the credit is closed. Only voiding a pending transfer is still possible. */
  'account_closed',
  /** One of the accounts is kept in another currency than the transfer's. */
  'currency_mismatch',
  /** There is no pending transfer with the id to be posted or voided. */
  'pending_unknown',
  /** The pending transfer is between other accounts. */
  'pending_accounts_different',
  /** The pending transfer was posted or voided before. */
  'pending_already_resolved',
  /** The pending transfer has expired: it can only be voided. */
  'pending_expired',
  /** More is to be posted or voided than was held. */
  'pending_amount_exceeded',
  /** Less is to be voided than was held. */
  'pending_amount_different',
  /** The debit is limited and has less than the amount, without what pending transfers hold. */
  'balance_too_low',
  /** The credit is limited and would have more than `BALANCE_MAX`. */
  'balance_too_large',
] as const;

export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];

/** What happened to a transfer that was not refused. */
export type TransferResult = 'created' | 'already';

/** What happened to one transfer. */
export type TransferOutcome = TransferResult | TransferRefusal;

/** What happened to a list of transfers: all of them, or none because one was refused. */
export type PostResult =
  | { readonly ok: true; readonly results: readonly TransferResult[] }
  | { readonly ok: false; readonly index: number; readonly refusal: TransferRefusal };
