/** What a stake of a member may be refused with, whatever is bet on. */
export const stakeRefusals = [
  'stake_below_minimum',
  'stake_above_maximum',
  'payout_above_maximum',
  'balance_too_low',
  'key_reused',
  'key_out_of_time',
  'limit_stake_reached',
  'limit_loss_reached',
  'reality_check_due',
  'on_break',
  'limit_time_reached',
] as const;
