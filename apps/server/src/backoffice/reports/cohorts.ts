import { sql } from 'kysely';
import type { getCohorts } from '@khelaghor/contract/backoffice/reports.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { formatDay, getDhakaDay, parseDay } from '@khelaghor/time/dhaka.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { getWeekStart } from '@khelaghor/time/week.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findReportPlace } from './report-place.ts';
import { keptWeekStart, listCohortWeeks } from './week-store.ts';
import type { CohortWeek } from './week-store.ts';

/** Reads the weeks that are kept. */
async function listKeptCohorts(
  db: Database,
  currency: CashCurrency,
  starts: readonly string[],
): Promise<CohortWeek[]> {
  const { rows } = await sql<CohortWeek>`
    select key as cohort, starts_on::text as week, new_members as members,
      active_members as active, depositors
    from report_sum
    where grain = 'week' and currency = ${currency} and dimension = 'cohort'
      and key = any(${[...starts]})
      and starts_on >= ${starts.at(-1) ?? ''}::date`.execute(db);
  return rows;
}

/** Reads how many of the members of each week of registration bet and paid in, week by week. */
export async function readCohorts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { currency, weeks }: ParsedQuery<typeof getCohorts>,
  weekStart: WeekStart,
): Promise<ValueOf<typeof getCohorts>> {
  const thisWeek = getWeekStart(getDhakaDay(clock.now().getTime()), weekStart);
  const starts = Array.from({ length: weeks }, (_, back) => formatDay(thisWeek - 7 * back));
  const list = weekStart === keptWeekStart ? listKeptCohorts : listCohortWeeks;
  const [rows, { readAt }] = await Promise.all([list(db, currency, starts), findReportPlace(db)]);
  const found = new Map(rows.map((row) => [`${row.cohort} ${row.week}`, row]));
  return {
    countedTo: readAt?.toISOString() ?? null,
    cohorts: starts.map((cohort, back) => ({
      week: cohort,
      members: Number(found.get(`${cohort} ${cohort}`)?.members ?? 0n),
      weeks: Array.from({ length: back + 1 }, (_, nth) => {
        const row = found.get(`${cohort} ${formatDay(parseDay(cohort) + 7 * nth)}`);
        return {
          activeMembers: Number(row?.active ?? 0n),
          depositors: Number(row?.depositors ?? 0n),
        };
      }),
    })),
  };
}
