import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { gamePageSize } from '@khelaghor/contract/play/lobby-terms.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { holdsSearch } from '@khelaghor/typed-text/search-text.ts';
import type { Context, Database } from '../../lib/context.ts';
import { getGameCard, getLobby } from '../games/index.ts';
import { listFavouriteNodeIds, listFavourites, listRecent, upsertRecent } from './store.ts';

const recentMax = 60;

type Paged<Item> = { items: Item[]; totalPages: number };

function getPage<Item>(items: readonly Item[], pageNo: number): Paged<Item> {
  const from = (pageNo - 1) * gamePageSize;
  return {
    items: items.slice(from, from + gamePageSize),
    totalPages: Math.ceil(items.length / gamePageSize),
  };
}

/** The node ids of a member's favourites: what a lobby needs to draw its hearts. */
export async function readFavouriteIds(
  ctx: Context,
  memberId: string,
  wanted: { gameType?: GameCategory | undefined },
): Promise<{ content: number[]; totalPages: number }> {
  const rows = await listFavouriteNodeIds(ctx.db, memberId);
  const content = rows
    .filter(
      ({ gameType, vassalage }) =>
        wanted.gameType === undefined ||
        getLobby(gameCategory.parse(gameType), vassalage) === wanted.gameType,
    )
    .map(({ favouriteKey }) => favouriteKey);
  return { content, totalPages: content.length === 0 ? 0 : 1 };
}

/** Whether the title of a game, in either language, holds what is typed. */
const isNamed = ({ title }: GameCard, typed = ''): boolean =>
  [title.bn, title.en].some((name) => holdsSearch(name, typed));

/** A page of a member's favourites, of one category and with one name if that is asked for. */
export async function readFavouriteGames(
  ctx: Context,
  memberId: string,
  wanted: { gameType?: GameCategory | undefined; gameName?: string | undefined; pageNo: number },
): Promise<Paged<GameCard>> {
  const cards = (await listFavourites(ctx.db, memberId)).map(getGameCard);
  const { gameType, gameName } = wanted;
  const chosen = cards.filter(
    (card) => (gameType === undefined || card.gameType === gameType) && isNamed(card, gameName),
  );
  return getPage(chosen, wanted.pageNo);
}

/** The games that a member opened last, of one vendor, category or name if that is asked for. */
export async function readRecentGames(
  ctx: Context,
  memberId: string,
  wanted: {
    vassalage?: string | undefined;
    gameType?: GameCategory | undefined;
    gameName?: string | undefined;
    pageNo: number;
  },
): Promise<Paged<GameCard>> {
  const cards = (await listRecent(ctx.db, memberId, recentMax)).map(getGameCard);
  const { gameType, vassalage, gameName } = wanted;
  const chosen = cards.filter(
    (card) =>
      (gameType === undefined || card.gameType === gameType) &&
      (vassalage === undefined || card.vassalage === vassalage) &&
      isNamed(card, gameName),
  );
  return getPage(chosen, wanted.pageNo);
}

/** The cards of the games that a member opened last. */
export const listLastOpened = async (db: Database, memberId: string): Promise<GameCard[]> =>
  (await listRecent(db, memberId, recentMax)).map(getGameCard);

/** Notes that a member opened a game; opening it again only moves it to the front. */
export async function noteOpened(ctx: Context, memberId: string, gameCode: string): Promise<void> {
  await upsertRecent(ctx.db, { memberId, gameCode, openedAt: ctx.clock.now() });
}
