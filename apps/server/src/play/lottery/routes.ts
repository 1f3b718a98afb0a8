import {
  lotteryGetGame,
  myTickets,
  openedIssues,
  placeTickets,
} from '@khelaghor/contract/play/lottery.ts';
import { id } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { getGameTerms } from './game-config.ts';
import { getLotteryGame } from './lottery-game.ts';
import { readTicketPage } from './store.ts';
import { readOpenedIssues } from './drawn-issues.ts';
import { placeTickets as place } from './place-tickets.ts';

export function lotteryRoutes(bind: Bind, ctx: Context): void {
  bind(lotteryGetGame, ({ params }) => getLotteryGame(ctx, params.gameCode));
  bind(openedIssues, ({ params, query }) => readOpenedIssues(ctx, params.gameCode, query));
  bind(placeTickets, ({ caller, params, body }) => place(ctx, caller, params.gameCode, body));
  bind(myTickets, async ({ caller, params, query }) => {
    if (!getGameTerms(params.gameCode)) return refuse('game_unknown');
    if (query.cursor !== undefined && !id.safeParse(query.cursor).success)
      return refuse('malformed');
    const { gameCode } = params;
    const { cursor, limit, issueId } = query;
    return ok(await readTicketPage(ctx.db, caller.memberId, { gameCode, limit, cursor, issueId }));
  });
}
