import type { BetRecord, bettingRecord } from '@khelaghor/contract/play/bet-history.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import { isProductCode, products } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { ShownResult } from '@khelaghor/contract/play/shown-result.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Database } from '../../lib/context.ts';
import { findWallet } from '../../money/wallet/index.ts';
import { inHouseSource } from '../bets/index.ts';
import { readTicketDetails, showDraw } from '../lottery/index.ts';
import { readBets } from './bet-history-query.ts';
import type { BetRow, Place } from './bet-history-query.ts';
import { listPlayedGames, readTotals } from './bet-totals.ts';
import { describeBet } from './describe-bet.ts';

type Query = ParsedQuery<typeof bettingRecord>;
type Page = ValueOf<typeof bettingRecord>;

const cursorPattern = /^(\d{13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function parseCursor(cursor: string): Place | null {
  const [, ms, id] = cursorPattern.exec(cursor) ?? [];
  return id === undefined ? null : { at: new Date(Number(ms)), id };
}

const getDate = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** Reads what lottery bets tell beside their own detail: their draw's result, and their shares. */
async function describeTickets(db: Database, rows: readonly BetRow[]) {
  const tickets = rows.filter(({ detail }) => detail.kind === 'lottery');
  const known = await readTicketDetails(
    db,
    tickets.map(({ id }) => id),
  );
  return ({ id, detail, state }: BetRow) => {
    const { result, group } = known.get(id) ?? {};
    const isSettled = state === 'won' || state === 'lost';
    const drawn = isSettled && result ? result : null;
    return {
      detail: { ...detail, ...(drawn && { result: drawn }), ...(group && { group }) },
      drawn,
    };
  };
}

/** Reads a page of a member's bets in one currency, and the totals of all that are chosen. */
async function readPage(
  db: Database,
  memberId: string,
  query: Query,
): Promise<Result<Omit<Page, 'items'> & { rows: readonly BetRow[] }, 'malformed'>> {
  const before = query.cursor === undefined ? null : parseCursor(query.cursor);
  if (query.cursor !== undefined && !before) return refuse('malformed');
  const { gameCode, state, limit } = query;
  const currency = query.currency ?? (await findWallet(db, memberId)).currency;
  const choice = { currency, from: getDate(query.from), to: getDate(query.to), gameCode, state };
  const page = await readBets(db, memberId, { choice, before, limit });
  return ok({
    rows: page.rows,
    nextCursor: page.next && `${page.next.at.getTime()}.${page.next.id}`,
    searchedTo: page.searchedTo?.toISOString() ?? null,
    currency,
    games: await listPlayedGames(db, memberId, currency),
    totals: await readTotals(db, memberId, choice),
  });
}

const toRecord = (row: BetRow): Omit<BetRecord, 'detail' | 'picture'> => ({
  betId: row.id,
  gameCode: row.gameCode,
  gameType: row.gameType as BetRecord['gameType'],
  title: { bn: row.titleBn, en: row.titleEn },
  runBy: isProductCode(row.product) ? products[row.product].runBy : 'house',
  currency: row.currency,
  // Of a guarantee a part may be back already; a bet that is void shows what it cost.
  stake: String(row.state === 'void' ? row.stakeMinor : row.stakeMinor - row.returnedMinor),
  payout: String(row.payoutMinor),
  state: row.state as BetRecord['state'],
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/**
 * A page of a member's bets in one currency, newest first, with the totals of everything that the
 * query chooses. Without a currency it is the one that the member plays with now.
 */
export async function readBettingRecord(
  db: Database,
  memberId: string,
  query: Query,
): Promise<Result<Page, 'malformed'>> {
  const page = await readPage(db, memberId, query);
  if (!page.ok) return page;
  const { rows, ...rest } = page.value;
  const describe = await describeTickets(db, rows);
  const items = rows.map((row) => ({
    ...toRecord(row),
    picture: row.picture,
    detail: describe(row).detail,
  }));
  return ok({ items, ...rest });
}

type MemberPage = Omit<Page, 'items'> & {
  readonly items: (ReturnType<typeof toRecord> & {
    readonly product: ProductCode;
    /** Null: a game of the house. */
    readonly vendor: string | null;
    readonly betOn: LocalText | null;
    readonly shown: ShownResult | null;
  })[];
};

/** The same page for an operator, with the product of each bet and the games to choose from. */
export async function readMemberBets(
  db: Database,
  memberId: string,
  query: Query,
): Promise<Result<MemberPage, 'malformed'>> {
  const page = await readPage(db, memberId, query);
  if (!page.ok) return page;
  const { rows, ...rest } = page.value;
  const describe = await describeTickets(db, rows);
  const items = rows.map((row) => {
    const { drawn } = describe(row);
    return {
      ...toRecord(row),
      betOn: describeBet(row),
      shown: drawn && showDraw(row.gameCode, drawn),
      product: row.product as ProductCode,
      vendor: row.source === inHouseSource ? null : row.source,
    };
  });
  return ok({ items, ...rest });
}
