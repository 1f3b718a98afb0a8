import { sql } from 'kysely';
import type { DeliveryState } from '@khelaghor/contract/backoffice/report-orders.ts';
import type { ReportDimension, ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL about ordered reports. */

export type StoredOrder = {
  readonly id: string;
  readonly dimension: ReportDimension;
  readonly currency: CashCurrency;
  readonly period: ReportPeriod;
  readonly hour: number;
  readonly language: Language;
  readonly recipients: readonly string[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly pausedAt: Date | null;
  readonly removedAt: Date | null;
};

const selectOrders = (db: Database) =>
  db.selectFrom('reportOrder').selectAll().$castTo<StoredOrder>();

export type ListedOrder = StoredOrder & { readonly createdByName: string };

/** Lists the orders that were not removed, newest first. */
export const listOrders = (db: Database): Promise<ListedOrder[]> =>
  db
    .selectFrom('reportOrder as r')
    .innerJoin('operator as o', 'o.id', 'r.createdBy')
    .selectAll('r')
    .select('o.username as createdByName')
    .where('r.removedAt', 'is', null)
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .$castTo<ListedOrder>()
    .execute();

export const findOrder = (db: Database, id: string): Promise<StoredOrder | undefined> =>
  selectOrders(db).where('id', '=', id).executeTakeFirst();

/** Stores an order; false when its id is known. */
export const insertOrder = (
  tx: Tx,
  { recipients, ...order }: Omit<StoredOrder, 'pausedAt' | 'removedAt'>,
): Promise<boolean> =>
  tx
    .insertInto('reportOrder')
    .values({ ...order, recipients: [...recipients] })
    .onConflict((clash) => clash.doNothing())
    .$call(tryWrite);

/** Locks an order that was not removed. */
export const lockOrder = (tx: Tx, id: string): Promise<StoredOrder | undefined> =>
  selectOrders(tx)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Locks an order that runs; undefined: it does not, or another process sends it. */
export const lockRunningOrder = (tx: Tx, id: string): Promise<StoredOrder | undefined> =>
  selectOrders(tx)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .where('pausedAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function changeOrder(
  tx: Tx,
  id: string,
  change: Partial<Pick<StoredOrder, 'pausedAt' | 'removedAt'>>,
): Promise<void> {
  await tx.updateTable('reportOrder').set(change).where('id', '=', id).execute();
}

/** Returns the first day of the period that was sent last. */
export async function findLastSent(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('reportDelivery')
    .select(sql<string | null>`max(starts_on)::text`.as('last'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function insertDelivery(
  tx: Tx,
  row: { orderId: string; startsOn: string; sentAt: Date; messageIds: string[] },
): Promise<void> {
  await tx.insertInto('reportDelivery').values(row).execute();
}

export type ListedDelivery = {
  readonly orderId: string;
  readonly startsOn: string;
  readonly sentAt: Date;
  readonly mails: number;
  readonly state: DeliveryState;
};

/** Lists the latest deliveries of orders, newest first, each with the state of its worst mail. */
export async function listDeliveries(
  db: Database,
  orderIds: readonly string[],
  limit: number,
): Promise<ListedDelivery[]> {
  const { rows } = await sql<ListedDelivery>`
    select d.order_id, d.starts_on::text as starts_on, d.sent_at,
      cardinality(d.message_ids) as mails,
      case when cardinality(d.message_ids) = 0 then 'none'
        when m.failed > 0 then 'failed'
        when m.waiting > 0 then 'waiting'
        when m.kept > 0 then 'kept'
        when m.sent > 0 then 'sent'
        else 'unknown' end as state
    from unnest(${orderIds}::uuid[]) as o (id)
    cross join lateral (
      select * from report_delivery where order_id = o.id order by starts_on desc limit ${limit}
    ) d
    cross join lateral (
      select count(*) filter (where state in ('refused', 'dropped', 'late')) as failed,
        count(*) filter (where state = 'waiting') as waiting,
        count(*) filter (where state = 'kept') as kept,
        count(*) filter (where state = 'sent') as sent
      from message_outbox where id = any (d.message_ids)
    ) m
    order by d.order_id, d.starts_on desc`.execute(db);
  return rows;
}

export type Recipient = { readonly id: string; readonly username: string; readonly email: string };

/** Lists operators who can get reports: with a proved address, a login and the permission. */
export async function listRecipients(db: Database): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select o.id, o.username, m.email from operator o
    join operator_role r on r.id = o.role_id join desk_mailbox m on m.operator_id = o.id
    where m.email is not null and o.disabled_at is null
      and (r.permissions is null or 'reports.export' = any (r.permissions))
    order by o.username`.execute(db);
  return rows;
}

/** Returns the names of operators by their ids. */
export async function readNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; username: string }>`
    select id, username from operator where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, username }) => [id, username]));
}
