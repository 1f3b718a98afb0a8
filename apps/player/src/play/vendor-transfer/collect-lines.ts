import type { Wallet } from './transfer-form.tsx';
import type { TransferReply } from './use-transfer.ts';

/** One transfer back from a vendor. Its key stays until its answer has come. */
export type CollectLine = Pick<Wallet, 'vendor' | 'title' | 'currency'> & {
  readonly key: string;
  /** Minor units, as text. */
  readonly amount: string;
  /** Null: not sent yet. */
  readonly reply: TransferReply | null;
};

/** Whether no answer to a transfer has come. */
export const isOpen = ({ reply }: CollectLine): boolean =>
  reply !== null && !reply.success && reply.code === 'network';

/**
 * The transfers to send: those without an answer as they were, and one for each other wallet with
 * money in it that nothing is on its way from.
 */
export function getLinesToCollect(
  lines: readonly CollectLine[],
  wallets: readonly Wallet[],
  createKey: () => string,
): CollectLine[] {
  const open = lines.filter(isOpen);
  const full = wallets.filter(
    ({ vendor, balance, pending }) =>
      balance !== null &&
      BigInt(balance) > 0n &&
      !pending.some(({ direction }) => direction === 'from_vendor') &&
      !open.some((line) => line.vendor === vendor),
  );
  return [
    ...open,
    ...full.map(({ vendor, title, currency, balance }) => {
      return { key: createKey(), vendor, title, currency, amount: balance ?? '0', reply: null };
    }),
  ];
}
