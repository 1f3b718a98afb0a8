import * as contract from '@khelaghor/contract/growth/leaderboards.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readLeadBoard } from './leaderboard.ts';
import { readCachedWinners } from './winners.ts';

export function leaderboardsRoutes(bind: Bind, ctx: Context): void {
  bind(contract.winners, async () => ok(await readCachedWinners(ctx)));
  bind(contract.leadBoard, async ({ query }) => ok(await readLeadBoard(ctx, query.period)));
}
