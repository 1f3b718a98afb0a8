import { alertTerms, isThresholdOf } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { AlertRuleTerms } from '@khelaghor/contract/backoffice/alerts.ts';
import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';
import { writeTaka } from '../../shared/write-taka.ts';

/** Digits behind the point of a threshold in σ. */
const sigmaDigits = 3;
const sigmaUnit = 10 ** sigmaDigits;

/** Writes a threshold as it is typed: taka without a sign, σ with its digits. */
export function writeThreshold(kind: AlertKind, threshold: number): string {
  const { unit } = alertTerms[kind];
  if (unit === 'money') return writeTaka(String(threshold));
  return unit === 'sigma' ? String(threshold / sigmaUnit) : String(threshold);
}

function readFigure(kind: AlertKind, typed: string): number | null {
  const { unit } = alertTerms[kind];
  if (unit === 'money') {
    const amount = readAmount(typed);
    return amount.ok ? Number(amount.value) : null;
  }
  const read = readDecimal(typed, { decimals: unit === 'sigma' ? sigmaDigits : 0 });
  return read.ok ? read.value : null;
}

/** Reads a typed threshold; null: it is none, or outside the bounds of its kind. */
export function readThreshold(kind: AlertKind, typed: string): number | null {
  const threshold = readFigure(kind, typed);
  return threshold !== null && isThresholdOf(kind, threshold) ? threshold : null;
}

/** A rule as it is typed. */
export type RuleDraft = Omit<AlertRuleTerms, 'threshold'> & { readonly threshold: string };

export const getRuleDraft = (kind: AlertKind, terms: AlertRuleTerms): RuleDraft => ({
  ...terms,
  threshold: writeThreshold(kind, terms.threshold),
});

/** The rule as the server takes it, or the fields that make no sense. */
export function readRule(
  kind: AlertKind,
  draft: RuleDraft,
): AlertRuleTerms | readonly 'threshold'[] {
  const threshold = readThreshold(kind, draft.threshold);
  return threshold === null ? ['threshold'] : { ...draft, threshold };
}
