/** Transfers between a member's wallet and their wallet at a vendor that keeps wallets. */
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Transfer } from '../transfer.ts';

/** The direction of a transfer between a member's wallet and their wallet at a vendor. */
export type WalletTransferDirection = 'to_vendor' | 'from_vendor';

/** A transfer between a member's wallet and their wallet at a vendor. */
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
 * Returns the hold of an ordered transfer. It never expires: the vendor may still execute the
 * transfer after any time.
 */
export function buildVendorTransferHold(
  order: WalletTransferOrder & { readonly transferId: string },
): Transfer[] {
  return [{ ...ordered(order), id: order.transferId, phase: 'pending' }];
}

/** Returns the transfer that resolves the hold, after the vendor's answer. */
export function buildVendorTransferEnd(
  order: WalletTransferOrder & {
    readonly transferId: string;
    readonly pendingId: string;
    readonly done: boolean;
  },
): Transfer[] {
  const { transferId: id, pendingId, done } = order;
  return [{ ...ordered(order), id, phase: done ? 'post_pending' : 'void_pending', pendingId }];
}
