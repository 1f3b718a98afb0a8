import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database, Tx } from '../../lib/context.ts';
import type { Login } from './alert-rules.ts';

/** Causes of alerts, read from the tables of other features. */

/** An alert stands for the list behind it: more of a kind at once are not opened. */
export const causesMax = 100;

/** Numbers of the ledger that one run looks at; more are left to the next run. */
const ledgerStep = 1_000_000n;

/** A win or a withdrawal of a member. */
type MemberAmount = {
  readonly id: string;
  readonly memberId: string;
  readonly username: string;
  readonly amount: bigint;
};

/** Moves the place of large wins to where the reports are; returns what lies between. */
async function takeLedger(tx: Tx): Promise<{ readonly from: bigint; readonly to: bigint }> {
  const { rows } = await sql<{ from: bigint; to: bigint }>`
    with before as (select read_to from alert_place for update)
    update alert_place p
    set read_to = greatest(before.read_to, least(r.read_to, before.read_to + ${ledgerStep}))
    from report_place r, before
    returning before.read_to as "from", p.read_to as "to"`.execute(tx);
  const taken = rows[0];
  if (!taken) throw new Error('the places of alerts and reports are missing');
  return taken;
}

/**
 * Lists the payouts of at least an amount since the last call, largest first. The reports have
 * counted the ledger so far behind a clean cut: none is missed.
 */
export async function takeLargeWins(
  tx: Tx,
  currency: CashCurrency,
  least: number,
): Promise<MemberAmount[]> {
  const { from, to } = await takeLedger(tx);
  if (from >= to) return [];
  const { rows } = await sql<MemberAmount>`
    select t.id, m.id as member_id, m.username, t.amount_minor as amount
    from ledger_transfers_between(${from}::bigint + 1, ${to}::bigint) t
    join ledger_account a on a.id = t.credit_account_id
    join member m on m.id = substring(a.owner from 8)::uuid
    where t.phase in ('posted', 'post_pending') and t.code in ('payout', 'jackpot_hit')
      and t.currency = ${currency} and t.amount_minor >= ${least}
    order by t.amount_minor desc limit ${causesMax}`.execute(tx);
  return rows;
}

/** Lists undecided withdrawals of at least an amount, oldest first. */
export async function listLargeWithdrawals(
  db: Database,
  currency: CashCurrency,
  least: number,
): Promise<MemberAmount[]> {
  return db
    .selectFrom('withdrawal as w')
    .innerJoin('member as m', 'm.id', 'w.memberId')
    .select(['w.id', 'm.id as memberId', 'm.username', 'w.amountMinor as amount'])
    .where('w.state', '=', 'requested')
    .where('w.currency', '=', currency)
    .where('w.amountMinor', '>=', BigInt(least))
    .orderBy('w.createdAt')
    .limit(causesMax)
    .execute();
}

/** Counts withdrawals that wait since before a moment; `oldest` is null without any. */
export async function countWaiting(
  db: Database,
  before: Date,
): Promise<{ readonly waiting: number; readonly oldest: Date | null }> {
  const row = await db
    .selectFrom('withdrawal')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('waiting'),
      fn.min<Date | null>('createdAt').as('oldest'),
    ])
    .where('state', 'in', ['requested', 'approved', 'unknown'])
    .where('createdAt', '<', before)
    .executeTakeFirstOrThrow();
  return { waiting: Number(row.waiting), oldest: row.oldest };
}

/** Counts refused orders of vendors, and their refused wins, since a moment. */
export async function countVendorErrors(
  db: Database,
  since: Date,
): Promise<{ readonly vendor: string; readonly errors: number }[]> {
  const { rows } = await sql<{ vendor: string; errors: number }>`
    select vendor, count(*)::int as errors from (
      select vendor_code as vendor from vendor_transfer
      where state = 'refused' and resolved_at >= ${since}
      union all
      select detail ->> 'vendor' from event_log
      where kind = 'vendor.win_refused' and at >= ${since}
    ) as failed
    group by vendor order by errors desc`.execute(db);
  return rows;
}

/**
 * Lists jobs that should have run before a moment, by their names: those that wait or still run,
 * and those that the queue has given up.
 */
export async function listLateJobs(
  db: Database,
  before: Date,
): Promise<{ readonly job: string; readonly dueAt: Date }[]> {
  const { rows } = await sql<{ job: string; dueAt: Date }>`
    select task_identifier as job, min(run_at) as due_at from graphile_worker.jobs
    where run_at < ${before}
    group by task_identifier order by due_at limit ${causesMax}`.execute(db);
  return rows;
}

/** Lists logins of operators since a moment, each with the addresses of those before it. */
export async function listLogins(db: Database, since: Date, knownDays: number): Promise<Login[]> {
  const { rows } = await sql<Login>`
    select s.id as session_id, o.username, s.address, coalesce((
      select array_agg(distinct k.address) from operator_session k
      where k.operator_id = s.operator_id and k.created_at < s.created_at
        and k.created_at >= s.created_at - make_interval(days => ${knownDays})
    ), '{}') as before
    from operator_session s join operator o on o.id = s.operator_id
    where s.created_at >= ${since}
    order by s.created_at`.execute(db);
  return rows;
}

/** Logins of members that one run looks at, newest first. */
const memberLoginsMax = 5_000;

/**
 * Lists logins of members since a moment from addresses that were new to them, each with the
 * addresses of those before it.
 */
export async function listMemberLogins(
  db: Database,
  since: Date,
  knownDays: number,
): Promise<Login[]> {
  const { rows } = await sql<Login>`
    select s.id as session_id, m.id as member_id, m.username, s.address, coalesce((
      select array_agg(distinct k.address) from member_session k
      where k.member_id = s.member_id and k.created_at < s.created_at
        and k.created_at >= s.created_at - make_interval(days => ${knownDays})
    ), '{}') as before
    from member_session s join member m on m.id = s.member_id
    where s.created_at >= ${since} and not exists (
      select from member_session k
      where k.member_id = s.member_id and k.address = s.address and k.created_at < s.created_at
        and k.created_at >= s.created_at - make_interval(days => ${knownDays})
    )
    order by s.created_at desc limit ${memberLoginsMax}`.execute(db);
  return rows;
}
