import { z } from 'zod';
import { gameCard, gameClassify } from './games.ts';
import { importMaxCharacters } from './lobby-terms.ts';
import { pictureName } from '../site/media.ts';
import { panelPictures } from '../site/picture-names.ts';
import { defineEdit, revision } from '../lib/edits.ts';
import { route } from '../lib/route.ts';
import { amountText, gameCategory, gameCode, instant } from '../lib/shapes.ts';
import { vendorCode } from './vendors.ts';
import { defineSearch, defineName } from '../lib/typed-fields.ts';

/** A title in one language, as an operator writes it. */
const titleText = defineName(80).min(1);

export const adminGame = gameCard.extend({
  open: z.boolean(),
  sort: z.number().int(),
  /** Null: one of ours. */
  vendor: vendorCode.nullable(),
  vendorGameCode: z.string().nullable(),
  /** The most that one win may pay in it; null: what the vendor’s wins may, or one of ours. */
  winMax: amountText.nullable(),
  revision,
});
export type AdminGame = z.infer<typeof adminGame>;

export const manageGames = route.operator('GET /operator/games', {
  id: 'games.admin.list',
  permission: 'games.see',
  summary: 'Lists all games by category and vendor',
  query: z.object({
    gameType: gameCategory.optional(),
    /** Exactly this game, whatever its state. */
    code: gameCode.optional(),
    vendor: z.string().max(24).optional(),
    text: defineSearch(100).optional(),
    state: z.enum(['open', 'maintenance', 'closed']).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({
    games: z.array(adminGame),
    total: z.number().int(),
    totalPages: z.number().int(),
  }),
});

/**
 * Accounts of vendors' games that are launched in a way of their own: games of `TCG_SEA` in a
 * window, games of `TCG_LOTTO_VN` among the lotteries of Vietnam.
 */
export const launchAccount = z.enum(['TCG_SEA', 'TCG_LOTTO_VN']);
export type LaunchAccount = z.infer<typeof launchAccount>;

/** The fields of a game that operators edit. */
export const gameFields = z.object({
  titleBn: titleText,
  titleEn: titleText,
  picture: pictureName,
  isHot: z.boolean(),
  sort: z.number().int().min(0).max(1_000_000),
  gameClassify: gameClassify.nullable(),
  minBet: amountText.nullable(),
  minLineNum: z.number().int().min(1).max(100_000).nullable(),
  state: z.enum(['open', 'maintenance', 'closed']),
  maintenanceEndsAt: instant.nullable(),
  /** Of vendors’ games only. */
  winMax: amountText.nullable(),
  /** The card opens the list of the vendor's games, and not this one. */
  opensVendorList: z.boolean(),
  /** Null: the vendor's own account. */
  accountType: launchAccount.nullable(),
});
export type GameFields = z.infer<typeof gameFields>;

export const changeGame = route.operator('PUT /operator/games/:gameCode', {
  id: 'games.admin.update',
  permission: 'games.act',
  summary: 'Changes how a game is shown, or closes it for a while; omitted fields stay',
  params: z.object({ gameCode }),
  body: defineEdit(gameFields),
  value: adminGame,
  refusals: ['game_unknown', 'maintenance_ended', 'changed_meanwhile'],
});

/** An act and not an edit: it says the same whatever else of the game was changed. */
export const switchGame = route.operator('POST /operator/games/:gameCode/switch', {
  id: 'games.admin.switch',
  permission: 'games.act',
  summary: 'Opens a game, or closes it to new rounds',
  params: z.object({ gameCode }),
  body: z.object({ open: z.boolean() }),
  value: adminGame,
  refusals: ['game_unknown'],
});

export const importedGame = z.object({
  /** What the vendor calls it. */
  vendorGameCode: z.string().trim().min(1).max(100),
  titleEn: titleText,
  titleBn: titleText,
  gameType: gameCategory,
  gameClassify: gameClassify.optional(),
  /** One of the painted panels; without it the panel of its kind. */
  picture: z.enum(panelPictures).optional(),
  rtpHundredths: z.number().int().min(1).max(10_000).optional(),
  minBet: amountText.optional(),
  minLineNum: z.number().int().min(1).max(100_000).optional(),
  launch: z.enum(['iframe', 'route', 'popup']).optional(),
  isHot: z.boolean().optional(),
  opensVendorList: z.boolean().optional(),
  accountType: launchAccount.optional(),
});
export type ImportedGame = z.infer<typeof importedGame>;

/** Why a line of an import is refused, and where: lines count from 1, the head is line 1 of CSV. */
export const importFault = z.object({
  line: z.number().int(),
  field: z.string(),
  fault: z.enum(['unreadable', 'missing', 'invalid', 'unknown_field', 'repeated', 'too_many']),
});
export type ImportFault = z.infer<typeof importFault>;

export const importGames = route.operator('POST /operator/games/import', {
  id: 'games.admin.import',
  permission: 'games.act',
  // Bengali takes three bytes a letter.
  bodyMaxBytes: importMaxCharacters * 4,
  summary:
    'Brings a vendor’s list of games in, as JSON or CSV: all of it or, with a fault, nothing',
  body: z.object({
    vendor: vendorCode,
    format: z.enum(['json', 'csv']),
    text: z.string().min(1).max(importMaxCharacters),
    /** Only says what would happen. */
    dryRun: z.boolean(),
  }),
  value: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    /** At most the first hundred. With any, nothing was done. */
    faults: z.array(importFault),
  }),
  refusals: ['vendor_unknown'],
});
