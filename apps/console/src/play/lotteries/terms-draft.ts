import { lotteryAdminUpdateTermsForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminTerms, changeTerms } from '@khelaghor/contract/play/lottery-admin.ts';
import type { BodyOf } from '@khelaghor/contract/lib/route.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
import { writeTaka } from '../../shared/write-taka.ts';

/** The fields that are typed: amounts in taka. */
export const termsFields = ['series', 'stakeMin', 'stakeMax', 'payoutMax', 'linesMax'] as const;
export type TermsField = (typeof termsFields)[number];

/** The terms of a lottery while they are edited. */
export type TermsDraft = Readonly<Record<TermsField, string>> & {
  readonly playsOff: readonly string[];
};

export const getTermsDraft = (terms: AdminTerms): TermsDraft => ({
  series: String(terms.series),
  stakeMin: writeTaka(terms.stakeMin),
  stakeMax: writeTaka(terms.stakeMax),
  payoutMax: writeTaka(terms.payoutMax),
  linesMax: String(terms.linesMax),
  playsOff: terms.playsOff,
});

/** A series as typed; null when the server would not take it. */
export function parseSeries(typed: string): number | null {
  const { min, max } = lotteryAdminUpdateTermsForm.series;
  const series = Number(typed);
  return /^\d+$/u.test(typed) && series >= min && series <= max ? series : null;
}

function parseAmount(typed: string): string | null {
  const amount = parseTaka(typed);
  return amount.ok && amount.value > 0n ? formatMinor(amount.value) : null;
}

function parseLines(typed: string): number | null {
  const { min, max } = lotteryAdminUpdateTermsForm.linesMax;
  const lines = Number(typed);
  return /^\d+$/u.test(typed) && lines >= min && lines <= max ? lines : null;
}

/** The request body, or the fields that make no sense. */
export function getTermsBody(
  draft: TermsDraft,
  version: number,
): BodyOf<typeof changeTerms> | readonly TermsField[] {
  const series = parseSeries(draft.series);
  const stakeMin = parseAmount(draft.stakeMin);
  const stakeMax = parseAmount(draft.stakeMax);
  const payoutMax = parseAmount(draft.payoutMax);
  const linesMax = parseLines(draft.linesMax);
  const read = { series, stakeMin, stakeMax, payoutMax, linesMax };
  if (
    series === null ||
    stakeMin === null ||
    stakeMax === null ||
    payoutMax === null ||
    linesMax === null
  )
    return termsFields.filter((field) => read[field] === null);
  const playsOff = [...draft.playsOff];
  return { version, series, stakeMin, stakeMax, payoutMax, linesMax, playsOff };
}
