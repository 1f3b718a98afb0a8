/** Proof that the books are right: the trial balance, and the search for what breaks it. */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { AccountKind } from '@khelaghor/ledger/account.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { INVARIANT_QUERIES } from './invariant-queries.ts';
import type { Violation } from './invariant-queries.ts';
import type { ChainEnd, ChainReport } from './hash-chain.ts';
import { verifyChain } from './ledger-chain.ts';
import type { DB } from './schema.gen.ts';

/** What all accounts of one kind and currency hold together. */
export type TrialBalanceLine = {
  readonly currency: Currency;
  readonly kind: AccountKind;
  readonly accounts: bigint;
  readonly balance: Minor;
};

export type TrialBalance = {
  /** Whether the lines of every currency add up to zero. */
  readonly balanced: boolean;
  readonly lines: readonly TrialBalanceLine[];
};

/**
 * Adds up all accounts by currency and kind: the kept balances of limited accounts, and both sides
 * of all transfers for the others. It reads every transfer once, so it is not for a path that is
 * taken often.
 */
export async function computeTrialBalance(db: Kysely<DB>): Promise<TrialBalance> {
  const { rows } = await sql<{
    currency: Currency;
    kind: AccountKind;
    accounts: bigint;
    balance: string;
  }>`
    select a.currency, a.kind, count(*) as accounts,
      coalesce(sum(case when a.limited then b.balance_minor else e.total end), 0)::text as balance
    from ledger_account a
    left join ledger_balance b on b.account_id = a.id
    left join (
      select account_id, sum(amount_minor) as total from ledger_entry group by account_id
    ) e on e.account_id = a.id and not a.limited
    group by a.currency, a.kind
    order by a.currency, a.kind
  `.execute(db);
  const lines = rows.map((row) => ({ ...row, balance: minor(BigInt(row.balance)) }));
  const totals = new Map<Currency, bigint>();
  for (const { currency, balance } of lines) {
    totals.set(currency, (totals.get(currency) ?? 0n) + balance);
  }
  const balanced = [...totals.values()].every((total) => total === 0n);
  return { balanced, lines };
}

/** Runs work on one moment of the database, for as long as it takes, while others post. */
async function readSnapshot<T>(
  db: Kysely<DB>,
  work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // Each search reads whole tables once; a loop over them would never end on millions of rows.
      await sql`set local enable_nestloop = off`.execute(tx);
      await sql`set local work_mem = '64MB'`.execute(tx);
      return work(tx);
    });
}

/**
 * Looks at every transfer, pending transfer and balance, and names what is wrong; an empty list
 * means that the invariants I1 to I4 hold. All is read from one moment of the database, while
 * others post. Each search names at most its first thousand finds.
 */
export async function audit(db: Kysely<DB>): Promise<Violation[]> {
  return readSnapshot(db, async (tx) => {
    const breaches: Violation[] = [];
    for (const search of INVARIANT_QUERIES) breaches.push(...(await search.execute(tx)).rows);
    return breaches;
  });
}

/** Everything that is known about the books after looking at all of them. */
export type BooksReport = {
  readonly trialBalance: TrialBalance;
  readonly chain: ChainReport;
  /** What is wrong, in the order of the invariants: I1 to I4, then I8. */
  readonly breaches: readonly Violation[];
};

/**
 * The whole proof: trial balance, invariants and chain. `known` are ends of the chain that were
 * kept outside the database. It took 22 seconds for a million transfers, on two busy cores.
 */
export async function inspectBooks(
  db: Kysely<DB>,
  { known = [] }: { readonly known?: readonly ChainEnd[] } = {},
): Promise<BooksReport> {
  const breaches = await audit(db);
  const chain = await verifyChain(db, { known });
  const trial = await readSnapshot(db, computeTrialBalance);
  return { trialBalance: trial, chain, breaches: [...breaches, ...chain.breaches] };
}
