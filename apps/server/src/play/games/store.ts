import { sql } from 'kysely';
import type { Database, Tx } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';

/**
 * The games that a player may see: open, or under maintenance, and of no vendor that is closed.
 * Whatever lists games begins here, so that none of the lists can show what another hides.
 */
export function selectVisibleGames(db: Database) {
  return db
    .selectFrom('game')
    .leftJoin('vendorGame', 'vendorGame.gameCode', 'game.code')
    .leftJoin('vendor', 'vendor.code', 'vendorGame.vendorCode')
    .where(({ or, eb }) => or([eb('game.open', '=', true), eb('game.maintenance', '=', true)]))
    .where(({ or, eb }) => or([eb('vendor.code', 'is', null), eb('vendor.open', '=', true)]));
}

/** The first open games of each category, in the order of the lobby, and how many there are. */
export function listFirstGames(db: Database, perCategory: number) {
  return db
    .selectFrom(
      selectVisibleGames(db)
        .selectAll('game')
        .select(sql<number>`row_number() over lobby`.as('place'))
        .select(sql<bigint>`count(*) over (partition by game.game_type)`.as('count'))
        .where('game.open', '=', true)
        .modifyEnd(sql`window lobby as (partition by game.game_type order by game.sort, game.code)`)
        .as('ranked'),
    )
    .selectAll()
    .where('place', '<=', perCategory)
    .orderBy('sort')
    .orderBy('code')
    .execute();
}

/** One game, open or not. */
export function findGame(db: Database, code: string) {
  return db
    .selectFrom('game')
    .select(['code', 'launch', 'open', 'maintenance', 'maintenanceEndsAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Opens the games whose maintenance has ended, and gives their codes. */
export async function openWhatIsDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('game')
    .set({ open: true, maintenance: false, maintenanceEndsAt: null })
    .where('maintenance', '=', true)
    .where('open', '=', false)
    .where('maintenanceEndsAt', '<=', now)
    .returning('code')
    .execute();
  return rows.map(({ code }) => code);
}

/** Writes what a game returns to the player, in hundredths of a percent, as the lobby shows it. */
export async function setGameReturn(tx: Tx, code: string, rtpHundredths: number): Promise<void> {
  await tx.updateTable('game').set({ rtpHundredths }).where('code', '=', code).execute();
}

/**
 * Puts a game beside another one into the lobby, closed and otherwise like it; false when its code
 * is in use.
 */
export async function insertGameLike(
  tx: Tx,
  like: string,
  named: { readonly code: string; readonly titleBn: string; readonly titleEn: string },
): Promise<boolean> {
  const game = await tx
    .selectFrom('game')
    .select(['gameType', 'vassalage', 'accountType', 'picture', 'rtpHundredths', 'launch'])
    .select(['defaultPlayType', 'gameClassify', 'minBetMinor', 'minLineNum', 'sort'])
    .where('code', '=', like)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('game')
    .values({ ...game, ...named, isHot: false, open: false })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .$call(tryWrite);
}

/** Removes a game from the lobby; the database refuses it while anything refers to it. */
export async function deleteGame(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('game').where('code', '=', code).execute();
}
