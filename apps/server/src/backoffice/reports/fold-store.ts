import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { products } from '@khelaghor/contract/play/products.ts';
import type { Tx } from '../../lib/context.ts';

/** Transfers behind the first number, up to the second. */
export type LedgerRange = { readonly from: bigint; readonly to: bigint };

const betCauses = Object.values(products).map(({ cause }) => cause);

/**
 * The periods that hold a day: what they are called, their first day and their last one. Weeks are
 * kept from Sunday on (`keptWeekStart`), whatever the setting says.
 */
const periodsOf = (day: RawBuilder<unknown>): RawBuilder<unknown> => sql`(values
  ('day', ${day}, ${day}),
  ('week', ${day} - extract(dow from ${day})::integer,
    ${day} - extract(dow from ${day})::integer + 6),
  ('month', date_trunc('month', ${day})::date,
    (date_trunc('month', ${day}) + interval '1 month')::date - 1)
) as p (grain, starts_on, ends_on)`;

const countryKey = sql`('country', coalesce(m.country, ''))`;

/** The dimensions of a member: all, affiliate code, country, and the week of registration. */
const memberKeys: RawBuilder<unknown> = sql`
  ('all', ''),
  ('affiliate', coalesce(m.affiliate_code, '')),
  ${countryKey},
  ('cohort', ((m.registered_at at time zone 'Asia/Dhaka')::date
    - extract(dow from m.registered_at at time zone 'Asia/Dhaka')::integer)::text)`;

/** Cohorts are compared by weeks alone. */
const isKept = sql`(dimension <> 'cohort' or grain = 'week')`;

const sumColumns = sql`bets, stakes_minor, payouts_minor, bonuses_minor, deposits, deposits_minor,
  withdrawals, withdrawals_minor, fees_minor, new_members, first_deposits, active_members,
  depositors`;

const addToSums = sql`on conflict (grain, currency, dimension, starts_on, key) do update set
  bets = s.bets + excluded.bets,
  stakes_minor = s.stakes_minor + excluded.stakes_minor,
  payouts_minor = s.payouts_minor + excluded.payouts_minor,
  bonuses_minor = s.bonuses_minor + excluded.bonuses_minor,
  deposits = s.deposits + excluded.deposits,
  deposits_minor = s.deposits_minor + excluded.deposits_minor,
  withdrawals = s.withdrawals + excluded.withdrawals,
  withdrawals_minor = s.withdrawals_minor + excluded.withdrawals_minor,
  fees_minor = s.fees_minor + excluded.fees_minor,
  new_members = s.new_members + excluded.new_members,
  first_deposits = s.first_deposits + excluded.first_deposits,
  active_members = s.active_members + excluded.active_members,
  depositors = s.depositors + excluded.depositors`;

/** Transfers by their numbers. */
export const selectBetween = ({ from, to }: LedgerRange): RawBuilder<unknown> =>
  sql`ledger_transfers_between(${from}::bigint + 1, ${to}::bigint)`;

/**
 * The transfers of members that reports count, each with its day and its keys: bets by what they
 * are on, payments by their channel.
 * @param transfers A table or a query of the ledger's transfers.
 */
