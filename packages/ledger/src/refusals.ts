/**
 * Why a transfer is refused, in the order of precedence: when several apply, the first is
 * returned. First errors of the transfer itself, then a used key (so that a repeat gets its first
 * answer even after an account was closed), then errors of the accounts, of the pending
 * transfer that it resolves, and last of the balances.
 *
 * A repeat with the same key and the same body is not refused: its answer is `already`.
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
  /** The debit or credit account does not exist. */
  'account_unknown',
  /** The debit or credit account is closed. Only voiding a pending transfer is possible. */
  'account_closed',
  /** One of the accounts has another currency than the transfer. */
  'currency_mismatch',
  /** The pending transfer to post or void does not exist. */
  'pending_unknown',
  /** The pending transfer has other accounts. */
  'pending_accounts_different',
  /** The pending transfer is already posted or voided. */
  'pending_already_resolved',
  /** The pending transfer has expired: it can only be voided. */
  'pending_expired',
  /** The amount to post or void exceeds the hold. */
  'pending_amount_exceeded',
  /** The amount to void is below the hold. */
  'pending_amount_different',
  /** The debit account is limited and its available balance is below the amount. */
  'balance_too_low',
  /** The credit account is limited and would exceed `BALANCE_MAX`. */
  'balance_too_large',
] as const;

export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];

/** The result of an accepted transfer. */
export type TransferResult = 'created' | 'already';

/** The result of one transfer. */
export type TransferOutcome = TransferResult | TransferRefusal;

/** The result of a list: all transfers accepted, or none because one was refused. */
export type PostResult =
  | { readonly ok: true; readonly results: readonly TransferResult[] }
  | { readonly ok: false; readonly index: number; readonly refusal: TransferRefusal };
