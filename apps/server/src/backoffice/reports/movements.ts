import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ReportDimension } from '@khelaghor/contract/backoffice/report-terms.ts';
import type {
  listReportMovements,
  ReportMovement,
} from '@khelaghor/contract/backoffice/reports.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { Database } from '../../lib/context.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { findLook, lookMax } from './find-look.ts';
import type { LineDay, Look } from './find-look.ts';
import { selectBetween, selectMovements } from './fold-store.ts';
import type { LedgerRange } from './fold-store.ts';
import { findReportPlace } from './report-place.ts';

/** Looks of one page, and days of the line that are known at one of them. */
const looksOfPage = 10;
const daysOfLook = 62;
const pageRows = 50;

export type MovementsQuery = Omit<ParsedQuery<typeof listReportMovements>, 'cursor'>;

type StoredMovement = Omit<ReportMovement, 'at' | 'amount'> & {
  readonly seq: bigint;
  readonly at: Date;
  readonly amount: bigint;
};

/** The ledger's numbers between which the days are, as far as they are added up. */
async function findRange(
  db: Database,
  { from, to }: MovementsQuery,
): Promise<{
  readonly first: bigint;
  readonly last: bigint;
  readonly movesFrom: bigint;
} | null> {
  const { readTo, movesFrom } = await findReportPlace(db);
  const row = await db
    .selectFrom('reportDay')
    .select(({ fn }) => [fn.min('firstSeq').as('first'), fn.max('lastSeq').as('last')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  if (row.first === null || row.last === null) return null;
  return { first: row.first, last: row.last < readTo ? row.last : readTo, movesFrom };
}

/** Members without a code or a country are a line of their own. */
const keyColumns: { readonly [D in ReportDimension]?: RawBuilder<unknown> } = {
  affiliate: sql`coalesce(affiliate_code, '')`,
  country: sql`coalesce(country, '')`,
};

/** The days of a line that begin at or before a number of the ledger, the latest numbers first. */
async function listLineDays(
  db: Database,
  { from, to, currency, dimension, key }: MovementsQuery,
  before: bigint,
): Promise<LineDay[]> {
  const { rows } = await sql<LineDay>`
    select d.day::text, d.first_seq, d.last_seq, s.bets + s.deposits + s.withdrawals as moves
    from report_sum s join report_day d on d.day = s.starts_on
    where s.grain = 'day' and s.currency = ${currency} and s.dimension = ${dimension}
      and s.key = ${key ?? ''} and s.starts_on between ${from}::date and ${to}::date
      and d.first_seq <= ${before}
    order by d.last_seq desc limit ${daysOfLook}`.execute(db);
  return rows;
}

/** The transfers of the members who have movements of a line on some days, on these days. */
const ofMembers = (
  { currency, dimension, key }: MovementsQuery,
  { from, to, days }: LedgerRange & { readonly days: readonly LineDay[] },
): RawBuilder<unknown> => sql`(
  select t.*
  from (values ${sql.join(
    days.map(
      ({ day, firstSeq, lastSeq }) => sql`(${day}::date,
    ${firstSeq}::bigint, ${lastSeq}::bigint)`,
    ),
  )}) as d (day, first_seq, last_seq)
  join report_activity m on m.act = 'move' and m.dimension = ${dimension}
    and m.currency = ${currency} and m.key = ${key ?? ''}
    and m.month = date_trunc('month', d.day)::date
    and m.days & report_days(m.month, d.day, d.day) <> 0
  join ledger_account a on a.owner = 'member:' || m.member_id and a.currency = ${currency}
  cross join lateral (
    select * from ledger_transfer where debit_account_id = a.id
      and seq between greatest(d.first_seq, ${from}::bigint + 1)
        and least(d.last_seq, ${to}::bigint)
    union all
    select * from ledger_transfer where credit_account_id = a.id
      and seq between greatest(d.first_seq, ${from}::bigint + 1)
        and least(d.last_seq, ${to}::bigint)
  ) t
  where (t.created_at at time zone 'Asia/Dhaka')::date = d.day
)`;

/** The movements of one look, newest first. */
async function listMovements(
  db: Database,
  query: MovementsQuery,
  { days, ...range }: Look,
): Promise<StoredMovement[]> {
  const { from, to, currency, dimension, key } = query;
  const transfers = days ? ofMembers(query, { ...range, days }) : selectBetween(range);
  const column = keyColumns[dimension] ?? sql.ref(dimension);
  const isOfKey = dimension === 'all' || key === undefined ? sql`true` : sql`${column} = ${key}`;
  const { rows } = await sql<StoredMovement>`
    select seq, id, created_at as at, movement as code, amount_minor as amount, member_id,
      username as account, product, game, vendor, channel, bet_id
    from (${selectMovements(transfers)}) as m
    where currency = ${currency} and day between ${from}::date and ${to}::date and ${isOfKey}
    order by seq desc`.execute(db);
  return rows;
}

const toMovement = ({ at, amount, ...row }: StoredMovement): ReportMovement => ({
  id: row.id,
  code: row.code,
  memberId: row.memberId,
  account: row.account,
  product: row.product,
  game: row.game,
  vendor: row.vendor,
  channel: row.channel,
  betId: row.betId,
  at: at.toISOString(),
  amount: String(amount),
});

/** The next look from a number downwards: for all transfers in windows, for a line by its days. */
async function planLook(
  db: Database,
  query: MovementsQuery,
  { to, movesFrom }: { readonly to: bigint; readonly movesFrom: bigint },
): Promise<Look | null> {
  if (query.dimension !== 'all' && query.key !== undefined) {
    const days = await listLineDays(db, query, to);
    return findLook(days, { to, movesFrom, isCut: days.length === daysOfLook });
  }
  return { from: to > lookMax ? to - lookMax : 0n, to, days: null };
}

/** Reads the transfers behind a line, a look at a time, newest first. */
async function* readMovements(
  db: Database,
  query: MovementsQuery,
  before?: bigint,
): AsyncGenerator<{ readonly rows: StoredMovement[]; readonly next: bigint | null }, void> {
  const range = await findRange(db, query);
  if (!range) return;
  const { first, last, movesFrom } = range;
  let to = before !== undefined && before - 1n < last ? before - 1n : last;
  while (to >= first) {
    const look = await planLook(db, query, { to, movesFrom });
    if (!look) return;
    const from = look.from < first ? first - 1n : look.from;
    const rows = await listMovements(db, query, { ...look, from });
    yield { rows, next: from >= first ? from + 1n : null };
    to = from;
  }
}

/**
 * Returns a page of the transfers behind a line of a report. A page may hold fewer rows than others
 * and still have one after it.
 */
export async function readMovementsPage(
  db: Database,
  { cursor, ...query }: ParsedQuery<typeof listReportMovements>,
): Promise<Result<ValueOf<typeof listReportMovements>, 'period_reversed'>> {
  if (query.to < query.from) return refuse('period_reversed');
  const items: ReportMovement[] = [];
  let looks = 0;
  for await (const { rows, next } of readMovements(
    db,
    query,
    cursor ? BigInt(cursor) : undefined,
  )) {
    const isCut = items.length + rows.length > pageRows;
    const taken = isCut ? rows.slice(0, pageRows - items.length) : rows;
    items.push(...taken.map(toMovement));
    looks += 1;
    const last = taken.at(-1);
    if (isCut && last) return ok({ items, nextCursor: String(last.seq) });
    const isFull = items.length === pageRows || looks === looksOfPage;
    if (isFull) return ok({ items, nextCursor: next === null ? null : String(next) });
  }
  return ok({ items, nextCursor: null });
}

/** All transfers behind a line, one after the other, newest first. */
export async function* readAllMovements(
  db: Database,
  query: MovementsQuery,
): AsyncGenerator<ReportMovement, void> {
  for await (const { rows } of readMovements(db, query)) yield* rows.map(toMovement);
}
