import { z } from 'zod';
import { gameClasses } from './lobby-terms.ts';
import { route } from '../lib/route.ts';
import { amountText, gameCategory, gameCode, instant, localText } from '../lib/shapes.ts';

/** What kind of game it is within its category. */
export const gameClassify = z.enum(gameClasses);
export type GameClassify = z.infer<typeof gameClassify>;

/** The vendor's group name in the trade's words; ours is 'KHELAGHOR'. */
export const vassalage = z.string().regex(/^[A-Z0-9_]{2,24}$/);

/** A game as a card of the lobby. */
export const gameCard = z.object({
  gameCode,
  vassalage: z.string(),
  nodeId: z.number().int(),
  gameType: gameCategory,
  title: localText,
  picture: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  /**
   * Return to the player in hundredths of a percent, of the play that returns least; null when a
   * vendor does not say.
   */
  rtpHundredths: z.number().int().nullable(),
  /**
   * How it opens: in a frame of the page for games, in one of the page for vendors' games, in a
   * window of its own, or as a page of the site.
   */
  launch: z.enum(['iframe', 'route', 'popup', 'lottery']),
  defaultPlayType: z.string().nullable(),
  /** The account that it is played with, in the trade's words: mostly its vendor's name. */
  accountTypeName: z.string(),
  /** `VASSALAGE`: the card opens the list of its vendor's games. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  gameClassify: gameClassify.nullable(),
  /** The least stake and the least number of lines, where the vendor says so. */
  minBet: amountText.nullable(),
  minLineNum: z.number().int().nullable(),
  /** Null: it can be played. Otherwise when it is back, if that is known. */
  maintenance: z.object({ endsAt: instant.nullable() }).nullable(),
});
export type GameCard = z.infer<typeof gameCard>;

export const gameMenus = route.anyone('GET /lgw/games/game_menus', {
  id: 'games.listMenus',
  summary: 'Returns the lobby: rows of games by category',
  value: z.object({
    gameMenus: z.array(
      z.object({
        gameGroupCode: gameCategory,
        labelName: localText,
        /** The first of them; all are in the lobby of the category. */
        games: z.array(gameCard),
        count: z.number().int(),
      }),
    ),
  }),
});
