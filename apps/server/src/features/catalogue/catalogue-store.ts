import { sql } from 'kysely';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../platform/context.ts';

/**
 * The games that a player may see: open, or under maintenance, and of no vendor that is closed.
 * Whatever lists games begins here, so that none of the lists can show what another hides.
 */
export function visibleGames(db: Database) {
  return db
    .selectFrom('game')
    .leftJoin('vendorGame', 'vendorGame.gameCode', 'game.code')
    .leftJoin('vendor', 'vendor.code', 'vendorGame.vendorCode')
    .where(({ or, eb }) => or([eb('game.open', '=', true), eb('game.maintenance', '=', true)]))
    .where(({ or, eb }) => or([eb('vendor.code', 'is', null), eb('vendor.open', '=', true)]));
}

/** The first open games of each category, in the order of the lobby, and how many there are. */
export function listFirstGames(db: Database, perCategory: number) {
  return db
    .selectFrom(
      visibleGames(db)
        .selectAll('game')
        .select(sql<number>`row_number() over lobby`.as('place'))
        .select(sql<bigint>`count(*) over (partition by game.game_type)`.as('count'))
        .where('game.open', '=', true)
        .modifyEnd(sql`window lobby as (partition by game.game_type order by game.sort, game.code)`)
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', perCategory)
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** One game, open or not. */
export function findGame(db: Database, code: string) {
  return db
    .selectFrom('game')
    .select(['code', 'launch', 'open', 'maintenance', 'maintenanceEndsAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Opens the games whose maintenance has ended, and gives their codes. */
export async function openWhatIsDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('game')
    .set({ open: true, maintenance: false, maintenanceEndsAt: null })
    .where('maintenance', '=', true)
    .where('open', '=', false)
    .where('maintenanceEndsAt', '<=', now)
    .returning('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Lists bets in a currency that ended after a moment with more than their stake, newest first. */
function listWinsSince(db: Database, currency: CashCurrency, since: Date, limit: number) {
  return db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.memberId')
    .innerJoin('game', 'game.code', 'bet.gameCode')
    .select([
      'member.account',
      'bet.gameCode',
      'game.titleBn',
      'game.titleEn',
      'game.picture',
      'bet.payoutMinor',
      'bet.settledAt',
    ])
    .where('bet.currency', '=', currency)
    .where('bet.settledAt', '>', since)
    .where('bet.state', '=', 'won')
    .whereRef('bet.payoutMinor', '>', 'bet.stakeMinor')
    .where('member.type', '<>', 4)
    .orderBy('bet.settledAt', 'desc')
    .limit(limit)
    .execute();
}

const minuteMs = 60_000;
/** How far back winners are looked for. */
const longestMs = 30 * 24 * 60 * minuteMs;
/** The first time that is looked through, and by how much each next one is longer. */
const shortestMs = minuteMs / 6;
const timesLonger = 12;

/**
 * Returns the newest bets of the last 30 days that returned more than their stake, of members who
 * are not on trial. The index by the time of the end finds a range of times and gives no order. So
 * a short time is looked through first, and a longer one only while too few are found.
 */
export async function listNewestWins(
  db: Database,
  { currency, now, limit }: { currency: CashCurrency; now: Date; limit: number },
) {
  for (let lastMs = shortestMs; ; lastMs = Math.min(lastMs * timesLonger, longestMs)) {
    const wins = await listWinsSince(db, currency, new Date(now.getTime() - lastMs), limit);
    if (wins.length === limit || lastMs === longestMs) return wins;
  }
}
