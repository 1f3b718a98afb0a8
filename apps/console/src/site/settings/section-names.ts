import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SectionName } from '@khelaghor/contract/backoffice/configuration-sections.ts';

/** The names of the sections of a file. */
export const sectionTitles: Readonly<Record<SectionName, MessageDescriptor>> = {
  settings: msg`Settings`,
  channels: msg`Deposit channels`,
  levelLimits: msg`Limits of deposits by level`,
  fees: msg`Fees of withdrawals`,
  withdrawals: msg`Limits of withdrawals`,
  lotteries: msg`Lotteries`,
  payoutRules: msg`Rules for withdrawals`,
  alerts: msg`Rules of alerts`,
  roles: msg`Roles`,
};
