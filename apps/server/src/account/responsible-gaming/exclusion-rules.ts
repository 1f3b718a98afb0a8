import type {
  breakKinds,
  exclusionLengths,
  timeOutLengths,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import { dayMs } from '@khelaghor/time/durations.ts';

export type BreakLength = (typeof timeOutLengths)[number] | (typeof exclusionLengths)[number];
export type BreakKind = (typeof breakKinds)[number];

/** A stored break. `until` null: for ever. `reopenAt`: as the member requested. */
export type Break = { kind: BreakKind; until: Date | null; reopenAt: Date | null };

/** From the request to reopen until the account reopens. */
export const reopenAfterMs = 7 * dayMs;

function addMonths(from: Date, months: number): Date {
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + months);
  // A missing 31st becomes the first of the next month: never shorter than promised.
  return until;
}

function computeEnd(length: BreakLength, now: Date): { kind: BreakKind; until: Date | null } {
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

/** Holds from the moment a member was found to be under age. */
export const underAge: Break = { kind: 'under_age', until: null, reopenAt: null };

/** Returns when a break ends; null: not before the member asks, or never. */
export function opensAt({ kind, until, reopenAt }: Break): Date | null {
  return kind === 'time_out' ? until : reopenAt;
}

/**
 * Returns true while a break holds. A self-exclusion ends a week after a request, not by itself.
 */
export function holds(taken: Break, now: Date): boolean {
  const opens = opensAt(taken);
  return opens === null || now < opens;
}

/** Returns the requested break; null when it is not longer than the present one. */
export function lengthenExclusion(
  before: Break | null,
  length: BreakLength,
  now: Date,
): Break | null {
  const wanted: Break = { ...computeEnd(length, now), reopenAt: null };
  if (before === null || !holds(before, now)) return wanted;
  const isLonger = before.until !== null && (wanted.until === null || wanted.until > before.until);
  // A time-out ends by itself, so it never replaces a self-exclusion.
  const isWeaker = before.kind === 'self_exclusion' && wanted.kind === 'time_out';
  return isLonger && !isWeaker ? wanted : null;
}

/** Returns true when the member may request to reopen. */
export function canRequestReopening({ kind, until, reopenAt }: Break, now: Date): boolean {
  return kind === 'self_exclusion' && until !== null && now >= until && reopenAt === null;
}
