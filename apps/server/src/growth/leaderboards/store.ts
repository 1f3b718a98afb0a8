import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { minuteMs } from '@khelaghor/time/durations.ts';
import type { Database } from '../../lib/context.ts';

/** Lists bets in a currency that ended after a moment with more than their stake, newest first. */
function listWinsSince(db: Database, currency: CashCurrency, since: Date, limit: number) {
  return db
    .selectFrom('bet')
    .innerJoin('member', 'member.id', 'bet.memberId')
    .innerJoin('game', 'game.code', 'bet.gameCode')
    .select([
      'member.username',
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
