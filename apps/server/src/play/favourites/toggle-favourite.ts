import { favouritesMax } from '@khelaghor/contract/play/favourites.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { countFavourites, deleteFavourite, findNamedGame, insertFavourite } from './store.ts';

type Named = { nodeId: number; vendor: string; gameType: GameCategory };

/** The categories of a game in a lobby; sports of some vendors have a lobby of their own. */
const keptAs = (gameType: GameCategory): readonly GameCategory[] =>
  gameType === 'COCKFIGHT' || gameType === 'ESPORTS' ? [gameType, 'SPORTS'] : [gameType];

/**
 * Makes a game a favourite. Answers `game_unknown` when any part of the card is wrong (another
 * vendor's id, a game that is closed to players), without saying which.
 */
export function addFavourite(
  ctx: Context,
  memberId: string,
  { nodeId, vendor, gameType }: Named,
): Promise<Result<{ isFavourite: true }, 'game_unknown' | 'favourites_full'>> {
  return ctx.db.transaction().execute(async (tx) => {
    const game = await findNamedGame(tx, {
      favouriteKey: nodeId,
      vendor,
      gameTypes: keptAs(gameType),
    });
    if (!game) return refuse('game_unknown');
    if ((await countFavourites(tx, memberId)) >= favouritesMax) return refuse('favourites_full');
    await insertFavourite(tx, { memberId, gameCode: game.code, createdAt: ctx.clock.now() });
    return ok({ isFavourite: true });
  });
}

/** Removes a favourite. The answer is the same for every game, so it does not show which exist. */
export async function removeFavourite(
  ctx: Context,
  memberId: string,
  { nodeId }: Named,
): Promise<Result<{ isFavourite: false }, never>> {
  await deleteFavourite(ctx.db, memberId, nodeId);
  return ok({ isFavourite: false });
}
