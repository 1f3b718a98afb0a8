import type { LevelLimitTerms } from '@khelaghor/contract/money/level-limits.ts';
import { readLimitText } from '../../shared/read-figures.ts';
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

/** The limits as the server takes them, or the fields that make no sense. */
export function readLimits(draft: LimitsDraft): LevelLimitTerms | readonly LimitField[] {
  const dayMaximum = readLimitText(draft.dayMaximum);
  const monthMaximum = readLimitText(draft.monthMaximum);
  if (dayMaximum !== undefined && monthMaximum !== undefined) return { dayMaximum, monthMaximum };
  const read = { dayMaximum, monthMaximum };
  return limitFields.filter((field) => read[field] === undefined);
}
