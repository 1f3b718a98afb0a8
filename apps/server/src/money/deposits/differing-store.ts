import { sql } from 'kysely';
import type {
  DifferingAct,
  DifferingKind,
  DifferingState,
} from '@khelaghor/contract/money/differing-payments.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Context, Database, Tx } from '../../lib/context.ts';
import { hasRow } from '../../lib/db/has-row.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import type { ToldPayment } from '../gateways/index.ts';
import type { StoredDeposit } from './store.ts';

/** The only SQL of payments that differ from their order, and of the decisions about them. */

const selectPayment = (db: Database) => db.selectFrom('differingPayment').selectAll();

type Row = Awaited<ReturnType<ReturnType<typeof selectPayment>['executeTakeFirstOrThrow']>>;

/** A payment that differs from its order. */
export type StoredDiffering = Omit<Row, 'kind' | 'state'> & {
  readonly kind: DifferingKind;
  readonly state: DifferingState;
};

// Checks of the table keep these columns within the types.
const stored = (row: Row) => row as StoredDiffering;

/** Whether the transaction is known to differ from the order of a deposit. */
export const isDiffering = async (
  db: Database,
  depositId: string,
  trxId: string | null,
): Promise<boolean> =>
  trxId !== null &&
  (await db
    .selectFrom('differingPayment')
    .select('id')
    .where('depositId', '=', depositId)
    .where('trxId', '=', trxId)
    .$call(hasRow));

type FoundPayment = Omit<ToldPayment, 'payer'> & {
  readonly payer: string | null;
  readonly kind: DifferingKind;
};

/** Keeps a payment for a decision, once; its deposit must be locked. */
export async function insertDiffering(
  ctx: Context,
  tx: Tx,
  deposit: StoredDeposit,
  { paymentId, trxId, amount, payer, kind }: FoundPayment,
): Promise<void> {
  if (trxId === null) throw new Error(`a payment of deposit ${deposit.id} has no transaction`);
  await tx
    .insertInto('differingPayment')
    .values({
      id: ctx.random.id(),
      depositId: deposit.id,
      gateway: deposit.gateway,
      paymentId,
      trxId,
      payer,
      orderedMinor: deposit.amountMinor,
      receivedMinor: BigInt(amount),
      currency: deposit.currency,
      kind,
      state: 'waiting',
      foundAt: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['depositId', 'trxId']).where('kind', '<>', 'credited').doNothing(),
    )
    .execute();
}

