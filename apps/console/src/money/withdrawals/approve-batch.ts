import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type { QueuedWithdrawal } from '@khelaghor/contract/backoffice/operator.ts';
import type { Currency } from '@khelaghor/money/currency.ts';

/** The result of one line of a batch: the withdrawal after its approval, or the refusal. */
export type LineResult =
  | { readonly isApproved: true; readonly payout: Pick<QueuedWithdrawal, 'state'> }
  | { readonly isApproved: false; readonly refusal: CallRefusal };

/** Whether a line has to be sent again, because no answer came. Approving twice approves once. */
export const isUnsent = (result: LineResult | undefined): boolean =>
  result === undefined || (!result.isApproved && result.refusal.code === 'network');

/**
 * Approves lines one after another, each by a call of its own, and tells each result as it comes.
 * Stops when the server cannot be reached: the lines after that are not sent.
 */
export async function approveBatch(
  ids: readonly string[],
  approve: (id: string) => Promise<LineResult>,
  onResult: (id: string, result: LineResult) => void,
): Promise<void> {
  for (const id of ids) {
    const result = await approve(id);
    onResult(id, result);
    if (isUnsent(result)) return;
  }
}

/** Adds up amounts of payouts, for each currency among them. */
export function sumAmounts(
  payouts: readonly Pick<QueuedWithdrawal, 'amount' | 'currency'>[],
): { readonly currency: Currency; readonly total: string }[] {
  const currencies = [...new Set(payouts.map(({ currency }) => currency))];
  return currencies.map((currency) => ({
    currency,
    total: String(
      payouts
        .filter((payout) => payout.currency === currency)
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    ),
  }));
}
