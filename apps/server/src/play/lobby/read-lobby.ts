import type * as contract from '@khelaghor/contract/play/lobby.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { regionalAccount } from '@khelaghor/contract/play/lobby-terms.ts';
import type { ParsedQuery, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { weekMs } from '@khelaghor/time/durations.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context } from '../../lib/context.ts';
import { getGameCard } from '../games/index.ts';
import { listLastOpened } from '../favourites/index.ts';
import {
  getLotteryArea,
  isDrawnByCalendar,
  readLobbyDraws,
  readOpenedNumbers,
  readResultsOfDay,
} from '../lottery/index.ts';
import {
  findVisible,
  listHot,
  listLotteries,
  listOthers,
  listPopularLotteries,
  listRegional,
  readPageOfGames,
} from './store.ts';

const hotMax = 42;
const othersMax = 6;
const roomsMax = 100;

/** A page of the games of a lobby. Filters that nothing meets give an empty page. */
export async function readGameList(
  ctx: Context,
  query: ParsedQuery<typeof contract.gameList>,
): Promise<ValueOf<typeof contract.gameList>> {
  const { pageNo, pageSize, minBet, ...filter } = query;
  const { rows, total } = await readPageOfGames(
    ctx.db,
    { ...filter, ...(minBet !== undefined && { minBet: BigInt(minBet) }) },
    { pageNo, pageSize },
  );
  return {
    games: rows.map(getGameCard),
    totalPages: Math.ceil(total / pageSize),
    total,
    pageNo,
  };
}

export async function readHotGames(
  ctx: Context,
  { gameType, vassalage }: ParsedQuery<typeof contract.hotGames>,
): Promise<GameCard[]> {
  return (await listHot(ctx.db, { gameType, vassalage }, hotMax)).map(getGameCard);
}

/** A game, and others to play instead. One that is not offered is as unknown as one that is not. */
export async function readOneGame(
  ctx: Context,
  gameCode: string,
): Promise<Result<ValueOf<typeof contract.oneGame>, 'game_unknown'>> {
  const row = await findVisible(ctx.db, gameCode);
  if (!row) return refuse('game_unknown');
  const game = getGameCard(row);
  const others = await listOthers(ctx.db, { code: gameCode, gameType: game.gameType }, othersMax);
  return ok({ game, others: others.map(getGameCard) });
}

export async function readPopularGames(ctx: Context, count: number): Promise<GameCard[]> {
  const since = new Date(ctx.clock.now().getTime() - weekMs);
  return (await listPopularLotteries(ctx.db, since, count)).map(getGameCard);
}

export async function readPvpRooms(
  ctx: Context,
  vassalage: string | undefined,
): Promise<ValueOf<typeof contract.pvpRooms>> {
  const page = { pageNo: 1, pageSize: roomsMax };
  const { rows } = await readPageOfGames(ctx.db, { gameType: 'PVP', vassalage }, page);
  return {
    content: rows.map(getGameCard).map((game) => ({
      roomId: game.gameCode,
      title: game.title,
      vassalage: game.vassalage,
      game,
    })),
  };
}

export const readRegionalGames = async (ctx: Context): Promise<GameCard[]> =>
  (await listRegional(ctx.db)).map(getGameCard);

export const readRecentRegional = async (ctx: Context, memberId: string): Promise<GameCard[]> =>
  (await listLastOpened(ctx.db, memberId)).filter(
    ({ accountTypeName }) => accountTypeName === regionalAccount,
  );

/** The newest results of some lotteries, each with the name of its game. */
async function readNumbers(
  ctx: Context,
  games: readonly GameCard[],
  count: number,
): Promise<ValueOf<typeof contract.openedNumbers>> {
  const titles = new Map(games.map(({ gameCode, title }) => [gameCode, title]));
  const opened = await readOpenedNumbers(ctx, [...titles.keys()], count);
  return {
    list: opened.flatMap((one) => {
      const title = titles.get(one.gameCode);
      return title ? { ...one, title } : [];
    }),
  };
}

export const readRegionalNumbers = async (ctx: Context, count: number) =>
  readNumbers(ctx, await readRegionalGames(ctx), count);

/** Of the lotteries that a member opened; for one who opened none yet, of the popular ones. */
export async function readMemberNumbers(ctx: Context, memberId: string, count: number) {
  const opened = (await listLastOpened(ctx.db, memberId)).filter(
    ({ launch }) => launch === 'lottery',
  );
  return readNumbers(ctx, opened.length > 0 ? opened : await readPopularGames(ctx, 20), count);
}

type LobbyQuery = ParsedQuery<typeof contract.lotteryLobby>;

/** Whether a game is sold in a way that is asked for. Credit odds are not sold here. */
function isOfPrizeMode({ gameType, gameCode }: GameCard, mode: LobbyQuery['lottoPrizeMode']) {
  if (mode === undefined) return true;
  if (mode === 'ZY') return false;
  if (mode === 'SEA') return getLotteryArea(gameCode) === 'SEA';
  return gameType === (mode === 'Lott' ? 'LOTT' : 'ELOTT');
}

/** The pages of this site are for browsers; a menu for programs of other devices is empty. */
const ownDevice = 'WEB';

/** Returns the games of a menu that are sold as asked for, on the device that is named. */
export const filterMenu = (
  games: readonly GameCard[],
  { prizeMode, device = ownDevice }: ParsedQuery<typeof contract.vnGameMenu>,
): GameCard[] => games.filter((game) => device === ownDevice && isOfPrizeMode(game, prizeMode));

/** The lotteries of the house with their draws, as the field's lobby call asks for them. */
export async function readLotteryLobby(
  ctx: Context,
  { lottoArea, lottoPrizeMode, lottoGameCode, lottoView, backUrl }: LobbyQuery,
): Promise<Result<ValueOf<typeof contract.lotteryLobby>, 'game_unknown'>> {
  const games = (await listLotteries(ctx.db)).map(getGameCard);
  if (lottoGameCode !== undefined && !games.some(({ gameCode }) => gameCode === lottoGameCode))
    return refuse('game_unknown');
  const draws = await readLobbyDraws(
    ctx,
    games.map(({ gameCode }) => gameCode),
  );
  const lotteries = games.flatMap((game) => {
    const drawn = draws.get(game.gameCode);
    const isWanted = lottoArea === undefined || drawn?.area === lottoArea;
    return drawn && isWanted && isOfPrizeMode(game, lottoPrizeMode) ? [{ game, ...drawn }] : [];
  });
  return ok({
    view: lottoView ?? (lottoGameCode === undefined ? 'lobby' : 'betting'),
    gameCode: lottoGameCode ?? null,
    backUrl: backUrl !== undefined && isOwnPath(backUrl) ? backUrl : null,
    now: ctx.clock.now().toISOString(),
    lotteries,
  });
}

/** The results of a day of the lotteries that are drawn by calendar. */
export async function readDayResults(
  ctx: Context,
  { day, lottoArea }: ParsedQuery<typeof contract.dayResults>,
): Promise<ValueOf<typeof contract.dayResults>> {
  const games = (await listLotteries(ctx.db))
    .map(getGameCard)
    .filter(({ gameCode }) => isDrawnByCalendar(gameCode))
    .filter(({ gameCode }) => lottoArea === undefined || getLotteryArea(gameCode) === lottoArea);
  const titles = new Map(games.map(({ gameCode, title }) => [gameCode, title]));
  const results = await readResultsOfDay(ctx, [...titles.keys()], day);
  return {
    day,
    results: results.flatMap((one) => {
      const title = titles.get(one.gameCode);
      return title ? [{ ...one, title }] : [];
    }),
  };
}

/** Whether an address stays on this site: a path, not the beginning of another host. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\u0000-\u001f]*$/u.test(address);
