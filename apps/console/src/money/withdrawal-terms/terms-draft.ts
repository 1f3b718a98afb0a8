import type { WithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { toLatinDigits } from '@khelaghor/money/digits.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const termsFields = ['minimum', 'maximum', 'waitingMax'] as const;
export type TermsField = (typeof termsFields)[number];

/** Terms as they are typed: amounts in taka. */
export type TermsDraft = Pick<WithdrawalTerms, 'walletKinds'> &
  Readonly<Record<TermsField, string>>;

export const getTermsDraft = (terms: WithdrawalTerms): TermsDraft => ({
  minimum: writeTaka(terms.minimum),
  maximum: writeTaka(terms.maximum),
  waitingMax: String(terms.waitingMax),
  walletKinds: terms.walletKinds,
});

function readAmount(typed: string): string | undefined {
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? formatMinor(parsed.value) : undefined;
}

/** Withdrawals of a member that may be under way at most. */
const waitingMost = 50;

function readCount(typed: string): number | undefined {
  const digits = toLatinDigits(typed.trim());
  const value = /^\d{1,2}$/u.test(digits) ? Number(digits) : 0;
  return value >= 1 && value <= waitingMost ? value : undefined;
}

/** The terms as the server takes them, or the fields that make no sense. */
export function readTerms(
  draft: TermsDraft,
): WithdrawalTerms | readonly (TermsField | 'walletKinds')[] {
  const minimum = readAmount(draft.minimum);
  const maximum = readAmount(draft.maximum);
  const waitingMax = readCount(draft.waitingMax);
  const { walletKinds } = draft;
  const isWhole =
    minimum !== undefined &&
    maximum !== undefined &&
    waitingMax !== undefined &&
    walletKinds.length > 0;
  if (isWhole) return { minimum, maximum, waitingMax, walletKinds };
  const read = { minimum, maximum, waitingMax };
  const wrong = termsFields.filter((field) => read[field] === undefined);
  return walletKinds.length > 0 ? wrong : [...wrong, 'walletKinds'];
}
