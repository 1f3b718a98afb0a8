import { sql } from 'kysely';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** The only SQL of a member's page at the desk. Amounts in minor units. */

type SumRow = {
  currency: Currency;
  balance: bigint;
  inPlay: bigint;
  onHold: bigint;
  deposited: bigint;
  withdrawn: bigint;
  staked: bigint;
  paid: bigint;
};

/** Returns a member's sums, one row for each wallet. */
export async function readSums(db: Database, memberId: string): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select a.currency, b.balance_minor - b.held_minor as balance,
      coalesce(o.in_play, 0)::bigint as in_play, coalesce(o.on_hold, 0)::bigint as on_hold,
      (select coalesce(sum(d.amount_minor), 0)::bigint from deposit d
        where d.member_id = ${memberId} and d.state = 'confirmed' and d.currency = a.currency)
        as deposited,
      (select coalesce(sum(w.amount_minor), 0)::bigint from withdrawal w
        where w.member_id = ${memberId} and w.state = 'paid' and w.currency = a.currency)
        as withdrawn,
      t.staked, t.paid
    from ledger_account a
    join ledger_balance b on b.account_id = a.id
    cross join lateral (
      select sum(ob.balance_minor) filter (where oa.kind = 'escrow') as in_play,
        sum(ob.balance_minor) filter (where oa.kind = 'payout_hold') as on_hold
      from ledger_account oa join ledger_balance ob on ob.account_id = oa.id
      where oa.owner = a.owner and oa.currency = a.currency
    ) o
    cross join lateral (
      select coalesce(sum(stake_minor), 0)::bigint as staked,
        coalesce(sum(payout_minor), 0)::bigint as paid
      from bet_daily_total
      where member_id = ${memberId} and currency = a.currency and state <> 'void'
    ) t
    where a.owner = 'member:' || ${memberId} and a.kind = 'wallet'
    order by a.currency
  `.execute(db);
  return rows;
}

const shownMax = 10;

/** Returns a member's latest deposits or withdrawals. */
export const readPayments = (db: Database, table: 'deposit' | 'withdrawal', memberId: string) =>
  db
    .selectFrom(table)
    .select(['id', 'amountMinor', 'currency', 'state', 'createdAt'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMax)
    .execute();

export const readSessions = (db: Database, memberId: string) =>
  db
    .selectFrom('memberSession')
    .select(['address', 'userAgent', 'seenAt', 'endedAt', 'expiresAt'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .limit(shownMax)
    .execute();

export const readDevices = (db: Database, memberId: string) =>
  db
    .selectFrom('knownDevice')
    .select(['tokenHash', 'seenAt'])
    .where('memberId', '=', memberId)
    .orderBy('seenAt', 'desc')
    .limit(shownMax)
    .execute();

export const readNotes = (db: Database, memberId: string) =>
  db
    .selectFrom('memberNote')
    .innerJoin('operator', 'operator.id', 'memberNote.writtenBy')
    .select(['memberNote.id', 'text', 'username', 'writtenAt'])
    .where('memberId', '=', memberId)
    .orderBy('writtenAt', 'desc')
    .execute();

type NewNote = { id: string; memberId: string; text: string; writtenBy: string; writtenAt: Date };

/** Stores a note; false when its id is known. */
export const insertNote = (tx: Database, note: NewNote): Promise<boolean> =>
  tx
    .insertInto('memberNote')
    .values(note)
    .onConflict((clash) => clash.doNothing())
    .$call(tryWrite);

export const findNote = (db: Database, id: string) =>
  db
    .selectFrom('memberNote')
    .select(['memberId', 'text', 'writtenBy'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Returns a member's tags in the order of the alphabet. */
export async function readTags(db: Database, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberTag')
    .select('tag')
    .where('memberId', '=', memberId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

/** Makes changes of a member's tags follow one another, and returns those of now. */
export async function lockTags(tx: Database, memberId: string): Promise<string[]> {
  const member = tx.selectFrom('member').select('id').where('id', '=', memberId);
  await member.forNoKeyUpdate().execute();
  return readTags(tx, memberId);
}

export async function replaceTags(tx: Database, memberId: string, tags: readonly string[]) {
  await tx.deleteFrom('memberTag').where('memberId', '=', memberId).execute();
  if (tags.length === 0) return;
  await tx
    .insertInto('memberTag')
    .values(tags.map((tag) => ({ memberId, tag })))
    .execute();
}
