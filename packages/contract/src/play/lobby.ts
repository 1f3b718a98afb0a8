import { z } from 'zod';
import { gameCard, gameClassify } from './games.ts';
import { gamePageSize } from './lobby-terms.ts';
import { jackpotValue } from './lottery.ts';
import { shownResult } from './shown-result.ts';
import { storedImage } from '../site/media.ts';
import { route } from '../lib/route.ts';
import {
  amountText,
  calendarDay,
  gameCategory,
  gameCode,
  instant,
  language,
  localText,
} from '../lib/shapes.ts';
import { defineSearch } from '../lib/typed-fields.ts';

const platform = z.enum(['html5-desktop', 'html5']).optional();
const merchant = z.string().max(32).optional();
const clientType = z.coerce.number().int().min(0).max(9).optional();
const channel = z.string().max(32).optional();
const word = z.string().max(24).optional();
const isPlatform = z.coerce.number().int().min(0).max(9).optional();

const paging = {
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(gamePageSize),
};

/** A vendor in one lobby. */
export const vendorCard = z.object({
  vassalage: z.string(),
  title: localText,
  /** Its mark; null: its name stands for it. */
  picture: storedImage.nullable(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  nodeId: z.number().int(),
  gameType: gameCategory,
  /** How many games of it can be played there. */
  games: z.number().int(),
});
export type VendorCard = z.infer<typeof vendorCard>;

export const vendorLane = z.object({
  gameCategory,
  /** Their names in the order in which they stand. */
  vendors: z.array(z.string()),
  cards: z.record(z.string(), vendorCard),
  /** The kinds of games that are there. */
  gameClassify: z.array(gameClassify),
});
export type VendorLane = z.infer<typeof vendorLane>;

export const gameVendors = route.anyone('GET /wps/relay/newGameVendor', {
  id: 'lobby.listVendors',
  summary: 'Lists the vendors with open games, by category',
  query: z.object({ platform, merchantCode: merchant }),
  value: z.object({ data: z.object({ lanes: z.array(vendorLane) }) }),
});

export const vendorTypes = route.anyone('GET /wps/relay/vassGameType', {
  id: 'lobby.listVendorTypes',
  summary: 'Lists the categories in which a vendor has games; empty for an unknown vendor',
  query: z.object({ platform, merchantCode: merchant, vassalage: word }),
  value: z.object({ data: z.object({ lanes: z.array(vendorLane) }) }),
});

export const gameList = route.anyone('GET /wps/relay/gameList', {
  id: 'lobby.listGames',
  summary: 'Lists the games of a lobby, filtered',
  query: z.object({
    clientType,
    platform,
    channel,
    merchant,
    gameType: gameCategory.optional(),
    vassalage: word,
    gameClassify: word,
    gameName: defineSearch(100).optional(),
    /** Only games that can be played for this much or less. */
    minBet: amountText.optional(),
    /** Only games with at least so many lines. */
    minLineNum: z.coerce.number().int().min(1).max(100_000).optional(),
    language: language.optional(),
    ...paging,
  }),
  value: z.object({
    games: z.array(gameCard),
    totalPages: z.number().int(),
    total: z.number().int(),
    pageNo: z.number().int(),
  }),
});

export const hotGames = route.anyone('GET /wps/relay/hotGames', {
  id: 'lobby.listHotGames',
  summary: 'Lists the hot games, of one lobby or of all',
  query: z.object({
    merchantCode: merchant,
    isPlatform,
    gameType: gameCategory.optional(),
    vassalage: word,
    platform,
    language: language.optional(),
  }),
  value: z.object({ list: z.array(gameCard) }),
});

export const oneGame = route.anyone('GET /lgw/games/game', {
  id: 'lobby.getGame',
  summary: 'Returns one game by its code, with others to play while it is closed',
  query: z.object({ gameCode }),
  value: z.object({ game: gameCard, others: z.array(gameCard) }),
  refusals: ['game_unknown'],
});

export const popularGames = route.anyone('GET /lgw/games/popular', {
  id: 'lobby.listPopularGames',
  summary: 'Lists the lotteries that most members opened in the last seven days',
  query: z.object({ count: z.coerce.number().int().min(1).max(100).default(20) }),
  value: z.object({ games: z.array(gameCard) }),
});

export const pvpRooms = route.anyone('GET /wps/relay/pvpRooms', {
  id: 'lobby.listPvpRooms',
  summary: 'Lists the open card rooms',
  query: z.object({ platform, vassalage: word, language: language.optional() }),
  value: z.object({
    content: z.array(
      z.object({ roomId: gameCode, title: localText, vassalage: z.string(), game: gameCard }),
    ),
  }),
});

/** `Lott`: sold by a prize series; `Elott` and `SEA`: e-lotteries; `ZY`: credit odds. */
const prizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional();

/** How a menu is asked for. On a device other than `WEB` there is none of them. */
const menuQuery = z.object({ prizeMode, device: word });

export const vnGameMenu = route.anyone('GET /lgw/vn/games/game_menu', {
  id: 'lobby.listVietnamGames',
  summary: 'Lists the regional lotteries',
  query: menuQuery,
  value: z.object({ gameMenus: z.array(gameCard) }),
});

export const vnRecentMenu = route.member('GET /lgw/vn/games/game_menu/recent', {
  id: 'lobby.listRecentVietnamGames',
  allowsDemo: true,
  summary: 'Lists the regional lotteries that the member opened, newest first',
  query: menuQuery,
  value: z.object({ gameMenus: z.array(gameCard) }),
});

const openedNumber = z.object({
  gameCode,
  title: localText,
  issueNumber: z.string(),
  numbers: z.array(z.number().int()),
  drawnAt: instant,
});

const openedCount = z.object({ count: z.coerce.number().int().min(1).max(100).default(100) });

export const vnOpenedNumbers = route.anyone('GET /lgw/vn/numeros/opened/game', {
  id: 'lobby.listVietnamDraws',
  summary: 'Lists the newest results of the regional lotteries',
  query: openedCount,
  value: z.object({ list: z.array(openedNumber) }),
});

export const openedNumbers = route.member('GET /lotto/lgw/games/opened/numero', {
  id: 'lobby.listDraws',
  summary: 'Lists the newest results of the lotteries that the member opened',
  query: openedCount,
  value: z.object({ list: z.array(openedNumber) }),
});

/** Where lotteries are drawn like this: Vietnam, or the other countries of South-East Asia. */
const lotteryArea = z.enum(['VN', 'SEA']);

/** A lottery with its running draw and its newest result. */
const lobbyLottery = z.object({
  game: gameCard,
  area: lotteryArea.nullable(),
  /** How long a draw takes bets, in seconds; null where that is not always the same. */
  periodSeconds: z.number().int().nullable(),
  /** Null while no draw takes bets. */
  running: z.object({ issueNumber: z.string(), closesAt: instant, drawsAt: instant }).nullable(),
  /** Null before the first draw. */
  latest: z
    .object({
      issueNumber: z.string(),
      drawnAt: instant,
      /** What a row shows of it; of a draw of many prizes, the first. */
      shown: shownResult,
    })
    .nullable(),
  /** Its pools, each in every currency; of most lotteries none. */
  jackpots: z.array(jackpotValue),
});
export type LobbyLottery = z.infer<typeof lobbyLottery>;

export const lotteryLobby = route.anyone('GET /lotto/lgw/lobby', {
  id: 'lobby.getLotteryLobby',
  summary: 'Returns the lotteries of an area with their running draws and newest results',
  query: z.object({
    lottoArea: lotteryArea.optional(),
    launchMode: z.literal('LOTT').optional(),
    lottoPrizeMode: prizeMode,
    lottoGameCode: gameCode.optional(),
    lottoView: z.enum(['betting', 'lobby']).optional(),
    device: word,
    backUrl: z.string().max(300).optional(),
    language: language.optional(),
  }),
  value: z.object({
    /** `betting`: the page of the game that was asked for. */
    view: z.enum(['betting', 'lobby']),
    gameCode: gameCode.nullable(),
    /** Where the way back leads: a page of this site, else null. */
    backUrl: z.string().nullable(),
    now: instant,
    lotteries: z.array(lobbyLottery),
  }),
  refusals: ['game_unknown'],
});

export const nextDraws = route.anyone('GET /lotto/lgw/draws/next', {
  id: 'lobby.listNextDraws',
  summary: 'Lists lotteries whose draws are due within the hour, the soonest first',
  query: z.object({ count: z.coerce.number().int().min(1).max(10).default(4) }),
  value: z.object({
    /** One of each family; those of every minute are left out. */
    lotteries: z.array(lobbyLottery),
  }),
});

/** A result of one day, with all drawn numbers. */
const dayResult = z.object({
  gameCode,
  title: localText,
  issueNumber: z.string(),
  drawnAt: instant,
  numbers: z.array(z.number().int()),
  /** What a row shows of it; of a draw of many prizes, the first. */
  shown: shownResult,
  /** What a row showed before the last correction of an official result; null: it stands. */
  correction: z.object({ correctedAt: instant, previous: shownResult }).nullable(),
});
export type DayResult = z.infer<typeof dayResult>;

export const dayResults = route.anyone('GET /lotto/lgw/results', {
  id: 'lobby.listLotteryResults',
  summary: 'Lists the results of a day in Dhaka of lotteries that are drawn by calendar',
  query: z.object({ day: calendarDay, lottoArea: lotteryArea.optional() }),
  value: z.object({ day: calendarDay, results: z.array(dayResult) }),
});
