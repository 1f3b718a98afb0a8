import type { LevelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const limitFields = ['dayMaximum', 'monthMaximum'] as const;
export type LimitField = (typeof limitFields)[number];

/** Limits as they are typed, in taka; empty: no limit. */
export type LimitsDraft = Readonly<Record<LimitField, string>>;

const write = (amount: string | null): string => (amount === null ? '' : writeTaka(amount));

export const getLimitsDraft = (terms: LevelLimitTerms): LimitsDraft => ({
  dayMaximum: write(terms.dayMaximum),
  monthMaximum: write(terms.monthMaximum),
});

/** An amount as the server takes it; undefined: it makes no sense. */
function readAmount(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? formatMinor(parsed.value) : undefined;
}

/** The limits as the server takes them, or the fields that make no sense. */
export function readLimits(draft: LimitsDraft): LevelLimitTerms | readonly LimitField[] {
  const dayMaximum = readAmount(draft.dayMaximum);
  const monthMaximum = readAmount(draft.monthMaximum);
  if (dayMaximum !== undefined && monthMaximum !== undefined) return { dayMaximum, monthMaximum };
  const read = { dayMaximum, monthMaximum };
  return limitFields.filter((field) => read[field] === undefined);
}
