import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { WalletKind } from '@khelaghor/contract/money/payout-wallet-terms.ts';
import { toNumberCode } from '@khelaghor/typed-text/code.ts';
import type { Database } from '../../lib/context.ts';
import type { CursorPlace } from '../../lib/db/keyset-cursor.ts';
import { mistypedMax } from './queue-rules.ts';
import type { LinePlace, QueueSearch } from './queue-rules.ts';

/** The SQL that finds a page of claims or lines. Each part of a search has an index of its own. */

/** As in the indexes of claims that wait. */
const waits = sql`m.state in ('waiting_match', 'short', 'excess', 'late', 'duplicate')`;

/** Further tables of a part, and its condition. */
type Part = { readonly joins?: RawBuilder<unknown>; readonly where: RawBuilder<unknown> };

const all: Part = { where: sql`true` };

/** Joins parts whose rows were each found and limited through their own index. */
const joinParts = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union `,
  );

const ofAccount = (account: string) =>
  ({
    joins: sql`join deposit d on d.id = m.deposit_id join member a on a.id = d.member_id`,
    where: sql`a.username = ${account}`,
  }) satisfies Part;

const listClaimParts = ({ account, trxStart, sender }: QueueSearch): Part[] => [
  ofAccount(account),
  ...(trxStart === null ? [] : [{ where: sql`m.trx_id like ${`${trxStart}%`}` }]),
  ...(sender === null ? [] : [{ where: sql`m.sender_number = ${sender}` }]),
];

export type ClaimPage = {
  readonly search: QueueSearch | null;
  readonly after: CursorPlace | null;
  readonly limit: number;
};

/** Builds the query of a page of claims that wait, the longest waiting first. */
export function buildClaimPage({
  search,
  after,
  limit,
}: ClaimPage): RawBuilder<{ depositId: string }> {
  const behind = after
    ? sql`(m.claimed_at, m.deposit_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const parts = search === null ? [all] : listClaimParts(search);
  return sql`
    select deposit_id
    from (${joinParts(
      parts.map(
        ({ joins = sql``, where }) => sql`
          select m.deposit_id, m.claimed_at from manual_deposit m ${joins}
          where ${waits} and ${where} and ${behind}
          order by m.claimed_at, m.deposit_id limit ${limit}`,
      ),
    )}) as found
    order by claimed_at, deposit_id limit ${limit}`;
}

export type LinePage = {
  readonly search: QueueSearch | null;
  readonly after: LinePlace | null;
  readonly limit: number;
};

const listLineParts = ({ account, trxStart, sender }: QueueSearch): Part[] => [
  {
    joins: sql`join manual_claim m on m.provider = l.provider and m.trx_id = l.trx_id
      ${ofAccount(account).joins}`,
    where: ofAccount(account).where,
  },
  ...(trxStart === null ? [] : [{ where: sql`l.trx_id like ${`${trxStart}%`}` }]),
  ...(sender === null ? [] : [{ where: sql`l.sender = ${sender}` }]),
];

/** Builds the query of a page of lines without a deposit, the newest import first. */
export function buildLinePage({ search, after, limit }: LinePage): RawBuilder<unknown> {
  const behind = after
    ? sql`l.import_id <= ${after.importId}::uuid
        and (l.import_id < ${after.importId}::uuid or l.line > ${after.line})`
    : sql`true`;
  const parts = search === null ? [all] : listLineParts(search);
  return sql`
    select *
    from (${joinParts(
      parts.map(
        ({ joins = sql``, where }) => sql`
          select l.* from statement_line l ${joins}
          where l.deposit_id is null and ${where} and ${behind}
          order by l.import_id desc, l.line limit ${limit}`,
      ),
    )}) as found
    order by import_id desc, line limit ${limit}`;
}

/** A line without a deposit, and the channel of its statement. */
export type FreeLine = {
  readonly channel: string;
  readonly provider: WalletKind;
  readonly trxId: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
};

export async function findFreeLine(
  db: Database,
  { provider, trxId }: { readonly provider: string; readonly trxId: string },
): Promise<FreeLine | null> {
  const { rows } = await sql<FreeLine>`
    select i.channel, l.provider, l.trx_id, l.amount_minor, l.sender
    from statement_line l join statement_import i on i.id = l.import_id
    where l.provider = ${provider} and l.trx_id = ${trxId} and l.deposit_id is null`.execute(db);
  return rows[0] ?? null;
}

/** Numbers of wallets have 11 digits, those of Rocket one more. */
const numberLengths = [11, 12];

/**
 * Builds the query of claims that a line may mean: the oldest of its sender, of a transaction id
 * that ends otherwise, of its amount, and of its provider.
 */
export function buildCandidates(
  { provider, trxId, amountMinor, sender }: FreeLine,
  limit: number,
): RawBuilder<{ depositId: string }> {
  const digits = toNumberCode(sender ?? '').replace(/\D/gu, '');
  const senders = numberLengths.map((length) => digits.slice(-length));
  const parts = [
    sql`m.sender_number = any (${senders}::text[])`,
    sql`m.trx_id like ${`${trxId.slice(0, -mistypedMax)}%`}`,
    sql`m.ordered_minor = ${amountMinor}`,
    sql`true`,
  ];
  return sql`${joinParts(
    parts.map(
      (where) => sql`
        select m.deposit_id from manual_deposit m
        where ${waits} and m.received_minor is null and m.provider = ${provider} and ${where}
        order by m.claimed_at, m.deposit_id limit ${limit}`,
    ),
  )}`;
}

/** Returns the deposits that a query of this file finds. */
export async function listIds(
  db: Database,
  query: RawBuilder<{ depositId: string }>,
): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ depositId }) => depositId);
}
