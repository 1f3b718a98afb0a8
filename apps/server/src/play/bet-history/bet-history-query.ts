import { sql } from 'kysely';
import { NIL } from 'uuid';
import type { Currency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';
import type { BetChoice } from './bet-totals.ts';

/** A bet as the record shows it. */
export type BetRow = {
  readonly id: string;
  readonly product: string;
  /** The vendor whose game it is, or `khelaghor`. */
  readonly source: string;
  readonly gameCode: string;
  readonly gameType: string;
  readonly titleBn: string;
  readonly titleEn: string;
  readonly picture: string;
  readonly detail: Record<string, unknown>;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  /** The part of the stake that went back. */
  readonly returnedMinor: bigint;
  readonly payoutMinor: bigint;
  readonly state: string;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
};

/** Where a page begins or ended: right behind a bet, newest first. */
export type Place = { readonly at: Date; readonly id: string };

/** How a page ended. */
type BetsPage = {
  readonly rows: readonly BetRow[];
  /** Where the next page begins; null when there is certainly nothing older. */
  readonly next: Place | null;
  /**
   * When the search ended before the page was full: it has seen everything from this time on.
   * The next page goes on from there.
   */
  readonly searchedTo: Date | null;
};

/** How many bets are looked through, one attempt after another. */
const windows = [300, 700, 1_000] as const;

/** Before every bet, and behind every one. */
const oldest = new Date(0);
const newest: Place = { at: new Date('9999-01-01T00:00:00Z'), id: NIL };

/** Whose bets, and which. */
type Chosen = { readonly memberId: string; readonly choice: BetChoice };

const getEarliest = ({ from }: BetChoice): Date => from ?? oldest;

/** The newest bets that are chosen, among the newest `size` before a place. */
async function newestIn(
  db: Database,
  { memberId, choice }: Chosen,
  window: { readonly before: Place; readonly size: number; readonly limit: number },
): Promise<BetRow[]> {
  const { before, size, limit } = window;
  const { rows } = await sql<BetRow>`
    /* prepared: bet_page */
    select b.id, b.product, b.source, b.game_code, g.game_type, g.title_bn, g.title_en, g.picture,
      b.detail, b.currency, b.stake_minor, b.returned_minor, b.payout_minor, b.state, b.placed_at,
      b.settled_at
    from bet_page(
      ${memberId}, ${choice.currency}, ${before.at}, ${before.id}, ${getEarliest(choice)},
      ${choice.gameCode ?? null}, ${choice.state ?? null}, ${size}, ${limit}
    ) b join game g on g.code = b.game_code
    order by b.placed_at desc, b.id desc`.execute(db);
  return rows;
}

/** The last of the newest `size` bets before a place, whatever they are; null when it is past. */
async function endOfWindow(
  db: Database,
  { memberId, choice }: Chosen,
  window: { readonly before: Place; readonly size: number },
): Promise<Place | null> {
  const { before, size } = window;
  const { rows } = await sql<Place>`
    /* prepared: bet_place */
    select at, id
    from bet_place(${memberId}, ${choice.currency}, ${before.at}, ${before.id}, ${size})`.execute(
    db,
  );
  const [end] = rows;
  return end && end.at >= getEarliest(choice) ? end : null;
}

/** Where chosen bets may come next: days without any are passed over. Null when there are none. */
async function nextPlace(
  db: Database,
  { memberId, choice }: Chosen,
  before: Place,
): Promise<Place | null> {
  const { rows } = await sql<{ end: Date | null }>`
    /* prepared: bet_last_day_end */
    select bet_last_day_end(
      ${memberId}, ${choice.currency}, ${before.at}, ${getEarliest(choice)},
      ${choice.gameCode ?? null}, ${choice.state ?? null}
    ) as end`.execute(db);
  const end = rows[0]?.end ?? null;
  if (end === null) return null;
  return end < before.at ? { at: end, id: NIL } : before;
}

const getCursorPlace = (row: BetRow | undefined): Place | null =>
  row ? { at: row.placedAt, id: row.id } : null;

/** A page that is certainly one: with one more than asked for, or with all that there are. */
function getPage(rows: readonly BetRow[], limit: number): BetsPage {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? getCursorPlace(shown.at(-1)) : null;
  return { rows: shown, next, searchedTo: null };
}

/**
 * A page of a member's bets, newest first. Looks through a bounded number of bets, so it takes the
 * same time with ten bets and with ten million; a choice that few bets are of may end it early,
 * with `searchedTo`.
 */
export async function readBets(
  db: Database,
  memberId: string,
  page: { readonly choice: BetChoice; readonly before: Place | null; readonly limit: number },
): Promise<BetsPage> {
  const { choice, limit } = page;
  const chosen = { memberId, choice };
  const end = choice.to && choice.to < newest.at ? { at: choice.to, id: NIL } : newest;
  const start = page.before && page.before.at < end.at ? page.before : end;
  if (choice.gameCode === undefined && choice.state === undefined) {
    const window = { before: start, size: limit + 1, limit: limit + 1 };
    return getPage(await newestIn(db, chosen, window), limit);
  }
  const rows: BetRow[] = [];
  let before = await nextPlace(db, chosen, start);
  for (const size of windows) {
    if (before === null) return getPage(rows, limit);
    // One more than asked for tells whether there is a next page.
    const window = { before, size, limit: limit + 1 - rows.length };
    rows.push(...(await newestIn(db, chosen, window)));
    if (rows.length > limit) return getPage(rows, limit);
    const behind = await endOfWindow(db, chosen, window);
    before = behind && (await nextPlace(db, chosen, behind));
  }
  const searchedTo = rows.length < limit ? (before?.at ?? null) : null;
  return { rows, next: before, searchedTo };
}
