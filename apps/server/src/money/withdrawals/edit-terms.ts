import { withdrawalTerms } from '@khelaghor/contract/money/withdrawal-terms.ts';
import type * as contract from '@khelaghor/contract/money/withdrawal-terms.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { createTermsRules, readWaitingTerms } from '../../lib/change-requests/requested-terms.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { listTerms, lockTerms, writeTerms } from './terms-store.ts';

const deskTerms = { kind: 'withdrawal_terms', schema: withdrawalTerms } as const;

/** The terms of withdrawals in a currency, which two operators change. */
export const getDeskRules = (currency: CashCurrency) =>
  createTermsRules({
    ...deskTerms,
    subject: currency,
    lock: (tx) => lockTerms(tx, currency),
    write: (tx, next) => writeTerms(tx, currency, next),
    findFault: ({ minimum, maximum }) =>
      BigInt(maximum) < BigInt(minimum)
        ? { field: 'maximum', code: 'withdrawal_terms_contradict' as const }
        : null,
  });

/** Returns the terms as an operator sees them. */
export async function readDeskTerms(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listWithdrawalTerms>> {
  const [terms, getWaiting] = await Promise.all([
    listTerms(ctx.db),
    readWaitingTerms(ctx.db, deskTerms, caller),
  ]);
  return { terms: terms.map((row) => ({ ...row, waiting: getWaiting(row.currency) })) };
}