/** Opens a credited deposit to be given back; null: it is open, or was given back. */
export async function insertCredited(
  ctx: Context,
  tx: Tx,
  deposit: StoredDeposit,
): Promise<StoredDiffering | null> {
  const { providerTransactionId: trxId, gatewayReference } = deposit;
  if (trxId === null) throw new Error(`deposit ${deposit.id} was credited without a transaction`);
  const row = await tx
    .insertInto('differingPayment')
    .values({
      id: ctx.random.id(),
      depositId: deposit.id,
      gateway: deposit.gateway,
      paymentId: gatewayReference ?? trxId,
      trxId,
      orderedMinor: deposit.amountMinor,
      receivedMinor: deposit.amountMinor,
      currency: deposit.currency,
      kind: 'credited',
      state: 'waiting',
      foundAt: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/**
 * Lets acts that record the same transaction of a provider through one at a time: refunds and
 * payouts by hand are in tables of their own, so no unique index compares them.
 */
export async function lockTrxByHand(tx: Tx, gateway: string, trxId: string): Promise<void> {
  const key = `trx-by-hand:${gateway}:${trxId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Whether an operator sent a deposit back by hand under this transaction of a provider. */
export const isRefundByHand = (tx: Tx, gateway: string, trxId: string): Promise<boolean> =>
  tx
    .selectFrom('refundByHand')
    .select('trxId')
    .where('gateway', '=', gateway)
    .where('trxId', '=', trxId)
    .$call(hasRow);

/** Keeps the transaction of a refund that was sent by hand; false: it is known. */
export const insertRefundByHand = (
  tx: Tx,
  sent: {
    readonly gateway: string;
    readonly trxId: string;
    readonly paymentId: string;
    readonly sentBy: string;
    readonly sentAt: Date;
  },
): Promise<boolean> =>
  tx
    .insertInto('refundByHand')
    .values(sent)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function findDiffering(db: Database, id: string): Promise<StoredDiffering | null> {
  const row = await selectPayment(db).where('id', '=', id).executeTakeFirst();
  return row ? stored(row) : null;
}

/** The payment, locked until the transaction ends; its deposit must be locked before. */
export async function lockDiffering(tx: Tx, id: string): Promise<StoredDiffering> {
  return stored(await selectPayment(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow());
}

export async function updateDiffering(
  tx: Tx,
  id: string,
  part: Partial<Omit<StoredDiffering, 'id' | 'depositId'>>,
): Promise<void> {
  await tx.updateTable('differingPayment').set(part).where('id', '=', id).execute();
}

/** A decision that an operator requested. */
export type StoredDecision = {
  readonly id: string;
  readonly paymentId: string;
  readonly act: DifferingAct;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly outcome: 'done' | 'withdrawn' | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
};

const selectDecision = (db: Database) => db.selectFrom('differingDecision').selectAll();

/** Stores a request; false: its key is known, or another request about the payment waits. */
export const insertDecision = (
  tx: Tx,
  row: Omit<StoredDecision, 'outcome' | 'endedBy' | 'endedAt'>,
): Promise<boolean> =>
  tx
    .insertInto('differingDecision')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);

export async function findDecision(db: Database, id: string): Promise<StoredDecision | null> {
  const row = await selectDecision(db).where('id', '=', id).executeTakeFirst();
  return (row as StoredDecision | undefined) ?? null;
}

/** Withdraws the request that waits about a payment, if there is one. */
export async function endOpenDecision(
  tx: Tx,
  paymentId: string,
  end: { readonly endedBy: string; readonly endedAt: Date },
): Promise<void> {
  await tx
    .updateTable('differingDecision')
    .set({ outcome: 'withdrawn', ...end })
    .where('paymentId', '=', paymentId)
    .where('outcome', 'is', null)
    .execute();
}

/** Locks a request; its payment must be locked before. */
export async function lockDecision(tx: Tx, id: string): Promise<StoredDecision | null> {
  const row = await selectDecision(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return (row as StoredDecision | undefined) ?? null;
}

export async function endDecision(
  tx: Tx,
  id: string,
  end: { readonly outcome: 'done' | 'withdrawn'; readonly endedBy: string; readonly endedAt: Date },
): Promise<void> {
  await tx.updateTable('differingDecision').set(end).where('id', '=', id).execute();
}

/** A payment with the request about it that waits. */
export type ListedDiffering = StoredDiffering & {
  readonly request: (StoredDecision & { readonly askedByName: string }) | null;
};

/** Lists the payments that differ from a deposit, the oldest first. */
export async function listDiffering(db: Database, depositId: string): Promise<ListedDiffering[]> {
  const rows = await selectPayment(db)
    .where('depositId', '=', depositId)
    .orderBy('foundAt')
    .orderBy('id')
    .execute();
  const requests = await db
    .selectFrom('differingDecision as r')
    .innerJoin('differingPayment as p', 'p.id', 'r.paymentId')
    .innerJoin('operator as o', 'o.id', 'r.askedBy')
    .selectAll('r')
    .select('o.username as askedByName')
    .where('p.depositId', '=', depositId)
    .where('r.outcome', 'is', null)
    .execute();
  return rows.map((row) => {
    const request = requests.find(({ paymentId }) => paymentId === row.id);
    return {
      ...stored(row),
      request: (request as ListedDiffering['request'] | undefined) ?? null,
    };
  });
}

/** No refund is asked about again for so long, while one process asks. */
const leaseMs = 2 * minuteMs;

/** A refund that is due, and whether an order before may have been carried out. */
export type DueRefund = StoredDiffering & { readonly wasDoubtful: boolean };

/**
 * Takes a refund that is due, for one process alone. From now on it counts as doubtful until the
 * gateway's answer is written.
 */
export async function takeRefund(ctx: Context, id: string): Promise<DueRefund | null> {
  const now = ctx.clock.now();
  const { rows } = await sql<DueRefund>`
    with due as (
      select id, refund_doubtful from differing_payment
      where id = ${id} and state = 'refunding' and refund_next_at <= ${now}
      for update skip locked
    )
    update differing_payment p
    set refund_tries = p.refund_tries + 1, refund_doubtful = true,
      refund_next_at = ${new Date(now.getTime() + leaseMs)}
    from due where p.id = due.id
    returning p.*, due.refund_doubtful as was_doubtful`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Ids of refunds that are due, the longest waiting first. */
export async function listDueRefunds(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('differingPayment')
    .select('id')
    .where('state', '=', 'refunding')
    .where('refundNextAt', '<=', ctx.clock.now())
    .orderBy('refundNextAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Counts payments that wait for a decision since before a moment; `oldest` is null without any. A
 * credited deposit counts when it is not known whether it was given back.
 */
export async function countDiffering(
  db: Database,
  before: Date,
): Promise<{ readonly waiting: number; readonly oldest: Date | null }> {
  const row = await db
    .selectFrom('differingPayment')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('waiting'),
      fn.min<Date | null>('foundAt').as('oldest'),
    ])
    .where('state', '=', 'waiting')
    .where((where) =>
      where.or([where('kind', '<>', 'credited'), where('refundDoubtful', '=', true)]),
    )
    .where('foundAt', '<', before)
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldest: row.oldest };
}
