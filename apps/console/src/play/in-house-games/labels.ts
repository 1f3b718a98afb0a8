import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DeskGame, DeskGameDetail, DeskRound } from '@khelaghor/contract/play/game-desk.ts';

export const kindLabels: Readonly<Record<DeskGame['kind'], MessageDescriptor>> = {
  instant: msg`Decided at once`,
  steps: msg`Many steps`,
  shared: msg`Shared rounds`,
};

export const stateLabels: Readonly<Record<DeskGame['state'], MessageDescriptor>> = {
  open: msg`Open`,
  maintenance: msg`Maintenance`,
  closed: msg`Closed`,
};

export const stateTones = { open: 'good', maintenance: 'open', closed: 'bad' } as const;

type Phase = NonNullable<DeskGameDetail['sharedRound']>['phase'];

export const phaseLabels: Readonly<Record<Phase, MessageDescriptor>> = {
  betting: msg`Bets are open`,
  closed: msg`Bets are closed`,
  running: msg`Running`,
  ended: msg`Ended`,
  void: msg`Void`,
};

export const betStateLabels: Readonly<Record<DeskRound['state'], MessageDescriptor>> = {
  running: msg`Running`,
  won: msg`Won`,
  lost: msg`Lost`,
  void: msg`Void`,
};

/** Names of the tiers of jackpots. */
export const tierLabels: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['mini', msg`Mini`],
  ['minor', msg`Minor`],
  ['major', msg`Major`],
  ['grand', msg`Grand`],
]);

/** A share of the stakes as a percentage: 0.99 is "99.00%". */
export const formatShare = (share: number): string => `${(share * 100).toFixed(2)}%`;
