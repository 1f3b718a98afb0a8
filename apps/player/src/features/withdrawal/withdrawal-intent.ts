import type { HistoryState } from '@tanstack/react-router';
import type { Withdrawal } from '@khelaghor/contract/withdrawal.ts';

/**
 * What somebody is about to withdraw, with the key under which it is sent. It is kept with the
 * entry of the browser's history, not in the address: a wallet number has no place there.
 */
export type WithdrawalIntent = {
  readonly key: string;
  /** Minor units, as text. */
  readonly amount: string;
  readonly walletKind: Withdrawal['walletKind'];
  readonly walletNumber: string;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    withdrawalIntent?: WithdrawalIntent;
  }
}

export const withdrawalIntentOf = (state: HistoryState): WithdrawalIntent | null =>
  state.withdrawalIntent ?? null;
