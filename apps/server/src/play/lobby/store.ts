import { sql } from 'kysely';
import { regionalAccount, vendorGroups } from '@khelaghor/contract/play/lobby-terms.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { foldSearchTight } from '@khelaghor/typed-text/search-text.ts';
import type { Database } from '../../lib/context.ts';
import { groupedVendors, selectVisibleGames } from '../games/index.ts';

/** The filter of a lobby's page. */
export type GameFilter = {
  gameType?: GameCategory | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  gameName?: string | undefined;
  minBet?: bigint | undefined;
  minLineNum?: number | undefined;
};

/** The condition for a game in a lobby; sports of some vendors have a lobby of their own. */
function inLobby(gameType: GameCategory) {
  if (gameType === 'SPORTS')
    return sql<boolean>`(game.game_type = 'SPORTS'
      and game.vassalage <> all (${[...groupedVendors]}::text[]))`;
  if (gameType !== 'COCKFIGHT' && gameType !== 'ESPORTS')
    return sql<boolean>`game.game_type = ${gameType}`;
  return sql<boolean>`(game.game_type = ${gameType} or (game.game_type = 'SPORTS'
    and game.vassalage = any (${[...vendorGroups[gameType]]}::text[])))`;
}

/** Whether a title has what is typed; both are folded by the same rules, without spaces. */
function nameHolds(text: string) {
  const sought = foldSearchTight(text);
  return sql<boolean>`(strpos(replace(fold_search(game.title_en), ' ', ''), ${sought}) > 0
    or strpos(replace(fold_search(game.title_bn), ' ', ''), ${sought}) > 0)`;
}

function filtered(db: Database, filter: GameFilter) {
  const { gameType, vassalage, gameClassify, gameName, minBet, minLineNum } = filter;
  let games = selectVisibleGames(db);
  if (gameType !== undefined) games = games.where(inLobby(gameType));
  if (vassalage !== undefined) games = games.where('game.vassalage', '=', vassalage);
  if (gameClassify !== undefined) games = games.where('game.gameClassify', '=', gameClassify);
  if (gameName !== undefined && gameName !== '') games = games.where(nameHolds(gameName));
  if (minBet !== undefined) games = games.where('game.minBetMinor', '<=', minBet);
  if (minLineNum !== undefined) games = games.where('game.minLineNum', '>=', minLineNum);
  return games;
}

/** Returns a page of a lobby, with the number of all its games. */
export async function readPageOfGames(
  db: Database,
  filter: GameFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const games = filtered(db, filter);
  const [{ count }, rows] = await Promise.all([
    games.select((eb) => eb.fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow(),
    games
      .selectAll('game')
      .orderBy('game.sort')
      .orderBy('game.code')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
  ]);
  return { rows, total: Number(count) };
}

/** Returns the games that the house recommends. */
export function listHot(db: Database, filter: GameFilter, limit: number) {
  return filtered(db, filter)
    .selectAll('game')
    .where('game.isHot', '=', true)
    .where('game.open', '=', true)
    .orderBy('game.sort')
    .orderBy('game.code')
    .limit(limit)
    .execute();
}

/** Returns a game by its code, if a player may see it. */
export function findVisible(db: Database, code: string) {
  return selectVisibleGames(db).selectAll('game').where('game.code', '=', code).executeTakeFirst();
}

/** Returns open games beside one: of its own lobby first, then recommended ones. */
export function listOthers(
  db: Database,
  game: { code: string; gameType: GameCategory },
  limit: number,
) {
  return selectVisibleGames(db)
    .selectAll('game')
    .where('game.open', '=', true)
    .where('game.opensVendorList', '=', false)
    .where('game.code', '<>', game.code)
    .orderBy(inLobby(game.gameType), 'desc')
    .orderBy('game.isHot', 'desc')
    .orderBy('game.sort')
    .limit(limit)
    .execute();
}

const vendorColumns = [
  'game.vassalage',
  'game.gameType',
  'game.gameClassify',
  'vendor.titleBn',
  'vendor.titleEn',
  'vendor.picture',
  'vendorLobbyEntry.favouriteKey',
  'vendorLobbyEntry.isHot',
  'vendorLobbyEntry.sort',
] as const;

/** Returns the vendors with visible games, by category and class. */
export function countByVendor(db: Database) {
  return selectVisibleGames(db)
    .leftJoin('vendorLobbyEntry', (join) =>
      join
        .onRef('vendorLobbyEntry.vendorCode', '=', 'vendor.code')
        .onRef('vendorLobbyEntry.gameType', '=', 'game.gameType'),
    )
    .select(vendorColumns)
    .select((eb) => eb.fn.countAll<bigint>().as('games'))
    .where(sql<boolean>`(vendor.code is null or vendor_lobby_entry.favourite_key is not null)`)
    .groupBy(vendorColumns)
    .execute();
}

/** Returns the lotteries, those opened by the most members since a time first. */
export function listPopularLotteries(db: Database, since: Date, limit: number) {
  return selectVisibleGames(db)
    .selectAll('game')
    .where('game.gameType', 'in', ['LOTT', 'ELOTT'])
    .where('game.open', '=', true)
    .orderBy(
      sql`(select count(*) from recent_game
        where recent_game.game_code = game.code and recent_game.opened_at > ${since})`,
      'desc',
    )
    .orderBy('game.sort')
    .limit(limit)
    .execute();
}

/** Returns the open lotteries of the house. */
export function listLotteries(db: Database) {
  return selectVisibleGames(db)
    .selectAll('game')
    .where('game.launch', '=', 'lottery')
    .where('game.open', '=', true)
    .orderBy('game.sort')
    .orderBy('game.code')
    .execute();
}

/** Returns the regional lotteries: games with the trade's account for them. */
export function listRegional(db: Database) {
  return selectVisibleGames(db)
    .selectAll('game')
    .where('game.accountType', '=', regionalAccount)
    .orderBy('game.sort')
    .orderBy('game.code')
    .execute();
}
