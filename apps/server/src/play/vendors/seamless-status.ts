import type { SeamlessStatus } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { WagerRefusal } from '../bets/index.ts';

/** What the protocol says where the wagers refuse. */
export const statusOfRefusal: Readonly<Record<WagerRefusal, SeamlessStatus>> = {
  key_reused: 'RS_ERROR_DUPLICATE_TRANSACTION',
  rolled_back: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  bet_void: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  reference_mismatch: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  currency_mismatch: 'RS_ERROR_WRONG_CURRENCY',
  round_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_mismatch: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_refunded: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  game_unknown: 'RS_ERROR_INVALID_GAME',
  vendor_closed: 'RS_ERROR_INVALID_PARTNER',
  win_above_ceiling: 'RS_ERROR_LIMIT_REACHED',
  bonus_above_ceiling: 'RS_ERROR_LIMIT_REACHED',
  balance_too_low: 'RS_ERROR_NOT_ENOUGH_MONEY',
  account_closed: 'RS_ERROR_USER_DISABLED',
  limit_stake_reached: 'RS_ERROR_LIMIT_REACHED',
  limit_loss_reached: 'RS_ERROR_LIMIT_REACHED',
  amount_invalid: 'RS_ERROR_WRONG_SYNTAX',
  amount_too_large: 'RS_ERROR_WRONG_SYNTAX',
  // The protocol has no word for these.
  round_ended: 'RS_ERROR_UNKNOWN',
  already_settled: 'RS_ERROR_UNKNOWN',
  not_settled: 'RS_ERROR_UNKNOWN',
  stake_exceeded: 'RS_ERROR_UNKNOWN',
  payout_exceeded: 'RS_ERROR_UNKNOWN',
};
