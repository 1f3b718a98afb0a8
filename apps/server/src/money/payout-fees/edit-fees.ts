import { payoutFeeTerms } from '@khelaghor/contract/money/payout-fees.ts';
import type * as contract from '@khelaghor/contract/money/payout-fees.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { createTermsRules, readWaitingTerms } from '../../lib/change-requests/requested-terms.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { listFees, lockFee, writeFee } from './store.ts';
import type { FeeKey } from './store.ts';

const feeTerms = { kind: 'payout_fee', schema: payoutFeeTerms } as const;

const formatKey = ({ currency, walletKind }: FeeKey): string => `${walletKind} ${currency}`;

/** The fee of a currency and a kind of wallet, as terms that two operators change. */
export const getFeeRules = (key: FeeKey) =>
  createTermsRules({
    ...feeTerms,
    subject: formatKey(key),
    lock: (tx) => lockFee(tx, key),
    write: (tx, next) => writeFee(tx, key, next),
    findFault: ({ minimum, maximum }) =>
      maximum !== null && BigInt(maximum) < BigInt(minimum)
        ? { field: 'maximum', code: 'payout_fee_contradicts' as const }
        : null,
  });

/** Returns the fees as an operator sees them. */
export async function readFees(
  ctx: Context,
  caller: OperatorCaller,
): Promise<ValueOf<typeof contract.listPayoutFees>> {
  const [fees, getWaiting] = await Promise.all([
    listFees(ctx.db),
    readWaitingTerms(ctx.db, feeTerms, caller),
  ]);
  return { fees: fees.map((fee) => ({ ...fee, waiting: getWaiting(formatKey(fee)) })) };
}
