import * as contract from '@khelaghor/contract/play/favourites.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findOpenGame } from '../games/index.ts';
import { readFavouriteGames, readFavouriteIds, noteOpened, readRecentGames } from './read-games.ts';
import { addFavourite, removeFavourite } from './toggle-favourite.ts';

export function favouritesRoutes(bind: Bind, ctx: Context): void {
  const taps = { perMinute: 120 };
  bind(
    contract.addFavourite,
    ({ caller, body }) => addFavourite(ctx, caller.memberId, body.data),
    taps,
  );
  bind(
    contract.removeFavourite,
    ({ caller, body }) => removeFavourite(ctx, caller.memberId, body.data),
    taps,
  );
  bind(contract.favouriteIds, async ({ caller, query }) =>
    ok(await readFavouriteIds(ctx, caller.memberId, query)),
  );
  bind(contract.favouriteGames, async ({ caller, query }) => {
    const { items, totalPages } = await readFavouriteGames(ctx, caller.memberId, query);
    return ok({ content: items, totalPages });
  });
  bind(contract.recentGames, async ({ caller, query }) => {
    const { items, totalPages } = await readRecentGames(ctx, caller.memberId, query);
    return ok({ list: items, totalPages });
  });
  bind(
    contract.noteOpened,
    async ({ caller, body }) => {
      const game = await findOpenGame(ctx.db, body.gameCode);
      // What cannot be opened was not opened; only what does not exist at all is refused.
      if (!game.ok) return game.refusal === 'game_unknown' ? refuse('game_unknown') : ok({});
      await noteOpened(ctx, caller.memberId, game.value.code);
      return ok({});
    },
    taps,
  );
}
