import type { WithdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import { readAmountText, readCount } from '../../shared/read-figures.ts';
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

/** Withdrawals of a member that may be under way at most. */
const waitingMost = 50;

/** The terms as the server takes them, or the fields that make no sense. */
export function readTerms(
  draft: TermsDraft,
): WithdrawalTerms | readonly (TermsField | 'walletKinds')[] {
  const minimum = readAmountText(draft.minimum);
  const maximum = readAmountText(draft.maximum);
  const waitingMax = readCount(draft.waitingMax, { min: 1, max: waitingMost });
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
