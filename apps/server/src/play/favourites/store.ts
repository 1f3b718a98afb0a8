import { sql } from 'kysely';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { Database } from '../../lib/context.ts';
import { selectVisibleGames } from '../games/index.ts';

/** Counts a member's favourites; the caller has locked the member's row. */
export async function countFavourites(tx: Database, memberId: string): Promise<number> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('favouriteGame')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFavourite(
  tx: Database,
  favourite: { memberId: string; gameCode: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('favouriteGame')
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes by what the card names, also when the game is no longer offered. */
export async function deleteFavourite(
  db: Database,
  memberId: string,
  favouriteKey: number,
): Promise<void> {
  await sql`delete from favourite_game using game
    where favourite_game.member_id = ${memberId} and game.code = favourite_game.game_code
      and game.favourite_key = ${favouriteKey}`.execute(db);
}

export async function listFavouriteNodeIds(db: Database, memberId: string) {
  return selectVisibleGames(db)
    .innerJoin('favouriteGame', 'favouriteGame.gameCode', 'game.code')
    .select(['game.favouriteKey', 'game.gameType', 'game.vassalage'])
    .where('favouriteGame.memberId', '=', memberId)
    .orderBy('favouriteGame.createdAt', 'desc')
    .orderBy('game.code')
    .execute();
}

/** Returns all visible favourites, newest first. */
export function listFavourites(db: Database, memberId: string) {
  return selectVisibleGames(db)
    .innerJoin('favouriteGame', 'favouriteGame.gameCode', 'game.code')
    .selectAll('game')
    .where('favouriteGame.memberId', '=', memberId)
    .orderBy('favouriteGame.createdAt', 'desc')
    .orderBy('game.code')
    .execute();
}

/** Returns the game that a card names, if a player may see it. */
export function findNamedGame(
  db: Database,
  named: { favouriteKey: number; vendor: string; gameTypes: readonly GameCategory[] },
) {
  return selectVisibleGames(db)
    .select('game.code')
    .where('game.favouriteKey', '=', named.favouriteKey)
    .where('game.vassalage', '=', named.vendor)
    .where('game.gameType', 'in', named.gameTypes)
    .executeTakeFirst();
}

export async function upsertRecent(
  db: Database,
  recent: { memberId: string; gameCode: string; openedAt: Date },
): Promise<void> {
  await db
    .insertInto('recentGame')
    .values(recent)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'gameCode']).doUpdateSet({ openedAt: recent.openedAt }),
    )
    .execute();
}

/** Returns the visible games that a member opened, newest first. */
export function listRecent(db: Database, memberId: string, limit: number) {
  return selectVisibleGames(db)
    .innerJoin('recentGame', 'recentGame.gameCode', 'game.code')
    .selectAll('game')
    .where('recentGame.memberId', '=', memberId)
    .orderBy('recentGame.openedAt', 'desc')
    .orderBy('game.code')
    .limit(limit)
    .execute();
}

/** Removes what an account that ends liked and opened. */
export async function removeGames(tx: Database, memberId: string): Promise<void> {
  await tx.deleteFrom('favouriteGame').where('memberId', '=', memberId).execute();
  await tx.deleteFrom('recentGame').where('memberId', '=', memberId).execute();
}
