import type { Fairness } from '@khelaghor/contract/play/bet-history.ts';
import { DRAW_NONCE, formatClientSeed } from '@khelaghor/engine-lottery/public.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { requireGame } from './game-config.ts';
import { addJackpots } from './jackpot-store.ts';
import { selectIssues, toIssueValue, findTicketsById } from './store.ts';
import { proveTicket } from './ticket-tree.ts';

/**
 * What a browser needs to draw a ticket's issue again and settle the ticket; null if it is not
 * theirs.
 */
export async function proveLotteryBet(
  ctx: Context,
  tx: Tx,
  memberId: string,
  betId: string,
): Promise<Fairness | null> {
  const [ticket] = await findTicketsById(tx, memberId, [betId]);
  if (!ticket) return null;
  const game = requireGame(ticket.gameCode);
  const row = await selectIssues(tx).where('id', '=', ticket.issueId).executeTakeFirstOrThrow();
  const [issue = toIssueValue(ctx, row)] = await addJackpots(tx, [toIssueValue(ctx, row)]);
  return {
    kind: 'lottery',
    scope: game.scope,
    ticket,
    issue,
    clientSeed: formatClientSeed(issue),
    nonce: DRAW_NONCE,
    inclusion: row.ticketRoot === null ? null : await proveTicket(ctx, tx, row.id, betId),
  };
}
