import * as contract from '@khelaghor/contract/play/games-admin.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { changeGame, switchGame } from './change-game.ts';
import { importGames } from './import-games.ts';
import { readAdminPage } from './admin-store.ts';

const pageSize = 50;

/** What operators do about games. */
export function manageGameRoutes(bind: Bind, ctx: Context): void {
  bind(contract.manageGames, async ({ query }) => {
    const { pageNo, ...filter } = query;
    const { games, total } = await readAdminPage(ctx.db, filter, { pageNo, pageSize });
    return ok({ games, total, totalPages: Math.ceil(total / pageSize) });
  });
  bind(contract.changeGame, ({ params, body, caller }) =>
    changeGame(ctx, params.gameCode, body, caller),
  );
  bind(contract.switchGame, ({ params, body, caller }) =>
    switchGame(ctx, params.gameCode, body, caller),
  );
  bind(contract.importGames, ({ body, caller }) => importGames(ctx, body, caller));
}
