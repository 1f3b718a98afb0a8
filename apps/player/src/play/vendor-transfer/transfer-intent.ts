import type { HistoryState } from '../../shared/address.ts';

/**
 * A move between wallets that was sent, with its key. It is kept with the entry of the browser's
 * history until the answer is known: so it survives a reload, and sending it again moves the money
 * once.
 */
export type TransferIntent = {
  readonly key: string;
  readonly vendor: string;
  readonly direction: 'to_vendor' | 'from_vendor';
  /** Minor units, as text. */
  readonly amount: string;
};

declare module '../../shared/address.ts' {
  interface HistoryState {
    transferIntent?: TransferIntent;
  }
}

export const getTransferIntent = (state: HistoryState): TransferIntent | null =>
  state.transferIntent ?? null;
