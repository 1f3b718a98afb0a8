import { sql } from 'kysely';
import type { WalletTransferValue } from '@khelaghor/contract/play/transfer-wallet.ts';
import type { WalletTransferDirection } from '@khelaghor/ledger/postings/vendor-transfer.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { TransferState } from './rules.ts';

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
  /** The status of the vendor's last refusal. */
  refusal: string | null;
  /** How often the vendor was queried. */
  reconcileAttempts: number;
  /** When the order was last sent. */
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

// Checks of the table allow only these texts.
const toTransfer = ({ amountMinor, direction, currency, state, ...row }: Row): WalletTransfer => ({
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

/** Inserts a transfer; false when the key is known. */
export async function insertTransfer(
  tx: Tx,
  { amount, ...transfer }: NewWalletTransfer,
): Promise<boolean> {
  return tx
    .insertInto('vendorTransfer')
    .values({
      ...transfer,
      amountMinor: amount,
      state: 'pending',
      sentAt: transfer.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(tryWrite);
}

export async function findTransfer(db: Database, id: string): Promise<WalletTransfer | undefined> {
  const row = await db
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toTransfer(row);
}

export async function lockTransfer(tx: Tx, id: string): Promise<WalletTransfer> {
  const row = await tx
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toTransfer(row);
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
  return toTransfer(row);
}

/** Returns a member's pending transfers, oldest first. */
export async function findPendingTransfers(
  db: Database,
  memberId: string,
): Promise<WalletTransfer[]> {
  const rows = await db
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('state', '=', 'pending')
    .orderBy('createdAt')
    .limit(100)
    .execute();
  return rows.map(toTransfer);
}

type TransfersPage = {
  readonly before: CursorPlace | null;
  readonly limit: number;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/** Returns a member's transfers, newest first, older than the place `before`. */
export async function listMemberTransfers(
  db: Database,
  memberId: string,
  { before, limit, from, to }: TransfersPage,
): Promise<WalletTransfer[]> {
  let rows = db
    .selectFrom('vendorTransfer')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== null)
    rows = rows.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`);
  if (from) rows = rows.where('createdAt', '>=', from);
  if (to) rows = rows.where('createdAt', '<', to);
  return (await rows.execute()).map(toTransfer);
}

export const toTransferValue = (transfer: WalletTransfer): WalletTransferValue => ({
  transferId: transfer.id,
  vendor: transfer.vendorCode,
  direction: transfer.direction,
  amount: formatMinor(transfer.amount),
  currency: transfer.currency,
  state: transfer.state,
  createdAt: transfer.createdAt.toISOString(),
  resolvedAt: transfer.resolvedAt?.toISOString() ?? null,
});
