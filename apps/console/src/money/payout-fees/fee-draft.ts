import type { PayoutFeeTerms } from '@khelaghor/contract/money/payout-fee-terms.ts';
import { readAmountOrZero, readCount } from '../../shared/read-figures.ts';
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
  const amount = readAmountOrZero(typed);
  return amount !== undefined && BigInt(amount) <= amountMax ? amount : undefined;
}

const perMilleMax = 200;

const readPerMille = (typed: string): number | undefined =>
  typed.trim() === '' ? 0 : readCount(typed, { max: perMilleMax });

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
