import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MatchKind } from '@khelaghor/contract/backoffice/member-desk.ts';
import type { Database } from '../../lib/context.ts';

/** The only SQL that finds members by what operators type; each way is a range of one index. */

export type SearchTerms = {
  /** Folded for search. */
  readonly text: string;
  readonly id: string | null;
  readonly phone: string | null;
  /** Digits of a wallet number. */
  readonly wallet: string | null;
  /** In capitals. */
  readonly transaction: string | null;
  /** Of logins: /24 of IPv4, /64 of IPv6. */
  readonly network: string | null;
};

export type FoundRow = {
  id: string;
  username: string;
  nickname: string;
  createdAt: Date;
  closedAt: Date | null;
  by: MatchKind;
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

type Way = readonly [MatchKind, RawBuilder<unknown>];

function listWays({ text, id, phone, wallet, transaction, network }: SearchTerms): Way[] {
  const start = `${escapeLike(text)}%`;
  return [
    ['account', sql`select id from member where username like ${start} and type <> 4`],
    ['name', sql`select id from member where fold_search(nickname) like ${start} and type <> 4`],
    [
      'name',
      sql`select id from member where fold_search(payee_name) like ${start} and payee_name is not null`,
    ],
    ['email', sql`select id from member where lower(email) = ${text} and email is not null`],
    ['address', sql`select distinct member_id from member_session where address = ${text}`],
    ...(network === null
      ? []
      : [
          [
            'address',
            sql`select distinct member_id from member_session
              where get_network(address) = ${network}`,
          ] as const,
        ]),
    ['device', sql`select member_id from known_device where token_hash like ${start}`],
    ['tag', sql`select member_id from member_tag where tag = ${text}`],
    ...(id === null ? [] : [['id', sql`select ${id}::uuid`] as const]),
    ...(phone === null
      ? []
      : [
          [
            'phone',
            sql`select id from member where mobile = ${phone} and mobile is not null`,
          ] as const,
        ]),
    ...(wallet === null
      ? []
      : [
          ['wallet', sql`select member_id from payout_wallet where number = ${wallet}`] as const,
          [
            'wallet',
            sql`select d.member_id from manual_deposit m join deposit d on d.id = m.deposit_id
              where m.sender_number = ${wallet}`,
          ] as const,
        ]),
    ...(transaction === null
      ? []
      : [
          [
            'transaction',
            sql`select member_id from deposit where provider_transaction_id = ${transaction}`,
          ] as const,
          [
            'transaction',
            sql`select member_id from withdrawal where provider_transaction_id = ${transaction}`,
          ] as const,
          [
            'transaction',
            sql`select d.member_id from manual_claim c join deposit d on d.id = c.deposit_id
              where c.trx_id = ${transaction}`,
          ] as const,
        ]),
  ];
}

/** Ways whose members are a range of an index on `member` itself. */
const ownWays: readonly MatchKind[] = ['account', 'name', 'email', 'id', 'phone'];

/**
 * Builds the condition for all members `m` that a search finds. Members who are found by what
 * others hold, such as a device, are looked up first: they are few.
 */
export async function buildFilter(db: Database, terms: SearchTerms): Promise<RawBuilder<unknown>> {
  const { text, id, phone } = terms;
  const start = `${escapeLike(text)}%`;
  const held = listWays(terms).filter(([by]) => !ownWays.includes(by));
  const { rows } = await sql<{ id: string }>`
    select distinct found.id
    from (${sql.join(
      held.map(([, ids]) => sql`(${ids})`),
      sql` union `,
    )}) as found (id)`.execute(db);
  const ids = [...rows.map((row) => row.id), ...(id === null ? [] : [id])];
  return sql`(m.username like ${start} or fold_search(m.nickname) like ${start}
    or (fold_search(m.payee_name) like ${start} and m.payee_name is not null)
    or (lower(m.email) = ${text} and m.email is not null)
    or (m.mobile = ${phone} and m.mobile is not null)
    or m.id = any (${ids}::uuid[]))`;
}

/** Builds the query of a search: members in the order of the ways that find them, each once. */
export function buildSearch(terms: SearchTerms, limit: number): RawBuilder<FoundRow> {
  const parts = listWays(terms).map(
    ([by, ids], rank) =>
      sql`(select ${sql.lit(rank)} as rank, ${by}::text as by, found.id
        from (${ids} limit ${limit}) as found (id))`,
  );
  return sql<FoundRow>`
    with found as materialized (${sql.join(parts, sql` union all `)}),
    best as (
      select distinct on (id) id, rank, by from found order by id, rank
    )
    select m.id, m.username, m.nickname, m.created_at, m.closed_at, best.by
    from best join member m on m.id = best.id
    where m.type <> 4
    order by best.rank, m.username limit ${limit}
  `;
}

/** Finds members by what was typed. */
export async function findMembersBy(
  db: Database,
  terms: SearchTerms,
  limit: number,
): Promise<FoundRow[]> {
  return (await buildSearch(terms, limit).execute(db)).rows;
}
