import * as contract from '@khelaghor/contract/play/lobby.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { lanesOf, vendorTypesOf } from './game-vendors.ts';
import * as read from './read-lobby.ts';

export function lobbyRoutes(bind: Bind, ctx: Context): void {
  bind(contract.gameVendors, async () => ok({ data: { lanes: await lanesOf(ctx) } }));
  bind(contract.vendorTypes, async ({ query }) =>
    ok({ list: await vendorTypesOf(ctx, query.vassalage) }),
  );
  bind(contract.gameList, async ({ query }) => ok(await read.gameListOf(ctx, query)));
  bind(contract.hotGames, async ({ query }) => ok({ list: await read.hotGamesOf(ctx, query) }));
  bind(contract.oneGame, ({ query }) => read.oneGameOf(ctx, query.gameCode));
  bind(contract.popularGames, async ({ query }) =>
    ok({ games: await read.popularGamesOf(ctx, query.count) }),
  );
  bind(contract.pvpRooms, async ({ query }) => ok(await read.pvpRoomsOf(ctx, query.vassalage)));
  bind(contract.vnGameMenu, async () => ok({ gameMenus: await read.regionalGamesOf(ctx) }));
  bind(contract.vnRecentMenu, async ({ caller }) =>
    ok({ gameMenus: await read.recentRegionalOf(ctx, caller.memberId) }),
  );
  bind(contract.vnOpenedNumbers, async ({ query }) =>
    ok(await read.regionalNumbersOf(ctx, query.count)),
  );
  bind(contract.openedNumbers, async ({ caller, query }) =>
    ok(await read.memberNumbersOf(ctx, caller.memberId, query.count)),
  );
}