export const selectMovements = (transfers: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select t.seq, t.id, t.created_at, t.currency, t.code, t.amount_minor,
    (t.created_at at time zone 'Asia/Dhaka')::date as day,
    case when t.code = 'payout_reversed' and t.cause_kind = 'bonus_win' then 'bonus_reversed'
      else t.code end as movement,
    m.id as member_id, m.username, m.affiliate_code, m.country, m.created_at as registered_at,
    case when t.cause_kind = 'bonus_win' then 'vendor' else b.product end as product,
    b.id as bet_id, b.game_code as game,
    case when t.cause_kind = 'bonus_win' then substring(o.owner from 8) else b.source end
      as vendor,
    coalesce(d.channel, w.wallet_kind) as channel
  from ${transfers} t
  join ledger_account a on a.id = case
    when t.code in (
      'stake', 'payout_reversed', 'deposit_refunded', 'withdrawal_paid', 'withdrawal_fee'
    ) then t.debit_account_id
    else t.credit_account_id end
  left join ledger_account o on o.id = case when t.cause_kind = 'bonus_win' then
    case t.code when 'bonus' then t.debit_account_id else t.credit_account_id end end
  join member m on m.id = substring(a.owner from 8)::uuid
  left join bet b on b.id = case when t.cause_kind = any(${betCauses}) then t.cause_id::uuid end
  left join deposit d on d.id = case when t.cause_kind = 'deposit' then t.cause_id::uuid end
  left join withdrawal w
    on w.id = case when t.cause_kind = 'withdrawal' then t.cause_id::uuid end
  where t.phase in ('posted', 'post_pending') and t.currency in ('PLAY', 'BDT') and t.code in (
    'stake', 'stake_refunded', 'settled_stake_refunded', 'payout', 'payout_reversed',
    'jackpot_hit', 'bonus', 'promotion_grant', 'deposit', 'deposit_refunded',
    'deposit_refund_returned', 'withdrawal_paid', 'withdrawal_fee'
  )`;

/** Sums of movements, in the order of the columns up to `fees_minor`. */
const sumMovements = sql`
  count(*) filter (where movement = 'stake') as bets,
  coalesce(sum(case when movement = 'stake' then amount_minor
    when movement in ('stake_refunded', 'settled_stake_refunded') then -amount_minor end), 0)
    as stakes,
  coalesce(sum(case when movement in ('payout', 'jackpot_hit') then amount_minor
    when movement = 'payout_reversed' then -amount_minor end), 0) as payouts,
  coalesce(sum(case when movement in ('bonus', 'promotion_grant') then amount_minor
    when movement = 'bonus_reversed' then -amount_minor end), 0) as bonuses,
  count(*) filter (where movement = 'deposit') as deposits,
  coalesce(sum(case when movement in ('deposit', 'deposit_refund_returned') then amount_minor
    when movement = 'deposit_refunded' then -amount_minor end), 0) as deposited,
  count(*) filter (where movement = 'withdrawal_paid') as withdrawals,
  coalesce(sum(amount_minor) filter (where movement = 'withdrawal_paid'), 0) as withdrawn,
  coalesce(sum(amount_minor) filter (where movement = 'withdrawal_fee'), 0) as fees`;

/** The dimensions by which a range is added, and the source of first deposits. */
type Fold = { readonly keys: RawBuilder<unknown>; readonly first: RawBuilder<unknown> };

const wholeFold: Fold = {
  keys: sql`${memberKeys},
        ('product', m.product), ('game', m.game), ('vendor', m.vendor), ('channel', m.channel)`,
  first: sql`
      insert into report_first_deposit (member_id, currency, seq)
      select distinct on (member_id, currency) member_id, currency, seq from raw
      where movement = 'deposit' order by member_id, currency, seq
      on conflict do nothing
      returning seq`,
};

const countryFold: Fold = {
  keys: countryKey,
  first: sql`
      select f.seq from raw join report_first_deposit f using (member_id, currency, seq)
      where raw.movement = 'deposit'`,
};

/** The sums of each member by day and key, in a table `part`, and first deposits of members. */
const partTables = (range: LedgerRange, { keys, first }: Fold): RawBuilder<unknown> => sql`
    raw as materialized (${selectMovements(selectBetween(range))}),
    first as (${first}),
    fact as (
      select m.currency, m.member_id, m.day, m.affiliate_code, m.country, m.registered_at,
        m.product, m.game, m.vendor, m.channel, ${sumMovements},
        count(first.seq) as first_deposits
      from raw m left join first on first.seq = m.seq
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    ),
    part as materialized (
      select d.dimension, d.key, m.currency, m.member_id, m.day, sum(bets)::bigint as bets,
        sum(stakes)::bigint as stakes, sum(payouts)::bigint as payouts,
        sum(bonuses)::bigint as bonuses, sum(deposits)::bigint as deposits,
        sum(deposited)::bigint as deposited, sum(withdrawals)::bigint as withdrawals,
        sum(withdrawn)::bigint as withdrawn, sum(fees)::bigint as fees,
        sum(first_deposits)::bigint as first_deposits
      from fact m
      cross join lateral (values ${keys}) as d (dimension, key)
      where d.key is not null
      group by 1, 2, 3, 4, 5
    )`;

/**
 * The periods in which members bet or paid in for the first time, in a table `fresh`; their days
 * are written.
 */
const activityTables: RawBuilder<unknown> = sql`
    touched as materialized (
      select 'bet' as act, dimension, key, currency, member_id, day from part where bets > 0
      union all
      select 'deposit', dimension, key, currency, member_id, day from part where deposits > 0
      union all
      select 'move', dimension, key, currency, member_id, day from part
      where dimension not in ('all', 'cohort')
    ),
    fresh as (
      select t.act, t.dimension, t.key, t.currency, t.member_id, p.grain, p.starts_on
      from touched t cross join lateral ${periodsOf(sql`t.day`)}
      where act <> 'move' and ${isKept} and not exists (
        select from report_activity a
        where a.act = t.act and a.dimension = t.dimension and a.currency = t.currency
          and a.key = t.key and a.member_id = t.member_id
          and a.month in (
            date_trunc('month', p.starts_on)::date, date_trunc('month', p.ends_on)::date
          )
          and a.days & report_days(a.month, p.starts_on, p.ends_on) <> 0
      )
      group by 1, 2, 3, 4, 5, 6, 7
    ),
    marks as materialized (
      select act, dimension, key, currency, member_id, date_trunc('month', day)::date as month,
        bit_or(1 << (extract(day from day)::integer - 1)) as days
      from touched group by 1, 2, 3, 4, 5, 6
    ),
    activity as (
      insert into report_activity as a (act, dimension, key, currency, month, member_id, days)
      select act, dimension, key, currency, month, member_id, days from marks
      on conflict (act, dimension, currency, month, key, member_id)
        do update set days = a.days | excluded.days
        where a.days & excluded.days <> excluded.days
    )`;

/**
 * The members whose first or last day of a month changes, and by which days they are counted then
 * and now; `report_return` is written. Other members of a month need no look at their months.
 */
const returnTables: RawBuilder<unknown> = sql`
    moved as materialized (
      select act, dimension, key, currency, member_id
      from marks m
      left join report_activity a using (act, dimension, currency, month, key, member_id)
      where act <> 'move' and dimension <> 'cohort' and (
        a.days is null
        or m.days & -m.days < a.days & -a.days
        or (m.days > a.days and exists (
          select from report_activity o
          where o.member_id = m.member_id and o.act = m.act and o.dimension = m.dimension
            and o.currency = m.currency and o.key = m.key and o.month > m.month
        ))
      )
      group by 1, 2, 3, 4, 5
    ),
    months as (
      select act, dimension, key, currency, member_id, month, bit_or(then_days) as then_days,
        bit_or(days) as days
      from (
        select act, dimension, key, currency, member_id, a.month, a.days as then_days, a.days
        from moved join report_activity a using (act, dimension, key, currency, member_id)
        union all
        select act, dimension, key, currency, member_id, m.month, null, m.days
        from moved join marks m using (act, dimension, key, currency, member_id)
      ) as known
      group by 1, 2, 3, 4, 5, 6
    ),
    returned as (
      select act, dimension, key, currency, report_first_day(month, days) as came_on,
        lag(report_last_day(month, days)) over of_member as left_on,
        report_first_day(month, then_days) as then_came_on,
        max(report_last_day(month, then_days)) over (
          of_member rows between unbounded preceding and 1 preceding
        ) as then_left_on
      from months
      window of_member as (partition by act, dimension, key, currency, member_id order by month)
    ),
    returns as (
      insert into report_return as r (act, dimension, currency, key, came_on, left_on, members)
      select act, dimension, currency, key, came_on, coalesce(left_on, '-infinity'), sum(change)
      from (
        select act, dimension, currency, key, came_on, left_on, 1 as change from returned
        union all
        select act, dimension, currency, key, then_came_on, then_left_on, -1 from returned
        where then_came_on is not null
      ) as changes
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6
      on conflict (act, dimension, currency, key, came_on, left_on)
        do update set members = r.members + excluded.members
    )`;

async function addFold(tx: Tx, range: LedgerRange, fold: Fold): Promise<void> {
  await sql`
    with ${partTables(range, fold)}, ${activityTables}, ${returnTables}
    insert into report_sum as s (grain, currency, dimension, starts_on, key, ${sumColumns})
    select grain, currency, dimension, starts_on, key, sum(bets), sum(stakes), sum(payouts),
      sum(bonuses), sum(deposits), sum(deposited), sum(withdrawals), sum(withdrawn), sum(fees), 0,
      sum(first_deposits), sum(active), sum(depositors)
    from (
      select p.grain, currency, dimension, p.starts_on, key, bets, stakes, payouts, bonuses,
        deposits, deposited, withdrawals, withdrawn, fees, first_deposits, 0 as active,
        0 as depositors
      from (
        select currency, dimension, day, key, sum(bets) as bets, sum(stakes) as stakes,
          sum(payouts) as payouts, sum(bonuses) as bonuses, sum(deposits) as deposits,
          sum(deposited) as deposited, sum(withdrawals) as withdrawals,
          sum(withdrawn) as withdrawn, sum(fees) as fees, sum(first_deposits) as first_deposits
        from part group by 1, 2, 3, 4
      ) as whole cross join lateral ${periodsOf(sql`whole.day`)} where ${isKept}
      union all
      select grain, currency, dimension, starts_on, key, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        count(*) filter (where act = 'bet'), count(*) filter (where act = 'deposit')
      from fresh group by 1, 2, 3, 4, 5
    ) as added
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    ${addToSums}`.execute(tx);
}

/** Adds the movements of members to the sums of their periods, and to the days of each member. */
export const addMovements = (tx: Tx, range: LedgerRange): Promise<void> =>
  addFold(tx, range, wholeFold);

/** Adds movements that were added before to the sums by country. */
export const addEarlierMovements = (tx: Tx, range: LedgerRange): Promise<void> =>
  addFold(tx, range, countryFold);

/** Adds all transfers of a range to the sums of accounts, and to the range of each day. */
export async function addBalances(tx: Tx, { from, to }: LedgerRange): Promise<void> {
  await sql`
    with moved as materialized (
      select * from ${selectBetween({ from, to })}
      where phase in ('posted', 'post_pending')
    ),
    days as (
      insert into report_day as d (day, first_seq, last_seq)
      select (created_at at time zone 'Asia/Dhaka')::date, min(seq), max(seq)
      from moved group by 1
      on conflict (day) do update set
        first_seq = least(d.first_seq, excluded.first_seq),
        last_seq = greatest(d.last_seq, excluded.last_seq)
    ),
    side as (
      select debit_account_id as account_id, amount_minor as debit, 0::bigint as credit from moved
      union all
      select credit_account_id, 0, amount_minor from moved
    ),
    account as (
      select account_id, sum(debit) as debit, sum(credit) as credit from side group by 1
    )
    insert into report_balance as b (kind, owner, currency, debit_minor, credit_minor)
    select a.kind, case when a.owner like 'member:%' then 'members' else a.owner end, a.currency,
      sum(debit), sum(credit)
    from account join ledger_account a on a.id = account.account_id
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (kind, owner, currency) do update set
      debit_minor = b.debit_minor + excluded.debit_minor,
      credit_minor = b.credit_minor + excluded.credit_minor`.execute(tx);
}

/** Adds new members to the sums of their periods, in each currency. Trials do not count. */
export async function addNewMembers(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`
    insert into report_sum as s (grain, currency, dimension, starts_on, key, ${sumColumns})
    select p.grain, c.currency, d.dimension, p.starts_on, d.key, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      count(*), 0, 0, 0
    from (select *, created_at as registered_at from member) m
    cross join (values ('PLAY'), ('BDT')) as c (currency)
    cross join lateral (values ${memberKeys}) as d (dimension, key)
    cross join lateral ${periodsOf(sql`(m.registered_at at time zone 'Asia/Dhaka')::date`)}
    where m.id = any(${memberIds}::uuid[]) and m.type <> 4 and ${isKept}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    ${addToSums}`.execute(tx);
}
