import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { Database } from '../../lib/context.ts';
import { sums } from './report-store.ts';
import type { StoredLine, StoredMembers, StoredSums, SumsName } from './report-store.ts';

/**
 * Sums of weeks that begin on another day than the kept ones: amounts are sums of days, and members
 * are counted by the days on which they acted, each once in a week.
 */

/** The first day of the weeks whose sums are kept. */
export const keptWeekStart: WeekStart = 'sunday';

type WeekMembers = StoredMembers & { readonly week: string };

/** Counts the members of each week of one key. */
async function countWeekMembers(
  db: Database,
  { currency, from, to, dimension }: SumsName,
  key: string,
): Promise<WeekMembers[]> {
  const { rows } = await sql<WeekMembers>`
    select w.first::text as week,
      count(distinct a.member_id) filter (where a.act = 'bet') as active_members,
      count(distinct a.member_id) filter (where a.act = 'deposit') as depositors
    from (
      select first::date as first, first::date + 6 as last
      from generate_series(${from}::date, ${to}::date, interval '7 days') as first
    ) as w
    join report_activity a on a.act in ('bet', 'deposit') and a.dimension = ${dimension}
      and a.currency = ${currency} and a.key = ${key}
      and a.month in (date_trunc('month', w.first)::date, date_trunc('month', w.last)::date)
      and a.days & report_days(a.month, w.first, w.last) <> 0
    group by w.first`.execute(db);
  return rows;
}

const noMembers: StoredMembers = { activeMembers: 0n, depositors: 0n };

/** The sums of one key by week. The days of the name are whole weeks. */
export async function listWeekSums(
  db: Database,
  name: SumsName,
  key: string,
): Promise<StoredLine[]> {
  const { currency, from, to, dimension } = name;
  const [{ rows }, members] = await Promise.all([
    sql<StoredSums & { readonly key: string }>`
      select (${from}::date + (starts_on - ${from}::date) / 7 * 7)::text as key, ${sums}
      from report_sum
      where grain = 'day' and currency = ${currency} and dimension = ${dimension}
        and starts_on between ${from}::date and ${to}::date and key = ${key}
      group by 1 order by 1`.execute(db),
    countWeekMembers(db, name, key),
  ]);
  const byWeek = new Map(members.map(({ week, ...counted }) => [week, counted]));
  return rows.map((row) => ({ ...row, ...(byWeek.get(row.key) ?? noMembers) }));
}

/** The acts, in one week, of members who registered in one week. */
export type CohortWeek = {
  readonly cohort: string;
  readonly week: string;
  readonly members: bigint;
  readonly active: bigint;
  readonly depositors: bigint;
};

/**
 * Reads the members of each week of registration: how many they are, and how many bet and paid in,
 * week by week.
 * @param starts The first days of the weeks, the newest first.
 */
export async function listCohortWeeks(
  db: Database,
  currency: CashCurrency,
  starts: readonly string[],
): Promise<CohortWeek[]> {
  const { rows } = await sql<CohortWeek>`
    with week as (
      select first, first + 6 as last from unnest(${[...starts]}::date[]) as first
    ),
    cohort as (
      select w.first as cohort, m.id
      from week w join member m
        on (m.created_at at time zone 'Asia/Dhaka')::date between w.first and w.last
      where m.type <> 4
    ),
    acted as (
      select c.cohort, w.first as week, a.act, count(distinct c.id) as members
      from cohort c
      join week w on w.first >= c.cohort
      join report_activity a on a.member_id = c.id and a.act in ('bet', 'deposit')
        and a.dimension = 'all' and a.key = '' and a.currency = ${currency}
        and a.month in (date_trunc('month', w.first)::date, date_trunc('month', w.last)::date)
        and a.days & report_days(a.month, w.first, w.last) <> 0
      group by 1, 2, 3
    ),
    joined as (
      select w.first as cohort, sum(s.new_members)::bigint as members
      from week w join report_sum s on s.grain = 'day' and s.currency = ${currency}
        and s.dimension = 'all' and s.key = '' and s.starts_on between w.first and w.last
      group by 1
    )
    select c.first::text as cohort, w.first::text as week,
      case when w.first = c.first then coalesce(j.members, 0) else 0 end::bigint as members,
      coalesce(b.members, 0)::bigint as active, coalesce(d.members, 0)::bigint as depositors
    from week c
    join week w on w.first >= c.first
    left join joined j on j.cohort = c.first
    left join acted b on b.cohort = c.first and b.week = w.first and b.act = 'bet'
    left join acted d on d.cohort = c.first and d.week = w.first and d.act = 'deposit'`.execute(db);
  return rows;
}
