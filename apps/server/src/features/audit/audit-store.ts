import { sql } from 'kysely';
import { z } from 'zod';
import type { BooksReport } from '@khelaghor/db/ledger-audit.ts';
import type { Breach } from '@khelaghor/db/ledger-audit-searches.ts';
import type { AccountKind } from '@khelaghor/ledger/account.ts';
import { minorText } from '@khelaghor/money/minor.ts';
import type { Context, Database } from '../../platform/context.ts';

/** How many breaches a run keeps in words; their number is kept whole. */
const foundMax = 100;

/** The lines of a trial balance, as a run keeps them. */
const trialLines = z.array(z.object({ currency: z.string(), balance: z.string() }));

export type AuditRun = {
  startedAt: Date;
  report: Pick<BooksReport, 'trialBalance' | 'chain'>;
  breaches: readonly Breach[];
  /** The products that it stopped. */
  stopped: readonly string[];
};

/** Keeps the result of a run for good. */
export async function keepRun(ctx: Context, tx: Database, run: AuditRun): Promise<void> {
  const { chain, trialBalance } = run.report;
  const lines = trialBalance.lines.map(({ currency, kind, accounts, balance }) => ({
    currency,
    kind,
    accounts: Number(accounts),
    balance: minorText(balance),
  }));
  await tx
    .insertInto('auditRun')
    .values({
      id: ctx.random.id(),
      startedAt: run.startedAt,
      endedAt: ctx.clock.now(),
      breaches: run.breaches.length,
      found: JSON.stringify(run.breaches.slice(0, foundMax)),
      trialBalance: JSON.stringify(lines),
      chainBatchNo: chain.end?.batchNo ?? null,
      chainHash: chain.end?.hash ?? null,
      stopped: [...run.stopped],
    })
    .execute();
}

export type LastAudit = {
  endedAt: Date;
  breaches: number;
  stopped: string[];
};

/** The latest run, and whether all accounts of each currency added up to nothing in it. */
export async function lastAuditOf(
  db: Database,
): Promise<{ run: LastAudit; balanced: boolean } | undefined> {
  const row = await db
    .selectFrom('auditRun')
    .select(['endedAt', 'breaches', 'stopped', 'trialBalance'])
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

/** Accounts by their ids, and both accounts of transfers by theirs. */
export async function accountsNamed(
  db: Database,
  accountIds: readonly string[],
  transferIds: readonly string[],
): Promise<ConcernedAccount[]> {
  const { rows } = await sql<ConcernedAccount>`
    select distinct owner, kind from ledger_account
    where id = any (${accountIds}::uuid[]) or id in (
      select unnest(array[debit_account_id, credit_account_id]) from ledger_transfer
      where id = any (${transferIds}::uuid[])
    )
  `.execute(db);
  return rows;
}

/** Who the latest thousands of transfers of these accounts went to and came from. */
export async function accountsBeside(
  db: Database,
  accountIds: readonly string[],
): Promise<ConcernedAccount[]> {
  const { rows } = await sql<ConcernedAccount>`
    select distinct a.owner, a.kind
    from unnest(${accountIds}::uuid[]) as named (id)
    cross join lateral (
      (select credit_account_id as id from ledger_transfer
        where debit_account_id = named.id order by seq desc limit 10000)
      union
      (select debit_account_id from ledger_transfer
        where credit_account_id = named.id order by seq desc limit 10000)
    ) beside
    join ledger_account a on a.id = beside.id
  `.execute(db);
  return rows;
}
