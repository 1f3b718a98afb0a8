import type { ReportDimension } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { getReport, ReportFigures } from '@khelaghor/contract/backoffice/reports.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { isProductCode, products } from '@khelaghor/contract/play/products.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import type { Database } from '../../lib/context.ts';
import { getCountryName } from '../../lib/http/country-name.ts';
import { ok } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { findReportPlace } from './report-place.ts';
import { findWholePeriods } from './report-rules.ts';
import { countMembers, listKeySums, listPeriodSums, listTitles } from './report-store.ts';
import { keptWeekStart, listWeekSums } from './week-store.ts';
import type { StoredLine, StoredMembers, StoredSums } from './report-store.ts';

export type ReportQuery = ParsedQuery<typeof getReport>;
export type ReportValue = ValueOf<typeof getReport>;

const toFigures = (line: StoredSums & StoredMembers): ReportFigures => ({
  bets: Number(line.bets),
  stakes: String(line.stakes),
  payouts: String(line.payouts),
  result: String(line.stakes - line.payouts),
  bonuses: String(line.bonuses),
  deposits: Number(line.deposits),
  deposited: String(line.deposited),
  withdrawals: Number(line.withdrawals),
  withdrawn: String(line.withdrawn),
  fees: String(line.fees),
  newMembers: Number(line.newMembers),
  firstDeposits: Number(line.firstDeposits),
  activeMembers: Number(line.activeMembers),
  depositors: Number(line.depositors),
});

const noSums: StoredSums = {
  bets: 0n,
  stakes: 0n,
  payouts: 0n,
  bonuses: 0n,
  deposits: 0n,
  deposited: 0n,
  withdrawals: 0n,
  withdrawn: 0n,
  fees: 0n,
  newMembers: 0n,
  firstDeposits: 0n,
};

const noMembers: StoredMembers = { activeMembers: 0n, depositors: 0n };

const sumNames = Object.keys(noSums) as readonly (keyof StoredSums)[];

const addSums = (one: StoredSums, other: StoredSums): StoredSums => {
  const sum = { ...one };
  for (const name of sumNames) sum[name] += other[name];
  return sum;
};

/** Names of keys: of products from their table, of the others from the database. */
async function readTitles(
  db: Database,
  dimension: ReportDimension,
): Promise<(key: string) => LocalText | null> {
  const stored = await listTitles(db, dimension);
  return (key) => {
    if (dimension === 'product' && isProductCode(key)) return products[key].label;
    if (dimension === 'country' && key !== '') return getCountryName(key);
    return stored.get(key) ?? null;
  };
}

/**
 * Reads the figures of whole periods: of one line by period, or of all lines of a dimension.
 * Members are counted once over all periods, never added up.
 * Refuses days that end before they begin, and too many periods.
 */
export async function readReport(
  db: Database,
  query: ReportQuery,
  weekStart: WeekStart,
): Promise<Result<ReportValue, 'period_reversed' | 'report_too_long'>> {
  const span = findWholePeriods({ ...query, weekStart });
  if (!span.ok) return span;
  const { from, to, periods } = span.value;
  const { dimension } = query;
  const name = { ...query, from, to };
  // Sums of weeks are kept from Sunday on; those of other weeks are sums of their days.
  const isKept = query.period !== 'week' || weekStart === keptWeekStart;
  const isDivided = dimension !== 'all' && query.key === undefined;
  const ofAll = isDivided ? ({ ...name, dimension: 'all' } as const) : name;
  const key = query.key ?? '';
  const isOnePeriod = periods === 1 && isKept;
  const isSplit = isDivided && !isOnePeriod;
  const [whole, members, lines, membersOf, titles, { readAt, againTo, againUntil }] =
    await Promise.all([
      isKept ? listPeriodSums(db, ofAll, key) : listWeekSums(db, ofAll, key),
      countMembers(db, ofAll, key),
      isDivided ? listKeySums(db, name, isOnePeriod) : [],
      isSplit ? countMembers(db, name, undefined) : null,
      readTitles(db, isDivided ? dimension : 'all'),
      findReportPlace(db),
    ]);
  // By country, until earlier transfers are added up too, the sums lack some.
  const isWhole = dimension !== 'country' || againTo === againUntil;
  const totals = whole.reduce<StoredSums>(addSums, noSums);
  const toRow = (line: StoredLine) => ({
    ...toFigures({ ...line, ...(membersOf && (membersOf.get(line.key) ?? noMembers)) }),
    key: line.key,
    title: titles(line.key),
  });
  return ok({
    from,
    to,
    countedTo: isWhole ? (readAt?.toISOString() ?? null) : null,
    totals: toFigures({ ...totals, ...(members.get(key) ?? noMembers) }),
    rows: (isDivided ? lines : whole).map(toRow),
  });
}
