/** The ledger in the database: its accounts, what is posted to them, and what is in them. */
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { isLimited, mayOwn } from '@khelaghor/ledger/account.ts';
import type { AccountName } from '@khelaghor/ledger/account.ts';
import type { PostResult } from '@khelaghor/ledger/refusals.ts';
import type { Transfer } from '@khelaghor/ledger/transfer.ts';
import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { toPlainArray } from './array-literal.ts';
import { postLinked } from './ledger-writer.ts';
import type { DB } from './schema.gen.ts';

/**
 * Opens accounts in one statement and returns their ids in the same order. An account that has the
 * same owner, kind and currency is found instead, also when several callers open it at once.
 */
export async function openAccounts(
  db: Kysely<DB>,
  names: readonly AccountName[],
): Promise<string[]> {
  const wrong = names.find(({ owner, kind }) => !mayOwn(owner, kind));
  if (wrong) throw new Error(`${wrong.owner} cannot own an account of kind ${wrong.kind}`);
  const { rows } = await sql<{ id: string }>`
    select ledger_open_account(owner, kind, currency, limited) as id
    from unnest(
      ${names.map(({ owner }) => owner)}::text[],
      ${names.map(({ kind }) => kind)}::text[],
      ${names.map(({ currency }) => currency)}::text[],
      ${names.map(({ kind }) => isLimited(kind))}::boolean[]
    ) with ordinality as account (owner, kind, currency, limited, nth)
    order by nth
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Opens one account, as `openAccounts` does. */
export async function openAccount(db: Kysely<DB>, name: AccountName): Promise<string> {
  const [id] = await openAccounts(db, [name]);
  if (id === undefined) throw new Error('the database opened no account');
  return id;
}

/** The id of an account, if it was opened. */
export async function findAccount(db: Kysely<DB>, name: AccountName): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledgerAccount')
    .select('id')
    .where('owner', '=', name.owner)
    .where('kind', '=', name.kind)
    .where('currency', '=', name.currency)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Closes an account, or opens it again. Takes the account's lock first, so no transfer that is
 * on its way passes by.
 */
export async function setAccountClosed(
  tx: Transaction<DB>,
  accountId: string,
  closed: boolean,
): Promise<void> {
  await tx
    .selectFrom('ledgerBalance')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('ledgerAccount')
    .set({ closedAt: closed ? sql<Date>`coalesce(closed_at, clock_timestamp())` : null })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`no account ${accountId}`);
}

/**
 * Posts transfers in the caller's transaction: all of them, or none and the index and name of
 * the first refusal. After a refusal the transaction can go on; what it wrote before stays.
 *
 * A transfer whose id was posted before with the same body counts as `already`.
 *
 * Call it once in a transaction, with everything that the transaction moves: the accounts are
 * locked in the order of their ids, and a second call would lock out of order. The locks last
 * until the transaction ends, so keep what follows short.
 */
export async function post(
  tx: Transaction<DB>,
  transfers: readonly Transfer[],
): Promise<PostResult> {
  if (transfers.length === 0) return { ok: true, results: [] };
  const [answer] = await postLinked(tx, [{ transfers }]);
  if (answer === undefined) throw new Error('the ledger gave no answer');
  return answer.result;
}

/**
 * Locks limited accounts in the order in which `post` locks them, and returns what can be spent of
 * each. A later `post` in the same transaction may move no money of other limited accounts.
 */
export async function lockBalances(
  tx: Transaction<DB>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  const { rows } = await sql<{ accountId: string; available: bigint }>`
    select account_id, balance_minor - held_minor as available from ledger_balance
    where account_id = any (${toPlainArray(accountIds)}::uuid[])
    order by account_id for update`.execute(tx);
  return new Map(rows.map(({ accountId, available }) => [accountId, minor(available)]));
}

/** Returns what can be spent of limited accounts at this moment, without locking them. */
export async function readAvailable(
  db: Kysely<DB>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Minor>> {
  const { rows } = await sql<{ accountId: string; available: bigint }>`
    select account_id, balance_minor - held_minor as available from ledger_balance
    where account_id = any (${toPlainArray(accountIds)}::uuid[])`.execute(db);
  return new Map(rows.map(({ accountId, available }) => [accountId, minor(available)]));
}

/** What is in an account, in minor units. */
export type Balance = {
  /** Credits minus debits. Below zero only for accounts without limit. */
  readonly balance: Minor;
  /** What pending transfers hold of it. */
  readonly held: Minor;
  /** What can be spent: the balance without what is held. */
  readonly available: Minor;
};

/**
 * The balance of an account; `undefined` when there is no such account. For limited accounts it
 * is one row; for the others it adds up all entries, so it is not for a path that is taken often.
 */
export async function findBalance(db: Kysely<DB>, accountId: string): Promise<Balance | undefined> {
  const { rows } = await sql<{ balance: string; held: string }>`
    select
      coalesce(b.balance_minor::numeric, (
        select coalesce(sum(e.amount_minor), 0) from ledger_entry e where e.account_id = a.id
      ))::text as balance,
      coalesce(b.held_minor, 0)::text as held
    from ledger_account a
    left join ledger_balance b on b.account_id = a.id
    where a.id = ${accountId}
  `.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const balance = minor(BigInt(row.balance));
  const held = minor(BigInt(row.held));
  return { balance, held, available: minor(balance - held) };
}
