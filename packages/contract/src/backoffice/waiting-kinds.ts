import type { DeskArea } from '../lib/permissions.ts';

/** Kinds of requests that wait for a second operator, and whose pages decide them. */
export const areaOfWaiting = {
  adjustment: 'members',
  debt: 'members',
  factor_reset: 'members',
  payout: 'money',
  payout_repeat: 'money',
  payout_rule: 'money',
  payout_fee: 'money',
  withdrawal_terms: 'money',
  level_limit: 'money',
  deposit_channel: 'money',
  deposit_claim: 'money',
  differing_payment: 'money',
  lottery_terms: 'games',
  lottery_blocks: 'games',
  lottery_call_off: 'games',
  lottery_correction: 'games',
  game_limits: 'games',
  shared_void: 'games',
  pot_rules: 'games',
  vendor_round: 'games',
  setting: 'settings',
  alert_rule: 'settings',
  role: 'operators',
} as const satisfies Readonly<Record<string, DeskArea>>;

export type WaitingKind = keyof typeof areaOfWaiting;
export const waitingKinds = Object.keys(areaOfWaiting) as [WaitingKind, ...WaitingKind[]];
