import { sql } from 'kysely';
import { linkKind, oftenShared } from '@khelaghor/contract/backoffice/member-links.ts';
import type { LinkKind } from '@khelaghor/contract/backoffice/member-links.ts';
import type { Database } from '../../lib/context.ts';

/** The only SQL of links between members. Each way is a short range of one index. */

/** A fact that accounts may share; device, document and password are told by hashes. */
export type Fact = { readonly by: LinkKind; readonly value: string };

/** A fact of a member. */
export type MemberFact = Fact & { readonly memberId: string };

/** The newest facts of a kind that are followed, and payments and logins that are read for them. */
const factsMax = 10;
const readMax = 50;

/** Returns the newest facts of members, some of each kind. */
export async function readFacts(
  db: Database,
  memberIds: readonly string[],
  kinds: readonly LinkKind[] = linkKind.options,
): Promise<MemberFact[]> {
  if (memberIds.length === 0) return [];
  // In each part: a filter above them would read all parts, and those of networks are long.
  const isAsked = (kind: LinkKind) => sql`${kinds.includes(kind)}::boolean`;
  const { rows } = await sql<MemberFact>`
    select m.id as member_id, f.by, f.value
    from unnest(${memberIds}::uuid[]) as m (id)
    cross join lateral (
      (select 'document' as by, number_hash as value from identity_document
        where ${isAsked('document')} and member_id = m.id
        order by created_at desc limit ${factsMax})
      union
      (select 'wallet', number from payout_wallet
        where ${isAsked('wallet')} and member_id = m.id
        order by added_at desc limit ${factsMax})
      union
      (select 'payer', sender_number from (
          select id from deposit where ${isAsked('payer')} and member_id = m.id
          order by created_at desc, id desc limit ${readMax}
        ) d join manual_deposit c on c.deposit_id = d.id
        where c.sender_number is not null limit ${factsMax})
      union
      (select 'device', token_hash from known_device
        where ${isAsked('device')} and member_id = m.id
        order by seen_at desc limit ${factsMax})
      union
      (select 'password', password_fingerprint from member
        where ${isAsked('password')} and id = m.id and password_fingerprint is not null)
      union
      (select distinct 'network', get_network(address) from (
          select address from member_session
          where ${isAsked('network')} and member_id = m.id
          order by created_at desc limit ${readMax}
        ) s where get_network(address) is not null limit ${factsMax})
    ) f
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** A fact and the members who have it, one more at most than make it shared often. */
export type Holders = Fact & { readonly memberIds: readonly string[] };

/** Rows that are read for the members of one fact. */
const rowsMax = 200;

/**
 * The members with logins in a network, one index look-up each: a member may have thousands of
 * logins there.
 */
const networkMembers = sql`
  with recursive found (member_id, place) as (
    (select member_id, 1 from member_session
      where get_network(address) = f.value order by member_id limit 1)
    union all
    select (
      select s.member_id from member_session s
      where get_network(s.address) = f.value and s.member_id > found.member_id
      order by s.member_id limit 1
    ), place + 1
    from found where member_id is not null and place < ${rowsMax}
  ) select member_id from found where f.by = 'network' and member_id is not null`;

/** Finds the members who have facts. Trials have no part in it. */
export async function readHolders(db: Database, facts: readonly Fact[]): Promise<Holders[]> {
  if (facts.length === 0) return [];
  const { rows } = await sql<Holders>`
    select f.by, f.value, array(
      select m.id from (
        (select member_id from identity_document
          where f.by = 'document' and number_hash = f.value limit ${rowsMax})
        union
        (select member_id from payout_wallet
          where f.by = 'wallet' and number = f.value limit ${rowsMax})
        union
        (select d.member_id from (
            select deposit_id from manual_deposit
            where f.by = 'payer' and sender_number = f.value limit ${rowsMax}
          ) c join deposit d on d.id = c.deposit_id)
        union
        (select member_id from known_device
          where f.by = 'device' and token_hash = f.value limit ${rowsMax})
        union
        (select id from member
          where f.by = 'password' and password_fingerprint = f.value limit ${rowsMax})
        union
        (${networkMembers})
      ) h join member m on m.id = h.member_id
      where m.type <> 4 order by m.id limit ${oftenShared + 1}
    ) as member_ids
    from unnest(${facts.map(({ by }) => by)}::text[], ${facts.map(({ value }) => value)}::text[])
      as f (by, value)`.execute(db);
  return rows;
}

/** Accounts of members by their ids. */
export async function readAccounts(
  db: Database,
  memberIds: readonly string[],
): Promise<Map<string, { readonly account: string; readonly isClosed: boolean }>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username', 'closedAt'])
    .where('id', 'in', memberIds)
    .execute();
  return new Map(
    rows.map(({ id, username, closedAt }) => [
      id,
      { account: username, isClosed: closedAt !== null },
    ]),
  );
}
