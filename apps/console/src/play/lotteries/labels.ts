import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AdminGroup } from '@khelaghor/contract/play/lottery-groups-admin.ts';
import type { AdminIssue, AdminLottery } from '@khelaghor/contract/play/lottery-admin.ts';

export const lotteryStateLabels: Readonly<Record<AdminLottery['state'], MessageDescriptor>> = {
  open: msg`Open`,
  maintenance: msg`Maintenance`,
  closed: msg`Closed`,
};

export const issueStateLabels: Readonly<Record<AdminIssue['state'], MessageDescriptor>> = {
  open: msg`On sale`,
  closed: msg`Sale ended`,
  drawn: msg`Drawn`,
  settled: msg`Settled`,
  cancelled: msg`Called off`,
  reopened: msg`Being corrected`,
};

export const groupStateLabels: Readonly<Record<AdminGroup['state'], MessageDescriptor>> = {
  open: msg`On sale`,
  runs: msg`Will be drawn`,
  failed: msg`Not filled`,
  cancelled: msg`Withdrawn`,
  settled: msg`Settled`,
};

export const groupTones = {
  open: 'good',
  runs: 'open',
  failed: 'quiet',
  cancelled: 'quiet',
  settled: 'quiet',
} as const;

export const lotteryTones = { open: 'good', maintenance: 'open', closed: 'quiet' } as const;

export const issueTones = {
  open: 'good',
  closed: 'open',
  drawn: 'open',
  settled: 'quiet',
  cancelled: 'bad',
  reopened: 'open',
} as const;

/** What a prize series returns: 1955 is "97.75%". */
export const formatReturn = (series: number): string => `${series / 20}%`;

/** What the house keeps of the stakes on average: of 1955 it is "2.25%". */
export const formatMargin = (series: number): string => `${(2_000 - series) / 20}%`;
