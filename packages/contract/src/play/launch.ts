import { z } from 'zod';
import { route } from '../lib/route.ts';
import { gameCode, instant, language, stakeCurrency } from '../lib/shapes.ts';

export const launchGame = route.member('POST /wps/game/launchGame', {
  id: 'launch.launchGame',
  allowsDemo: true,
  summary: 'Returns a single-use address (60 seconds) that opens a game in its frame',
  body: z.object({
    /** One of the two: a game, or a card room. */
    gameId: gameCode.optional(),
    roomId: gameCode.optional(),
    launchMode: z.literal('GLS'),
    platform: z.enum(['html5-desktop', 'html5']),
    language,
    nodeId: z.number().int().optional(),
    accountType: z.literal(1).optional(),
    confirmTrans: z.literal(0).optional(),
    vassalage: z.string().max(24).optional(),
    clientType: z.literal(3).optional(),
    merchantCode: z.string().max(32).optional(),
  }),
  value: z.object({
    content: z.string(),
    /** Whose page it is: ours speaks with the page around it, a vendor's does not. */
    origin: z.enum(['own', 'vendor']),
  }),
  refusals: [
    'game_unknown',
    'game_closed',
    'game_maintenance',
    'vendor_closed',
    'vendor_unavailable',
    // Of the games of vendors, by a trial account.
    'in_need_true_account',
    'on_break',
    'limit_time_reached',
  ],
});

/**
 * The game page exchanges its launch code, once, for a game session that lives in its memory only.
 */
export const openGameSession = route.anyone('POST /inhouse/session', {
  id: 'launch.createGameSession',
  listener: 'games',
  summary: 'Exchanges a launch code for a game session token (bearer) of the member and the game',
  body: z.object({ launchCode: z.string().min(20).max(100) }),
  value: z.object({
    gameToken: z.string(),
    gameCode,
    currency: stakeCurrency,
    language,
    grouping: z.enum(['lakh', 'western']),
    digits: z.enum(['latn', 'beng']),
    /** The server's time; keys that the game makes carry it, not the device's. */
    now: instant,
  }),
  refusals: ['launch_code_invalid'],
});
