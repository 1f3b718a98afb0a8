import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type {
  LimitKind,
  LimitPeriod,
  PlayBreak,
  PlayChange,
} from '@khelaghor/contract/account/responsible-gaming.ts';

export const kindTitles: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`Deposit limit`,
  loss: msg`Loss limit`,
  stake: msg`Stake limit`,
  time: msg`Time limit`,
};

export const kindNotes: Readonly<Record<LimitKind, MessageDescriptor>> = {
  deposit: msg`Your deposits, without withdrawals.`,
  loss: msg`Your stakes minus your wins.`,
  stake: msg`All your stakes, whatever you win.`,
  time: msg`Your playing time, on all devices together.`,
};

export const periodTitles: Readonly<Record<LimitPeriod, MessageDescriptor>> = {
  day: msg`24 hours`,
  week: msg`7 days`,
  month: msg`30 days`,
};

type Length = NonNullable<PlayChange['length']>;

export const lengthTitles: Readonly<Record<Length, MessageDescriptor>> = {
  day: msg`24 hours`,
  week: msg`1 week`,
  month: msg`1 month`,
  six_weeks: msg`6 weeks`,
  half_year: msg`6 months`,
  year: msg`1 year`,
  five_years: msg`5 years`,
  for_ever: msg`Permanently`,
};

type BreakKind = PlayBreak['kind'];
/** The breaks that a member can start. */
export type MemberBreak = Exclude<BreakKind, 'under_age'>;

// The contract's own lists would bring Zod into the browser.
export const breakLengths: Readonly<Record<MemberBreak, readonly Length[]>> = {
  time_out: ['day', 'week', 'month', 'six_weeks'],
  self_exclusion: ['half_year', 'year', 'five_years', 'for_ever'],
};
export const kinds: readonly LimitKind[] = ['deposit', 'loss', 'stake', 'time'];
const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];
/** The periods that a kind of limit can have. */
export const getPeriods = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'time' ? periods.slice(0, 2) : periods;
export const intervals = [15, 30, 60, 120, 240] as const;
/** The interval of a member who never chose one. */
export const intervalDefault = 60;

export const breakTitles: Readonly<Record<BreakKind, MessageDescriptor>> = {
  time_out: msg`Time-out`,
  self_exclusion: msg`Self-exclusion`,
  under_age: msg`Under age`,
};
