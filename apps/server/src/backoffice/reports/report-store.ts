import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reportLinesMax } from '@khelaghor/contract/backoffice/reports.ts';
import type { ReportDimension, ReportPeriod } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';

/** The sums of one line, as they are stored. */
export type StoredSums = {
  readonly bets: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly bonuses: bigint;
  readonly deposits: bigint;
  readonly deposited: bigint;
  readonly withdrawals: bigint;
  readonly withdrawn: bigint;
  readonly fees: bigint;
  readonly newMembers: bigint;
  readonly firstDeposits: bigint;
};

/** Members with a bet, and with a deposit, each once. */
export type StoredMembers = { readonly activeMembers: bigint; readonly depositors: bigint };

export type StoredLine = StoredSums & StoredMembers & { readonly key: string };

/** Which sums: whole periods of one currency, of one key of a dimension or of all its keys. */
export type SumsName = {
  readonly period: ReportPeriod;
  readonly currency: CashCurrency;
  readonly from: string;
  readonly to: string;
  readonly dimension: ReportDimension;
};

/** The columns of sums, as lines have them. */
export const sums: RawBuilder<unknown> = sql`
  coalesce(sum(bets), 0)::bigint as bets,
  coalesce(sum(stakes_minor), 0)::bigint as stakes,
  coalesce(sum(payouts_minor), 0)::bigint as payouts,
  coalesce(sum(bonuses_minor), 0)::bigint as bonuses,
  coalesce(sum(deposits), 0)::bigint as deposits,
  coalesce(sum(deposits_minor), 0)::bigint as deposited,
  coalesce(sum(withdrawals), 0)::bigint as withdrawals,
  coalesce(sum(withdrawals_minor), 0)::bigint as withdrawn,
  coalesce(sum(fees_minor), 0)::bigint as fees,
  coalesce(sum(new_members), 0)::bigint as new_members,
  coalesce(sum(first_deposits), 0)::bigint as first_deposits,
  coalesce(sum(active_members), 0)::bigint as active_members,
  coalesce(sum(depositors), 0)::bigint as depositors`;

const isNamed = ({ period, currency, from, to, dimension }: SumsName): RawBuilder<unknown> => sql`
  grain = ${period} and currency = ${currency} and dimension = ${dimension}
    and starts_on between ${from}::date and ${to}::date`;

/** The sums of one key, by period. */
export async function listPeriodSums(
  db: Database,
  name: SumsName,
  key: string,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select starts_on::text as key, ${sums} from report_sum
    where ${isNamed(name)} and key = ${key}
    group by starts_on order by starts_on`.execute(db);
  return rows;
}

/** Days as the whole months in them and the days around those. */
const isWithin = ({ currency, from, to, dimension }: SumsName): RawBuilder<unknown> => {
  const first = sql`(date_trunc('month', ${from}::date + interval '1 month - 1 day'))`;
  const end = sql`(date_trunc('month', ${to}::date + 1))`;
  return sql`
    currency = ${currency} and dimension = ${dimension} and (
      (grain = 'month' and starts_on >= ${first} and starts_on < ${end})
      or (grain = 'day' and starts_on between ${from}::date and ${to}::date
        and (starts_on < ${first} or starts_on >= ${end}))
    )`;
};

/**
 * The sums of each key of a dimension over all periods, the largest amounts first. Those of one
 * period have its members; over several, members are counted apart.
 */
export async function listKeySums(
  db: Database,
  name: SumsName,
  isOnePeriod: boolean,
): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select key, ${sums} from report_sum where ${isOnePeriod ? isNamed(name) : isWithin(name)}
    group by key
    order by sum(stakes_minor + deposits_minor + withdrawals_minor) desc, key
    limit ${reportLinesMax}`.execute(db);
  return rows;
}

/**
 * The members of each key who bet, and who paid in, each once over all days: those who came in the
 * month of the first day and acted within the days, and those who came later within them and had
 * left before. Without a key, of all keys.
 */
export async function countMembers(
  db: Database,
  { currency, from, to, dimension }: SumsName,
  key: string | undefined,
): Promise<ReadonlyMap<string, StoredMembers>> {
  const isOfKey = key === undefined ? sql`true` : sql`key = ${key}`;
  const isOf = sql`
    act in ('bet', 'deposit') and dimension = ${dimension} and currency = ${currency}
    and ${isOfKey}`;
  const month = sql`date_trunc('month', ${from}::date)::date`;
  // Members of a month that begins within the days are counted by its first days alone.
  const start = sql`(date_trunc('month', ${from}::date + interval '1 month - 1 day')::date)`;
  const { rows } = await sql<StoredMembers & { readonly key: string }>`
    select key, coalesce(sum(members) filter (where act = 'bet'), 0)::bigint as active_members,
      coalesce(sum(members) filter (where act = 'deposit'), 0)::bigint as depositors
    from (
      select act, key, sum(members) as members from report_return
      where ${isOf} and came_on between ${start} and ${to}::date and left_on < ${from}::date
      group by act, key
      union all
      select act, key, count(*) from report_activity
      where ${isOf} and month = ${month} and ${from}::date > ${month}
        and days & report_days(month, ${from}::date, ${to}::date) <> 0
      group by act, key
    ) as counted
    group by key`.execute(db);
  return new Map(rows.map((row) => [row.key, row]));
}

/** The names of keys of a dimension, where they have any. */
export async function listTitles(
  db: Database,
  dimension: ReportDimension,
): Promise<ReadonlyMap<string, { readonly bn: string; readonly en: string }>> {
  const tables = { game: 'game', vendor: 'vendor', channel: 'depositChannel' } as const;
  if (dimension !== 'game' && dimension !== 'vendor' && dimension !== 'channel') return new Map();
  const rows = await db
    .selectFrom(tables[dimension])
    .select(['code', 'titleBn as bn', 'titleEn as en'])
    .execute();
  return new Map(rows.map(({ code, bn, en }) => [code, { bn, en }]));
}
