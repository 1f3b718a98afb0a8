import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { BetRecord, bettingRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { minor, formatMinor } from '@khelaghor/money/minor.ts';
import { getDhakaDay, startOfDhakaDay } from '@khelaghor/time/dhaka.ts';
import type { Database } from '../../lib/context.ts';

/** Which of a member's bets are meant. */
export type BetChoice = {
  readonly currency: Currency;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly gameCode: string | undefined;
  readonly state: BetRecord['state'] | undefined;
};

/** From a moment on, and until before another. */
type Piece = { readonly from: Date; readonly to: Date };

type Split = {
  /** Days of Dhaka, by their numbers since 1970, without the last; null: without an end. */
  readonly days: { readonly from: number | null; readonly to: number | null } | null;
  /** What there is besides: days that the range cuts. */
  readonly pieces: readonly Piece[];
};

const getStart = (day: number): Date => new Date(startOfDhakaDay(day));

/** A range as whole days of Dhaka, and the pieces of days at its ends. */
function splitAtDays({ from, to }: Pick<BetChoice, 'from' | 'to'>): Split {
  const first = from ? getDhakaDay(from.getTime() - 1) + 1 : null;
  const end = to ? getDhakaDay(to.getTime()) : null;
  if (from && to && first !== null && end !== null && first >= end)
    return { days: null, pieces: [{ from, to }] };
  const pieces: Piece[] = [];
  if (from && first !== null && from < getStart(first)) pieces.push({ from, to: getStart(first) });
  if (to && end !== null && getStart(end) < to) pieces.push({ from: getStart(end), to });
  return { days: { from: first, to: end }, pieces };
}

const getDay = (day: number | null, unless: string): RawBuilder<unknown> =>
  day === null ? sql`${unless}::date` : sql`(date '1970-01-01' + ${day}::integer)`;

/** What the chosen bets come to, by state, in as many queries as there are parts of the range. */
function computeSums(memberId: string, choice: BetChoice): RawBuilder<unknown>[] {
  const { days, pieces } = splitAtDays(choice);
  const ofGame = choice.gameCode === undefined ? sql`` : sql`and game_code = ${choice.gameCode}`;
  const inState = choice.state === undefined ? sql`` : sql`and state = ${choice.state}`;
  const sums = pieces.map(
    ({ from, to }) => sql`
      select state, 1 as bets, stake_minor - returned_minor as stake_minor, payout_minor
      from bet
      where member_id = ${memberId} and currency = ${choice.currency}
        and placed_at >= ${from} and placed_at < ${to}
        ${ofGame} ${inState}`,
  );
  if (days)
    sums.push(sql`
      select state, bets, stake_minor, payout_minor
      from bet_daily_total
      where member_id = ${memberId} and currency = ${choice.currency}
        and day >= ${getDay(days.from, '-infinity')} and day < ${getDay(days.to, 'infinity')}
        ${ofGame} ${inState}`);
  return sums;
}

/**
 * What the chosen bets of a member come to. Whole days were added up when the bets were written;
 * days that the range cuts are added up now.
 */
export async function readTotals(
  db: Database,
  memberId: string,
  choice: BetChoice,
): Promise<ValueOf<typeof bettingRecord>['totals']> {
  const { rows } = await sql<{ stake: bigint; payout: bigint; net: bigint; count: bigint }>`
    select coalesce(sum(stake_minor), 0)::bigint as stake,
      coalesce(sum(payout_minor), 0)::bigint as payout,
      coalesce(sum(payout_minor - stake_minor) filter (where state <> 'running'), 0)::bigint as net,
      coalesce(sum(bets) filter (where state <> 'void'), 0)::bigint as count
    from (${sql.join(computeSums(memberId, choice), sql` union all `)}) as chosen`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement of sums always gives one row');
  return {
    stake: formatMinor(minor(row.stake)),
    payout: formatMinor(minor(row.payout)),
    net: formatMinor(minor(row.net)),
    count: Number(row.count),
  };
}

/** Returns the games in which a member has bets in a currency, in the order of their codes. */
export async function listPlayedGames(db: Database, memberId: string, currency: Currency) {
  const { rows } = await sql<{ code: string; titleBn: string; titleEn: string }>`
    select g.code, g.title_bn, g.title_en from game g
    where g.code in (
      select game_code from bet_daily_total
      where member_id = ${memberId} and currency = ${currency}
    )
    order by g.code`.execute(db);
  return rows.map(({ code, titleBn, titleEn }) => ({
    gameCode: code,
    title: { bn: titleBn, en: titleEn },
  }));
}
