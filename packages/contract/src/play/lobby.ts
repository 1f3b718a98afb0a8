import { z } from 'zod';
import { gameCard, gameClassify } from './games.ts';
import { gamePageSize } from './lobby-terms.ts';
import { storedImage } from '../site/media.ts';
import { route } from '../lib/route.ts';
import { amountText, gameCategory, gameCode, language, localText } from '../lib/shapes.ts';

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

export const gameVendors = route({
  id: 'lobby.listVendors',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/newGameVendor',
  caller: 'anyone',
  summary: 'The vendors with games to play, by category',
  query: z.object({ platform, merchantCode: merchant }),
  value: z.object({ data: z.object({ lanes: z.array(vendorLane) }) }),
  refusals: [],
});

export const vendorTypes = route({
  id: 'lobby.listVendorTypes',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/vassGameType',
  caller: 'anyone',
  summary: 'The categories in which a vendor has games; nothing for one that is not here',
  query: z.object({ platform, merchantCode: merchant, vassalage: word }),
  value: z.object({ list: z.array(vendorCard) }),
  refusals: [],
});

export const gameList = route({
  id: 'lobby.listGames',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/gameList',
  caller: 'anyone',
  summary: 'A page of the games of a lobby, filtered',
  query: z.object({
    clientType,
    platform,
    channel,
    merchant,
    gameType: gameCategory.optional(),
    vassalage: word,
    gameClassify: word,
    gameName: z.string().trim().max(100).optional(),
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
  refusals: [],
});

export const hotGames = route({
  id: 'lobby.listHotGames',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/hotGames',
  caller: 'anyone',
  summary: 'The games that the house puts forward, of a lobby or of all',
  query: z.object({
    merchantCode: merchant,
    isPlatform,
    gameType: gameCategory.optional(),
    vassalage: word,
    platform,
    language: language.optional(),
  }),
  value: z.object({ list: z.array(gameCard) }),
  refusals: [],
});

export const oneGame = route({
  id: 'lobby.getGame',
  listener: 'site',
  method: 'GET',
  path: '/lgw/games/game',
  caller: 'anyone',
  summary: 'One game by its code, and others to play while it is closed',
  query: z.object({ gameCode }),
  value: z.object({ game: gameCard, others: z.array(gameCard) }),
  refusals: ['game_unknown'],
});

export const popularGames = route({
  id: 'lobby.listPopularGames',
  listener: 'site',
  method: 'GET',
  path: '/lgw/games/popular',
  caller: 'anyone',
  summary: 'The lotteries that most members opened in the last seven days',
  query: z.object({ count: z.coerce.number().int().min(1).max(100).default(20) }),
  value: z.object({ games: z.array(gameCard) }),
  refusals: [],
});

export const pvpRooms = route({
  id: 'lobby.listPvpRooms',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/pvpRooms',
  caller: 'anyone',
  summary: 'The card rooms that are open',
  query: z.object({ platform, vassalage: word, language: language.optional() }),
  value: z.object({
    content: z.array(
      z.object({ roomId: gameCode, title: localText, vassalage: z.string(), game: gameCard }),
    ),
  }),
  refusals: [],
});

export const vnGameMenu = route({
  id: 'lobby.listVietnamGames',
  listener: 'site',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  caller: 'anyone',
  summary: 'The regional lotteries',
  query: z.object({ prizeMode: word, device: word }),
  value: z.object({ gameMenus: z.array(gameCard) }),
  refusals: [],
});

export const vnRecentMenu = route({
  id: 'lobby.listRecentVietnamGames',
  listener: 'site',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  caller: 'member',
  trialToo: true,
  summary: 'The regional lotteries that the member opened, newest first',
  query: z.object({ prizeMode: word, device: word }),
  value: z.object({ gameMenus: z.array(gameCard) }),
  refusals: [],
});

const openedNumber = z.object({
  gameCode,
  title: localText,
  issueNumber: z.string(),
  numbers: z.array(z.number().int()),
  drawnAt: z.iso.datetime(),
});

const openedCount = z.object({ count: z.coerce.number().int().min(1).max(100).default(100) });

export const vnOpenedNumbers = route({
  id: 'lobby.listVietnamDraws',
  listener: 'site',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  caller: 'anyone',
  summary: 'The newest results of the regional lotteries',
  query: openedCount,
  value: z.object({ list: z.array(openedNumber) }),
  refusals: [],
});

export const openedNumbers = route({
  id: 'lobby.listDraws',
  listener: 'site',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  caller: 'member',
  summary: 'The newest results of the lotteries that the member opened',
  query: openedCount,
  value: z.object({ list: z.array(openedNumber) }),
  refusals: [],
});
