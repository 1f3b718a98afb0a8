import * as contract from '@khelaghor/contract/play/lobby.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readLanes } from './game-vendors.ts';
import { readNextDraws } from './next-draws.ts';
import * as read from './read-lobby.ts';

export function lobbyRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameVendors, async () => ok({ data: { lanes: await readLanes(ctx) } }));
  bind(contract.vendorTypes, async ({ query }) =>
    ok({ data: { lanes: await readLanes(ctx, query.vassalage) } }),
  );
  bind(contract.gameList, async ({ query }) => ok(await read.readGameList(ctx, query)));
  bind(contract.hotGames, async ({ query }) => ok({ list: await read.readHotGames(ctx, query) }));
  bind(contract.oneGame, ({ query }) => read.readOneGame(ctx, query.gameCode));
  bind(contract.popularGames, async ({ query }) =>
    ok({ games: await read.readPopularGames(ctx, query.count) }),
  );
  bind(contract.pvpRooms, async ({ query }) => ok(await read.readPvpRooms(ctx, query.vassalage)));
  bind(contract.vnGameMenu, async ({ query }) =>
    ok({ gameMenus: read.filterMenu(await read.readRegionalGames(ctx), query) }),
  );
  bind(contract.vnRecentMenu, async ({ caller, query }) =>
    ok({ gameMenus: read.filterMenu(await read.readRecentRegional(ctx, caller.memberId), query) }),
  );
  bind(contract.vnOpenedNumbers, async ({ query }) =>
    ok(await read.readRegionalNumbers(ctx, query.count)),
  );
  bind(contract.nextDraws, async ({ query }) =>
    ok({ lotteries: await readNextDraws(ctx, query.count) }),
  );
  bind(contract.dayResults, async ({ query }) => ok(await read.readDayResults(ctx, query)));
  bind(contract.lotteryLobby, ({ query }) => read.readLotteryLobby(ctx, query));
  bind(contract.openedNumbers, async ({ caller, query }) =>
    ok(await read.readMemberNumbers(ctx, caller.memberId, query.count)),
  );
}
