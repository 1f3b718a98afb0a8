/** What moves between a member's wallet and his wallet at a vendor that keeps wallets. */
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from './transfer.ts';

/** Which way money goes between a member's wallet and his wallet at a vendor. */
export type WalletTransferDirection = 'to_vendor' | 'from_vendor';

/** A move between a member's wallet and his wallet at a vendor. */
type WalletTransferOrder = {
  readonly walletTransferId: string;
  readonly direction: WalletTransferDirection;
  readonly wallet: string;
  readonly merchantWallet: string;
  readonly amount: Minor;
  readonly currency: Currency;
};

function ordered(order: WalletTransferOrder) {
  const toVendor = order.direction === 'to_vendor';
  return {
    code: toVendor ? 'wallet_to_vendor' : 'wallet_from_vendor',
    debit: toVendor ? order.wallet : order.merchantWallet,
    credit: toVendor ? order.merchantWallet : order.wallet,
    amount: order.amount,
    currency: order.currency,
    cause: { kind: 'wallet_transfer', id: order.walletTransferId },
  } as const;
}

/**
 * What is held when such a move is ordered: it is not done before the vendor has done its part, and
 * there is no time after which it would count as undone, so it never expires.
 */
export function walletTransferHeld(
  order: WalletTransferOrder & { readonly transferId: string },
): Transfer[] {
  return [{ ...ordered(order), id: order.transferId, phase: 'pending' }];
}

/** What moves when the vendor has said what became of it. */
export function walletTransferEnded(
  order: WalletTransferOrder & {
    readonly transferId: string;
    readonly pendingId: string;
    readonly done: boolean;
  },
): Transfer[] {
  const { transferId: id, pendingId, done } = order;
  return [{ ...ordered(order), id, phase: done ? 'post_pending' : 'void_pending', pendingId }];
}
