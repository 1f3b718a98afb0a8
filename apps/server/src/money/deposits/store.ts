import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { DepositState } from './deposit-state.ts';

/** A deposit as it is stored. */
export type StoredDeposit = {
  id: string;
  memberId: string;
  channel: string;
  gateway: string;
  amountMinor: Minor;
  currency: CashCurrency;
  state: DepositState;
  transferId: string;
  gatewayReference: string | null;
  redirectAddress: string | null;
  providerTransactionId: string | null;
  createdAt: Date;
  expiresAt: Date;
  resolvedAt: Date | null;
};

const columns = [
  'id',
  'memberId',
  'channel',
  'gateway',
  'amountMinor',
  'currency',
  'state',
  'transferId',
  'gatewayReference',
  'redirectAddress',
  'providerTransactionId',
  'createdAt',
  'expiresAt',
  'resolvedAt',
] as const;

type Row = Omit<StoredDeposit, 'amountMinor' | 'currency' | 'state'> & {
  amountMinor: bigint;
  currency: string;
  state: string;
};

// Checks of the table keep these columns within the types.
const stored = (row: Row): StoredDeposit => ({
  ...row,
  amountMinor: minor(row.amountMinor),
  currency: row.currency as CashCurrency,
  state: row.state as DepositState,
});

export async function findDeposit(db: Database, id: string): Promise<StoredDeposit | null> {
  const row = await db
    .selectFrom('deposit')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** The deposit, locked until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<StoredDeposit> {
  const [deposit] = await lockDeposits(tx, [id]);
  if (!deposit) throw new Error(`there is no deposit ${id}`);
  return deposit;
}

/** The deposits, locked in the order of their ids until the transaction ends. */
export async function lockDeposits(tx: Tx, ids: readonly string[]): Promise<StoredDeposit[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(stored);
}

export async function findByReference(
  db: Database,
  gateway: string,
  gatewayReference: string,
): Promise<StoredDeposit | null> {
  const row = await db
    .selectFrom('deposit')
    .select(columns)
    .where('gateway', '=', gateway)
    .where('gatewayReference', '=', gatewayReference)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** Whether another deposit has this transaction of the wallet network. */
export async function isTrxTaken(tx: Tx, deposit: StoredDeposit, id: string): Promise<boolean> {
  return tx
    .selectFrom('deposit')
    .select('id')
    .where('gateway', '=', deposit.gateway)
    .where('providerTransactionId', '=', id)
    .where('id', '!=', deposit.id)
    .$call(hasRow);
}

/** Stores a new deposit; false when its id is taken. */
export async function insertDeposit(
  tx: Tx,
  deposit: Pick<
    StoredDeposit,
    | 'id'
    | 'memberId'
    | 'channel'
    | 'gateway'
    | 'amountMinor'
    | 'currency'
    | 'transferId'
    | 'createdAt'
    | 'expiresAt'
  >,
): Promise<boolean> {
  return tx
    .insertInto('deposit')
    .values({ ...deposit, state: 'requested' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(tryWrite);
}

/** Notes the payment that the gateway opened, unless one is noted. */
export async function noteReference(
  db: Database,
  id: string,
  payment: { paymentId: string; redirectAddress: string },
): Promise<void> {
  await db
    .updateTable('deposit')
    .set({
      gatewayReference: payment.paymentId,
      redirectAddress: payment.redirectAddress,
    })
    .where('id', '=', id)
    .where('gatewayReference', 'is', null)
    .execute();
}

export async function endDeposit(
  ctx: Context,
  tx: Tx,
  id: string,
  end: {
    state: Exclude<DepositState, 'requested'>;
    providerTransactionId?: string;
    failure?: string;
  },
): Promise<StoredDeposit> {
  const row = await tx
    .updateTable('deposit')
    .set({ ...end, resolvedAt: ctx.clock.now() })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return stored(row);
}

/** What a deposit is credited with. */
export type CreditedAmount = {
  readonly id: string;
  readonly received: bigint;
  readonly trxId: string;
};

/** Ends deposits with the amounts that arrived, which may differ from what was ordered. */
export async function confirmDeposits(
  ctx: Context,
  tx: Tx,
  credited: readonly CreditedAmount[],
): Promise<StoredDeposit[]> {
  const given = sql<CreditedAmount>`unnest(
    ${credited.map(({ id }) => id)}::uuid[],
    ${credited.map(({ received }) => String(received))}::bigint[],
    ${credited.map(({ trxId }) => trxId)}::text[]
  )`;
  const rows = await tx
    .updateTable('deposit')
    .from(given.as<'given'>(sql`given (deposit_id, received, trx_id)`))
    .set({
      state: 'confirmed',
      amountMinor: sql`given.received`,
      providerTransactionId: sql`given.trx_id`,
      resolvedAt: ctx.clock.now(),
    })
    .where(sql<boolean>`deposit.id = given.deposit_id`)
    .returning(columns)
    .execute();
  return rows.map(stored);
}

/** Ids of deposits at gateways that wait though their time is over, the longest waiting first. */
export async function listOverdueDeposits(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('deposit')
    .select('id')
    .where('state', '=', 'requested')
    .where('expiresAt', '<=', ctx.clock.now())
    .where('gateway', 'not like', 'manual-%')
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** A member's deposits, newest first, older than the one that `before` names. */
export async function listMemberDeposits(
  db: Database,
  memberId: string,
  page: { limit: number; before: { at: Date; id: string } | null },
): Promise<StoredDeposit[]> {
  let query = db
    .selectFrom('deposit')
    .select(columns)
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.before)
    query = query.where(
      sql<boolean>`(created_at, id) < (${page.before.at}, ${page.before.id}::uuid)`,
    );
  return (await query.execute()).map(stored);
}

/** What a member's deposits that were credited within a time come to. */
export async function sumDepositsBetween(
  db: Database,
  memberId: string,
  currency: CashCurrency,
  { from, to }: { from: Date; to: Date | null },
): Promise<Minor> {
  let query = db
    .selectFrom('deposit')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('memberId', '=', memberId)
    .where('currency', '=', currency)
    .where('state', '=', 'confirmed')
    .where('resolvedAt', '>=', from);
  if (to) query = query.where('resolvedAt', '<', to);
  return minor((await query.executeTakeFirstOrThrow()).sum);
}

/** What became of a message at the callback address. */
export type Verdict =
  | 'received'
  | 'repeated'
  | 'signature_wrong'
  | 'payment_unknown'
  | 'gateway_mismatch'
  | 'gateway_unavailable';

/** Keeps a message of a gateway as it came. */
export async function keepGatewayEvent(
  ctx: Context,
  db: Database,
  event: {
    gateway: string;
    sentAt: string;
    signature: string;
    rawBody: string;
    verdict: Verdict;
    gatewayReference: string | null;
    depositId: string | null;
  },
): Promise<void> {
  await db
    .insertInto('gatewayEvent')
    .values({ id: ctx.random.id(), createdAt: ctx.clock.now(), ...event })
    .execute();
}
