import { listAddedLotteries } from '@khelaghor/contract/play/added-lotteries.ts';
import {
  cancelTicket,
  lotteryGetGame,
  myChases,
  myTickets,
  openedIssues,
  placeChase,
  placeTickets,
  stopChase,
} from '@khelaghor/contract/play/lottery.ts';
import { id } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { cancelOwnTicket, stopOwnChase } from './cancel-tickets.ts';
import { readChasePage } from './chase-store.ts';
import { listLotteries } from './added-store.ts';
import { hasLottery } from './game-config.ts';
import { getLotteryGame } from './lottery-game.ts';
import { readTicketPage } from './store.ts';
import { readOpenedIssues } from './drawn-issues.ts';
import { placeChase as chase } from './place-chase.ts';
import { placeTickets as place } from './place-tickets.ts';

export function lotteryRoutes(bind: Bind, ctx: Context): void {
  bind(listAddedLotteries, async () => ok({ lotteries: [...(await listLotteries(ctx)).added] }));
  bind(lotteryGetGame, ({ params }) => getLotteryGame(ctx, params.gameCode));
  bind(openedIssues, ({ params, query }) => readOpenedIssues(ctx, params.gameCode, query));
  bind(placeTickets, ({ caller, params, body }) => place(ctx, caller, params.gameCode, body));
  bind(cancelTicket, ({ caller, params }) =>
    cancelOwnTicket(ctx, caller.memberId, params.gameCode, params.betId),
  );
  bind(placeChase, ({ caller, params, body }) => chase(ctx, caller, params.gameCode, body));
  bind(stopChase, ({ caller, params }) =>
    stopOwnChase(ctx, caller.memberId, params.gameCode, params.chaseId),
  );
  bind(myChases, async ({ caller, params: { gameCode }, query: { cursor, limit } }) => {
    if (!(await hasLottery(ctx, gameCode))) return refuse('game_unknown');
    if (cursor !== undefined && !id.safeParse(cursor).success) return refuse('malformed');
    return ok(await readChasePage(ctx.db, caller.memberId, { gameCode, limit, cursor }));
  });
  bind(myTickets, async ({ caller, params, query }) => {
    if (!(await hasLottery(ctx, params.gameCode))) return refuse('game_unknown');
    if (query.cursor !== undefined && !id.safeParse(query.cursor).success)
      return refuse('malformed');
    const { gameCode } = params;
    const { cursor, limit, issueId } = query;
    const page = { gameCode, limit, cursor, issueId, now: ctx.clock.now() };
    return ok(await readTicketPage(ctx.db, caller.memberId, page));
  });
}
