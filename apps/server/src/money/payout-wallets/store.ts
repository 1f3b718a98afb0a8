import { sql } from 'kysely';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** A wallet as it is stored. */
export type StoredWallet = {
  id: string;
  memberId: string;
  kind: WalletKind;
  number: string;
  addedAt: Date;
  heldUntil: Date;
  removedAt: Date | null;
};

const columns = ['id', 'memberId', 'kind', 'number', 'addedAt', 'heldUntil', 'removedAt'] as const;

// A check of the table allows no other kinds.
const stored = (row: Omit<StoredWallet, 'kind'> & { kind: string }): StoredWallet => ({
  ...row,
  kind: row.kind as WalletKind,
});

/** Returns all wallets that a member ever had, removed ones too, newest first. */
export async function readWalletsEver(db: Database, memberId: string): Promise<StoredWallet[]> {
  const rows = await db
    .selectFrom('payoutWallet')
    .select(columns)
    .where('memberId', '=', memberId)
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(stored);
}

/** Locks a wallet of the member: it cannot be removed before the transaction ends. */
export async function holdWallet(
  tx: Database,
  memberId: string,
  walletId: string,
): Promise<StoredWallet | null> {
  const row = await tx
    .selectFrom('payoutWallet')
    .select(columns)
    .where('id', '=', walletId)
    .where('memberId', '=', memberId)
    .where('removedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** The phone of a number: Rocket adds a digit. */
const getPhone = (number: string): string => number.slice(0, 11);

/** Locks the member's wallets and then the phone, so that changes to them run one by one. */
export async function lockMember(tx: Tx, memberId: string, number: string): Promise<void> {
  for (const key of [`payout-wallets:${memberId}`, `payout-phone:${getPhone(number)}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Whether another open account has a wallet of this phone. */
export async function isOthers(tx: Tx, memberId: string, number: string): Promise<boolean> {
  const { rows } = await sql`select from payout_wallet w join member m on m.id = w.member_id
    where left(w.number, 11) = ${getPhone(number)} and w.member_id <> ${memberId}
      and w.removed_at is null and m.closed_at is null
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function insertWallet(tx: Tx, wallet: Omit<StoredWallet, 'removedAt'>): Promise<void> {
  await tx.insertInto('payoutWallet').values(wallet).execute();
}

/** Removes a wallet of a member; false when the member does not have it. */
export async function removeWallet(
  tx: Database,
  memberId: string,
  walletId: string,
  at: Date,
): Promise<boolean> {
  return tx
    .updateTable('payoutWallet')
    .set({ removedAt: at })
    .where('id', '=', walletId)
    .where('memberId', '=', memberId)
    .where('removedAt', 'is', null)
    .$call(tryWrite);
}

/** Returns when wallets were added, by their ids. */
export async function readAddedTimes(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('payoutWallet')
    .select(['id', 'addedAt'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, addedAt }) => [id, addedAt]));
}
