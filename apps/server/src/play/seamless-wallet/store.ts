import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { RoundAct } from '@khelaghor/db/schema.gen.ts';
import type { Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/** SQL about open rounds, and about operators' requests to end or refund them. */

type StoredRoundAct = Selectable<RoundAct>;

export type StoredRound = {
  id: string;
  vendor: string;
  gameCode: string;
  titleBn: string;
  titleEn: string;
  ref: string;
  memberId: string;
  username: string;
  isLimited: boolean;
  openedAt: Date;
  state: 'open' | 'ended';
  runningBets: bigint;
  inPlay: bigint;
  actId: string | null;
  act: 'end' | 'refund';
  reason: string;
  askedBy: string;
  askedByName: string;
  askedAt: Date;
};

/** A round with its running bets and the request that waits for it. */
const roundColumns = sql<StoredRound>`
  r.id, r.source as vendor, r.game_code, g.title_bn, g.title_en, r.ref, r.member_id, m.username,
  coalesce(l.has_bet_limit, false) as is_limited, r.opened_at, r.state,
  running.bets as running_bets, running.in_play,
  a.id as act_id, a.act, a.reason, a.asked_by, o.username as asked_by_name, a.asked_at`;

const joined = sql`
  join game g on g.code = r.game_code
  join member m on m.id = r.member_id
  left join play_restriction l on l.member_id = m.id
  left join round_act a on a.round_id = r.id and a.outcome is null
  left join operator o on o.id = a.asked_by
  cross join lateral (
    select count(*) as bets, coalesce(sum(b.stake_minor - b.returned_minor), 0)::bigint as in_play
    from bet b where b.round_id = r.id and b.state = 'running'
  ) as running`;

/** Returns vendors' open rounds that began before a moment, oldest first, after a cursor. */
export async function findOpenRoundsBefore(
  db: Database,
  wanted: {
    before: Date;
    vendor: string | undefined;
    after: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<StoredRound[]> {
  const { before, vendor, after, limit } = wanted;
  const ofVendor = vendor === undefined ? sql`` : sql`and r.source = ${vendor}`;
  const fromPlace =
    after === null ? sql`` : sql`and (r.opened_at, r.id) > (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<StoredRound>`
    select ${roundColumns} from round r ${joined}
    where r.state = 'open' and r.member_id is not null and r.opened_at < ${before}
      ${ofVendor} ${fromPlace}
    order by r.opened_at, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns one round of a vendor, open or ended. */
export async function findRound(db: Database, id: string): Promise<StoredRound | undefined> {
  const { rows } = await sql<StoredRound>`
    select ${roundColumns} from round r ${joined}
    where r.id = ${id} and r.member_id is not null`.execute(db);
  return rows[0];
}

/** Locks a request until the transaction ends. */
export function lockAct(tx: Database, id: string): Promise<StoredRoundAct | undefined> {
  return tx.selectFrom('roundAct').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Inserts a request; false when another waits for the round, or the key was used. */
export async function insertAct(
  tx: Database,
  act: Pick<StoredRoundAct, 'id' | 'roundId' | 'act' | 'reason' | 'askedBy' | 'askedAt'>,
): Promise<boolean> {
  return tx
    .insertInto('roundAct')
    .values(act)
    .onConflict((conflict) => conflict.doNothing())
    .$call(tryWrite);
}

export async function endAct(
  tx: Database,
  id: string,
  end: { outcome: 'done' | 'withdrawn'; endedBy: string; endedAt: Date },
): Promise<void> {
  await tx.updateTable('roundAct').set(end).where('id', '=', id).execute();
}
