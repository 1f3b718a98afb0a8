import type { Chase } from '@khelaghor/contract/play/lottery.ts';
import { ConflictRetry } from '@khelaghor/db/group-commit.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';

/** What the tickets of a chase have in common. */
export type NewChase = {
  /** Made by the caller: the idempotency key. */
  chaseId: string;
  memberId: string;
  gameCode: string;
  play: string;
  selection: string;
  /** In minor units, at the multiplier one. */
  stakePerLine: bigint;
  stopsOnWin: boolean;
};

/** Returns those of the ids that chases have already. */
export async function findKnownChases(
  tx: Tx,
  chaseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (chaseIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('lotteryChase')
    .select('id')
    .where('id', 'in', chaseIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function insertChases(
  tx: Tx,
  chases: readonly (NewChase & { placedAt: Date })[],
): Promise<void> {
  const made = await tx
    .insertInto('lotteryChase')
    .values(
      chases.map(({ chaseId, stakePerLine, ...chase }) => {
        return { ...chase, id: chaseId, stakePerLineMinor: stakePerLine };
      }),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (made.length < chases.length) throw new ConflictRetry('a chase was placed meanwhile');
}

type ChaseRow = {
  id: string;
  gameCode: string;
  play: string;
  selection: string;
  stakePerLineMinor: bigint;
  stopsOnWin: boolean;
  placedAt: Date;
  stopReason: Chase['stopReason'];
  currency: Chase['currency'];
  issues: number;
  running: number;
  won: number;
  cancelled: number;
  stakeMinor: bigint;
  payoutMinor: bigint;
  lastIssueNumber: string;
};

const toChaseValue = (row: ChaseRow): Chase => ({
  chaseId: row.id,
  gameCode: row.gameCode,
  play: row.play,
  selection: row.selection,
  stakePerLine: String(row.stakePerLineMinor),
  currency: row.currency,
  stopsOnWin: row.stopsOnWin,
  stopReason: row.stopReason,
  issues: row.issues,
  running: row.running,
  won: row.won,
  cancelled: row.cancelled,
  stake: String(row.stakeMinor),
  payout: String(row.payoutMinor),
  lastIssueNumber: row.lastIssueNumber,
  placedAt: row.placedAt.toISOString(),
});

/** The tickets of a chase that won: a rebate alone is no win. */
const wonTickets = sql`count(*) filter (
  where b.state = 'won' and b.payout_minor > b.stake_minor * t.rebate / 2000
)`;

const chaseColumns = sql`
  select c.id, c.game_code, c.play, c.selection, c.stake_per_line_minor, c.stops_on_win,
    c.placed_at, min(b.currency) as currency, count(*)::int as issues,
    case when c.stop_reason = 'won' and bool_or(t.correction_id is not null) and ${wonTickets} = 0
      then 'corrected' else c.stop_reason end as stop_reason,
    (count(*) filter (where b.state = 'running'))::int as running,
    (${wonTickets})::int as won,
    (count(*) filter (where b.state = 'void'))::int as cancelled,
    sum(b.stake_minor - b.returned_minor)::bigint as stake_minor,
    sum(b.payout_minor)::bigint as payout_minor, max(i.issue_number) as last_issue_number
  from lottery_chase c
  join lottery_ticket t on t.chase_id = c.id
  join bet b on b.id = t.bet_id
  join lottery_issue i on i.id = t.issue_id`;

/** A member's chase; undefined when there is none with this id. */
export async function findChase(
  db: Database,
  memberId: string,
  chaseId: string,
): Promise<Chase | undefined> {
  const { rows } = await sql<ChaseRow>`${chaseColumns}
    where c.id = ${chaseId} and c.member_id = ${memberId} group by c.id`.execute(db);
  return rows.map(toChaseValue)[0];
}

/** A page of a member's chases, newest first. */
export async function readChasePage(
  db: Database,
  memberId: string,
  page: { gameCode: string; limit: number; cursor: string | undefined },
): Promise<{ items: Chase[]; nextCursor: string | null }> {
  const { rows } = await sql<ChaseRow>`${chaseColumns}
    where c.id in (
      select id from lottery_chase
      where member_id = ${memberId} and game_code = ${page.gameCode}
        and (${page.cursor ?? null}::uuid is null or id < ${page.cursor ?? null}::uuid)
      order by id desc limit ${page.limit + 1}
    )
    group by c.id order by c.id desc`.execute(db);
  const shown = rows.slice(0, page.limit);
  return {
    items: shown.map(toChaseValue),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Holds a chase that has not stopped; undefined when it has, or there is none. */
export const lockRunningChase = (tx: Tx, chaseId: string) =>
  tx
    .selectFrom('lotteryChase')
    .select(['id', 'memberId'])
    .where('id', '=', chaseId)
    .where('stoppedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The running tickets of a chase, and the issues that they are for. */
export async function listRunningTicketsOfChase(
  tx: Tx,
  chaseId: string,
): Promise<{ betId: string; issueId: string }[]> {
  return tx
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .where('t.chaseId', '=', chaseId)
    .where('b.state', '=', 'running')
    .select(['t.betId', 't.issueId'])
    .execute();
}

/** Tickets of an issue that were paid something, of chases that stop when they win. */
export const listPaidTicketsOfChases = (db: Database, issueId: string) =>
  db
    .selectFrom('lotteryTicket as t')
    .innerJoin('bet as b', 'b.id', 't.betId')
    .innerJoin('lotteryChase as c', 'c.id', 't.chaseId')
    .where('t.issueId', '=', issueId)
    .where('b.state', '=', 'won')
    .where('c.stopsOnWin', '=', true)
    .where('c.stoppedAt', 'is', null)
    .select(['t.chaseId', 't.play', 't.selection'])
    .execute();
