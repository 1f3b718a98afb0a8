import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ReportDimension, ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';

/** The figures of a report that are amounts of money. */
export const amountLabels = {
  stakes: msg`Stakes of bets`,
  payouts: msg`Payouts`,
  result: msg`Stakes minus payouts`,
  bonuses: msg`Bonuses`,
  deposited: msg`Deposited`,
  withdrawn: msg`Paid out`,
  fees: msg`Fees of withdrawals`,
} as const satisfies Record<string, MessageDescriptor>;
export type AmountName = keyof typeof amountLabels;

/** Those that are counts. */
export const countLabels = {
  bets: msg`Bets`,
  activeMembers: msg`Active members`,
  newMembers: msg`New members`,
  firstDeposits: msg`First deposits`,
  depositors: msg`Members who paid in`,
} as const satisfies Record<string, MessageDescriptor>;
export type CountName = keyof typeof countLabels;

export const periodLabels: Readonly<Record<ReportPeriod, MessageDescriptor>> = {
  day: msg`Day`,
  week: msg`Week`,
  month: msg`Month`,
};

export const dimensionLabels: Readonly<Record<ReportDimension, MessageDescriptor>> = {
  all: msg`Time alone`,
  product: msg`Product`,
  game: msg`Game`,
  vendor: msg`Vendor`,
  channel: msg`Channel`,
  affiliate: msg`Affiliate code`,
  country: msg`Country`,
};
