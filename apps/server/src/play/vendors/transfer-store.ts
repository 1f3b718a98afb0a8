import type { WalletTransferValue } from '@khelaghor/contract/play/vendor-wallet.ts';
import type { WalletTransferDirection } from '@khelaghor/ledger/postings/vendor-transfer.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { minor, minorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { TransferState } from './transfer-state.ts';

export type WalletTransfer = {
  id: string;
  memberId: string;
  vendorCode: string;
  direction: WalletTransferDirection;
  amount: Minor;
  currency: CashCurrency;
  state: TransferState;
  pendingTransferId: string;
  endTransferId: string;
  /** The status with which the vendor refused the order the last time. */
  refusal: string | null;
  /** How often the vendor was queried. */
  reconcileAttempts: number;
  /** When the order was given the last time. */
  sentAt: Date;
  createdAt: Date;
  resolvedAt: Date | null;
};

type Row = Omit<WalletTransfer, 'amount' | 'direction' | 'currency' | 'state'> & {
  amountMinor: bigint;
  direction: string;
  currency: string;
  state: string;
};

// The database's checks, and this file as the only writer, keep the texts to these.
const getTransfer = ({ amountMinor, direction, currency, state, ...row }: Row): WalletTransfer => ({
  ...row,
  amount: minor(amountMinor),
  direction: direction as WalletTransferDirection,
  currency: currency as CashCurrency,
  state: state as TransferState,
});

export type NewWalletTransfer = Omit<
  WalletTransfer,
  'state' | 'refusal' | 'reconcileAttempts' | 'resolvedAt' | 'sentAt'
>;

/** Writes a new one; answers false when the key is taken. */
export async function insertTransfer(
  tx: Tx,
  { amount, ...transfer }: NewWalletTransfer,
): Promise<boolean> {
  const row = await tx
    .insertInto('vendorTransfer')
    .values({
      ...transfer,
      amountMinor: amount,
      state: 'pending',
      sentAt: transfer.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findTransfer(db: Database, id: string): Promise<WalletTransfer | undefined> {
  const row = await db
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && getTransfer(row);
}

export async function lockTransfer(tx: Tx, id: string): Promise<WalletTransfer> {
  const row = await tx
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return getTransfer(row);
}

export async function changeTransfer(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<WalletTransfer, 'state' | 'refusal' | 'reconcileAttempts' | 'sentAt' | 'resolvedAt'>
  >,
): Promise<WalletTransfer> {
  const row = await tx
    .updateTable('vendorTransfer')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return getTransfer(row);
}

/** A member's moves that no vendor has spoken about yet, oldest first. */
export async function pendingTransfers(db: Database, memberId: string): Promise<WalletTransfer[]> {
  const rows = await db
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'pending')
    .orderBy('createdAt')
    .limit(100)
    .execute();
  return rows.map(getTransfer);
}

export const toTransferValue = (transfer: WalletTransfer): WalletTransferValue => ({
  transferId: transfer.id,
  vendor: transfer.vendorCode,
  direction: transfer.direction,
  amount: minorText(transfer.amount),
  currency: transfer.currency,
  state: transfer.state,
  createdAt: transfer.createdAt.toISOString(),
  resolvedAt: transfer.resolvedAt?.toISOString() ?? null,
});
