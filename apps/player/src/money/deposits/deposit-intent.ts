import type { HistoryState } from '../../shared/address.ts';

/**
 * A deposit that the member is about to make, with its idempotency key. It is stored with the entry
 * of the browser's history: it survives a reload and the way back, and sending it again is never a
 * second deposit.
 */
export type DepositIntent = {
  readonly key: string;
  readonly channel: string;
  /** Minor units, as text. */
  readonly amount: string;
};

declare module '../../shared/address.ts' {
  interface HistoryState {
    depositIntent?: DepositIntent;
  }
}

export const getDepositIntent = (state: HistoryState): DepositIntent | null =>
  state.depositIntent ?? null;
