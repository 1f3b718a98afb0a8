import { sql } from 'kysely';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { waitingStates } from './withdrawal-state.ts';
import type { WithdrawalState } from './withdrawal-state.ts';

/** A withdrawal as it is stored. */
export type StoredWithdrawal = {
  id: string;
  memberId: string;
  gateway: string;
  /** The amount that left the wallet. */
  amountMinor: Minor;
  /** The part of it that does not arrive; the transfer books it when it is above zero. */
  feeMinor: Minor;
  feeTransferId: string | null;
  currency: CashCurrency;
  /** Null: from before there were wallets to choose from. */
  walletId: string | null;
  walletKind: WalletKind;
  walletNumber: string;
  state: WithdrawalState;
  reason: string | null;
  holdTransferId: string;
  endTransferId: string;
  decidedBy: string | null;
  payoutStartedAt: Date | null;
  reconcileAttempts: number;
  providerTransactionId: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
};

const columns = [
  'id',
  'memberId',
  'gateway',
  'amountMinor',
  'feeMinor',
  'feeTransferId',
  'currency',
  'walletId',
  'walletKind',
  'walletNumber',
  'state',
  'reason',
  'holdTransferId',
  'endTransferId',
  'decidedBy',
  'payoutStartedAt',
  'reconcileAttempts',
  'providerTransactionId',
  'createdAt',
  'resolvedAt',
] as const;

type Row = Omit<
  StoredWithdrawal,
  'amountMinor' | 'feeMinor' | 'currency' | 'walletKind' | 'state'
> & {
  amountMinor: bigint;
  feeMinor: bigint;
  currency: string;
  walletKind: string;
  state: string;
};

// Checks of the table keep these columns within the types.
const stored = (row: Row): StoredWithdrawal => ({
  ...row,
  amountMinor: minor(row.amountMinor),
  feeMinor: minor(row.feeMinor),
  currency: row.currency as CashCurrency,
  walletKind: row.walletKind as WalletKind,
  state: row.state as WithdrawalState,
});

/** The part of a withdrawal that the payee receives. */
export const getArriving = ({
  amountMinor,
  feeMinor,
}: Pick<StoredWithdrawal, 'amountMinor' | 'feeMinor'>): Minor => minor(amountMinor - feeMinor);

export async function findWithdrawal(db: Database, id: string): Promise<StoredWithdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** The withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<StoredWithdrawal | null> {
  const row = await tx
    .selectFrom('withdrawal')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** Lets a member's requests through one at a time, so that counting them means something. */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal:${memberId}`}, 0))`.execute(
    tx,
  );
}

/** How many of a member's withdrawals still wait. */
export async function countWaiting(tx: Tx, memberId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('memberId', '=', memberId)
    .where('state', 'in', waitingStates)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Stores a new withdrawal; false when its id is taken. */
export async function insertWithdrawal(
  tx: Tx,
  withdrawal: Pick<
    StoredWithdrawal,
    | 'id'
    | 'memberId'
    | 'gateway'
    | 'amountMinor'
    | 'feeMinor'
    | 'feeTransferId'
    | 'currency'
    | 'walletId'
    | 'walletKind'
    | 'walletNumber'
    | 'holdTransferId'
    | 'endTransferId'
    | 'createdAt'
  >,
): Promise<boolean> {
  return tx
    .insertInto('withdrawal')
    .values({ ...withdrawal, state: 'requested' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(tryWrite);
}

/** Takes back a withdrawal of this transaction whose money could not be put on hold. */
export async function removeWithdrawal(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('withdrawal').where('id', '=', id).execute();
}

/** Changes a locked withdrawal. */
export async function changeWithdrawal(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<
      Row,
      'state' | 'reason' | 'payoutStartedAt' | 'reconcileAttempts' | 'providerTransactionId'
    >
  > & {
    decidedBy?: string;
    decidedAt?: Date;
    resolvedAt?: Date;
  },
): Promise<StoredWithdrawal> {
  const row = await tx
    .updateTable('withdrawal')
    .set(changes)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return stored(row);
}

/** Whether another withdrawal has this transaction of the wallet network. */
export async function isTrxTaken(
  tx: Tx,
  withdrawal: StoredWithdrawal,
  id: string,
): Promise<boolean> {
  return tx
    .selectFrom('withdrawal')
    .select('id')
    .where('gateway', '=', withdrawal.gateway)
    .where('providerTransactionId', '=', id)
    .where('id', '!=', withdrawal.id)
    .$call(hasRow);
}

type Page = { limit: number; before: { at: Date; id: string } | null };

/** A member's withdrawals, newest first, older than the one that `before` names. */
export async function listMemberWithdrawals(
  db: Database,
  memberId: string,
  { limit, before }: Page,
): Promise<StoredWithdrawal[]> {
  let query = db
    .selectFrom('withdrawal')
    .select(columns)
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (before)
    query = query.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`);
  return (await query.execute()).map(stored);
}

/** Everybody's withdrawals in a state or in all; the oldest first or the newest first. */
export async function listWithdrawalsByState(
  db: Database,
  state: WithdrawalState | null,
  order: 'oldest' | 'newest',
  { limit, before }: Page,
): Promise<StoredWithdrawal[]> {
  const direction = order === 'oldest' ? 'asc' : 'desc';
  let query = db
    .selectFrom('withdrawal')
    .select(columns)
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(limit);
  if (state) query = query.where('state', '=', state);
  if (before) {
    const place = sql`(${before.at}::timestamptz, ${before.id}::uuid)`;
    query = query.where(
      order === 'oldest'
        ? sql<boolean>`(created_at, id) > ${place}`
        : sql<boolean>`(created_at, id) < ${place}`,
    );
  }
  return (await query.execute()).map(stored);
}

/** Limits and payees of a currency. */
export type Terms = {
  gateway: string;
  minimumMinor: bigint;
  maximumMinor: bigint;
  waitingMax: number;
  walletKinds: WalletKind[];
  sandbox: boolean;
  /** False while payouts are stopped. */
  open: boolean;
};

/** Whether payouts in a currency are not stopped at this moment. */
export async function arePayoutsOpen(tx: Tx, currency: CashCurrency): Promise<boolean> {
  const row = await tx
    .selectFrom('withdrawalTerms')
    .select('open')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.open;
}

/** The terms of a currency. A currency without terms is a fault of the installation. */
export async function readTerms(db: Database, currency: CashCurrency): Promise<Terms> {
  const row = await db
    .selectFrom('withdrawalTerms')
    .select([
      'gateway',
      'minimumMinor',
      'maximumMinor',
      'waitingMax',
      'walletKinds',
      'sandbox',
      'open',
    ])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return { ...row, walletKinds: row.walletKinds as WalletKind[] };
}
