import { z } from 'zod';
import { gameCard } from './games.ts';
import { route } from '../lib/route.ts';
import { gameCategory, gameCode, language } from '../lib/shapes.ts';
import { defineSearch } from '../lib/typed-fields.ts';

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

export const addFavourite = route.member('POST /wps/relay/favouriteGames', {
  id: 'favourites.create',
  allowsDemo: true,
  summary: 'Adds a favourite game; repeats change nothing',
  body: named,
  value: z.object({ isFavourite: z.literal(true) }),
  refusals: ['game_unknown', 'favourites_full'],
});

export const removeFavourite = route.member('POST /wps/relay/favouriteGames/remove', {
  id: 'favourites.delete',
  allowsDemo: true,
  summary: 'Removes a favourite game; repeats change nothing',
  body: named,
  value: z.object({ isFavourite: z.literal(false) }),
});

export const favouriteIds = route.member('GET /wps/relay/favouriteIds', {
  id: 'favourites.listIds',
  allowsDemo: true,
  summary: 'Lists the node ids of the member’s favourites',
  query: z.object({ ...listed, gameType: gameCategory.optional() }),
  value: z.object({ content: z.array(z.number().int()), totalPages: z.number().int() }),
});

export const favouriteGames = route.member('GET /wps/relay/favouriteGames', {
  id: 'favourites.list',
  allowsDemo: true,
  summary: 'Lists the member’s favourites, newest first',
  query: z.object({
    ...listed,
    gameType: gameCategory.optional(),
    gameName: defineSearch(100).optional(),
  }),
  value: z.object({ content: z.array(gameCard), totalPages: z.number().int() }),
});

export const recentGames = route.member('GET /wps/relay/recentGames', {
  id: 'favourites.listRecent',
  allowsDemo: true,
  summary: 'Lists the games that the member opened last',
  query: z.object({
    ...listed,
    vassalage: z.string().max(24).optional(),
    gameType: gameCategory.optional(),
    gameName: defineSearch(100).optional(),
  }),
  value: z.object({ list: z.array(gameCard), totalPages: z.number().int() }),
});

export const noteOpened = route.member('PUT /wps/relay/recentGames', {
  id: 'favourites.recordOpened',
  allowsDemo: true,
  summary: 'Records that the member opened a game that is a page of the site',
  body: z.object({ gameCode }),
  value: z.object({}),
  refusals: ['game_unknown'],
});
