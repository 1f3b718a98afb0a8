import { sql } from 'kysely';
import { launchAccount } from '@khelaghor/contract/play/games-admin.ts';
import type { AdminGame, GameFields } from '@khelaghor/contract/play/games-admin.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { foldSearchTight } from '@khelaghor/typed-text/search-text.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { computeRevision } from '../../lib/edits.ts';
import { getGameCard } from './index.ts';

const managed = (db: Database) =>
  db
    .selectFrom('game')
    .leftJoin('vendorGame', 'vendorGame.gameCode', 'game.code')
    .selectAll('game')
    .select(['vendorGame.vendorCode', 'vendorGame.vendorGameCode', 'vendorGame.winMaxMinor']);

type Row = Awaited<ReturnType<ReturnType<typeof managed>['executeTakeFirstOrThrow']>>;

type ShownGame = Omit<AdminGame, 'revision'>;

/** Returns the fields of a game that operators edit. */
export const getGameFields = (game: ShownGame): GameFields => ({
  titleBn: game.title.bn,
  titleEn: game.title.en,
  picture: game.picture,
  isHot: game.isHot === 1,
  sort: game.sort,
  gameClassify: game.gameClassify,
  minBet: game.minBet,
  minLineNum: game.minLineNum,
  state: game.open ? 'open' : game.maintenance ? 'maintenance' : 'closed',
  maintenanceEndsAt: game.open ? null : (game.maintenance?.endsAt ?? null),
  winMax: game.winMax,
  opensVendorList: game.isGame === 'VASSALAGE',
  accountType: launchAccount.safeParse(game.accountTypeName).data ?? null,
});

function toAdminGame(row: Row): AdminGame {
  const isShut = !row.open && !row.maintenance;
  const game: ShownGame = {
    ...getGameCard(row),
    // A closed game without an opening time is not in maintenance.
    ...(isShut && { maintenance: null }),
    open: row.open,
    sort: row.sort,
    vendor: row.vendorCode,
    vendorGameCode: row.vendorGameCode,
    winMax: row.winMaxMinor === null ? null : String(row.winMaxMinor),
  };
  return { ...game, revision: computeRevision(getGameFields(game)) };
}

export type ManagedFilter = {
  gameType?: GameCategory | undefined;
  code?: string | undefined;
  vendor?: string | undefined;
  text?: string | undefined;
  state?: 'open' | 'maintenance' | 'closed' | undefined;
};

/** The filter value for games of the house, which have no vendor. */
const house = 'khelaghor';

/** Returns a page of all games, open or not. */
export async function readAdminPage(
  db: Database,
  { gameType, code, vendor, text, state }: ManagedFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ games: AdminGame[]; total: number }> {
  let games = managed(db);
  if (gameType !== undefined) games = games.where('game.gameType', '=', gameType);
  if (code !== undefined) games = games.where('game.code', '=', code);
  if (vendor === house) games = games.where('vendorGame.vendorCode', 'is', null);
  else if (vendor !== undefined) games = games.where('vendorGame.vendorCode', '=', vendor);
  if (text !== undefined && text !== '') {
    const sought = foldSearchTight(text);
    games = games.where(
      sql<boolean>`(strpos(replace(fold_search(title_en), ' ', ''), ${sought}) > 0
        or strpos(replace(fold_search(title_bn), ' ', ''), ${sought}) > 0
        or strpos(code, ${sought}) > 0
        or strpos(replace(fold_search(vendor_game_code), ' ', ''), ${sought}) > 0)`,
    );
  }
  if (state !== undefined) {
    games = games.where('game.open', '=', state === 'open');
    if (state !== 'open') games = games.where('game.maintenance', '=', state === 'maintenance');
  }
  const [{ count }, rows] = await Promise.all([
    games
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
    games
      .orderBy('game.gameType')
      .orderBy('game.sort')
      .orderBy('game.code')
      .limit(page.pageSize)
      .offset((page.pageNo - 1) * page.pageSize)
      .execute(),
  ]);
  return { games: rows.map(toAdminGame), total: Number(count) };
}

/** Returns one game, locked until the transaction ends. */
export async function lockManaged(tx: Tx, code: string): Promise<AdminGame | undefined> {
  // A query that waits for the lock would read the vendor's row as it was before the wait.
  await tx.selectFrom('game').select('code').where('code', '=', code).forUpdate().execute();
  const row = await managed(tx).where('game.code', '=', code).executeTakeFirst();
  return row && toAdminGame(row);
}

/** The columns of a game that an operator changes. */
export type GameChange = Partial<{
  titleBn: string;
  titleEn: string;
  picture: string;
  isHot: boolean;
  sort: number;
  gameClassify: string | null;
  minBetMinor: bigint | null;
  minLineNum: number | null;
  open: boolean;
  maintenance: boolean;
  maintenanceEndsAt: Date | null;
  opensVendorList: boolean;
  accountType: string | null;
}>;

export async function updateGame(tx: Tx, code: string, change: GameChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('game').set(change).where('code', '=', code).execute();
}
