import { z } from 'zod';
import { gameCard } from './games.ts';
import { route } from '../lib/route.ts';
import { gameCategory, gameCode, language } from '../lib/shapes.ts';

const listed = {
  clientType: z.coerce.number().int().min(0).max(9).optional(),
  platform: z.enum(['html5-desktop', 'html5']).optional(),
  language: language.optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
};

/** How many games may be a member's favourites. */
export const favouritesMax = 500;

/** A game as its card names it. */
const named = z.object({
  data: z.object({
    nodeId: z.int32(),
    vendor: z.string().max(24),
    gameType: gameCategory,
  }),
});

export const addFavourite = route({
  id: 'favourites.create',
  listener: 'site',
  method: 'POST',
  path: '/wps/relay/favouriteGames',
  caller: 'member',
  trialToo: true,
  summary: 'Makes a game a favourite; again changes nothing',
  body: named,
  value: z.object({ isFavourite: z.literal(true) }),
  refusals: ['game_unknown', 'favourites_full'],
});

export const removeFavourite = route({
  id: 'favourites.delete',
  listener: 'site',
  method: 'POST',
  path: '/wps/relay/favouriteGames/remove',
  caller: 'member',
  trialToo: true,
  summary: 'Makes a game no favourite any more; again changes nothing',
  body: named,
  value: z.object({ isFavourite: z.literal(false) }),
  refusals: [],
});

export const favouriteIds = route({
  id: 'favourites.listIds',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/favouriteIds',
  caller: 'member',
  trialToo: true,
  summary: 'The node ids of the member’s favourites',
  query: z.object({ ...listed, gameType: gameCategory.optional() }),
  value: z.object({ content: z.array(z.number().int()), totalPages: z.number().int() }),
  refusals: [],
});

export const favouriteGames = route({
  id: 'favourites.list',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/favouriteGames',
  caller: 'member',
  trialToo: true,
  summary: 'A page of the member’s favourites, newest first',
  query: z.object({
    ...listed,
    gameType: gameCategory.optional(),
    gameName: z.string().trim().max(100).optional(),
  }),
  value: z.object({ content: z.array(gameCard), totalPages: z.number().int() }),
  refusals: [],
});

export const recentGames = route({
  id: 'favourites.listRecent',
  listener: 'site',
  method: 'GET',
  path: '/wps/relay/recentGames',
  caller: 'member',
  trialToo: true,
  summary: 'The games that the member opened last',
  query: z.object({
    ...listed,
    vassalage: z.string().max(24).optional(),
    gameType: gameCategory.optional(),
  }),
  value: z.object({ list: z.array(gameCard), totalPages: z.number().int() }),
  refusals: [],
});

export const noteOpened = route({
  id: 'favourites.recordOpened',
  listener: 'site',
  method: 'PUT',
  path: '/wps/relay/recentGames',
  caller: 'member',
  trialToo: true,
  summary: 'Notes that the member opened a game that is a page of the site',
  body: z.object({ gameCode }),
  value: z.object({}),
  refusals: ['game_unknown'],
});
