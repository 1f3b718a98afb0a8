import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  ManagedPlay,
  ManagedPlayChange,
} from '@khelaghor/contract/backoffice/member-limits.ts';
import type { LimitKind, LimitPeriod } from '@khelaghor/contract/account/responsible-gaming.ts';

export const kindTitles: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`Deposit limit`,
  loss: msg`Loss limit`,
  stake: msg`Stake limit`,
  time: msg`Time limit`,
};

// The contract's own lists bring Zod along, which stays out of the browser.
export const kinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];
export const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];

export const periodTitles: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  day: msg`24 hours`,
  week: msg`7 days`,
  month: msg`30 days`,
};

type Length = NonNullable<ManagedPlayChange['length']>;

export const lengthTitles: Readonly<Record<Length, MessageDescriptor>> = {
  day: msg`Time-out: 24 hours`,
  week: msg`Time-out: 1 week`,
  month: msg`Time-out: 1 month`,
  six_weeks: msg`Time-out: 6 weeks`,
  half_year: msg`Self-exclusion: 6 months`,
  year: msg`Self-exclusion: 1 year`,
  five_years: msg`Self-exclusion: 5 years`,
  for_ever: msg`Self-exclusion: permanent`,
};

export const breakTitles: Readonly<
  Record<NonNullable<ManagedPlay['pause']>['kind'], MessageDescriptor>
> = {
  time_out: msg`Time-out`,
  self_exclusion: msg`Self-exclusion`,
  under_age: msg`Under age`,
};

export const changeTitles: Readonly<Record<ManagedPlayChange['change'], MessageDescriptor>> = {
  set: msg`set`,
  asked: msg`increase requested`,
  confirmed: msg`increase confirmed`,
  withdrawn: msg`increase cancelled`,
  check: msg`Reality check`,
  break: msg`Break`,
  reopen: msg`Return requested`,
  under_age: msg`Found to be under age`,
};
