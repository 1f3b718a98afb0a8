import { sql } from 'kysely';
import { statementColumns } from '@khelaghor/contract/money/statements.ts';
import type { StatementColumns } from '@khelaghor/contract/money/statements.ts';
import type { ManualProvider } from '@khelaghor/contract/money/manual-providers.ts';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { buildLinePage } from './queue-store.ts';
import type { LinePage } from './queue-store.ts';
import type { StatementLine } from './statement-lines.ts';

/** The columns that an operator chose last for a channel; null: no statement was imported yet. */
export async function findColumnsOf(
  db: Database,
  channel: string,
): Promise<StatementColumns | null> {
  const row = await db
    .selectFrom('statementColumns')
    .select('columns')
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row ? statementColumns.parse(row.columns) : null;
}

export type StatementImport = {
  readonly id: string;
  readonly channel: string;
  readonly fileSha256: Buffer;
  readonly importedBy: string;
  readonly importedAt: Date;
};

/** Stores that a file was imported, and the columns that were chosen for it. */
export async function insertImport(
  tx: Tx,
  imported: StatementImport,
  columns: StatementColumns,
): Promise<void> {
  const { channel, importedBy: chosenBy, importedAt: chosenAt } = imported;
  const chosen = { columns: JSON.stringify(columns), chosenBy, chosenAt };
  await tx
    .insertInto('statementColumns')
    .values({ channel, ...chosen })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(chosen))
    .execute();
  await tx.insertInto('statementImport').values(imported).execute();
}

/** Columns of lines as arrays of PostgreSQL. */
const toArrays = (lines: readonly StatementLine[]) => ({
  trxIds: lines.map(({ trxId }) => trxId),
  amounts: lines.map(({ amountMinor }) => String(amountMinor)),
});

/** Returns the kept amount of each line that is known. */
export async function findKeptAmounts(
  db: Database,
  provider: WalletKind,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ trxId: string; amountMinor: bigint }>`
    select trx_id, amount_minor from statement_line
    where provider = ${provider} and trx_id = any (${toArrays(lines).trxIds}::text[])`.execute(db);
  return new Map(rows.map(({ trxId, amountMinor }) => [trxId, amountMinor]));
}

/** Keeps lines; those that another import kept first stay as they are. */
export async function insertLines(
  tx: Tx,
  { provider, importId }: { readonly provider: WalletKind; readonly importId: string },
  lines: readonly StatementLine[],
): Promise<void> {
  // One order for all imports: two with the same lines wait for each other, without a deadlock.
  const sorted = lines.toSorted((a, b) => (a.trxId < b.trxId ? -1 : 1));
  const { trxIds, amounts } = toArrays(sorted);
  await sql`
    insert into statement_line (provider, trx_id, amount_minor, sender, sent_at, import_id, line)
    select ${provider}, trx_id, amount, sender, sent_at, ${importId}::uuid, line
    from unnest(
      ${trxIds}::text[], ${amounts}::bigint[], ${sorted.map(({ sender }) => sender)}::text[],
      ${sorted.map(({ sentAt }) => sentAt)}::text[], ${sorted.map(({ line }) => line)}::int[]
    ) as given (trx_id, amount, sender, sent_at, line)
    on conflict do nothing`.execute(tx);
}

/** A claim and what is known of the money that has its transaction id. */
export type LineMatch = {
  readonly depositId: string;
  readonly provider: WalletKind;
  readonly trxId: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
  readonly state: 'waiting_match' | 'late';
  readonly senderNumber: string | null;
  readonly orderedMinor: bigint;
};

/**
 * Claims that wait and whose transaction a kept line shows. A line says nothing about a member who
 * is bound to the operator who imported it: that claim waits for another operator.
 */
export async function listLineMatches(
  db: Database,
  only: { readonly depositId?: string } = {},
): Promise<LineMatch[]> {
  const { depositId = null } = only;
  const { rows } = await sql<LineMatch>`
    select m.deposit_id, l.provider, l.trx_id, l.amount_minor, l.sender,
      m.state, m.sender_number, m.ordered_minor
    from manual_deposit m
    join manual_claim c on c.deposit_id = m.deposit_id and c.provider = m.provider
      and c.trx_id = m.trx_id
    join statement_line l on l.provider = m.provider and l.trx_id = m.trx_id
    join statement_import i on i.id = l.import_id
    join deposit d on d.id = m.deposit_id
    where m.state in ('waiting_match', 'late') and m.received_minor is null
      and not exists (select from operator_member b
        where b.operator_id = i.imported_by and b.member_id = d.member_id)
      and l.deposit_id is null
      and (${depositId}::uuid is null or m.deposit_id = ${depositId}::uuid)
    order by m.deposit_id`.execute(db);
  return rows;
}

