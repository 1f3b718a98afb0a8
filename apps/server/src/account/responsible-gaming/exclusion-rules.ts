import type {
  breakKinds,
  exclusionLengths,
  timeOutLengths,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import { dayMs } from '@khelaghor/time/durations.ts';

export type BreakLength = (typeof timeOutLengths)[number] | (typeof exclusionLengths)[number];
export type BreakKind = (typeof breakKinds)[number];

/** A break that was taken once. `until` null: for ever. `reopenAt`: as its member asked. */
export type Break = { kind: BreakKind; until: Date | null; reopenAt: Date | null };

/** Between the wish to come back after a self-exclusion and coming back. */
export const reopenAfterMs = 7 * dayMs;

function addMonths(from: Date, months: number): Date {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + months);
  // The 31st of a month that has none is the first of the next one: never less than promised.
  return until;
}

function endOf(length: BreakLength, now: Date): { kind: BreakKind; until: Date | null } {
  const days = (count: number): Date => new Date(now.getTime() + count * dayMs);
  switch (length) {
    case 'day':
      return { kind: 'time_out', until: days(1) };
    case 'week':
      return { kind: 'time_out', until: days(7) };
    case 'month':
      return { kind: 'time_out', until: addMonths(now, 1) };
    case 'six_weeks':
      return { kind: 'time_out', until: days(42) };
    case 'half_year':
      return { kind: 'self_exclusion', until: addMonths(now, 6) };
    case 'year':
      return { kind: 'self_exclusion', until: addMonths(now, 12) };
    case 'five_years':
      return { kind: 'self_exclusion', until: addMonths(now, 60) };
    case 'for_ever':
      return { kind: 'self_exclusion', until: null };
  }
}

/** What holds from when somebody was found to be under age. */
export const underAge: Break = { kind: 'under_age', until: null, reopenAt: null };

/** When a break lets its member play again; null: not before he asks, or never. */
export function opensAt({ kind, until, reopenAt }: Break): Date | null {
  return kind === 'time_out' ? until : reopenAt;
}

/** Whether a break holds. A self-exclusion ends by a wish and a week, never by itself. */
export function holds(taken: Break, now: Date): boolean {
  const opens = opensAt(taken);
  return opens === null || now < opens;
}

/** The break that a wish leads to; null when it would not be longer than the one that holds. */
export function wantBreak(before: Break | null, length: BreakLength, now: Date): Break | null {
  const wanted: Break = { ...endOf(length, now), reopenAt: null };
  if (before === null || !holds(before, now)) return wanted;
  const isLonger = before.until !== null && (wanted.until === null || wanted.until > before.until);
  // A time-out opens by itself, and so never takes the place of what does not.
  const isWeaker = before.kind === 'self_exclusion' && wanted.kind === 'time_out';
  return isLonger && !isWeaker ? wanted : null;
}

/** Whether the wish to come back may be said. */
export function mayAsk({ kind, until, reopenAt }: Break, now: Date): boolean {
  return kind === 'self_exclusion' && until !== null && now >= until && reopenAt === null;
}
