/**
 * What a member's wallet asks of a vendor that keeps wallets of its own. Everything a vendor says
 * is a value. Silence is `unknown`, and unknown is never failure: the money may have moved, so it
 * has to be asked again.
 */
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

export type TransferOrder = {
  /** Our own reference, and the key: the same one moves the money once. */
  transferId: string;
  memberId: string;
  amount: Minor;
  currency: Currency;
};

/** What a vendor said to an order. */
export type OrderAnswer =
  | { status: 'completed' | 'unknown' }
  /** It understood and declined. */
  | { status: 'failed'; reason: string };

/** What a vendor knows of an order that it was given. */
export type TransferStatus = 'completed' | 'failed' | 'absent' | 'unknown';

export type VendorTransferGateway = {
  /** Puts money into the member's wallet at the vendor. Giving the order again moves no more. */
  deposit(order: TransferOrder): Promise<OrderAnswer>;
  /** Takes money out of it. Giving the order again moves no more. */
  withdraw(order: TransferOrder): Promise<OrderAnswer>;
  /** What became of an order that was first given at this time. */
  getStatus(order: TransferOrder & { givenAt: Date }): Promise<TransferStatus>;
  /** What the member has there; null when the vendor does not say. */
  findBalance(member: { memberId: string; currency: Currency }): Promise<Minor | null>;
};
