import type { TicketShares } from '@khelaghor/contract/play/lottery.ts';
import type { Database } from '../../lib/context.ts';
import { getShares } from './store.ts';

/** The result and the shares of a ticket, as the record of its bet shows them. */
type TicketDetails = {
  /** The result of its issue as it is now; null before the draw. */
  readonly result: readonly number[] | null;
  /** The shares of a group that the bet stands for; null for a ticket of its own. */
  readonly group: TicketShares | null;
};

/**
 * Reads the details of tickets by the ids of their bets. A result is stored once, in the issue:
 * writing it into each bet took a tenth of the time of a settlement.
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
