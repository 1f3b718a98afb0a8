import type { PayoutFeeTerms } from '@khelaghor/contract/money/payout-fee-terms.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { parseTaka } from '@khelaghor/money/minor.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const feeFields = ['fixed', 'perMille', 'minimum', 'maximum'] as const;
export type FeeField = (typeof feeFields)[number];

/** A fee as it is typed: amounts in taka. Empty fields are zero, an empty maximum is none. */
export type FeeDraft = Readonly<Record<FeeField, string>>;

const writeAmount = (minor: string | null): string =>
  minor === null || minor === '0' ? '' : writeTaka(minor);

export const getFeeDraft = (terms: PayoutFeeTerms): FeeDraft => ({
  fixed: writeAmount(terms.fixed),
  perMille: terms.perMille === 0 ? '' : String(terms.perMille),
  minimum: writeAmount(terms.minimum),
  maximum: terms.maximum === null ? '' : writeTaka(terms.maximum),
});

/** The largest amount that the server takes. */
const amountMax = 999_999_999n;

function readAmount(typed: string): string | undefined {
  if (typed.trim() === '') return '0';
  const parsed = parseTaka(typed);
  const isWithin = parsed.ok && parsed.value >= 0n && parsed.value <= amountMax;
  return isWithin ? String(parsed.value) : undefined;
}

function readPerMille(typed: string): number | undefined {
  const digits = toLatinDigits(typed.trim());
  if (digits === '') return 0;
  return /^\d{1,3}$/u.test(digits) && Number(digits) <= 200 ? Number(digits) : undefined;
}

/** The terms as the server takes them, or the fields that make no sense. */
export function readFee(draft: FeeDraft): PayoutFeeTerms | readonly FeeField[] {
  const fixed = readAmount(draft.fixed);
  const perMille = readPerMille(draft.perMille);
  const minimum = readAmount(draft.minimum);
  const maximum = draft.maximum.trim() === '' ? null : readAmount(draft.maximum);
  const isWhole =
    fixed !== undefined && perMille !== undefined && minimum !== undefined && maximum !== undefined;
  if (isWhole) return { fixed, perMille, minimum, maximum };
  const read = { fixed, perMille, minimum, maximum };
  return feeFields.filter((field) => read[field] === undefined);
}
