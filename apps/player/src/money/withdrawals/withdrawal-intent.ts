import type { HistoryState } from '../../shared/address.ts';
import type { PayoutWallet } from '@khelaghor/contract/money/payout-wallets.ts';

/**
 * A withdrawal that the member is about to request, with its idempotency key. It is stored with the
 * entry of the browser's history, not in the address: the address must not show a wallet.
 */
export type WithdrawalIntent = {
  readonly key: string;
  /** Minor units, as text. */
  readonly amount: string;
  readonly wallet: Pick<PayoutWallet, 'id' | 'kind' | 'numberMasked'>;
};

declare module '../../shared/address.ts' {
  interface HistoryState {
    withdrawalIntent?: WithdrawalIntent;
  }
}

export const getWithdrawalIntent = (state: HistoryState): WithdrawalIntent | null =>
  state.withdrawalIntent ?? null;
