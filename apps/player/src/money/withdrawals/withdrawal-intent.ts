import type { HistoryState } from '../../shared/address.ts';
import type { PayoutWallet } from '@khelaghor/contract/money/payout-wallets.ts';

/**
 * What somebody is about to withdraw, with the key under which it is sent. It is kept with the
 * entry of the browser's history, not in the address: a wallet has no place there.
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

export const withdrawalIntentOf = (state: HistoryState): WithdrawalIntent | null =>
  state.withdrawalIntent ?? null;
