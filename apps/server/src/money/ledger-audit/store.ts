import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { ChainReport } from '@khelaghor/db/hash-chain.ts';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { Violation } from '@khelaghor/db/invariant-queries.ts';
import type { AccountKind } from '@khelaghor/ledger/account.ts';
import { formatMinor } from '@khelaghor/money/minor.ts';
import type { Context, Database } from '../../lib/context.ts';

/** How many breaches a run keeps in words; their number is kept whole. */
const foundMax = 100;

/** The lines of a trial balance, as a run keeps them. */
const trialLines = z.array(z.object({ currency: z.string(), balance: z.string() }));

export type AuditRun = {
  startedAt: Date;
  report: Pick<BooksReport, 'trialBalance' | 'chain'>;
  events: ChainReport;
  /** Of the books, without those of the event log. */
  breaches: readonly Violation[];
  /** The products that it stopped. */
  stopped: readonly string[];
};

/** Keeps the result of a run for good. */
export async function keepRun(ctx: Context, tx: Database, run: AuditRun): Promise<void> {
  const { chain, trialBalance } = run.report;
  const { events } = run;
  const lines = trialBalance.lines.map(({ currency, kind, accounts, balance }) => ({
    currency,
    kind,
    accounts: Number(accounts),
    balance: formatMinor(balance),
  }));
  await tx
    .insertInto('auditRun')
    .values({
      id: ctx.random.id(),
      startedAt: run.startedAt,
      endedAt: ctx.clock.now(),
      breaches: run.breaches.length,
      found: JSON.stringify([...run.breaches, ...events.breaches].slice(0, foundMax)),
      trialBalance: JSON.stringify(lines),
      chainBatchNo: chain.end?.batchNo ?? null,
      chainHash: chain.end?.hash ?? null,
      eventBreaches: events.breaches.length,
      eventBatchNo: events.end?.batchNo ?? null,
      eventHash: events.end?.hash ?? null,
      stopped: [...run.stopped],
    })
    .execute();
}

export type LastAudit = {
  endedAt: Date;
  breaches: number;
  eventBreaches: number;
  stopped: string[];
};

/** The latest run, and whether all accounts of each currency added up to nothing in it. */
export async function findLastAudit(
  db: Database,
): Promise<{ run: LastAudit; balanced: boolean } | undefined> {
  const row = await db
    .selectFrom('auditRun')
    .select(['endedAt', 'breaches', 'eventBreaches', 'stopped', 'trialBalance'])
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { trialBalance, ...run } = row;
  const sums = new Map<string, bigint>();
  for (const { currency, balance } of trialLines.parse(trialBalance))
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(balance));
  return { run, balanced: [...sums.values()].every((sum) => sum === 0n) };
}

type ConcernedAccount = { owner: string; kind: AccountKind };

/** Accounts by their ids. */
export async function findAccounts(
  db: Database,
  accountIds: readonly string[],
): Promise<(ConcernedAccount & { id: string })[]> {
  const { rows } = await sql<ConcernedAccount & { id: string }>`
    select id, owner, kind from ledger_account where id = any (${accountIds}::uuid[])
  `.execute(db);
  return rows;
}

export type ConcernedTransfer = {
  causeKind: string;
  accounts: ConcernedAccount[];
  /** Whose game the bet behind it is in; null when there is no such bet. */
  source: string | null;
};

const idPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** What transfers tell, each answer once. */
async function readTransfers(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<ConcernedTransfer[]> {
  const { rows } = await sql<ConcernedTransfer>`
    select distinct t.cause_kind, b.source, (
      select coalesce(jsonb_agg(jsonb_build_object('owner', a.owner, 'kind', a.kind)), '[]')
      from ledger_account a where a.id in (t.debit_account_id, t.credit_account_id)
    ) as accounts
    from (${which}) t
    left join bet b on b.id = case when t.cause_id ~ ${idPattern} then t.cause_id::uuid end
  `.execute(db);
  return rows;
}

/** Transfers by their ids. */
export const findTransfers = (
  db: Database,
  transferIds: readonly string[],
): Promise<ConcernedTransfer[]> =>
  readTransfers(db, sql`select * from ledger_transfer where id = any (${transferIds}::uuid[])`);

/** The latest thousands of transfers of these accounts. */
export const findCounterpartyTransfers = (
  db: Database,
  accountIds: readonly string[],
): Promise<ConcernedTransfer[]> =>
  readTransfers(
    db,
    sql`
      select latest.*
      from unnest(${accountIds}::uuid[]) as named (id)
      cross join lateral (
        (select * from ledger_transfer
          where debit_account_id = named.id order by seq desc limit 10000)
        union all
        (select * from ledger_transfer
          where credit_account_id = named.id order by seq desc limit 10000)
      ) latest`,
  );
