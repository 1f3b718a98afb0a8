import type {
  BetCall,
  RollbackCall,
  SeamlessStatus,
  WinCall,
} from '@khelaghor/contract/play/seamless-wallet.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { WagerRefusal } from '../bets/index.ts';
import type { Vendor } from '../vendors/index.ts';
import type { GameAtVendor } from './context.ts';
import type { SeamlessOperation } from './read-body.ts';

/** The protocol's status for each refusal of an order. */
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
  // The protocol has no status for these.
  round_ended: 'RS_ERROR_UNKNOWN',
  already_settled: 'RS_ERROR_UNKNOWN',
  not_settled: 'RS_ERROR_UNKNOWN',
  stake_exceeded: 'RS_ERROR_UNKNOWN',
  payout_exceeded: 'RS_ERROR_UNKNOWN',
};

/** The status of each call that names a member without a session at this vendor. */
export const statusOfUnknownMember: Readonly<Record<SeamlessOperation, SeamlessStatus>> = {
  userInfo: 'RS_ERROR_UNKNOWN',
  balance: 'RS_ERROR_INVALID_TOKEN',
  bet: 'RS_ERROR_INVALID_TOKEN',
  win: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rollback: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
};

/** Returns the fields that a repeat of a transaction must have in common with the first call. */
export const getIdentity = (body: BetCall | WinCall | RollbackCall): unknown[] => [
  'reference_transaction_uuid' in body ? (body.reference_transaction_uuid ?? null) : null,
  'amount' in body ? String(body.amount) : null,
  'currency' in body ? body.currency : null,
  body.round,
  body.game_code,
];

/** Whether a free bet has a stake. A bet with a reward is free, too. */
export const isFreeBetWithStake = ({ is_free, reward_uuid }: BetCall, stake: Minor): boolean =>
  stake > 0n && (is_free === true || Boolean(reward_uuid));

/** Returns why a win is refused, unless it was answered before. */
export function checkWin(
  vendor: Vendor,
  game: GameAtVendor | undefined,
  amount: Minor,
): WagerRefusal | undefined {
  if (!game) return 'game_unknown';
  return amount > (game.winMax ?? vendor.winMaxMinor) ? 'win_above_ceiling' : undefined;
}

/** The same for a win without a bet: it is new, and has a lower maximum. */
export function checkBonus(
  vendor: Vendor,
  game: GameAtVendor | undefined,
  amount: Minor,
): WagerRefusal | undefined {
  if (!vendor.open) return 'vendor_closed';
  if (amount > vendor.bonusMaxMinor) return 'bonus_above_ceiling';
  return checkWin(vendor, game, amount);
}
