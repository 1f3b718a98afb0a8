import { dayMs } from '@khelaghor/time/durations.ts';
import { sql } from 'kysely';
import type { IntegrityCheck } from '../../lib/area.ts';

/** Draws and settlements take seconds; one that is so late has lost its job. */
const lateAfterMs = 5 * 60_000;

/** How long after its sale the tickets of an issue are counted: an audit runs every hour. */
const countedDays = 2;

/**
 * Finds issues whose draw, settlement, refund or correction is late (an official result may take
 * its time, and the console lists the draws that wait for one), tickets that run on after theirs,
 * issues whose tickets are no longer as many as when the sale ended, pools that do not hold what
 * their issues added and left, and groups with more or fewer shares than they may have.
 */
export const lotteryChecks: IntegrityCheck = async ({ db, clock }) => {
  const due = new Date(clock.now().getTime() - lateAfterMs);
  const countedFrom = new Date(clock.now().getTime() - countedDays * dayMs);
  const { rows } = await sql<{ detail: string; waits: boolean }>`
    select 'issue ' || issue_number || ' of ' || game_code || ' should be settled since '
      || to_char(draws_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC, and is ' || state
      as detail, true as waits
    from lottery_issue where state in ('open', 'closed', 'drawn') and draws_at < ${due}
      and (source = 'own' or state <> 'closed')
    union all
    select 'issue ' || issue_number || ' of ' || game_code
      || ' was reopened, and its tickets are not paid', true
    from lottery_issue where state = 'reopened' and corrected_at < ${due}
    union all
    select 'issue ' || issue_number || ' of ' || game_code || ' was cancelled, and holds stakes',
      true
    from lottery_issue where state = 'cancelled' and settled_at is null and cancelled_at < ${due}
    union all
    select 'bet ' || b.id || ' runs, and its issue ' || i.issue_number || ' is ' || i.state, false
    from bet b
    join lottery_ticket t on t.bet_id = b.id
    join lottery_issue i on i.id = t.issue_id
    where b.state = 'running' and i.settled_at is not null
    union all
    select 'issue ' || i.issue_number || ' of ' || i.game_code || ' closed with a list of '
      || i.ticket_count || ', and its tickets are ' || t.tickets, false
    from lottery_issue i
    cross join lateral (select count(*) as tickets from lottery_ticket where issue_id = i.id) t
    where i.ticket_root is not null and i.closes_at > ${countedFrom}
      and t.tickets <> i.ticket_count
    union all
    select 'pool ' || j.tier || ' of ' || j.game_code || ' holds ' || p.balance_minor || ' and '
      || r.balance_minor || ' ' || j.currency || ', its issues make it ' || d.pool || ' and '
      || d.reserve, false
    from lottery_jackpot j
    join ledger_balance p on p.account_id = j.pool_account_id
    join ledger_balance r on r.account_id = j.reserve_account_id
    cross join lateral (
      select coalesce(sum(x.contributed_minor - x.paid_minor + x.seeded_minor), 0) as pool,
        coalesce(sum(x.reserved_minor - x.seeded_minor), 0) as reserve
      from lottery_issue_jackpot x join lottery_issue i on i.id = x.issue_id
      where i.game_code = j.game_code and x.tier = j.tier and x.currency = j.currency
    ) d
    where (p.balance_minor, r.balance_minor) <> (d.pool, d.reserve)
    union all
    select 'group ' || g.id || ' of issue ' || i.issue_number || ' is ' || g.state || ' with '
      || s.bought || ' of ' || g.shares || ' shares bought and ' || s.guaranteed || ' guaranteed',
      false
    from lottery_group g
    join lottery_issue i on i.id = g.issue_id
    cross join lateral (
      select
        coalesce(sum(s.shares) filter (where s.role <> 'guarantee'), 0) as bought,
        coalesce(sum(s.shares) filter (where s.role = 'guarantee' and b.state <> 'void'), 0)
          as guaranteed
      from lottery_group_share s join bet b on b.id = s.bet_id
      where s.group_id = g.id
    ) s
    where i.closes_at > ${countedFrom} and (
      s.bought <> g.sold
      or (g.state in ('runs', 'settled') and s.bought + s.guaranteed <> g.shares)
    )
    limit 100
  `.execute(db);
  return rows.map((row) => ({ product: 'lottery', ...row }));
};
