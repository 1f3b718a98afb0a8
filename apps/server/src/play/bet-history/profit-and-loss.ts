import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { profitDaysMax } from '@khelaghor/contract/play/profit-and-loss.ts';
import type {
  profitAndLoss,
  ProfitGrouping,
  ProfitSums,
} from '@khelaghor/contract/play/profit-and-loss.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { parseDay } from '@khelaghor/time/dhaka.ts';
import { weekdayOfStart } from '@khelaghor/time/week.ts';
import type { WeekStart } from '@khelaghor/time/week.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';
import { findWallet } from '../../money/wallet/index.ts';

export type ProfitQuery = ParsedQuery<typeof profitAndLoss>;
export type ProfitValue = ValueOf<typeof profitAndLoss>;

type Sums = {
  readonly bets: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly net: bigint;
};

type Line = Sums & {
  readonly key: string;
  readonly titleBn: string | null;
  readonly titleEn: string | null;
};

/** The key of the line to which a row of the daily totals and its game belong. */
const getKeys = (weekStart: WeekStart): Readonly<Record<ProfitGrouping, RawBuilder<unknown>>> => ({
  day: sql`d.day`,
  week: sql`d.day
    - (extract(dow from d.day)::integer + 7 - ${sql.lit(weekdayOfStart[weekStart])}) % 7`,
  month: sql`date_trunc('month', d.day)::date`,
  category: sql`g.game_type`,
  game: sql`g.code`,
});

const isPeriod = (by: ProfitGrouping): boolean => by === 'day' || by === 'week' || by === 'month';

/** Reads the lines of chosen days. The daily totals were added up when the bets were written. */
async function readLines(
  db: Database,
  memberId: string,
  {
    from,
    to,
    by,
    currency,
    weekStart,
  }: ProfitQuery & { readonly currency: Currency; readonly weekStart: WeekStart },
): Promise<readonly Line[]> {
  const keys = getKeys(weekStart);
  const key = isPeriod(by) ? sql`greatest(${keys[by]}, ${from}::date)::text` : keys[by];
  const title = (column: string) => (by === 'game' ? sql`min(g.${sql.ref(column)})` : sql`null`);
  const order = isPeriod(by) ? sql`key desc` : sql`stake desc, key`;
  const { rows } = await sql<Line>`
    select ${key} as key, ${title('title_bn')} as title_bn, ${title('title_en')} as title_en,
      coalesce(sum(d.bets) filter (where d.state <> 'void'), 0)::bigint as bets,
      sum(d.stake_minor)::bigint as stake, sum(d.payout_minor)::bigint as payout,
      coalesce(
        sum(d.payout_minor - d.stake_minor) filter (where d.state <> 'running'), 0
      )::bigint as net
    from bet_daily_total d join game g on g.code = d.game_code
    where d.member_id = ${memberId} and d.currency = ${currency}
      and d.day between ${from}::date and ${to}::date
    group by 1
    having sum(d.bets) > 0
    order by ${order}`.execute(db);
  return rows;
}

const toText = ({ bets, stake, payout, net }: Sums): ProfitSums => ({
  bets: Number(bets),
  stake: String(stake),
  payout: String(payout),
  net: String(net),
});

const addSums = (one: Sums, other: Sums): Sums => ({
  bets: one.bets + other.bets,
  stake: one.stake + other.stake,
  payout: one.payout + other.payout,
  net: one.net + other.net,
});

const nothing: Sums = { bets: 0n, stake: 0n, payout: 0n, net: 0n };

/**
 * Returns a member's profit and loss in one currency over days of Dhaka, by period, kind of games
 * or game. Its totals are the sums of its lines. Refuses more than `profitDaysMax` days, and days
 * that end before they begin.
 */
export async function readProfitAndLoss(
  ctx: Context,
  memberId: string,
  query: ProfitQuery,
): Promise<Result<ProfitValue, 'malformed' | 'period_too_long'>> {
  const days = parseDay(query.to) - parseDay(query.from) + 1;
  if (days < 1) return refuse('malformed');
  if (days > profitDaysMax) return refuse('period_too_long');
  const currency = query.currency ?? (await findWallet(ctx.db, memberId)).currency;
  const { weekStart } = await readSettings(ctx);
  const lines = await readLines(ctx.db, memberId, { ...query, currency, weekStart });
  return ok({
    currency,
    weekStart,
    totals: toText(lines.reduce(addSums, nothing)),
    rows: lines.map(({ key, titleBn, titleEn, ...sums }) => ({
      key,
      title: titleBn === null || titleEn === null ? null : { bn: titleBn, en: titleEn },
      ...toText(sums),
    })),
  });
}
