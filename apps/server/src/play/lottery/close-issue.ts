import { notify } from '../../lib/notify.ts';
import type { Context } from '../../lib/context.ts';
import { closeGroups } from './end-groups.ts';
import { selectIssues, toIssueValue } from './store.ts';
import { buildTicketTree, emptyTree, getTicketRoot } from './ticket-tree.ts';

/**
 * Stores the root of the tickets of a closed issue, once, and tells the browsers that watch its
 * game. The issue sells nothing any more, so that the list is read without a lock.
 */
async function fixTicketList(ctx: Context, issueId: string): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('lotteryIssue as i')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('lotteryTicket').select('betId').whereRef('issueId', '=', 'i.id')).as(
        'isSold',
      ),
    )
    .where('i.id', '=', issueId)
    .where('i.state', '=', 'closed')
    .where('i.ticketRoot', 'is', null)
    .executeTakeFirst();
  if (!waiting) return;
  const tree = waiting.isSold
    ? await ctx.db.transaction().execute((tx) => buildTicketTree(tx, issueId))
    : emptyTree;
  const list = { ticketRoot: getTicketRoot(tree), ticketCount: tree.leafCount };
  await ctx.db.transaction().execute(async (tx) => {
    const row = await selectIssues(tx).where('id', '=', issueId).forUpdate().executeTakeFirst();
    // Another process was quicker, or the issue was cancelled meanwhile.
    if (!row || row.state !== 'closed' || row.ticketRoot !== null) return;
    await tx.updateTable('lotteryIssue').set(list).where('id', '=', issueId).execute();
    const issue = toIssueValue(ctx, { ...row, ...list });
    await notify(tx, { gameCode: row.gameCode }, { type: 'issue', issue });
  });
}

/**
 * Stops the sale of an issue and fixes the list of its tickets. A purchase holds a shared lock on
 * the issue's row, so that closing waits for it; later purchases find the issue closed. Then it is
 * decided which groups run, and the list is fixed. After a crash on the way, the next call goes on.
 * @returns the game's code; null when the issue is closed already, or it is not time yet
 */
export async function closeIssue(ctx: Context, issueId: string): Promise<string | null> {
  const closed = await ctx.db
    .updateTable('lotteryIssue')
    .set({ state: 'closed' })
    .where('id', '=', issueId)
    .where('state', '=', 'open')
    .where('closesAt', '<=', ctx.clock.now())
    .returning('gameCode')
    .executeTakeFirst();
  await closeGroups(ctx, issueId);
  await fixTicketList(ctx, issueId);
  return closed?.gameCode ?? null;
}
