import type { TicketShares } from '@khelaghor/contract/play/lottery.ts';
import type { Database } from '../../lib/context.ts';
import { getShares } from './store.ts';

/** What the record of a bet tells of its ticket beside what was bet on. */
type TicketDetails = {
  /** The result of its issue as it is now; null before the draw. */
  readonly result: readonly number[] | null;
  /** The shares of a group that the bet stands for; null for a ticket of its own. */
  readonly group: TicketShares | null;
};

/**
 * Reads it by the bets' ids. The result stands once, in the issue: written into each bet it was a
 * tenth of the time of a settlement.
 */
export async function readTicketDetails(
  db: Database,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, TicketDetails>> {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('lotteryTicket as t')
    .innerJoin('lotteryIssue as i', 'i.id', 't.issueId')
    .leftJoin('lotteryGroupShare as s', 's.betId', 't.betId')
    .leftJoin('lotteryGroup as g', 'g.id', 's.groupId')
    .where('t.betId', 'in', betIds)
    .select(['t.betId', 'i.result', 's.groupId', 's.shares', 's.role'])
    .select(['g.shares as totalShares', 'g.feeHundredths'])
    .execute();
  return new Map(
    rows.map(({ betId, result, ...shares }) => [betId, { result, group: getShares(shares) }]),
  );
}