/** Claims that wait for lines which an operator is about to import. */
export async function listNewMatches(
  db: Database,
  { provider, operatorId }: { readonly provider: WalletKind; readonly operatorId: string },
  lines: readonly StatementLine[],
): Promise<LineMatch[]> {
  const { trxIds, amounts } = toArrays(lines);
  const { rows } = await sql<LineMatch>`
    select m.deposit_id, m.provider, m.trx_id, l.amount_minor, l.sender,
      m.state, m.sender_number, m.ordered_minor
    from unnest(
      ${trxIds}::text[], ${amounts}::bigint[], ${lines.map(({ sender }) => sender)}::text[]
    ) as l (trx_id, amount_minor, sender)
    join manual_claim c on c.provider = ${provider} and c.trx_id = l.trx_id
    join manual_deposit m on m.deposit_id = c.deposit_id and m.trx_id = c.trx_id
    join deposit d on d.id = m.deposit_id
    where m.state in ('waiting_match', 'late') and m.received_minor is null
      and not exists (select from operator_member b
        where b.operator_id = ${operatorId} and b.member_id = d.member_id)`.execute(db);
  return rows;
}

/** A line that was locked, and the operator who imported it. */
export type LockedLine = {
  readonly channel: string;
  readonly provider: WalletKind;
  readonly trxId: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
  readonly depositId: string | null;
  readonly operatorId: string;
  readonly username: string;
};

/** Locks lines in the order of their ids; the names of those that are not kept are left out. */
export async function lockLines(
  tx: Tx,
  names: readonly { readonly provider: ManualProvider; readonly trxId: string }[],
): Promise<LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    select i.channel, l.provider, l.trx_id, l.amount_minor, l.sender, l.deposit_id,
      o.id as operator_id, o.username
    from statement_line l
    join unnest(
      ${names.map(({ provider }) => provider)}::text[], ${names.map(({ trxId }) => trxId)}::text[]
    ) as wanted (provider, trx_id) using (provider, trx_id)
    join statement_import i on i.id = l.import_id
    join operator o on o.id = i.imported_by
    order by l.provider, l.trx_id
    for update of l`.execute(tx);
  return rows;
}

/**
 * Gives lines to the deposits that are credited with their money. A line that was kept meanwhile
 * and shows another amount stays without a deposit, for operators to look at.
 */
export async function linkLines(
  tx: Tx,
  matchedAt: Date,
  links: readonly {
    readonly provider: ManualProvider;
    readonly trxId: string;
    readonly depositId: string;
    /** The credited amount in minor units. */
    readonly received: bigint;
  }[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update statement_line l set deposit_id = given.deposit_id, matched_at = ${matchedAt}
    from unnest(
      ${links.map(({ provider }) => provider)}::text[],
      ${links.map(({ trxId }) => trxId)}::text[],
      ${links.map(({ depositId }) => depositId)}::uuid[],
      ${links.map(({ received }) => received)}::bigint[]
    ) as given (provider, trx_id, deposit_id, received)
    where l.provider = given.provider and l.trx_id = given.trx_id
      and l.deposit_id is null and l.amount_minor = given.received`.execute(tx);
}

/** Gives lines to deposits that were credited with the same money before the file came. */
export async function linkCreditedLines(tx: Tx, matchedAt: Date): Promise<void> {
  await sql`
    update statement_line l set deposit_id = m.deposit_id, matched_at = ${matchedAt}
    from manual_deposit m
    where l.deposit_id is null and m.state = 'credited' and m.provider = l.provider
      and m.trx_id = l.trx_id and m.received_minor = l.amount_minor`.execute(tx);
}

/** A line that belongs to no deposit, with the claim of its transaction that was not rejected. */
export type StoredUnmatched = {
  readonly channel: string;
  readonly provider: WalletKind;
  readonly trxId: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
  readonly sentAt: string | null;
  readonly importId: string;
  readonly line: number;
  readonly importedBy: string;
  readonly importedAt: Date;
  readonly depositId: string | null;
  readonly account: string | null;
  readonly senderNumber: string | null;
  readonly receivedMinor: bigint | null;
};

/** Lists a page of the lines that belong to no deposit. */
export async function listUnmatchedLines(db: Database, page: LinePage): Promise<StoredUnmatched[]> {
  const { rows } = await sql<StoredUnmatched>`
    select i.channel, l.provider, l.trx_id, l.amount_minor, l.sender, l.sent_at, l.import_id,
      l.line, o.username as imported_by, i.imported_at, m.deposit_id, a.username as account,
      m.sender_number, m.received_minor
    from (${buildLinePage(page)}) l
    join statement_import i on i.id = l.import_id
    join operator o on o.id = i.imported_by
    left join manual_claim c on c.provider = l.provider and c.trx_id = l.trx_id
    left join manual_deposit m on m.deposit_id = c.deposit_id and m.state <> 'rejected'
    left join deposit d on d.id = m.deposit_id
    left join member a on a.id = d.member_id
    order by l.import_id desc, l.line`.execute(db);
  return rows;
}
