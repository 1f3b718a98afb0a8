import { computePayoutFee } from '@khelaghor/contract/money/payout-fee-terms.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { withdrawalsGetTerms } from '@khelaghor/contract/money/withdrawals.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

type Fees = ValueOf<typeof withdrawalsGetTerms>['fees'];

/** Returns the fee of a withdrawal to a kind of wallet. */
export function findFee(fees: Fees, kind: Fees[number]['walletKind'], amount: bigint): Minor {
  const fee = fees.find(({ walletKind }) => walletKind === kind);
  return minor(fee ? computePayoutFee(fee.terms, amount) : 0n);
}
