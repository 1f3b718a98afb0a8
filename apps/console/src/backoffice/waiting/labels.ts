import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingByTwo } from '@khelaghor/contract/site/settings.ts';
import { kindLabels } from '../alerts/index.ts';
import type { WaitingKind } from '@khelaghor/contract/backoffice/waiting-kinds.ts';

/** What is requested, by the kind of a request. */
export const waitingLabels: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  adjustment: msg`Adjustment of a balance`,
  debt: msg`Forgiveness of a debt`,
  factor_reset: msg`Reset of second factors`,
  payout: msg`Large withdrawal`,
  payout_repeat: msg`Repeat of a payout`,
  payout_rule: msg`Rule for withdrawals`,
  payout_fee: msg`Fee of withdrawals`,
  withdrawal_terms: msg`Limits of withdrawals`,
  level_limit: msg`Limits of deposits`,
  deposit_channel: msg`Deposit channel`,
  deposit_claim: msg`Claim of a deposit`,
  differing_payment: msg`Differing payment or refund`,
  lottery_terms: msg`Terms of a lottery`,
  lottery_blocks: msg`Price of numbers`,
  lottery_call_off: msg`Calling off of a draw`,
  lottery_correction: msg`Correction of a result`,
  game_limits: msg`Limits of a game`,
  shared_void: msg`Void of a round`,
  pot_rules: msg`Rules of a jackpot`,
  vendor_round: msg`Round of a vendor`,
  setting: msg`Setting of the site`,
  alert_rule: msg`Rule of alerts`,
  role: msg`Roles of operators`,
};

/** Names of settings that two operators change. The form has them with what it needs to edit. */
const settingNames: Readonly<Record<SettingByTwo, MessageDescriptor>> = {
  payoutConfirmMinutes: msg`Minutes to confirm a payout`,
  payoutSecondFrom: msg`Payouts that take two operators`,
  payoutProofRequired: msg`Proof of payouts by hand`,
  turnoverHundredths: msg`Turnover before a payout`,
  unverifiedPayoutMax: msg`Withdrawals without documents`,
  diligenceTakaFrom: msg`Sum that asks for a document (taka)`,
  diligencePlayFrom: msg`Sum that asks for a document (play money)`,
  regionPolicies: msg`Policies of countries`,
  moneyMode: msg`Money of the site`,
  minimumAge: msg`Minimum age everywhere`,
  merchant: msg`Merchant code`,
};

const namesOfKind: {
  readonly [Kind in WaitingKind]?: Readonly<Record<string, MessageDescriptor>>;
} = { setting: settingNames, alert_rule: kindLabels };

/** Returns the words for the thing of a request; null: its name is one in all languages. */
export const findNameWords = (kind: WaitingKind, name: string): MessageDescriptor | null =>
  namesOfKind[kind]?.[name] ?? null;
